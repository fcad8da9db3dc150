import type { Tree } from '../../src/platform/text/tree.ts';
import type { Model } from './fit.ts';

/** The module that holds a model. */
export function sourceOf(name: 'answers' | 'headlines', { none, weights, trees }: Model): string {
  const lines = [...weights]
    .filter(([, weight]) => Math.abs(weight) > 0.01)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, weight]) => `    '${name}': ${weight.toFixed(3)},`);
  const grown = trees.map((tree) => `    ${treeOf(tree)},`);
  return [
    `// Made by \`npm run train:${name}\` from server/training/${name}. Do not edit.`,
    `import type { Tree } from '${name === 'answers' ? '../../../../../platform/text' : '../../../../platform/text'}/tree.ts';`,
    '',
    'export const learned: { none: number; weights: Record<string, number>; trees: Tree[] } = {',
    `  none: ${none.toFixed(3)},`,
    '  weights: {',
    ...lines,
    '  },',
    '  trees: [',
    ...grown,
    '  ],',
    '};',
    '',
  ].join('\n');
}

export const treeOf = (tree: Tree): string =>
  typeof tree === 'number'
    ? String(tree)
    : `{ feature: '${tree.feature}', most: ${tree.most}, low: ${treeOf(tree.low)}, high: ${treeOf(tree.high)} }`;
