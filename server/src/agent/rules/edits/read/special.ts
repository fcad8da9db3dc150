// Reads what one phrase tells, whatever verbs stand beside it: a question, an undo, a section of its own, an address.
import { articles } from '../../grammar/languages/common.ts';
import { forReader } from '../../grammar/languages/message_words.ts';
import { en, readers, tableOf } from '../../grammar/languages/tables.ts';
import { allOf, findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import type { Clause } from './message.ts';
import { placeIn } from './move.ts';
import { type Reading, topicIn, withoutVerbs } from './slots.ts';

/** Who begins with `why` or `how much` wants to know, and asks for no change. */
export function readQuestion({ text, clause, words }: Reading): Request | undefined {
  const of = (phrases: string) => firstOf(text, phrases, words);
  const wonders = clause.asks ? of(words.questions) : undefined;
  const found = of(words.asks) ?? wonders;
  if (!found || !(found.start <= 1 || (words.unspaced && clause.asks))) return undefined;
  if (of(words.suggests)?.start === found.start) return undefined;
  const bare = found === wonders ? found.rest : withoutVerbs(found.rest, words);
  const denied = firstOf(bare, words.negation, words);
  const topic = topicIn(denied?.rest ?? bare, { text, rest: text, clause, words });
  return { kind: 'check', question: clause.restore(text), ...(topic === '' ? {} : { topic }) };
}

export const readUndo = ({ text, clause, words }: Reading): Request | undefined =>
  clause.quotations(text).length === 0 && firstOf(text, words.verbs.undo, words) !== undefined
    ? { kind: 'refuse', because: 'undo', text: clause.restore(text) }
    : undefined;

/** What is told by one phrase, whatever verbs stand beside it. */
export function readSpecial(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const of = (phrases: string) => firstOf(text, phrases, words);
  if (clause.quotations(text).length > 0) return undefined;
  const own = of(words.own);
  if (!own || /[:：]/.test(text)) return undefined;
  const named = withoutVerbs(own.rest, words);
  const piece = findPhrase(named, words.piece, words);
  const around = phrasesOf(`${words.into}|${words.small}|${words.about}`, words.unspaced);
  const bare = (part: string): string => clause.value(stripAround(part, around));
  // `…, right after the start`: where it is to stand.
  const [said = '', ...tail] = (piece?.rest ?? named).split(/\s*,\s/);
  const { place } = tail.length > 0 ? placeIn({ ...reading, rest: piece?.rest ?? named }) : {};
  const whole = (words.unspaced ? (piece?.rest ?? named) : said).replace(
    /\s(?:as|als|comme|como|come|jako)\s*$/iu,
    ' ',
  );
  const title = firstOf(whole, words.members.headline, words);
  const topic = bare(title && !words.unspaced ? whole.slice(0, title.start) : whole).replace(
    anyVerb,
    '',
  );
  const heading = title && !words.unspaced ? bare(whole.slice(title.end)) : '';
  if (topic === '') return undefined;
  return {
    ...{ kind: 'splitOut', text: topic },
    ...(heading === '' ? {} : { heading }),
    ...(place ? { place } : {}),
  };
}

/** `Split the warranty`: whatever verb stands before an article. */
const anyVerb = new RegExp(`^\\p{L}{3,14}\\s(?:${articles})\\s(?=\\p{L})`, 'iu');

const joints = phrasesOf(readers.map(({ and }) => and).join('|'));

/** `… and goes to https://…`: what stands before is read without it. */
export function withoutLink(clause: Clause): Clause {
  const { masked } = clause;
  const before = masked.slice(0, Math.max(0, masked.search(address)));
  const last = allOf(before, joints)
    .sort((a, b) => a.start - b.start)
    .at(-1);
  if (!last || last.start < masked.length / 4) return clause;
  return { ...clause, masked: masked.slice(0, last.start).trim() };
}

const address = /https?:\/\/[^\s\uE000"'«»“”]{3,300}/i;
const buttons = readers.map(({ members, unspaced }) => phrasesOf(members.button, unspaced));

/** `The button should go to https://…`, beside whatever else is asked of it. */
export function withLink(clause: Clause, requests: Request[]): Request[] {
  const whole = clause.restore(clause.masked);
  const url = address.exec(whole)?.[0].replace(/[.,;)]{1,3}$/, '');
  const isButton = buttons.some((names) => findPhrase(clause.masked, names) !== undefined);
  const language = requests[0]?.language;
  const spoken = language === undefined ? {} : { language };
  const refused: Request = { kind: 'refuse', because: 'link', text: whole, ...spoken };
  if (!isButton) return requests;
  if (url === undefined) {
    const { verbs, unspaced } = tableOf(language ?? 'en') ?? en;
    const leads = findPhrase(clause.masked, verbs.link, { unspaced }) !== undefined;
    const said = requests.some(({ kind }) => kind === 'refuse' || kind === 'unknown');
    return leads && !said ? [...requests, refused] : requests;
  }
  const others = requests.filter(
    (request) =>
      request.kind !== 'unknown' &&
      request.kind !== 'refuse' &&
      !JSON.stringify(request).includes(url),
  );
  return [...others, refused];
}

export const readReader = ({ text, clause }: Reading): Request | undefined =>
  forReader.test(text)
    ? { kind: 'refuse', because: 'reader', text: clause.restore(text) }
    : undefined;
