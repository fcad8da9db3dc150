import { treeOf } from '../choosing/stored.ts';
import type { LineModel } from './learn.ts';

/** The module that holds the model. */
export const sourceOf = ({ none, trees }: LineModel): string =>
  [
    '// Made by `npm run train:lines` from server/training/lines. Do not edit.',
    "import type { Tree } from '../../../platform/text/tree.ts';",
    '',
    'export const learned: { none: number; trees: Tree[] } = {',
    `  none: ${none.toFixed(3)},`,
    '  trees: [',
    ...trees.map((tree) => `    ${treeOf(tree)},`),
    '  ],',
    '};',
    '',
  ].join('\n');
