// What is quoted beside an answer: a clause or a short sentence in their words, and never half of their letter.
import { wordsOf } from '../../../../platform/text/words.ts';
import type { Answer } from '../texts/answer.ts';
import { covered, piecesOf } from './alikeness.ts';

const maxWords = 22;
const maxWide = 60;
const minWords = 3;
const isWide = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

const isShort = (text: string): boolean =>
  isWide.test(text) ? text.length <= maxWide : wordsOf(text).length <= maxWords;

/** The sentences that are quoted, or the part of the sentence that the answer speaks to. */
export function quotedOf(
  sentences: readonly string[],
  sentence: string,
  answers: readonly Answer[],
  language: string,
): string[] {
  if (isShort(sentences.join(' '))) return [...sentences];
  if (isShort(sentence) || !sentences.includes(sentence))
    return sentences.includes(sentence) ? [sentence] : [...sentences];
  const parts = sentence.split(/(?<=[,;:、])\s*(?!\d)/u);
  const about = piecesOf(answers.map((one) => one.about).join(' '), language);
  const worth = parts.map((part) => {
    const own = piecesOf(part, language);
    return own.length === 0 ? 0 : covered(own, about) * Math.sqrt(own.length);
  });
  const best = worth.indexOf(Math.max(...worth));
  let [from, to] = [best, best + 1];
  const text = (a: number, b: number): string =>
    parts.slice(a, b).join(isWide.test(sentence) ? '' : ' ');
  while (to < parts.length && isShort(text(from, to + 1))) to++;
  while (from > 0 && isShort(text(from - 1, to))) from--;
  const kept = text(from, to).replace(/[,;:、\s]{1,3}$/u, '');
  if (!isShort(kept) || (!isWide.test(kept) && wordsOf(kept).length < minWords)) return [sentence];
  return [`${from > 0 ? '… ' : ''}${kept}${to < parts.length ? ' …' : ''}`];
}
