// The same words in another form; or what they lack for it.
import { hasAmount } from '../../../../platform/text/money.ts';
import {
  ensureEnd,
  joinSentences,
  sentencesOf,
  withoutStop,
} from '../../../../platform/text/sentences.ts';
import type { Draft } from '../../compose/brief/brief.ts';
import { capitalised } from '../../context/items.ts';
import type { Form, Lacking } from '../../grammar/languages/form_words.ts';
import { isTime, listedIn, type Matter, type Part, textOf } from './parts.ts';

const maxOptions = 6;
/** What is longer stands in paragraphs of its own. */
const maxRun = 600;

/** Sections that say it all, the one in the new form among them. */
export function inForm(matter: Matter, form: Form, language: string): Draft[] | Lacking {
  const { before = [], after = [], heading, parts } = matter;
  const made = draftOf(matter, form, language);
  if (typeof made === 'string') return made;
  const told = (said: readonly string[]): Draft[] =>
    said.length === 0
      ? []
      : [{ type: 'prose', chunkIds: [], paragraphs: [joinSentences(said, language)] }];
  // A table and a plan have a place for what is told around them; a text holds it.
  const [lead, end] = [
    { introduction: joinSentences(before, language) },
    joinSentences(after, language),
  ];
  const open = before.length > 0 && form !== 'table' && form !== 'timeline' ? told(before) : [];
  const close = form === 'table' ? [] : told(after);
  const whole = {
    ...made,
    ...(before.length > 0 && open.length === 0 ? lead : {}),
    ...(form === 'table' && after.length > 0 ? { note: end } : {}),
  } as Draft;
  const [first, ...rest] = [...open, whole, ...close];
  const named =
    heading === undefined || first?.type === 'statement' ? first : { ...first, heading };
  return parts.length === 0 || !named ? 'pairs' : [named as Draft, ...rest];
}

function draftOf(matter: Matter, form: Form, language: string): Draft | Lacking {
  const { parts } = matter;
  const base = { chunkIds: [] };
  const entries = parts.map((part) => asEntry(part, language));
  switch (form) {
    case 'list':
      return { type: 'benefits', ...base, items: entries };
    case 'cards':
    case 'steps':
      return { type: form, ...base, items: entries };
    case 'table': {
      const rows = rowsOf(matter, language);
      const width = Math.max(...(rows ?? []).map(({ length }) => length));
      const columns = Array.from({ length: width }, (_, at) => matter.columns?.[at] ?? '');
      const full = rows?.map((row) => ({ cells: columns.map((_, at) => row[at] ?? '') }));
      return full ? { type: 'table', ...base, columns, rows: full } : 'pairs';
    }
    case 'timeline': {
      const items = parts.map((part) => dated(part, language));
      const dates = items.filter((item) => 'date' in item).length;
      return dates < 2 || dates * 2 < items.length ? 'dates' : { type: 'timeline', ...base, items };
    }
    case 'faq': {
      const items = entries.map(({ title, text = '' }) => ({ question: title, answer: text }));
      return items.some(({ answer }) => answer === '') ? 'pairs' : { type: 'faq', ...base, items };
    }
    case 'pricing': {
      const options = parts.flatMap(asOption);
      const isWhole = options.length === parts.length && options.length <= maxOptions;
      return isWhole ? { type: 'pricing', ...base, options } : 'prices';
    }
    case 'statement': {
      const text = parts.map((part) => toldOf(part, language)).join(' ');
      return sentencesOf(text, language).length === 1
        ? { type: 'statement', ...base, text }
        : 'one';
    }
    case 'prose': {
      const said = parts.map((part) => toldOf(part, language));
      const isRun =
        said.join(' ').length <= maxRun && !parts.some(({ title }) => /[?？]$/u.test(title));
      return { type: 'prose', ...base, paragraphs: isRun ? [joinSentences(said, language)] : said };
    }
  }
}

/** By when something is leads it; a text of whole sentences ends as one. */
function asEntry({ title, text, date, cells }: Part, language: string) {
  const [name, said] =
    date === undefined ? [title, text] : [cells?.[0] ?? date, textOf(title, text).text];
  const isSentence = said !== undefined && /[.!?]\s|[.!?。]$/u.test(said);
  return { title: withoutStop(name), ...textOf(isSentence ? ensureEnd(said, language) : said) };
}

const maxLabel = 8;

function toldOf(part: Part, language: string): string {
  const { title, text } = asEntry(part, language);
  const isWhole = /[?？。]$/u.test(part.title) || title.split(/\s/).length > maxLabel;
  if (text === undefined || (isWhole && /[.!?。]$/u.test(text)))
    return joinSentences(
      [part.date === undefined ? part.title : title, ...(text ? [text] : [])],
      language,
    );
  const colon = language === 'ja' ? '：' : language === 'fr' ? ' : ' : ': ';
  return ensureEnd(`${title}${colon}${text}`, language);
}

const numbered = /^(第\d{1,2}\S?|\p{L}{3,12}\s\d{1,2}(?:[-–]\d{1,2})?)[\s,:–-]{1,3}(\S.{1,280})$/u;

/** `Week 1`, `…, April`: by when, in front of the rest or at its end. */
function dated({ title, text, date }: Part, language: string) {
  if (date !== undefined) return { date, title, ...textOf(text) };
  const [, number, name] = numbered.exec(title) ?? [];
  if (number && name) return { date: number, title: capitalised(name), ...textOf(text) };
  if (text !== undefined && isTime(title)) {
    const [first = '', ...rest] = sentencesOf(text, language);
    return { date: title, title: withoutStop(first), ...textOf(joinSentences(rest, language)) };
  }
  const pieces = listedIn(title);
  const end = pieces.at(-1) ?? '';
  return pieces.length > 1 && isTime(end)
    ? { date: capitalised(end), title: pieces.slice(0, -1).join(', '), ...textOf(text) }
    : { title, ...textOf(text) };
}

/** As they stood, or a name and what is said of it, the parts between commas, the figures beside names. */
function rowsOf({ parts, columns }: Matter, language: string): (readonly string[])[] | undefined {
  if (parts.length < 2) return undefined;
  if (columns || parts.every(({ cells }) => cells))
    return withoutEmpty(parts.map(({ cells, title, text = '' }) => cells ?? [title, text]));
  const titles = parts.map(({ title, text }) =>
    joinSentences([title, ...(text ? [text] : [])], language),
  );
  const isNamed = parts.filter(({ text }) => text !== undefined).length * 2 >= parts.length;
  const pieces = titles.map(listedIn);
  const width = pieces[0]?.length ?? 0;
  if (!isNamed && width > 1 && pieces.every(({ length }) => length === width)) return pieces;
  if (isNamed) return parts.map(({ title, text = '' }) => [withoutStop(title), text]);
  const bare = parts.map(({ title }) => title);
  const isNumbered = new Set(bare.map((title) => title.split(/\d/)[0])).size === 1;
  const split = isNumbered ? [numbered, figureFirst] : [figureFirst, figureLast];
  const pairs = bare.map((title) => split.flatMap((shape) => shape.exec(title) ?? []).slice(1, 3));
  if (pairs.some(({ length }) => length < 2)) return undefined;
  return pairs.map(([one = '', other = '']) =>
    /^\d/.test(one) ? [capitalised(other), one] : [one, other],
  );
}
/** `40 % on signing`, `Cleaning 48 €`. */
const figureFirst = /^(\d[\d.,]*\s?[%€£$])\s+(\S.{1,200})$/u;
const figureLast = /^(\P{N}{3,80}?)\s(\d.{0,120})$/u;

const withoutEmpty = (rows: readonly (readonly string[])[]): (readonly string[])[] => {
  const width = Math.max(...rows.map(({ length }) => length));
  const kept = Array.from({ length: width }, (_, at) => at).filter(
    (at) => at < 2 || rows.some((row) => (row[at] ?? '') !== ''),
  );
  return rows.map((row) => kept.map((at) => row[at] ?? ''));
};

function asOption({ title, text = '', cells = [title, text] }: Part) {
  const price = cells.slice(1).find((cell) => hasAmount(cell));
  const included = cells.slice(1).filter((cell) => cell !== price && cell !== '');
  return price === undefined || price.length > 80
    ? []
    : [{ title, price, included, actionIds: [] }];
}
