// Where all of a short question stands in an answer, that answers it, however common each word of it is here: `When would
// the desks come?` among lines that all speak of desks, `Can single slats be replaced?` beside the price of replacing them.
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { meaningsIn } from '../../fit/thesaurus.ts';
import type { Answer } from '../texts/answer.ts';
import { takesYesOrNo } from '../texts/asking.ts';
import { isSameWord } from '../texts/word_forms.ts';
import { begins, plain, stemsOf } from './in_common.ts';

const minWords = 2;
const maxWords = 5;

/** Whoever asks when: what is said of it there, by the same verb and the same thing, has the time. */
export function saysAll(sentence: string, { text }: Answer, language: string): boolean {
  const stops = stopWords(language);
  const asked = wordsOf(fold(sentence)).filter((word) => !stops.has(word) && !asking.has(word));
  if (asked.length < minWords || asked.length > maxWords) return false;
  const held = wordsOf(fold(text));
  return asked.every((word) => held.some((other) => isSameWord(word, other, language)));
}
/** What asks, and what only says that it might be. */
const asking = new Set(
  fold(
    'when would will could can do does did wann würde würden könnte könnten kann können wird werden quand serait seraient pourrait est ce que cuándo podría podrían quando potrebbe sarebbe poderia wanneer zou zouden kan kunnen kiedy',
  ).split(' '),
);

/** `Can it be done?` is answered by the row of a price list that is named just so: it is done, for so much. */
export function namesRow(sentence: string, { row }: Answer, language: string): boolean {
  const name = wordsOf(fold(row?.[0] ?? '')).filter((word) => !stopWords(language).has(word));
  if (name.length < minWords || !takesYesOrNo(sentence)) return false;
  const asked = wordsOf(fold(sentence));
  const stems = stemsOf(sentence, language);
  return name.every(
    (word) =>
      asked.some((other) => isSameWord(word, other, language)) ||
      stemsOf(word, language).some((stem) => stems.some((other) => begins(stem, other))),
  );
}

/**
 * Each thing that a yes or no of a few words asks after is meant there too, and one of them is called so; letters without
 * spaces mean too much, and a number is asked after by itself.
 */
export function meansAll(sentence: string, { text }: Answer, language: string): boolean {
  if (language === 'ja' || /\d/.test(sentence) || !takesYesOrNo(sentence)) return false;
  const held = wordsOf(fold(text));
  const isCalled = wordsOf(fold(sentence)).some(
    (word) =>
      word.length >= minStem &&
      !stopWords(language).has(word) &&
      !stemsOf(word, language).some((stem) => plain.has(stem)) &&
      held.some((other) => isSameWord(word, other, language)),
  );
  if (!isCalled) return false;
  const asked = meaningsIn(sentence, language);
  if (asked.length < minWords || wordsOf(sentence).length > maxMeant) return false;
  const told = new Set(meaningsIn(text, language).flat());
  return asked.every((fields) => fields.some((one) => told.has(one)));
}
const maxMeant = 5;
const minStem = 4;
