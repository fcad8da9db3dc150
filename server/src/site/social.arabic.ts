// Writes Arabic on a social image: its letters join, and its lines begin on the right, which the
// layout of the other scripts cannot do. Pango, which comes with sharp, shapes them with a font of
// our own, so that no machine needs any.
import { createRequire } from 'node:module';
import sharp, { type OverlayOptions } from 'sharp';
import { type Color, hex } from '../brands/color.ts';
import { escapeText } from './render/html.ts';

const files = createRequire(import.meta.url);
const fonts = {
  regular: { name: 'Tajawal', file: '400Regular/Tajawal_400Regular.ttf' },
  bold: { name: 'Tajawal Bold', file: '700Bold/Tajawal_700Bold.ttf' },
};

/** What the font has: Arabic as it is written today, its digits and marks, and Latin letters. */
const covered =
  /[\u0020-\u007e\u00a0-\u00ff\u060c\u061b\u061f\u0621-\u063a\u0640-\u0655\u0660-\u066a\u0670\u2010-\u201e\u2022\u2026\u20ac]/;
export const arabicCovers = (character: string): boolean => covered.test(character);

export const isArabic = (text: string | undefined): boolean =>
  /\p{Script=Arabic}/u.test(text ?? '');

interface Line {
  text: string;
  size: number;
  color: Color;
  weight: keyof typeof fonts;
  width: number;
}

interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

async function draw({ text, size, color, weight, width }: Line): Promise<Drawn> {
  const { name, file } = fonts[weight];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${hex(color)}">${escapeText(text)}</span>`,
      font: `${name} ${size}`,
      fontfile: files.resolve(`@expo-google-fonts/tajawal/${file}`),
      width,
      rgba: true,
      // One point is one pixel.
      dpi: 72,
      spacing: Math.round(size * 0.12),
      wrap: 'word',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

export interface ArabicCard {
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

async function drawHeadline(text: string, color: Color, width: number): Promise<Drawn> {
  for (const size of sizes) {
    const drawn = await draw({ text, size, color, weight: 'bold', width });
    if (drawn.height <= threeLines || size === sizes.at(-1)) return drawn;
  }
  throw new Error('there is no size to write in');
}

const badgeSize = 64;

/** The name above, the headline in the middle, whom it is for below: flush to the right edge. */
export async function writeArabic(card: ArabicCard): Promise<OverlayOptions[]> {
  const { colors, edge, height } = card;
  const inner = card.width - 2 * edge;
  const right = card.left + card.width - edge;
  const flush = ({ input, width }: Drawn, top: number, from = right): OverlayOptions => ({
    input,
    top: Math.round(top),
    left: Math.max(0, from - width),
  });
  const line = (text: string | undefined, rest: Omit<Line, 'text' | 'width'>) =>
    text === undefined ? undefined : draw({ ...rest, text, width: inner });

  const bold = { weight: 'bold' } as const;
  const headline = await drawHeadline(card.headline, colors.text, inner);
  const eyebrow = await line(card.eyebrow, { ...bold, size: 30, color: colors.accent });
  const addressee = await line(card.addressee, {
    weight: 'regular',
    size: 30,
    color: colors.muted,
  });
  const above = eyebrow === undefined ? 0 : eyebrow.height + 24;
  const top = (height - headline.height - above) / 2;
  return [
    ...(await mark(card, right, flush)),
    ...(eyebrow === undefined ? [] : [flush(eyebrow, top)]),
    flush(headline, top + above),
    ...(addressee === undefined ? [] : [flush(addressee, height - edge - addressee.height)]),
  ];
}

/** The brand's first letter on its colour, and its name beside it. */
async function mark(
  { name, colors, radius, edge, width }: ArabicCard,
  right: number,
  flush: (drawn: Drawn, top: number, from?: number) => OverlayOptions,
): Promise<OverlayOptions[]> {
  const badge = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${badgeSize}" height="${badgeSize}"><rect width="${badgeSize}" height="${badgeSize}" rx="${radius}" fill="${hex(colors.badge)}"/></svg>`,
  );
  const plate = { input: badge, top: edge, left: right - badgeSize };
  if (name === undefined) return [plate];
  const bold = { weight: 'bold', width: width / 2 } as const;
  const letter = await draw({ ...bold, text: [...name][0] ?? '', size: 38, color: colors.on });
  const said = await draw({ ...bold, text: name, size: 36, color: colors.text });
  const middle = edge + badgeSize / 2;
  return [
    plate,
    flush(letter, middle - letter.height / 2, Math.round(right - (badgeSize - letter.width) / 2)),
    flush(said, middle - said.height / 2, right - badgeSize - 20),
  ];
}
