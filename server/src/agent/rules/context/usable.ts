// What may stand on a page as a sentence. Code, placeholders, addresses and
// letter heaps are in many contexts, and none of them is worth a visitor's time.
import { wordsOf } from '../text/words.ts';

const code =
  /[{}]|=>|\(\)|;\s*$|\bjavascript:|\bon\w{3,20}\s*=|\bfunction\s*\(|\bdocument\.\w|<%|%>|\/\*|\*\/|^\s*\/\//i;
const placeholder = /\[[^\]]{0,40}\]|\{\{|<<|%%|\$\{|\b(?:lorem ipsum|TODO|TBD|FIXME|XXX)\b|_{3,}/;
const address = /\b(?:https?:\/\/|www\.)\S/i;
const spaceless =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Without any of these, none of the above can be in it. */
const suspicious = /[{}()[\]=;<>%*/$_]|ocument\.|script:|ipsum|TODO|TBD|FIXME|XXX|www\./i;

const maxSentence = 700;
const maxWord = 50;

export function isUsable(sentence: string): boolean {
  if (sentence.length > maxSentence || !/\p{L}/u.test(sentence)) return false;
  if (suspicious.test(sentence)) {
    if (code.test(sentence) || placeholder.test(sentence) || address.test(sentence)) return false;
  }
  // Only a long run of letters needs a closer look.
  if (/\S{51}/.test(sentence) && hasLetterHeap(sentence)) return false;
  const marks = sentence.match(/[^\p{L}\p{N}\s\p{Extended_Pictographic}\p{M}]/gu)?.length ?? 0;
  // `Ja.` has one mark in three, and is a sentence.
  return marks <= 2 + sentence.length / 4;
}

const hasLetterHeap = (sentence: string): boolean =>
  wordsOf(sentence).some((word) => word.length > maxWord && !spaceless.test(word));

/** `Our guide (https://…)` says the same without the address. */
export const withoutAddress = (text: string): string =>
  address.test(text)
    ? text.replace(/\s*[([]\s*(?:https?:\/\/|www\.)[^\s)\]]{0,2000}\s*[)\]]/gi, '').trim()
    : text;
