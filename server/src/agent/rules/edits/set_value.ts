// Puts another figure into the one piece that is named: a price, a date, a number. Its unit stays
// where the request gives none.

import { type Figure, figuresIn } from '../../../claims/figures.ts';
import type { Block } from '../../../content/content.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { headingOf, mapTexts, textsOf } from '../compose/texts.ts';
import {
  dictatedIn,
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  recite,
  replaceBlock,
} from './editing.ts';
import { entriesOf, entryIn } from './ground/entry.ts';
import { nthIn } from './ground/nth.ts';
import { numeralsIn, writtenAs } from './ground/numerals.ts';
import { inPageWords } from './ground/page_words.ts';
import { put, unitOf, withFigure } from './put_figure.ts';
import { priceName } from './remove_prices.ts';
import type { RequestOf } from './requests.ts';
import { segmentAt, telling } from './scoring.ts';
import { isPriceList } from './section_kinds.ts';
import { nameOf } from './section_name.ts';
import { isAkin, pieceWords, targetIn } from './target.ts';

export function setValue(editing: Editing, { section, value }: RequestOf<'setValue'>): Outcome {
  const given = plainText(value);
  const find = (named: string): Spot | undefined =>
    atTime(editing, named, given) ??
    inEntry(editing, named, given) ??
    inSentence(editing, named, given) ??
    bySegment(editing, named, given);
  const known = knownOf(editing, section);
  // What is called by its number is that entry and no neighbour.
  const numbered = nthIn(section) && entryIn(openBlocks(editing), section, editing.desk.language);
  if (numbered && !inEntry(editing, section, given)) {
    return not(
      `“${numbered.name}” has no such figure, so I changed nothing; give me the new text: change ${section} to “…”.`,
      'noFigure',
      numbered.name,
    );
  }
  const spot =
    find(section) ??
    (known === '' ? undefined : find(known)) ??
    onlyPrice(editing, section, given) ??
    byUnit(editing, section, given);
  if (!spot) {
    const asked = section === 'it' ? given : section;
    return not(
      `I found no single figure for “${asked}” on the page, so I changed nothing; give me both texts: replace “…” with “…”.`,
      'missing',
      asked,
    );
  }
  const { block, changed, before, after } = spot;
  if (!isWithinLimits(changed)) return not('That text is too long for its place.', 'tooLong');
  const said = `I changed “${before}” to “${after}” in ${nameOf(block)}.`;
  const blocks = replaceBlock(editing.blocks, recite(changed, editing.desk));
  const dictated = [...dictatedIn(editing.blocks, blocks, editing.desk.language), after];
  return { ...done(blocks, changed, said, [after]), dictated };
}

interface Spot {
  block: Block;
  changed: Block;
  before: string;
  after: string;
}

/** Only the words that the page has: `the survey score` is the one figure of the survey. */
function knownOf({ blocks, desk }: Editing, named: string): string {
  const texts = blocks.flatMap((block) => [headingOf(block) ?? '', ...textsOf(block)]);
  const terms = new Set(termsOf(texts.join(' '), desk.language));
  const words = inPageWords(named, texts, desk.language).split(/\s+/);
  const known = words.filter((word) =>
    termsOf(word, desk.language).some((term) => terms.has(term) && !pieceWords.has(term)),
  );
  return known.length * 2 >= words.length && known.length < words.length ? known.join(' ') : '';
}

const isTime =
  /^\d{1,2}\s?h\s?\d{2}|^\d{1,2}(?:[:.]\d{2})?\s?(?:h\b|uhr|uur|時|[ap]\.?m)|^\d{1,2}:\d{2}/iu;

/** When something of an agenda begins. */
function atTime(editing: Editing, named: string, value: string): Spot | undefined {
  const [wanted] = numeralsIn(value);
  const agendas = openBlocks(editing).filter(({ type }) => type === 'timeline' || type === 'plan');
  const entry =
    wanted && isTime.test(value) ? entryIn(agendas, named, editing.desk.language) : undefined;
  if (!entry || !wanted) return undefined;
  const { block, at, member } = entry;
  const entries = (block as unknown as Record<string, Record<string, unknown>[]>)[member] ?? [];
  const before = entries[at]?.date;
  const [old, more] = typeof before === 'string' ? numeralsIn(before) : [];
  if (typeof before !== 'string' || !old || more) return undefined;
  const after = `${before.slice(0, old.start)}${writtenAs(old, wanted)}${before.slice(old.end)}`;
  const next = entries.with(at, { ...entries[at], date: after });
  return { block, changed: { ...block, [member]: next } as Block, before, after };
}

/** The figure of an option, a row or an item that is called so. */
function inEntry(editing: Editing, named: string, value: string): Spot | undefined {
  const open = openBlocks(editing);
  // A bare number is a price where a list of prices has what is named.
  const isBare = /^[\p{Sc}\s]*\d[\d.,'’]*\s?\p{Sc}?$/u.test(value.trim());
  const inPrices = isBare
    ? entryIn(open.filter(isPriceList), named, editing.desk.language)
    : undefined;
  const entry = inPrices ?? entryIn(open, named, editing.desk.language);
  if (!entry) return undefined;
  const { block, member, at } = entry;
  const { language } = editing.desk;
  const entries = (block as unknown as Record<string, Record<string, unknown>[]>)[member] ?? [];
  const old = entries[at];
  if (!old) return undefined;
  const texts =
    typeof old.price === 'string' ? ['price'] : ['text', 'value', 'date', 'answer', 'title'];
  for (const name of texts) {
    const text = old[name];
    const after = typeof text === 'string' ? withFigure(text, value, language) : undefined;
    if (after === undefined || typeof text !== 'string') continue;
    const changed = { ...block, [member]: entries.with(at, { ...old, [name]: after }) } as Block;
    return { block, changed, before: text, after };
  }
  const cells = Array.isArray(old.cells) ? (old.cells as string[]) : [];
  const priced = cells.findIndex((cell, index) => index > 0 && withFigure(cell, value, language));
  const after = withFigure(cells[priced] ?? '', value, language);
  if (after === undefined) return undefined;
  const row = { ...old, cells: cells.with(priced, after) };
  const changed = { ...block, [member]: entries.with(at, row) } as Block;
  return { block, changed, before: cells[priced] ?? '', after };
}

/** The one sentence that speaks of it and has one such figure. */
function inSentence(editing: Editing, named: string, value: string): Spot | undefined {
  const target = targetIn(openBlocks(editing), named, editing.desk.language);
  return target && spotWhere(editing, value, (...piece) => target.holds(...piece));
}

const halves = /\s(?:and|und|et|y|e|en|i|oraz)\s/giu;

/** Of the part with the figure, what stands before the conjunction or behind it. */
function halfAt(text: string, { start, end }: Figure): string {
  const [from, to] = segmentAt(text, { start, end });
  const joints = [...text.slice(from, to).matchAll(halves)].map(({ 0: word, index }) => ({
    start: from + index,
    end: from + index + word.length,
  }));
  const before = joints.findLast((joint) => joint.end <= start)?.end ?? from;
  const behind = joints.find((joint) => joint.start >= end)?.start ?? to;
  return text.slice(before, behind);
}

/** Of several figures of one kind, the one with all that is named beside it: `14 June in Kassel, 21 June in Göttingen`. */
function bySegment(editing: Editing, named: string, value: string): Spot | undefined {
  const { language } = editing.desk;
  const [wanted] = figuresIn(value);
  const asked = telling(editing, named);
  const spots: Spot[] = [];
  for (const block of wanted && asked.length > 0 ? openBlocks(editing) : []) {
    if (block.type === 'quote' || block.type === 'heard') continue;
    mapTexts(block, (text) => {
      const entry = entriesOf(block).find(({ whole }) => whole.includes(text))?.name ?? '';
      for (const figure of figuresIn(text)) {
        const beside = termsOf(halfAt(text, figure), language);
        const around = termsOf(`${headingOf(block) ?? ''} ${entry}`, language);
        const isBeside = asked.some((term) => beside.some((other) => isAkin(term, other)));
        const isThere = asked.every((term) =>
          [...beside, ...around].some((other) => isAkin(term, other)),
        );
        if (!wanted || figure.kind !== wanted.kind || !isBeside || !isThere) continue;
        const after = put(text, figure, wanted, language);
        const changed = mapTexts(block, (one) => (one === text ? after : one));
        spots.push({ block, changed, before: text, after });
      }
      return text;
    });
  }
  return spots.length === 1 ? spots[0] : undefined;
}

/** `70 harbours`: the one figure of the page that counts them. */
function byUnit(editing: Editing, named: string, value: string): Spot | undefined {
  const { language } = editing.desk;
  const [wanted] = figuresIn(value);
  const asked = telling(editing, named);
  const [counted = ''] = termsOf(wanted ? unitOf(value, wanted) : '', language);
  const unit = counted === '' && asked.length === 1 ? (asked[0] ?? '') : counted;
  // `The delay is 4 hours` is no news of other hours.
  const others = asked.filter((term) => !isAkin(term, unit));
  if (!wanted || unit === '' || wanted.kind !== 'number' || others.length > 0) return undefined;
  const isCounted = (word: string): boolean =>
    termsOf(word, language).some((term) => isAkin(term, unit));
  const spots: Spot[] = [];
  for (const block of openBlocks(editing)) {
    if (block.type === 'quote' || block.type === 'heard') continue;
    mapTexts(block, (text) => {
      for (const figure of figuresIn(text)) {
        if (!isCounted(unitOf(text, figure))) continue;
        const after = put(text, figure, wanted, language);
        const changed = mapTexts(block, (one) => (one === text ? after : one));
        spots.push({ block, changed, before: text, after });
      }
      return text;
    });
    for (const [at, item] of block.type === 'stats' ? block.items.entries() : []) {
      const [figure] = figuresIn(item.value);
      if (!figure || !isCounted(item.label.split(' ')[0] ?? '') || block.type !== 'stats') continue;
      const after = put(item.value, figure, wanted, language);
      const items = block.items.with(at, { ...item, value: after });
      spots.push({ block, changed: { ...block, items }, before: item.value, after });
    }
  }
  return spots.length === 1 ? spots[0] : undefined;
}

/** `The price is now …`, where the page has only one. */
const onlyPrice = (editing: Editing, named: string, value: string): Spot | undefined =>
  priceName.test(named) ? spotWhere(editing, value, (_, piece) => hasAmount(piece)) : undefined;

function spotWhere(
  editing: Editing,
  value: string,
  isMeant: (block: Block, piece: string, around: string) => boolean,
): Spot | undefined {
  const { language } = editing.desk;
  const spots: Spot[] = [];
  for (const block of openBlocks(editing)) {
    const changed = mapTexts(block, (text) =>
      sentencesOf(text, language).reduce((whole, sentence) => {
        const after = isMeant(block, sentence, text)
          ? withFigure(sentence, value, language)
          : undefined;
        if (after === undefined) return whole;
        spots.push({ block, changed: block, before: sentence, after });
        return whole.replace(sentence, () => after);
      }, text),
    );
    const last = spots.at(-1);
    if (last?.block === block) last.changed = changed;
  }
  return spots.length === 1 ? spots[0] : undefined;
}
