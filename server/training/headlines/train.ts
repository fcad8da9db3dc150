// `npm run train:headlines`: learns which line leads a page from graded lines, prints what it would choose for contexts that
// it did not learn from, and writes the model.
import { writeFileSync } from 'node:fs';
import { fit, likelihoods, type Model } from '../choosing/fit.ts';
import { sourceOf } from '../choosing/stored.ts';
import { grow } from '../choosing/trees.ts';
import { examplesOf, type Graded } from './examples.ts';

const stored = new URL('../../src/agent/rules/compose/headlines/weights.gen.ts', import.meta.url);
const parts = 10;

const learn = (examples: readonly Graded[]): Model => grow(fit(examples), examples);

interface Chosen {
  grade: number;
  most: number;
  /** How likely it is, beside that none is right. */
  sure: number;
}

/** For each context, by a model that knows nothing of it. */
function chosen(examples: readonly Graded[]): Chosen[] {
  return Array.from({ length: parts }, (_, part) => {
    const model = learn(examples.filter((_, at) => at % parts !== part));
    return examples
      .filter((_, at) => at % parts === part)
      .filter(({ lines }) => lines.length > 0)
      .map(({ lines, candidates }) => {
        const { shares, none } = likelihoods(model, candidates);
        const best = shares.indexOf(Math.max(...shares));
        const most = Math.max(...lines.map(({ grade }) => grade));
        const share = shares[best] ?? 0;
        return { grade: lines[best]?.grade ?? 0, most, sure: share / (share + none) };
      });
  }).flat();
}

const examples = examplesOf();
const all = chosen(examples);
const counted = (some: readonly Chosen[], grade: number): string =>
  String(some.filter((one) => one.grade === grade).length).padStart(6);
process.stdout.write(`${all.length} contexts; chosen lines by their grade, where so sure\n`);
process.stdout.write('sure      2     1     0   left\n');
for (const limit of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
  const some = all.filter(({ sure }) => sure >= limit);
  process.stdout.write(
    `${limit.toFixed(1)} ${[2, 1, 0].map((grade) => counted(some, grade)).join('')}${String(all.length - some.length).padStart(7)}\n`,
  );
}
process.stdout.write(
  `best possible: ${[2, 1, 0].map((most) => all.filter((one) => one.most === most).length).join(' ')}\n`,
);
writeFileSync(stored, sourceOf('headlines', learn(examples)));
