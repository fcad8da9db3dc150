// Reads what is to be added: a section, a sentence, an answer, a button.
import { connectors } from '../../grammar/languages/common.ts';
import { whoDoesWhat } from '../../grammar/languages/message_words.ts';
import { asOther, doubts, theirs } from '../../grammar/languages/shape_words.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Place, Request } from '../requests.ts';
import { ended, readDictated } from './dictated.ts';
import { isAsked } from './each_added.ts';
import { placeIn } from './move.ts';
import { memberIn, quotation, type Reading, sectionIn, topicIn } from './slots.ts';

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
    const other = firstOf(rest, asOther, reading.words);
    const { about, place } = placeIn(other ? { ...reading, rest: other.rest } : reading);
    const asked = about.replace(/^[\s,:]+/u, '').trim();
    const text = isAsked(asked, reading.words) ? clause.value(asked) : topicIn(about, reading);
    return text === '' ? undefined : { kind: 'mention', text, sourced: true, ...standing(place) };
  }
  const { bare, below } = belowIn(rest.replace(quotation, ' '), reading);
  const where = sectionIn(bare, reading);
  const placed = where === 'it' || where === 'page' ? {} : { section: where, ...below };
  return { kind: 'mention', text: quoted, ...placed };
}

const standing = (place: Place | undefined) =>
  place === undefined ? {} : 'section' in place ? { section: place.section } : { place };

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

/** `Put the start date at the top: 3 May`: what it is called, and what it is. */
export function readFactAtTop({ text, clause, words }: Reading): Request | undefined {
  const [, label = '', value = ''] = /^([^:：\uE000]{4,80})[:：]\s?(\S.{0,80})$/su.exec(text) ?? [];
  const top = words.unspaced || !/\d/.test(value) ? undefined : findPhrase(label, words.places.top);
  const { add, mention, move, set } = words.verbs;
  const asking = `${words.put}|${add}|${mention}|${move}|${set}|${words.small}|${words.manners}`;
  const name = top ? stripAround(top.rest, asking) : '';
  if (name === '' || name === stripAround(label, words.small)) return undefined;
  if (!/\p{L}{3}/u.test(name) || memberIn(label, 'headline', words)) return undefined;
  const said = ended(clause.value(value));
  return { kind: 'mention', text: `${capital(name)}: ${said}`, place: { where: 'top' } };
}

export function readAdd(reading: Reading): Request | undefined {
  const { rest, clause, words } = reading;
  const [quoted, second] = clause.quotations(rest);
  const of = (phrases: string, text = rest) => findPhrase(text, phrases, words);
  const button = of(words.members.button);
  if (button) return { kind: 'showButton', title: topicIn(button.rest, reading) };
  const dictated = readDictated(reading);
  if (dictated) return dictated;
  // What somebody wants to know is told in a sentence, and names no section.
  const explains = /^\W{0,2}(?:explain|erklär|expli|spieg|leg |wyja)/iu.test(reading.text);
  const wanted = !explains && isAsked(rest.replace(/^[\s,:]+/u, ''), words);
  const isOther = wanted || firstOf(rest, asOther, words) !== undefined;
  if (quoted === undefined && isOther) return readMention(reading);
  if (whoDoesWhat.test(rest)) return { kind: 'addAbout', topic: 'plan' };
  if (firstOf(rest, theirs, words) && firstOf(rest, doubts, words)) {
    return { kind: 'addAbout', topic: 'heard' };
  }
  const { about: placed, place } = placeIn(reading);
  const section = of(words.section, placed);
  const about = (section?.rest ?? placed).trimStart();
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
  // One sentence is no section: `a line for Helen about where the data is kept`.
  const lead = spoken === '' || place ? undefined : firstOf(spoken, words.about, words);
  const line = lead && !words.unspaced ? topicIn(spoken.slice(lead.end), reading) : '';
  if (line !== '') return { kind: 'mention', text: line, sourced: true };
  if (spoken && place) {
    return { kind: 'mention', text: spoken, sourced: true, ...standing(place) };
  }
  // What follows a comma is said of it: the small words end before.
  const [head = '', ...asides] = words.unspaced ? [about] : about.split(/,(?=\s)/);
  const topic = [topicIn(head, reading), ...asides.map((aside) => aside.trim())]
    .filter((part) => part !== '')
    .join(', ');
  const picture = firstOf(topic, words.verbs.picture, words);
  if (picture?.start === 0) {
    return { kind: 'refuse', because: 'picture', text: clause.restore(reading.text) };
  }
  const where = place ? { place, whole: topicIn(rest, reading) } : {};
  return topic === '' ? undefined : { kind: 'addAbout', topic, ...where };
}
