// `Easter holidays` and `summer holidays` end alike, and the one is not about the other.
import { fold, wordsOf } from '../../../platform/text/words.ts';

const leastTail = 5;
const leastHead = 3;

function tailOf(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.at(-1 - length) === other.at(-1 - length)) length++;
  return length;
}

const isSibling = (one: string, other: string): boolean => {
  const tail = tailOf(one, other);
  return tail >= leastTail && one.length - tail >= leastHead && other.length - tail >= leastHead;
};

/** Whether a text has a compound with another first half where it should have the one that was named. */
export function namesSibling(topic: string, text: string, language: string): boolean {
  if (language !== 'de' && language !== 'nl') return false;
  const words = wordsOf(fold(text));
  return wordsOf(fold(topic)).some(
    (word) =>
      !words.some((one) => one.startsWith(word)) && words.some((one) => isSibling(word, one)),
  );
}
