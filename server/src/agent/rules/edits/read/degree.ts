// Reads how short something should be: half as long, down to what matters, or so many sentences.
import { fold } from '../../../../platform/text/words.ts';
import { units } from '../../grammar/languages/common.ts';
import {
  byFar,
  downTo,
  enough as enoughWords,
  halfAsLong,
  howShort,
  inHalf,
  lines,
  makeWords,
  onlyWords,
  squeezing,
  tooLong,
  whatMatters,
} from '../../grammar/languages/shape_words.ts';
import { allOf, firstOf, type Matched, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { typeOf } from '../../grammar/section_kinds.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import type { Request, RequestOf } from '../requests.ts';
import { piecesOf, startsAsking, withoutJoint } from './parts.ts';
import { hasPlace, hasVerb, isNamed, type Reading, sectionIn } from './slots.ts';

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
  if (!degree) return readShare(reading);
  const cut = of(`${verbs.shorten}|${verbs.keep}`, degree.rest);
  const around = phrasesOf(`${makeWords}|${onlyWords}|${words.small}|${words.manners}`, unspaced);
  const named = stripAround(cut?.rest ?? degree.rest, around);
  const section = sectionIn(named, reading);
  // `The essentials first` is no wish for less.
  const isLess = half !== undefined || cut !== undefined || !isNamed(section);
  return isLess ? { kind: 'shorten', section, to: half ? 'half' : 'least' } : undefined;
}

/** `Shorten it by about a third`, `um 30 % kürzen`: how much is no part of what gets shorter. */
function readShare(reading: Reading): Request | undefined {
  const { text, words } = reading;
  const [share, lead = '', percent] = shareOfIt.exec(text) ?? [];
  const cut = share && firstOf(text, `${words.verbs.shorten}|${words.verbs.remove}`, words);
  if (share === undefined || !cut) return undefined;
  const named = firstOf(text.replace(share, ' '), `${words.verbs.shorten}|${words.verbs.remove}`);
  const [head = ''] = (named?.rest ?? '').split(/,\s/);
  const section = sectionIn(stripAround(head, words.manners), reading);
  // So many percent of a named thing may be a discount.
  if (percent !== undefined && isNamed(section)) return undefined;
  const much = percent === undefined ? /^to|^auf|^à/iu.test(lead) : Number(percent) > mostOfAll;
  return { kind: 'shorten', section, ...(much ? { to: 'half' as const } : {}) };
}
const mostOfAll = 40;
const shareOfIt =
  /(?:\s|^)((?:by|to|um|auf|de|en|di|del?|met|com|em|o|à|van|un|una|um|a)\s|d['’])(?:\p{L}{1,9}\s){0,2}?(?:(\d\d)\s?(?:%|percent|prozent|procent|por ciento|pour cent|per cento|por cento)|(?:third|quarter|drittel|viertel|tiers|quart|tercio|cuarta parte|terzo|quarto|terço|derde|kwart|trzecią|ćwierć))(?!\p{L})|(?:[0-9０-９一二三]割|[0-9０-９三四]分の[0-9０-９一])[^、。]{0,4}(?=短|減|削|カット)/iu;

/** `… in two lines and done`. */
const andDone =
  /^\s(?:and|und|et|y|e|en|i)\s(?:done|that['’]s it|fertig|gut|c['’]est tout|ya|listo|basta|stop|pronto|klaar|tyle)(?!\p{L})/iu;

/** `The answer is too long, cut it to one sentence`, and what is asked for before and behind it. */
export function readLength(
  reading: Reading,
): { request: Request; earlier: string; rest: string } | undefined {
  const { text, clause, words } = reading;
  if (clause.quotations(text).length > 0) return undefined;
  if (words.unspaced) return readCounted(reading);
  const found = howShort.exec(text);
  if (!found) return undefined;
  const { lead, end, one, two } = found.groups ?? {};
  const { shorten, add, mention, expand, set } = words.verbs;
  const upTo = text.slice(0, found.index).replace(justSo, '');
  const told = upTo.replace(/[\s,:;–-]{1,4}$/u, '');
  const after = text.slice(found.index + found[0].length).replace(andDone, '');
  // `… auf drei Sätze kürzen`: the verb may stand behind.
  const last = firstOf(after, `${shorten}|${squeezing}`, words);
  const isLast = last !== undefined && after.slice(0, last.start).trim() === '';
  const behind = isLast ? after.slice(last.end) : after;
  const before = lastWish(told, reading);
  const earlier = told.slice(0, told.length - before.length);
  const isLong = before === '' || isLast || firstOf(before, shorten, words) !== undefined;
  const led = lead !== undefined || /^num/iu.test(one ?? '');
  const squeezes = firstOf(before, squeezing);
  // `Make the weather one line`: nothing else is said of it.
  const squeezed = squeezes && (led || (squeezes.start <= 1 && behind.trim() === ''));
  // `Add a note in one sentence` asks for another thing.
  const asksElse = [add, mention, expand].some((verb) => firstOf(before, verb, words));
  const isApart = /[,:;–]\s?$/u.test(upTo) || before === '';
  const isName =
    led && before !== '' && !hasVerb(before, words) && /^(?:[,.;]|\s\p{Ll}{1,4}\s|$)/u.test(behind);
  const isShorter =
    squeezed || isName || (isLong && (isApart || led || end)) || (end && !firstOf(before, set));
  if (!isShorter || asksElse) return undefined;
  const section = cutIn(before, reading);
  const sentences = one ? 1 : two ? 2 : 3;
  const rest = stripAround(withoutJoint(behind.replace(/^[\s,;]{1,4}/u, ''), words), squeezing);
  return {
    request: { kind: 'shorten', section, sentences },
    earlier: withoutJoint(earlier, words),
    rest,
  };
}

/** What is to get shorter, without the words that say so. */
function cutIn(told: string, reading: Reading): string {
  const { words } = reading;
  const cuts = allOf(told, `${words.verbs.shorten}|${words.verbs.keep}|${squeezing}`);
  const long = tooLong.exec(told);
  const isCut = (at: number): boolean =>
    cuts.some((cut) => at >= cut.start && at < cut.end) ||
    (long !== null && at >= long.index && at < long.index + long[0].length);
  const bare = [...told].map((sign, at) => (isCut(at) ? ' ' : sign));
  const [section = 'it'] = bare
    .join('')
    .split(/,\s/)
    .map((part) => named(stripAround(part, words.manners), reading))
    .filter(isNamed);
  return section;
}

/** `The questions are too long, cut them to two`, `three steps are enough`: so many entries of a list. */
export function readFew(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  if (text.length > maxDegree || clause.quotations(text).length > 0) return undefined;
  if (words.unspaced) {
    const [, led = '', sign = ''] = fewOf.exec(text) ?? [];
    const kanji = '二三四五六'.indexOf(sign);
    const entries = kanji === -1 ? Number(sign.normalize('NFKC')) : kanji + 2;
    const section = led.replace(/^.*[。、]/u, '').replace(/(?:だけ|を|は|が|も|の)$/u, '');
    return sign === '' ? undefined : { kind: 'shorten', section: section || 'it', entries };
  }
  const digits = [...text.matchAll(/(?<![\p{L}\d.,:–-]|\p{Sc}\s?)[2-9](?![\p{L}\d.,:%–-])/gu)];
  const numbers = [
    ...wordNumbersIn(text, words.language),
    ...digits.map(({ 0: one, index }) => ({ text: one, number: Number(one), start: index })),
  ].filter(({ number }) => number < 10);
  for (const { text: written, number: entries, start } of numbers) {
    const [before, after] = [text.slice(0, start), text.slice(start + written.length)];
    const noun = /^\s(?:of the\s)?(\p{L}{3,16})(?!\p{L})/u.exec(after)?.[1] ?? '';
    const type = typeOf(fold(noun));
    const isOne = isEntry.test(noun) || (type !== undefined && type !== 'prose');
    const counted = isOne && !isLine.test(noun) ? noun : '';
    const behind = counted === '' ? after : after.slice(after.indexOf(noun) + noun.length);
    const led = upTo.exec(before);
    const plenty = enoughLast.exec(behind)?.[0];
    const ends = firstOf(behind, `${words.verbs.shorten}|${squeezing}`);
    const tail = plenty === undefined ? (ends?.rest ?? behind) : behind.slice(plenty.length);
    const within = ofList.exec(tail)?.[1] ?? '';
    const isLast = stripAround(within === '' ? tail : '', words.manners) === '';
    const enough = plenty !== undefined || enoughFirst.test(before);
    const told = led ? before.slice(0, led.index) : before.replace(enoughFirst, '');
    const only = `${words.verbs.shorten}|${words.verbs.keep}|${squeezing}|${onlyWords}`;
    const cuts = firstOf(told, only);
    const of =
      within === '' ? cutIn(stripAround(told, onlyWords), reading) : sectionIn(within, reading);
    const section = isNamed(of) || counted === '' ? of : counted;
    const kind = typeOf(fold(section.replace(/ section$/, '')));
    // `Reduce the price to 5` sets one.
    const isList =
      counted !== '' ||
      tooLong.test(told) ||
      (kind !== undefined && kind !== 'pricing' && kind !== 'hero');
    const isWish = led ? cuts || ends : enough || (cuts && counted !== '');
    if (isLast && isList && isWish) return { kind: 'shorten', section, entries };
  }
  return undefined;
}
/** `Three of the questions`, `dos preguntas en las FAQ`. */
const ofList =
  /^\s(?:of|in|from|under|von|aus|unter|bei|de|dans|parmi|en|entre|in|tra|em|van|bij|z|w)\s(.{3,40})$/iu;
const isLine = new RegExp(`^(?:${lines})$`, 'iu');
const enoughLast = new RegExp(`^\\s(?:${enoughWords})(?!\\p{L})`, 'iu');
const upTo = new RegExp(
  `(?:^|\\s)(?:${downTo})(?:\\s(?:${onlyWords.replace('فقط|', '')}))?\\s$`,
  'iu',
);
const enoughFirst =
  /(?:^|,?\s)(?:es\s)?(?:reichen|genügen|suffisent|bastan|bastano|bastam|chegam|volstaan|wystarczą)\s$/iu;
const isEntry = new RegExp(
  `^(?:${units
    .filter(({ of }) => of === 'entry')
    .map(({ words }) => words)
    .join('|')})\\p{L}{0,3}$`,
  'iu',
);
const fewOf =
  /^(.{0,40}?)([2-9２-９二三四五六])(?:つ|個|件|項目|問|点|ステップ)(?:だけ|以内|程度|くらい|ほど)?(?:まで)?(?:に|で|を)?(?:減ら|絞|して|残|まとめ|短く|十分|充分|お願い|いい|よい)/u;

const justSo = new RegExp(`(?<=[\\s,])(?:${onlyWords.replaceAll(' … ', ' ')})\\s$`, 'iu');

/** `説明が長いので二文に`. */
const counted =
  /(?:([一1１])|([二2２])|([三3３]))(?:文|行)(?:だけ|以内|程度|くらい|ほど)?(?:に|で)/u;
const isLongThere =
  /(?:が|は|も)?(?:少し|ちょっと|やや)?長(?:い|すぎる|過ぎる)(?:ので|から|ため)$/u;

function readCounted({ text, clause, words }: Reading) {
  const found = counted.exec(text);
  const { add, mention, expand, shorten } = words.verbs;
  const behind = text.slice((found?.index ?? 0) + (found?.[0].length ?? 0));
  const isWish =
    firstOf(behind, `${shorten}|して|お願い|収め|十分|充分|足り|いいです|よいです|結構`, words) !==
    undefined;
  if (!found || !isWish || [add, mention, expand].some((verb) => firstOf(text, verb, words)))
    return undefined;
  const told = text.slice(0, found.index).replace(/[、,\s]{1,3}$/u, '');
  const at = Math.max(told.lastIndexOf('て、'), told.lastIndexOf('。')) + 1;
  const name = told
    .slice(at)
    .replace(/^、/u, '')
    .replace(isLongThere, '')
    .replace(/[をはがも]$/u, '')
    .replace(/の(?:説明|部分|ところ|文章|箇所|項目)$/u, '');
  const sentences = found[1] ? 1 : found[2] ? 2 : 3;
  const request: Request = { kind: 'shorten', section: clause.value(name) || 'it', sentences };
  return { request, earlier: told.slice(0, at), rest: '' };
}

/** `What it does` is a heading, down to its last word. */
export const named = (text: string, reading: Reading): string => {
  const { words, clause } = reading;
  const bare = text.trim().replace(/\s{2,}/gu, ' ');
  const isAsked = firstOf(bare, words.questions, words)?.start === 0 && bare.split(' ').length > 2;
  return isAsked ? clause.value(bare) : sectionIn(text, reading);
};

const maxComplaint = 100;

/** `The fees are way too long, cut them in half`, `too much about the crane`: less of what is told of, and what is asked for behind it. */
export function readTooLong(
  reading: Reading,
): { request: RequestOf<'shorten'>; rest: string } | undefined {
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
  const pieces = piecesOf(told, words);
  const tail = pieces.at(-1)?.text ?? told;
  const head = told.slice(0, told.length - tail.length);
  const cut = firstOf(tail, `${words.verbs.shorten}|${squeezing}`, words);
  const asks = hasVerb(head, words) || hasPlace(head, words);
  // `Shorten the prices and the terms`: both of them.
  const isBoth = !cut && firstOf(head, `${words.verbs.shorten}|${squeezing}`, words) !== undefined;
  const isOwn = isNamed(sectionIn(cut?.rest ?? tail, reading));
  return pieces.length > 1 && asks && !isBoth && isOwn && told.endsWith(tail) ? tail : told;
}
