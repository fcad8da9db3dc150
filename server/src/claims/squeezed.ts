// A text by its letters and figures alone, with the way back to where each stood:
// how a quotation is found in a source, whatever spaces, marks and accents lie between.
import { fold } from '../platform/text/words.ts';

export interface Squeezed {
  letters: string;
  /** Place in the text of each letter. */
  places: Uint32Array;
}

const letter = /[\p{L}\p{N}]/u;

export function squeeze(text: string): Squeezed {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const char of text) {
    const code = char.charCodeAt(0);
    if (code < 128) {
      const isWord = (code >= 48 && code <= 57) || (code >= 97 && code <= 122);
      if (isWord || (code >= 65 && code <= 90)) {
        letters += isWord ? char : char.toLowerCase();
        places.push(at);
      }
    } else if (letter.test(char)) {
      const folded = fold(char);
      letters += folded;
      for (let n = 0; n < folded.length; n++) places.push(at);
    }
    at += char.length;
  }
  return { letters, places: Uint32Array.from(places) };
}

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Hangul}]/u;

/** Where the letters stand in the text, as whole words; undefined when nowhere. */
export function findLetters(
  text: string,
  squeezed: Squeezed,
  letters: string,
): { start: number; end: number } | undefined {
  if (letters.length < 2) return undefined;
  for (let at = squeezed.letters.indexOf(letters); at !== -1; ) {
    const start = squeezed.places[at] ?? 0;
    const last = squeezed.places[at + letters.length - 1] ?? start;
    const end = last + charLength(text, last);
    if (isEdge(text, start, -1) && isEdge(text, end, 0)) return { start, end };
    at = squeezed.letters.indexOf(letters, at + 1);
  }
  return undefined;
}

const charLength = (text: string, at: number): number =>
  (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;

/** No word goes on across this place, in scripts that part words. */
function isEdge(text: string, place: number, side: -1 | 0): boolean {
  const outside = text.charAt(place + side);
  const inside = text.charAt(place - 1 - side);
  if (!letter.test(outside)) return true;
  return unspaced.test(outside) || unspaced.test(inside);
}
