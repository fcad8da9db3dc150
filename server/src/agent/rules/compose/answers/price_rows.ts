// Which lines of a price list can be meant: none that is for another kind than theirs, or for another number.
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { isCounted, rangeIn } from '../../fit/ranges.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { begins, plain, stemsOf } from '../brief/in_common.ts';
import type { Answer } from '../texts/answer.ts';

export const nameOf = ({ row, text }: Answer): string =>
  row?.[0] ?? text.split(/[;:]|\s[–—-]\s/)[0] ?? '';

/** `seven stops` counts as `7 stops` does. */
export const inFigures = (text: string, language: string): string =>
  wordNumbersIn(text, language).reduceRight(
    (all, { text: word, number, start }) =>
      `${all.slice(0, start)}${number}${all.slice(start + word.length)}`,
    text,
  );

interface Count {
  count: number;
  of: string;
}

/** `From 100 sensors: $11` is no price for 50 of them. */
export const isOutside = ({ text }: Answer, counts: readonly Count[]): boolean => {
  const range = rangeIn(text.split(/[:：]/u)[0] ?? '');
  const counted = counts.filter(({ of }) => isCounted(of, text.slice(0, maxLabel)));
  return (
    range !== undefined &&
    counted.length > 0 &&
    counted.every(({ count }) => count < range.from || count > range.to)
  );
};
const maxLabel = 40;

const minWord = 4;
const minHead = 5;

/** Who has rope lifts is told no price of hydraulic ones: what they named is one kind of several. */
export function ofTheirKind(
  lines: readonly Answer[],
  told: readonly string[],
  language: string,
): readonly Answer[] {
  const theirs = told.flatMap((one) => stemsOf(one, language));
  const named = lines.filter((line) => {
    const others = new Set(
      lines
        .filter((one) => !sharesHead(one, line, language))
        .flatMap((one) => kinds(one, language)),
    );
    return kinds(line, language).some(
      (stem) => !others.has(stem) && theirs.some((other) => begins(stem, other)),
    );
  });
  if (named.length === 0) return lines;
  return lines.filter(
    (line) => named.includes(line) || !named.some((one) => sharesKind(one, line, language)),
  );
}

const kinds = (line: Answer, language: string): string[] => kindsOf(nameOf(line), language);

/** What a line is of: no figure, and no word that only bounds one. */
export const kindsOf = (name: string, language: string): string[] =>
  stemsOf(name.replace(bounds, ' '), language).filter(
    (stem) => stem.length >= minWord && !plain.has(stem) && !/^\d/.test(stem),
  );
const bounds =
  /(?<!\p{L})(?:above|below|over|under|more|less|than|from|until|about|über|unter|mehr|weniger|höchstens|mindestens|plus|moins|jusqu|partir|hasta|desde|más|menos|fino|oltre|meno|sopra|sotto|acima|abaixo|mais|vanaf|boven|onder|meer|minder|powyżej|ponad|poniżej)(?!\p{L})/giu;

/** Both say the same of themselves: `Rope lift, 5 stops` and `Rope lift, 9 stops`. */
const sharesHead = (one: Answer, other: Answer, language: string): boolean =>
  kinds(one, language).join(' ') === kinds(other, language).join(' ');

/** `Rope lift` and `Hydraulic lift`, `Seilaufzug` and `Hydraulikaufzug` are two kinds of one thing. */
function sharesKind(one: Answer, other: Answer, language: string): boolean {
  const [own = [], theirs = []] = [one, other].map((line) =>
    wordsOf(fold(nameOf(line).split(/[,(（]/u)[0] ?? '')).filter((word) => !/^\d/.test(word)),
  );
  const isAlike = (a: string, b: string): boolean =>
    a.length > minHead && b.length > minHead && a !== b && a.slice(-minHead) === b.slice(-minHead);
  // What both are stands first in both, or last: `Monthly plan` and `Outside of the plan` are no two plans.
  const isHead = (a = '', b = ''): boolean => a === b && a.length >= minWord && !plain.has(a);
  return (
    !sharesHead(one, other, language) &&
    (isHead(own[0], theirs[0]) ||
      isHead(own.at(-1), theirs.at(-1)) ||
      own.some((a) => theirs.some((b) => isAlike(a, b))))
  );
}
