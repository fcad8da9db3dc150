// Offers that are to stand side by side: which ones a wish means, what the page and the sources say of each.
// The page comes first: what the team changed there holds. What only the sources have is added to it.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { fold, keyOf, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { offerNouns, versus } from '../../grammar/languages/form_words.ts';
import { phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Editing } from '../editing.ts';
import { stripArticles } from '../ground/scope.ts';
import { isAkin } from '../ground/target.ts';
import { type Line, type Run, runsInSources, runsOnPage } from './offer_lines.ts';
import { isPrice, isRest, piecesIn, type Row } from './offer_pieces.ts';

export interface Offer {
  name: string;
  pieces: readonly string[];
  told: string;
  /** Under the columns of their own table. */
  cells?: readonly string[];
}

export interface Offers {
  offers: Offer[];
  /** What else is told of each, line by line. */
  more: Row[];
  columns: readonly string[];
  heading: string;
  /** Where they stand on the page. */
  block?: Block;
  at: number[];
  chunkIds: string[];
}

const numbered = new RegExp(`(?<!\\p{L})(?:${offerNouns})`, 'iu');
const joints = new RegExp(`\\s(?:${versus})\\s|\\s\\/\\s|,\\s(?:(?:${versus})\\s)?|と`, 'iu');
const around = phrasesOf(
  'svp|s.v.p.|bitte|por favor|per favore|graag|proszę|tableau|only|nur|just|seulement|sólo|solo|só|alleen|tylko|and|und|et|y|e|en|i|pls|please|show|the|our',
);

const bare = (name: string): string => stripAround(stripArticles(name.trim()), around);

/** The line that is called so: just so, or by words that no other one has. */
function called(run: Run, name: string, others: readonly string[]): Line | undefined {
  const own = termsOrSigns(name).filter(
    (term) => !others.some((other) => termsOrSigns(other).includes(term)),
  );
  const exact = run.lines.find((line) => keyOf(line.name) === keyOf(name));
  const [one, more] = run.lines.filter((line) => {
    const terms = termsOrSigns(line.name);
    return own.length > 0 && own.every((term) => terms.some((other) => isAkin(term, other)));
  });
  return exact ?? (more ? undefined : one);
}

const termsOrSigns = (name: string): readonly string[] => wordsOf(fold(name));

/** Those that are named, or all of a run of as many as were counted. */
function meantIn(run: Run, asked: string, language: string): Line[] | undefined {
  const section = asked.replace(besides, '');
  const inside = namedIn(run, section);
  if (inside.length > 1) return inside;
  const names = section.split(joints).map(bare).filter(Boolean);
  const isCounted =
    valuesIn(section, language).some(({ start }) => start < 12) && numbered.test(section);
  if (names.length > 1 && names.length <= maxOffers && !isCounted) {
    const lines = names.flatMap(
      (name) =>
        called(
          run,
          name,
          names.filter((other) => other !== name),
        ) ?? [],
    );
    return new Set(lines).size === names.length ? lines : undefined;
  }
  const [counted] = valuesIn(section, language);
  const count = Number(counted?.key ?? 0);
  const rest = section.slice(0, counted?.start ?? 0) + section.slice(counted?.end ?? 0);
  const isTold = (line: Line): boolean =>
    !run.lines.some((other) => other !== line && startsWith(line.text, other.name, language));
  const lines = run.lines.length === count ? run.lines : run.lines.filter(isTold);
  if (count > 0 ? lines.length !== count : lines.length > maxOffers) return undefined;
  const priced = lines.filter(({ text }) => piecesIn(text, language).some(isPrice)).length;
  const terms = termsOf(rest, language);
  const heads = termsOf(run.heading, language);
  const isNamed = terms.some((term) => heads.some((other) => isAkin(term, other)));
  const isOffer = count > 1 && numbered.test(section) && priced * 2 >= lines.length;
  return (isNamed && (count > 1 || priced * 2 >= lines.length)) || isOffer ? lines : undefined;
}

/** By their whole names, the longest first, with nothing else beside them: `A and B` may be one of them. */
function namedIn(run: Run, section: string): Line[] {
  const byLength = run.lines.toSorted((a, b) => b.name.length - a.name.length);
  let rest = ` ${fold(section)} `;
  const found = byLength.filter(({ name }) => {
    const at = rest.indexOf(fold(name));
    if (at === -1) return false;
    rest = `${rest.slice(0, at)}/${rest.slice(at + fold(name).length)}`;
    return true;
  });
  const isAll = bare(rest.replace(joint, ' ')).replace(/[\s,/]/g, '') === '';
  return isAll ? run.lines.filter((line) => found.includes(line)) : [];
}
const joint = new RegExp(`(?<=[\\s/])(?:${versus})(?=[\\s/])|と`, 'giu');

/** `…, mit Preisen`: what should be told of them. */
const besides =
  /\s?,\s(?:mit|with|avec|con|com|met|z|plus|auch|also|incl\p{L}*|inkl\p{L}*|including)\s.{1,200}$/iu;
const startsWith = (text: string, name: string, language: string): boolean =>
  keyOf(sentencesOf(text, language)[0] ?? '') === keyOf(name);

const maxOffers = 4;

/** Which offers a wish means, each with all that is said of it; nothing where it could be others. */
export function offersMeant(editing: Editing, section: string): Offers | undefined {
  const { language } = editing.brief;
  const open = editing.blocks.flatMap(runsOnPage);
  const found = [...open, ...runsInSources(editing)].flatMap((run) => {
    const lines = meantIn(run, section, language);
    return lines && lines.length > 1 ? [{ run, lines }] : [];
  });
  const namesOf = (lines: readonly Line[]): string =>
    lines
      .map(({ name }) => keyOf(name))
      .sort()
      .join('|');
  const [first] = found;
  // Two lists of different things may both be meant.
  if (!first || new Set(found.map(({ lines }) => namesOf(lines))).size > 1) return undefined;
  const { run, lines } = first;
  const isOne = ({ name }: Line): boolean => lines.some((line) => keyOf(line.name) === keyOf(name));
  // A list that has only some of them, for it was cut short.
  const shown = open.filter((one) => one.lines.filter(isOne).length > 1);
  const [block] = shown.flatMap((one) => one.block ?? []);
  // The same names once more tell another thing of each.
  const isSame = (one: (typeof found)[number]): boolean =>
    one === first ||
    pairsOf(first.lines, one.lines).some(([own, other]) => shares(own, other, language));
  const all = found.filter(isSame).flatMap((one) => one.lines);
  const offers = lines.map((line): Offer => {
    const same = all.filter(({ name }) => keyOf(name) === keyOf(line.name));
    const told = same.reduce<string[]>(
      (known, { text }) => withMore(known, piecesIn(text, language), language),
      [],
    );
    return {
      name: withoutStop(line.name),
      pieces: told,
      told: line.text,
      ...(line.cells ? { cells: line.cells } : {}),
    };
  });
  const others = new Map(
    found
      .filter((one) => !isSame(one))
      .map((one) => [one.lines.map(({ text }) => keyOf(text)).join(), one]),
  );
  const more = [...others.values()].map((one) => ({
    label: labelAbove(editing, one.lines[0]?.text ?? ''),
    cells: pairsOf(lines, one.lines).map(([, { text }]) => withoutStop(text)),
  }));
  return {
    offers,
    more: more.filter(({ label }) => label !== ''),
    columns: run.columns,
    heading: found.map((one) => one.run.heading).find((one) => one !== '') ?? '',
    ...(block ? { block } : {}),
    at: shown
      .filter((one) => one.block === block)
      .flatMap((one) => one.lines.filter(isOne).map(({ at }) => at))
      .sort((one, other) => one - other),
    chunkIds: [...new Set(all.flatMap(({ chunkIds }) => chunkIds))],
  };
}

const pairsOf = (ones: readonly Line[], others: readonly Line[]): [Line, Line][] =>
  ones.flatMap((one): [Line, Line][] => {
    const other = others.find(({ name }) => keyOf(name) === keyOf(one.name));
    return other ? [[one, other]] : [];
  });

const shares = (one: Line, other: Line, language: string): boolean => {
  const own = piecesIn(one.text, language).map(keyOf);
  return piecesIn(other.text, language).some((piece) => own.includes(keyOf(piece)));
};

/** `Kündigt jemand:` above the lines that begin with a name. */
function labelAbove({ brief: { input } }: Editing, text: string): string {
  const lines = input.page.pageContext.split('\n').map((line) => line.trim());
  const at = lines.findIndex((line) => keyOf(line).includes(keyOf(text)));
  return /^\P{N}{3,40}(?=[:：]$)/u.exec(lines[at - 1] ?? '')?.[0] ?? '';
}

/** What the sources add; what the page has with another figure, it has. */
function withMore(known: readonly string[], more: readonly string[], language: string): string[] {
  const words = (text: string): readonly string[] => termsOf(text.replace(/\d/g, ' '), language);
  const isKnown = (piece: string): boolean =>
    known.some(
      (one) =>
        keyOf(one) === keyOf(piece) ||
        (words(piece).length > 0 && words(piece).every((word) => words(one).includes(word))),
    );
  const fresh = more.filter(
    (piece) => !isKnown(piece) && !(isPrice(piece) && known.some(isPrice)) && !isRest(piece),
  );
  return known.length === 0 ? [...more] : [...known, ...fresh];
}
