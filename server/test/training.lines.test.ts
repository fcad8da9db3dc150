import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCorpus } from '../training/lines/corpus.ts';
import { crossValidated } from '../training/lines/learn.ts';

const examples = readCorpus();

test('of contexts that were not learnt from, the trees leave out more notes than the rules, and lose few lines for readers', () => {
  const judged = crossValidated(examples, 1);
  const share = (isNote: boolean, isGone: (one: (typeof judged)[number]) => boolean): number => {
    const some = judged.filter(({ example }) => example.isNote === isNote);
    return some.filter(isGone).length / some.length;
  };
  const byTrees = ({ odds }: (typeof judged)[number]): boolean => odds > 0.5;
  const byRules = ({ example }: (typeof judged)[number]): boolean => example.hidden > 0.5;
  assert.ok(judged.length > 250, `${judged.length} lines`);
  assert.ok(share(true, byTrees) > share(true, byRules));
  assert.ok(share(true, byTrees) > 0.65, `${share(true, byTrees)} of notes`);
  assert.ok(share(false, byTrees) < 0.05, `${share(false, byTrees)} of honest lines`);
});
