// Reads what takes the place of something else.
import type { ReadingWords } from './languages/request_words.ts';
import type { Clause } from './message.ts';
import { findPhrase } from './phrases.ts';
import type { Request } from './requests.ts';

/** `Not «A» but «B»`, `«B» instead of «A»`. */
export function readExchange(
  text: string,
  clause: Clause,
  words: ReadingWords,
): Request | undefined {
  const [one, other, more] = clause.quotations(text);
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  const between = text.slice(text.indexOf('\uE001') + 1, text.lastIndexOf('\uE000'));
  if (findPhrase(between, words.instead, words)) {
    return words.unspaced
      ? { kind: 'replace', from: one, to: other }
      : { kind: 'replace', from: other, to: one };
  }
  // `「A」を「B」に`, whatever verb follows or none.
  if (
    words.unspaced &&
    /^[をは]$/u.test(between) &&
    /\uE001(?:に|へ)/u.test(text.slice(text.indexOf('\uE001') + 1))
  ) {
    return { kind: 'replace', from: one, to: other };
  }
  const before = text.slice(0, text.indexOf('\uE000'));
  const not = words.language === 'en' ? `${words.negation}|not|don’t` : words.negation;
  const denied = findPhrase(before, not, words);
  return denied && { kind: 'replace', from: one, to: other };
}
