// Where nothing speaks of quite the same as the reader: what comes nearest, or how it would begin.
import { joinSentences } from '../../../platform/text/sentences.ts';
import { termsOf, wordsOf } from '../../../platform/text/words.ts';
import { isQuestion } from '../context/questions.ts';
import { conceptsIn } from '../fit/concepts.ts';
import type { Answer } from './answers.ts';
import type { Desk } from './desk.ts';
import { type Pair, within } from './heard_pairs.ts';
import { plain, sharesTopic } from './in_common.ts';
import { isAkin } from './led.ts';
import { isStepsSection } from './lists.ts';
import { isSentence } from './matching.ts';

/** Where nothing speaks of quite the same: their words as they came, beside what comes nearest. */
export function loosePair(desk: Desk, answers: readonly Answer[]): Pair | undefined {
  const told = desk.said
    .flatMap(({ sentences }) => sentences)
    .filter((sentence) => !isQuestion(sentence));
  if (told.length === 0) return undefined;
  const weights = new Map(
    told
      .flatMap((sentence) => termsOf(sentence, desk.language))
      .filter((term) => !/^\d+$/.test(term) && !plain.has(term))
      .map((term) => [term, 1]),
  );
  const best = answers
    // An answer was written for its own question.
    .filter((answer) => !answer.answers)
    .map((answer) => ({
      answer,
      score: desk.scorer.score(answer.about, weights) * (answer.whole ? 2 : 1),
    }))
    .sort((a, b) => b.score - a.score)[0];
  if (best === undefined || best.score <= 0 || !isNear(desk, best.answer, told)) return undefined;
  return { said: within(told), sentence: '', found: [best.answer] };
}

const minShared = 5;

/** Two words in common that mean something, or one of the things that readers ask about. */
function isNear(desk: Desk, answer: Answer, told: readonly string[]): boolean {
  if (!isSentence(answer)) return false;
  if (/[\p{scx=Han}\p{scx=Hiragana}]/u.test(answer.text)) return true;
  if (told.some((sentence) => sharesTopic(desk, sentence, answer))) return true;
  const held = termsOf(answer.about, desk.language);
  const shared = told
    .flatMap((sentence) => termsOf(sentence, desk.language))
    .filter(
      (term) =>
        term.length >= minShared && !plain.has(term) && held.some((other) => isAkin(term, other)),
    );
  return new Set(shared).size >= 2;
}

const minToldWords = 8;
const firstSteps = ['visit', 'trial', 'survey', 'training', 'switching'] as const;

/** Where no source speaks of what they told: what they told, beside how it would begin. */
export function firstStepFor(desk: Desk): Pair | undefined {
  const { source, said, language } = desk;
  const told = said.flatMap(({ sentences }) => sentences).filter((one) => !isQuestion(one));
  if (wordsOf(told.join(' ')).length < minToldWords) return undefined;
  const step = source.context.find(isStepsSection)?.items[0];
  if (!step || isQuestion(step.title)) return undefined;
  // `Sign the licence` answers nobody who tells of themselves; a visit or a trial does.
  const begins = conceptsIn(`${step.title} ${step.text ?? ''}`, language);
  if (!firstSteps.some((concept) => begins.has(concept))) return undefined;
  const text = joinSentences(
    step.text === undefined ? [step.title] : [step.title, step.text],
    language,
  );
  return {
    said: within(told),
    sentence: '',
    found: [
      {
        ...{ text, about: text, answers: false, whole: true, step: true },
        ...(step.chunkId === undefined ? {} : { chunkId: step.chunkId }),
      },
    ],
  };
}
