// Reads a sentence that is told: `add that we open on Sundays, right under the headline`.
import { auxiliaries } from '../../grammar/languages/edit_words.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import { naming, plainly, questionFirst } from '../../grammar/languages/shape_words.ts';
import { allOf, firstOf, type Matched, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { withoutLead } from './asked_content.ts';
import { leadingPlace, type Placed, placedIn } from './placed_text.ts';
import { memberIn, type Reading, sayingIn } from './slots.ts';

/** Arabic says `the visit is free` in two words. */
const least = (language: string): number => (language === 'ar' ? 2 : 3);

/** As a sentence ends, in the marks of its script. */
export function ended(text: string): string {
  const said = text.trim();
  if (/[.!?。？！؟]$/u.test(said)) return said;
  return `${said}${/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(said) ? '。' : '.'}`;
}

/** What the page should say, and where; the words for the place stay off the page. */
export function readDictated(reading: Reading): Request | undefined {
  const { rest, words } = reading;
  if (reading.clause.quotations(rest).length > 0) return undefined;
  if (words.unspaced) {
    const { told, ...where } = placedIn(rest.trim(), reading);
    const text = told.trim().replace(noun, '');
    const isTold = text !== told.trim() && text.length > 4;
    return isTold ? { kind: 'mention', text, retold: true, ...where } : undefined;
  }
  const said = saidIn(reading);
  if (said === undefined) return undefined;
  const { told, ...where } = placedIn(said, reading);
  return toldAt(reading, told, where);
}

/** `Schreib noch dazu, dass …`: the verb stands first, and all that follows `that` is told, whatever verbs it has. */
export function readStated(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  if (clause.asks || clause.quotations(text).length > 0) return undefined;
  if (words.unspaced) return readStatedLast(reading);
  if (whatIs.test(text)) return undefined;
  const saying = sayingIn(words);
  const verb = firstOf(text, saying);
  const that = verb && (firstOf(text.slice(verb.start), words.that) ?? withoutThat(text, verb));
  const placed = verb && toldBehind(reading, verb);
  if (placed || !verb || !that || that.start > maxBefore) return placed;
  const idle = phrasesOf(`${saying}|${plainly}|${words.manners}|${words.small}|,`);
  const led = `${text.slice(0, verb.start)} ${text.slice(verb.start).slice(0, that.start)}`;
  const said = text.slice(verb.start).slice(that.end);
  if (stripAround(led, idle) !== '' || !isClause(said, words)) return undefined;
  // `…, and shorten the prices` is another wish.
  const commanding = Object.values(words.verbs).join('|');
  const isJoined = allOf(said, words.and).some(
    ({ end }) =>
      !withoutThis.test(said.slice(end).trimStart()) &&
      firstOf(said.slice(end).trimStart(), commanding)?.start === 0,
  );
  if (isJoined) return undefined;
  const { told, ...where } = placedIn(said, reading);
  return toldAt(reading, told, where);
}

/** `Schreib unter Preise, dass …`: a place and a sentence follow. */
function toldBehind(reading: Reading, { start, rest }: Matched): Request | undefined {
  const { text, words } = reading;
  if (stripAround(text.slice(0, start), `${words.manners}|${words.small}`) !== '') return undefined;
  const led = leadingPlace({ ...reading, rest });
  return led && isClause(led.said, words) ? toldAt(reading, led.said, led.placed) : undefined;
}

/** `Make it clear we don't fit kitchens`: English needs no word between, where the verb asks for nothing else. */
function withoutThat(text: string, { start }: Matched): Pick<Matched, 'start' | 'end'> | undefined {
  const [led] = tellingFirst.exec(text.slice(start)) ?? [];
  const rest = led === undefined ? '' : text.slice(start + led.length);
  const isOther = questionFirst.test(rest) || preposition.test(rest);
  return led === undefined || isOther ? undefined : { start: led.length, end: led.length };
}
const tellingFirst =
  /^(?:make (?:it |this |that )?(?:very |quite |perfectly |absolutely )?(?:clear|plain)|(?:tell|remind) (?:her|him|them|people)|let (?:her|him|them|people) know|point out|be (?:clear|honest)|say (?:straight|plainly|clearly|outright|openly|upfront|up front))\s/iu;

/** `駐車は3台までと書いて`: what is told stands before the verb. */
function readStatedLast(reading: Reading): Request | undefined {
  const [, said = ''] = statedLast.exec(reading.text) ?? [];
  const isHeadline = memberIn(said, 'headline', reading.words) !== undefined;
  return isHeadline || !/[はがも]/u.test(said.slice(2))
    ? undefined
    : { kind: 'mention', text: ended(`${said}${nounLast.test(said) ? 'です' : ''}`), retold: true };
}
const nounLast = /(?:[\p{sc=Han}\p{sc=Katakana}\d]|まで)$/u;
const statedLast =
  /^(.{5,110}?)(?:と|って)(?:書いて|明記して|記載して|伝えて|載せて|書き添えて)(?:おいて|ください|下さい|ほしい|もらえますか|いただけますか|[。!！]){0,3}$/u;

const maxBefore = 30;
/** `…, free of charge`, `…, sans frais`: said of what is told. */
export const withoutThis =
  /^(?:without|no|ohne|keine?[nmr]?|sans|pas de|sin|senza|niente|sem|zonder|geen|bez)\s/iu;

/** `Say when we could begin`: what is asked about stands behind the verb, and the sources may tell it. */
export function readSayWhat(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const verb = words.unspaced ? undefined : firstOf(text, naming);
  if (!verb || text.slice(0, verb.start).trim() !== '' || clause.quotations(text).length > 0)
    return undefined;
  const asked = text.slice(verb.end).trim();
  if (firstOf(asked, words.questions)?.start === 0)
    return { kind: 'mention', text: asked, sourced: true };
  // `Say we open on Sundays`: English needs no word between.
  const isSaid =
    words.language === 'en' && /^(?:say|state|write|note)$/i.test(text.slice(0, verb.end));
  const { rest, place } = withoutLead(asked, reading);
  if (!isSaid || !isClause(rest, words) || questionFirst.test(rest) || preposition.test(rest))
    return undefined;
  const { told, ...where } = placedIn(rest, reading);
  return toldAt(reading, told, place ? { place, ...where } : where);
}
/** Without a `that` before it, what begins so is where or how, and the words of an order. */
const preposition =
  /^(?:near|at|in|on|under|below|above|beside|next|with|by|for|to|about|after|before|something|more|it|this|again)(?=\s)/iu;

/** `…, dass wir im Mai kommen, und den Kantor rausnehmen`: behind the joint stands another wish, with its verb at either end. */
export function toldApart(masked: string, words: ReadingWords): [string, string] | undefined {
  const that = words.unspaced ? undefined : firstOf(masked, words.that);
  if (!that || masked.includes('\uE000')) return undefined;
  const { remove, move, shorten } = words.verbs;
  const acting = phrasesOf([remove, move, shorten].join('|'));
  const joint = allOf(masked, words.and)
    .filter(({ start }) => start > that.end && /,\s*$/.test(masked.slice(0, start)))
    .at(-1);
  const behind = joint ? masked.slice(joint.end).replace(/[\s.!]+$/u, '') : '';
  const verb = joint && firstOf(behind, acting);
  const isWish = verb !== undefined && (verb.start <= 1 || verb.end === behind.length);
  return joint && isWish ? [masked.slice(0, joint.start).replace(/,\s*$/, ''), behind] : undefined;
}

/** As a sentence where it can be made one; what stands there as it was told is no text of a page. */
function toldAt({ words }: Reading, told: string, where: Placed): Request {
  const sentence = mainClause(told, words.language);
  const text = sentence ?? ended(told.replace(/^[\s,:]{1,4}|[\s.,]{1,4}$/g, ''));
  return { kind: 'mention', text, retold: true, ...(sentence ? {} : { asTold: true }), ...where };
}

const isClause = (said: string, { language }: Reading['words']): boolean =>
  said.trim().split(/[\s'’]+/).length >= least(language);

/** `Acrescentar o que acontece se …` asks what, and tells nothing. */
const whatIs =
  /^(?:\p{L}+\s){0,2}(?:o que|ce que|lo que|quello che|ciò che|ce qu(?=['’]))(?!\p{L})/iu;

/** Nothing when no clause follows: `add that section`. */
function saidIn({ text, rest, words, verb }: Reading): string | undefined {
  // `Say that …` is one verb, and ends with the word that leads to the sentence.
  const asked = verb ? text.slice(0, verb.end) : '';
  const led = allOf(asked, words.that).some(({ end }) => end === asked.length);
  const that = led ? { start: 0, end: 0 } : firstOf(rest, words.that);
  if (!that || rest.slice(0, that.start).replace(/[\s,:]/g, '') !== '') return undefined;
  if (whatIs.test(text)) return undefined;
  const said = rest.slice(that.end).replace(/^[\s,:]{1,4}|[\s.,]{1,4}$/g, '');
  const isName = firstOf(said, `${words.section}|${words.piece}`)?.start === 0;
  if (said.split(/\s+/).length < least(words.language) || isName) return undefined;
  // `that to the FAQ`: what follows leads to a place.
  const leads = words.language === 'en' && /^(?:to|in|into|about|on|at|for|from)\s/i.test(said);
  return leads ? undefined : said;
}

/** A subordinate clause as the sentence that it is on a page; nothing where its verb cannot be moved safely. */
export function mainClause(clause: string, language: string): string | undefined {
  const said = clause.replace(/^[\s,:]{1,4}|[\s.,]{1,4}$/g, '');
  if (said.split(/\s+/).length < least(language)) return undefined;
  const [, head = said, tail = ''] = behindIt[language]?.exec(said) ?? [];
  const main = subjects[language] ? verbSecond(language, head) : said;
  if (main === '') return undefined;
  return `${main.charAt(0).toUpperCase()}${main.slice(1)}${subjects[language] ? tail : ''}.`;
}

/** `…, wenn die Tische weggestellt werden`, `… in het clubhuis`: what follows the verb of a clause stays behind it. */
const behindIt: Record<string, RegExp> = {
  de: /^(.{8,}?)(,\s(?:wenn|falls|sobald|weil|damit|ohne|um|bis|bevor|nachdem|solange|sofern|obwohl)\s.+)$/iu,
  nl: /^(.{8,}?)(,?\s(?:als|wanneer|zodra|omdat|zodat|hoe|zonder|terwijl|voordat|nadat)\s.+|(?<=[nt])\s(?:in|op|aan|bij|naar|voor|met|van|uit|over)\s(?:het|de|een|onze|uw)\s[\p{L}-]+)$/iu,
};

/** What a clause begins with; nouns are told by their capital where the language has it, and nothing else is sure. */
const subjects: Record<string, RegExp> = {
  de: /^(?:(?:(?:der|die|das|(?:dies|jen|jed|all|viel)e[rs]?|(?:[Uu]ns|[Ee]u|[Ii]h|[MmDdKk]ein|ein)e?re?|(?:[MmDdKk]|[Uu]ns)?eine?|[Ii]hre?|[Uu]nsere?|[Ee]u(?:er|re))\s)?(?:\d[\d.]*\s)?(?:\p{Ll}+e[nrs]?\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2}|[Ww]ir|[Ii]ch|[Ee]s|[Mm]an|[Ss]ie|[Ii]hr|[Aa]lles?)\s/u,
  nl: /^(?:(?:de|het|een|onze|ons|uw|jullie|hun|alle|elke|elk|die|deze|dit|dat)(?:\s(?!(?:in|op|aan|bij|naar|voor|met|van|uit|over|tot|om|na|door|zonder|tijdens|vanaf|tussen|per|het|de|een|geen|onze|ons|uw|ook|nu|al|nog|niet|altijd|meestal|vaak|morgen|vandaag|straks|gratis|vrij|klaar|dicht|open|haar|hem|hen|hun|u|je|jullie|zelf|er|dit|dat|die|deze|elke|iedere|alle|alles|veel|\p{L}+dag(?:s|en)?|\p{L}+lijks|samen|graag|meteen|direct|vroeg|later|eerst|weer|wel|soms)\s)[\p{L}\d.€-]+){1,3}|(?:we|wij|ik|er|het|men|ze|zij|u|je|jullie|iedereen|alles)|\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2})\s/u,
};
/** Said of a noun that stands before it, as often as not: where the subject ends is not told. */
const ofNoun: Record<string, RegExp> = {
  de: /^(?:der|des|dem|von|vom|einer|eines|unserer|ihrer|zum|zur|mit|für)\s/u,
  nl: /^(?:van|der|met)\s/u,
};
const isPronounAlone = /^(?:\p{L}+)\s$/u;
const twoVerbs = /\s\p{Ll}{2,}(?:en|t|n)\s(?:und|oder|en|of)\s/u;
function verbSecond(language: string, said: string): string {
  const [longest] = subjects[language]?.exec(said) ?? [];
  const subject = longest === undefined ? undefined : shortest(language, said, longest);
  const words = said.slice(subject?.length ?? 0).split(/\s+/);
  if (
    subject !== undefined &&
    !isPronounAlone.test(subject) &&
    ofNoun[language]?.test(words.join(' '))
  )
    return '';
  // Of two verbs that stand last, each in its half, both would have to move.
  if (subject === undefined || words.length < 2 || twoVerbs.test(said)) return '';
  const [before = '', last = ''] = words.slice(-2);
  // `dat alles klaar is in mei`: what follows the verb stays behind it.
  const early = words.slice(0, -2).filter((word) => auxiliaries.test(word));
  if (early.length > 0 && !auxiliaries.test(before) && !auxiliaries.test(last)) {
    const at = words.findIndex((word) => auxiliaries.test(word));
    return early.length > 1 ? '' : [`${subject}${words[at]}`, ...words.toSpliced(at, 1)].join(' ');
  }
  // A noun or a number is no verb.
  if (/^\d|\d$/.test(last) || (language === 'de' && /^\p{Lu}/u.test(last))) return '';
  if (language === 'nl' && !auxiliaries.test(last) && !/(?:t|n)$/u.test(last)) return '';
  const inside = auxiliaries.test(before) && !auxiliaries.test(last);
  const verb = inside ? before : last;
  const others = inside ? [...words.slice(0, -2), last] : words.slice(0, -1);
  const [, prefix, bare = verb] = separable[language]?.exec(verb) ?? [];
  if (prefix === undefined && mayPart[language]?.test(verb)) return '';
  return [`${subject}${bare}`, ...others, ...(prefix === undefined ? [] : [prefix])].join(' ');
}

/** `Veltro Waren zählt`, `das Team Kaffee mitbringt`: of two nouns in a row before the verb, the second may be the object. */
function shortest(language: string, said: string, longest: string): string | undefined {
  if (/\s/.test(said.slice(longest.length)) || said.length === longest.length) {
    return said.length === longest.length ? undefined : longest;
  }
  const words = longest.trim().split(' ');
  if (language === 'nl') {
    // Without a word that ends it, the longest run of words may hold an object.
    const copula = /^(?:is|zijn|was|waren|wordt|worden|blijft|blijven)$/u;
    const isSure =
      words.length < 3 || (words.length === 3 && copula.test(said.slice(longest.length)));
    return isSure ? (words.length < 3 ? longest : `${words.slice(0, 2).join(' ')} `) : undefined;
  }
  const noun = words.findIndex((word) => /^\p{Lu}/u.test(word));
  return noun === -1 ? longest : `${words.slice(0, noun + 1).join(' ')} `;
}

/** `…, dass wir vorbeikommen` is said as `Wir kommen vorbei`. */
const separable: Record<string, RegExp> = {
  de: /^(ab|an|auf|aus|bei|ein|her|hin|mit|nach|vor|vorbei|weg|weiter|zu|zurück|zusammen)((?:komm|geh|nehm|nimm|geb|gib|biet|halt|hält|stell|ruf|bring|hol|leg|setz|führ|liefer|schick|meld|bau|mach|trag|zieh|arbeit|fahr|schließ|fang|fäng)\p{L}{0,4})$/u,
  nl: /^(aan|af|bij|in|langs|mee|na|op|over|terug|toe|uit|weg)((?:kom|ga|neem|nem|geef|gev|bied|houd|stel|bel|breng|haal|hal|leg|zet|lever|stuur|stur|meld|bouw|pas|werk|loop|lop|vind|sluit|vul|vang|rij|hang|teken|schrijf|spreek|spreid|wissel)\p{L}{0,4})$/u,
};

/** A verb that begins so may be in two parts, or not: `afgeeft`, `antwortet`. */
const mayPart: Record<string, RegExp> = {
  de: /^(?:ab|an(?!twort)|auf|aus|ein(?!ig)|mit|nach|vor|weg|zurück|zusammen)\p{L}{4,}$/u,
  nl: /^(?:aan|af|bij|mee|op(?!en)|toe|uit|weg|terug|samen)\p{L}{4,}$/u,
};

/** `…こと`, `…旨`, `…と` lead to the verb of saying. */
const noun =
  /(?:という)?(?:こと|旨|一文|文)(?:も|を|は)?$|(?<=\p{sc=Hiragana}|[はが].{2,40})と(?:いうことを|いうことも)?$/u;
