// How a list of ways of speaking becomes one expression. All parts are bounded: no text can make them slow.
import { quickened } from '../../../platform/text/quickened.ts';

/** Whole words of scripts with spaces; other scripts anywhere. */
export const spaced = (...parts: string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`;

/** Its `test` looks at the text in small letters: V8 compiles a pattern that looks away from case in twice the time. */
export function pattern(...parts: string[]): RegExp {
  const all = quickened(parts.join('|'));
  const whole = new RegExp(all, 'iu');
  let small: RegExp | undefined;
  whole.test = (text) => {
    small ??= new RegExp(inSmallLetters(all), 'u');
    return small.test(smallOnce(text));
  };
  return whole;
}
/** For texts in small letters. */
export const smallPattern = (...parts: string[]): RegExp =>
  new RegExp(quickened(parts.join('|')), 'u');

const inSmallLetters = (source: string): string =>
  source.replace(/\\p\{[^}]*\}|\\.|[^\\]/gsu, (part) =>
    /^\\p\{L[ul]\}$/.test(part) ? '\\p{L}' : part.startsWith('\\') ? part : part.toLowerCase(),
  );

/** The same sentence is held against many patterns, one after the other. */
let last = { text: '', small: '' };

function smallOnce(text: string): string {
  if (last.text !== text) last = { text, small: text.toLowerCase() };
  return last.small;
}
