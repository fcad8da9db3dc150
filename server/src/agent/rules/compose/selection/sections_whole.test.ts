// A section stands as its author wrote it: nothing is torn out of its paragraphs, and a note below prices is a note.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Block } from '../../../../content/content.ts';
import { makeCase } from '../../../../eval/case.ts';
import { run } from '../../testing/run.ts';

const actions = [{ buttonTitle: 'Go', actionType: 'calendar' as const, url: 'https://c.example' }];
async function blocksOf(language: string, context: string): Promise<readonly Block[]> {
  const { input } = makeCase({
    ...{
      name: 'whole',
      language,
      brand: { name: 'Lindvall' },
      pageName: 'Offer',
      context,
      actions,
    },
    ...{ account: { name: 'Halvorsen' }, mention: [], hide: [] },
  });
  return (await run(input)).content.blocks;
}
const tableIn = (blocks: readonly Block[]) => {
  const found = blocks.find(({ type }) => type === 'table');
  assert.ok(found?.type === 'table');
  return found;
};

test('a price list in groups is one table under the heading of the section, with the names of its groups', async () => {
  const blocks = await blocksOf(
    'it',
    'Lindvall affitta camere e sale.\n\nListino 2026\n\nCamere\nSingola | 78 € a notte\nDoppia | 104 € a notte\n\nSale\nSala riunioni | 220 €\nFienile | 140 €',
  );
  assert.equal(blocks.filter(({ type }) => type === 'table').length, 1);
  const { heading, rows } = tableIn(blocks);
  assert.equal(heading, 'Listino 2026');
  assert.deepEqual(
    rows.map(({ cells: [name = '', ...rest] }) => (rest.every((one) => one === '') ? name : '')),
    ['Camere', '', '', 'Sale', '', ''],
  );
});

test('building blocks with their prices are offers, each with its own text', async () => {
  const blocks = await blocksOf(
    'fr',
    'Lindvall forme les équipes.\n\nNos deux formules :\n\n1) Le diagnostic\nUne demi-journée dans vos bureaux, avec six personnes. 480 € HT\n\n2) L’atelier\nDeux fois trois heures, sur vos propres tableaux. 1 150 € HT le groupe',
  );
  const offers = blocks.find(({ type }) => type === 'pricing');
  assert.ok(offers?.type === 'pricing');
  assert.deepEqual(
    offers.options.map(({ price, text, included }) => [price, (text ?? '').length > 20, included]),
    [
      ['480 €', true, []],
      ['1 150 €', true, []],
    ],
  );
});

test('what is told below prices at length is text of its own, right below them', async () => {
  const blocks = await blocksOf(
    'en',
    'Lindvall lets a barn for weddings.\n\nWhat it costs\nWeekend: £9,800\nMidweek: £5,400\nIncluded: tables, chairs, linen, crockery, the festoon lights, the fire pit with wood, and our wedding manager from first visit to last goodbye. All prices include VAT.\nTo hold a date we take 25% of the hire; a further 25% six months before; the rest, with the food, four weeks before.',
  );
  const at = blocks.findIndex(({ type }) => type === 'table');
  const below = blocks[at + 1];
  assert.doesNotMatch(tableIn(blocks).note ?? '', /Included/);
  assert.ok(below?.type === 'prose' && below.heading === undefined);
  assert.match(below.paragraphs.join(' '), /^Included: tables.*To hold a date/);
});

test('a paragraph keeps the sentences that begin with a figure', async () => {
  const blocks = await blocksOf(
    'de',
    'Lindvall gibt Kurse.\n\n## Rückenkurs im Betrieb\n8 Termine à 45 Minuten in der Gruppe. Sie stellen einen Raum, Matten bringen wir mit. 12 Personen je Gruppe. 2 Trainer kommen zu Ihnen.',
  );
  assert.ok(!blocks.some(({ type }) => type === 'stats'));
});
