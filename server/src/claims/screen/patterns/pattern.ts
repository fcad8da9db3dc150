// How a list of ways of speaking becomes one expression. All parts are bounded: no text can make them slow.
import { quickened } from '../../../platform/text/quickened.ts';

/** Whole words of scripts with spaces; other scripts anywhere. */
export const spaced = (...parts: string[]): string =>
  `(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`;
export const pattern = (...parts: string[]): RegExp => new RegExp(quickened(parts.join('|')), 'iu');
/** For texts in small letters: looking away from case would make each look several times as long. */
export const smallPattern = (...parts: string[]): RegExp =>
  new RegExp(quickened(parts.join('|')), 'u');
