// The letters of social images: fonts of our own, each script loaded when a text needs it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { type Parts, partsOf, readParts, readRange } from '../brands/font_parts.ts';

const files = createRequire(import.meta.url);
const family = '@fontsource/inter';
const weights = [400, 700] as const;
const subsets = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
];

interface Loaded {
  fonts: Font[];
  covers(character: string): boolean;
}
let loaded: Loaded | undefined;

function load(): Loaded {
  const fonts = subsets.flatMap((subset) =>
    weights.map((weight): Font => {
      const data = readFileSync(
        files.resolve(`${family}/files/inter-${subset}-${weight}-normal.woff`),
      );
      // Each subset under a name of its own: the font of a letter is found by going through them.
      return { name: subset, data, weight, style: 'normal' };
    }),
  );
  const unicode = JSON.parse(
    readFileSync(files.resolve(`${family}/unicode.json`), 'utf8'),
  ) as Record<string, string>;
  const ranges = subsets.flatMap((subset) => (unicode[subset] ?? '').split(',').map(readRange));
  const covers = (character: string): boolean => {
    const code = character.codePointAt(0) ?? 0;
    return ranges.some(([first, last]) => code >= first && code <= last);
  };
  return { fonts, covers };
}

const eastern = '@fontsource/sawarabi-gothic';
let easternParts: Parts | undefined;
const easternFonts = new Map<string, Font>();

/** The parts of the Japanese font that hold these letters; each part has some sixty of them. */
function easternFontsFor(text: string): Font[] {
  easternParts ??= readParts(eastern);
  return partsOf(easternParts, text).map((part) => {
    const known = easternFonts.get(part);
    if (known) return known;
    const file = `${eastern}/files/sawarabi-gothic-${part}-400-normal.woff`;
    const font: Font = {
      name: `japanese ${part}`,
      data: readFileSync(files.resolve(file)),
      weight: 400,
      style: 'normal',
    };
    easternFonts.set(part, font);
    return font;
  });
}

export const easternLetter =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\uff00-\uffef\u30fc]/u;

/** Whether the Japanese font has it; Chinese has letters that it lacks. */
function easternCovers(character: string): boolean {
  if (!easternLetter.test(character)) return false;
  easternParts ??= readParts(eastern);
  return partsOf(easternParts, character).length > 0;
}

const thaiLetter = /[\u0e01-\u0e5b]/;
let thaiFonts: Font[] | undefined;

const thaiWords = new Intl.Segmenter('th', { granularity: 'word' });

/** Thai has no spaces between words: lines may end where these are put. */
export const breakable = (text: string): string =>
  thaiLetter.test(text)
    ? [...thaiWords.segment(text)].map(({ segment }) => segment).join('\u200b')
    : text;

function thaiFontsFor(text: string): Font[] {
  if (!thaiLetter.test(text)) return [];
  thaiFonts ??= weights.map((weight): Font => {
    const file = `@fontsource/noto-sans-thai/files/noto-sans-thai-thai-${weight}-normal.woff`;
    return { name: 'thai', data: readFileSync(files.resolve(file)), weight, style: 'normal' };
  });
  return thaiFonts;
}

export const families = subsets.join(', ');

/** Whether any of the fonts has this letter. */
export function hasLetter(character: string): boolean {
  loaded ??= load();
  return loaded.covers(character) || easternCovers(character) || thaiLetter.test(character);
}

export function fontsFor(text: string): Font[] {
  loaded ??= load();
  return [...loaded.fonts, ...easternFontsFor(text), ...thaiFontsFor(text)];
}
