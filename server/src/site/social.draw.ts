// Draws a social image: 1200 × 630, letters as outlines of our own font, so that no machine needs
// any. Text in a script the font does not have is left out rather than drawn as boxes; what is left
// of the picture is still the brand's. Loaded with the first picture: the parts are heavy.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { Brand } from '../brands/brand.ts';
import { type Color, hex, mix } from '../brands/color.ts';
import { paletteOf } from '../brands/palette.ts';
import { excerpt } from './render/text.ts';

/** What is drawn. */
export interface SocialCard {
  headline: string;
  eyebrow: string | undefined;
  addressee: string | undefined;
  brand: Brand;
}

export const socialSize = { width: 1200, height: 630 };
const edge = 72;

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

let loaded: { fonts: Font[]; covers: (character: string) => boolean } | undefined;

function load() {
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

function readRange(text: string): [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}

const pictograph = /\p{Extended_Pictographic}|\u200d|\ufe0f/gu;

/** The text without pictographs; undefined when the font cannot write what is left. */
function writable(
  text: string | undefined,
  covers: (character: string) => boolean,
  length: number,
) {
  const plain = text?.normalize('NFC').replace(pictograph, '').replace(/\s+/g, ' ').trim();
  if (!plain || ![...plain].every(covers)) return undefined;
  return excerpt(plain, length);
}

type Style = Record<string, string | number>;
interface Node {
  type: 'div';
  props: { style: Style; children?: Node[] | string };
}
const box = (style: Style, children?: Node[] | string): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
});

const present = (nodes: (Node | undefined)[]): Node[] => nodes.filter((node) => node !== undefined);

function sizeOf(headline: string): number {
  const { length } = [...headline];
  if (length <= 28) return 92;
  if (length <= 60) return 76;
  return length <= 110 ? 60 : 48;
}

/** Soft rings in the corner, in place of a picture nobody chose. */
const ring = (size: number, color: string): Node =>
  box({
    position: 'absolute',
    right: -size / 3,
    bottom: -size / 3,
    width: size,
    height: size,
    borderRadius: size,
    background: color,
  });

export async function drawSocialImage(card: SocialCard): Promise<Buffer> {
  loaded ??= load();
  const { fonts, covers } = loaded;
  const { ground, text, muted, accent, primary, onPrimary, soft } = paletteOf(card.brand, 'light');
  const eyebrow = writable(card.eyebrow, covers, 60);
  const name = writable(card.brand.name, covers, 40);
  // Better a name alone than a headline nobody can read.
  const headline = writable(card.headline, covers, 140) ?? name;
  const addressee = writable(card.addressee, covers, 40);
  const tint = (share: number): string => hex(mix(soft, primary as Color, share));
  const initial = name === undefined ? undefined : [...name][0]?.toUpperCase();

  const mark = box({ alignItems: 'center', gap: 24 }, [
    box(
      {
        width: 64,
        height: 64,
        borderRadius: 18,
        background: hex(primary),
        color: hex(onPrimary),
        fontSize: 38,
        fontWeight: 700,
        alignItems: 'center',
        justifyContent: 'center',
      },
      initial ?? '',
    ),
    ...present([
      name === undefined
        ? undefined
        : box({ fontSize: 34, fontWeight: 700, color: hex(text) }, name),
    ]),
  ]);
  const said = box(
    { flexDirection: 'column', flex: 1, justifyContent: 'center', maxWidth: 940 },
    present([
      eyebrow === undefined
        ? undefined
        : box({ fontSize: 30, fontWeight: 700, color: hex(accent), marginBottom: 20 }, eyebrow),
      headline === undefined
        ? undefined
        : box(
            {
              fontSize: sizeOf(headline),
              fontWeight: 700,
              lineHeight: 1.12,
              letterSpacing: -1.5,
              color: hex(text),
            },
            headline,
          ),
    ]),
  );
  const whom =
    addressee === undefined ? undefined : box({ fontSize: 28, color: hex(muted) }, addressee);
  // Later siblings lie on top only where both are positioned.
  const content = box(
    {
      position: 'absolute',
      left: edge,
      top: edge,
      width: socialSize.width - 2 * edge,
      height: socialSize.height - 2 * edge,
      flexDirection: 'column',
    },
    present([mark, said, whom]),
  );
  const picture = box({ ...socialSize, background: hex(ground), fontFamily: subsets.join(', ') }, [
    ring(560, hex(soft)),
    ring(380, tint(0.12)),
    ring(200, tint(0.4)),
    box({ position: 'absolute', width: socialSize.width, height: 12, background: hex(primary) }),
    content,
  ]);
  const svg = await satori(picture as unknown as Parameters<typeof satori>[0], {
    ...socialSize,
    fonts,
  });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}
