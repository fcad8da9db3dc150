// Reads one wording for another: `don't say A, say B`, `instead of A write B`, `«B» instead of «A»`.
import {
  deniedSaying,
  everywhereWords,
  naming,
  rather,
} from '../../grammar/languages/shape_words.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { stripArticles } from '../ground/scope.ts';
import type { Request } from '../requests.ts';
import { memberIn, members, quotation, type Reading } from './slots.ts';

const saying = phrasesOf(naming);
const denying = phrasesOf(deniedSaying);
const but = phrasesOf(rather);
const everywhere = phrasesOf(everywhereWords);
const maxFrom = 90;
const maxTo = 240;

export function readExchange(reading: Reading): Request | undefined {
  const quoted = readQuoted(reading);
  if (quoted || reading.words.unspaced || reading.text.length > maxFrom + maxTo) return quoted;
  return readDenied(reading) ?? readInstead(reading);
}

/** `Not «A» but «B»`, `«B» instead of «A»`, `instead of «A» please «B»`. */
function readQuoted({ text, clause, words }: Reading): Request | undefined {
  const [one, other, more] = clause.quotations(text);
  if (one === undefined || other === undefined || more !== undefined) return undefined;
  const between = text.slice(text.indexOf('\uE001') + 1, text.lastIndexOf('\uE000'));
  if (findPhrase(between, words.instead, words)) {
    return words.unspaced
      ? { kind: 'replace', from: one, to: other }
      : { kind: 'replace', from: other, to: one };
  }
  // `「A」を「B」に`, whatever verb follows or none.
  if (
    words.unspaced &&
    /^[をは]$/u.test(between) &&
    /\uE001(?:に|へ)/u.test(text.slice(text.indexOf('\uE001') + 1))
  ) {
    return { kind: 'replace', from: one, to: other };
  }
  const before = text.slice(0, text.indexOf('\uE000'));
  const not = words.language === 'en' ? `${words.negation}|not|don’t` : words.negation;
  const denied =
    findPhrase(before, `${not}|${words.instead}`, words) ?? findPhrase(before, denying);
  return denied && { kind: 'replace', from: one, to: other };
}

/** `Don't say A, say B`. */
function readDenied(reading: Reading): Request | undefined {
  const { text, words } = reading;
  const denied = firstOf(text, denying);
  if (!denied || stripAround(text.slice(0, denied.start), words.manners) !== '') return undefined;
  return parted(reading, text.slice(denied.end));
}

/** `Instead of A, write B`, `write B instead of A`; everywhere or not. */
function readInstead(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const instead = firstOf(text, words.instead);
  if (!instead) return undefined;
  const [before, behind] = [text.slice(0, instead.start), text.slice(instead.end)];
  if (stripAround(before, [...phrasesOf(words.manners), ...everywhere]) === '') {
    return parted(reading, behind);
  }
  const says = firstOf(before, saying);
  const all = firstOf(text, everywhere);
  if (clause.quotations(text).length === 1 || !(all || says?.start === 0)) return undefined;
  return exchanged(reading, behind, says?.start === 0 ? says.rest : before);
}

/** What is not to be said, and what is: a word of saying stands between, or of everywhere, or a contrast. */
function parted(reading: Reading, told: string): Request | undefined {
  for (const joint of [saying, but, everywhere]) {
    const found = firstOf(told, joint);
    if (!found || found.start === 0 || told.slice(0, found.start).trim() === '') continue;
    return exchanged(reading, told.slice(0, found.start), told.slice(found.end));
  }
  const [from = '', to = '', more] = told.split(/,\s/);
  return more === undefined && to !== '' ? exchanged(reading, from, to) : undefined;
}

function exchanged(reading: Reading, one: string, other: string): Request | undefined {
  const { clause, words } = reading;
  const around = [...saying, ...but, ...everywhere, ...phrasesOf(words.manners)];
  const bare = (side: string): string =>
    clause.quotations(side)[0] ?? clause.value(stripAround(side, around));
  const [from, named] = [bare(one), bare(other)];
  // `Call it a crew app instead of payroll`: a word for a word.
  const isBare = clause.quotations(other).length === 0 && stripArticles(from) === from;
  const to = isBare ? stripArticles(named) : named;
  // `Start with prices instead of the quote`: sections, and no wording.
  const isMember = members.some(
    (name) => !quotation.test(one) && memberIn(from, name, words)?.rest.trim() === '',
  );
  if (from === '' || to === '' || from.length > maxFrom || to.length > maxTo || isMember)
    return undefined;
  return { kind: 'replace', from, to };
}
