import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePassageIndex } from './passage_index.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

function indexOf(texts: string[]) {
  const index = makePassageIndex(wordsOf);
  for (const [n, text] of texts.entries()) index.add({ id: `${n}`, question: null, text });
  const best = (question: string): string[] =>
    index
      .search(wordsOf(question))
      .sort((a, b) => b.score - a.score)
      .map(({ id }) => id);
  return { index, best };
}

test('rare words decide, and more of what was asked comes first', () => {
  const { best } = indexOf([
    'the price of the plan is listed',
    'the plan is yearly',
    'the team is in Porto',
  ]);
  assert.equal(best('what is the price')[0], '0');
  assert.equal(best('yearly plan')[0], '1');
  assert.deepEqual(best('refund'), []);
});

test('finds longer forms of a word, and one that was slipped', () => {
  const { best } = indexOf(['our integrations', 'our warehouse in Porto', 'nothing of the kind']);
  assert.deepEqual(best('integration'), ['0']);
  assert.deepEqual(best('warehuose'), []);
  assert.deepEqual(best('warehouze'), ['1']);
  assert.deepEqual(best('varehouse'), ['1']);
});

test('what was taken away is not found', () => {
  const { index, best } = indexOf(['one apple', 'two apples']);
  index.remove('0');
  assert.deepEqual(best('apple'), ['1']);
  assert.deepEqual([index.size, index.taken], [2, 1]);
});

// On the code before, each of these looked at every word of the topic: seconds for one question.
test('a question costs the same on a topic made to be slow', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const word = (n: number): string => {
    let text = 'abcd';
    for (let rest = n, at = 0; at < 4; at++, rest = Math.floor(rest / 26))
      text += letters[rest % 26];
    return text;
  };
  const texts = Array.from({ length: 500 }, (_, n) =>
    Array.from({ length: 100 }, (_, m) => word(n * 100 + m)).join(' '),
  );
  const { best } = indexOf([...texts, ...Array.from({ length: 500 }, () => 'everywhere')]);
  assert.ok(best('abcd').length <= 40);
  assert.ok(best('abcd abcda abcdb abcdc').length <= 160);
  assert.equal(best('everywhere').length, 500);
  for (let n = 0; n < 200; n++) best(`${'x'.repeat(25)}${n} abcd everywhere`);
});
