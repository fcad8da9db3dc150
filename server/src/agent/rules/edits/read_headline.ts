import { firstOf, phrasesOf, stripAround } from './phrases.ts';
import { memberIn, members, type Reading, topicIn, withoutVerbs, bareName } from './read_slots.ts';
import type { Request } from './requests.ts';
import { giveWords, otherWords } from './shapes/words.ts';

export function readLead(reading: Reading): Request | undefined {
  const { rest, words } = reading;
  const headline = memberIn(rest, 'headline', words);
  const topic = topicIn(headline?.rest ?? rest, reading);
  if (topic === '') return undefined;
  return headline ? { kind: 'headlineAbout', topic } : { kind: 'focus', topic };
}

/** `The title is about the discount, I would rather have the date`. */
const preferring =
  /,\s*(?:i(?:['’]d| would)? (?:prefer|rather have)|(?:ich hätte |ich will )?lieber|je préf[èé]re(?:rais)?|prefiero|preferiría|preferisco|preferirei|prefiro|preferia|(?:ik heb |ik wil )?liever|wolę)\s+(.{2,80})$/iu;

/** `A headline about NetSuite`; where what it is about comes first, `NetSuiteについての見出し`. */
export function readHeadlineAbout(reading: Reading): Request | undefined {
  const { rest, words, clause } = reading;
  const headline = memberIn(rest, 'headline', words);
  if (!headline || clause.quotations(rest).length > 0) return undefined;
  const about = phrasesOf(words.about, words.unspaced);
  if (words.unspaced) {
    const match = firstOf(rest, about);
    const from = match && match.start > headline.end ? headline.end : 0;
    const topic = match ? topicIn(rest.slice(from, match.start), reading) : '';
    return topic === '' ? undefined : { kind: 'headlineAbout', topic };
  }
  const behind = rest.slice(headline.end);
  const [, rather] = preferring.exec(behind) ?? [];
  const preferred = rather === undefined ? '' : topicIn(rather, reading);
  if (preferred !== '') return { kind: 'headlineAbout', topic: preferred };
  const match = firstOf(behind, about);
  const said = match && behind.slice(0, match.start);
  // `The title frightens people, take one about the results`.
  const [, anew = said] = /,\s*(.{0,24})$/s.exec(said ?? '') ?? [];
  const one = phrasesOf(
    `${words.small}|${words.it}|ne|uno|una|un|une|one|eins|eine|einen|een|um|uma`,
  );
  const between = anew === undefined ? undefined : stripAround(anew, one);
  const [asked = ''] = match ? behind.slice(match.end).split(/,\s/) : [];
  const topic = topicIn(asked, reading);
  return between === '' && topic !== '' ? { kind: 'headlineAbout', topic } : undefined;
}

/** `Another headline, please`: nothing is said of it but that it should be another. */
export function readOtherHeadline({ text, clause, words }: Reading): Request | undefined {
  const headline = memberIn(text, 'headline', words);
  const other = headline && firstOf(headline.rest, otherWords, words);
  if (!other || clause.quotations(text).length > 0) return undefined;
  const rest = bareName(withoutVerbs(other.rest, words), words);
  return rest === '' ? { kind: 'otherHeadline' } : undefined;
}

/** `Give me a shorter headline`: a line of the hero, how it should be, and no more. */
export function readShorter({ text, clause, words }: Reading): Request | undefined {
  const { unspaced } = words;
  const shorter = firstOf(text, words.verbs.shorten, { unspaced });
  if (!shorter || clause.quotations(text).length > 0 || text.length > maxShorter) return undefined;
  const named = members
    .filter((member) => member === 'headline' || member === 'subheadline')
    .map((member) => ({ member, match: memberIn(shorter.rest, member, words) }))
    .find(({ match }) => match !== undefined);
  if (!named?.match) return undefined;
  const around = phrasesOf(`${giveWords}|${words.small}|${words.manners}`, unspaced);
  return stripAround(named.match.rest, around) === ''
    ? { kind: 'shorten', section: named.member }
    : undefined;
}

const maxShorter = 80;
