// `We fit some 900 a year. Nine in ten work again the next day`: a share of those the house has just counted as its own is
// what becomes of them, and its result. Without that count it is what is so everywhere.
import { lean } from '../../../../platform/text/quickened.ts';
import type { Brief } from '../brief/brief.ts';
import { isOwn } from '../brief/own_lines.ts';

export const isCountedShare = (
  brief: Brief,
  sentence: string,
  before: string | undefined,
): boolean =>
  before !== undefined && isOfMost(sentence) && /\d/.test(before) && isOwn(brief, before);

export const isOfMost = (line: string): boolean => ofTen.test(line);
/** More than half, of whatever is counted. */
const ofTen = lean(
  /^(?:[6-9]|9\d|six|seven|eight|nine|sechs|sieben|acht|neun|sept|huit|neuf|seis|siete|ocho|nueve|sei|sette|otto|nove|sete|oito|zes|zeven|negen|sześć|siedem|osiem|dziewięć) (?:\p{L}+ ){0,3}?(?:in|out of|of(?: every)?|von|sur|de(?: cada)?|su|em(?: cada)?|op de|van de|na) (?:every )?(?:100?|ten|zehn|dix|diez|dieci|dez|tien|dziesięć|dziesięciu)(?!\p{L})|^10[人件台社軒]中[6-9]/iu,
);
