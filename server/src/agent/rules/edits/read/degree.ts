// Reads how short something should be: half as long, down to what matters, or so many sentences.
import {
  byFar,
  halfAsLong,
  howShort,
  inHalf,
  makeWords,
  onlyWords,
  squeezing,
  tooLong,
  whatMatters,
} from '../../grammar/languages/shape_words.ts';
import { allOf, firstOf, type Matched, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { partsOf, piecesOf, startsAsking, withoutJoint } from './parts.ts';
import { hasVerb, isNamed, type Reading, sectionIn } from './slots.ts';

const maxDegree = 80;

/** `Make it half as long`, `cut the FAQ to the essentials`: what is left names the target. */
export function readDegree(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const { unspaced, verbs } = words;
  if (text.length > maxDegree || clause.quotations(text).length > 0) return undefined;
  const of = (phrases: string, within = text): Matched | undefined =>
    firstOf(within, phrasesOf(phrases, unspaced));
  const half = of(halfAsLong) ?? (of(verbs.shorten) && of(inHalf));
  const degree = half ?? of(whatMatters);
  if (!degree) return undefined;
  const cut = of(`${verbs.shorten}|${verbs.keep}`, degree.rest);
  const around = phrasesOf(`${makeWords}|${onlyWords}|${words.small}|${words.manners}`, unspaced);
  const named = stripAround(cut?.rest ?? degree.rest, around);
  const section = sectionIn(named, reading);
  // `The essentials first` is no wish for less.
  const isLess = half !== undefined || cut !== undefined || !isNamed(section);
  return isLess ? { kind: 'shorten', section, to: half ? 'half' : 'least' } : undefined;
}

/** `… in two lines and done`. */
const andDone =
  /^\s(?:and|und|et|y|e|en|i)\s(?:done|that['’]s it|fertig|gut|c['’]est tout|ya|listo|basta|stop|pronto|klaar|tyle)(?!\p{L})/iu;

/** `The answer is too long, cut it to one sentence`, and what is asked for before and behind it. */
export function readLength(
  reading: Reading,
): { request: Request; earlier: string; rest: string } | undefined {
  const { text, clause, words } = reading;
  const found = howShort.exec(text);
  if (!found || words.unspaced || clause.quotations(text).length > 0) return undefined;
  const { lead, end, one, two } = found.groups ?? {};
  const told = text.slice(0, found.index).replace(/[\s,:;–-]{1,4}$/u, '');
  const before = lastWish(told, reading);
  const earlier = told.slice(0, told.length - before.length);
  const { shorten, add, mention, expand, set } = words.verbs;
  const isLong = before === '' || firstOf(before, shorten, words) !== undefined;
  const led = lead !== undefined || /^num/iu.test(one ?? '');
  const squeezed = led && firstOf(before, squeezing) !== undefined;
  // `Add a note in one sentence` asks for another thing.
  const asksElse = [add, mention, expand].some((verb) => firstOf(before, verb, words));
  const isApart = /[,:;–]\s?$/u.test(text.slice(0, found.index)) || before === '';
  const behind = text.slice(found.index + found[0].length).replace(andDone, '');
  const isName =
    led && before !== '' && !hasVerb(before, words) && /^(?:[,.;]|\s\p{Ll}{1,4}\s|$)/u.test(behind);
  const isShorter =
    squeezed || isName || (isLong && (isApart || led || end)) || (end && !firstOf(before, set));
  if (!isShorter || asksElse) return undefined;
  const cuts = allOf(before, `${shorten}|${squeezing}`);
  const long = tooLong.exec(before);
  const isCut = (at: number): boolean =>
    cuts.some((cut) => at >= cut.start && at < cut.end) ||
    (long !== null && at >= long.index && at < long.index + long[0].length);
  const bare = [...before].map((sign, at) => (isCut(at) ? ' ' : sign));
  const [section = 'it'] = bare
    .join('')
    .split(/,\s/)
    .map((part) => named(stripAround(part, words.manners), reading))
    .filter(isNamed);
  const sentences = one ? 1 : two ? 2 : 3;
  const rest = stripAround(withoutJoint(behind.replace(/^[\s,;]{1,4}/u, ''), words), squeezing);
  return {
    request: { kind: 'shorten', section, sentences },
    earlier: withoutJoint(earlier, words),
    rest,
  };
}

/** `What it does` is a heading, down to its last word. */
const named = (text: string, reading: Reading): string => {
  const { words, clause } = reading;
  const bare = text.trim().replace(/\s{2,}/gu, ' ');
  const isAsked = firstOf(bare, words.questions, words)?.start === 0 && bare.split(' ').length > 2;
  return isAsked ? clause.value(bare) : sectionIn(text, reading);
};

const maxComplaint = 100;

/** `The fees are way too long, cut them in half`, `too much about the crane`: less of what is told of, and what is asked for behind it. */
export function readTooLong(reading: Reading): { request: Request; rest: string } | undefined {
  const { text, words, clause } = reading;
  const found = words.unspaced || clause.asks ? null : tooLong.exec(text);
  if (!found || found.index > maxComplaint) return undefined;
  const before = text.slice(0, found.index);
  if (piecesOf(before, words).length > 1 || startsAsking(before, words)) return undefined;
  const [first, ...others] = piecesOf(text.slice(found.index + found[0].length), words);
  const told = before.trim() === '' ? (first?.text ?? '') : before;
  const section = named(stripAround(told, words.manners), reading);
  if (section === 'page') return undefined;
  // `…, cut it in half`: how, and no wish of its own.
  const idle = `${words.verbs.shorten}|${words.verbs.remove}|${squeezing}|${inHalf}|${words.it}|${byFar}|${words.manners}|${words.small}|${makeWords}`;
  const [next, ...more] = others;
  const isHow = next !== undefined && stripAround(next.text, idle, words) === '';
  const degree = isHow ? firstOf(next.text, `${inHalf}|${halfAsLong}`) : undefined;
  const rest = (isHow ? more : others).map(({ joint, text: one }) => `${joint}${one}`).join('');
  return {
    request: { kind: 'shorten', section, ...(degree ? { to: 'half' as const } : {}) },
    rest: withoutJoint(rest.replace(/^[\s,;]{1,4}/u, ''), words),
  };
}

/** `Put the prices last and cut the steps`: how short is said of the last of several wishes, where it names something. */
function lastWish(told: string, reading: Reading): string {
  const { words } = reading;
  const wishes = partsOf(told, words);
  const last = wishes.at(-1) ?? told;
  const cut = firstOf(last, `${words.verbs.shorten}|${squeezing}`, words);
  return wishes.length > 1 && cut && isNamed(sectionIn(cut.rest, reading)) && told.endsWith(last)
    ? last
    : told;
}
