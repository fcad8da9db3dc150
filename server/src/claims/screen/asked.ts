// Questions that readers ask, each on a line of its own above its answer. Where a text has several, they head what is
// below them, and are no part of a note that somebody put below the answer before.
import type { Line } from './lines.ts';
import { askedInside } from './patterns/asked_inside.ts';

const question = /^\s*[¿\p{Lu}\p{Lo}][^?？؟]{3,140}(?:[?？؟]|か。)\s*$/u;
const minAsked = 3;

export function askedLines(lines: readonly Line[]): ReadonlySet<number> {
  const isAsked = (at: number): boolean => question.test(lines[at]?.text ?? '');
  const found = [...lines.keys()].filter(
    (at) => isAsked(at) && !isAsked(at + 1) && (lines[at + 1]?.text ?? '').trim() !== '',
  );
  if (found.length >= minAsked) return new Set(found);
  // One that is answered with a yes or no is put by readers, unless a colleague asks it.
  return new Set(
    found.filter((at) => {
      const [asked = '', told = ''] = [lines[at]?.text, lines[at + 1]?.text];
      return yesOrNo.test(told) && !askedInside.test(asked);
    }),
  );
}

/** `Can we say so? No!! …`: a yes or no to what a colleague asked speaks to nobody else, and nor does what goes on from it. */
export const answersInside = (above: string, text: string): boolean =>
  /[?？]\s*$/u.test(above) && askedInside.test(above.slice(0, maxAsked)) && yesOrNo.test(text);
const maxAsked = 300;
const yesOrNo =
  /^[\s>]{0,4}(?:yes|no|nope|yep|ja|nein|nee|jein|oui|non|sí|si|sì|sim|não|tak|nie|はい|いいえ)(?![\p{L}’'-])/iu;
