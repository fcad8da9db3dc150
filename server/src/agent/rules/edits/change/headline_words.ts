// The wish itself as a headline, where no line of the sources is short enough: `something about proof for the auditor`
// becomes `Proof for the auditor`. Every telling word of it must stand in the sources or in what the reader said, most of
// them in one place, and nothing there may deny it.
import { superlativesIn } from '../../../../claims/superlatives.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import { denies } from '../../compose/answers/held_against.ts';
import { type Brief, quoteText } from '../../compose/brief/brief.ts';
import { forReader } from '../../compose/sections/lead_heading.ts';
import { wordCount } from '../../compose/texts/claim_lines.ts';
import { endsInVerb } from '../../compose/texts/statements.ts';
import { capitalised } from '../../context/items.ts';
import { isQuestion } from '../../context/questions.ts';
import { absolutes, free } from '../../grammar/languages/claim_words.ts';
import { articles } from '../../grammar/languages/common.ts';
import { denied } from '../../grammar/languages/shape_words.ts';
import { firstOf, stripAround } from '../../grammar/phrases.ts';
import { wholeValuesIn } from '../../text/values.ts';
import { isAkin } from '../ground/target.ts';

/** One word alone says nothing in large letters. */
const minTerms = 2;
const maxWords = 10;

/** The words of a wish as they may stand large, for this reader. */
export function wishAsHeadline(brief: Brief, topic: string): string | undefined {
  const { language } = brief;
  const bare = barePhrase(topic, language);
  const terms = tellingIn(bare, language);
  const fits = wordCount(bare) <= maxWords && terms.length >= minTerms;
  if (!fits || governed.test(bare) || ofOthers[language]?.test(bare) || endsInVerb(bare, language))
    return undefined;
  if (!isAsCalled(brief, bare) || !isHeld(brief, bare, terms)) return undefined;
  const line = capitalised(bare);
  // `Proof for the auditor, for Acme` names two.
  const addressee = brief.phrases.forReader?.('').trim().toLowerCase() ?? '';
  const isFor = bare.toLowerCase().split(/\s+/).includes(addressee);
  return isFor || wordCount(bare) > maxNamed ? line : forReader(brief, line);
}
const maxNamed = 6;

/** What a part of a wish may be called in front of a line: as it was put, where the sources or the reader speak of it. */
export function labelOf(brief: Brief, part: string): string | undefined {
  const { language } = brief;
  const bare = barePhrase(part, language);
  const terms = tellingIn(bare, language);
  const isLabel = bare !== '' && !ofOthers[language]?.test(bare) && !endsInVerb(bare, language);
  if (!isLabel || !isModest(bare) || !isAsCalled(brief, bare)) return undefined;
  if (terms.length >= minTerms) return isHeld(brief, bare, terms) ? bare : undefined;
  // A count or a name: somebody tells of it, and does not only ask.
  const keysIn = (text: string) => wholeValuesIn(text, language).map(({ key }) => key);
  const isTold = [...placesIn(brief), ...brief.said.flatMap(({ sentences }) => sentences)]
    .flatMap((text) => sentencesOf(text, language))
    .some(
      (text) =>
        !isQuestion(text) &&
        heldIn(terms, text, language).length === terms.length &&
        keysIn(bare).every((key) => keysIn(text).includes(key)),
    );
  const isName = keysIn(bare).length > 0 || /\p{Lu}|\p{scx=Han}|\p{sc=Katakana}/u.test(part);
  return isTold && isName ? bare : undefined;
}

/** The reader said it themselves. */
export const isTheirs = ({ said, language }: Brief, label: string): boolean =>
  heldIn(
    tellingIn(label, language),
    said.flatMap(({ sentences }) => sentences).join('\n'),
    language,
  ).length > 0;

/** `Attics and of the meeting`: what its verb asked for is still there behind the joint. */
const governed =
  /\s(?:et|ou|y|e|ed|o|und|oder|en|of|i|oraz|and|or)\s(?:(?:de|du|des|del|della|dello|dei|delle|degli|do|da|dos|das|van|von|vom|of|about|sur|sobre|su|sul|sulla|over|über|z|ze)\s|d['’]|dell['’])/iu;

/** How many of the telling words of a topic a line has, from 0 to 1; a single one may be said in another word. */
export function wordsHeld(brief: Brief, topic: string): (line: string) => number {
  const { language } = brief;
  const terms = tellingIn(barePhrase(topic, language), language);
  // Of `nine schools`, a line must have more than nine of something.
  const counts = terms.length > 0 && wholeValuesIn(topic, language).length > 0;
  return (line) =>
    terms.length < minTerms && !counts ? 1 : heldIn(terms, line, language).length / terms.length;
}

/** Without what it should not be, and without whose it is: the reader's name says that. */
function barePhrase(topic: string, language: string): string {
  const against = firstOf(topic, denied);
  const wanted =
    against && against.start > 0 && against.end >= topic.trimEnd().length
      ? topic.slice(0, against.start)
      : topic;
  const trimmed = wanted.replace(/^[\s,;:、。"“„«]+|[\s,;:.!、。"”“»]+$/gu, '');
  return stripAround(trimmed.replace(possessive[language] ?? /^$/u, ''), articles);
}

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

/** A wish has its words in the case that its verb asks for; large they must stand as they are called. */
function isAsCalled(brief: Brief, bare: string): boolean {
  const { language } = brief;
  if (language !== 'de' && language !== 'pl') return true;
  const texts = [...placesIn(brief), ...brief.said.flatMap(({ sentences }) => sentences)];
  const [first = ''] = wordsOf(bare);
  if (language === 'pl')
    return texts
      .flatMap((text) => sentencesOf(text, language))
      .some((text) => keyOf(text).startsWith(`${keyOf(first)} `));
  const words = new Set(texts.flatMap(wordsOf));
  const nouns = wordsOf(bare).filter((word) => /^\p{Lu}/u.test(word));
  return !/^\p{Ll}+e[nmrs]$/u.test(first) && nouns.every((word) => words.has(word));
}

function isHeld(brief: Brief, topic: string, terms: readonly string[]): boolean {
  const { language } = brief;
  const told = placesIn(brief);
  const said = brief.said.map(({ sentences }) => sentences);
  const all = [...told, ...said.flat()];
  if (heldIn(terms, all.join('\n'), language).length < terms.length) return false;
  const keysIn = (text: string) => wholeValuesIn(text, language).map(({ key }) => key);
  const values = new Set(all.flatMap(keysIn));
  if (!keysIn(topic).every((key) => values.has(key))) return false;
  const enough = Math.max(minTerms, terms.length - 1);
  const hasMost = (text: string): boolean => heldIn(terms, text, language).length >= enough;
  // What they only ask about may be nothing that there is.
  const isTheirs = said.some(
    (sentences) =>
      hasMost(sentences.join(' ')) &&
      sentences.some((one) => !isQuestion(one) && heldIn(terms, one, language).length > 0),
  );
  return isModest(topic) && isTheirs
    ? true
    : told.some((text) => hasMost(text) && isTold(brief, topic, text, terms));
}

/** It promises no more than words can that are not a source's. */
const isModest = (topic: string): boolean =>
  !absolutes.test(topic) && !free.test(topic) && superlativesIn(topic).length === 0;

/** As much is promised there, and the clause that has most of it denies it only if the wish does. */
function isTold(
  { language }: Brief,
  topic: string,
  text: string,
  terms: readonly string[],
): boolean {
  const [best] = sentencesOf(text, language)
    .flatMap((sentence) => [...sentence.split(/[,;:、]\s?/u), sentence])
    .map((clause) => ({ clause, held: heldIn(terms, clause, language).length }))
    .sort((a, b) => b.held - a.held);
  return (
    (!absolutes.test(topic) || absolutes.test(text)) &&
    (!free.test(topic) || free.test(text)) &&
    superlativesIn(topic).length <= superlativesIn(text).length &&
    denies(topic, language) === denies(best?.clause ?? text, language)
  );
}

/** What the sources tell: each answer with its question, and each section as a whole. */
const placesIn = (brief: Brief): string[] => {
  const answers = answersIn(brief);
  const sections = Map.groupBy(answers, ({ section }) => section);
  return [
    ...answers.map(({ text, question = '' }) => `${question} ${text}`.trim()),
    ...brief.source.quotes.map(quoteText),
    ...[...sections].map(([section, own]) =>
      joined([section?.heading ?? '', ...own.map(({ text }) => text)]),
    ),
  ];
};
const joined = (texts: readonly string[]): string => texts.filter((one) => one !== '').join('\n');

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
const possessive: Readonly<Record<string, RegExp>> = {
  en: /^(?:her|his|their|own)\s/iu,
  de: /^(?:ihre?[nmrs]?|seine?[nmrs]?)\s/u,
  fr: /^(?:sa|son|ses|leurs?)\s/iu,
  es: /^(?:sus?)\s/iu,
  it: /^(?:(?:il|la|i|le)\s)?(?:su[oaei]|suoi|loro)\s/iu,
  pt: /^(?:(?:o|a|os|as)\s)?(?:seus?|suas?)\s/iu,
  nl: /^(?:zijn|haar|hun)\s/iu,
  pl: /^(?:jego|jej|ich|swój|swoj\p{L}{1,4})\s/iu,
};
