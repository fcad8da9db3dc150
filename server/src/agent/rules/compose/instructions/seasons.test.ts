import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCommands } from '../../commands/commands.ts';
import { readSource } from '../../context/source.ts';
import { ofContext } from '../../testing/run.ts';
import { obeying } from '../selection/obey.ts';
import { pricedIn, seasonIn } from './seasons.ts';

const meant: [language: string, about: string][] = [
  ['en', 'winter prices'],
  ['en', 'prices for the winter season'],
  ['de', 'Winterpreise'],
  ['fr', "tarifs d'hiver"],
  ['es', 'precios de invierno'],
  ['it', 'prezzi invernali'],
  ['pt', 'preços de inverno'],
  ['nl', 'winterprijzen'],
  ['pl', 'cen zimowych'],
  ['ja', '冬の料金'],
];
test('the prices of a season are known by its name, and what only has its name in it is something else', () => {
  for (const [language, about] of meant) assert.equal(seasonIn(about, language), 'winter', about);
  for (const about of ['winter tyres', 'spring water', 'winter and summer prices'])
    assert.equal(seasonIn(about, 'en'), undefined, about);
  for (const about of ['Winterreifen', 'Winterdienst'])
    assert.equal(seasonIn(about, 'de'), undefined, about);
});

const rows: [language: string, row: string, isWinter: boolean][] = [
  ['en', 'January to March, November: £118', true],
  ['en', 'April, October, December: £139', false],
  ['en', 'May to September: £164', false],
  ['en', 'You may pay £30 later', false],
  ['en', 'Heated, so it works in February as well', false],
  ['de', 'Dez.–Feb.: 39 €', true],
  ['fr', 'De décembre à février, le loyer baisse de 20 %', true],
  ['es', 'Curso de invierno: 410 €', true],
  ['it', 'Bassa stagione (novembre, gennaio-marzo) 98 €', true],
  ['pl', 'Kwiecień, październik 610 zł', false],
  ['ja', '冬期(12月〜2月):18,000円', true],
  ['ja', '夏期(6月〜9月):15,000円', false],
];
test('a row is of a season when at least half of its months are', () => {
  for (const [language, row, is] of rows) assert.equal(pricedIn('winter', language)(row), is, row);
});

test('without the prices of one season, those of all others stay', () => {
  const text = `Alder Barn is a hall for weddings.

## Prices
| Months | Weekend |
|---|---|
| January to March, November | £5,900 |
| April, October, December | £7,400 |
| May to September | £9,800 |`;
  const left = obeying(
    readSource(ofContext('en', text)),
    readCommands("Don't list the winter prices.", 'en'),
  );
  const told = JSON.stringify(left.context);
  assert.doesNotMatch(told, /5,900/);
  assert.match(told, /7,400/);
  assert.match(told, /9,800/);
});
