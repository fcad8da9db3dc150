// A glimpse of what the page holds, for the opening of a page without a picture: the first lines of
// one of its blocks, on a card before the drawing, that lead to that block. Nothing is said there that
// the page does not say, no sentence is said twice, and no figure stands without its unit. A page
// without such lines has the drawing alone: a list of its headings would be filler.
import type { Block, BlockOf } from '../../content/content.ts';
import { anchorTo } from './actions.ts';
import { writtenDate } from './dates.ts';
import { type Html, html } from './html.ts';
import { seenLength, seenText } from './text.ts';

/** The text of a line, and what stands at its end. */
type Line = [text: string, value?: string];
interface Glimpse {
  kind: 'rows' | 'ticks' | 'numbers';
  heading?: string | undefined;
  /** What the values are, where they do not say so themselves. */
  unit?: string | undefined;
  lines: Line[];
}

/** Of a block that has more of them: a glimpse is less than the whole. */
const shownLines = 3;
const rowLength = 46;
const valueLength = 22;
const unitLength = 28;
const titleLength = 64;

/** What is best to look at comes first; a block that follows at once needs no announcing. */
const rank: Partial<Record<Block['type'], number>> = {
  plan: 1,
  timeline: 2,
  pricing: 3,
  table: 4,
  place: 5,
  steps: 6,
  benefits: 7,
};

export function peekInto(blocks: readonly Block[], tag: string): Html | undefined {
  const found = blocks
    .slice(2)
    .flatMap((block) => {
      const glimpse = glimpseOf(block, tag);
      return glimpse === undefined ? [] : [{ block, glimpse, place: rank[block.type] ?? 9 }];
    })
    .sort((one, other) => one.place - other.place)[0];
  if (found === undefined) return undefined;
  const { heading, unit, kind, lines } = found.glimpse;
  const label =
    (heading ?? unit) !== undefined &&
    html`<span class="label"><span dir="auto">${seenText(heading ?? '')}</span>${unit !== undefined && html` <span dir="auto">${seenText(unit)}</span>`}</span>`;
  return html`<a class="peek ${kind}" href="${anchorTo(found.block.componentId)}">${label}${lines.slice(0, shownLines).map(lineOf)}</a>\n`;
}

const lineOf = ([text, value]: Line): Html =>
  html`<span class="line"><span dir="auto">${seenText(text)}</span>${value !== undefined && html` <b dir="auto">${seenText(value)}</b>`}</span>`;

function glimpseOf(block: Block, tag: string): Glimpse | undefined {
  switch (block.type) {
    case 'plan':
      return dated(
        block.heading,
        block.items.filter(({ done }) => done !== true),
        tag,
      );
    case 'timeline':
      return dated(
        block.heading,
        block.items.filter(({ state }) => state !== 'past'),
        tag,
      );
    case 'pricing':
      return prices(block);
    case 'table': {
      // One column of several would be somebody else's as often as the reader's.
      if (block.columns.length > 2 && !block.highlightedColumn) return undefined;
      const column = block.highlightedColumn || 1;
      return rows(
        block.heading,
        block.rows.map(({ cells }): Line => [cells[0] ?? '', cells[column] ?? '']),
        block.columns[column] || undefined,
      );
    }
    case 'place':
      return rows(
        block.title ?? block.heading,
        (block.hours ?? []).map(({ days, times }): Line => [days, times]),
      );
    case 'steps':
      return isShort(block) ? undefined : titles('numbers', block);
    case 'benefits':
      // Titles that head texts say little without them.
      return isShort(block) || block.items.some(({ text }) => text !== undefined)
        ? undefined
        : titles('ticks', block);
    default:
      return undefined;
  }
}

/** A list that would be here what it is there. */
const isShort = ({ items }: { items: { text?: string }[] }): boolean =>
  items.length <= shownLines && items.every(({ text }) => text === undefined);

/** A mark alone says nothing without its column. */
const isSaid = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** A unit that all share stands above them, others with their price. */
function prices({ heading, options }: BlockOf<'pricing'>): Glimpse | undefined {
  const [unit, ...others] = new Set(options.map((option) => option.unit));
  const shared = others.length === 0;
  return rows(
    heading,
    options.map(({ title, price = '', unit: own }): Line => {
      return [title, shared || own === undefined ? price : `${price} ${own}`];
    }),
    shared ? unit : undefined,
  );
}

function rows(heading: string | undefined, lines: Line[], unit?: string): Glimpse | undefined {
  if (seenLength(unit ?? '') > unitLength) return undefined;
  const fits = lines.every(
    ([text, value = '']) =>
      isSaid(text) &&
      isSaid(value) &&
      seenLength(text) <= rowLength &&
      seenLength(value) <= valueLength,
  );
  return fits && lines.length >= 2 ? { kind: 'rows', heading, unit, lines } : undefined;
}

function dated(
  heading: string | undefined,
  items: { title: string; date?: string }[],
  tag: string,
): Glimpse | undefined {
  if (items.some(({ date }) => date === undefined)) return undefined;
  return rows(
    heading,
    items.map(({ title, date = '' }): Line => [title, writtenDate(date, tag)]),
  );
}

function titles(
  kind: 'numbers' | 'ticks',
  { heading, items }: { heading?: string; items: { title: string }[] },
): Glimpse | undefined {
  const fits = items.every(({ title }) => seenLength(title) <= titleLength);
  if (!fits || items.length < 2) return undefined;
  return { kind, heading, lines: items.map(({ title }): Line => [title]) };
}
