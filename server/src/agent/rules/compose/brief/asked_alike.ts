// Whether a reader and a source ask for the same: by who, by name, by what the question is about.
import { wordsOf } from '../../../../platform/text/words.ts';
import type { Concept } from '../../fit/concepts.ts';
import type { Answer } from '../texts/answer.ts';
import type { Brief } from './brief.ts';
import { begins, ownQuestion } from './in_common.ts';

/** What they have in common is what the question itself asks about, and not only its answer. */
export function asksAlike(
  { language }: Brief,
  answer: Answer,
  shared: readonly string[],
  common: readonly { concept: Concept }[],
): boolean {
  if (answer.question === undefined) return false;
  const { stems: held, concepts: spoken } = ownQuestion(answer, language);
  return (
    shared.filter((term) => held.some((other) => begins(term, other))).length +
      common.filter(({ concept }) => spoken.has(concept)).length >
    1
  );
}

/** Systems and standards by name, `SAP` or `NetSuite`: they are never there by chance. */
export const systemsIn = (sentence: string): string[] =>
  (sentence.match(/\b\p{Lu}{3,}\d*\b|\b\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );
/** Written large inside a sentence, where the language keeps that for names. */
export const namesIn = (sentence: string, language: string): string[] =>
  language === 'de' ? [] : (sentence.match(/(?<=[\p{L},] )\p{Lu}\p{L}{2,}/gu) ?? []);
export const hasWord = (text: string, word: string): boolean => wordsOf(text).includes(word);
