// Lines on what the team wants first that stand in a list, behind a label or in an answer: each is a
// candidate for the headline beside the sentences of the text.
import { figuresIn } from '../../../../claims/figures.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { capitalised } from '../../context/items.ts';
import { withoutYesOrNo } from '../../context/questions.ts';
import type { Section } from '../../context/reading.ts';
import { afterColon } from '../answers/answers.ts';
import type { Brief } from '../brief/brief.ts';
import { type Led, ledBy } from '../brief/led.ts';
import { isStepsSection } from '../sections/lists.ts';
import {
  clock,
  compares,
  isClaim,
  isListing,
  isSize,
  lacksSubject,
  negated,
  openFrom,
  wordCount,
} from '../texts/claim_lines.ts';
import { kindOf } from '../texts/kinds.ts';
import { isStatement } from '../texts/statements.ts';

const maxWords = 12;
const idealWords = 8;

export interface Candidate {
  text: string;
  score: number;
  /** Says what becomes of what the reader told, or what becomes better of what troubles them. */
  answers?: true;
  /** Promises something by a figure, or something that they spoke of. */
  tells?: true;
}

/** What the team asks for may stand in a programme, behind a label or behind a price. */
export function ledPieces(section: Section, led: Led, language: string): Candidate[] {
  if (led.terms.size === 0) return [];
  const { paragraphs, tables } = section;
  const story = kindOf(section) === 'proof';
  // One step of several is no claim, unless the team asks for just this.
  const items = isStepsSection(section)
    ? section.items.filter(({ title }) => ledBy(led, title) >= 1.9)
    : section.items;
  const texts = [
    // A day of a journey leads nobody; a session one can come to does.
    ...tables
      .filter(({ kind, rows }) => kind !== 'agenda' || rows.some(([when = '']) => clock.test(when)))
      .flatMap(({ rows }) => rows.flat()),
    ...items.flatMap(({ title, text }) => [
      ...(isLabelOf(title, text, language, (one) => ledBy(led, one) >= ledBy(led, title))
        ? sentencesOf(text ?? '', language)
        : [title]),
      text ?? '',
      // `No capital outlay: we pay for the chargers`.
      ...(text === undefined || wordCount(title) > 4
        ? []
        : [`${title}: ${afterColon(text, language)}`]),
    ]),
    ...paragraphs.flatMap(({ text }) =>
      sentencesOf(text, language).filter(
        (one, at) =>
          (at === 0 || !lacksSubject(one, language)) &&
          !(story && isSize(one) && !compares.test(one)),
      ),
    ),
  ];
  return texts.flatMap((text) => {
    const asked = ledBy(led, text);
    if (asked < 1) return [];
    const whole = withoutStop(text.replace(/\s*[(（][^()（）]{0,60}[)）]\s*/gu, ' ').trim());
    const [, , behind = ''] = labelled.exec(whole) ?? [];
    const bare = wordCount(behind) >= 4 && ledBy(led, behind) >= asked ? behind : whole;
    const line = capitalised(bare.replace(amountFirst, ''));
    const sound =
      isClaim(line.replace(/\s?[:：](?=\s)/u, ''), language) &&
      // Where the team asks for just this, it is what they want to say.
      (asked >= 1.9 || !negated.test(line)) &&
      !isListing(line) &&
      !hasAmount(line);
    return sound && wordCount(line) >= 4 && wordCount(line) <= maxWords
      ? [{ text: line, score: asked + 0.2 - Math.abs(wordCount(line) - idealWords) * 0.03 }]
      : [];
  });
}
/** What a price is for is its label, and so is a phrase above a sentence that says as much. */
export const isLabelOf = (
  title: string,
  text: string | undefined,
  language: string,
  says: (sentence: string) => boolean,
): boolean =>
  text !== undefined &&
  !isStatement(title, language) &&
  (hasAmount(text) ||
    sentencesOf(text, language).some(
      (one) => (says(one) || whereOrHow.test(title)) && isOwn(one, language),
    ));
/** `On the flat roof` says where, and not what. */
const whereOrHow =
  /^(?:in|on|at|by|with|under|auf|im|am|an|bei|mit|unter|dans|sur|en|avec|sous|par|con|por|bajo|sul?|sulla|nel|nella|sotto|no|na|em|com|sob|op|met|onder|w|we|pod|z|ze)\s\S+(?:\s\S+){0,4}$/iu;

/** Said of somebody or something that it names itself. */
export const isOwn = (sentence: string, language: string): boolean =>
  wordCount(sentence) >= minOwn &&
  // `Delivery: tools 5 weeks, parts 8 weeks` is said of what its label names.
  (isStatement(sentence, language) || !isListing(withoutStop(sentence))) &&
  isClaim(withoutStop(sentence), language) &&
  !lacksSubject(sentence, language) &&
  !pronoun.test(sentence);
const minOwn = 6;

const labelled = /^([^.:：!?]{2,40}?)\s?[:：]\s(\S.*)$/u;
export const amountFirst = /^(?:[€$£]\s?\d[\d.,' ]{0,12}|\d[\d.,' ]{0,12}\s?[€$£])\s+(?=\p{Lu})/u;

/** An answer is a claim where it says itself what the team asks for; else it needs its question. */
export function ledAnswers({ source, language }: Brief, led: Led): Candidate[] {
  return source.questions.flatMap(({ question, answer }) => {
    const asked = ledBy(led, `${question} ${answer}`);
    if (asked < 1) return [];
    return sentencesOf(withoutYesOrNo(answer), language)
      .map((sentence) => capitalised(withoutStop(firstClause(sentence))))
      .filter((line) => isClaim(line.replace(openFrom, ''), language) && ledBy(led, line) >= 1)
      .filter((line) => !pronoun.test(line))
      .filter((line) => wordCount(line) >= 4 && wordCount(line) <= maxWords)
      .map((line) => ({ text: line, score: asked + (/\d/.test(line) ? 0.3 : 0) }));
  });
}

/** Speaks of what its question named. */
const pronoun = /(?<!\p{L})(?:it|them|they|sie|ihn|ihm|ils|elles|ze|hem)(?!\p{L})/iu;

/** `You are phoned within 10 minutes, the box is quarantined, and …`: the first says it. */
const firstClause = (sentence: string): string =>
  wordCount(sentence) <= maxWords
    ? sentence
    : (/^([^,;:：]{20,90}), (?:the|a|we|you|it|der|die|das|wir|sie|le|la|les|nous|vous|el|los|las|il|lo|gli|o|os|as|de|het|wij)\s/iu.exec(
        sentence,
      )?.[1] ?? sentence);

/** `Median time to rotation: 11 minutes` is a claim where the team asks for just this. */
export function labelledFigures({ items }: Section, led: Led): Candidate[] {
  return items.flatMap(({ title, text }) => {
    if (led.terms.size === 0 || text === undefined || figuresIn(text).length === 0) return [];
    const line = `${title}: ${withoutStop(text)}`;
    const asked = ledBy(led, line);
    return asked >= 1 && wordCount(line) <= maxWords ? [{ text: line, score: asked + 0.6 }] : [];
  });
}
