// Whether a reader and a source ask for the same: by who, by name, by what the question is about.
import { fold, wordsOf } from '../../../platform/text/words.ts';
import { isQuestion } from '../context/questions.ts';
import { type Concept, conceptsIn } from '../fit/concepts.ts';
import type { Answer } from './answer.ts';
import { takesYesOrNo, whoWord } from './asking.ts';
import type { Desk } from './desk.ts';
import { begins, type Counts, stemsOf } from './in_common.ts';

/** `Who writes to them?` is no answer to `How would they get up and down?`. */
export const asksOtherwise = (sentence: string, question: string | undefined): boolean =>
  question !== undefined &&
  isQuestion(sentence) &&
  !takesYesOrNo(sentence) &&
  whoWord.test(question) &&
  !whoWord.test(sentence);

/** What they have in common is what the question itself asks about, and not only its answer. */
export function asksAlike(
  { language }: Desk,
  { question }: Answer,
  shared: readonly string[],
  common: readonly { concept: Concept }[],
): boolean {
  if (question === undefined) return false;
  const held = stemsOf(question, language);
  const spoken = conceptsIn(question, language);
  return (
    shared.filter((term) => held.some((other) => begins(term, other))).length +
      common.filter(({ concept }) => spoken.has(concept)).length >
    1
  );
}

/** Says who: it was asked of it, or we do it. */
export const saysWho = ({ answers, about, text }: Answer): boolean =>
  (answers && whoWord.test(about)) || ourselves.test(text);
const ourselves =
  /(?<!\p{L})(?:we|wir|nous|nosotros|noi|nós|wij|my)(?!\p{L})|(?:amos|emos|imos|iamo)(?!\p{L})|当社|弊社|私ども|نحن/iu;

/** `Who has the keys?` alone asks about keys, and so does who lost them. */
export const isAskedAbout = (term: string, answer: Answer, { folded }: Counts): boolean =>
  term.length >= 5 &&
  folded(term) === 1 &&
  fold(answer.about.split(/[?？]/)[0] ?? '').includes(term);

/** Systems and standards by name, `SAP` or `NetSuite`: they are never there by chance. */
export const systemsIn = (sentence: string): string[] =>
  (sentence.match(/\b\p{Lu}{3,}\d*\b|\b\p{L}*\p{Ll}\p{Lu}\p{L}*/gu) ?? []).map((word) =>
    word.toLowerCase(),
  );
/** Written large inside a sentence, where the language keeps that for names. */
export const namesIn = (sentence: string, language: string): string[] =>
  language === 'de' ? [] : (sentence.match(/(?<=[\p{L},] )\p{Lu}\p{L}{2,}/gu) ?? []);
export const hasWord = (text: string, word: string): boolean => wordsOf(text).includes(word);
