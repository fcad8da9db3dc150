// The slots of a request: the target, the topic, the member of the hero, the kind of section.
import type { BlockType } from '../../../content/content.ts';
import { fold } from '../../../platform/text/words.ts';
import { commands, type Member, type ReadingWords } from './languages/request_words.ts';
import { type Clause, quotedPattern } from './message.ts';
import { findPhrase, firstOf, type Matched, phrasesOf, stripAround } from './phrases.ts';

export interface Reading {
  text: string;
  /** Without the verb. */
  rest: string;
  clause: Clause;
  words: ReadingWords;
  /** Where it stands in the text. */
  verb?: Matched;
}

/** A name, and not `it` or the page. */
export const isNamed = (section: string): boolean => section !== 'it' && section !== 'page';

export const quotation = new RegExp(quotedPattern);

export const smallOf = (words: ReadingWords) => phrasesOf(words.small, words.unspaced);

/** Without the small words around it. */
export const bareName = (text: string, words: ReadingWords): string =>
  stripAround(text, words.small, words);

export const isKind = (text: string, words: ReadingWords): boolean =>
  kindOf(stripAround(text, words.small, words), words) !== undefined;

export const kindOf = (text: string, { kinds }: ReadingWords): BlockType | undefined =>
  (Object.entries(kinds) as [BlockType, string][]).find(([, names]) =>
    names.split('|').some((name) => fold(name) === fold(text.trim())),
  )?.[0];

export const members: Member[] = ['subheadline', 'headline', 'eyebrow', 'button'];

export const memberIn = (text: string, member: Member, words: ReadingWords): Matched | undefined =>
  findPhrase(text, words.members[member], words);

/** A target: `it`, `page`, the nth section, or a name; with `section` where the request says so. */
export function sectionIn(text: string, { clause, words }: Reading): string {
  const small = phrasesOf(words.small, words.unspaced);
  if (words.unspaced && kindOf(text, words) !== undefined) return clause.value(text);
  const whole = stripAround(text, small);
  for (const member of members) {
    const match = member === 'button' ? undefined : memberIn(whole, member, words);
    if (match && stripAround(match.rest, small) === '') return member;
  }
  const section = findPhrase(text, words.section, words);
  const name = stripAround(section?.rest ?? text, small);
  const nth = words.ordinals.split('|').findIndex((start) => fold(name).startsWith(fold(start)));
  const single = words.unspaced || !/\s/.test(name);
  if (section && nth !== -1 && single) return `${ordinals[nth]} section`;
  if (section) return name === '' ? 'it' : `${clause.value(name)} section`;
  const page = findPhrase(text, words.page, words);
  const beyond = page && stripAround(page.rest, small);
  if (beyond === '') return 'page';
  if (kindOf(name, words) !== undefined) return clause.value(name);
  if (beyond !== undefined) return clause.value(beyond);
  const it = findPhrase(name, words.it, words);
  return name === '' || (it && it.rest.trim() === '') ? 'it' : clause.value(name);
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];

export function topicIn(text: string, { clause, words }: Reading): string {
  const [quoted] = clause.quotations(text);
  return quoted ?? clause.value(stripAround(text, words.small, words));
}

/** What is left when every verb is gone: the thing itself. */
export function withoutVerbs(text: string, words: ReadingWords): string {
  let rest = text;
  for (const verb of commands) {
    rest = firstOf(rest, words.verbs[verb], words)?.rest ?? rest;
  }
  return rest;
}
