import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequests } from '../read_requests.ts';
import { saidToReader } from './to_reader.ts';

test('what is told of the reader is said to them, where nothing else has to change', () => {
  for (const [language, told, said] of [
    [
      'en',
      'They can ring on Monday and have their boat on Friday',
      'You can ring on Monday and have your boat on Friday',
    ],
    ['en', 'She can keep her old number', 'You can keep your old number'],
    ['de', 'Ohne Umweg, wenn sie umziehen', 'Ohne Umweg, wenn sie umziehen'],
    ['en', 'Our fitters tidy up before they leave', 'Our fitters tidy up before they leave'],
    ['fr', 'Nos équipes rangent leurs outils', 'Nos équipes rangent leurs outils'],
    ['fr', 'Ses équipes restent au port', 'Vos équipes restent au port'],
    ['es', 'Ellos pueden llamar el lunes', 'Ustedes pueden llamar el lunes'],
    ['nl', 'Ze kunnen maandag bellen', 'U kunt maandag bellen'],
    ['pl', 'Oni mogą zadzwonić w poniedziałek', 'Państwo mogą zadzwonić w poniedziałek'],
    ['en', 'We come on Mondays', 'We come on Mondays'],
    ['en', 'He gets it on Friday', 'You get it on Friday'],
  ] as const)
    assert.equal(saidToReader(told, language), said);
  for (const [language, told] of [
    ['fr', 'Ils restent au port'],
    ['it', 'Loro restano al porto'],
  ] as const)
    assert.equal(saidToReader(told, language), undefined, told);
});

test('a line that is to be added is no place', () => {
  const [added] = readRequests('Add a line that the yard is open on Sundays');
  assert.ok(added?.kind === 'mention' && added.section === undefined);
  assert.match(added.text, /yard is open on Sundays/);
  const [set] = readRequests('Set the headline to "Draw a line that lasts"');
  assert.ok(set?.kind === 'setHero' && set.value === 'Draw a line that lasts');
});
