// The smallest pieces of a page: entries of lists, rows, questions with their answers, sentences.
// Those that match are taken away; everything else stays as it is, byte for byte.
import type { Block } from '../../../../content/content.ts';
import { joinSentences, sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { cutsQuotation } from './quoted_at.ts';

/** `around` is the whole text that a sentence stands in. */
type Matches = (text: string, around: string) => boolean;
/** Of a sentence that matches, what is left when only a part of it goes. */
type Part = (sentence: string) => { left: string; gone: string } | undefined;

interface How {
  matches: Matches;
  part: Part;
  language: string;
  gone: string[];
}

interface Without {
  /** Absent when all of it matched. */
  block?: Block;
  /** What went, for the reply. */
  gone: string[];
}

const lists = ['items', 'rows', 'options', 'hours'];
/** What names an entry; an entry so named goes as a whole. */
const titles = ['value', 'title', 'question', 'label', 'said', 'days'];
/** Running text that can lose a sentence; what may be absent can lose all. */
const running = ['subheadline', 'text', 'introduction', 'caption', 'note', 'answer', 'proposed'];
const needed = new Set(['answer', 'proposed']);
const phraseLists = ['paragraphs', 'included', 'suggestions'];

/** Nothing when no piece matches. A quotation stays as it was said. */
export function withoutPieces(
  block: Block,
  matches: Matches,
  language: string,
  part: Part = () => undefined,
): Without | undefined {
  if (block.type === 'quote') return undefined;
  const gone: string[] = [];
  const left = withoutIn(block, { matches, part, language, gone });
  if (gone.length === 0) return undefined;
  // A statement without its sentence is nothing.
  return left === undefined || (block.type === 'statement' && left.text === undefined)
    ? { gone }
    : { block: left as Block, gone };
}

type Entry = Record<string, unknown>;

function withoutIn(entry: object, how: How): Entry | undefined {
  const left: Entry = {};
  for (const [member, value] of Object.entries(entry)) {
    const kept = keptOf(member, value, how, titlesOf(entry as Entry).join(' '));
    if (kept !== undefined) left[member] = kept;
    else if (needed.has(member) || lists.includes(member) || member === 'paragraphs') {
      return undefined;
    }
  }
  return left;
}

function keptOf(member: string, value: unknown, how: How, title: string): unknown {
  if (typeof value === 'string' && running.includes(member)) {
    const kept = withoutSentences(value, how, title);
    // Without what it begins with, an answer answers nothing.
    const [first = ''] = member === 'answer' ? sentencesOf(value, how.language) : [];
    return kept !== undefined && first !== '' && !kept.startsWith(first) && !how.part(first)
      ? undefined
      : kept;
  }
  if (!Array.isArray(value)) return value;
  if (lists.includes(member)) {
    const entries = (value as Entry[]).flatMap((one) => {
      const whole = Object.values(one)
        .filter((text) => typeof text === 'string')
        .join(' ');
      if (titlesOf(one).some((title) => how.matches(title, whole))) {
        // A title that is a sentence may lose one of the names in it.
        const smaller = typeof one.title === 'string' ? how.part(one.title) : undefined;
        const left = smaller && withoutStop(smaller.left);
        const isHead = left !== undefined && one.title === `${left}, ${smaller?.gone}`;
        if (left && (left.split(' ').length >= (isHead ? 2 : 4) || /,\s|、/u.test(left))) {
          how.gone.push(smaller.gone);
          return [{ ...one, title: left }];
        }
        how.gone.push(titlesOf(one)[0] ?? '');
        return [];
      }
      const before = how.gone.length;
      const left = withoutIn(one, how);
      if (!left && typeof one.question === 'string')
        how.gone.splice(before, how.gone.length, one.question);
      // A label says nothing once all that it announced is gone.
      const isLabel = typeof one.title === 'string' && !isTelling(one.title);
      return !left || (isLabel && 'text' in one && !('text' in left)) ? [] : [left];
    });
    return entries.length === 0 ? undefined : entries;
  }
  if (!phraseLists.includes(member)) return value;
  const texts = (value as string[]).flatMap((text) => withoutSentences(text, how) ?? []);
  return texts.length === 0 && member === 'paragraphs' ? undefined : texts;
}

/** A title that says something of its own: a figure, or as much as a sentence. */
export const isTelling = (title: string): boolean =>
  /\d/.test(title) || title.split(/\s+/).length > 4 || /\p{scx=Han}.{12}/u.test(title);

/** A row is named by its first cell. */
const titlesOf = (entry: Entry): string[] => [
  ...titles.flatMap((name) => (typeof entry[name] === 'string' ? [entry[name]] : [])),
  ...(Array.isArray(entry.cells) ? [String(entry.cells[0] ?? '')] : []),
];

function withoutSentences(
  text: string,
  { matches, part, language, gone }: How,
  title = '',
): string | undefined {
  let changed = false;
  let from = 0;
  const kept = sentencesOf(text, language).flatMap((sentence) => {
    const start = Math.max(from, text.indexOf(sentence, from));
    from = start + sentence.length;
    // What somebody said is not cut short.
    if (cutsQuotation(text, start, from) || !matches(sentence, `${title} ${text}`.trim()))
      return [sentence];
    changed = true;
    const smaller = part(sentence);
    gone.push(smaller?.gone ?? sentence);
    return smaller ? [smaller.left] : [];
  });
  if (!changed) return text;
  return kept.length === 0 ? undefined : joinSentences(kept, language);
}
