// Parts of a sentence that can go without the rest: one side of a semicolon, one entry after a label,
// an amount in brackets, one of several that are listed.
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold } from '../../../../platform/text/words.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { valuesIn } from '../../text/numerals.ts';
import { withoutCounted, withoutHalf } from './sentence_halves.ts';
import {
  capitalisedIf,
  type Holding,
  isOpen,
  jointsOf,
  labelled,
  outside,
  spliced,
} from './sentence_joints.ts';
import { withoutName } from './sentence_names.ts';
import { isStatement } from './statements.ts';

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
