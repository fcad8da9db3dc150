// How many of the telling words of a wish a line has, and who is spoken of as somebody else.
import { termsOf } from '../../../../platform/text/words.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { wholeValuesIn } from '../../text/values.ts';
import { isAkin } from '../ground/target.ts';

/** One word alone says nothing in large letters. */
const minTerms = 2;

/** How many of the telling words of a topic a line has, from 0 to 1; a single one may be said in another word. */
export function wordsHeld(brief: Brief, topic: string): (line: string) => number {
  const { language } = brief;
  const terms = tellingIn(topic, language);
  // Of `nine schools`, a line must have more than nine of something.
  const counts = terms.length > 0 && wholeValuesIn(topic, language).length > 0;
  return (line) =>
    terms.length < minTerms && !counts ? 1 : heldIn(terms, line, language).length / terms.length;
}

/** Whether a line has every figure of a topic; of a span, both its ends: `74 to 31` is in `from 74 min to 31`. */
export function figuresHeld(topic: string, language: string): (line: string) => boolean {
  const wanted = wholeValuesIn(topic, language).map((value) => {
    const runs = value.kind === 'number' || value.kind === 'span' ? value.text.match(run) : null;
    return { key: value.key, runs: runs ?? [] };
  });
  return (line) => {
    const values = wholeValuesIn(line, language);
    const keys = new Set(values.map(({ key }) => key));
    // `2` is not in `6022`, and the 12 boats are not in `12 January`.
    const dated = values.filter(
      ({ kind }) => kind === 'date' || kind === 'time' || kind === 'phone',
    );
    const bare = dated.reduce((left, { text }) => left.replace(text, ' '), line);
    const own = new Set(bare.match(run) ?? []);
    return wanted.every(
      ({ key, runs }) => keys.has(key) || (runs.length > 0 && runs.every((one) => own.has(one))),
    );
  };
}
const run = /\d+(?:[.,]\d+)*/gu;

/** Words that tell something; where a script has no spaces, what is written in its full signs. */
function tellingIn(whole: string, language: string): string[] {
  // A figure or a date alone tells nothing.
  const values = wholeValuesIn(whole, language).map((value) => value.text);
  const text = values.reduce((left, value) => left.replace(value, ' '), whole);
  const terms = language === 'ja' ? (text.match(fullSigns) ?? []) : termsOf(text, language);
  return [...new Set(terms)];
}
const fullSigns = /[\p{sc=Han}]+|[\p{sc=Katakana}ー]{2,}|[\p{sc=Latin}\d]{2,}/gu;

/** Those of the words that a text has, in any form. */
function heldIn(terms: readonly string[], text: string, language: string): string[] {
  if (language === 'ja') return terms.filter((term) => text.includes(term));
  const own = termsOf(text, language);
  return terms.filter((term) => own.some((other) => isAkin(term, other) || isForm(term, other)));
}

/** `Safe` and `safely`, `acceso` and `accesi`. */
function isForm(one: string, other: string): boolean {
  const longest = Math.max(one.length, other.length);
  let same = 0;
  while (same < longest && one[same] === other[same]) same++;
  return longest - same <= (same > 3 ? 2 : 1) && same >= 3;
}

/** `Yes the audit is …`: without what answers somebody it is whole where that is set off, or where its subject comes next. */
export const withoutOpener = (line: string): string =>
  line.replace(
    /^(?:(?:yes|ja|oui|sí|sì|sim|tak|はい)(?:[,、]\s?|\s(?=(?:the|our|your|we|you|die|der|das|wir|le|la|les|nous|el|los|las|il|i|gli|o|os|as|de|het|wij)\s))|[AＡ](?:[.:：．]\s?|　))/iu,
    '',
  );

/** What opens so answers somebody; `No queue` and `Ja-Wort` do not. */
export const isReply = (line: string): boolean => replies.test(line);
const replies =
  /^(?:(?:yes|yep|yeah|ja|jawohl|oui|sí|sì|sim|はい)(?=[\s,、.!;–—]|$)|(?:no|nope|nein|non|não|nee|nie|tak|いいえ|okay|ok|sure)[,、.!;])/iu;

/** Whoever is spoken of is the reader, who would read it as somebody else. */
export const ofOthers: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:her|his|their|she|he|they|him|them|we|our|us)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:ihr|ihre[nmrs]?|sein|seine[nmrs]?|er|sie|ihm|ihnen|wir|uns|unsere?[nmrs]?)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:elles?|ils?|leurs?|eux|lui|nous|nos|notre|on)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:ell[oa]s?|él|les?|nosotros|nuestr[oa]s?)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:lui|lei|loro|noi|nostr[oaie])(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:el[ea]s?|nós|noss[oa]s?|del[ea]s?)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:haar|hun|hij|zij|ze|hem|hen|wij|we|ons|onze)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:jego|jej|ich|on|ona|oni|im|nam|nasz\p{L}{0,3})(?!\p{L})/iu,
};
