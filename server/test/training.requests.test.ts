import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readModel } from '../src/agent/rules/edits/tagged/model.ts';
import { readCorpus } from '../training/requests/corpus.ts';
import { learnField } from '../training/requests/field.ts';
import { wishLabels } from '../training/requests/learn.ts';
import { readBoth } from '../training/requests/measure.ts';

const corpus = readCorpus();

test('each mark of the corpus is one that the stored models know, and each page has requests', () => {
  const { wishes, parts } = readModel();
  assert.ok(corpus.length > 6_000, `${corpus.length} requests`);
  for (const { text, tags } of corpus) {
    for (const label of wishLabels(tags))
      assert.ok(wishes.labels.includes(label), `${label}: ${text}`);
    for (const tag of tags)
      assert.ok(parts.labels.includes(tag.split('.')[1] ?? '-'), `${tag}: ${text}`);
  }
});

test('the stored models are those of the corpus: they read nearly all that they learnt from', () => {
  const some = corpus.filter((_, at) => at % 100 === 0);
  const right = some.filter((one) => readBoth(one, readModel()).byModels).length;
  assert.ok(right > some.length * 0.85, `${right} of ${some.length}`);
});

test('a field learns which labels follow which', () => {
  const given = Array.from({ length: 30 }, (_, at) => ({
    signs: at % 2 === 0 ? [['one'], ['any'], ['any']] : [['two'], ['any'], ['any']],
    labels: at % 2 === 0 ? ['a', 'a', 'a'] : ['b', 'b', 'b'],
  }));
  const tagger = learnField(given);
  assert.deepEqual(tagger.labels, ['a', 'b']);
  const [fromA = [], fromB = []] = tagger.follows;
  assert.ok((fromA[0] ?? 0) > (fromA[1] ?? 0) && (fromB[1] ?? 0) > (fromB[0] ?? 0));
});
