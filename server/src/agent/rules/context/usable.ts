// What may stand on a page as a sentence. Code, placeholders, addresses and
// letter heaps are in many contexts, and none of them is worth a visitor's time.
import { isMisread } from '../../../claims/wholeness.ts';
import { wordsOf } from '../../../platform/text/words.ts';

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
  if (isMisread(sentence)) return false;
  if (hasLongRun(sentence) && hasLetterHeap(sentence)) return false;
  // `Ja.` has one mark in three, and is a sentence.
  return countMarks(sentence) <= 2 + sentence.length / 4;
}

/** Something between two spaces that is longer than any word. */
function hasLongRun(sentence: string): boolean {
  let start = 0;
  while (sentence.length - start > maxWord) {
    const space = sentence.indexOf(' ', start);
    if (space === -1 || space - start > maxWord) return true;
    start = space + 1;
  }
  return false;
}

const hasLetterHeap = (sentence: string): boolean =>
  wordsOf(sentence).some((word) => word.length > maxWord && !spaceless.test(word));

/** Punctuation of ASCII and the general blocks. By hand: this runs for every sentence there is. */
function countMarks(sentence: string): number {
  let marks = 0;
  for (let at = 0; at < sentence.length; at++) {
    const code = sentence.charCodeAt(at);
    const ascii = code > 32 && code < 127 && !isAsciiWord(code);
    if (ascii || (code >= 0x2010 && code <= 0x203e) || (code >= 0x2190 && code <= 0x25ff)) marks++;
  }
  return marks;
}

const isAsciiWord = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122);

/** `Our guide (https://…)` says the same without the address. */
export const withoutAddress = (text: string): string =>
  address.test(text)
    ? text.replace(/\s*[([]\s*(?:https?:\/\/|www\.)[^\s)\]]{0,2000}\s*[)\]]/gi, '').trim()
    : text;
