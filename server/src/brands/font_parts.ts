// Fonts that come in parts, each with some of the letters: which part has which.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const files = createRequire(import.meta.url);

type Range = [first: number, last: number];
export type Parts = [name: string, ranges: Range[]][];

export const readParts = (family: string): Parts =>
  Object.entries(
    JSON.parse(readFileSync(files.resolve(`${family}/unicode.json`), 'utf8')) as Record<
      string,
      string
    >,
  ).map(([name, ranges]) => [name.replace(/[[\]]/g, ''), ranges.split(',').map(readRange)]);

export function readRange(text: string): Range {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

/** The names of the parts that hold any of these letters. */
export function partsOf(parts: Parts, text: string): string[] {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  return parts
    .filter(([, ranges]) =>
      codes.some((code) => ranges.some(([first, last]) => code >= first && code <= last)),
    )
    .map(([name]) => name);
}
