// The reader spoken of as somebody else, what stands below the head of a mail, what is still to be looked at, and
// headings that stand right below a note.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenDocument } from './document.ts';

const shownIn = (text: string, language = 'en'): string => screenDocument(text, language).shown;

test('what to ask them, and what they will ask, stays inside', () => {
  for (const [language, line] of [
    ['en', 'Ask them politely, engineers get touchy.'],
    ['en', 'We are not certified for that, they might ask.'],
    ['de', 'Sie werden bestimmt danach fragen.'],
    ['fr', 'Demandez-leur gentiment, ils sont pressés.'],
    ['es', 'Pregúntales antes por el plazo.'],
    ['it', 'Chiedetegli se hanno già un fornitore.'],
    ['nl', 'Vraag ze eerst naar de oude kasten.'],
    ['pl', 'Zapytajcie ich o termin.'],
  ] as const)
    assert.ok(
      !shownIn(`We paint stairs.\n\n${line}\n\nWe have vans.`, language).includes(line),
      line,
    );
});

test('what readers are to ask others, and what their own people will ask, is for them', () => {
  for (const line of [
    'Your tenants will ask about dust; the notice in the hall answers that.',
    'Ask them about your warranty when they deliver.',
    'Tell your neighbours a week ahead.',
  ])
    assert.ok(shownIn(`We paint stairs.\n\n${line}\n\nWe have vans.`).includes(line), line);
});

test('the first words below the head of a mail are for whoever gets it, the text below them is not', () => {
  const head = 'From: Phil\nTo: Sales\nSubject: FW: text for the page\n\n';
  const cover = 'Right, here is what I found. Tidy it up before it goes anywhere.';
  const text =
    'Tarrant machines parts of steel and aluminium. Every drawing is read by an engineer.';
  const shown = shownIn(`${head}${cover}\n\n${text}\n\nBatches from one part.`);
  assert.ok(!shown.includes(cover) && shown.includes(text));
});

test('what is still to be looked at is no news for readers', () => {
  for (const line of [
    'A voir : le massicot est changé en décembre',
    'To check: the saw is down in May',
  ])
    assert.ok(!shownIn(`Nous imprimons.\n\n${line}`, 'fr').includes(line.slice(10)), line);
});

test('headings of a text without empty lines are no part of the notes above them', () => {
  const note = "don't mention the saw, it is down till May";
  const lines = [
    ...['Tarrant Joinery', 'Stairs', 'We build stairs of oak and ash for old houses.', note],
    ...['Guarantee', 'Ten years on every joint, in writing.', note],
    ...['Cancelling', 'You can cancel free of charge until we have ordered the wood.', note],
    ...['Questions', 'Do you fit them as well? Yes, within two days.'],
  ];
  const shown = shownIn(lines.join('\n'));
  for (const heading of ['Stairs', 'Guarantee', 'Cancelling', 'Questions'])
    assert.match(shown, new RegExp(`^${heading}$`, 'm'));
  assert.ok(!shown.includes('the saw'));
});
