// How likely a line is none for readers, given the lines around it: trees that learnt from whole contexts, each line of
// which a person marked (`server/training/lines`, decision 0098).
import { leafOf } from '../../../platform/text/tree.ts';
import type { LineSigns } from './line_signs.ts';
import { learned } from './line_weights.gen.ts';

/** Log odds; above 0, lines like this are rather not for readers. */
export function oddsOfLine(signs: LineSigns): number {
  const valueIn = (name: string): number => signs[name] ?? 0;
  return learned.trees.reduce<number>((sum, tree) => sum + leafOf(tree, valueIn), -learned.none);
}
