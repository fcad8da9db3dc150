// Reads new texts and names: for a line of the hero, a heading, a button, or one wording for another.
import { articles, connectors, ordinals as ordinalNames } from '../../grammar/languages/common.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import { everywhereWords } from '../../grammar/languages/shape_words.ts';
import { findPhrase, firstOf, type Phrase, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { lineOf } from './headline.ts';
import { readMove } from './move.ts';
import {
  bareName,
  memberIn,
  members,
  quotation,
  type Reading,
  sectionIn,
  topicIn,
} from './slots.ts';

const ordinalStarts = ordinalNames.flatMap(([, names]) => names.split('|')).join('|');
const numberedWord = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ordinalStarts})`, 'iu');
const numberedLetters = phrasesOf(ordinalStarts, true);

/** Whether something is called by its number: `the second bullet`, `二番目の項目`. */
export const isByNumber = (text: string, { unspaced }: ReadingWords): boolean =>
  unspaced ? findPhrase(text, numberedLetters) !== undefined : numberedWord.test(text);

/** `Rename Results to “What changes”`: the name of a section, an entry, a button. */
export function readRename(reading: Reading): Request | undefined {
  const { rest, clause, words } = reading;
  const into = phrasesOf(words.into, words.unspaced);
  const [one, other] = clause.quotations(rest);
  const to = one === undefined ? firstOf(rest, into) : undefined;
  const named = to
    ? rest.slice(0, to.start)
    : other === undefined
      ? rest.replace(quotation, ' ')
      : '';
  const value = other ?? one ?? clause.value(to ? rest.slice(to.end) : '');
  const button = memberIn(rest, 'button', words);
  if (value === '') return undefined;
  if (button) {
    const before = memberIn(stripAround(named, into), 'button', words);
    const from = other === undefined ? topicIn(before?.rest ?? '', reading) : one;
    return { kind: 'renameButton', ...(from ? { from } : {}), to: value };
  }
  const bare = stripAround(named, into);
  if (other === undefined && isByNumber(bare, words)) {
    return { kind: 'setText', section: bareName(clause.restore(bare), words), value };
  }
  const section = other === undefined ? sectionIn(bare, reading) : (one ?? '');
  return section === 'headline' || section === 'subheadline'
    ? { kind: 'setHero', member: section, value }
    : { kind: 'setHeading', section, value };
}

/** Without a verb only what is plainly a text for a member: `Titel: …`. */
export function readSet({ rest, clause, words, text }: Reading, bare = false): Request | undefined {
  const quoted = clause.quotations(rest);
  const member = members.find((name) => memberIn(rest, name, words));
  const match = member && memberIn(rest, member, words);
  const [first, second] = quoted;
  if (bare && !(match && (quoted.length === 1 || /[:：]/.test(rest)))) return undefined;
  const entry = nthBefore(rest, quoted, { rest, clause, words, text });
  if (entry) return entry;
  if (!member || !match) return setWithoutMember(quoted, { rest, clause, words, text });
  if (first !== undefined && second !== undefined) {
    const where = rest.lastIndexOf('\uE001') < match.start && member !== 'button';
    if (where) return { kind: 'replace', from: first, to: second, section: member };
    return member === 'button'
      ? { kind: 'renameButton', from: first, to: second }
      : { kind: 'setHeading', section: first, value: second };
  }
  const into = phrasesOf(words.into, words.unspaced);
  const after = rest.slice(match.end).trimStart();
  const value = first ?? clause.value(afterInto(after, into));
  // `Change the headline.`, and nothing is said of it: then it should be another one.
  const isBare = (text: string): boolean => !/[\p{L}\p{N}]/u.test(bareName(text, words));
  if (member === 'headline' && first === undefined && !bare && isBare(value) && isBare(match.rest))
    return { kind: 'otherHeadline' };
  if (value === '') return undefined;
  if (member === 'button') {
    // A few words are a button's title; a sentence is the text above it.
    const sentence = /[.!?。]$/.test(value) && value.split(/\s+/).length > 5;
    if (sentence) return { kind: 'setText', section: 'cta', value };
    const named = rest.slice(0, match.start);
    const from = first === undefined ? topicIn(named, { rest, clause, words, text }) : '';
    return { kind: 'renameButton', ...(from === '' ? {} : { from }), to: value };
  }
  const where =
    first === undefined
      ? sectionIn(rest.slice(0, match.start), { rest, clause, words, text })
      : sectionIn(stripAround(match.rest.replace(quotation, ' '), into), {
          rest,
          clause,
          words,
          text,
        });
  const ofSection = words.heading !== undefined && findPhrase(rest, words.heading);
  if (member === 'headline' && where !== 'page' && (where !== 'it' || ofSection)) {
    return { kind: 'setHeading', section: where, value };
  }
  // `Titre à revoir : …`: the remark is no part of a headline.
  if (first === undefined && remark.test(value))
    return { kind: 'unknown', text: clause.restore(text) };
  return first === undefined
    ? lineOf(member, value, { rest, clause, words, text })
    : { kind: 'setHero', member, value };
}
const remark = /^\p{Ll}[^:：]{0,20}\s?[:：]\s/u;

/** `the second point of «X» to «Y»`: an entry by its number, and its new text. */
function nthBefore(
  rest: string,
  quoted: readonly string[],
  { clause, words }: Reading,
): Request | undefined {
  const value = quoted.at(-1);
  const named = rest.slice(0, rest.lastIndexOf('\uE000'));
  const counted = isByNumber(named.replace(quotation, ' '), words);
  if (value === undefined || !counted) return undefined;
  const section = stripAround(clause.restore(named), `${words.into}|${words.small}`);
  return { kind: 'setText', section, value };
}

/** A text that is not quoted must be led up to: `… to Close faster`. */
function afterInto(text: string, into: readonly Phrase[]): string {
  const match = firstOf(text, into);
  return match && match.start === 0
    ? text
        .slice(match.end)
        .replace(/^\s*[:：]/, '')
        .trim()
    : '';
}

function setWithoutMember(quoted: string[], reading: Reading): Request | undefined {
  const [first, second] = quoted;
  if (first === undefined) return undefined;
  const { words } = reading;
  const section = findPhrase(reading.rest, words.section, words);
  if (second !== undefined && section) return { kind: 'setHeading', section: first, value: second };
  if (second !== undefined) return { kind: 'replace', from: first, to: second };
  const placed = readMove(reading);
  if (placed?.kind === 'move' && placed.section.includes(first)) {
    return { ...placed, section: first };
  }
  const into = phrasesOf(words.into, words.unspaced);
  const named = sectionIn(stripAround(reading.rest.replace(quotation, ' '), into), reading);
  return { kind: 'setText', section: named === 'page' ? 'it' : named, value: first };
}

const everywhere = phrasesOf(everywhereWords);

/** `Replace A with B`, where neither is quoted. */
export function readReplace({ rest, clause, words }: Reading): Request | undefined {
  if (clause.quotations(rest).length > 0 || words.unspaced) return undefined;
  const by = firstOf(rest, words.by);
  if (!by || memberIn(rest.slice(0, by.start), 'button', words)) return undefined;
  const from = clause.value(stripAround(rest.slice(0, by.start), everywhere));
  const button = memberIn(rest.slice(by.end), 'button', words);
  if (button) {
    const title = rest.slice(by.end).slice(0, button.start);
    const to = clause.value(stripAround(title, `${articles}|${connectors}`));
    return to === '' ? undefined : { kind: 'renameButton', to };
  }
  const to = clause.value(stripAround(rest.slice(by.end), everywhere));
  const shorter = findPhrase(to, words.verbs.shorten);
  if (shorter && stripAround(shorter.rest, `${articles}|${words.small}|one`) === '')
    return { kind: 'shorten', section: sectionIn(from, { rest, clause, words, text: rest }) };
  const member = members.some((name) => {
    const match = memberIn(from, name, words);
    return match && bareName(match.rest, words) === '';
  });
  // `Das mit dem Dach`: an article alone is no wording.
  const isName = bareName(from, words) !== '' && to !== '';
  return member || !isName ? undefined : { kind: 'replace', from, to };
}

/** `Headline: Four days`: what follows the colon is the text, whatever words it has. */
export function readLabelled({ text, clause, words }: Reading): Request | undefined {
  const [, label = '', value = ''] = /^([^:：\uE000]{2,40})[:：]\s*(\S.*)$/su.exec(text) ?? [];
  const member = members.find((name) => {
    const match = memberIn(label, name, words);
    return match && bareName(match.rest, words) === '';
  });
  if (member === undefined || value === '') return undefined;
  const given = clause.value(value);
  if (member === 'button') return { kind: 'renameButton', to: given };
  return clause.quotations(value).length > 0
    ? { kind: 'setHero', member, value: given }
    : lineOf(member, given, { text, rest: text, clause, words });
}
