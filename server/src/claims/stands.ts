// Whether a source still says what was quoted from it: word for word, wherever its lines break now.
import { visibleLines } from '../platform/text/inline.ts';
import { withCorrections } from './screen/corrections.ts';
import { asidesIn } from './screen/talk.ts';

const wordCharacter = /[\p{L}\p{N}]/u;
/** Scripts that do not part words. */
const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u;
const joined = (text: string): string => visibleLines(text).join(' ').replace(/\s+/g, ' ').trim();

export function makeStandsIn(text: string): (quote: string) => boolean {
  // What was quoted of a line that the text itself puts right stands there as it was put right.
  const source = `${joined(text)} ${joined(withCorrections(visibleLines(text), asidesIn).join('\n'))}`;
  return (quote) => {
    const wanted = joined(quote);
    if (wanted === '') return true;
    for (let at = source.indexOf(wanted); at !== -1; at = source.indexOf(wanted, at + 1)) {
      if (isWhole(source, at, wanted)) return true;
    }
    return false;
  };
}

/** `40%` does not stand in `140%`. */
function isWhole(source: string, at: number, wanted: string): boolean {
  const end = at + wanted.length;
  const goesOn = (inside: string, outside: string): boolean =>
    wordCharacter.test(inside) && wordCharacter.test(outside) && !unspaced.test(inside + outside);
  return (
    !goesOn(wanted.charAt(0), source.charAt(at - 1)) &&
    !goesOn(wanted.charAt(wanted.length - 1), source.charAt(end))
  );
}
