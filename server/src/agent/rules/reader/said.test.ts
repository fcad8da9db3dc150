import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { readSaid } from './said.ts';

const saidIn = (payload: Record<string, string>, name: string, language: string): string[] =>
  readSaid(
    makeCase({
      name: 'call',
      language,
      brand: { name: 'Brink' },
      pageName: 'x',
      context: 'Brink is a firm.',
      actions: [],
      person: { name },
      activity: [{ type: 'call', direction: 'from', payload }],
      mention: [],
      hide: [],
    }).input,
  ).flatMap(({ sentences }) => sentences);

const calls: [how: string, name: string, language: string, body: string, said: string[]][] = [
  [
    'a colleague who speaks once',
    'Anneke Visser',
    'en',
    'Anneke: Our client is nervous about the data. Anneke: It is due in May. Dan: I will send you the certificates.',
    ['Our client is nervous about the data.', 'It is due in May.'],
  ],
  [
    'the two sides by what they are',
    'Paul Roche',
    'fr',
    'Client : Nous avons trois sites. Commercial : Je vous fais une remise. Client : Il faut finir en juin.',
    ['Nous avons trois sites.', 'Il faut finir en juin.'],
  ],
  [
    'a point of theirs',
    'Marta Gil',
    'en',
    'Marta: We run 200 beds. Budget: at most 20,000 euros.',
    ['We run 200 beds.', 'Budget: at most 20,000 euros.'],
  ],
];

for (const [how, name, language, body, said] of calls) {
  test(`of a call the reader’s own words: ${how}`, () =>
    assert.deepEqual(saidIn({ body }, name, language), said));
}

test('the subject of a mail is no part of its first sentence, and a request keeps its number', () => {
  const body = 'We ship 35 boxes a week.';
  const of = (subject: string) => saidIn({ subject, body }, 'Priya Raman', 'en');
  assert.deepEqual(of('Sample transport Cambridge to Leeds'), [body]);
  assert.deepEqual(of('Request 2026-114 for boxes'), [body, 'Request 2026-114 for boxes.']);
});
