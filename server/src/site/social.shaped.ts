// Writes the scripts of a social image that the layout of the others cannot: Arabic, whose letters
// join and whose lines begin on the right, and Chinese, whose font has too many letters to hold in
// memory. Pango, which comes with sharp, shapes them with fonts of our own, so that no machine needs any.
import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { type Color, hex } from '../brands/color.ts';
import { escapeText } from './render/html.ts';
import { wordsWhole } from './render/hyphens.ts';
import { chineseCovers, chineseFiles, isChinese } from './social.chinese.ts';

const files = createRequire(import.meta.url);

type Weight = 'regular' | 'bold';
export interface Script {
  rightToLeft: boolean;
  covers(character: string): boolean;
  /** More than the font has of its own between two lines, in shares of the size. */
  leading: number;
  /** The text with the places marked at which its lines may not end. */
  broken(text: string): string;
  /** As Pango names them. */
  fonts: Record<Weight, string>;
  /** The files that this text needs; undefined where they cannot be had. */
  files(text: string): Promise<string[] | undefined>;
}

/** What the font has: Arabic as it is written today, its digits and marks, and Latin letters. */
const arabicLetters =
  /[\u0020-\u007e\u00a0-\u00ff\u060c\u061b\u061f\u0621-\u063a\u0640-\u0655\u0660-\u066a\u0670\u2010-\u201e\u2022\u2026\u20ac]/;

const arabic: Script = {
  rightToLeft: true,
  covers: (character) => arabicLetters.test(character),
  leading: 0.12,
  broken: (text) => text,
  fonts: { regular: 'Tajawal', bold: 'Tajawal Bold' },
  files: async () =>
    ['400Regular/Tajawal_400Regular.ttf', '700Bold/Tajawal_700Bold.ttf'].map((file) =>
      files.resolve(`@expo-google-fonts/tajawal/${file}`),
    ),
};

const chinese: Script = {
  rightToLeft: false,
  covers: chineseCovers,
  leading: -0.16,
  broken: (text) => wordsWhole(text, 'zh'),
  fonts: { regular: 'Noto Sans SC', bold: 'Noto Sans SC Bold' },
  files: chineseFiles,
};

/** The script of a headline that is written here; undefined for all others. */
export function shapedScript(headline: string, language: string | undefined): Script | undefined {
  if (/\p{Script=Arabic}/u.test(headline)) return arabic;
  return isChinese(headline, language) ? chinese : undefined;
}

/** Pango keeps the fonts it was once given, for as long as the process lives. */
const given = new Set<string>();
async function give(fontfiles: readonly string[]): Promise<void> {
  for (const fontfile of fontfiles) {
    if (given.has(fontfile)) continue;
    await sharp({ text: { text: '.', fontfile, dpi: 72 } })
      .png()
      .toBuffer();
    given.add(fontfile);
  }
}

interface Line {
  text: string;
  size: number;
  color: Color;
  weight: Weight;
  width: number;
  script: Script;
}

interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

async function draw({ text, size, color, weight, width, script }: Line): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${hex(color)}">${escapeText(text)}</span>`,
      font: `${script.fonts[weight]} ${size}`,
      width,
      rgba: true,
      // One point is one pixel.
      dpi: 72,
      spacing: Math.round(size * script.leading),
      wrap: script.rightToLeft ? 'word' : 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

export interface ShapedCard {
  script: Script;
  headline: string;
  eyebrow: string | undefined;
  addressee: string | undefined;
  name: string | undefined;
  colors: { text: Color; muted: Color; accent: Color; badge: Color; on: Color };
  /** Of the corners of the badge. */
  radius: number;
  /** The place it is written in, from its left edge. */
  left: number;
  width: number;
  height: number;
  edge: number;
}

/** The largest at which a headline has three lines and no more. */
const sizes = [72, 60, 50, 42];
const threeLines = 230;

async function drawHeadline(line: Omit<Line, 'size' | 'weight'>): Promise<Drawn> {
  for (const size of sizes) {
    const drawn = await draw({ ...line, size, weight: 'bold' });
    if (drawn.height > threeLines && size !== sizes.at(-1)) continue;
    // Words of Arabic are too long for a narrower line.
    return line.script.rightToLeft ? drawn : balanced({ ...line, size, weight: 'bold' }, drawn);
  }
  throw new Error('there is no size to write in');
}

/** In lines of about one length, as long as there are no more of them. */
async function balanced(line: Line, drawn: Drawn): Promise<Drawn> {
  let best = drawn;
  for (let share = 0.92; share > 0.5; share -= 0.08) {
    const tried = await draw({ ...line, width: Math.round(line.width * share) });
    if (tried.height > drawn.height + line.size / 2) break;
    best = tried;
  }
  return best;
}

const badgeSize = 64;

/**
 * The name above, the headline in the middle, whom it is for below: flush to the edge at which its
 * lines begin. Undefined where the fonts cannot be had.
 */
export async function writeShaped(card: ShapedCard): Promise<OverlayOptions[] | undefined> {
  const { script, colors, edge, height } = card;
  const said = [card.headline, card.eyebrow, card.addressee, card.name].join(' ');
  const fontfiles = await script.files(said);
  if (fontfiles === undefined) return undefined;
  await give(fontfiles);
  const inner = card.width - 2 * edge;
  const place = placing(card);
  const line = (text: string | undefined, rest: Omit<Line, 'text' | 'width' | 'script'>) =>
    text === undefined ? undefined : draw({ ...rest, text, width: inner, script });

  const headline = await drawHeadline({
    text: script.broken(card.headline),
    color: colors.text,
    width: inner,
    script,
  });
  const eyebrow = await line(card.eyebrow, { weight: 'bold', size: 30, color: colors.accent });
  const addressee = await line(card.addressee, {
    weight: 'regular',
    size: 30,
    color: colors.muted,
  });
  const above = eyebrow === undefined ? 0 : eyebrow.height + 24;
  const top = (height - headline.height - above) / 2;
  return [
    ...(await mark(card, place)),
    ...(eyebrow === undefined ? [] : [place(eyebrow, top)]),
    place(headline, top + above),
    ...(addressee === undefined ? [] : [place(addressee, height - edge - addressee.height)]),
  ];
}

/** `inset`: how far from the edge at which lines begin. */
type Place = (drawn: Drawn, top: number, inset?: number) => OverlayOptions;

function placing({ script, left, width, edge }: ShapedCard): Place {
  return ({ input, width: own }, top, inset = 0) => ({
    input,
    top: Math.round(top),
    left: Math.max(
      0,
      Math.round(script.rightToLeft ? left + width - edge - inset - own : left + edge + inset),
    ),
  });
}

/** The brand's first letter on its colour, and its name beside it. */
async function mark(card: ShapedCard, place: Place): Promise<OverlayOptions[]> {
  const { name, colors, radius, edge, width, script } = card;
  const input = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${badgeSize}" height="${badgeSize}"><rect width="${badgeSize}" height="${badgeSize}" rx="${radius}" fill="${hex(colors.badge)}"/></svg>`,
  );
  const plate = place({ input, width: badgeSize, height: badgeSize }, edge);
  if (name === undefined) return [plate];
  const bold = { weight: 'bold', width: width / 2, script } as const;
  const letter = await draw({ ...bold, text: [...name][0] ?? '', size: 38, color: colors.on });
  const said = await draw({ ...bold, text: name, size: 36, color: colors.text });
  const middle = edge + badgeSize / 2;
  return [
    plate,
    place(letter, middle - letter.height / 2, (badgeSize - letter.width) / 2),
    place(said, middle - said.height / 2, badgeSize + 20),
  ];
}
