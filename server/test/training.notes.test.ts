import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { likenessToNotes } from '../src/claims/screen/learned/likeness.ts';
import { readCorpus } from '../training/notes/corpus.ts';
import { fit, oddsOf } from '../training/notes/fit.ts';
import { sourceOf } from '../training/notes/stored.ts';
import { crossValidated, falseAlarms, limitFor, ratesOf } from '../training/notes/validate.ts';

const examples = readCorpus();
const judged = crossValidated(examples, 1);
const limit = limitFor(judged, falseAlarms);
const stored = new URL('../src/claims/screen/learned/weights.gen.ts', import.meta.url);

test('sentences that were not learnt from are told apart in every language', () => {
  const all = ratesOf(judged, limit);
  assert.ok(all.alarms <= falseAlarms, `${all.alarms} of honest sentences`);
  assert.ok(all.recall >= 0.25, `${all.recall} of notes`);
  for (const language of new Set(examples.map((one) => one.language))) {
    const own = judged.filter(({ example }) => example.language === language);
    // Where a tenth of the honest sentences may be taken for notes.
    const { recall } = ratesOf(own, limitFor(own, 0.1));
    assert.ok(recall >= 0.4, `${language}: ${recall}`);
  }
});

test('the stored weights are those of the corpus, and two bytes each are enough', () => {
  const model = fit(examples);
  assert.equal(
    readFileSync(stored, 'utf8'),
    sourceOf(model),
    'run `npm run train:notes` and commit what it writes',
  );
  for (const example of examples.filter((_, at) => at % 50 === 0)) {
    const whole = oddsOf(model, example);
    const short = likenessToNotes(example.sentence, example.traits);
    assert.ok(Math.abs(whole - short) < 0.05, `${example.sentence}: ${whole} and ${short}`);
  }
});
