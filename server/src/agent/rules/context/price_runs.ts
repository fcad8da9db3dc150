// Prices told one after another in a text, `Polo 14.90 €. Trousers 22.50 €. Tracksuit 36 €.`: a list
// that nobody set as one.
import { figuresIn } from '../../../claims/figures.ts';
import { withoutStop } from '../../../platform/text/sentences.ts';
import { capitalised } from './items.ts';
import type { Table } from './reading.ts';

const minRows = 3;
const maxNameWords = 5;
const maxTailWords = 4;

const costs =
  /\s(?:costs?|kosten?|kostet|coûte(?:nt)?|cuestan?|costa|costano|custam?|kosztuj[eą]|at|für|à|a|por|voor|za)$/iu;
const startsAt =
  /\s(from|ab|à partir de|dès|desde|da|a partir de|vanaf|od|年間|年額|月額|月々|一回|1回|初回|税込|税別)$/iu;
/** A sentence about a price is no entry: `Instalments are possible from €300`. */
const tells =
  /(?<!\p{L})(?:is|are|be|we|you|if|when|can|may|ist|sind|wir|sie|wenn|kann|können|wird|werden|est|sont|nous|vous|si|peut|es|son|nosotros|usted|puede|è|sono|noi|lei|se|può|é|são|nós|você|pode|wij|we|u|als|kunt|jest|są|my|jeśli|można)(?!\p{L})/iu;
const between = /,\s+|;\s+|\s(?:and|und|et|y|e|en|i)\s+/u;

export interface PriceRun {
  table: Table;
  /** The sentences around the list. */
  rest: string[];
}

export function priceRunIn(sentences: readonly string[]): PriceRun | undefined {
  const rows: string[][] = [];
  const rest: string[] = [];
  for (const sentence of sentences) {
    const entries = entriesIn(sentence);
    if (entries.length > 0) rows.push(...entries);
    else rest.push(sentence);
  }
  if (rows.length < minRows) return undefined;
  return { table: { columns: ['', ''], rows, kind: 'prices' }, rest };
}

/** Entries of a list that each name a thing and its price. */
export function pricesOf(entries: readonly string[]): Table | undefined {
  const rows = entries.map((entry) => entryIn(withoutStop(entry)));
  const priced = rows.filter((row) => row !== undefined);
  return priced.length < minRows || priced.length < rows.length
    ? undefined
    : { columns: ['', ''], rows: priced, kind: 'prices' };
}

/** All that a sentence lists with a price each; nothing when it says anything else. */
function entriesIn(sentence: string): string[][] {
  const entries = withoutStop(sentence).split(between).map(entryIn);
  return entries.includes(undefined) ? [] : entries.filter((entry) => entry !== undefined);
}

function entryIn(part: string): string[] | undefined {
  const [figure, second] = figuresIn(part);
  if (figure?.kind !== 'amount' || second) return undefined;
  const before = part.slice(0, figure.start).trimEnd();
  const from = startsAt.exec(before)?.[1];
  const name = (from === undefined ? before : before.slice(0, -from.length).trimEnd())
    .replace(costs, '')
    .replace(/\s?[:–—-]$/u, '')
    .trim();
  const tail = part.slice(figure.end).trim();
  const words = name.split(/\s+/).length;
  if (!/^\p{L}/u.test(name) || words > maxNameWords || tells.test(name) || tells.test(tail))
    return undefined;
  if (tail.split(/\s+/).length > maxTailWords) return undefined;
  const lead = from === undefined || /\p{sc=Han}/u.test(from) ? (from ?? '') : `${from} `;
  return [capitalised(name), `${lead}${part.slice(figure.start).trim()}`];
}
