// Which of all the prices an instruction means that allows some of them: of everything that has one, what its words
// fit best. Teams name a row by half of its words, by one built of them or by another word for it.
import { termsOf } from '../../../../platform/text/words.ts';
import type { Priced } from '../brief/priced_entries.ts';
import { fitsOf, hitsOf } from '../brief/words_fit.ts';
import { isOnSameSide } from './narrowed_columns.ts';

export interface PriceFit {
  /** What is meant. */
  entries: Priced[];
  /** How well the words of each name fit, from 0 to 1; the least of them. */
  least: number;
}

/** So much of a name must be found. */
const enough = 0.5;
const alone = 0.34;
/** As good as the best: the same in another form of its words. */
const asGood = 0.12;

/** `parts`: what is named, one by one. */
export function pricesMeant(
  entries: readonly Priced[],
  parts: readonly string[],
  language: string,
): PriceFit {
  const found = parts.flatMap((part) => {
    const whole = bestFor(entries, part, language);
    // `牛刀・ペティ` may be two names, and `い草・上` one.
    const names = part.split('・');
    return whole.fit >= 1 || names.length < 2
      ? [whole]
      : names.map((name) => bestFor(entries, name, language));
  });
  return {
    entries: [...new Set(found.flatMap(({ best }) => best))],
    least: Math.min(...found.map(({ fit }) => fit)),
  };
}

function bestFor(entries: readonly Priced[], part: string, language: string) {
  const hits = hitsOf(part, language);
  const own = fitsOf(
    entries.map(({ name }) => name),
    hits,
  );
  const both = fitsOf(
    entries.map(({ name, around }) => `${around} ${name}`),
    hits,
  );
  const top = Math.max(0, ...both);
  const rest = Math.max(0, ...both.filter((fit) => fit < top - asGood));
  // Half of its words, or fewer where no other price has any of them.
  if (top < (rest * 2 <= top ? alone : enough)) return { best: [], fit: 0 };
  const isGood = (fit: number | undefined): boolean => (fit ?? 0) >= top - asGood;
  // What is named above a list is meant where none of its entries is named so, and one price stands for each.
  const named = new Set(entries.filter((_, at) => isGood(own[at])).map(({ around }) => around));
  const mixed = new Set(entries.filter(({ several }) => several).map(({ around }) => around));
  const alike = entries.filter(
    ({ around }, at) =>
      isGood(own[at]) || (isGood(both[at]) && !named.has(around) && !mixed.has(around)),
  );
  // Members and non-members are called nearly the same.
  const same = alike.filter(({ called }) => isOnSameSide(called, [part]));
  const group = same.length > 0 ? same : alike;
  // `On-site day` is not the `On-site half day`, where both are there; a word alone may be what several are.
  const wanted = keyOf(part, language);
  const exact = wanted.includes(' ')
    ? group.filter(({ called }) => keyOf(called, language) === wanted)
    : [];
  return { best: exact.length > 0 ? exact : group, fit: group.length === 0 ? 0 : top };
}

const keyOf = (name: string, language: string): string =>
  [...new Set(termsOf(name, language))].sort().join(' ');
