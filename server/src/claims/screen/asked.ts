// Questions that readers ask, each on a line of its own above its answer. Where a text has several, they head what is
// below them, and are no part of a note that somebody put below the answer before.
import type { Line } from './lines.ts';

const question = /^\s*[¿\p{Lu}\p{Lo}][^?？؟]{3,140}(?:[?？؟]|か。)\s*$/u;
const minAsked = 3;

export function askedLines(lines: readonly Line[]): ReadonlySet<number> {
  const isAsked = (at: number): boolean => question.test(lines[at]?.text ?? '');
  const found = [...lines.keys()].filter(
    (at) => isAsked(at) && !isAsked(at + 1) && (lines[at + 1]?.text ?? '').trim() !== '',
  );
  return new Set(found.length < minAsked ? [] : found);
}
