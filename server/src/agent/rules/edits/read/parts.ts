// The wishes of a clause: where one ends and the next begins.

import { fallen } from '../../grammar/languages/edit_words.ts';
import { commands, type ReadingWords, verbs } from '../../grammar/languages/request_words.ts';
import {
  ratherWords,
  somewhereWords,
  suchAs,
  toneWords,
  withoutWord,
  withWords,
} from '../../grammar/languages/shape_words.ts';
import {
  allOf,
  findPhrase,
  firstOf,
  type Phrase,
  phrasesOf,
  place,
  stripAround,
} from '../../grammar/phrases.ts';
import { hasPlace, hasVerb, memberIn } from './slots.ts';

const tone = phrasesOf(toneWords);
const somewhere = phrasesOf(somewhereWords);

/** More wishes than a sentence holds are read as one. */
const maxParts = 8;
const maxJoints = 24;

const decimal = '\uE002';

/** What stands between two joints, and the joint before it. */
interface Piece {
  joint: string;
  text: string;
}

/** `… and …` asks for two things only where each part asks for something of its own. */
export function partsOf(masked: string, words: ReadingWords): string[] {
  const pieces = glued(piecesOf(masked, words), words);
  const parts: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const { joint, text } = pieces[at] as Piece;
    const open = parts.at(-1);
    const next = open === undefined ? undefined : nextAsking(open, pieces, at, words);
    if (open === undefined || (next !== undefined && parts.length < maxParts)) {
      const until = next ?? at;
      parts.push(text + joined(pieces.slice(at + 1, until + 1)));
      at = until;
    } else parts[parts.length - 1] = `${open}${joint}${text}`;
  }
  return parts.map((part) => part.replaceAll(decimal, ',').trim());
}

/** Without what joins it to the wish behind it. */
export const withoutJoint = (text: string, words: ReadingWords): string =>
  stripAround(text, words.and, words);

const joined = (pieces: readonly Piece[]): string =>
  pieces.map(({ joint, text }) => `${joint}${text}`).join('');

export function piecesOf(masked: string, words: ReadingWords): Piece[] {
  const pieces: Piece[] = [];
  // The comma of `1,15` joins nothing.
  let rest = masked.replace(/(?<=\d),(?=\d)/g, decimal);
  let joint = '';
  while (pieces.length < maxJoints) {
    const join = firstOf(rest, words.and, words);
    if (!join) break;
    pieces.push({ joint, text: rest.slice(0, join.start) });
    joint = rest.slice(join.start, join.end);
    rest = rest.slice(join.end);
  }
  return [...pieces, { joint, text: rest }];
}

/** Verbs in two parts: `take … out`. */
const apartIn = (words: ReadingWords): readonly Phrase[] =>
  phrasesOf(commands.map((verb) => words.verbs[verb]).join('|'), words.unspaced).filter(
    (phrase) => phrase.length > 1,
  );

const kept = new WeakMap<ReadingWords, readonly Phrase[]>();

/** `Take the prices and the quote out`: a verb that ends behind a joint holds both sides. */
function glued(pieces: readonly Piece[], words: ReadingWords): Piece[] {
  if (words.unspaced || pieces.length === 1) return [...pieces];
  const phrases = kept.get(words) ?? apartIn(words);
  kept.set(words, phrases);
  const made: Piece[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const { joint, text } = pieces[at] as Piece;
    const until = heldUntil(pieces, at, phrases, words);
    made.push({ joint, text: text + joined(pieces.slice(at + 1, until + 1)) });
    at = until;
  }
  return made;
}

/** The last piece that a verb which begins in this one holds. */
function heldUntil(
  pieces: readonly Piece[],
  at: number,
  phrases: readonly Phrase[],
  words: ReadingWords,
): number {
  const { text } = pieces[at] as Piece;
  const topic = topicUntil(pieces, at, words);
  if (topic > at) return topic;
  if (hasPlace(text, words) || phrases.some((phrase) => place(text, phrase))) return at;
  let whole = text;
  for (let next = at + 1; next < pieces.length; next++) {
    const { joint, text: piece } = pieces[next] as Piece;
    if (startsAsking(piece, words)) break;
    whole += joint + piece;
    const held = phrases.some((phrase) => {
      const found = place(whole, phrase);
      if (!found || found.start >= text.length) return false;
      return isOnly(text, found.start, words);
    });
    if (held) return next;
    if (hasVerb(piece, words)) break;
  }
  return at;
}

/** `New headline, about how nothing has to move`: whatever verbs it has, what it is about is one wish with it. */
function topicUntil(pieces: readonly Piece[], at: number, words: ReadingWords): number {
  const { text } = pieces[at] as Piece;
  const line = memberIn(text, 'headline', words);
  const acting = `${words.verbs.shorten}|${words.verbs.remove}|${words.verbs.move}`;
  if (!line || firstOf(text, acting, words)) return at;
  let until = at;
  while (until + 1 < pieces.length) {
    const { text: next, joint } = pieces[until + 1] as Piece;
    if (!joint.includes(',') || !leadsTopic(next, words)) break;
    until++;
  }
  return until;
}

/** It begins with what leads to a topic: `about …`, `that …`, `rather something like …`. */
function leadsTopic(text: string, { about, that }: ReadingWords): boolean {
  const lead = firstOf(text, phrasesOf(`${about}|${that}|${withWords}|${suchAs}`));
  return lead !== undefined && stripAround(text.slice(0, lead.start), ratherWords) === '';
}

/** No other verb in it than the one that begins there. */
const isOnly = (text: string, start: number, words: ReadingWords): boolean =>
  commands.every((verb) => (firstOf(text, words.verbs[verb], words)?.start ?? start) === start);

/** It begins with what it asks for: `shorten the intro`. */
export function startsAsking(text: string, words: ReadingWords): boolean {
  const around = `${words.small}|${words.manners}`;
  const starts = commands.flatMap((verb) => firstOf(text, words.verbs[verb], words)?.start ?? []);
  return starts.length > 0 && stripAround(text.slice(0, Math.min(...starts)), around, words) === '';
}

/** The piece that makes a wish of this one: itself, or one behind it that asks for both. */
function nextAsking(
  open: string,
  pieces: readonly Piece[],
  at: number,
  words: ReadingWords,
): number | undefined {
  const { joint } = pieces[at] as Piece;
  for (let next = at; next < pieces.length; next++) {
    const { text, joint: between } = pieces[next] as Piece;
    const asks = isNext(open, text, words, joint);
    if (next === at && asks) return next;
    if (asks) return isShared(open, joint, between, text, words) ? next : undefined;
    if (hasVerb(text, words)) return undefined;
  }
  return undefined;
}

/** `A out, B and C up`: what has no verb belongs to the wish behind it, unless that begins with its own, or it is joined more closely to the one before. */
function isShared(
  open: string,
  before: string,
  behind: string,
  text: string,
  words: ReadingWords,
): boolean {
  if (startsAsking(text, words) && !words.unspaced) return false;
  const [apart, close] = [before.includes(','), behind.includes(',')];
  return apart === close ? !startsAsking(open, words) : apart;
}

/** `… and say it is proof`: what follows is dictated. */
const says = /^\s*(?:please\s)?(?:say|state)\s\S+\s\S/iu;

/** `A few words on parking, and …`: what there is none of yet. */
export const someOf =
  /^\s*(?:and |noch |nog |encore |jeszcze |también |anche )?(?:a (?:short |quick |little )?(?:bit|word|line|sentence)|a few words|something|irgendwas|etwas|was|einen? (?:kurzen? )?(?:satz|hinweis)|ein paar worte|un mot|une (?:petite |courte )?phrase|quelque chose|algo|una (?:breve )?frase(?: corta| breve)?|unas palabras|qualcosa|due parole|uma (?:breve )?frase|umas palavras|iets|een (?:korte? )?(?:zin|paar woorden)|coś|(?:krótkie )?zdanie|kilka słów) (?:about|on|zu[mr]?|über|sur|sobre|su[l]?(?:la|le|i)?|over|o)\s/iu;

/** Both ask for something; a place alone asks too: `headline shorter, quote to the top`, `A up, B down`. */
const isNext = (open: string, piece: string, words: ReadingWords, joint: string): boolean => {
  const asked = asksFor(open, words) || says.test(open) || someOf.test(open);
  const placed = isPlacedName(open, words);
  return (
    ((asked || placed || isNews(open, words)) &&
      (hasVerb(piece, words) || says.test(piece) || findPhrase(piece, tone) !== undefined)) ||
    (placed && /\p{L}/u.test(joint) && isBesideName(piece, words)) ||
    (hasPlace(piece, words) &&
      (placed || (asked && hasPlace(open, words)) || asksWhole(open, words, joint.includes(','))))
  );
};

/** `… and the terms right below the prices`: a name, and beside what it should stand. */
function isBesideName(text: string, { places, small, unspaced }: ReadingWords): boolean {
  const beside = unspaced ? undefined : firstOf(text, `${places.before}|${places.after}`);
  if (!beside) return false;
  const [name, other] = [text.slice(0, beside.start), text.slice(beside.end)];
  return [name, other].every((one) => stripAround(one, small) !== '');
}

/** `The prices to the end`: a name, and behind it where it should stand. */
function isPlacedName(text: string, words: ReadingWords): boolean {
  const { places, unspaced, small, manners } = words;
  const ends = `${places.top}|${places.bottom}|${places.up}|${places.down}`;
  return allOf(text, ends, { unspaced }).some(
    ({ start, end }) =>
      stripAround(text.slice(end).replace(/,\s.*$/su, ''), `${small}|${manners}`, words) === '' &&
      stripAround(text.slice(0, start), `${small}|${manners}`, words) !== '',
  );
}

/** `Bottling is 1.15 now`, `bottling from 1.10 to 1.15`. */
const isNews = (text: string, { now, unspaced }: ReadingWords): boolean =>
  !unspaced &&
  ((/\d/.test(text) && firstOf(text, now) !== undefined) ||
    fallen.test(text.replaceAll(decimal, ',')));

/** What cannot mean a place that follows it; to take something away may, without a comma. */
function asksWhole(text: string, { verbs: own, unspaced }: ReadingWords, apart: boolean): boolean {
  const whole = [own.shorten, own.expand, own.rename, ...(apart ? [own.remove] : [])].join('|');
  return firstOf(text, whole, { unspaced }) !== undefined;
}

const asksFor = (text: string, words: ReadingWords): boolean =>
  verbs.some((verb) => firstOf(text, words.verbs[verb], words));

const pointsBack =
  /(?<!\p{L})(?:in it|there|too|darin|drin|dort|dedans|dessus|en él|ahí|allí|dentro|ci|lì|nele|nisso|aí|erin|daarin|tam|w nim)(?!\p{L})/iu;

/** `A headline about the dykes, and shorten the prices`: one side is about the headline, the other names something else. */
export function headlineApart(masked: string, words: ReadingWords): [string, string] | undefined {
  const { shorten, remove, move, expand } = words.verbs;
  const acting = phrasesOf([shorten, remove, move, expand].join('|'), words.unspaced);
  const putting = phrasesOf([words.verbs.set, words.put].join('|'), words.unspaced);
  const adding = phrasesOf([words.verbs.add, words.verbs.mention].join('|'), words.unspaced);
  const isLine = (part: string): boolean => memberIn(part, 'headline', words) !== undefined;
  /** `…, and add the spare keys`; `…, and mention the keys in it` is said of the headline. */
  const isAdded = (part: string): boolean => {
    const verb = isLine(part) || pointsBack.test(part) ? undefined : firstOf(part.trim(), adding);
    return verb?.start === 0 && verb.rest.trim() !== '';
  };
  const isOther = (part: string): boolean => {
    const isPlaced = hasPlace(part, words) || firstOf(part, somewhere) !== undefined;
    const puts = isPlaced ? firstOf(part, putting) : undefined;
    if (!isLine(part) && !words.unspaced && !/,\s/.test(part) && isPlacedName(part, words))
      return true;
    const isPart = isLine(part) || withoutWord.test(part);
    const verb = isPart ? undefined : (firstOf(part, acting) ?? puts);
    const idle = `${words.small}|${words.manners}|${words.it}|${words.page}|${words.and}`;
    return verb !== undefined && stripAround(verb.rest, idle, words) !== '';
  };
  /** `A bit more formal, and the headline should …`. */
  const isTone = (part: string): boolean => !isLine(part) && findPhrase(part, tone) !== undefined;
  // What follows a colon describes the headline, or is one.
  const [, told] = /[:：](.*)$/su.exec(masked) ?? [];
  if (told !== undefined && (words.unspaced || !leadsTopic(told, words))) return undefined;
  for (const { start, end } of allOf(masked, words.and, words).slice(0, maxJoints)) {
    const [before, behind] = [masked.slice(0, start), masked.slice(end)];
    if (!words.unspaced && masked.slice(start, end).includes(',') && leadsTopic(behind, words))
      continue;
    if (isLine(before) && (isOther(behind) || isAdded(behind)) && !isOther(before))
      return [before, behind];
    if (isLine(behind) && (isOther(before) || isTone(before)) && !isOther(behind))
      return [before, behind];
  }
  return undefined;
}
