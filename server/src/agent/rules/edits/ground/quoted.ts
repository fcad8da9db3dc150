// Whose words a page has already, and which of several are asked for by the names in what is asked.
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { quoting, saying } from './speaker.ts';
import { quoteTerms } from './target.ts';

/** `The voice from Ulm`: of several texts, the one that alone has most of the names in what is asked for. */
export function namedAlone<T>(
  topic: string,
  texts: readonly T[],
  textOf: (one: T) => string,
): T | undefined {
  const names = wordsOf(topic)
    .filter((word) => /^\p{Lu}\p{L}{2}/u.test(word) && !quoting.has(fold(word)))
    .map(fold);
  const [best, next] = texts
    .map((one) => {
      const words = new Set(wordsOf(fold(textOf(one))));
      return { one, has: names.filter((name) => words.has(name)).length };
    })
    .filter(({ has }) => has > 0)
    .sort((a, b) => b.has - a.has);
  return best && best.has !== next?.has ? best.one : undefined;
}

/** Whether somebody's words are asked for. */
export const asksQuote = (topic: string, language: string): boolean =>
  termsOf(topic, language).some((term) => quoteTerms.has(term)) ||
  wordsOf(fold(topic)).some(
    (word) => quoting.has(word) || saying.has(word) || experience.test(word),
  ) ||
  /(?:の声|のコメント|の言葉|の感想)/u.test(topic);
const experience =
  /^(?:experiences?|erfahrung|experiencias?|esperienz[ae]|experiencias?|ervaring|doswiadczeni[ea])$/u;
