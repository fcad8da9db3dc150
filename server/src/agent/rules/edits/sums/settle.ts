// What follows from figures that changed: each is reckoned from what it is made of, and nothing where that is not sure.
import { stepBefore, stepBehind } from '../../grammar/languages/sum_words.ts';
import { isUnit } from '../change/value_fit.ts';
import { type Entry, type Figure, round, telling } from './figures.ts';
import { figuresIn, isMoney, isSameCurrency, type Relation, worthOf } from './terms.ts';

export interface Settled {
  /** By the figure: what it is now. Those that were changed themselves are not among them. */
  followed: ReadonlyMap<Figure, number>;
  /** What hangs on a figure that changed and could not be reckoned. */
  open: ReadonlySet<Figure>;
}

export function settle(
  entries: readonly Entry[],
  relations: readonly Relation[],
  changed: ReadonlyMap<Figure, number>,
): Settled {
  const same = alikeIn(entries);
  const fixed = new Map([...changed].map(([figure, value]) => [same(figure), value]));
  const known = new Map<Figure, number | undefined>();
  const open = new Set<Figure>();
  const going = new Set<Figure>();
  let cuts = 0;
  const madeOf = Map.groupBy(relations, ({ result }) => same(result));

  /** Nothing where it is not known any more. */
  function now(figure: Figure): number | undefined {
    const one = same(figure);
    const given = fixed.get(one);
    if (given !== undefined) return given;
    if (known.has(one)) return known.get(one);
    if (going.has(one)) {
      cuts++;
      return one.value;
    }
    going.add(one);
    const value = reckoned(one);
    going.delete(one);
    // What leads back to a figure that is being reckoned is not known for good yet.
    if (cuts === 0 || going.size === 0) known.set(one, value);
    if (going.size === 0) cuts = 0;
    return value;
  }

  function reckoned(one: Figure): number | undefined {
    const values = new Set<number>();
    let isOpen = false;
    for (const relation of madeOf.get(one) ?? []) {
      const parts = figuresIn(relation);
      const are = parts.map(now);
      const moved = parts.filter((part, at) => are[at] !== part.value);
      if (moved.length === 0) continue;
      // How many there are says nothing of the whole that they share.
      if (relation.isShareOfAll && moved.some((part) => part === countOf(relation))) {
        if (moved.length === 1 && !isProduct(relation)) isOpen = true;
        continue;
      }
      // A price that the whole was made of is nobody's to change: `£1,140 each = £13,680`.
      const isBase = relation.isShareOfAll && isProduct(relation) && !isToldBehind(relation);
      const isUnknown =
        isBase ||
        are.includes(undefined) ||
        moved.some((part) => crossesStep(entries, relation, part, now(part)));
      if (isUnknown) isOpen = true;
      else
        values.add(
          roundedAs(
            relation,
            worthOf(relation.terms, (part) => now(part) ?? part.value),
          ),
        );
    }
    const [value, other] = values;
    if (isOpen || other !== undefined) open.add(one);
    return isOpen || other !== undefined ? undefined : (value ?? one.value);
  }

  /** The whole is known as so many of them: it follows how many they are. */
  function isProduct({ result, terms }: Relation): boolean {
    const [whole] = terms[0]?.factors ?? [];
    return (
      whole !== undefined &&
      typeof whole.of !== 'number' &&
      (madeOf.get(same(whole.of)) ?? []).some((one) =>
        figuresIn(one).some((part) => same(part) === same(result)),
      )
    );
  }

  const all = entries.flatMap(({ figures }) => figures);
  const members = new Set(relations.flatMap((one) => [one.result, ...figuresIn(one)]).map(same));
  const followed = new Map<Figure, number>();
  const left = new Set<Figure>();
  for (const figure of all) {
    const one = same(figure);
    if (!members.has(one) || changed.has(figure)) continue;
    const value = now(figure);
    if (open.has(one)) left.add(figure);
    else if (value !== undefined && value !== figure.value) followed.set(figure, value);
  }
  return { followed, open: left };
}

/** To the cent, or as roughly as the old one was told. */
function roundedAs({ result, terms }: Relation, value: number): number {
  const was = worthOf(terms);
  const isRough = round(was, 2) !== round(result.value, 2);
  return round(value, isRough ? result.places : 2);
}

/** `17.280, tre rate da 5.760`: it was made of the whole. */
function isToldBehind({ result, terms }: Relation): boolean {
  const whole = terms[0]?.factors[0]?.of;
  if (whole === undefined || typeof whole === 'number') return false;
  return whole.entry === result.entry
    ? whole.start < result.start
    : whole.entry.index < result.entry.index;
}

const countOf = ({ terms }: Relation): Figure | undefined => {
  const of = terms[0]?.factors.find(({ as }) => as === 'over')?.of;
  return typeof of === 'number' ? undefined : of;
};

/** `Up to 150 people`: beyond a step of the price list, another price counts. */
function crossesStep(
  entries: readonly Entry[],
  { terms, result }: Relation,
  part: Figure,
  is: number | undefined,
): boolean {
  if (is === undefined || part.kind === 'amount' || part.kind === 'percent') return false;
  const prices = terms
    .filter(({ factors }) => factors.some(({ of }) => of === part))
    .flatMap(({ factors }) =>
      factors.flatMap(({ of }) => (typeof of === 'number' || of === part ? [] : [of])),
    );
  const [low, high] = [Math.min(part.value, is), Math.max(part.value, is)];
  const isPriced = (entry: Entry): boolean =>
    [entry, ...[entries[entry.index - 1], entries[entry.index + 1]]].some((one) =>
      one?.figures.some(
        (figure) =>
          one.group === entry.group &&
          figure !== result &&
          prices.some((price) => price.value === figure.value && isMoney(figure)),
      ),
    );
  return entries.some(
    (entry) =>
      entry.figures.some(
        (figure) =>
          figure.kind !== 'amount' &&
          figure.kind !== 'percent' &&
          figure.value >= low &&
          figure.value <= high &&
          figure.value !== part.value &&
          isStep(figure),
      ) && isPriced(entry),
  );
}

const isStep = ({ entry, start, end }: Figure): boolean =>
  stepBefore.test(entry.text.slice(Math.max(0, start - 16), start)) ||
  stepBehind.test(entry.text.slice(end, end + 24));

/** The same figure wherever it stands, told by the first: an amount by its digits, a count by what it counts. */
function alikeIn(entries: readonly Entry[]): (figure: Figure) => Figure {
  const heads = new Map<Figure, Figure>();
  const byValue = Map.groupBy(
    entries.flatMap(({ figures }) => figures),
    ({ value }) => value,
  );
  for (const figures of byValue.values()) {
    for (const [at, figure] of figures.entries()) {
      const first = figures.slice(0, at).find((other) => isAlike(figure, other));
      heads.set(figure, first ? (heads.get(first) ?? first) : figure);
    }
  }
  return (figure) => heads.get(figure) ?? figure;
}

export function isAlike(one: Figure, other: Figure): boolean {
  if ((one.kind === 'percent') !== (other.kind === 'percent')) return false;
  const shares = [...one.entry.terms].some((term) => other.entry.terms.has(term));
  if (one.kind === 'percent') return shares;
  const isOwn = one.entry === other.entry;
  if (one.kind === 'count' && other.kind === 'count') return countsSame(one, other);
  if (one.kind === 'count' || other.kind === 'count')
    return isOwn && one.kind !== 'amount' && other.kind !== 'amount';
  if (!isMoney(one) || !isMoney(other)) return isOwn && one.kind === other.kind;
  return (
    isSameCurrency(one, other) &&
    (telling(one.value) >= 3 || one.value >= 10_000 || shares || isOwn)
  );
}

/** `10 mobile unit days` and `ten days`. */
const countsSame = (one: Figure, other: Figure): boolean => {
  const [first, second] = [one.nouns[0], other.nouns[0]];
  if (first === undefined || second === undefined) return one.entry === other.entry;
  return (
    one.nouns.some((noun) => isUnit(noun, second)) ||
    other.nouns.some((noun) => isUnit(noun, first))
  );
};
