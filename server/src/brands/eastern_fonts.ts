// Japanese and Chinese for a machine that has no font for them: such a font has ten thousand letters,
// so it comes in a hundred parts, and a page names those that hold the letters it shows. The fonts
// of the machine come first, so nearly nobody ever fetches one.
import { readParts } from './font_parts.ts';

interface EasternFamily {
  slug: string;
  languages: RegExp;
  /** As machines call their own, beyond the families that the page names. */
  local: string[];
}

const eastern: EasternFamily[] = [
  {
    slug: 'noto-sans-jp',
    languages: /^ja(?:-|$)/i,
    local: [
      'Noto Sans CJK JP',
      'Noto Sans CJK JP Regular',
      'NotoSansCJKjp-Regular',
      'Noto Sans JP',
      'IPAexGothic',
      'IPAGothic',
      'TakaoGothic',
      'VL Gothic',
    ],
  },
  {
    slug: 'noto-sans-sc',
    // Those who write the other Chinese have letters that this family lacks.
    languages: /^zh(?!-(?:hant|tw|hk))(?:-|$)/i,
    local: [
      'Noto Sans CJK SC',
      'Noto Sans CJK SC Regular',
      'NotoSansCJKsc-Regular',
      'Noto Sans SC',
      'WenQuanYi Micro Hei',
      'WenQuanYi Zen Hei',
    ],
  },
];

export const easternSlugs = eastern.map(({ slug }) => slug);
export const localEastern = 'Local eastern';
export const sentEastern = 'Eastern';

const easternOf = (tag: string): EasternFamily | undefined =>
  eastern.find(({ languages }) => languages.test(tag));

export const hasEasternFont = (tag: string): boolean => easternOf(tag) !== undefined;

/** The `@font-face` rules of a page with this text; `urlOf` says where a part of a family is. */
export function easternRules(
  tag: string,
  text: string,
  urlOf: (slug: string, part: string) => string,
): string {
  const family = easternOf(tag);
  if (family === undefined) return '';
  const { slug, local } = family;
  const sources = local.map((name) => `local("${name}")`).join(',');
  const sent = [...lettersByPart(slug, text)].map(
    ([part, codes]) =>
      `@font-face{font-family:"${sentEastern}";font-weight:100 900;font-display:swap;src:url("${urlOf(slug, part)}") format("woff2");unicode-range:${rangesOf(codes)}}`,
  );
  return `@font-face{font-family:"${localEastern}";src:${sources}}${sent.join('')}`;
}

const partsByLetter = new Map<string, ReadonlyMap<number, string>>();

/** Which part of the family has which letter: looked up for each letter of a page, so made once. */
function partsOfLetters(slug: string): ReadonlyMap<number, string> {
  const known = partsByLetter.get(slug);
  if (known !== undefined) return known;
  const made = new Map<number, string>();
  for (const [part, ranges] of readParts(`@fontsource-variable/${slug}`)) {
    if (!/^\d+$/.test(part)) continue;
    for (const [first, last] of ranges) {
      for (let code = first; code <= last; code++) made.set(code, part);
    }
  }
  partsByLetter.set(slug, made);
  return made;
}

const firstEastern = 0x2e80;

function lettersByPart(slug: string, text: string): Map<string, number[]> {
  const parts = partsOfLetters(slug);
  const codes = [...new Set(text)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => code >= firstEastern)
    .sort((a, b) => a - b);
  const found = new Map<string, number[]>();
  for (const code of codes) {
    const part = parts.get(code);
    if (part === undefined) continue;
    const others = found.get(part);
    if (others === undefined) found.set(part, [code]);
    else others.push(code);
  }
  return found;
}

/** As a style sheet writes them: neighbours as a range. */
function rangesOf(codes: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges
    .map(([first, last]) =>
      first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
    )
    .join(',');
}
