// Steps of a price list, and which of them a reader is in: `151 to 400` employees is the
// step of a company with 230.

import { fold } from '../../../platform/text/words.ts';

interface Range {
  from: number;
  to: number;
}

const number = String.raw`(\d{1,3}(?:[.,\u00A0\u202F ]\d{3})+|\d{1,7})`;
const upTo = new RegExp(
  `^\\D{0,40}?(?:up to|until|under|less than|max\\.?|bis(?: zu)?|unter|höchstens|jusqu[’']à|moins de|hasta|menos de|fino a|meno di|até|menos de|tot|minder dan|do|poniżej|حتى)\\s+${number}(?!\\d)`,
  'iu',
);
const above = new RegExp(
  `^\\D{0,40}?(?:over|above|more than|from|über|mehr als|ab|plus de|à partir de|más de|a partir de|oltre|più di|da|mais de|acima de|meer dan|vanaf|boven|powyżej|ponad|od|أكثر من)\\s+${number}(?!\\d)(?!.{0,12}\\d)`,
  'iu',
);
const between = new RegExp(
  `^\\D{0,40}?${number}\\s?(?:㎡\\s?)?(?:[-–—~〜～]|to|bis|à|a|al|até|tot|do|\\p{sc=Han}{0,3}から|إلى)\\s?${number}(?!\\d)`,
  'iu',
);

/** `100床まで`, `300床超`: the word stands behind what is counted. */
const upToBehind = new RegExp(
  `^\\D{0,20}?${number}\\s?(?:\\p{sc=Han}{0,3}|㎡)(?:まで|以下|以内|未満)`,
  'u',
);
const aboveBehind = new RegExp(`^\\D{0,20}?${number}\\s?(?:\\p{sc=Han}{0,3}?|㎡)(?:以上|超)`, 'u');

/** `61+ vans`, `9 o más`. */
const orMore = new RegExp(
  `^${number}\\s?(?:\\+|(?:(?:or|and|oder|und|ou|et|o|y|e|of|en|lub|i)\\s(?:more|above|over|mehr|mehr|darüber|plus|más|oltre|più|mais|meer|więcej)|e oltre)(?!\\p{L}))`,
  'iu',
);

const figureOf = (text: string): number => Number(text.replace(/[.,\s\u00A0\u202F]/g, ''));

export function rangeIn(label: string): Range | undefined {
  const text = label.slice(0, 120);
  const span = between.exec(text);
  if (span) return { from: figureOf(span[1] ?? ''), to: figureOf(span[2] ?? '') };
  const most = upTo.exec(text)?.[1] ?? upToBehind.exec(text)?.[1];
  if (most !== undefined) return { from: 0, to: figureOf(most) };
  const least = above.exec(text)?.[1] ?? orMore.exec(text)?.[1] ?? aboveBehind.exec(text)?.[1];
  return least === undefined ? undefined : { from: figureOf(least), to: Number.POSITIVE_INFINITY };
}

const people =
  /^(?:employe|staff|people|person|head|colleague|user|seat|mitarbeit|beschäftigt|leut|mensch|mense|medewerk|colleg|salari|collaborat|emplead|trabajador|dipendent|funcion|colabor|pessoa|pracown|osób|osob|(?:ال)?(?:موظف|متدرب|طالب|طلاب|تلميذ|تلاميذ|عامل|عمال|شخص|أشخاص|ضيف|ضيوف|مستخدم)|guest|gäst|invité|invitad|ospit|convidad|gast|mitglied|membre|miembr|soci|membr|leden|członk|schüler|élève|alumn|pupil|student|teilnehm|partecip|particip|uczni|dziec|kinder|child|enfant|niñ|bambin|crianç)/iu;

/** Numbers a sentence counts something with, and what it counts. */
export function countsIn(sentence: string): { count: number; of: string; at: number }[] {
  return [...sentence.slice(0, 600).replace(together, asOne).matchAll(counted)].flatMap(
    ({ 1: figure = '', 2: part = '', 3: first, 4: second, 5: counter, index: at }) =>
      // `38 diesel vans` counts vans.
      [first, second, counter].flatMap((word) =>
        word === undefined
          ? []
          : [{ count: Number(`${figureOf(figure)}.${part}`), of: word.toLowerCase(), at }],
      ),
  );
}
const counted = new RegExp(
  `(?<![\\d.,])${number}(?:[.,](\\d{1,2}))?(?!\\d)(?:[\\s-]+(\\p{L}{2,30}|m²|qm|[mtl](?![\\p{L}’']))(?:\\s(\\p{L}{3,30}))?|([台名人床件社店室坪席本個枚食戸棟部点階㎡]))`,
  'giu',
);

/** `3 x 132 kW` is 396 kW together; `3 x 5 m` is a size. */
const together =
  /(?<![\d.,])(\d{1,3})\s?[x×]\s?(\d{1,4})(?=\s?(?:[kM]W|kVA|kg|t|ha|TB|l)(?![\p{L}\d]))/gu;
const asOne = (_: string, times: string, of: string): string => `${Number(times) * Number(of)}`;

/** Measures have a short name and a long one: `6 hectares` are in `3 to 10 ha`. */
const measures: readonly [short: RegExp, long: RegExp][] = [
  [/^ha$/, /^(?:he[ck]t[aá]r|ettar|هكتار)/u],
  [/^kg$/, /^(?:kilo|chil[oi]|كيلو)/u],
  [/^km$/, /^(?:kilom|chilom)/u],
  [/^(?:m²|qm|m2)$/, /^(?:m²|qm|m2|quadratm|vierkante)/u],
  [/^m$/, /^(?:met(?:er|re|ro|ri)|mètre|metr)/u],
  [/^t$/, /^(?:tonne|tonel|tonnell|tons?$|ton$|طن)/u],
  [/^l$/, /^(?:lit(?:er|re|ro|ri)|لتر)/u],
];
const isSameMeasure = (one: string, other: string): boolean =>
  measures.some(
    ([short, long]) =>
      (short.test(one) || long.test(one)) && (short.test(other) || long.test(other)),
  );

/** Whether the step counts the same thing: people, or something called alike around it. */
export function isCounted(of: string, around: string): boolean {
  if (/^[\p{sc=Han}㎡]$/u.test(of)) return around.includes(of);
  const words = around.toLowerCase().match(/\p{L}+²?/gu) ?? [];
  if (people.test(of) && words.some((word) => people.test(word))) return true;
  return words.some(
    (word) =>
      (word.length >= 4 && of.length >= 4 && word.slice(0, 5) === of.slice(0, 5)) ||
      // `24 lifts`, and the price is per lift.
      (word.length >= 3 && (of === `${word}s` || of === `${word}es` || word === `${of}s`)) ||
      of === word ||
      isPlural(of, word) ||
      (word.length <= 2 && (of === word || (word.length === 1 && of.startsWith(word)))) ||
      isSameMeasure(of, word),
  );
}

/** `£5k to £20k`, `bis 50.000 €`: steps of what somebody takes, earns or orders, and the one that a sum of theirs is in. */
export function bandFor<T>(
  rows: readonly T[],
  labelOf: (row: T) => string,
  told: string,
): T | undefined {
  const bands = rows.flatMap((row) => {
    const range = bandIn(labelOf(row));
    return range ? [{ row, range }] : [];
  });
  const sums = new Set(
    [...inThousands(told.slice(0, 600)).matchAll(sum)].map(([, before, behind]) =>
      figureOf(before ?? behind ?? ''),
    ),
  );
  const [own] = sums;
  if (bands.length < 2 || sums.size !== 1 || own === undefined) return undefined;
  const holding = bands.filter(({ range }) => own >= range.from && own <= range.to);
  return holding.length === 1 ? holding[0]?.row : undefined;
}
export const bandIn = (label: string): Range | undefined =>
  ofMoney.test(label) ? rangeIn(unsigned(label)) : undefined;
const ofMoney = /[€£$¥円]|(?<!\p{L})(?:EUR|CHF|euros?|zł)(?!\p{L})|\dk(?![\p{L}\d])/iu;
const sum = new RegExp(
  `[€£$¥]\\s?${number}(?![\\d.,]*\\d)|(?<![\\d.,])${number}\\s?(?:[€£$¥円]|(?:EUR|CHF|euros?|zł)(?!\\p{L}))`,
  'giu',
);
const unsigned = (label: string): string => inThousands(label).replace(/[€£$¥]\s?(?=\d)/gu, '');
/** `£5k` is £5000. */
const inThousands = (text: string): string =>
  text.replace(/(?<![\d.,])(\d{1,4})k(?![\p{L}\d])/giu, '$1000');

/** `Gläser` are counted where `Glas` stands. */
function isPlural(of: string, word: string): boolean {
  const [many, one] = [fold(of), fold(word)];
  return (
    one.length >= 4 && many.startsWith(one) && /^(?:e|en|er|ern|n)$/.test(many.slice(one.length))
  );
}

/** Only a list of steps: a row alone with a number in it is none. */
export function stepFor(
  rows: readonly (readonly string[])[],
  around: string,
  sentence: string,
): readonly string[] | undefined {
  // The steps may stand behind the names of the plans: `Medium | 61 to 150 | £329`.
  const steps = [0, 1, 2, 3].map((column) =>
    rows.flatMap((row) => {
      const range = rangeIn(row[column] ?? '');
      return range ? [{ row, range, label: row[column] ?? '' }] : [];
    }),
  );
  const listed = steps.find(({ length }) => length >= 2) ?? [];
  for (const { count, of } of countsIn(sentence)) {
    const holding = listed
      .filter(({ range }) => count >= range.from && count <= range.to)
      .filter(({ label, row }) => {
        // `Press up to 200 t` counts tonnes; where a step names nothing, its column does, or what it is a step of.
        const unit = named.exec(label)?.[1];
        return isCounted(of, unit ?? `${around} ${label} ${row[0] ?? ''}`);
      });
    // Of `from 20` and `from 50`, whoever has 65 is in the second.
    const [first] = holding.sort((a, b) => open(b.range) - open(a.range));
    if (first) return first.row;
  }
  return undefined;
}
const named = /\d\s?(?!(?:a|an|per|pro|par|por|al|je|na|each)\s)(\p{L}+²?|m²|㎡)\P{N}*$/u;
const open = ({ from, to }: Range): number => (to === Number.POSITIVE_INFINITY ? from : 0);
