// The one table of how letters are compared: without case, accents, strokes and ligatures.
import { remembering } from './remember.ts';

/** Accents, vowel points and what has no shape of its own; not the marks that make another kana. */
const marks =
  /[[\p{Mn}&&[\p{Script=Inherited}\p{Script=Hebrew}]]--[\u3099\u309a]]|\p{Default_Ignorable_Code_Point}/gv;

/** Letters people type without their stroke or ligature, which Unicode does not take apart. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŧ: 't',
  ς: 'σ',
};
const unplain = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is the common case, and needs no normalising
export const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** `Łódź CAFÉ` → `lodz cafe`. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text.length <= maxKept ? foldedOnce(text) : folded(text);
}

const maxKept = 300;
const foldedOnce = remembering(folded, 500_000);

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(marks, '')
    .replace(unplain, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFKC');
}
