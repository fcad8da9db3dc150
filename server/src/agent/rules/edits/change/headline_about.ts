// A headline about what was asked for: a whole line or clause of the sources, or of what the reader said, that has the
// words of the wish. Where none has, the two that come nearest are offered as they stand.

import { figuresIn } from '../../../../claims/figures.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { joinSentences, sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { fold, keyOf, termsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { mainClause } from '../../compose/brief/shorter_lines.ts';
import { headlinesOf } from '../../compose/headlines/worth.ts';
import { leansOnOther, negated, wordCount } from '../../compose/texts/claim_lines.ts';
import { capitalised } from '../../context/items.ts';
import { otherwise } from '../../grammar/languages/edit_words.ts';
import { namesSibling } from '../../text/siblings.ts';
import { wholeValuesIn } from '../../text/values.ts';
import { type Editing, nearLines, not, type Outcome } from '../editing.ts';
import { label } from '../ground/meant.ts';
import { sharing } from '../ground/ranking.ts';
import { inSourceWords, knownWords, topicWeights } from '../ground/search.ts';
import { isAkin } from '../ground/target.ts';
import type { RequestOf } from '../requests.ts';
import {
  anotherHeadline,
  type Hero,
  heroOf,
  maxWords,
  passes,
  shorterHeadline,
  withHeadline,
} from './headline.ts';
import { clauseAbout } from './headline_clause.ts';
import { figuresHeld, isReply, withoutOpener, wordsHeld } from './headline_words.ts';

const idealWords = 9;
/** Less is no claim. */
const minWords = 4;
/** A line with a word or two of the wish may be about something else. */
const [covered, figured, heldEnough, enoughHeld, halfOf] = [0.6, 0.3, 0.6, 0.9, 0.5];
const [maxNear, maxTried, nearEnough] = [2, 8, 0.2];

/** Of several topics, the first that the sources have a line for. */
export function headlineAbout(
  editing: Editing,
  { topic: asked, shorter, without, most = maxWords }: Omit<RequestOf<'headlineAbout'>, 'kind'>,
): Outcome {
  const has = (line: string): boolean => fold(line).includes(fold(without ?? ''));
  const now = asked === '' ? heroOf(editing)?.headline : undefined;
  if (now !== undefined && without !== undefined && !has(now))
    return not(`The headline does not say “${without}”: “${now}”.`, 'missing', without);
  if (asked === '') return anotherHeadline(editing, has);
  const parts = asked.split(/\s(?:or|oder|ou|o|of|lub|albo)\s/i);
  const outcomes = [...parts, asked].map((topic) => headlineOn(editing, topic, most, shorter));
  const fits = ({ did, about = [] }: Outcome): boolean =>
    did !== undefined && (without === undefined || !about.some(has));
  return outcomes.find(fits) ?? outcomes.find(({ did }) => did === undefined) ?? none(asked);
}

const none = (topic: string): Outcome =>
  not(
    `I found no sentence about “${topic}” in the sources that is short enough for a headline. Give me one in quotes and I will set it.`,
    'noHeadline',
    topic,
  );

/** No line has it: the two that come nearest are offered. */
function nearest(editing: Editing, hero: Hero, topic: string): Outcome {
  const { brief } = editing;
  const all = [...new Set([...linesIn(brief), ...headlinesOf(brief)])];
  const share = sharing(all, topic, brief.language);
  const held = wordsHeld(brief, topic);
  const lines = all
    .filter((line) => wordCount(line) >= minWords && wordCount(line) <= maxWords)
    .filter((line) => keyOf(line) !== keyOf(hero.headline) && !isQuestion(line))
    .map((line) => ({ line, near: share(line).all }))
    .filter(({ line, near }) => near >= nearEnough && held(line) >= halfOf && !isReply(line))
    .sort((a, b) => b.near - a.near)
    .slice(0, maxTried)
    .map(({ line }) => line)
    .filter((line) => isUnquoted(line) && isTellable(editing, hero, line))
    .slice(0, maxNear);
  if (lines.length === 0) return none(topic);
  return nearLines(topic, lines);
}

function headlineOn(editing: Editing, wish: string, most: number, shorter = false): Outcome {
  const hero = heroOf(editing);
  if (!hero)
    return not('Only the headline of the hero can be chosen from the sources.', 'selected');
  const { brief } = editing;
  const { language } = brief;
  // `The date of the exam`: a line on the exam that has one.
  const topic = wish.replace(dateOf, '').trim() || wish;
  const hasDate = (line: string): boolean =>
    topic === wish || figuresIn(line).some(({ kind }) => kind === 'date');
  const asked = knownWords(brief, inSourceWords(brief, topic));
  const weights = topicWeights(asked, brief);
  const covers = (line: string): number => brief.scorer.coverage(line, weights);
  // A figure or a name that was asked for must be in it.
  const named = mustHave(brief, topic);
  const hasFigures = figuresHeld(topic, language);
  const hasAll = (text: string): boolean =>
    hasFigures(text) && named.every((one) => fold(text).includes(fold(one)));
  const held = wordsHeld(brief, topic);
  // A figure in common says most of it; that both deny something says some of it.
  const isDenied = negated.test(topic);
  const isFigured = wholeValuesIn(topic, language).length > 0;
  const isThere =
    held(hero.headline) >= halfOf &&
    hasDate(hero.headline) &&
    (named.length > 0 || isFigured ? hasAll(hero.headline) : covers(hero.headline) >= enoughHeld);
  const already = not(`The headline is about “${topic}” already.`, 'already', hero.headline);
  const stays = weights.size > 0 && isThere;
  if (stays && !shorter) return already;
  // `Tenants and the 27 minutes`: each of them, or the line is not the one that was asked for.
  const parts = topic.split(joints).filter((part) => termsOf(part, language).length > 0);
  const hasSome = (part: string, line: string): boolean => {
    const own = termsOf(line, language);
    return (
      parts.length < 2 ||
      termsOf(inSourceWords(brief, part), language).some((term) =>
        own.some((one) => isAkin(term, one)),
      )
    );
  };
  const isWanted = (line: string): boolean =>
    !isReply(line) &&
    !namesSibling(topic, line, language) &&
    !isGoing(editing, line) &&
    hasDate(line) &&
    wordCount(line) <= most &&
    parts.every((part) => hasSome(part, line)) &&
    (!shorter || wordCount(line) < wordCount(hero.headline));
  const leading = { ...brief, commands: { ...brief.commands, lead: [asked] } };
  const isLabelled = (line: string): number => Number(/[:：]\s|^.{2,24}\s[–—]\s/u.test(line));
  const own = linesIn(brief)
    .flatMap((line) => [line, ...mainClause(line)])
    .map(capitalised)
    .sort((a, b) => Math.abs(wordCount(a) - idealWords) - Math.abs(wordCount(b) - idealWords));
  const line = [...headlinesOf(leading), ...own]
    .filter(
      (one) =>
        weights.size > 0 &&
        covers(one) >= (isFigured ? figured : isDenied ? halfOf : covered) &&
        (!isDenied || negated.test(one)) &&
        hasAll(one) &&
        isWanted(one),
    )
    .filter((one) => !(isPrice.test(one) || (isRow.test(one) && named.length === 0 && !isFigured)))
    .filter((one) => isClaim(brief, one, topic))
    .sort((a, b) => isLabelled(a) - isLabelled(b) || covers(b) - covers(a))
    .find((one) => passes(editing, hero, one));
  // A clause that says it is better than a line that has less of it.
  const clause = clauseAbout(
    brief,
    topic,
    (one) => isWanted(one) && isTellable(editing, hero, one),
  );
  if (clause !== undefined && (line === undefined || held(line) < enoughHeld))
    return withHeadline(editing, hero, clause);
  // One that says less of it than the one that is there is no better.
  const isLess =
    !shorter && named.length === 0 && !isFigured && line !== undefined && hasDate(hero.headline);
  if (isLess && covers(hero.headline) >= covers(line)) return already;
  if (line !== undefined && (isFigured || held(line) >= heldEnough))
    return withHeadline(editing, hero, line);
  const headed = stays ? undefined : figureOfHeading(brief, topic);
  if (headed !== undefined && isWanted(headed) && passes(editing, hero, headed))
    return withHeadline(editing, hero, headed);
  return stays ? (shorterHeadline(editing) ?? already) : nearest(editing, hero, topic);
}

/** `Five years of warranty` is what the section `Warranty` says with `Five years on all parts`. */
function figureOfHeading({ source, language }: Brief, topic: string): string | undefined {
  const keys = wholeValuesIn(topic, language).map(({ key }) => key);
  const words = termsOf(topic, language);
  if (keys.length === 0 || wordCount(topic) > idealWords) return undefined;
  const isTold = [...source.context, ...source.topics].some(({ heading = '', paragraphs }) => {
    const names = termsOf(heading, language);
    const told = paragraphs
      .flatMap(({ text }) => sentencesOf(text, language))
      .find((text) => {
        const held = wholeValuesIn(text, language).map(({ key }) => key);
        return keys.every((key) => held.includes(key));
      });
    const said = told === undefined ? [] : [...names, ...termsOf(told, language)];
    return (
      said.length > 0 &&
      words.some((word) => names.some((name) => isAkin(word, name))) &&
      words.every((word) => said.some((other) => isAkin(word, other)))
    );
  });
  return isTold ? capitalised(topic.replace(article, '')) : undefined;
}
const dateOf =
  /(?<!\p{L})(?:(?:the|das|die|den|les?|la|las|il|l[oae]|o|as?|de|het)\s)?(?:dates?|datum|termine?|fechas?|datas?|daty|datę)(?!\p{L})(?:\s(?:of|for|vom|von|der|des|du|de(?: la|l)?|di|della|do|da|van|voor)(?=\s)|\s(?=de\s))?/iu;
const joints = /,\s|\s(?:and|und|et|y|e|en|i|oraz|plus|\+)\s/iu;
const article =
  /^(?:the|our|die|der|das|den|les?|la|l[’']|el|los|las|il|lo|gli|i|os?|as?|de|het)\s/iu;

/** The sentences of the sources, without the yes or no that answers a question and the hour of an agenda; a heading that says so much is one too. */
const linesIn = (brief: Brief): string[] =>
  answersIn(brief)
    .flatMap(({ text, row, before }) => {
      const all = row === undefined ? sentencesOf(text, brief.language) : [];
      return all.flatMap((line, at) => wholeOf(brief, line, at === 0 ? before : all[at - 1]));
    })
    .concat([...brief.source.context, ...brief.source.topics].flatMap(headingLine))
    .map(withoutStop)
    .map(withoutOpener)
    .map((line) => line.replace(atHour, ''))
    .filter((line) => wordCount(line) <= maxWords);
const atHour = /^\d{1,2}[.:h]\d\d(?:\s?[–-]\s?\d{1,2}[.:h]\d\d)?\s(?=\p{L})/u;
const headingLine = ({ heading = '' }: { heading?: string }): string[] =>
  heading === heading.toUpperCase() ? [] : [heading];

/** What leans on the sentence before it stands behind that one; what comes after it speaks of who knows what. */
function wholeOf({ language }: Brief, line: string, before: string | undefined): string[] {
  if (before === undefined) return [line];
  if (leansOnOther(before, language)) return [];
  return leansOnOther(line, language)
    ? [line, joinSentences([before.replace(label, ''), line], language)]
    : [line];
}

/** A whole claim that leans on no other sentence, and denies only what was denied. */
function isClaim(brief: Brief, line: string, topic: string): boolean {
  const told = line.replace(/^[^:：]{2,60}[:：]\s/u, '');
  return (
    wordCount(told) >= minWords &&
    isUnquoted(line) &&
    !isQuestion(line) &&
    !otherwise.test(line) &&
    !calls.test(line) &&
    ![line, told].some((one) => leansOnOther(one, brief.language)) &&
    (negated.test(topic) || !negated.test(line.split(' ', 2).join(' ')))
  );
}

/** The sources prove it, or the reader said it themselves. */
const isTellable = (editing: Editing, hero: Hero, line: string): boolean =>
  keyOf(line) !== keyOf(hero.headline) &&
  (passes(editing, hero, line) ||
    editing.brief.said.some(({ sentences }) =>
      sentences.some((one) => keyOf(one).includes(keyOf(line))),
    ));

/** With no quotation in it, or a whole one that does not open it. */
const isUnquoted = (line: string): boolean =>
  !/^["“„«「]/u.test(line) && (line.match(/["“”„«»「」]/gu)?.length ?? 0) % 2 === 0;

/** What another wish of the message takes off the page leads none. */
const isGoing = ({ brief, going = [] }: Editing, line: string): boolean =>
  going.some((name) => {
    const [own, terms] = [termsOf(line, brief.language), termsOf(name, brief.language)];
    return terms.length > 0 && terms.every((term) => own.some((one) => isAkin(term, one)));
  });

/** `Bastien, 24 barrels`: whom a message calls by name. */
const calls = /^\p{Lu}\p{Ll}+,\s\d/u;
/** A row of a price list. */
const isPrice = /[:：]\s*[€$£¥]?\s?\d[\d.,\s]*\s?(?:€|£|\$|zł|円|EUR|PLN)?$/u;
/** What begins with a price, whatever is said behind it. */
const isRow = /[:：]\s*(?:[€$£¥]\s?\d|\d[\d.,\s]*(?:€|£|\$|zł|円|EUR|PLN))/u;

/** Names that the page knows: without them the headline is not the one that was asked for. */
function mustHave({ addressee, input }: Brief, topic: string): string[] {
  const names = [addressee.company, input.person?.name, input.account?.name].filter(
    (name) =>
      name !== undefined &&
      (fold(topic).includes(fold(name)) ||
        (topic.length > 3 && !/\d/.test(topic) && fold(name).includes(fold(topic)))),
  ) as string[];
  const capital = /^(?:\p{Ll}{1,4}\s)?(\p{Lu}[\p{L}-]*(?:\s\p{Lu}[\p{L}-]*){1,3})$/u.exec(
    topic,
  )?.[1];
  const known = capital !== undefined && names.length === 0 ? [capital] : names;
  return known;
}
