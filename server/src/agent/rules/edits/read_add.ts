// Reads what is to be added: a section, a sentence, an answer, a button.
import { findPhrase, firstOf, phrasesOf } from './phrases.ts';
import { placeIn } from './read_move.ts';
import { quotation, type Reading, sectionIn, topicIn } from './read_slots.ts';
import type { Request } from './requests.ts';
import { literal } from './rules_add.ts';

export function readMention(reading: Reading): Request | undefined {
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

export function readAdd(reading: Reading): Request | undefined {
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
  // `Add a sentence: We take back the boxes.`
  const [, label = '', given = ''] = /^([^:：]{2,60})[:：]\s*(\S.*)$/su.exec(rest) ?? [];
  const kind = findPhrase(label, phrasesOf(`${words.piece}|${words.section}`, words.unspaced));
  if (kind && topicIn(kind.rest, reading) === '') {
    return { kind: 'mention', text: `${clause.value(given).replace(/[.。]$/, '')}.` };
  }
  const faq = words.kinds.faq === undefined ? undefined : of(words.kinds.faq, about);
  const entry = faq && firstOf(faq.rest, phrasesOf(words.piece, words.unspaced));
  const question = faq && topicIn(entry?.rest ?? faq.rest, reading);
  if (question !== undefined && question !== '') {
    return { kind: 'answer', question, inFaq: true };
  }
  const topic = topicIn(about, reading);
  const picture = firstOf(topic, phrasesOf(words.verbs.picture, words.unspaced));
  if (picture?.start === 0) {
    return { kind: 'refuse', because: 'picture', text: clause.restore(reading.text) };
  }
  return topic === '' ? undefined : { kind: 'addAbout', topic, ...(place ? { place } : {}) };
}
