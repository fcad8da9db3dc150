// The limits of a page's texts, counted in code points as the content schema counts them.

export const maxShort = 300;
export const maxLong = 20_000;
export const maxItems = 50;
export const maxParagraphs = 100;
export const maxBlocks = 100;
export const maxCitations = 50;
export const maxSuggestions = 10;

export function codePoints(text: string): number {
  let count = text.length;
  for (let at = 0; at < text.length; at++) {
    // A pair of surrogates is one code point.
    const code = text.charCodeAt(at);
    if (code >= 0xd800 && code <= 0xdbff) count--;
  }
  return count;
}

/** A text for a short place: says something, and is not too long. */
export const isShort = (text: string): boolean =>
  /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) && fits(text, maxShort);

export const fits = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && codePoints(text) <= max);
