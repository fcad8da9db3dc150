// What stands with a table: its heading, and below it whatever holds for its rows.
import { hasAmount } from '../../../../platform/text/money.ts';
import {
  ensureEnd,
  joinSentences,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import type { Section } from '../../context/reading.ts';
import { tellsResults } from '../../context/tables.ts';
import type { Brief, Draft } from '../brief/brief.ts';
import { namesPrices } from '../texts/bare_prices.ts';
import { ofProblem } from '../texts/claim_lines.ts';
import { kindOf, kindOfHeading } from '../texts/kinds.ts';
import { entryIn } from './labels.ts';

/** What others saved is an amount, and no price of ours. */
export function isPriceList(section: Section): boolean {
  const { heading, tables } = section;
  const kind = kindOf({ ...section, tables: [] });
  const isNamed = tables.some(({ columns }) => columns.some((name) => name !== ''));
  if (heading === undefined || kind === 'price' || isNamed) return true;
  return kind !== 'proof' && !ofProblem.test(heading) && !tellsResults([heading]);
}

export const withoutPriceColumn = (grid: Draft, { phrases }: Brief): Draft =>
  grid.type === 'table'
    ? {
        ...grid,
        columns: grid.columns.map((name) =>
          name === phrases.price || name === phrases.item ? '' : name,
        ),
      }
    : grid;

/** `Prices exclude VAT` belongs to the amounts, wherever else the page says it. */
export function taxTerms(
  { paragraphs, tables }: Section,
  prose: Draft | undefined,
  brief: Brief,
): string[] {
  if (!tables.some(({ kind }) => kind === 'prices')) return [];
  const told = prose?.type === 'prose' ? prose.paragraphs.join(' ') : '';
  return paragraphs
    .flatMap(({ text }) => sentencesOf(text, brief.language))
    .filter((text) => ofTax.test(text) && text.length <= maxTerms && !hasAmount(text))
    .filter((text) => !told.includes(withoutStop(text)))
    .map((text) => ensureEnd(text, brief.language));
}
export const ofTax =
  /(?<!\p{L})(?:vat|sales tax|mwst|mehrwertsteuer|ust|tva|hors taxes?|iva|btw|ht|ttc)(?!\p{L})|消費税|税(?:別|込|抜)/iu;
const maxTerms = 80;

/** What is said around a table stands below it. */
export function withNote(
  { listFirst, tables }: Section,
  grids: readonly Draft[],
  notes: readonly string[],
  prose: Draft | undefined,
  list: Draft | undefined,
): (Draft | undefined)[] {
  const [first, ...rest] = grids;
  const words = prose?.type === 'prose' ? prose.paragraphs.join(' ') : '';
  const last = first?.type === 'timeline' ? entryIn(words) : undefined;
  if (first?.type === 'timeline' && last && inTheEnd.test(last.title))
    return [
      { ...first, items: [...first.items, { date: last.title, title: withoutStop(last.text) }] },
      ...rest,
      list,
    ];
  if (first?.type === 'timeline' && words !== '' && words.length <= maxNote) {
    const chunkIds = [...new Set([...first.chunkIds, ...(prose?.chunkIds ?? [])])];
    return [{ ...first, introduction: words, chunkIds }, ...rest, list];
  }
  const takes = first?.type === 'table' || first?.type === 'pricing';
  if (!takes) return [...(prose ? [prose] : []), ...grids, list];
  const below = notes.join(' ');
  const fits = words !== '' && words.length <= maxBelow && `${below} ${words}`.length <= maxNote;
  const note = fits ? `${below} ${words}`.trim() : below;
  const noted: Draft = {
    ...first,
    ...(note === '' ? {} : { note }),
    chunkIds: [...new Set([...first.chunkIds, ...(fits ? (prose?.chunkIds ?? []) : [])])],
  };
  // More than a note is text of its own, where its author has it; prices stand right below their heading.
  const apart = prose && !fits ? [prose] : [];
  const isFirst = listFirst || tables.some(({ kind }) => kind === 'prices');
  return isFirst ? [noted, ...rest, ...apart, list] : [...apart, noted, ...rest, list];
}

/** `Danach: Abnahme` comes when the rest has been. */
const inTheEnd =
  /^(?:then|after (?:that|wards)|afterwards|finally|danach|anschließend|zum schluss|ensuite|puis|enfin|après|después|luego|al final|dopo|poi|infine|depois|por fim|daarna|tot slot|potem|następnie|na koniec|その後|最後)$/iu;

const maxNote = 500;
const maxBelow = 240;
/** A long heading of a table is its name, and what holds for all its rows stands below them. */
export function withCaption(draft: Draft, heading: string, { language }: Brief): Draft {
  const takes = draft.type === 'table' || draft.type === 'pricing';
  const [, name, terms] = /^([^,(（]{3,40}?),\s(.+)$/su.exec(heading) ?? [];
  const isNamed = name !== undefined && (kindOfHeading(name) === 'price' || namesPrices(name));
  if (!takes || heading.length <= maxCaption || !isNamed || terms === undefined)
    return withHeading(draft, heading);
  const said = [ensureEnd(capitalised(terms), language), ...(draft.note ? [draft.note] : [])];
  return withHeading({ ...draft, note: joinSentences(said, language) }, name);
}
const maxCaption = 60;

/** With the heading where every block has it: before what it says. */
export function withHeading(draft: Draft, heading: string): Draft {
  const { type, chunkIds } = draft;
  return { type, chunkIds, heading, ...without(draft, ['type', 'chunkIds', 'heading']) } as Draft;
}

export const without = (draft: Draft, names: readonly string[]): Partial<Draft> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => !names.includes(name)));
