// `npm run train:answers`: learns from the corpus, prints how many right and wrong answers stay at each limit for letters
// that were not learnt from, and writes the model.
import { writeFileSync } from 'node:fs';
import { fit, likelihoods, type Model } from '../choosing/fit.ts';
import { sourceOf } from '../choosing/stored.ts';
import { grow } from '../choosing/trees.ts';
import { type Example, examplesOf } from './examples.ts';

const stored = new URL(
  '../../src/agent/rules/compose/answers/likely/weights.gen.ts',
  import.meta.url,
);
const parts = 8;
const limits = [0, 0.2, 0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7];

interface Judged {
  by: Example['by'];
  /** What rules found, and what is likeliest of all. */
  found: { likelihood: number; isRight: boolean };
  best: { likelihood: number; isRight: boolean };
}

const learn = (examples: readonly Example[]): Model => grow(fit(examples), examples);

/** Each judged by a model that knows nothing of its letter. */
function judged(examples: readonly Example[]): Judged[] {
  const ids = [...new Set(examples.map(({ id }) => id))];
  return Array.from({ length: parts }, (_, part) => {
    const held = new Set(ids.filter((_, at) => at % parts === part));
    const model = learn(examples.filter(({ id }) => !held.has(id)));
    return examples.filter(({ id }) => held.has(id)).map((example) => judge(model, example));
  }).flat();
}

function judge(model: Model, { candidates, answerable, by }: Example): Judged {
  const { shares } = likelihoods(model, candidates);
  const best = shares.indexOf(Math.max(...shares));
  const found = shares.filter((_, at) => candidates[at]?.isFound === true);
  return {
    by,
    found: {
      likelihood: found.reduce((sum, share) => sum + share, 0),
      isRight: answerable && candidates.some(({ isFound, isRight }) => isFound && isRight),
    },
    best: {
      likelihood: shares[best] ?? 0,
      isRight: answerable && candidates[best]?.isRight === true,
    },
  };
}

const count = (all: readonly { likelihood: number; isRight: boolean }[], limit: number): string => {
  const kept = all.filter(({ likelihood }) => likelihood >= limit);
  const right = kept.filter(({ isRight }) => isRight).length;
  return `${right} / ${kept.length - right}`.padStart(12);
};

const examples = examplesOf();
const all = judged(examples);
const foundBy = (...kinds: Example['by'][]) =>
  all.filter(({ by }) => kinds.includes(by)).map(({ found }) => found);
const columns = {
  words: foundBy('words'),
  prices: foundBy('price', 'figures'),
  'no rule': all.filter(({ by }) => by === undefined).map(({ best }) => best),
};
process.stdout.write(
  `${examples.length} sentences; right / wrong answers that stay, by how they were found\n`,
);
process.stdout.write(
  `limit${Object.keys(columns)
    .map((name) => name.padStart(12))
    .join('')}\n`,
);
for (const limit of limits)
  process.stdout.write(
    `${limit.toFixed(2)} ${Object.values(columns)
      .map((one) => count(one, limit))
      .join('')}\n`,
  );
writeFileSync(stored, sourceOf('answers', learn(examples)));
