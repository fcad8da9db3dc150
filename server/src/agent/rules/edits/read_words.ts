// Reads a request by the words of its language, whatever their order: the verb
// says what is wanted, places and members where, and what is left names the target.
import type { BlockType } from '../../../content/content.ts';
import { fold } from '../../../platform/text/words.ts';
import { ordinals as ordinalNames } from './languages/common.ts';
import {
  type Member,
  type PlaceWord,
  type ReadingWords,
  type Verb,
  verbs,
} from './languages/request_words.ts';
import { type Clause, maxClause, quotedPattern } from './message.ts';
import {
  findPhrase,
  firstOf,
  type Matched,
  type Phrase,
  phrasesOf,
  stripAround,
} from './phrases.ts';
import type { Place, Request } from './requests.ts';
import { literal } from './rules_add.ts';

const isRefusal = (verb: Verb): verb is Extract<Verb, 'style'> =>
  verbs.indexOf(verb) >= verbs.indexOf('translate');

/** How much of a clause is made of the language's own words. */
export function familiarity({ masked }: Clause, words: ReadingWords): number {
  const { verbs: own, members: named, places, kinds, small, section, page, manners, into } = words;
  const all = [own, named, places, kinds].flatMap((entries) => Object.values(entries));
  let known = 3 * Array.from(masked).filter((letter) => words.letters.includes(letter)).length;
  let rest = masked.slice(0, maxClause);
  for (const entry of [...all, small, section, page, manners, into]) {
    const found = findPhrase(rest, phrasesOf(entry, words.unspaced));
    if (!found) continue;
    known += found.length;
    rest = found.rest;
  }
  return known;
}

/** One clause may ask for several things; none when the language has no words for it. */
export function readWords(clause: Clause, words: ReadingWords): Request[] {
  if (clause.masked.length > maxClause) return [];
  return partsOf(clause.masked, words).map(
    (part) => readPart(part, clause, words) ?? unknown(part, clause),
  );
}

const unknown = (part: string, clause: Clause): Request => ({
  kind: 'unknown',
  text: clause.restore(part).trim(),
});

/** `… and …` asks for two things only where each part has a verb of its own. */
function partsOf(masked: string, words: ReadingWords): string[] {
  const parts: string[] = [];
  let rest = masked;
  for (;;) {
    const join = firstOf(rest, phrasesOf(words.and, words.unspaced));
    const last = parts.length - 1;
    const piece = join ? rest.slice(0, join.start) : rest;
    const joined = join ? rest.slice(join.start, join.end) : '';
    const open = parts[last];
    if (open !== undefined && !(hasVerb(open, words) && hasVerb(rest, words))) {
      parts[last] = `${open}${piece}`;
    } else parts.push(piece);
    if (!join) return parts.map((part) => part.trim());
    rest = rest.slice(join.end);
    const now = parts.length - 1;
    if (!(hasVerb(parts[now] ?? '', words) && hasVerb(rest, words))) parts[now] += joined;
  }
}

const commands = verbs.filter((verb) => !isRefusal(verb as Verb)) as Verb[];
const hasVerb = (text: string, words: ReadingWords): boolean =>
  commands.some((verb) => firstOf(text, phrasesOf(words.verbs[verb], words.unspaced)));

function readPart(part: string, clause: Clause, words: ReadingWords): Request | undefined {
  // `No quiero que salga …` is one command, and not a wish that is denied.
  const refused = firstOf(part, phrasesOf(words.verbs.remove, words.unspaced));
  const denied =
    refused &&
    firstOf(part.slice(refused.start, refused.end), phrasesOf(words.negation, words.unspaced));
  const earlier =
    refused &&
    commands.some(
      (verb) =>
        (firstOf(part, phrasesOf(words.verbs[verb], words.unspaced))?.start ?? refused.start) <
        refused.start,
    );
  if (refused && denied?.start === 0 && !earlier) {
    return readRemove({ text: part, rest: refused.rest, clause, words });
  }
  let text = part;
  const leading = firstOf(text, phrasesOf(words.and, words.unspaced));
  if (leading?.start === 0) text = leading.rest.trim();
  for (let round = 0; round < 8; round++) {
    const manners = firstOf(text, phrasesOf(words.manners, words.unspaced));
    if (!manners) break;
    text = manners.rest;
  }
  const found = (verbs as readonly Verb[])
    .flatMap((verb) => {
      const match = firstOf(text, phrasesOf(words.verbs[verb], words.unspaced));
      return match ? [{ verb, match }] : [];
    })
    .sort((a, b) => byPosition(a.match, b.match, words));
  const [first] = found;
  const chooses =
    !first ||
    !['swap', 'replace', 'keep', 'shorten', 'expand', 'remove', 'move'].includes(first.verb);
  const headline = chooses ? readHeadlineAbout({ text, rest: text, clause, words }) : undefined;
  if (headline) return headline;
  for (const { verb, match } of found) {
    const request = readVerb(verb, { text, rest: match.rest, clause, words, verb: match });
    if (request) return request;
  }
  const bare = { text, rest: text, clause, words };
  return readHeadlineAbout(bare) ?? readSet(bare, true);
}

/** The command stands first, and last where the language puts its verbs there. */
function byPosition(one: Matched, other: Matched, { unspaced }: ReadingWords): number {
  const order = unspaced ? other.end - one.end : one.start - other.start;
  return order || other.length - one.length;
}

interface Reading {
  text: string;
  /** Without the verb. */
  rest: string;
  clause: Clause;
  words: ReadingWords;
}

function readVerb(verb: Verb, reading: Reading & { verb: Matched }): Request | undefined {
  const { text, rest, clause } = reading;
  if (isRefusal(verb)) {
    return { kind: 'refuse', because: verb, text: clause.restore(text).trim() };
  }
  if (isNegated(reading)) return undefined;
  switch (verb) {
    case 'swap':
      return readSwap(reading);
    case 'shorten':
    case 'expand':
      return { kind: verb, section: sectionIn(rest, reading) };
    case 'lead':
      return readLead(reading);
    case 'keep': {
      const text = topicIn(rest, reading);
      return text === '' ? undefined : { kind: 'keepOnly', text };
    }
    case 'remove':
      return readRemove(reading);
    case 'move':
      return readMove(reading);
    case 'answer':
      return { kind: 'answer', question: topicIn(rest, reading) };
    case 'mention':
      return readMention(reading);
    case 'add':
      return readAdd(reading);
    default:
      return (
        readQuotedBeside(reading) ??
        readHeadlineAbout(reading) ??
        readSet(reading) ??
        readMove(reading)
      );
  }
}

/** `Do not remove …`: right before the verb, right behind it, or at the very end. */
function isNegated({ text, rest, words, verb }: Reading & { verb?: Matched }): boolean {
  if (!verb) return false;
  const negation = phrasesOf(words.negation, words.unspaced);
  const before = findPhrase(text.slice(Math.max(0, verb.start - 16), verb.start), negation);
  const after = firstOf(text.slice(verb.end), negation);
  const behind = after && text.slice(verb.end).slice(0, after.start).trim() === '';
  const last =
    after &&
    text
      .slice(verb.end)
      .slice(after.end)
      .replace(/[\s.!]/g, '') === '';
  return rest !== text && (before !== undefined || behind === true || last === true);
}

const quotation = new RegExp(quotedPattern);

function readSwap(reading: Reading): Request | undefined {
  const { rest, words, clause } = reading;
  const [one, other] = clause.quotations(rest);
  if (one !== undefined && other !== undefined) return { kind: 'swap', one, other };
  const joint = firstOf(rest, phrasesOf(words.unspaced ? 'と' : words.and, words.unspaced));
  if (!joint) return undefined;
  const [left, right] = [rest.slice(0, joint.start), rest.slice(joint.end)];
  const names = [sectionIn(left, reading), sectionIn(right, reading)] as const;
  return names.includes('it') ? undefined : { kind: 'swap', one: names[0], other: names[1] };
}

function readLead(reading: Reading): Request | undefined {
  const { rest, words } = reading;
  const headline = memberIn(rest, 'headline', words);
  const topic = topicIn(headline?.rest ?? rest, reading);
  if (topic === '') return undefined;
  return headline ? { kind: 'headlineAbout', topic } : { kind: 'focus', topic };
}

/** `A headline about NetSuite`; where what it is about comes first, `NetSuiteについての見出し`. */
function readHeadlineAbout(reading: Reading): Request | undefined {
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
  const match = firstOf(behind, about);
  const between = match && stripAround(behind.slice(0, match.start), smallOf(words));
  const topic = match ? topicIn(behind.slice(match.end), reading) : '';
  return between === '' && topic !== '' ? { kind: 'headlineAbout', topic } : undefined;
}

const smallOf = (words: ReadingWords) => phrasesOf(words.small, words.unspaced);
const numbered = phrasesOf(ordinalNames.flatMap(([, names]) => names.split('|')).join('|'), true);

function readRemove(reading: Reading): Request | undefined {
  const { rest, clause, words } = reading;
  const button = findPhrase(rest, phrasesOf(words.members.button, words.unspaced));
  if (button) return { kind: 'hideButton', title: topicIn(button.rest, reading) };
  const section = findPhrase(rest, phrasesOf(words.section, words.unspaced));
  const piece = findPhrase(rest, phrasesOf(words.piece, words.unspaced));
  const [quoted] = clause.quotations(rest);
  // By its number, and in its list: the page has to say which one that is.
  const plain = rest.replace(quotation, ' ');
  if (findPhrase(plain, numbered) && (piece || !section)) {
    const named = clause.restore(rest).replace(/["“”«»„「」'‘’]/g, ' ');
    return { kind: 'remove', section: stripAround(named, smallOf(words)) };
  }
  if (!section && quoted !== undefined) return { kind: 'removeText', text: quoted };
  if (!section && piece) {
    const text = topicIn(piece.rest, reading);
    if (text !== '' && !isKind(rest, words)) return { kind: 'removeText', text };
  }
  return { kind: 'remove', section: sectionIn(rest, reading) };
}

const isKind = (text: string, words: ReadingWords): boolean =>
  kindOf(stripAround(text, phrasesOf(words.small, words.unspaced)), words) !== undefined;

export const kindOf = (text: string, { kinds }: ReadingWords): BlockType | undefined =>
  (Object.entries(kinds) as [BlockType, string][]).find(([, names]) =>
    names.split('|').some((name) => fold(name) === fold(text.trim())),
  )?.[0];

function readMention(reading: Reading): Request | undefined {
  const { rest, clause } = reading;
  const [quoted] = clause.quotations(rest);
  if (quoted === undefined) {
    const text = topicIn(rest, reading);
    return text === '' ? undefined : { kind: 'mention', text, sourced: true };
  }
  const where = sectionIn(rest.replace(quotation, ' '), reading);
  const placed = where === 'it' || where === 'page' ? {} : { section: where };
  return { kind: 'mention', text: quoted, ...placed };
}

function readAdd(reading: Reading): Request | undefined {
  const { rest, clause, words } = reading;
  const [quoted] = clause.quotations(rest);
  const of = (phrases: string, text = rest) => findPhrase(text, phrasesOf(phrases, words.unspaced));
  const button = of(words.members.button);
  if (button) return { kind: 'showButton', title: topicIn(button.rest, reading) };
  const { about: placed, place } = placeIn(reading);
  const section = of(words.section, placed);
  const about = section?.rest ?? placed;
  if (quoted !== undefined) {
    const where = topicIn(about.replace(quotation, ' '), reading);
    const asks = /[?？]$/.test(quoted) && where !== '';
    if (asks) return { kind: 'answer', question: quoted, inFaq: true };
    return section && where === '' ? literal(quoted, place) : readMention(reading);
  }
  const faq = words.kinds.faq === undefined ? undefined : of(words.kinds.faq, about);
  const entry = faq && firstOf(faq.rest, phrasesOf(words.piece, words.unspaced));
  const question = faq && topicIn(entry?.rest ?? faq.rest, reading);
  if (question !== undefined && question !== '') {
    return { kind: 'answer', question, inFaq: true };
  }
  const topic = topicIn(about, reading);
  return topic === '' ? undefined : { kind: 'addAbout', topic, ...(place ? { place } : {}) };
}

/** Where something new is to stand, and the rest of the request. */
function placeIn(reading: Reading): { about: string; place?: Place } {
  const { rest, words } = reading;
  for (const where of ['top', 'bottom'] as const) {
    const match = findPhrase(rest, phrasesOf(words.places[where], words.unspaced));
    if (match) return { about: match.rest, place: { where } };
  }
  for (const where of beside) {
    const match = findPhrase(rest, phrasesOf(words.places[where], words.unspaced));
    if (!match || words.unspaced) continue;
    const section = sectionIn(rest.slice(match.end), reading);
    const about = rest.slice(0, match.start);
    // `a section über Wartung`: without a topic before it, the word leads to the topic itself.
    const named = findPhrase(about, phrasesOf(words.section, words.unspaced));
    const topic = topicIn(named?.rest ?? about, reading);
    if (section === 'it' || section === 'page' || topic === '') continue;
    return { about, place: { where, section } };
  }
  return { about: rest };
}

const members: Member[] = ['subheadline', 'headline', 'eyebrow', 'button'];

/** Without a verb only what is plainly a text for a member: `Titel: …`. */
function readSet({ rest, clause, words, text }: Reading, bare = false): Request | undefined {
  const quoted = clause.quotations(rest);
  const member = members.find((name) => memberIn(rest, name, words));
  const match = member && memberIn(rest, member, words);
  const [first, second] = quoted;
  if (bare && !(match && (quoted.length === 1 || /[:：]/.test(rest)))) return undefined;
  const entry = nthBefore(rest, quoted, { rest, clause, words, text });
  if (entry) return entry;
  if (!member || !match) return setWithoutMember(quoted, { rest, clause, words, text });
  if (first !== undefined && second !== undefined) {
    return member === 'button'
      ? { kind: 'renameButton', from: first, to: second }
      : { kind: 'setHeading', section: first, value: second };
  }
  const into = phrasesOf(words.into, words.unspaced);
  const after = rest.slice(match.end).trimStart();
  const value = first ?? clause.value(afterInto(after, into));
  if (value === '') return undefined;
  if (member === 'button') return { kind: 'renameButton', to: value };
  const where =
    first === undefined
      ? 'it'
      : sectionIn(stripAround(match.rest.replace(quotation, ' '), into), {
          rest,
          clause,
          words,
          text,
        });
  if (member === 'headline' && where !== 'it' && where !== 'page') {
    return { kind: 'setHeading', section: where, value };
  }
  return { kind: 'setHero', member, value };
}

/** `the second point of «X» to «Y»`: an entry by its number, and its new text. */
function nthBefore(
  rest: string,
  quoted: readonly string[],
  { clause, words }: Reading,
): Request | undefined {
  const value = quoted.at(-1);
  const named = rest.slice(0, rest.lastIndexOf('\uE000'));
  const counted = findPhrase(named.replace(quotation, ' '), numbered);
  if (value === undefined || !counted) return undefined;
  const section = stripAround(clause.restore(named), phrasesOf(`${words.into}|${words.small}`));
  return { kind: 'setText', section, value };
}

const memberIn = (text: string, member: Member, words: ReadingWords): Matched | undefined =>
  findPhrase(text, phrasesOf(words.members[member], words.unspaced));

/** A text that is not quoted must be led up to: `… to Close faster`. */
function afterInto(text: string, into: readonly Phrase[]): string {
  const match = findPhrase(text, into);
  return match && match.start === 0 ? text.slice(match.end).trim() : '';
}

function setWithoutMember(quoted: string[], reading: Reading): Request | undefined {
  const [first, second] = quoted;
  if (first === undefined) return undefined;
  if (second !== undefined) return { kind: 'replace', from: first, to: second };
  const section = sectionIn(reading.rest.replace(quotation, ' '), reading);
  return { kind: 'setText', section: section === 'page' ? 'it' : section, value: first };
}

const beside = ['before', 'after'] as const;
const steps = ['up', 'down'] as const;

function readMove(reading: Reading): Request | undefined {
  const { text, rest, words } = reading;
  const of = (where: PlaceWord, within: string) =>
    findPhrase(within, phrasesOf(words.places[where], words.unspaced));
  for (const where of ['top', 'bottom'] as const) {
    const match = of(where, rest);
    if (!match) continue;
    const section = sectionIn(match.rest, reading);
    return section === 'page' ? undefined : { kind: 'move', section, place: placeOf(where) };
  }
  return readBeside(reading) ?? readSteps(of, text, reading);
}

function readSteps(
  of: (where: PlaceWord, within: string) => Matched | undefined,
  text: string,
  reading: Reading,
): Request | undefined {
  for (const where of steps) {
    const match = of(where, reading.rest) ?? of(where, text);
    if (!match) continue;
    const section = sectionIn(of(where, reading.rest)?.rest ?? reading.rest, reading);
    return section === 'page' ? undefined : { kind: 'move', section, place: placeOf(where) };
  }
  return undefined;
}

/** `Put «A» before «B»`: both are names of sections, and neither is a new text. */
function readQuotedBeside(reading: Reading): Request | undefined {
  const { rest, words, clause } = reading;
  const [one, other] = clause.quotations(rest);
  if (one === undefined || other === undefined) return undefined;
  const between = rest.slice(rest.indexOf('\uE001') + 1, rest.lastIndexOf('\uE000'));
  for (const where of beside) {
    const match = findPhrase(between, phrasesOf(words.places[where], words.unspaced));
    if (match) return { kind: 'move', section: one, place: { where, section: other } };
  }
  return undefined;
}

/** `up` and `down` may hold a word that means `after`: they are looked over. */
function readBeside(reading: Reading): Request | undefined {
  const { words } = reading;
  let rest = reading.rest;
  for (const where of words.unspaced ? [] : steps) {
    rest = findPhrase(rest, phrasesOf(words.places[where]))?.rest ?? rest;
  }
  for (const where of beside) {
    const match = findPhrase(rest, phrasesOf(words.places[where], words.unspaced));
    if (!match) continue;
    const [one, other] = besideIn(rest, match, words);
    const [section, place] = [sectionIn(one, reading), sectionIn(other, reading)];
    if (place === 'it' || place === 'page') continue;
    return { kind: 'move', section, place: { where, section: place } };
  }
  return undefined;
}

const placeOf = (where: Exclude<PlaceWord, 'before' | 'after'>): Place =>
  where === 'up' || where === 'down' ? { where, steps: 1 } : { where };

/** What moves, and beside what; a postposition follows what it speaks of. */
function besideIn(
  rest: string,
  { start, end }: Matched,
  { unspaced }: ReadingWords,
): [string, string] {
  const [before, after] = [rest.slice(0, start), rest.slice(end)];
  if (!unspaced) return [before, after];
  const at = before.indexOf('を');
  return at === -1 ? [after, before] : [before.slice(0, at), before.slice(at + 1)];
}

/** A target: `it`, `page`, the nth section, or a name; with `section` where the request says so. */
function sectionIn(text: string, { clause, words }: Reading): string {
  const small = phrasesOf(words.small, words.unspaced);
  const whole = stripAround(text, small);
  for (const member of members) {
    const match = member === 'button' ? undefined : memberIn(whole, member, words);
    if (match && stripAround(match.rest, small) === '') return member;
  }
  const section = findPhrase(text, phrasesOf(words.section, words.unspaced));
  const name = stripAround(section?.rest ?? text, small);
  const nth = words.ordinals.split('|').findIndex((start) => fold(name).startsWith(fold(start)));
  const single = words.unspaced || !/\s/.test(name);
  if (section && nth !== -1 && single) return `${ordinals[nth]} section`;
  if (section) return name === '' ? 'it' : `${clause.value(name)} section`;
  const page = findPhrase(text, phrasesOf(words.page, words.unspaced));
  const beyond = page && stripAround(page.rest, small);
  if (beyond === '') return 'page';
  if (kindOf(name, words) !== undefined) return clause.value(name);
  if (beyond !== undefined) return clause.value(beyond);
  const it = findPhrase(name, phrasesOf(words.it, words.unspaced));
  return name === '' || (it && it.rest.trim() === '') ? 'it' : clause.value(name);
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];

function topicIn(text: string, { clause, words }: Reading): string {
  const [quoted] = clause.quotations(text);
  return quoted ?? clause.value(stripAround(text, phrasesOf(words.small, words.unspaced)));
}
