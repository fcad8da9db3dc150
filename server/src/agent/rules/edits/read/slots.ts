// The parts of a clause: its wishes, and of each the verb, the target, the topic, the line of the hero.

import { fold } from '../../../../platform/text/words.ts';
import { aboutUsName, openingText } from '../../grammar/languages/edit_words.ts';
import { commands, type Member, type ReadingWords } from '../../grammar/languages/request_words.ts';
import { naming, telling } from '../../grammar/languages/shape_words.ts';
import {
  allOf,
  findPhrase,
  firstOf,
  type Matched,
  phrasesOf,
  stripAround,
} from '../../grammar/phrases.ts';
import { kindOf } from '../../grammar/section_kinds.ts';
import type { Clause } from './message.ts';
import { quotedPattern } from './quotations.ts';

export interface Reading {
  text: string;
  /** Without the verb. */
  rest: string;
  clause: Clause;
  words: ReadingWords;
  /** As it was written, with the words of politeness that a text may need. */
  raw?: string;
  /** Where it stands in the text. */
  verb?: Matched;
}

/** Every verb that leads to what the page should say. */
export const sayingIn = ({ put, verbs }: ReadingWords): string =>
  `${naming}|${telling}|${put}|${verbs.add}|${verbs.mention}`;

/** A name, and not `it` or the page. */
export const isNamed = (section: string): boolean => section !== 'it' && section !== 'page';

export const quotation = new RegExp(quotedPattern);

export const smallOf = (words: ReadingWords) => phrasesOf(words.small, words.unspaced);

/** Without the small words around it. */
export const bareName = (text: string, words: ReadingWords): string =>
  stripAround(text, words.small, words);

export const isKind = (text: string, words: ReadingWords): boolean =>
  kindOf(stripAround(text, words.small, words), words) !== undefined;

export const members: Member[] = ['subheadline', 'headline', 'eyebrow', 'button'];

export const memberIn = (text: string, member: Member, words: ReadingWords): Matched | undefined =>
  findPhrase(text, words.members[member], words);

/** A target: `it`, `page`, the nth section, or a name; with `section` where the request says so. */
export function sectionIn(text: string, { clause, words }: Reading): string {
  const small = phrasesOf(words.small, words.unspaced);
  if (aboutUsName.test(text)) return 'about us';
  if (openingText.test(text)) return 'subheadline';
  if (words.unspaced && kindOf(text, words) !== undefined) return clause.value(text);
  const whole = stripAround(text, small);
  for (const member of members) {
    const match = member === 'button' ? undefined : memberIn(whole, member, words);
    if (match && stripAround(match.rest, small) === '') return member;
  }
  const section = findPhrase(text, words.section, words);
  // `The getting there section`: a small word that ends the name is a part of it.
  const isEnd = section !== undefined && /\b(?:there|here)\s*$/i.test(text.slice(0, section.start));
  const name = isEnd
    ? stripAround(`${text.slice(0, section.start).trim()}\uE003`, small).replace('\uE003', '')
    : stripAround(section?.rest ?? text, small);
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
  // `Put it first in the questions`: where it stands is told with it.
  const within = it?.start === 0 ? firstOf(it.rest.trim(), inside) : undefined;
  const isIt = it && (it.rest.trim() === '' || within?.start === 0);
  return name === '' || isIt ? 'it' : clause.value(name);
}

const inside = phrasesOf(
  'in the|of the|among the|in den|in der|im|bei den|dans la|dans les|dans le|parmi les|en las|en los|en la|entre las|nelle|nella|tra le|nas|na|nos|in de|bij de|w',
);
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'last'];

export function topicIn(text: string, { clause, words }: Reading): string {
  const [quoted] = clause.quotations(text);
  return quoted ?? clause.value(toldIn(text, words.small, words));
}

/** Without the small words around it; `that you need no drawing` is not about a drawing that is needed. */
export function toldIn(text: string, around: string, words: ReadingWords): string {
  const bare = stripAround(text, around, words);
  const at = words.unspaced ? -1 : text.indexOf(bare);
  const no = at === -1 ? undefined : allOf(text.slice(0, at), words.negation)[0];
  return no ? text.slice(no.start, at + bare.length) : bare;
}

/** What is left when every verb is gone: the thing itself. */
export function withoutVerbs(text: string, words: ReadingWords): string {
  let rest = text;
  for (const verb of commands) {
    rest = firstOf(rest, words.verbs[verb], words)?.rest ?? rest;
  }
  return rest;
}

export const hasPlace = (text: string, { places, unspaced }: ReadingWords): boolean =>
  firstOf(text, `${places.top}|${places.bottom}|${places.up}|${places.down}`, { unspaced }) !==
  undefined;

export const hasVerb = (text: string, words: ReadingWords): boolean =>
  commands.some((verb) => firstOf(text, words.verbs[verb], words)) || isPlaced(text, words);

/** A place alone asks too where no verb has to follow it: `…を一番上に`. */
const isPlaced = (text: string, { places, unspaced }: ReadingWords): boolean =>
  unspaced === true &&
  firstOf(text, phrasesOf(`${places.top}|${places.bottom}`, true)) !== undefined;

const hung = /(\p{L}{3,20}?)(me|te|)(l[oaeis]|los|las|gli|ne|se)(?!\p{L})/giu;
const hyphened = /(\p{L}{2,20})-(les?|la|l[oa]s|[oa]s?|n[oa]s?|moi|lui)(?!\p{L})/giu;

/** `bájalo`, `toglila`, `tire-o`, `enlève-la`: the verb, and the pronoun that hangs on it. */
export function bareVerbs(text: string, words: ReadingWords): string {
  if (words.unspaced) return text;
  const known = verbStems(words);
  const apart = text.replace(hyphened, (whole, verb: string, it: string) =>
    known.has(fold(verb)) ? `${verb} ${it}` : whole,
  );
  // `acórtelo` hangs `lo` on `acorte`, `ponmelo` hangs `me` and `lo` on `pon`.
  return apart.replace(hung, (whole, verb: string, me: string, it: string) => {
    const stem = known.get(fold(verb + me)) ?? known.get(fold(verb));
    return stem === undefined || known.has(fold(whole)) ? whole : `${stem} ${it}`;
  });
}

const stems = new Map<string, ReadonlyMap<string, string>>();

/** Single verbs by how they are folded: a pronoun moves the accent. */
function verbStems({ language, verbs: own }: ReadingWords): ReadonlyMap<string, string> {
  let made = stems.get(language);
  if (!made) {
    const single = commands.flatMap((verb) =>
      own[verb].split('|').filter((one) => !/[\s…]/.test(one)),
    );
    made = new Map(single.map((verb) => [fold(verb), verb]));
    stems.set(language, made);
  }
  return made;
}
