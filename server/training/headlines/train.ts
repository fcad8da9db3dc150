// `npm run train:headlines`: learns which line leads from the lines that the writers of the corpus marked, prints what leads
// the contexts that were not learnt from, and writes the model.
import { writeFileSync } from 'node:fs';
import type { Tree } from '../../src/agent/rules/compose/answers/likely/tree.ts';
import { featuresFor } from '../../src/agent/rules/compose/headlines/leads/features.ts';
import { leadsIn } from '../../src/agent/rules/compose/headlines/leads/pool.ts';
import { type Labelled, readCorpus } from '../answers/corpus.ts';
import { type Candidate, deskOf, type Example, shareOf } from '../answers/examples.ts';
import { fit, likelihoods, type Model } from '../answers/fit.ts';
import { grow } from '../answers/trees.ts';

const stored = new URL(
  '../../src/agent/rules/compose/headlines/leads/weights.gen.ts',
  import.meta.url,
);
const parts = 8;

interface Weighed extends Candidate {
  worth: number;
}
interface Context extends Example {
  candidates: Weighed[];
}

/** By more than chance one line is the other, or a part of it. */
const alike = 0.75;
/** Nobody marked it. */
const unmarked = -1;

function contextOf(one: Labelled): Context {
  const brief = deskOf(one);
  const featuresOf = featuresFor(brief);
  const worthOf = (text: string): number =>
    one.headlines
      .filter(({ line }) => shareOf(text, line) > alike || shareOf(line, text) > alike)
      .reduce((most, { worth }) => Math.max(most, worth), unmarked);
  const candidates = leadsIn(brief).map((lead): Weighed => {
    const values = Object.entries(featuresOf(lead))
      .map(([name, value]) => [name, Number(value)] as const)
      .filter(([, value]) => value !== 0);
    return { values, worth: worthOf(lead.text), isRight: false, isFound: false };
  });
  return { id: one.id, language: one.language, answerable: true, by: undefined, candidates };
}

/** Learnt twice: that usable lines come before the rest, and good ones before all. */
function learn(contexts: readonly Context[]): Model {
  const examples = [1, 2].flatMap((least) =>
    contexts.map((context) => ({
      ...context,
      candidates: context.candidates.map((one) => ({ ...one, isRight: one.worth >= least })),
    })),
  );
  return grow(fit(examples), examples);
}

const treeOf = (tree: Tree): string =>
  typeof tree === 'number'
    ? String(tree)
    : `{ feature: '${tree.feature}', most: ${tree.most}, low: ${treeOf(tree.low)}, high: ${treeOf(tree.high)} }`;

const sourceOf = ({ weights, trees }: Model): string =>
  [
    '// Made by `npm run train:headlines` from server/training/answers/corpus. Do not edit.',
    "import type { Tree } from '../../answers/likely/tree.ts';",
    '',
    'export const learned: { weights: Record<string, number>; trees: Tree[] } = {',
    '  weights: {',
    ...[...weights]
      .filter(([, weight]) => Math.abs(weight) > 0.01)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, weight]) => `    '${name}': ${weight.toFixed(3)},`),
    '  },',
    '  trees: [',
    ...trees.map((tree) => `    ${treeOf(tree)},`),
    '  ],',
    '};',
    '',
  ].join('\n');

const contexts = readCorpus().map(contextOf);
const counts = new Map<number, number>();
for (let part = 0; part < parts; part++) {
  const model = learn(contexts.filter((_, at) => at % parts !== part));
  for (const { candidates } of contexts.filter((_, at) => at % parts === part)) {
    const { shares } = likelihoods(model, candidates);
    const worth = candidates[shares.indexOf(Math.max(...shares))]?.worth ?? unmarked;
    counts.set(worth, (counts.get(worth) ?? 0) + 1);
  }
}
process.stdout.write(`${contexts.length} contexts; the likeliest line is\n`);
for (const [name, worth] of Object.entries({ good: 2, usable: 1, unmarked, unfit: 0 }))
  process.stdout.write(`${name.padEnd(10)}${counts.get(worth) ?? 0}\n`);
writeFileSync(stored, sourceOf(learn(contexts)));
