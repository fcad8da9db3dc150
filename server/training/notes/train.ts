// `npm run train:notes`: learns from the corpus, prints how well sentences are known that were not learnt
// from, and writes the weights. `--check` only compares them with those that are stored.
import { readFileSync, writeFileSync } from 'node:fs';
import { corpusLanguages, readCorpus } from './corpus.ts';
import { fit } from './fit.ts';
import { sourceOf } from './stored.ts';
import { crossValidated, falseAlarms, limitFor, ratesOf } from './validate.ts';

const stored = new URL('../../src/claims/screen/learned/weights.gen.ts', import.meta.url);
const examples = readCorpus();
const judged = crossValidated(examples);
const limit = limitFor(judged, falseAlarms);
const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(5)} %`;
process.stdout.write(
  `at odds of ${limit.toFixed(2)}\nlanguage   notes  honest  recall   false alarms\n`,
);
for (const language of [...corpusLanguages, 'all']) {
  const some = judged.filter(({ example }) => language === 'all' || example.language === language);
  const { notes, honest, recall, alarms } = ratesOf(some, limit);
  process.stdout.write(
    `${language.padEnd(9)}${String(notes).padStart(7)}${String(honest).padStart(8)}  ${percent(recall)}  ${percent(alarms)}\n`,
  );
}
const source = sourceOf(fit(examples));
if (!process.argv.includes('--check')) writeFileSync(stored, source);
else if (readFileSync(stored, 'utf8') !== source) {
  process.stderr.write(
    'The stored weights are not those of the corpus: run `npm run train:notes`.\n',
  );
  process.exitCode = 1;
}
