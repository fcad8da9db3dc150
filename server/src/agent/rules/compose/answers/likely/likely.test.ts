// What words in common find, and what is left out because it is no likely answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCorpus } from '../../../../../../training/answers/corpus.ts';
import { deskOf } from '../../../../../../training/answers/examples.ts';
import { pairsOf } from '../../../testing/pairs.ts';
import { answersIn } from '../answers.ts';
import { matchAll, pairUp } from '../heard_pairs.ts';
import { mostTexts } from './likely.ts';

const laboratory = `Brook & Tarn test drinking water for landlords and care homes.

Results
All results sit in the portal by building, floor and tap.
A positive is phoned to you the same hour, day or night.

Sampling
Our own samplers take the bottles, so your caretakers need no training.
Bottles travel in a cool box and are on the bench within six hours.

Crates go out flat, twenty of the large trays in each van.`;

test('a sentence that shares a word and is no answer is found by rule, and left out', () => {
  const letter = readCorpus().find(({ id }) => id.startsWith('ea05'));
  assert.ok(letter);
  const brief = deskOf(letter);
  const answers = answersIn(brief);
  const said = 'And does it take wraparound childcare vouchers?';
  const found = [...matchAll(brief, answers).found.keys()].map(({ sentence }) => sentence);
  assert.ok(found.includes(said));
  const shown = pairUp(brief, answers).map(({ sentence }) => sentence);
  assert.ok(!shown.includes(said));
  assert.ok(shown.length > 0);
});

test('what is likely stays', async () => {
  const said = 'Do our caretakers need training for the samples?';
  const [[, proposed] = []] = await pairsOf(said, laboratory);
  assert.match(proposed ?? '', /your caretakers need no training/);
});

test('what is likely answers a question though rules found something else, and nothing does where the answer is gone', () => {
  const letter = readCorpus().find(({ id }) => id.startsWith('ed15'));
  assert.ok(letter);
  const said = 'And turnover is what it is, so what happens to the charger when somebody quits?';
  const brief = deskOf(letter);
  const answers = answersIn(brief);
  const byRule = [...matchAll(brief, answers).found.values()].flatMap((one) => one.answers);
  assert.ok(byRule.every(({ text }) => !/we move the charger/.test(text)));
  const pair = pairUp(deskOf(letter), answers).find(({ sentence }) => sentence === said);
  assert.match(pair?.found[0]?.text ?? '', /we move the charger/);
  const few = answers.filter(({ text }, at) => at < 12 && !/charger/.test(text));
  assert.ok(pairUp(deskOf(letter), few).every(({ sentence }) => sentence !== said));
  // Of thousands of texts it is not asked: a draft is to end soon.
  const lines = Array.from({ length: mostTexts }, (_, n) => `Line ${n} is painted.`);
  const more = lines.map((text) => ({ text, about: text, answers: false, whole: true }));
  const [found] = pairUp(deskOf(letter), [...answers, ...more])
    .filter(({ sentence }) => sentence === said)
    .flatMap((one) => one.found);
  assert.doesNotMatch(found?.text ?? '', /we move the charger/);
});

test('every letter of the corpus has its sentences, and these are its own', () => {
  const corpus = readCorpus();
  assert.ok(corpus.length > 100);
  assert.ok(new Set(corpus.map(({ language }) => language)).size >= 9);
  for (const { id, kind, context, message, pairs } of corpus) {
    assert.ok(context.length > 400, id);
    assert.equal(pairs.length > 0, kind !== 'none', id);
    for (const { said } of pairs)
      assert.ok(spaced(message).includes(spaced(said)), `${id}: ${said}`);
  }
});

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
