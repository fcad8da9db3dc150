// Reads a request by the words of its language, whatever their order: the verb
// says what is wanted, places and members where, and what is left names the target.
import { figuresIn } from '../../../claims/figures.ts';
import { stopWords } from '../../../platform/text/stop_words.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import { connectors } from './languages/common.ts';
import { type ReadingWords, type Verb, verbs } from './languages/request_words.ts';
import { type Clause, maxClause } from './message.ts';
import { findPhrase, firstOf, type Matched, phrasesOf, stripAround } from './phrases.ts';
import { readAdd, readMention } from './read_add.ts';
import { readMove, readQuotedBeside, readSwap } from './read_move.ts';
import {
  isByNumber,
  readHeadlineAbout,
  readLabelled,
  readLead,
  readNews,
  readReplace,
  readSet,
  readValue,
} from './read_set.ts';
import { isKind, quotation, type Reading, sectionIn, smallOf, topicIn } from './read_slots.ts';
import type { Request } from './requests.ts';

const isRefusal = (verb: Verb): verb is Extract<Verb, 'style'> =>
  verbs.indexOf(verb) >= verbs.indexOf('translate');

/** How much of a clause is made of the language's own words. */
export function familiarity({ masked }: Clause, words: ReadingWords): number {
  const { verbs: own, members: named, places, kinds, small, section, page, manners, into } = words;
  // A verb tells a language from its neighbour better than a noun that both have.
  const telling = new Set(Object.values(own));
  const all = [own, named, places, kinds].flatMap((entries) => Object.values(entries));
  let known = 3 * Array.from(masked).filter((letter) => words.letters.includes(letter)).length;
  let rest = masked.slice(0, maxClause);
  for (const entry of [...all, small, section, page, manners, into]) {
    const found = findPhrase(rest, phrasesOf(entry, words.unspaced));
    if (!found) continue;
    known += found.length * (telling.has(entry) ? 2 : 1);
    rest = found.rest;
  }
  const stops = stopWords(words.language);
  const common = wordsOf(fold(masked.slice(0, maxClause))).filter((word) => stops.has(word));
  return known + common.join('').length;
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

/** `… and …` asks for two things only where each part has a verb of its own; the first may be declined. */
function partsOf(masked: string, words: ReadingWords): string[] {
  const parts: string[] = [];
  let rest = masked;
  for (;;) {
    const join = firstOf(rest, phrasesOf(words.and, words.unspaced));
    const last = parts.length - 1;
    const piece = join ? rest.slice(0, join.start) : rest;
    const joined = join ? rest.slice(join.start, join.end) : '';
    const open = parts[last];
    if (open !== undefined && !(asksFor(open, words) && hasVerb(rest, words))) {
      parts[last] = `${open}${piece}`;
    } else parts.push(piece);
    if (!join) return parts.map((part) => part.trim());
    rest = rest.slice(join.end);
    const now = parts.length - 1;
    if (!(asksFor(parts[now] ?? '', words) && hasVerb(rest, words))) parts[now] += joined;
  }
}

const commands = verbs.filter((verb) => !isRefusal(verb as Verb)) as Verb[];
const hasVerb = (text: string, words: ReadingWords): boolean =>
  commands.some((verb) => firstOf(text, phrasesOf(words.verbs[verb], words.unspaced))) ||
  isPlaced(text, words);

/** A place alone asks too where no verb has to follow it: `…を一番上に`. */
const isPlaced = (text: string, { places, unspaced }: ReadingWords): boolean =>
  unspaced === true &&
  firstOf(text, phrasesOf(`${places.top}|${places.bottom}`, true)) !== undefined;

const asksFor = (text: string, words: ReadingWords): boolean =>
  verbs.some((verb) => firstOf(text, phrasesOf(words.verbs[verb as Verb], words.unspaced)));

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
  const text = withoutManners(bareVerbs(part, words), words);
  const exchanged = readExchange(text, clause, words);
  if (exchanged) return exchanged;
  const told = readOrder(text, clause, words) ?? readTold(text, clause, words);
  if (told) return told;
  const special = readSpecial(text, clause, words);
  if (special) return special;
  const labelled = readLabelled({ text, rest: text, clause, words });
  if (labelled) return labelled;
  const found = (verbs as readonly Verb[])
    .flatMap((verb) => {
      const match = firstOf(text, phrasesOf(words.verbs[verb], words.unspaced));
      return match ? [{ verb, match }] : [];
    })
    .sort((a, b) => byPosition(a.match, b.match, words));
  const [first] = found;
  if (found.every(({ verb }) => verb === 'set' || verb === 'move')) {
    const news = readNews({ text, rest: text, clause, words });
    if (news) return news;
  }
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
  return readHeadlineAbout(bare) ?? readSet(bare, true) ?? readPlaced(bare);
}

/** `Terraces right at the top`: a name and a place, and nothing else. */
function readPlaced(bare: Reading): Request | undefined {
  const request = bare.text.length <= 80 ? readMove(bare) : undefined;
  const named = request?.kind === 'move' && !['it', 'page'].includes(request.section);
  return named && request.section.split(/\s+/).length <= 4 ? request : undefined;
}

const hung = /(\p{L}{3,20}?)(me|te)?(l[oaeis]|los|las|gli|ne|se)(?!\p{L})/giu;
const hyphened = /(\p{L}{2,20})-(les?|la|l[oa]s|[oa]s?|n[oa]s?|moi|lui)(?!\p{L})/giu;

/** `bájalo`, `toglila`, `tire-o`, `enlève-la`: the verb, and the pronoun that hangs on it. */
function bareVerbs(text: string, words: ReadingWords): string {
  if (words.unspaced) return text;
  const known = verbStems(words);
  const apart = text.replace(hyphened, (whole, verb: string, it: string) =>
    known.has(fold(verb)) ? `${verb} ${it}` : whole,
  );
  return apart.replace(hung, (whole, verb: string, _: string, it: string) =>
    known.has(fold(verb)) && !known.has(fold(whole)) ? `${known.get(fold(verb))} ${it}` : whole,
  );
}

const stems = new Map<string, ReadonlyMap<string, string>>();

/** Single verbs by how they are folded: a pronoun moves the accent. */
function verbStems({ language, verbs: own }: ReadingWords): ReadonlyMap<string, string> {
  let made = stems.get(language);
  if (!made) {
    const single = commands.flatMap((verb) =>
      own[verb].split('|').filter((one) => !/[\s…]/.test(one)),
    );
    made = new Map(single.map((verb) => [fold(verb), verb]));
    stems.set(language, made);
  }
  return made;
}

/** `Not «A» but «B»`, `«B» instead of «A»`. */
function readExchange(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  const [one, other, more] = clause.quotations(text);
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  const between = text.slice(text.indexOf('\uE001') + 1, text.lastIndexOf('\uE000'));
  if (findPhrase(between, phrasesOf(words.instead, words.unspaced))) {
    return words.unspaced
      ? { kind: 'replace', from: one, to: other }
      : { kind: 'replace', from: other, to: one };
  }
  const before = text.slice(0, text.indexOf('\uE000'));
  const not = words.language === 'en' ? `${words.negation}|not|don’t` : words.negation;
  const denied = findPhrase(before, phrasesOf(not, words.unspaced));
  return denied && { kind: 'replace', from: one, to: other };
}

/** `First how it works, then the quote`. */
function readOrder(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  for (const pair of words.order.split('|')) {
    const [early = '', late = ''] = pair.split('…').map((part) => part.trim());
    const first = firstOf(text, phrasesOf(early, words.unspaced));
    const rest = first ? text.slice(first.end) : '';
    const then = first && firstOf(rest, phrasesOf(late, words.unspaced));
    if (!first || !then) continue;
    const reading = { text, rest, clause, words };
    const one = sectionIn(rest.slice(0, then.start), reading);
    const other = sectionIn(rest.slice(then.end), reading);
    if (isNamed(one) && isNamed(other)) {
      return { kind: 'move', section: one, place: { where: 'before', section: other } };
    }
  }
  return undefined;
}

const isNamed = (section: string): boolean => section !== 'it' && section !== 'page';

/** `The budget stands too high, move it to the end`: what is told first is what is meant. */
function readTold(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  const at = words.unspaced ? text.search(/(?:ので|から)、/u) : text.lastIndexOf(', ');
  const [head, tail] = [
    text.slice(0, at).trim(),
    text.slice(at).replace(/^(?:ので|から)?[、,]\s*/u, ''),
  ];
  if (at <= 0 || hasVerb(head, words) || !hasVerb(tail, words) || head.includes('\uE000')) {
    return undefined;
  }
  const asked = readPart(tail, clause, words);
  if (!asked || !('section' in asked) || asked.section === undefined) return undefined;
  if (asked.kind !== 'remove' && asked.kind !== 'move' && asked.kind !== 'shorten')
    return undefined;
  const piece = findPhrase(head, phrasesOf(words.piece, words.unspaced));
  const told = { text: head, rest: head, clause, words };
  const named = sectionIn(piece?.rest ?? head, told);
  if (asked.section === 'it') return { ...asked, section: named, told: true };
  // `…, strike it from the table`: where it stands, and not what.
  const where = firstOf(tail, between);
  const only =
    asked.kind === 'remove' && where !== undefined && tail.slice(0, where.start).trim() === '';
  return only
    ? {
        ...asked,
        section: `${named}, ${tail.slice(where.start, where.end)} ${asked.section}`,
        told: true,
      }
    : undefined;
}

const between = phrasesOf(connectors);

function withoutManners(part: string, words: ReadingWords): string {
  let text = part;
  const leading = firstOf(text, phrasesOf(words.and, words.unspaced));
  if (leading?.start === 0) text = leading.rest.trim();
  for (let round = 0; round < 8; round++) {
    const manners = firstOf(text, phrasesOf(words.manners, words.unspaced));
    if (!manners) break;
    text = manners.rest;
  }
  return text.trim();
}

/** What is told by one phrase, whatever verbs stand beside it; English is read so too. */
export function readSpecial(
  text: string,
  clause: Clause,
  words: ReadingWords,
): Request | undefined {
  const of = (phrases: string) => firstOf(text, phrasesOf(phrases, words.unspaced));
  const reading = { text, rest: text, clause, words };
  const asks = of(words.asks);
  if (asks && (asks.start === 0 || (words.unspaced && clause.asks))) {
    const bare = withoutVerbs(asks.rest, words);
    const denied = firstOf(bare, phrasesOf(words.negation, words.unspaced));
    const topic = topicIn(denied?.rest ?? bare, reading);
    return { kind: 'check', question: clause.restore(text), ...(topic === '' ? {} : { topic }) };
  }
  if (clause.quotations(text).length > 0) return undefined;
  if (of(words.verbs.undo)) return { kind: 'refuse', because: 'undo', text: clause.restore(text) };
  const own = of(words.own);
  if (!own || /[:：]/.test(text)) return undefined;
  const named = withoutVerbs(own.rest, words);
  const piece = findPhrase(named, phrasesOf(words.piece, words.unspaced));
  const around = phrasesOf(`${words.into}|${words.small}|${words.about}`, words.unspaced);
  const bare = (part: string): string => clause.value(stripAround(part, around));
  const whole = piece?.rest ?? named;
  const title = firstOf(whole, phrasesOf(words.members.headline, words.unspaced));
  const topic = bare(title && !words.unspaced ? whole.slice(0, title.start) : whole);
  const heading = title && !words.unspaced ? bare(whole.slice(title.end)) : '';
  if (topic === '') return undefined;
  return { kind: 'splitOut', text: topic, ...(heading === '' ? {} : { heading }) };
}

/** What is left when every verb is gone: the thing itself. */
function withoutVerbs(text: string, words: ReadingWords): string {
  let rest = text;
  for (const verb of commands) {
    rest = firstOf(rest, phrasesOf(words.verbs[verb], words.unspaced))?.rest ?? rest;
  }
  return rest;
}

/** The command stands first, and last where the language puts its verbs there. */
function byPosition(one: Matched, other: Matched, { unspaced }: ReadingWords): number {
  const order = unspaced ? other.end - one.end : one.start - other.start;
  return order || other.length - one.length;
}

function readVerb(verb: Verb, reading: Reading & { verb: Matched }): Request | undefined {
  const { text, rest, clause } = reading;
  // What a button is called can be done, where it leads cannot.
  if (verb === 'link' && clause.quotations(text).length > 0) return undefined;
  if (isRefusal(verb)) {
    return { kind: 'refuse', because: verb, text: clause.restore(text).trim() };
  }
  if (isNegated(reading)) return undefined;
  switch (verb) {
    case 'swap':
      return readSwap(reading);
    case 'shorten':
      return readShorten(reading);
    case 'expand':
      return { kind: verb, section: sectionIn(rest, reading) };
    case 'lead':
      return readLead(reading);
    case 'keep': {
      const text = topicIn(rest, reading);
      return text === '' ? undefined : { kind: 'keepOnly', text };
    }
    case 'replace':
      return readReplace(reading) ?? readSet(reading) ?? readQuotedBeside(reading);
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
        readMustBe(reading) ??
        readHeadlineAbout(reading) ??
        readSet(reading) ??
        readMove(reading) ??
        readValue(reading) ??
        (isPut(reading) ? readAdd(reading) : undefined)
      );
  }
}

const oneSentence =
  /(?<!\p{L})(?:one|a single|1|ein(?:em|en|er)?|une?|un[ao]?|uma|één|een|jedno)\s(?:single\s)?(?:sentence|satz|phrase|frase|zin|zdani\p{L})|[一1](?:つの)?文/iu;

/** What follows a comma says why, or how short. */
function readShorten(reading: Reading): Request {
  const { rest } = reading;
  const toOne = oneSentence.test(rest);
  const [named = ''] = rest.replace(oneSentence, ' ').split(/,\s/);
  const section = sectionIn(named, reading);
  return { kind: 'shorten', section, ...(toOne ? { sentences: 1 } : {}) };
}

/** `Twenty minutes must be thirty minutes`: a figure for another. */
function readMustBe({ text, rest, verb }: Reading & { verb: Matched }): Request | undefined {
  const from = text.slice(0, verb.start).trim();
  const to = rest.slice(verb.start).trim();
  const single = (part: string): boolean => figuresIn(part).length === 1 && part.length <= 60;
  return single(from) && single(to) ? { kind: 'replace', from, to } : undefined;
}

/** `Put the address on the page`. */
const isPut = ({ text, words, verb }: Reading & { verb: Matched }): boolean =>
  firstOf(text.slice(verb.start, verb.end), phrasesOf(words.put, words.unspaced)) !== undefined;

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

function readRemove(reading: Reading): Request | undefined {
  const { rest, clause, words } = reading;
  const button = findPhrase(rest, phrasesOf(words.members.button, words.unspaced));
  if (button) return { kind: 'hideButton', title: topicIn(button.rest, reading) };
  const section = findPhrase(rest, phrasesOf(words.section, words.unspaced));
  const piece = findPhrase(rest, phrasesOf(words.piece, words.unspaced));
  const [quoted] = clause.quotations(rest);
  // By its number, and in its list: the page has to say which one that is.
  const plain = rest.replace(quotation, ' ');
  if (isByNumber(plain, words) && (piece || !section)) {
    const named = clause.restore(rest).replace(/["“”«»„「」'‘’]/g, ' ');
    return { kind: 'remove', section: stripAround(named, smallOf(words)) };
  }
  if (!section && quoted !== undefined) {
    const where = sectionIn(rest.replace(quotation, ' '), reading);
    const placed = isNamed(where) && !piece ? { section: where } : {};
    return { kind: 'removeText', text: quoted, ...placed };
  }
  if (!section && piece) {
    const text = topicIn(piece.rest, reading);
    if (text !== '' && !isKind(rest, words)) {
      return { kind: 'removeText', text, piece: rest.slice(piece.start, piece.end) };
    }
  }
  // What follows a comma is a reason more often than a name; the page decides.
  const [head = '', ...tail] = words.unspaced ? [rest] : rest.split(/\s*,\s/);
  const named = sectionIn(head, reading);
  const whole = tail.length === 0 || !isNamed(named) ? sectionIn(rest, reading) : [named, ...tail];
  return { kind: 'remove', section: typeof whole === 'string' ? whole : whole.join(', ') };
}
