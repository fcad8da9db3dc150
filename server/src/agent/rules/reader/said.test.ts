import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeCase } from '../../../eval/case.ts';
import { readSaid } from './said.ts';
import { unitsOf } from './units.ts';

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
  assert.deepEqual(of('RFQ 114, boxes'), [body, 'RFQ 114, boxes.']);
  for (const day of ['Call on Monday 12 May', 'Rückruf am 12/05/2026', 'Appel du 12-05, 20 min'])
    assert.deepEqual(of(day), [body]);
});

const lists: [language: string, body: string, said: string[]][] = [
  ['pt', 'Gostava de saber:\na) Em quanto tempo chegam?\nb) Custa?', ['Em quanto tempo chegam?']],
  ['it', 'Vi chiedo:\n- ritirate la vecchia macchina?', ['Ritirate la vecchia macchina?']],
  [
    'ja',
    'ミエルラボ ご担当者様\n次の点を教えてください。\n1. 1日40品種に対応できますか。\n② 費用はいくらですか。',
    ['1日40品種に対応できますか。', '費用はいくらですか。'],
  ],
  [
    'de',
    '3. März wäre uns recht.\n• Was kostet das im Monat?',
    ['3. März wäre uns recht.', 'Was kostet das im Monat?'],
  ],
  [
    'en',
    'Two things: 1) Is it open on Sundays? 2) Who has the keys?',
    ['Is it open on Sundays?', 'Who has the keys?'],
  ],
  [
    'en',
    'I have two points: 1) what does the kiln eat in power, 2) who lights it (as in plan 3) on Mondays 3) can we watch the firing?',
    [
      'What does the kiln eat in power?',
      'Who lights it (as in plan 3) on Mondays?',
      'Can we watch the firing?',
    ],
  ],
  ['en', 'We pay weekly. Between us, we were fined twice. It was ugly then.', ['We pay weekly.']],
];
for (const [language, body, said] of lists) {
  test(`items without their marks, and nothing that announces, greets or confides: ${body}`, () =>
    assert.deepEqual(saidIn({ body }, 'Rosa Delgado', language), said));
}

test('questions counted in one line are asked one by one, marked or not, and what announces them is none', () => {
  const asked = (body: string, language: string): string[] =>
    saidIn({ body }, 'Ann Bell', language);
  assert.deepEqual(
    asked(
      'We have 4 pubs. Questions: 1 can you take over in May 2 do you do tips too 3 what does it cost a month',
      'en',
    ).slice(1),
    ['Can you take over in May?', 'Do you do tips too?', 'What does it cost a month?'],
  );
  assert.equal(
    unitsOf(['①三拠点まとめた月額 ②保管に必要な面積 ③台帳は拠点別に見られるか'], 'ja').length,
    3,
  );
  assert.deepEqual(
    asked('I need to know three things, can you do it in May, and what does it cost.', 'en'),
    ['Can you do it in May, and what does it cost?'],
  );
});
