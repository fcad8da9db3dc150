// What the whole offer is about: a word of its first line is in every other sentence, and tells nothing by itself.
import type { Brief } from './brief.ts';
import { begins, stemsOf } from './in_common.ts';

const maxLine = 120;
const trades = new WeakMap<object, readonly string[]>();

export function isOfTrade({ input, language }: Brief, term: string): boolean {
  const { page } = input;
  const [line = ''] = page.pageContext.trimStart().slice(0, maxLine).split('\n');
  const known = trades.get(page) ?? stemsOf(line, language);
  trades.set(page, known);
  return known.some((stem) => begins(term, stem));
}
