import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Chunk, passageHash, passagesOf, settleChunks } from './chunks.ts';
import type { EntryContent } from './plain.ts';

const counting = () => {
  let made = 0;
  return () => `chunk_${++made}`;
};

const textsOf = (content: EntryContent): string[] =>
  passagesOf(content).map((passage) => passage.text);
const plain = (...paragraphs: string[]): EntryContent => ({
  type: 'text',
  content: paragraphs.join('\n\n'),
});

const long = (topic: string): string =>
  `${topic} is something that takes a whole sentence to explain, and then some more words to be sure.`;

test('a heading and short lines are read with what follows them', () => {
  assert.deepEqual(
    textsOf({
      type: 'markdown',
      content: `# Orbit\n\n## Plans\n\n${long('A plan')}\n\n${long('A seat')}\n\nNote:\n\n${long('A fee')}\n\n## End\n\nbye`,
    }),
    [`Orbit\nPlans\n${long('A plan')}`, long('A seat'), `Note:\n${long('A fee')}`, 'End\nbye'],
  );
  assert.deepEqual(textsOf(plain('Short.', 'Is it? (Yes!)', 'Title', 'A\nlist', 'Last')), [
    'Short.',
    'Is it? (Yes!)',
    'Title\nA\nlist',
    'Last',
  ]);
  assert.deepEqual(textsOf(plain('')), []);
});

test('every passage of an answer carries its question', () => {
  const content = {
    type: 'qa',
    question: 'Why?',
    content: `${long('A')}\n\n${long('B')}`,
  } as const;
  assert.deepEqual(passagesOf(content), [
    { question: 'Why?', text: long('A') },
    { question: 'Why?', text: long('B') },
  ]);
});

test('a passage is cut at a sentence, else at a space, and never within a character', () => {
  const sentences = 'This is a sentence of some length. '.repeat(100);
  for (const text of textsOf(plain(sentences))) assert.match(text, /length\.$/);
  const words = 'word '.repeat(1_000);
  for (const text of textsOf(plain(words))) assert.match(text, /^(word )*word$/);
  const astral = '\u{1F680}'.repeat(2_000);
  const cut = textsOf(plain(`x${astral}`));
  assert.ok(cut.length > 1 && cut.every((text) => text.isWellFormed()));
  assert.equal(cut.join(''), `x${astral}`);
});

test('no word is lost or doubled, and no passage is long or empty', () => {
  const paragraph = fc.array(fc.string({ unit: 'grapheme', maxLength: 12 }), { maxLength: 300 });
  fc.assert(
    fc.property(fc.array(paragraph, { maxLength: 12 }), (paragraphs) => {
      const content = paragraphs.map((words) => words.join(' ')).join('\n\n');
      const bare = (text: string) => text.replace(/[\s\p{Cc}]+/gu, '');
      const texts = textsOf({ type: 'text', content });
      assert.equal(bare(texts.join('')), bare(content));
      for (const text of texts) assert.ok(text.length > 0 && text.length <= 1_200);
    }),
    { numRuns: 200, seed: 1 },
  );
});

const settle = (before: Chunk[], content: EntryContent, makeId: () => string) =>
  settleChunks(before, passagesOf(content), { retiredBefore: [], makeId });

test('an edit keeps the ids of all passages it does not touch', () => {
  const word = fc.constantFrom('orbit', 'plan', 'crew', 'seat', 'price', 'week', 'team', 'map');
  const paragraph = fc
    .array(word, { minLength: 1, maxLength: 60 })
    .map((words) => `${words.join(' ')}.`);
  const change = fc.record({
    at: fc.nat(20),
    remove: fc.nat(2),
    insert: fc.array(paragraph, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(
      fc.uniqueArray(paragraph, { minLength: 1, maxLength: 15 }),
      change,
      (paragraphs, { at, remove, insert }) => {
        const makeId = counting();
        const { chunks: before } = settle([], plain(...paragraphs), makeId);
        const edited = paragraphs.toSpliced(at, remove, ...insert);
        const { chunks: after, retired } = settle(before, plain(...edited), makeId);
        const idsBefore = new Map(before.map((chunk) => [chunk.text, chunk.chunkId]));
        const untouched = new Set(edited.filter((text) => paragraphs.includes(text)));
        for (const text of untouched) {
          const ids = after.filter((chunk) => chunk.text === text).map((chunk) => chunk.chunkId);
          assert.ok(ids.includes(idsBefore.get(text) ?? ''), text);
        }
        // Every id is one passage's alone, and stands or is retired.
        const ids = after.map((chunk) => chunk.chunkId);
        assert.equal(new Set(ids).size, ids.length);
        const gone = before.filter((chunk) => !ids.includes(chunk.chunkId));
        assert.deepEqual(new Set(retired), new Set(gone));
        for (const chunk of after) {
          const old = before.find(({ chunkId }) => chunkId === chunk.chunkId);
          if (old) assert.deepEqual(chunk, old);
        }
      },
    ),
    { numRuns: 500, seed: 1 },
  );
});

test('a passage that comes back gets its id back', () => {
  const makeId = counting();
  const { chunks } = settle([], plain(long('A'), long('B')), makeId);
  const { chunks: without, retired } = settle(chunks, plain(long('A')), makeId);
  assert.deepEqual(retired, [chunks[1]]);
  const again = settleChunks(without, passagesOf(plain(long('B'), long('A'))), {
    retiredBefore: retired.map((chunk) => ({
      chunkId: chunk.chunkId,
      passageHash: passageHash(chunk),
    })),
    makeId,
  });
  assert.deepEqual(again, { chunks: chunks.toReversed(), retired: [], revived: ['chunk_2'] });
});

test('another question makes another passage', () => {
  const makeId = counting();
  const answer = { type: 'qa', content: long('A') } as const;
  const { chunks } = settle([], { ...answer, question: 'Why?' }, makeId);
  const { retired } = settle(chunks, { ...answer, question: 'How?' }, makeId);
  assert.deepEqual(retired, chunks);
});
