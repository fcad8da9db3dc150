// Trees over the signs of a line, grown on marked contexts.
import { leafOf, type Tree } from '../../src/platform/text/tree.ts';
import type { Choice } from '../choosing/choices.ts';
import { type Growth, grow } from '../choosing/trees.ts';
import type { Marked } from './corpus.ts';

export interface LineModel {
  none: number;
  trees: Tree[];
}

const size: Growth = { trees: 160, depth: 4 };

/** Each line is a choice of one: to be left out, or not. */
const choiceOf = ({ isNote, signs }: Marked, at: number): Choice => ({
  id: String(at),
  answerable: isNote,
  candidates: [{ values: Object.entries(signs), isRight: isNote }],
});

export function learn(examples: readonly Marked[]): LineModel {
  const nothing = { none: 0, weights: new Map<string, number>(), trees: [] };
  const { none, trees } = grow(nothing, examples.map(choiceOf), size);
  return { none, trees };
}

export function oddsOf({ none, trees }: LineModel, signs: Marked['signs']): number {
  const valueIn = (name: string): number => signs[name] ?? 0;
  return trees.reduce<number>((sum, tree) => sum + leafOf(tree, valueIn), -none);
}

const parts = 8;

/** The odds of every line, by a model that knows nothing of its context. `some`: how many of the parts. */
export function crossValidated(
  examples: readonly Marked[],
  some = parts,
): { example: Marked; odds: number }[] {
  const contexts = [...new Set(examples.map(({ context }) => context))];
  return Array.from({ length: some }, (_, part) => {
    const left = new Set(contexts.filter((_, at) => at % parts === part));
    const model = learn(examples.filter(({ context }) => !left.has(context)));
    return examples
      .filter(({ context }) => left.has(context))
      .map((example) => ({ example, odds: oddsOf(model, example.signs) }));
  }).flat();
}
