// The reader's questions that the page leaves open: whoever sends it should know, and answer them.
import type { PageContent } from '../../../../content/content.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { keyOf, wordsOf } from '../../../../platform/text/words.ts';
import type { Brief } from '../brief/brief.ts';
import { asksWhether } from '../texts/asking.ts';
import { concernsIn } from './concerns.ts';

const maxTold = 5;
/** `Right?`, `And then?` ask for nothing by themselves. */
const minWords = 3;
const minLetters = 8;

export function unansweredOf(
  { said, language, leftOpen = new Set(), answered: elsewhere }: Brief,
  { blocks }: PageContent,
): string[] {
  const answered = blocks
    .flatMap((block) => (block.type === 'heard' ? block.items : []))
    .map((item) => keyOf(item.said));
  const isLong = (text: string): boolean =>
    language === 'ja' ? text.length >= minLetters : wordsOf(text).length >= minWords;
  return [
    ...said
      // In a call much is asked that is answered there and then, where somebody else speaks in it.
      .filter(({ talk, replies }) => talk !== true || replies === undefined)
      .flatMap(({ sentences }) => sentences)
      .flatMap((sentence) => {
        const own = concernsIn(sentence, language);
        return own.length === 0 || elsewhere?.has(sentence)
          ? [sentence]
          : own.map((one) => one.sentence);
      })
      .filter((sentence) => isQuestion(sentence) || asksWhether.test(sentence))
      .filter((sentence) => isLong(sentence) && !elsewhere?.has(sentence))
      .filter((sentence) => !answered.some((told) => told.includes(keyOf(sentence)))),
    ...leftOpen,
  ].slice(0, maxTold);
}
