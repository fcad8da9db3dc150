// Offers that are to stand side by side: which ones a wish means, what the page and the sources say of each.
// The page comes first: what the team changed there holds. What only the sources have is added to it.
import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { fold, keyOf, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { offerNouns, versus } from '../../grammar/languages/form_words.ts';
import { phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Editing } from '../editing.ts';
import { closing } from '../ground/about.ts';
import { entriesOf, toldOf } from '../ground/entry.ts';
import { stripArticles } from '../ground/scope.ts';
import { isAkin } from '../ground/target.ts';
import { isPrice, isRest, piecesIn, type Row } from './offer_pieces.ts';
import { labelled, listedIn } from './parts.ts';

/** A name, and what is said of it. */
interface Line {
  name: string;
  text: string;
  /** In its list or among the paragraphs of its block. */
  at: number;
  mark: string;
  cells?: readonly string[];
  chunkIds: readonly string[];
}

/** Lines that stand together. */
interface Run {
  lines: Line[];
  heading: string;
  columns: readonly string[];
  block?: Block;
}

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

const dashed = /^(\P{P}{2,40}?)\s[-–—]\s(?=\S)/u;
const costing =
  /^(\p{Lu}[^\s,.]{1,20}(?:\s\p{Lu}\S{0,20})?)\s(?:is|costs?|kostet|coûte|cuesta|costa|custa|kost|kosztuje)\s(?=\P{L}{0,3}\d)/u;

function lineOf(text: string, at: number, chunkIds: readonly string[]): Line[] {
  for (const [mark, shape] of Object.entries({ dashed, labelled, costing })) {
    const [whole = '', name] = shape.exec(text) ?? [];
    if (name !== undefined && wordsOf(name).length <= 5)
      return [{ name, text: text.slice(whole.length), at, mark, chunkIds }];
  }
  return [];
}

/** `Stone paper 71 € a thousand | 2,130 €`: the figure is no part of the name. */
function withoutAmount(line: Line): Line {
  const [whole = '', name] = /^(\P{N}{3,40}?)\s(?=[£$€]?\d)/u.exec(line.name) ?? [];
  const rest = line.name.slice(whole.length);
  return name === undefined || !hasAmount(rest)
    ? line
    : { ...line, name, text: `${rest}, ${line.text}` };
}

/** A name that comes again begins another run, and so does another way to mark names. */
const parted = (lines: readonly Line[], around: Omit<Run, 'lines'>): Run[] => {
  const runs: Run[] = [];
  for (const line of lines) {
    const open = runs.at(-1)?.lines ?? [];
    const goesOn =
      open.at(-1)?.mark === line.mark && !open.some(({ name }) => keyOf(name) === keyOf(line.name));
    if (goesOn) open.push(line);
    else runs.push({ ...around, lines: [line] });
  }
  return runs.filter((run) => run.lines.length > 1);
};

function runsOnPage(block: Block): Run[] {
  if (closing.has(block.type) || block.type === 'faq' || block.type === 'heard') return [];
  const { chunkIds } = block;
  const columns = block.type === 'table' ? block.columns : [];
  const lines =
    block.type === 'prose'
      ? block.paragraphs.flatMap((text, at) => lineOf(text, at, chunkIds))
      : entriesOf(block).flatMap((entry): Line[] => {
          const { name, at } = entry;
          const cells = block.type === 'table' ? { cells: block.rows[at]?.cells ?? [] } : {};
          const text = toldOf(entry).slice(name.length).replace(/^:\s/u, '');
          const line = { name, text, at, mark: block.type, chunkIds, ...cells };
          return text === '' ? [] : [withoutAmount(line)];
        });
  return parted(lines, { heading: headingOf(block) ?? '', columns, block });
}

function runsInSources({ brief }: Editing): Run[] {
  const citing = (chunkId: string | undefined): string[] => (chunkId ? [chunkId] : []);
  return [...brief.source.context, ...brief.source.topics].flatMap((section) => {
    const { heading = '', paragraphs, items, tables } = section;
    const around = { heading, columns: [] };
    const entries = items.flatMap(({ title, text, chunkId }, at): Line[] =>
      text === undefined
        ? []
        : [{ name: title, text, at, mark: 'item', chunkIds: citing(chunkId) }],
    );
    const rows = tables.flatMap((table) =>
      table.rows.map(([name = '', ...cells], at): Line => {
        const text = cells.filter((cell) => cell !== '').join(', ');
        const chunkIds = citing(table.chunkId);
        return withoutAmount({ name, text, at, mark: 'row', cells: [name, ...cells], chunkIds });
      }),
    );
    const told = paragraphs.flatMap(({ text, chunkId }, at) => lineOf(text, at, citing(chunkId)));
    // A line that the reader of the sources took for no row stands beside its table.
    const whole = [...rows.filter(({ text }) => text !== ''), ...told].map((line) => ({
      ...line,
      mark: 'row',
    }));
    const columns = tables[0]?.columns ?? [];
    return [
      ...parted(entries, around),
      ...parted(rows, { heading, columns }),
      ...parted(told, around),
      ...(rows.length > 0 && told.length > 0 ? parted(whole, around) : []),
    ];
  });
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
  const names = section.split(joints).map(bare).filter(Boolean);
  const isCounted = valuesIn(section, language).some(({ start }) => start < 12) && numbered.test(section);
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
  const isNamed = terms.some(
    (term) => heads.some((other) => isAkin(term, other)),
  );
  const isOffer = count > 1 && numbered.test(section) && priced * 2 >= lines.length;
  return (isNamed && (count > 1 || priced * 2 >= lines.length)) || isOffer ? lines : undefined;
}

/** `…, mit Preisen`: what should be told of them. */
const besides = /\s?,\s(?:mit|with|avec|con|com|met|z|plus|auch|also|incl\p{L}*|inkl\p{L}*|including)\s.{1,200}$/iu;
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
    one === first || pairsOf(first.lines, one.lines).some(([own, other]) => shares(own, other, language));
  const all = found.filter(isSame).flatMap((one) => one.lines);
  const offers = lines.map((line): Offer => {
    const same = all.filter(({ name }) => keyOf(name) === keyOf(line.name));
    const told = same.reduce<string[]>(
      (known, { text }) => withMore(known, piecesIn(text, language), language),
      [],
    );
    const price = told.some(isPrice) ? undefined : priceBehind(editing, line);
    return {
      name: withoutStop(line.name),
      pieces: [...told, ...(price === undefined ? [] : [price])],
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

const alone =
  /^\s?[.,;:–-]?\s?((?:from |ab |à partir de |desde |da |a partir de |vanaf |od )?(?:[£$€¥]\s?\d[\d.,\s]*|\d[\d.,\s]*(?:€|£|zł|EUR|CHF|円))(?:[\s/]\p{L}{1,12}){0,4})[.。]?$/u;

/** An amount that ends the line of the offer, as a sentence of its own. */
function priceBehind({ brief: { input } }: Editing, { name, text }: Line): string | undefined {
  const said = listedIn(text).at(-1) ?? '';
  const tail = fold(withoutStop(said)).slice(-24);
  const lines = input.page.pageContext.split('\n').filter((line) => {
    const folded = fold(line);
    return tail.length > 6 && folded.includes(fold(name)) && folded.includes(tail);
  });
  const [line = '', other] = lines;
  const end = fold(line).length === line.length ? fold(line).lastIndexOf(tail) + tail.length : 0;
  return other !== undefined || end === 0
    ? undefined
    : alone.exec(line.slice(end).replace(/^[.\s]+/u, ''))?.[1]?.trim();
}
