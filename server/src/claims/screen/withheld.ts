// What a remark on saying, a superior's word or a bare mark takes along: itself, and what it speaks of. A remark that
// says what it is about speaks of nothing beside it.

import { blanked } from './blanked.ts';
import { isBareMark } from './judge.ts';
import { lengthOf } from './learned/traits.ts';
import { overlaps, quotationsIn, type Span, startWith } from './lines.ts';
import { isOfSuperiors } from './patterns/superiors.ts';
import { isUnsaid } from './patterns/unsaid.ts';

/** So short a line is one thought, and goes with its remark. */
const oneThought = 16;
export const isOneThought = (text: string): boolean => lengthOf(text) <= oneThought;
const maxRemark = 1000;

const isRemark = (part: string): boolean =>
  part.length <= maxRemark && (isUnsaid(part) || isOfSuperiors(part));

const bracketed = /[([（【［][^()[\]（）【】［］]{12,400}[)\]）】］]/g;
const clauseEnd = /[,;:–—、。:]\s?|\s-\s|[.!?]\s/u;
const leastWords = 5;
/** A bracket holds something of its own: `(call centre from 6 pm, do not say)`. */
const leastInside = 2;
/** Speaks of what was said before. */
const takesUp =
  /^\W{0,3}(?:this|that|these|those|it|its|they|he|she|both|which|das|dies\p{L}{0,2}|es|sie|er|davon|darüber|ça|cela|ce|c|il|elle|ils|elles|en|eso|es[oa]s?|est[oae]s?|ello|él|ella|ellos|quest[oaie]|quell[oaie]|ciò|lui|lei|loro|iss[oa]|isto|ess[ea]s?|est[ea]s?|ele|ela|eles|elas|dit|dat|het|deze|zij|ze|hij|to|te|ten|ta|tego|on|ona|oni|and|but|so|und|aber|also|et|mais|donc|y|pero|así|e|ma|mas|quindi|en|maar|dus|i|ale|więc)(?!\p{L})|^[（(「\s]{0,3}(?:これ|それ|この|その|あれ|なお|ただ|まだ)/iu;

/** Its first clause says what the rest wants unsaid: `Mr Hale retires in May, so please do not mention it`. */
function saysItself(remark: string, least = leastWords): boolean {
  const text = remark.trim().replace(/^[([（【［]\s?/u, '');
  const [first = ''] = text.split(clauseEnd);
  return (
    first.length < text.length - least &&
    lengthOf(first) >= least &&
    !takesUp.test(first) &&
    !isRemark(first) &&
    !isBareMark(first)
  );
}

/** Brackets that hold both the remark and what it speaks of. */
const ownBrackets = (text: string): Span[] =>
  [...text.matchAll(bracketed)]
    .filter(([bracket]) => isRemark(bracket) && saysItself(bracket, leastInside))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));

export function withheld(text: string, spans: readonly Span[]): Span[] {
  const brackets = ownBrackets(text);
  const quotations = quotationsIn(text);
  const bare = blanked(text, [...quotations, ...brackets]);
  if (isOneThought(text))
    return brackets.length === 0 && isRemark(bare) ? [{ start: 0, end: text.length }] : brackets;
  const found = spans.flatMap((span, at): Span[] => {
    const sentence = bare.slice(span.start, span.end);
    // `The boss says: “…”` brings what he says.
    const brings = /[:：]\s*$/u.test(sentence) && overlaps(quotations, span);
    if (brings || !isRemark(sentence)) return [];
    const above = saysItself(sentence) ? undefined : spans[at - 1];
    return [{ start: above ? startWith(quotations, above) : span.start, end: span.end }];
  });
  return [...brackets, ...found];
}
