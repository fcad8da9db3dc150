// What may stand on a page as a sentence. Code, placeholders, addresses and
// letter heaps are in many contexts, and none of them is worth a visitor's time.
import { lean } from '../../../platform/text/quickened.ts';
import { wordsOf } from '../../../platform/text/words.ts';

const code =
  /[{}]|=>|\(\)|;\s*$|\bjavascript:|\bon\w{3,20}\s*=|\bfunction\s*\(|\bdocument\.\w|<%|%>|\/\*|\*\/|^\s*\/\//i;
const placeholder = /\[[^\]]{0,40}\]|\{\{|<<|%%|\$\{|\b(?:lorem ipsum|TODO|TBD|FIXME|XXX)\b|_{3,}/;
const address = /\b(?:https?:\/\/|www\.)\S/i;
const spaceless =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** What a scanner took for letters or figures: `0uvert`, `a1ways`, `V0TRE`, `£2O`; `H2O` and `KX0M` are written so. */
const misread = lean(
  /\p{Ll}(?:0\p{Ll}|1\p{Ll}{2})|\p{L}¡\p{L}|(?<![\p{L}\d])(?:0\p{Ll}{3}|l\d|\d{1,6}O(?![\p{L}\d]))|\p{Lu}{2}(?:l\p{Lu}|0\p{Lu}{2})|\p{Lu}0\p{Lu}{3}|\p{Lu}{4}0(?![\p{L}\p{N}])|\d[.,]\d?O|[£€$]\s?\d{0,6}[OIl](?![\p{L}’'])/u,
);
export const isMisread = (text: string): boolean => misread.test(text);

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
