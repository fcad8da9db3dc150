// The words of a wish as the sources have them: `dijktaluds` is told of by taluds on a dijk, and what no source
// names cannot be asked for.
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { type Brief, textsIn } from './brief.ts';
import { isAkin } from './led.ts';

/** A word built of two that the sources have, as two. */
export function apart(brief: Brief, about: string): string {
  if (!built.has(brief.language)) return about;
  const told = wordsIn(brief);
  return about
    .split(' ')
    .map((word) => (told.has(fold(word)) ? word : (halvesOf(fold(word), told) ?? word)))
    .join(' ');
}
const built: ReadonlySet<string> = new Set(['de', 'nl']);
const minHalf = 4;

function halvesOf(word: string, told: ReadonlySet<string>): string | undefined {
  const known = (part: string): boolean =>
    [part, part.replace(/(?:s|en|er|e|n)$/u, ''), `${part}s`, `${part}en`, `${part}e`].some(
      (one) => one.length >= minHalf && told.has(one),
    );
  for (let at = minHalf; at <= word.length - minHalf; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (known(first) && known(second)) return `${first} ${second}`;
  }
  return undefined;
}

const wordsIn = ({ source }: Brief): ReadonlySet<string> =>
  new Set([...textsIn(source)].flatMap((text) => wordsOf(fold(text))));

/** Without the words that no source has, where others are left. */
export function askable(brief: Brief, about: string): string {
  const { language } = brief;
  const wish = apart(brief, about);
  if (!wish.includes(' ')) return wish;
  const told = [...new Set([...wordsIn(brief)].flatMap((word) => termsOf(word, language)))];
  const isTold = (word: string): boolean => {
    const terms = termsOf(word, language);
    return terms.every((term) => told.some((other) => isAkin(term, other)));
  };
  const known = wish.split(' ').filter(isTold);
  return termsOf(known.join(' '), language).length > 0 ? known.join(' ') : wish;
}
