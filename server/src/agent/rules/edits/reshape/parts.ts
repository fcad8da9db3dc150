// What a block or a text says, part by part, without its form: `Week 1: export` is a name and a text.
import type { Block } from '../../../../content/content.ts';
import { joinSentences, sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { leansOnOther } from '../../compose/texts/claim_lines.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { monthNames, shortMonths } from '../../context/months.ts';
import { sumName } from '../../grammar/languages/edit_words.ts';

export interface Part {
  title: string;
  text?: string;
  date?: string;
  /** As it stands in a table. */
  cells?: readonly string[];
}

export interface Matter {
  heading?: string;
  /** What stands before and behind the parts, and is none. */
  before?: readonly string[];
  after?: readonly string[];
  columns?: readonly string[];
  parts: readonly Part[];
}

export const labelled = /^([^:：.!?]{2,40}?)\s?[:：]\s(?=\S)/u;
const month = new RegExp(`(?<!\\p{L})(?:${monthNames}|(?:${shortMonths})\\.?)(?!\\p{L})`, 'iu');
/** A day, a month, `Week 1`: by when something is. */
export const isTime = (text: string): boolean =>
  text.length <= 40 && (month.test(text) || (/\d/.test(text) && !/[€£$%]/.test(text)));

/** Nothing where nothing is said. */
export const textOf = (...texts: readonly (string | undefined)[]): { text?: string } => {
  const said = texts.filter((text) => text !== undefined && text !== '');
  return said.length === 0 ? {} : { text: said.join(', ') };
};

/** Its label or its first sentence names a text. */
function partOf(text: string, language: string): Part {
  const [whole, label] = labelled.exec(text) ?? [];
  if (whole !== undefined && label !== undefined)
    return { title: label, text: capitalised(text.slice(whole.length)) };
  const [first = text, ...rest] = sentencesOf(text, language);
  return { title: withoutStop(first), ...textOf(joinSentences(rest, language)) };
}

/** The parts between commas, but not inside brackets. */
export function listedIn(sentence: string): string[] {
  const parts: string[] = [];
  for (const piece of withoutStop(sentence).split(/,\s|;\s|、/u)) {
    const open = parts.at(-1);
    if (open !== undefined && open.split(/[(（]/u).length > open.split(/[)）]/u).length)
      parts[parts.length - 1] = `${open}, ${piece.trim()}`;
    else if (piece.trim() !== '') parts.push(piece.trim());
  }
  return parts;
}

const [minListed, maxListed] = [3, 90];
const together = /^(?:zusammen|together|in all|en tout|en total|insieme|samen)\s/iu;

/** `40 % on signing, 50 % on delivery, 10 % at the end`: each with its figure, or short and behind a label. */
function listIn(text: string, language: string): Matter | undefined {
  const [first = '', ...rest] = sentencesOf(text, language);
  const [whole = '', label] = labelled.exec(first) ?? [];
  const said = listedIn(first.slice(whole.length));
  const isList = label !== undefined || said.every((part) => /\d/.test(part));
  const isShort = said.length >= minListed && said.every((part) => part.length <= maxListed);
  if (!isList || !isShort || rest.length > 2) return undefined;
  const sums = rest.filter((one) => sumName.test(one) || together.test(one));
  const parts = [...said, ...sums.map(withoutStop)].map((part) => ({ title: capitalised(part) }));
  const after = rest.filter((one) => !sums.includes(one));
  return { ...(label === undefined ? {} : { heading: label }), after, parts };
}

/** The sentences of texts as parts; what leans on the one before stands with it. */
export function matterIn(texts: readonly string[], language: string): Matter {
  const [only = ''] = texts;
  const list = texts.length === 1 ? listIn(only, language) : undefined;
  if (list) return list;
  if (texts.length > 2) return { parts: texts.map((text) => partOf(text, language)) };
  const all = texts.flatMap((text) => sentencesOf(text, language));
  const times = all.map((one) => isTime(labelled.exec(one)?.[1] ?? ''));
  const [start, end] = [times.indexOf(true), times.lastIndexOf(true) + 1];
  const isSeries = end - start > 1 && start !== -1;
  const own = isSeries ? all.slice(start, end) : all;
  const parts: Part[] = [];
  for (const [at, sentence] of own.entries()) {
    const open = parts.at(-1);
    if (open && (isSeries ? !times[start + at] : leansOnOther(sentence, language))) {
      const text = joinSentences([...(open.text ? [open.text] : []), sentence], language);
      parts[parts.length - 1] = { ...open, text };
    } else parts.push(partOf(sentence, language));
  }
  return isSeries ? { before: all.slice(0, start), after: all.slice(end), parts } : { parts };
}

/** A calendar date is written out as its block showed it. */
function written(date: string | undefined, language: string): string {
  if (date === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(date)) return date ?? '';
  const how = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(date).toLocaleDateString(language, how);
}

/** Nothing where a block says more than its words: pictures, links, whose quotation it is. */
export function matterOf(block: Block, language: string): Matter | undefined {
  const parts = partsOf(block, language);
  const heading = headingOf(block);
  const named = heading === undefined ? {} : { heading };
  if (block.type === 'prose') return { ...matterIn(block.paragraphs, language), ...named };
  const before = 'introduction' in block && block.introduction ? [block.introduction] : [];
  const after = 'note' in block && block.note ? sentencesOf(block.note, language) : [];
  const columns = block.type === 'table' ? { columns: block.columns } : {};
  return parts && { ...named, before, after, ...columns, parts };
}

function partsOf(block: Block, language: string): Part[] | undefined {
  switch (block.type) {
    case 'statement':
      return [{ title: block.text }];
    case 'cards':
      if (block.items.some(({ url, assetId }) => url ?? assetId)) return undefined;
      return block.items.map(({ title, text }) => ({ title, ...textOf(text) }));
    case 'benefits':
    case 'steps': {
      const isBare = block.type === 'steps' && block.items.some(({ text }) => !text);
      return block.items.map(({ title, text }, at) => ({
        ...{ title, ...textOf(text) },
        ...(isBare ? { cells: [`${at + 1}`, title, text ?? ''] } : {}),
      }));
    }
    case 'stats':
      return block.items.map(({ value, label, note = '' }) => ({
        ...{ title: `${value} ${label}`, ...textOf(note), cells: [label, value, note] },
      }));
    case 'faq':
      return block.items.map(({ question, answer }) => ({ title: question, text: answer }));
    case 'timeline':
    case 'plan':
      return block.items.map((item) => {
        const owner = 'owner' in item ? item.owner : undefined;
        const { title, text = '' } = item;
        const cells = [written(item.date, language), title, owner ?? '', text];
        return { title, ...textOf(owner, text), cells, ...(item.date ? { date: item.date } : {}) };
      });
    case 'table':
      return block.rows.map(({ cells }) => {
        const told = cells.slice(1).map((cell, at) => {
          const column = block.columns.length > 2 ? (block.columns[at + 1] ?? '') : '';
          return column === '' || cell === '' ? cell : `${column}: ${cell}`;
        });
        return { title: cells[0] || (cells[1] ?? ''), ...textOf(...told), cells };
      });
    case 'pricing':
      if (block.options.some(({ actionIds }) => actionIds.length > 0)) return undefined;
      return block.options.map(({ title, price = '', unit = '', text = '', included }) => {
        const paid = `${price} ${unit}`.trim();
        const cells = [title, paid, [text, ...included].filter((one) => one !== '').join(', ')];
        return { title, ...textOf(...cells.slice(1)), cells };
      });
    default:
      return undefined;
  }
}
