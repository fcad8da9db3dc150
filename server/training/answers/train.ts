// `npm run train:answers`: learns from the corpus, prints how many right and wrong answers stay at each limit for letters
// that were not learnt from, and writes the weights.
import { writeFileSync } from 'node:fs';
import { type Example, examplesOf } from './examples.ts';
import { fit, likelihoods, type Model } from './fit.ts';

const stored = new URL('../../src/agent/rules/compose/likely/weights.gen.ts', import.meta.url);
const parts = 8;
const limits = [0, 0.1, 0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6];

interface Judged {
  likelihood: number;
  isRight: boolean;
}

/** Each judged by a model that knows nothing of its letter. */
function judged(examples: readonly Example[]): Judged[] {
  const ids = [...new Set(examples.map(({ id }) => id))];
  return Array.from({ length: parts }, (_, part) => {
    const held = new Set(ids.filter((_, at) => at % parts === part));
    const model = fit(examples.filter(({ id }) => !held.has(id)));
    return examples
      .filter(({ id, by }) => held.has(id) && by !== undefined)
      .map((example) => judge(model, example));
  }).flat();
}

function judge(model: Model, { candidates, answerable }: Example): Judged {
  const { shares } = likelihoods(model, candidates);
  return {
    likelihood: candidates.reduce(
      (sum, { isFound }, at) => sum + (isFound ? (shares[at] ?? 0) : 0),
      0,
    ),
    isRight: answerable && candidates.some(({ isFound, isRight }) => isFound && isRight),
  };
}

const sourceOf = ({ none, weights }: Model): string => {
  const lines = [...weights]
    .filter(([, weight]) => Math.abs(weight) > 0.01)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, weight]) => `    '${name}': ${weight.toFixed(3)},`);
  return `// Made by \`npm run train:answers\` from server/training/answers/corpus. Do not edit.\nexport const learned = {\n  none: ${none.toFixed(3)},\n  weights: {\n${lines.join('\n')}\n  },\n};\n`;
};

const examples = examplesOf();
const found = judged(examples);
process.stdout.write(`${examples.length} sentences, ${found.length} with an answer by rule\n`);
process.stdout.write('limit  right  wrong\n');
for (const limit of limits) {
  const kept = found.filter(({ likelihood }) => likelihood >= limit);
  const right = kept.filter(({ isRight }) => isRight).length;
  process.stdout.write(
    `${limit.toFixed(2)}  ${String(right).padStart(6)} ${String(kept.length - right).padStart(6)}\n`,
  );
}
writeFileSync(stored, sourceOf(fit(examples)));
