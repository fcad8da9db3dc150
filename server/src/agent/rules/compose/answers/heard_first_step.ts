// Where nothing speaks of the same as the reader: how it would begin.
import { joinSentences } from '../../../../platform/text/sentences.ts';
import { wordsOf } from '../../../../platform/text/words.ts';
import { isQuestion } from '../../context/questions.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import type { Brief } from '../brief/brief.ts';
import { isStepsSection } from '../sections/lists.ts';
import type { Pair } from './heard_pairs.ts';
import { quoted } from './heard_thoughts.ts';

const minToldWords = 8;
const firstSteps = ['visit', 'trial', 'survey', 'training', 'switching'] as const;

/** Where no source speaks of what they told: what they told, beside how it would begin. */
export function firstStepFor(brief: Brief): Pair | undefined {
  const { source, said, language } = brief;
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
    said: quoted(brief, told.slice(0, 2)),
    sentence: '',
    found: [
      {
        ...{ text, about: text, answers: false, whole: true, step: true },
        ...(step.chunkId === undefined ? {} : { chunkId: step.chunkId }),
      },
    ],
  };
}
