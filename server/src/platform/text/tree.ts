// A small tree: which leaf a text comes to, by one feature after the other.
export type Tree = number | { feature: string; most: number; low: Tree; high: Tree };

export function leafOf(tree: Tree, valueIn: (feature: string) => number): number {
  let at = tree;
  while (typeof at !== 'number') at = valueIn(at.feature) <= at.most ? at.low : at.high;
  return at;
}
