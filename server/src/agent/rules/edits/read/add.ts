// Reads what is to be added: a section, a sentence, an answer, a button.
import { connectors } from '../languages/common.ts';
import { allOf, findPhrase, firstOf, phrasesOf, stripAround } from '../phrases.ts';
import type { Place, Request } from '../requests.ts';
import { placeIn } from './move.ts';
import { kindOf, quotation, type Reading, sectionIn, topicIn } from './slots.ts';

/** `Answer the question: how long does it take`. */
export function readAnswer(reading: Reading): Request | undefined {
  const { rest, clause, words } = reading;
  const [quoted] = clause.quotations(rest);
  const piece = firstOf(rest, words.piece, words);
  const bare = piece && piece.start <= 5 ? rest.slice(piece.end) : rest;
  const question = quoted ?? topicIn(bare.replace(/^\s*[:：]/u, ' '), reading);
  const told = readGivenAnswer(rest, reading);
  if (told) return told;
  return question === '' ? undefined : { kind: 'answer', question };
}

const answerName = phrasesOf(
  'the answer to|the answer about|the answer|answer to|answer about|answer|die Antwort auf|die Antwort zu|die Antwort|Antwort auf|Antwort zu|Antwort|la réponse à|la réponse sur|la réponse|réponse|la respuesta a|la respuesta sobre|la respuesta|respuesta|la risposta a|la risposta su|la risposta|risposta|a resposta a|a resposta sobre|a resposta|resposta|het antwoord op|het antwoord over|het antwoord|antwoord|odpowiedź na|odpowiedź o|odpowiedź|odpowiedzi na',
);

/** `Answer the sprinkler question: we service dry risers only`: the team gives the answer. */
function readGivenAnswer(rest: string, { clause, words }: Reading): Request | undefined {
  const [, label = '', given = ''] = /^([^:：]{1,80})[:：]\s*(\S.*)$/su.exec(rest) ?? [];
  const text = clause.value(given);
  if (text === '' || /[?？؟]$/.test(text) || clause.asks) return undefined;
  const piece = firstOf(label, words.piece, words);
  const named = stripAround(piece?.rest ?? label, [...answerName, ...phrasesOf(words.small)]);
  return { kind: 'answer', question: clause.value(named), text: ended(capital(text)) };
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export function readMention(reading: Reading): Request | undefined {
  const { rest, clause } = reading;
  const [quoted] = clause.quotations(rest);
  if (quoted === undefined) {
    const dictated = readDictated(reading);
    if (dictated) return dictated;
    const text = topicIn(rest, reading);
    return text === '' ? undefined : { kind: 'mention', text, sourced: true };
  }
  const { bare, below } = belowIn(rest.replace(quotation, ' '), reading);
  const where = sectionIn(bare, reading);
  const placed = where === 'it' || where === 'page' ? {} : { section: where, ...below };
  return { kind: 'mention', text: quoted, ...placed };
}

/** `after the steps`: the name, and that it stands under it. */
function belowIn(text: string, { words }: Reading): { bare: string; below: { below?: true } } {
  const after = words.unspaced ? undefined : firstOf(text, words.places.after);
  const leads = after && stripAround(text.slice(0, after.start), words.small) === '';
  return leads
    ? { bare: text.slice(after.end), below: { below: true } }
    : { bare: text, below: {} };
}

/** `Title: text` in one quotation, or the title alone. */
function literal(whole: string, place: Place | undefined): Request {
  const where = place === undefined ? {} : { place };
  const [, title, text] = /^([^:\n]{1,120}):\s+([\s\S]+)$/.exec(whole) ?? [];
  if (title !== undefined && text !== undefined) {
    return { kind: 'addText', title: title.trim(), text: text.trim(), ...where };
  }
  const sentence = /[.!?。]\s*$/.test(whole) || whole.split(/\s+/).length > 8;
  return sentence
    ? { kind: 'addText', text: whole, ...where }
    : { kind: 'addAbout', topic: whole, heading: whole, ...where };
}

/** `Add a sentence: We take back the boxes.`, `add below the prices: …`, `add a question: …? …` */
function readTold(
  reading: Reading,
  asSection: boolean,
  place: Place | undefined,
): Request | undefined {
  const { rest, clause, words } = reading;
  const [, label = '', given = ''] = /^([^:：]{0,60})[:：]\s*(\S.*)$/su.exec(rest) ?? [];
  if (given === '') return undefined;
  if (firstOf(label.trim(), answerName)?.start === 0) return readGivenAnswer(rest, reading);
  const kind = findPhrase(label, `${words.piece}|${words.section}`, words);
  const faq = words.kinds.faq && findPhrase(label, words.kinds.faq, words);
  const [, question, text] =
    /^(.{5,200}?[?？؟])\s*(\S.*)?$/su.exec(
      clause.value(given) + (clause.asks && !/[?？؟]$/.test(given) ? '?' : ''),
    ) ?? [];
  if (question !== undefined) {
    const answered = text === undefined ? {} : { text: ended(text) };
    return { kind: 'answer', question, inFaq: true, ...answered };
  }
  const around = phrasesOf(`${connectors}|${words.small}|${words.places.after}`, words.unspaced);
  const where = stripAround(kind?.rest ?? label, around);
  const { below } = belowIn(kind?.rest ?? label, reading);
  const short = given.split(/\s+/).length < 3 && !words.unspaced;
  if (where !== '' && !faq && short && !below.below) return undefined;
  if (asSection && where === '') return literal(clause.value(given), place);
  const section = where === '' ? {} : { section: where, ...below };
  return { kind: 'mention', text: ended(clause.value(given)), ...section };
}

/** `Add a line: …`: all that follows the colon is the text, whatever verbs it has. */
export function readDictation({ text, clause, words }: Reading): Request | undefined {
  const [label = ''] = /^[^:：\uE000]{2,80}(?=[:：]\s?\S)/u.exec(text) ?? [];
  const verb = firstOf(label, `${words.verbs.add}|${words.verbs.mention}`, words);
  if (!verb || clause.quotations(text).length > 0) return undefined;
  return readAdd({ text, rest: `${verb.rest}${text.slice(label.length)}`, clause, words });
}

export function readAdd(reading: Reading): Request | undefined {
  const { rest, clause, words } = reading;
  const [quoted, second] = clause.quotations(rest);
  const of = (phrases: string, text = rest) => findPhrase(text, phrases, words);
  const button = of(words.members.button);
  if (button) return { kind: 'showButton', title: topicIn(button.rest, reading) };
  const dictated = readDictated(reading);
  if (dictated) return dictated;
  const { about: placed, place } = placeIn(reading);
  const section = of(words.section, placed);
  const about = section?.rest ?? placed;
  if (section && quoted !== undefined && second !== undefined) {
    return { kind: 'addText', title: quoted, text: second, ...(place ? { place } : {}) };
  }
  const [, told] = section ? (/\uE001[^:：\uE000]{0,24}[:：]\s*(\S.*)$/su.exec(rest) ?? []) : [];
  if (quoted !== undefined && told !== undefined) {
    return { kind: 'addText', title: quoted, text: clause.value(told) };
  }
  if (quoted !== undefined) {
    const where = topicIn(about.replace(quotation, ' '), reading);
    const asks = /[?？؟]$/.test(quoted) && where !== '';
    if (asks) return { kind: 'answer', question: quoted, inFaq: true };
    return section && where === '' ? literal(quoted, place) : readMention(reading);
  }
  const behind = readTold(reading, section !== undefined, place);
  if (behind) return behind;
  const faq = words.kinds.faq === undefined ? undefined : of(words.kinds.faq, about);
  const entry = faq && firstOf(faq.rest, words.piece, words);
  const question = faq && topicIn(entry?.rest ?? faq.rest, reading);
  if (question !== undefined && question !== '') {
    return { kind: 'answer', question, inFaq: true };
  }
  const piece = section ? undefined : firstOf(about, words.piece, words);
  const spoken = piece && piece.start <= 6 ? topicIn(about.slice(piece.end), reading) : '';
  // One sentence is no section.
  if (spoken && place && 'section' in place) {
    return { kind: 'mention', text: spoken, sourced: true, section: place.section };
  }
  const topic = topicIn(about, reading);
  const picture = firstOf(topic, words.verbs.picture, words);
  if (picture?.start === 0) {
    return { kind: 'refuse', because: 'picture', text: clause.restore(reading.text) };
  }
  return topic === '' ? undefined : { kind: 'addAbout', topic, ...(place ? { place } : {}) };
}

/** Arabic says `the visit is free` in two words. */
const least = (language: string): number => (language === 'ar' ? 2 : 3);

/** As a sentence ends, in the marks of its script. */
export function ended(text: string): string {
  const said = text.trim();
  if (/[.!?。？！؟]$/u.test(said)) return said;
  return `${said}${/[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(said) ? '。' : '.'}`;
}

/** What the page should say, and where; the words for the place stay off the page. */
function readDictated(reading: Reading): Request | undefined {
  const { rest, words } = reading;
  if (reading.clause.quotations(rest).length > 0) return undefined;
  if (words.unspaced) {
    const text = asPolite(rest.trim());
    return text === undefined ? undefined : { kind: 'mention', text };
  }
  const said = saidIn(reading);
  if (said === undefined) return undefined;
  const { told, section } = placedIn(said, reading);
  const text = mainClause(asWritten(told, reading), words.language);
  return text === undefined
    ? undefined
    : { kind: 'mention', text, ...(section === undefined ? {} : { section }) };
}

/** Nothing when no clause follows: `add that section`. */
function saidIn({ text, rest, words, verb }: Reading): string | undefined {
  // `Say that …` is one verb, and ends with the word that leads to the sentence.
  const asked = verb ? text.slice(0, verb.end) : '';
  const led = allOf(asked, words.that).some(({ end }) => end === asked.length);
  const that = led ? { start: 0, end: 0 } : firstOf(rest, words.that);
  if (!that || rest.slice(0, that.start).replace(/[\s,:]/g, '') !== '') return undefined;
  const said = rest.slice(that.end).replace(/^[\s,:]{1,4}|[\s.,]{1,4}$/g, '');
  const isName = firstOf(said, `${words.section}|${words.piece}`)?.start === 0;
  if (said.split(/\s+/).length < least(words.language) || isName) return undefined;
  // `that to the FAQ`: what follows leads to a place.
  const leads = words.language === 'en' && /^(?:to|in|into|about|on|at|for|from)\s/i.test(said);
  return leads ? undefined : said;
}

/** `…, right under the headline`, `…, in the section How it works`: at the end, and named as a part of a page is. */
function placedIn(said: string, reading: Reading): { told: string; section?: string } {
  const { words } = reading;
  const leads = allOf(said, `${words.places.after}|${words.places.before}|${connectors}`)
    .filter(({ start }) => start > 8)
    .sort((a, b) => a.start - b.start);
  for (const { start, end } of leads) {
    const name = said.slice(end);
    const isApart = /,\s*$/.test(said.slice(0, start));
    const section = sectionIn(name, reading);
    const isPart =
      ['headline', 'subheadline'].includes(section) ||
      kindOf(section, words) === 'hero' ||
      (isApart && (/ section$/.test(section) || kindOf(section, words) !== undefined));
    if (isPart) return { told: said.slice(0, start).replace(/[\s,]{1,3}$/, ''), section };
  }
  return { told: said };
}

/** `also`, `even`, `just` are words of asking before a request, and of saying inside a sentence. */
function asWritten(told: string, { raw = '' }: Reading): string {
  const words = told.split(/\s+/);
  const escaped = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  if (words.length > 40) return told;
  const [found = told] = new RegExp(escaped.join('(?:\\s\\S{1,12}){0,2}\\s'), 'u').exec(raw) ?? [];
  return found;
}

/** A subordinate clause as the sentence that it is on a page; nothing where its verb cannot be moved safely. */
export function mainClause(clause: string, language: string): string | undefined {
  const said = clause.replace(/^[\s,:]{1,4}|[\s.,]{1,4}$/g, '');
  const main = subjects[language] ? verbSecond(language, said) : said;
  if (main === '' || said.split(/\s+/).length < least(language)) return undefined;
  return `${main.charAt(0).toUpperCase()}${main.slice(1)}.`;
}

/** What a clause begins with, and the verb that stands last in it. */
const subjects: Record<string, RegExp> = {
  de: /^(?:wir|ich|es|man|sie|ihr|alles|alle|(?:(?:der|die|das|unsere?|euer|eure|ein|eine|jede[rs]?|alle|viele|\d[\d.]*)\s)?(?:\p{Ll}+e[nrs]?\s)?\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+){0,2})\s/u,
  nl: /^(?:we|wij|ik|er|het|men|ze|zij|u|jullie|iedereen|(?:de|het|een|onze|ons|uw|alle|elke|elk)\s[\p{L}-]+|\p{Lu}[\p{L}-]+)\s/iu,
};
const auxiliaries =
  /^(?:zijn|is|waren|was|hebben|heeft|had|hadden|worden|wordt|werd|werden|kunnen|kan|moeten|moet|mogen|mag|willen|wil|zullen|zal|ist|sind|war|hat|haben|hatten?|wird|wurden?|kann|können|muss|müssen|darf|dürfen|soll|sollen)$/i;
function verbSecond(language: string, said: string): string {
  const [longest] = subjects[language]?.exec(said) ?? [];
  // `Veltro Waren zählt`: of two nouns in a row, the second may be the object.
  const isAll = longest !== undefined && !/\s/.test(said.slice(longest.length));
  const subject = isAll ? /^\S+\s/.exec(said)?.[0] : longest;
  const words = said.slice(subject?.length ?? 0).split(/\s+/);
  if (subject === undefined || words.length < 2) return '';
  const [before = '', last = ''] = words.slice(-2);
  // `dat alles klaar is in mei`: what follows the verb stays behind it.
  const early = words.slice(0, -2).filter((word) => auxiliaries.test(word));
  if (early.length > 0 && !auxiliaries.test(before) && !auxiliaries.test(last)) {
    const at = words.findIndex((word) => auxiliaries.test(word));
    return early.length > 1 ? '' : [`${subject}${words[at]}`, ...words.toSpliced(at, 1)].join(' ');
  }
  // A noun or a number is no verb.
  if (/^\d|\d$/.test(last) || (language === 'de' && /^\p{Lu}/u.test(last))) return '';
  const inside = words.length > 2 && auxiliaries.test(before) && !auxiliaries.test(last);
  const verb = inside ? before : last;
  const others = inside ? [...words.slice(0, -2), last] : words.slice(0, -1);
  const [, prefix, bare = verb] = separable[language]?.exec(verb) ?? [];
  return [`${subject}${bare}`, ...others, ...(prefix === undefined ? [] : [prefix])].join(' ');
}

/** `…, dass wir vorbeikommen` is said as `Wir kommen vorbei`. */
const separable: Record<string, RegExp> = {
  de: /^(ab|an|auf|aus|bei|ein|her|hin|mit|nach|vor|vorbei|weg|weiter|zu|zurück|zusammen)((?:komm|geh|nehm|nimm|geb|gib|biet|halt|hält|stell|ruf|bring|hol|leg|setz|führ|liefer|schick|meld|bau|mach|trag|zieh|arbeit|fahr|schließ|fang|fäng)\p{L}{0,4})$/u,
  nl: /^(aan|af|bij|in|langs|mee|na|op|over|toe|uit|weg)((?:kom|ga|neem|nem|geef|gev|bied|houd|stel|bel|breng|haal|hal|leg|zet|lever|stuur|stur|meld|bouw|pas|werk)\p{L}{0,4})$/u,
};

const noun = /(?:という)?(?:こと|旨|一文|文)(?:も|を)?$/u;
const polite: readonly [RegExp, string][] = [
  [/(ました|ます|です|ません)$/u, '$1'],
  [/ている$/u, 'ています'],
  [/である$/u, 'です'],
  [/できる$/u, 'できます'],
  [/ある$/u, 'あります'],
  [/した$/u, 'しました'],
  [/する$/u, 'します'],
  [/った$/u, 'りました'],
  [/めた$/u, 'めました'],
  [/れた$/u, 'れました'],
];

/** `2008年に創業したこと` is said as `2008年に創業しました。` */
function asPolite(rest: string): string | undefined {
  const said = rest.replace(noun, '');
  if (said === rest || said.length < 5) return undefined;
  const [ending, form] = polite.find(([one]) => one.test(said)) ?? [];
  return ending && form !== undefined ? `${said.replace(ending, form)}。` : undefined;
}
