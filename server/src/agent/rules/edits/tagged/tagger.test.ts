import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bestPath, labelsBeside, labelsOf, sureness, type Tagger, weightSteps } from './tagger.ts';

/** Two labels, two signs; `b` follows `a` gladly, and nothing follows `b`. */
const tagger: Tagger = {
  labels: ['a', 'b'],
  rows: new Map([
    ['x', 0],
    ['y', 1],
  ]),
  values: Int8Array.from([2 * weightSteps, 0, 0, weightSteps]),
  follows: [
    [0, 1],
    [-9, -9],
    [0, 0],
  ],
};

test('the best path is the one of the greatest sum, not the best of each word', () => {
  const alone = [
    [1, 0],
    [0, 1],
    [0, 1],
  ];
  assert.deepEqual(
    bestPath(alone, [
      [0, 0],
      [0, 0],
      [0, 0],
    ]),
    [0, 1, 1],
  );
  assert.deepEqual(bestPath(alone, tagger.follows), [0, 0, 1]);
  assert.deepEqual(bestPath([], tagger.follows), []);
});

test('a sign that is not known says nothing', () => {
  assert.deepEqual(labelsOf([['x'], ['y']], tagger), ['a', 'b']);
  assert.deepEqual(
    labelsOf(
      [
        ['x', 'z'],
        ['y', 'z'],
      ],
      tagger,
    ),
    ['a', 'b'],
  );
});

test('labels that ask for nothing are never all there is', () => {
  const signs = [['x'], ['x']];
  assert.deepEqual(labelsOf(signs, tagger), ['a', 'a']);
  assert.deepEqual(
    labelsBeside(signs, tagger, (label) => label === 'a'),
    ['a', 'b'],
  );
});

test('how sure a label is lies between nothing and all, over all paths', () => {
  const signs = [['x'], ['y']];
  const [first = 0, second = 0] = sureness(signs, tagger, labelsOf(signs, tagger));
  assert.ok(first > 0.9 && first < 1, `${first}`);
  assert.ok(second > 0.8 && second < 1, `${second}`);
  const [other = 1] = sureness(signs, tagger, ['b', 'b']);
  assert.ok(Math.abs(first + other - 1) < 1e-9);
});
