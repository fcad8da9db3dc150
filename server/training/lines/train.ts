// `npm run train:lines`: learns which lines of a context are not for readers, prints how well that is known of contexts
// that were not learnt from, and writes the model.
import { writeFileSync } from 'node:fs';
import { readCorpus } from './corpus.ts';
import { crossValidated, learn } from './learn.ts';
import { sourceOf } from './stored.ts';

const stored = new URL('../../src/claims/screen/learned/line_weights.gen.ts', import.meta.url);
const examples = readCorpus();
const notes = examples.filter(({ isNote }) => isNote);
const honest = examples.filter(({ isNote }) => !isNote);
const percent = (some: number, all: number): string => `${((100 * some) / all).toFixed(1)} %`;
const told = (name: string, isGone: (at: (typeof judged)[number]) => boolean): string => {
  const gone = judged.filter(isGone).map(({ example }) => example);
  const found = gone.filter(({ isNote }) => isNote).length;
  return `${name.padEnd(28)} notes left out ${percent(found, notes.length)}, lines for readers lost ${percent(gone.length - found, honest.length)}\n`;
};
const judged = crossValidated(examples);
process.stdout.write(`${examples.length} lines, ${notes.length} of them notes\n`);
process.stdout.write(told('the rules alone', ({ example }) => example.hidden > 0.5));
for (const limit of [-1, -0.5, 0, 0.5, 1, 1.5, 2])
  process.stdout.write(told(`trees, odds over ${limit}`, ({ odds }) => odds > limit));
for (const limit of [1, 1.5, 2])
  process.stdout.write(
    told(
      `rules, corrected by ${limit}`,
      ({ example, odds }) => (example.hidden > 0.5 && odds > -limit) || odds > limit,
    ),
  );
writeFileSync(stored, sourceOf(learn(examples)));
