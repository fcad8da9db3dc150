// What the text reckons itself: `25 x 14,90 = 372,50 €`, `(12 x 1,450 + 3,800)`, `285 + 165 + 336 = 786 €`.
import { type Entry, type Figure, round, telling } from './figures.ts';
import { type Factor, isMoney, type Relation, type Term, worthOf } from './terms.ts';

const parting = /[,;:]\s|[()（）¦]|=|→|->|、|。/gu;
const operator =
  /\s?[×✕*]\s?|(?<=[\d\p{L}])\sx\s?(?=[\p{Sc}\d])|(?<=\d)x(?=\d)|\s(?:mal|fois|times|keer|razy)\s(?=[\p{Sc}\d])|\s?\+\s?|\s[-−–]\s|\splus\s(?=[\p{Sc}\d])/giu;
const isTimes = (mark: string): boolean => /[×✕*x]|mal|fois|times|keer|razy/iu.test(mark);

interface Clause {
  start: number;
  end: number;
  /** The mark behind it. */
  mark: string;
}

function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(parting)) {
    clauses.push({ start, end: index, mark: mark.trim() });
    start = index + mark.length;
  }
  return [...clauses, { start, end: text.length, mark: '' }];
}

export const isEqual = (mark: string): boolean => mark === '=' || mark === '→' || mark === '->';

export function formulas(entries: readonly Entry[]): Relation[] {
  return entries.flatMap((entry) => {
    const clauses = clausesOf(entry.text);
    return clauses.flatMap((clause, at) => {
      const next = clauses[at + 1];
      const readings = readingsOf(entry, clause);
      if (readings.length === 0) return [];
      if (isEqual(clause.mark) && next) {
        const [result] = within(entry, next.start, next.end);
        const terms = result && readings.find((one) => isExact(one, result));
        return result && terms ? [{ result, terms }] : [];
      }
      // Behind what it makes: `£21,200 in the first year (12 x 1,450 + 3,800)`.
      const near = [...resultsNear(entries, entry, clause)];
      for (const terms of readings) {
        const result = near.find((one) => isExact(terms, one) && !holds(terms, one));
        if (result && telling(result.value) >= 2) return [{ result, terms }];
      }
      return [];
    });
  });
}

const holds = (terms: readonly Term[], figure: Figure): boolean =>
  terms.some(({ factors }) => factors.some(({ of }) => of === figure));
const isExact = (terms: readonly Term[], result: Figure): boolean =>
  round(worthOf(terms), 2) === round(result.value, 2);

function* resultsNear(entries: readonly Entry[], entry: Entry, clause: Clause): Generator<Figure> {
  const own = entry.figures.filter(({ start, end }) => end <= clause.start || start >= clause.end);
  yield* own.filter(isMoney);
  for (const other of [entries[entry.index - 1], entries[entry.index + 1]])
    if (other?.group === entry.group) yield* other.figures.filter(isMoney);
}

const within = ({ figures }: Entry, from: number, to: number): Figure[] =>
  figures.filter(({ start, end }) => from <= start && end <= to);

/** The ways to take the operands of a clause, the likeliest first; nothing where it has no operator. */
function readingsOf(entry: Entry, { start, end }: Clause): Term[][] {
  const text = entry.text.slice(start, end);
  const marks = [...text.matchAll(operator)];
  if (marks.length === 0 || marks.length > maxMarks) return [];
  const operands: Figure[][] = [];
  let from = start;
  for (const { 0: mark, index } of [...marks, { 0: '', index: text.length }]) {
    const found = within(entry, from, start + index);
    if (found.length === 0) return [];
    // `KT 20 1.890`: the last is the likeliest; behind `x` it is the first.
    operands.push(operands.length === 0 ? found.slice(-1) : pickOf(found));
    from = start + index + mark.length;
  }
  return combined(operands).flatMap((figures) => {
    const terms = termsOf(
      figures,
      marks.map(([mark]) => mark),
    );
    return terms ? [terms] : [];
  });
}
const maxMarks = 10;
const pickOf = (found: readonly Figure[]): Figure[] =>
  [...new Set([found.at(-1), found[0]])].flatMap((one) => one ?? []);

const combined = (operands: readonly (readonly Figure[])[]): Figure[][] =>
  operands.reduce<Figure[][]>(
    (all, choices) =>
      all.flatMap((figures) => choices.map((choice) => [...figures, choice])).slice(0, maxReadings),
    [[]],
  );
const maxReadings = 64;

function termsOf(figures: readonly Figure[], marks: readonly string[]): Term[] | undefined {
  const terms: { sign: 1 | -1; factors: Factor[] }[] = [];
  for (const [at, figure] of figures.entries()) {
    const mark = marks[at - 1] ?? '';
    const last = terms.at(-1);
    if (figure.kind === 'percent') return undefined;
    if (last && isTimes(mark)) last.factors.push({ of: figure });
    else terms.push({ sign: /[-−–]/u.test(mark) ? -1 : 1, factors: [{ of: figure }] });
  }
  return terms;
}
