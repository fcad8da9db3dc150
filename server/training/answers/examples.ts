// What the rules found for each sentence of the corpus, beside everything else that the sources say.

import { answersIn } from '../../src/agent/rules/compose/answers/answers.ts';
import type { By } from '../../src/agent/rules/compose/answers/heard_matched.ts';
import { matchAll } from '../../src/agent/rules/compose/answers/heard_pairs.ts';
import { thoughtsOf } from '../../src/agent/rules/compose/answers/heard_thoughts.ts';
import { askedOf, featuresOf } from '../../src/agent/rules/compose/answers/likely/features.ts';
import { isSame } from '../../src/agent/rules/compose/answers/likely/likely.ts';
import { type Brief, readBrief } from '../../src/agent/rules/compose/brief/brief.ts';
import { fitToReader } from '../../src/agent/rules/compose/selection/fitting.ts';
import type { Answer } from '../../src/agent/rules/compose/texts/answer.ts';
import { makeCase } from '../../src/eval/case.ts';
import { fold, wordsOf } from '../../src/platform/text/words.ts';
import { type Labelled, readCorpus } from './corpus.ts';

export interface Candidate {
  values: (readonly [name: string, value: number])[];
  isRight: boolean;
  isFound: boolean;
}

export interface Example {
  id: string;
  language: string;
  /** Absent where no source answers it. */
  answerable: boolean;
  by: By | undefined;
  candidates: Candidate[];
}

export const examplesOf = (corpus: readonly Labelled[] = readCorpus()): Example[] =>
  corpus.filter(({ pairs }) => pairs.length > 0).flatMap(examplesIn);

function examplesIn(one: Labelled): Example[] {
  const brief = deskOf(one);
  const answers = answersIn(brief);
  const { found } = matchAll(brief, answers);
  const thoughts = thoughtsOf(brief);
  return one.pairs.map(({ said, passages }) => {
    const thought = thoughts.find(({ sentence }) => isAlike(said, sentence));
    const match = thought && [...found].find(([key]) => key.sentence === thought.sentence)?.[1];
    const picked = match?.answers ?? [];
    const further = picked.filter((own) => !answers.some((other) => isSame(own, other)));
    const all = [...answers, ...further];
    const asked = askedOf(brief, thought ?? { sentence: said }, all);
    return {
      ...{ id: one.id, language: one.language, by: match?.by },
      answerable: passages.length > 0,
      candidates: all.map((answer): Candidate => {
        const isFound = picked.some((own) => isSame(own, answer));
        const features = featuresOf(asked, answer, isFound ? match?.by : undefined);
        const values = Object.entries(features)
          .map(([name, value]) => [name, Number(value)] as const)
          .filter(([, value]) => value !== 0);
        return { values, isFound, isRight: passages.some((passage) => isOf(passage, answer)) };
      }),
    };
  });
}

export function deskOf({
  id,
  language,
  seller,
  company,
  person,
  role,
  context,
  kind,
  message,
}: Labelled): Brief {
  const said =
    kind === 'call' ? { type: 'call', transcript: message } : { type: 'email', body: message };
  const { type, ...payload } = said;
  const { input } = makeCase({
    ...{ name: id, language, brand: { name: seller }, pageType: 'inbound', pageName: id, context },
    ...{ person: { name: person, title: role }, account: { name: company } },
    activity: message === '' ? [] : [{ type, direction: 'from', payload }],
    ...{ mention: [], hide: [] },
  });
  const whole = readBrief(input);
  return { ...whole, source: fitToReader(whole).source };
}

const isWide = /[\u3040-\u9fff]/;
/** Words, or pairs of letters where nothing parts them. */
function piecesOf(text: string): string[] {
  const folded = fold(text);
  if (!isWide.test(folded)) return wordsOf(folded);
  const letters = wordsOf(folded).join('');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
    letters.slice(at, at + 2),
  );
}

export const shareOf = (one: string, other: string): number => {
  const pieces = piecesOf(one);
  const held = new Set(piecesOf(other));
  return pieces.filter((piece) => held.has(piece)).length / Math.max(1, pieces.length);
};

const isAlike = (one: string, other: string): boolean =>
  shareOf(one, other) > 0.7 && shareOf(other, one) > 0.5;

/** Most of the passage, or a part of it that says something. */
const isOf = (passage: string, { text, row = [] }: Answer): boolean =>
  shareOf(passage, `${text} ${row.join(' ')}`) >= 0.6 ||
  (text.length > 12 && shareOf(text, passage) >= 0.9);
