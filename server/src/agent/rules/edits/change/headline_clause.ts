// A clause of a source, or of what the reader said, that has the words which a headline should have: cut at its joints,
// at most twelve words long, and a statement of its own.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { leansOnOther, wordCount } from '../../compose/texts/claim_lines.ts';
import { isStatement, knowsVerbs } from '../../compose/texts/statements.ts';
import { capitalised } from '../../context/items.ts';
import { joining } from '../../grammar/languages/message_words.ts';
import { wholeValuesIn } from '../../text/values.ts';
import { sharing } from '../ground/ranking.ts';
import { figuresHeld, isReply, ofOthers, withoutOpener, wordsHeld } from './headline_words.ts';

const maxWords = 12;
const minTold = 2;
const minWords = 4;
/** Japanese has no blanks: so many signs say as much. */
const maxSigns = 48;
const enough = 0.75;
/** A figure in common says most of it. */
const enoughFigured = 0.5;
const half = 0.4;
const idealWords = 9;
const beside = (line: string): number => Math.abs(wordCount(line) - idealWords);
/** A figure begins what is told of it: `… was 31 °C in the shade`. */
const joint = new RegExp(
  `(?:[,;:、；：]\\s?(?!\\d)|\\s[–—-]\\s|\\s(?=(?:${joining})\\s)|\\s(?=\\d+(?:[.,]\\d+)*\\s?[\\p{L}°%]))`,
  'iu',
);
const opening = new RegExp(
  `^(?:${joining}|but|aber|mais|pero|ma|mas|maar|ale|with|mit|und)\\s`,
  'iu',
);

/** The best clause with every figure of the topic and most of its words. */
export function clauseAbout(
  brief: Brief,
  topic: string,
  fits: (line: string) => boolean,
): string | undefined {
  const { language } = brief;
  const isFigured = wholeValuesIn(topic, language).length > 0;
  // What the reader tells of the figure that was asked for.
  const opens = (text: string): boolean =>
    figuresHeld(topic, language)(/^\d[\d.,]*\s\S+/.exec(text)?.[0] ?? '') && isFigured;
  const texts = [
    ...answersIn(brief).flatMap(({ text, row }) => (row ? [] : sentencesOf(text, language))),
    // What the reader says of themselves would be said of us; one word of theirs may be about anything.
    ...(termsOf(topic, language).length < minTold ? [] : brief.said)
      .flatMap(({ sentences }) => sentences)
      .flatMap((text) => clausesOf(withoutStop(text), language))
      .filter(
        (text) => (opens(text) || isStatement(text, language)) && !ofOthers[language]?.test(text),
      ),
  ].filter((text) => !isQuestion(text));
  const lines = texts
    .flatMap((text) => clausesOf(withoutStop(text), language))
    .filter(figuresHeld(topic, language));
  const share = sharing(texts, topic, language);
  const held = wordsHeld(brief, topic);
  const least = isFigured ? enoughFigured : enough;
  return lines
    .map((line) => ({ line, told: share(line).literal }))
    .filter(({ line, told }) => told >= least && held(line) >= half)
    .sort((a, b) => b.told - a.told || beside(a.line) - beside(b.line))
    .map(({ line }) => capitalised(line))
    .find(fits);
}

/** Every run of neighbouring parts that is short enough and says something. */
function clausesOf(sentence: string, language: string): string[] {
  const parts = sentence.split(joint);
  if (parts.length > maxParts) return [];
  let at = 0;
  const starts = parts.map((part) => {
    at = sentence.indexOf(part, at);
    at += part.length;
    return at - part.length;
  });
  return starts
    .flatMap((start, first) =>
      parts.slice(first).map((part, more) =>
        sentence
          .slice(start, (starts[first + more] ?? 0) + part.length)
          .trim()
          .replace(opening, '')
          .replace(/^["“„«「]|["”“»」]$/gu, ''),
      ),
    )
    .map(withoutOpener)
    .filter((line) => !isReply(line) && isClause(line, language));
}
const maxParts = 16;

const isClause = (line: string, language: string): boolean =>
  (language === 'ja'
    ? line.length <= maxSigns && line.length >= 8 && /(?:す|た|ん|い)$/u.test(line)
    : wordCount(line) >= minWords && wordCount(line) <= maxWords) &&
  !/["“”„«»「」()]/u.test(line) &&
  !leansOnOther(line, language) &&
  // What opens with a figure, or is told of a name, tells it without a verb.
  (!knowsVerbs(language) ||
    /^\d|^[^:：,]{3,40}[:：]\s(?![\p{Sc}\d])/u.test(line) ||
    isStatement(line, language));
