// A label with its value that stood under no heading and found no list to join: alone under its label it would look like a
// section, and the first one where nothing else fits the reader.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { joinSentences, withoutStop } from '../../../../platform/text/sentences.ts';
import { changes, wordCount } from '../texts/claim_lines.ts';
import { isStatement } from '../texts/statements.ts';
import type { Brief, Draft } from './brief.ts';

/** `Why people choose it` heads a list, and labels no sentence. */
export const isClause =
  /^(?:why|what|how|warum|wieso|was|wie|pourquoi|ce que|ce qui|comment|por qué|lo que|qué|cómo|perché|che cosa|cosa|come|porquê|por que|o que|como|waarom|wat|hoe|dlaczego|co|jak)\s/iu;

/** `Current wait: 9 days`: a label and what it says, without a sentence. */
export const isValue = ({ language }: Brief, title: string, text: string): boolean =>
  wordCount(text) <= maxValueWords &&
  !isClause.test(title) &&
  !isQuestion(title) &&
  !isStatement(withoutStop(text), language);
const maxValueWords = 5;

export interface Value {
  text: string;
  chunkIds: readonly string[];
}

/** With no list to join, how long it takes now stands where one is asked to begin; anything else ends what is told. */
export function withValues<T extends { blocks: Draft[]; closing: Draft[] }>(
  { phrases, language }: Brief,
  pieces: T,
  values: readonly Value[],
): T {
  if (values.length === 0) return pieces;
  const said = joinSentences(
    values.map(({ text }) => text),
    language,
  );
  const chunks = values.flatMap(({ chunkIds }) => chunkIds);
  const at = pieces.closing.findIndex(
    (one) => one.type === 'callToAction' && one.text === undefined,
  );
  const closing = pieces.closing[at];
  if (closing?.type === 'callToAction' && values.every(({ text }) => changes.test(text))) {
    const chunkIds = [...new Set([...closing.chunkIds, ...chunks])];
    return { ...pieces, closing: pieces.closing.with(at, { ...closing, text: said, chunkIds }) };
  }
  const { goodToKnow: heading } = phrases;
  const own: Draft = {
    ...{ type: 'prose', chunkIds: chunks, paragraphs: [said] },
    ...(heading === undefined ? {} : { heading }),
  };
  return { ...pieces, blocks: [...pieces.blocks, own] };
}
