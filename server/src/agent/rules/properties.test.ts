import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { drawn } from '../../../test/support/amounts.ts';
import type { Block, PageContent } from '../../content/content.ts';
import { hasAmount } from '../../platform/text/money.ts';
import { sentencesOf } from '../../platform/text/sentences.ts';
import { termsOf, wordsOf } from '../../platform/text/words.ts';
import type { AgentInput } from '../agent.ts';
import { everyString, faultsOf } from './testing/checks.ts';
import { inputs } from './testing/inputs.ts';
import { run, sample } from './testing/run.ts';

test('whatever the input, the page is valid, says nothing twice, and invents nothing', async () => {
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      const { content } = await run(input);
      assert.deepEqual(faultsOf(content, input), []);
    }),
    drawn(14),
  );
});

test('whatever the input, two runs give the same events', async () => {
  await fc.assert(
    fc.asyncProperty(inputs, async (input) => {
      assert.deepEqual((await run(input)).events, (await run(structuredClone(input))).events);
    }),
    drawn(10),
  );
});

const withContext = (pageContext: string): AgentInput => {
  const input = sample('b2b-software');
  return { ...input, page: { ...input.page, pageContext } };
};

/** Texts that make a careless pattern look at the same place again and again. */
const heavy: [name: string, text: string][] = [
  ['letters without a space', 'a'.repeat(200_000)],
  ['abbreviations', 'A. '.repeat(66_000)],
  ['open tags', '<a '.repeat(66_000)],
  ['open attributes', '<a "'.repeat(50_000)],
  ['open scripts', '<script>'.repeat(25_000)],
  ['open comments', '<!--'.repeat(50_000)],
  ['nested entities', `&${'amp;'.repeat(50_000)}lt;`],
  ['open links', '[a]('.repeat(50_000)],
  ['stars', '*a '.repeat(66_000)],
  ['bullets', '- a\n'.repeat(50_000)],
  ['Japanese', '点検クラウドは設備点検のサービスです。'.repeat(10_000)],
  [
    'sentences, each its own',
    Array.from({ length: 3000 }, (_, n) => `Sentence ${n} is about thing${n} and more${n}.`).join(
      ' ',
    ),
  ],
];

/** Read line by line, as bullets are: of these a quarter tells as much. */
const heavyLines: [name: string, text: string][] = [
  ['headings', '# a\n'.repeat(12_500)],
  ['questions', 'Q: why?\nA: because.\n'.repeat(2_500)],
  ['quotations', '> "a b c d" - Jo\n'.repeat(3_000)],
  ['rows', '| a | 5% |\n'.repeat(4_500)],
];

for (const [name, text] of [...heavy, ...heavyLines]) {
  const size = Math.round(text.length / 1000);
  test(`${size} KB of ${name} give a sound page`, { timeout: 180_000 }, async () => {
    const input = withContext(text);
    assert.deepEqual(faultsOf((await run(input)).content, input), []);
  });
}

const topics = 'ledger,audit,robots,cold storage,SOC 2,price,team,24/7'.split(',');

/** Every text of a page, split into pieces no smaller than an edit may take. */
const piecesOf = (content: PageContent): string[] =>
  everyString(content.blocks).flatMap((text) => sentencesOf(text, 'en'));

test('what is removed speaks of what was named; all else stays, byte for byte', async () => {
  await fc.assert(
    fc.asyncProperty(inputs, fc.constantFrom(...topics), async (input, topic) => {
      const { content: current } = await run(input);
      const message = { text: `remove ${topic}` };
      const { content } = await run({ ...input, current, message });
      const terms = new Set(termsOf(topic));
      // Who asks for prices means what has one, whatever it is called.
      const speaks = (block: Block): boolean => {
        const text = everyString(block).join(' ');
        return terms.isSubsetOf(new Set(termsOf(text))) || (topic === 'price' && hasAmount(text));
      };
      for (const block of current.blocks.filter((one) => !speaks(one))) {
        assert.ok(content.blocks.some((one) => JSON.stringify(one) === JSON.stringify(block)));
      }
      // By words: marks and spaces between two sentences may change where one between them went.
      // What begins a sentence now is written large.
      const wordsIn = (page: PageContent): string[] =>
        wordsOf(piecesOf(page).join(' ').toLowerCase());
      const before = new Set(wordsIn(current));
      const [hero] = current.blocks;
      // A headline that names it gives way to another from the sources.
      const rest = { blocks: hero && speaks(hero) ? content.blocks.slice(1) : content.blocks };
      const added = wordsIn(rest).filter((word) => !before.has(word));
      assert.deepEqual(added, []);
    }),
    drawn(10),
  );
});

const requests = fc.array(
  fc.oneof(
    fc.constantFrom(
      'make it shorter',
      'remove cold storage',
      'Entferne audit und mach die Seite kürzer',
      '見出しを「A」に変更してください。ledgerを削除して',
      'expand the first section',
      'remove the second section',
      'move the last section to the top',
      'shorten the FAQ and expand the hero',
      'add a section about ledger audits',
      'add a section "A: b c d."',
      'mention cold storage',
      'answer "what about the price?"',
      'replace "ledger" with "book"',
      'replace "a" with ""',
      'rename the first section to "Z"',
      'make the page longer',
      'swap the first section and the second section',
      'remove the quotes, the form and the FAQ',
      'start over',
    ),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  ),
  { minLength: 1, maxLength: 5 },
);

test('whatever is asked of whatever page, the page stays valid', async () => {
  await fc.assert(
    fc.asyncProperty(inputs, requests, async (input, asked) => {
      const { content: current } = await run(input);
      const message = { text: asked.join('\n') };
      const { content, text } = await run({ ...input, current, message });
      const faults = faultsOf(content, {
        ...input,
        conversation: [{ role: 'user', text: message.text }],
      });
      // What a user dictates may repeat the page, or end as they please.
      assert.deepEqual(
        faults.filter((fault) => !/^(?:said twice|breaks off)/.test(fault)),
        [],
      );
      assert.notEqual(text, '');
    }),
    drawn(12),
  );
});
