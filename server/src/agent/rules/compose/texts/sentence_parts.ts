// Parts of a sentence that can go without the rest: one side of a semicolon, one entry after a label,
// an amount in brackets, one of several that are listed.
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { valuesIn } from '../../text/numerals.ts';
import { isStatement } from './statements.ts';

/** How much of what was named a part holds; 0 for its opposite. */
type Holding = (part: string) => number;

/** The sentence without the part, or nothing when only the whole of it can go. */
export function withoutPart(
  sentence: string,
  holding: Holding,
  { price, name, language }: { price: boolean; name: string; language: string },
): { left: string; gone: string } | undefined {
  return (
    withoutClause(sentence, holding, language) ??
    (price ? withoutAmount(sentence, holding) : undefined) ??
    withoutName(sentence, name, language) ??
    withoutListed(sentence, holding) ??
    withoutPhrase(sentence, holding, language) ??
    withoutCounted(sentence, holding, language) ??
    withoutHalf(sentence, holding, language) ??
    withoutTail(sentence, name, holding, language)
  );
}

/** The colon of a time is none of a label. */
const labelled = /^([^:：]{2,80}[:：](?!\d)\s?)(.+)$/u;

/** `R$ 62 above 500 hectares; R$ 75 below.` */
function withoutClause(sentence: string, holding: Holding, language: string) {
  const [, label = '', body = sentence] = labelled.exec(sentence) ?? [];
  const parts = body.split(/[;；]\s?/u);
  const [first = '', second = ''] = parts;
  const left = parts.length < 2 ? undefined : withoutBest(label, parts, '; ', holding);
  return left?.gone === first && isGapped(second, language) ? undefined : left;
}

/** `A mat lasts ten years; a rope, six`: what follows leans on the verb or the unit of what goes. */
const isGapped = (clause: string, language: string): boolean =>
  clause.split(/\s+/).length <= 6 &&
  (/^[^,]{2,40},\s[^,]{1,24}$/u.test(clause) ||
    valuesIn(clause, language).some(({ end }) => /^[.!]?$/u.test(clause.slice(end))));

/** `Access: station 600 m, parking for coaches.` */
function withoutListed(sentence: string, holding: Holding) {
  const [, label = '', body = sentence] = labelled.exec(sentence) ?? [];
  const parts = outside(body, /(,\s|、)/u).filter((_, at) => at % 2 === 0);
  // Without a label three short ones are a list: `Hanging boxes, clearing roosts, a toolbox talk`.
  const isList =
    label !== '' || (parts.length > 2 && parts.slice(0, -1).every(isShort) && !isOpen(parts[0]));
  return parts.length < 2 || !isList ? undefined : withoutBest(label, parts, ', ', holding);
}

/** `A mill in Hull (2 looms, 1 press), a dye works, two tanneries.`: what has a joint before it and is counted or has an article, in a list. */
function withoutPhrase(sentence: string, holding: Holding, language: string) {
  const pieces = outside(sentence, jointsOf(language));
  const isLed = (piece: string): boolean =>
    leading.test(piece) || wordNumbersIn(piece.split(/\s/)[0] ?? '', language).length > 0;
  const isPhrase = (piece: string): boolean =>
    isLed(piece.trim()) && bareWords(piece) <= maxPhrase && !isStatement(piece, language);
  const phrases = pieces.filter((_, at) => at % 2 === 0);
  const [only, more] = phrases.flatMap((piece, at) => (holding(piece) > 0 ? [at] : []));
  const [first = '', ...others] = phrases;
  const isList = others.length > 1 && others.every(isPhrase);
  if (only === undefined || more !== undefined || !(isList || isItem(pieces, only * 2)))
    return undefined;
  // What stands before the first of them may carry all.
  if (only === 0 && !isPhrase(first)) return undefined;
  const gone = (phrases[only] ?? '').replace(/[.!?。]$/u, '');
  return { left: spliced(pieces, only * 2, sentence), gone };
}

/** `…, a hall, laundry (£3), parking`: short, behind a comma, and beside another that is, of four at least. */
const isItem = (pieces: readonly string[], at: number): boolean =>
  at > 0 &&
  pieces.filter((piece) => /^,\s$/.test(piece)).length >= 3 &&
  pieces[at - 1] === ', ' &&
  [at, at + 2].every((one) => (pieces[one] ?? '') !== '' && bareWords(pieces[one] ?? '') <= 4) &&
  pieces[at + 1] === ', ';

const bareWords = (text: string): number =>
  text
    .replace(/[(（][^()（）]*[)）]/gu, '')
    .trim()
    .split(/\s+/).length;
const maxPhrase = 6;
const leading =
  /^(?:\d+|an?|the|eine?[nmrs]?|die|der|das|den|une?|des|le|la|les|l['’]|una?s?|unos|el|los|las|uno|il|lo|gli|i|um|uma|o|os|as|een|de|het)[\s’']/iu;

/** Parted where a joint stands, and not inside brackets; joints between the pieces. */
function outside(text: string, joint: RegExp): string[] {
  const pieces: string[] = [];
  let open = 0;
  for (const piece of text.split(joint)) {
    if (open > 0) pieces.push(`${pieces.pop() ?? ''}${piece}`);
    else pieces.push(piece);
    for (const [mark] of piece.matchAll(/[()（）]/gu)) open += /[(（]/u.test(mark) ? 1 : -1;
    open = Math.max(0, open);
  }
  return pieces;
}

/** The first goes with the joint behind it, another with the one before it; a final `and` stays final. */
function spliced(pieces: readonly string[], at: number, sentence: string): string {
  const left = [...pieces];
  const joint = pieces[at - 1] ?? '';
  left.splice(Math.max(at - 1, 0), 2);
  const last = at === pieces.length - 1 && !joint.startsWith(',');
  if (last && left.length >= 3) left[left.length - 2] = joint;
  const stop = /[.!?。]$/.exec(sentence)?.[0] ?? '';
  const text = left.join('');
  return capitalisedIf(at === 0, stop !== '' && !text.endsWith(stop) ? text + stop : text);
}

const isShort = (part: string): boolean => part.trim().split(/\s+/).length <= 5;

function withoutBest(label: string, parts: readonly string[], joint: string, holding: Holding) {
  // What speaks of the label alone speaks of the whole.
  const scores = parts.map((part) => holding(`${label} ${part}`) - holding(label));
  const best = Math.max(...scores);
  const kept = parts.filter((_, at) => (scores[at] ?? 0) < best);
  if (best <= 0 || kept.length === 0) return undefined;
  const gone = parts.filter((part) => !kept.includes(part)).join(joint);
  return { left: `${label}${capitalisedIf(label === '', ended(kept.join(joint), parts))}`, gone };
}

const capitalisedIf = (first: boolean, text: string): string =>
  first ? `${text.charAt(0).toUpperCase()}${text.slice(1)}` : text;

/** With the mark that ended the whole. */
function ended(text: string, parts: readonly string[]): string {
  const stop = /[.!?。]$/.exec(parts.at(-1) ?? '')?.[0] ?? '';
  return `${text.replace(/[.!?。]$/, '')}${stop}`;
}

/** `Breakfast club from 7.45 (£4.50), after-school club until 17.45 (£9).` */
function withoutAmount(sentence: string, holding: Holding) {
  const brackets = [...sentence.matchAll(/\s?[(（][^()（）]{1,40}[)）]/gu)].filter((match) =>
    hasAmount(match[0]),
  );
  const scored = brackets.map((match, at) => {
    const from = at === 0 ? 0 : endOf(brackets[at - 1]);
    return { match, score: holding(sentence.slice(from, match.index)) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const meant = scored.filter(({ score }) => score === best && best > 0);
  const [only] = meant;
  if (!only || meant.length > 1) return undefined;
  const { match } = only;
  const left = sentence.slice(0, match.index) + sentence.slice(endOf(match));
  return { left, gone: match[0].trim() };
}

const priceLabel =
  /pric|cost|fee|rate|preis|kosten|prix|tarif|coût|preci|coste|prezz|preç|custo|valor|prij|kost|cen[ayęo]|koszt|料金|価格|費用/iu;

/** `Almería – Róterdam: 52 h, 128 €.` without what it costs; nothing when nothing else is said. */
export function withoutPrice(sentence: string): { left: string; gone: string } | undefined {
  const match = labelled.exec(sentence);
  if (!match) return undefined;
  const [, label = '', body = ''] = match;
  // `Price: on request` says nothing once the price is gone.
  if (priceLabel.test(label)) return undefined;
  return withoutBest(label, body.split(/,\s|、/u), ', ', (part) => (hasAmount(part) ? 1 : 0));
}

const endOf = (match: RegExpExecArray | undefined): number =>
  match ? match.index + match[0].length : 0;

const since =
  /,?\s(?:since|seit|depuis|desde|dal|sinds|od)\s(?:(?:about|circa|ca\.|etwa|environ|cerca de|ongeveer|około)\s)?(?:19|20)\d\d(?=[.!?]?$)/iu;

/** `…, paid with 200 €`, `… since about 1975`, `…, Appennino centrale`: the last part alone has what was named. */
function withoutTail(sentence: string, name: string, holding: Holding, language: string) {
  const [figure] = name.match(/\d[\d.,]{0,12}/) ?? [];
  const [when] = since.exec(sentence) ?? [];
  const last = outside(sentence, /(,\s)/u).at(-1) ?? '';
  const at = when?.includes(figure ?? ' ')
    ? sentence.lastIndexOf(when)
    : sentence.length - last.length - 2;
  const [head, tail] = [sentence.slice(0, at), sentence.slice(at).replace(/^,?\s/, '')];
  const place =
    tail.split(' ').length <= 3 && /^\p{Lu}/u.test(tail) ? tail.split(' ')[0] : undefined;
  const isPlace = place !== undefined && fold(place) === fold(name.trim());
  const named = figure ?? (isPlace ? place : undefined);
  // `…, taking it down costs £380`: what it costs is a clause of its own.
  const isCost = hasAmount(tail) && holding(tail) > 0 && holding(head) === 0;
  const alone =
    at > 0 && (named ? tail.includes(named) && !head.includes(named) : isCost && !hasAmount(head));
  // `Group insurance, members have saved 18%`: what is a sentence of its own leaves what it is said of.
  const isOwn = named !== undefined && /\p{L}/u.test(head) && isStatement(tail, language);
  const [most, least] = isOwn ? [24, 2] : [6, 4];
  if (!alone || head.split(' ').length < least || tail.split(' ').length > most) return undefined;
  const stop = /[.!?。]$/.exec(sentence)?.[0] ?? '';
  return { left: `${head}${stop}`, gone: tail };
}

/** What joins two things; what does so in one language leads to a place in another: `en`, `of`. */
export const conjunctions: Record<string, string> = {
  en: 'and|or',
  de: 'und|oder|sowie',
  fr: 'et|ou',
  es: 'y|e|o|u',
  it: 'e|ed|o|od',
  pt: 'e|ou',
  nl: 'en|of',
  pl: 'i|oraz|lub',
};
const jointsOf = (language: string): RegExp =>
  new RegExp(`(,\\s|\\s(?:${conjunctions[language] ?? 'and|und|et'})\\s|、|や|・)`, 'u');

const adversative: Record<string, string> = {
  en: 'but|while',
  de: 'aber|während',
  fr: 'mais|tandis que',
  es: 'pero|mientras',
  it: 'ma|mentre',
  pt: 'mas|enquanto',
  nl: 'maar|terwijl',
  pl: 'ale',
};
const halvesOf = (language: string): RegExp =>
  new RegExp(
    `(?:(,)\\s|\\s)(?:${conjunctions[language] ?? 'and'}|${adversative[language] ?? 'but'})\\s`,
    'giu',
  );

/** `It is insured, and fresh goods travel cold`: one of two that are whole each. */
function withoutHalf(sentence: string, holding: Holding, language: string) {
  const joints = [...sentence.matchAll(halvesOf(language))];
  const commas = sentence.split(/,\s/).length - 1;
  for (const { 0: joint, 1: comma, index } of joints) {
    const one = sentence.slice(0, index);
    const other = sentence.slice(index + joint.length);
    // Inside brackets stands no half of the sentence.
    if (isOpen(one)) continue;
    // Without a comma, what follows may be the second of two things that one verb has.
    if (comma === undefined && joints.some(({ 1: other }) => other !== undefined)) continue;
    // `…, take it or sell it, the rest costs £380`: what is named stands behind one more comma.
    const [near = '', ...beyond] = other.split(/,\s/);
    if (beyond.length > 0 && holding(one) === 0 && holding(near) === 0) continue;
    const whole = comma !== undefined && commas === 1;
    const half = halfOf(one, other, holding, whole);
    if (half) return half;
  }
  return undefined;
}

/** `… with 12 boats and 40 rowers.`: one of two that are counted behind the same words. */
function withoutCounted(sentence: string, holding: Holding, language: string) {
  const joint = new RegExp(
    `^(\\s[^\\d,;:.()]{2,40}?)(?:,\\s|\\s(?:${conjunctions[language] ?? 'and'})\\s)(?:\\p{Ll}+\\s)?$`,
    'u',
  );
  const numbers = valuesIn(sentence, language);
  for (const [at, { start, end }] of numbers.entries()) {
    const next = numbers[at + 1];
    const between = next && joint.exec(sentence.slice(end, next.start));
    if (!between) continue;
    const [, thing = ''] = between;
    const [one, other] = [sentence.slice(start, end) + thing, sentence.slice(next.start)];
    const [first, second] = [holding(one), holding(other)];
    const isLast = !/[,;:(]/u.test(other) && numbers.length === at + 2;
    if (first > 0 && second === 0)
      return { left: `${sentence.slice(0, start)}${other}`, gone: one };
    const stop = /[.!?。]$/u.exec(other)?.[0] ?? '';
    if (second > 0 && first === 0 && isLast && other.split(' ').length <= maxCounted)
      return { left: `${sentence.slice(0, start)}${one}${stop}`, gone: other };
  }
  return undefined;
}
const maxCounted = 7;

const isOpen = (text = ''): boolean => text.split(/[(（]/u).length !== text.split(/[)）]/u).length;

const minHalf = 3;
/** `between 10:30 | and 11:45`: one end of a span is no half. */
const openSpan =
  /(?<!\p{L})(?:between|from|zwischen|von|entre|de|tra|fra|da|tussen|van|między|od)\s(?:\S{1,12}\s)?\S*\d\S*$/iu;

/** What opens the sentence carries it: it goes alone only where the other half is a sentence too. */
function halfOf(one: string, other: string, holding: Holding, whole: boolean) {
  const [first, second] = [holding(one), holding(other)];
  const long = (text: string): boolean => text.split(' ').length >= minHalf;
  if (!long(one) || !long(other) || openSpan.test(one)) return undefined;
  const stop = /[.!?。]$/.exec(other)?.[0] ?? '';
  if (second > 0 && first === 0) return { left: `${one}${stop}`, gone: other };
  return first > 0 && second === 0 && whole
    ? { left: capitalisedIf(true, other), gone: one }
    : undefined;
}

/** What opens a sentence is one of several only where the next is a name as it is: not `Trucks, no guarantee`. */
function isOneOf(pieces: readonly string[], at: number): boolean {
  const [joint = '', next = ''] = [pieces[at + 1], pieces[at + 2]];
  const words = next.trim().split(/\s+/);
  const isJoined = !/^,/.test(joint) || pieces.slice(at + 3).some((one) => /^\s\p{L}/u.test(one));
  return isJoined && words.length <= (/^,/.test(joint) ? 3 : 40);
}

/** `…, also in Turkish, Arabic and Polish`: the first of them stands behind the words that lead to all. */
function withoutFirstName(pieces: readonly string[], wanted: string) {
  const at = pieces.findIndex((piece, index) => {
    const words = wordsOf(fold(piece));
    const isLast = words.join(' ').endsWith(` ${wanted}`);
    return index % 2 === 0 && isLast && pieces.length > index + 3 && isOneOf(pieces, index);
  });
  const piece = pieces[at];
  if (piece === undefined) return undefined;
  const gone = piece.split(/\s+/).slice(-wanted.split(' ').length).join(' ');
  // `in Marlow, rain or not` lists no places.
  const isName = (one = ''): boolean => /^\p{Lu}/u.test(one.trim());
  if (isName(gone) !== isName(pieces[at + 2]) || isName(gone) !== isName(pieces[at + 4]))
    return undefined;
  const head = piece.slice(0, piece.length - gone.length);
  return { left: [...pieces.slice(0, at), head, ...pieces.slice(at + 2)].join(''), gone };
}

/** `our compost site at Livron, two years` without where it is. */
function withoutPlace(sentence: string, wanted: string) {
  const places = sentence.matchAll(
    /\s(?:in|at|near|bei|im|à|au|en|a|em|te|bij|w|we|koło)\s(\p{Lu}[\p{L}-]{2,30}(?:\s\p{Lu}[\p{L}-]{1,30})?)(?=[,.;)]|$)/gu,
  );
  const [only, more] = [...places].filter(
    ([, name = '']) => wordsOf(fold(name)).join(' ') === wanted,
  );
  if (!only || more || only.index < 12) return undefined;
  const end = only.index + only[0].length;
  return { left: `${sentence.slice(0, only.index)}${sentence.slice(end)}`, gone: only[0].trim() };
}

/** `NetSuite, Sage and QuickBooks` without one of them, called by its very name. */
function withoutName(
  sentence: string,
  name: string,
  language: string,
): { left: string; gone: string } | undefined {
  const wanted = wordsOf(fold(name)).join(' ');
  if (wanted === '' || sentence.length > 600) return undefined;
  const pieces = outside(sentence, jointsOf(language));
  const asked = new Set(wanted.split(' '));
  const at = pieces.findIndex((piece, index) => {
    // How many there are goes with them: `nine pavers and two apprentices`.
    const [first = '', ...rest] = wordsOf(fold(piece));
    const isCounted = rest.length > 0 && index > 0 && wordNumbersIn(first, language).length > 0;
    const words = isCounted || (index > 0 && /^\d+$/.test(first)) ? rest : [first, ...rest];
    const isName = words.some((word) => word.length >= 3) && words.length <= 4;
    return index % 2 === 0 && isName && words.every((word) => asked.has(word));
  });
  if (at === -1) return withoutFirstName(pieces, wanted) ?? withoutPlace(sentence, wanted);
  if (pieces.length < 3 || (at === 0 && !isOneOf(pieces, 0))) return undefined;
  // What a row is called goes with what it says.
  const label = labelled.exec(sentence)?.[1] ?? '';
  if (pieces.slice(0, at).join('').length < label.length) return undefined;
  const rest = spliced(pieces, at, sentence);
  // `Infor and proAlpha` are two of the names.
  const more = withoutName(rest, name, language);
  const gone = [pieces[at] ?? '', ...(more ? [more.gone] : [])].join(', ');
  return { left: more?.left ?? rest, gone };
}
