import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withOutline, withoutGoneLines } from './outline_kept.ts';
import { readText } from './read.ts';

const outline = (text: string, language: string): (string | undefined)[] =>
  readText(text, language).sections.map(({ heading }) => heading);
const below = 'One line of what it says, to its end.';

test('the same mark above several texts heads them; lines of a mail that was passed on are none', () => {
  const two = (first: string, second: string): string =>
    `${first}\n${below}\n\n${second}\n${below}\n`;
  assert.deepEqual(outline(two('>> Delivery', '>> Repairs'), 'en'), ['Delivery', 'Repairs']);
  assert.deepEqual(outline(two('~~ Lieferung', '~~ Reparatur'), 'de'), ['Lieferung', 'Reparatur']);
  assert.deepEqual(outline(two('>> Livraison <<', '>> Atelier <<'), 'fr'), [
    'Livraison',
    'Atelier',
  ]);
  assert.deepEqual(outline(two('---------- Bezorging ----------', '== Onderhoud =='), 'nl'), [
    'Bezorging',
    'Onderhoud',
  ]);
  assert.deepEqual(outline(two('――― 納期 ―――', '――― 保証 ―――'), 'ja'), ['納期', '保証']);
  for (const mail of [
    `>> Ann, can you look at this\n>> before Friday\n\n${below}`,
    `>>> Ann, 9:40\n${below}\n\n>>> Ben, 9:52\n${below}`,
    `>> Only one line\n${below}`,
  ])
    assert.ok(
      outline(mail, 'en').every((heading) => heading === undefined),
      mail,
    );
});

/** Lines that begin with a bar are hidden. */
const kept = (text: string): string => {
  const written = text.replace(/^\|/gm, '');
  const shown = text.replace(/^\|.*$/gm, (line) => ' '.repeat(line.length - 1));
  return withOutline(written, shown, 'en');
};

test('a heading whose text is hidden goes with it, and text whose heading is hidden stands apart', () => {
  const numbered = `1. Delivery\n${below}\n\n2. Exclusivity\n|He asked.\n\n3. Switching\n${below}`;
  assert.doesNotMatch(kept(numbered), /Exclusivity/);
  assert.match(kept(numbered), /1\. Delivery/);
  assert.match(kept(numbered), /3\. Switching/);
  assert.doesNotMatch(kept(`${below}\n\nTo the office:\n|We take 40.\n\nSamples: two`), /office/);
  assert.match(kept(`${below}\n\nDelivery in 48 hours\n|not in August\n\n${below}`), /48 hours/);
  assert.match(kept(`Mill Lane Joinery\n|a note\n\n${below}`), /Mill Lane/);
  const priced = `--- care ---\n${below}\n|--- prices (Tom's list) ---\nTest 195\n\n--- words ---\n${below}`;
  assert.match(kept(priced), /\n## prices\nTest/);
  const noted = `--- care ---\n${below}\n|--- visit on 3/4 (Tom) ---\nTest 195`;
  assert.match(kept(noted), /\n## …\nTest/);
});

test('a row that is hidden parts no table, and the heading of one is kept without its aside', () => {
  const rows = 'Code | Work | Price\nA1 | Wash | 20\n|A2 \\ Dry \\ 30\nA3 | Iron | 40';
  const table = withoutGoneLines(kept(`${below}\n\n${rows}`.replaceAll('\\', '|')));
  assert.deepEqual(
    readText(table, 'en').sections.flatMap(({ tables }) => tables[0]?.rows ?? []),
    [
      ['A1', 'Wash', '20'],
      ['A3', 'Iron', '40'],
    ],
  );
  assert.match(kept(`${below}\n\n|Price list (ours = right)\n${rows}`), /\n## Price list\nCode/);
});

test('a line that is hidden parts no section', () => {
  const texts = (text: string): string[][] =>
    readText(withoutGoneLines(kept(text)), 'en').sections.map(({ heading = '', paragraphs }) => [
      heading,
      ...paragraphs.map((one) => one.text),
    ]);
  assert.deepEqual(
    texts(
      `${below}\n\nOPEN DAY\nSaturday, in the yard.\n|Tom may not come.\nSoup is free.\n\n${below}`,
    ),
    [
      ['', below],
      ['Open day', 'Saturday, in the yard. Soup is free.'],
      ['', below],
    ],
  );
});

test('a letter below a mail is who wrote it, and heads nothing', () => {
  const { sections } = readText(`# Mill Lane\n\n## Prices\n${below}\n\nK\n${below}\n\nM`, 'en');
  assert.deepEqual(
    sections.map(({ heading }) => heading).filter((heading) => heading !== undefined),
    ['Prices'],
  );
  assert.ok(sections.every(({ paragraphs }) => paragraphs.every(({ text }) => text !== 'M')));
});
