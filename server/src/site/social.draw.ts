// Draws a social image: 1200 × 630, the headline beside the drawing that the brand's pages open with,
// letters as outlines of our own fonts, so that no machine needs any. Text in a script that they do
// not have is left out rather than drawn as boxes; the drawing stays. Loaded with the first picture:
// the parts are heavy.
import satori from 'satori';
import sharp, { type OverlayOptions } from 'sharp';
import { type Brand, type Theme, themeOf } from '../brands/brand.ts';
import { type Color, contrast, hex, isDark, mix, parseColor } from '../brands/color.ts';
import { type Palette, paletteOf } from '../brands/palette.ts';
import { drawingOf } from './render/artwork.ts';
import { excerpt } from './render/text.ts';
import { breakable, easternLetter, families, fontsFor, hasLetter } from './social.fonts.ts';
import { type Script, shapedScript, writeShaped } from './social.shaped.ts';

/** What is drawn. */
export interface SocialCard {
  headline: string;
  eyebrow: string | undefined;
  addressee: string | undefined;
  brand: Brand;
  /** Of the page, where it is known: Chinese and Japanese share letters. */
  language?: string;
}

export const socialSize = { width: 1200, height: 630 };
const edge = 64;

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
  // Letters of the East are twice as wide.
  const length = [...headline].reduce((sum, one) => sum + (easternLetter.test(one) ? 2 : 1), 0);
  if (length <= 24) return 80;
  if (length <= 56) return 64;
  return length <= 90 ? 52 : 44;
}

/** The drawing of the brand's pages, in colours of its own: nothing gives it a style sheet here. */
function drawingFor(
  theme: Theme,
  brand: Brand,
  palette: Palette,
  { width, height }: { width: number; height: number },
): Buffer {
  const { primary, onPrimary, deep, onDeep, soft, tint, vivid, accent } = palette;
  const spark = parseColor(brand.colors?.accent) ?? primary;
  const other = isDark(onPrimary) ? onDeep : deep;
  const second = contrast(vivid, primary) > 1.3 ? vivid : mix(primary, onPrimary, 0.3);
  const rules = {
    calm: `.k0,.k1,.k2,.k3{fill:${hex(primary)}}.k1{opacity:.6}.k2{opacity:.32}.k3{opacity:.13}.k4{fill:none;stroke:${hex(primary)};stroke-width:1.25;opacity:.45}.k5{fill:${hex(spark)}}`,
    bold: `.k0{fill:${hex(onPrimary)}}.k1{fill:${hex(other)}}.k2{fill:${hex(second)}}.k3{fill:${hex(mix(primary, onPrimary, 0.3))}}`,
    editorial: `.k4{fill:none;stroke:${hex(accent)};stroke-width:.9}.k1,text{fill:none}.k3{fill:${hex(accent)};stroke:none;opacity:.16}`,
  }[theme];
  const ground = theme === 'bold' ? mix(primary, onPrimary, 0.08) : theme === 'calm' ? tint : soft;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 480 480" preserveAspectRatio="xMidYMid slice"><style>${rules}</style><rect x="-200" width="900" height="480" fill="${hex(ground)}"/>${drawingOf(theme, brand).text}</svg>`,
  );
}

const drawnSize = { width: 400, height: socialSize.height };
const writtenSize = { width: socialSize.width - drawnSize.width, height: socialSize.height };

/** Colours of what is written, on the ground of the theme. */
function colorsOf(theme: Theme, palette: Palette) {
  const { ground, text, muted, accent, primary, onPrimary } = palette;
  return theme === 'bold'
    ? { ground: primary, text: onPrimary, muted: onPrimary, accent: onPrimary, on: primary }
    : { ground, text, muted, accent, on: onPrimary };
}

const badgeRadius = (theme: Theme): number => (theme === 'editorial' ? 4 : 18);

function markOf(name: string | undefined, card: SocialCard, palette: Palette): Node {
  const theme = themeOf(card.brand);
  const { text, on } = colorsOf(theme, palette);
  const initial = name === undefined ? undefined : [...name][0]?.toUpperCase();
  const badge = box(
    {
      width: 64,
      height: 64,
      borderRadius: badgeRadius(theme),
      background: hex(theme === 'bold' ? palette.onPrimary : palette.primary),
      color: hex(on),
      fontSize: 38,
      fontWeight: 700,
      alignItems: 'center',
      justifyContent: 'center',
    },
    initial ?? '',
  );
  const said =
    name === undefined ? undefined : box({ fontSize: 34, fontWeight: 700, color: hex(text) }, name);
  return box({ alignItems: 'center', gap: 24 }, present([badge, said]));
}

export async function drawSocialImage(given: SocialCard): Promise<Buffer> {
  const card = withoutRepeats(given);
  const script = shapedScript(card.headline, card.language ?? card.brand.language);
  const headline = script && writable(card.headline, script.covers, longest(script));
  if (script === undefined || headline === undefined) return drawInLines(card);
  return (await drawShaped(card, script, headline)) ?? drawInLines(card);
}

/** Nobody needs to read twice whom a page is for. */
function withoutRepeats(card: SocialCard): SocialCard {
  const { addressee, eyebrow, headline } = card;
  const said = `${eyebrow ?? ''} ${headline}`.toLowerCase();
  const repeats = addressee !== undefined && said.includes(addressee.toLowerCase());
  return repeats ? { ...card, addressee: undefined } : card;
}

/** Letters of the East are twice as wide. */
const longest = ({ rightToLeft }: Script): number => (rightToLeft ? 120 : 60);

/** From right to left it is the same picture, seen in a mirror. */
async function drawShaped(
  card: SocialCard,
  script: Script,
  headline: string,
): Promise<Buffer | undefined> {
  const theme = themeOf(card.brand);
  const palette = paletteOf(card.brand, 'light');
  const { ground, text, muted, accent, on } = colorsOf(theme, palette);
  const { rightToLeft, covers } = script;
  const written = await writeShaped({
    script,
    headline,
    eyebrow: writable(card.eyebrow, covers, longest(script) / 2),
    addressee: writable(card.addressee, covers, 40),
    name: writable(card.brand.name, covers, 30),
    colors: {
      text,
      muted,
      accent,
      on,
      badge: theme === 'bold' ? palette.onPrimary : palette.primary,
    },
    radius: badgeRadius(theme),
    left: rightToLeft ? drawnSize.width : 0,
    ...writtenSize,
    edge,
  });
  if (written === undefined) return undefined;
  const drawing = await sharp(drawingFor(theme, card.brand, palette, drawnSize))
    .png()
    .toBuffer();
  const left = rightToLeft ? 0 : writtenSize.width;
  return composed(ground, [...written, { input: drawing, left, top: 0 }]);
}

async function drawInLines(card: SocialCard): Promise<Buffer> {
  const theme = themeOf(card.brand);
  const palette = paletteOf(card.brand, 'light');
  const colors = colorsOf(theme, palette);
  const eyebrow = writable(card.eyebrow, hasLetter, 60);
  const name = writable(card.brand.name, hasLetter, 30);
  // Better a name alone than a headline nobody can read.
  const headline = writable(card.headline, hasLetter, 120) ?? name;
  const addressee = writable(card.addressee, hasLetter, 40);
  const line = (text: string | undefined, style: Style) =>
    text === undefined ? undefined : box(style, text);
  const said = box(
    {
      flexDirection: 'column',
      flex: 1,
      justifyContent: 'center',
      width: writtenSize.width - 2 * edge,
    },
    present([
      line(eyebrow, { fontSize: 28, fontWeight: 700, color: hex(colors.accent), marginBottom: 18 }),
      line(headline && breakable(headline), {
        fontSize: sizeOf(headline ?? ''),
        fontWeight: 700,
        lineHeight: 1.14,
        letterSpacing: -1,
        textWrap: 'balance',
        color: hex(colors.text),
      }),
    ]),
  );
  const content = box(
    {
      ...writtenSize,
      boxSizing: 'border-box',
      padding: edge,
      flexDirection: 'column',
      background: hex(colors.ground),
      fontFamily: families,
    },
    present([
      markOf(name, card, palette),
      said,
      line(addressee, { fontSize: 28, color: hex(colors.muted) }),
    ]),
  );
  const written = [eyebrow, name, headline, addressee].join('');
  const svg = await satori(content as unknown as Parameters<typeof satori>[0], {
    ...writtenSize,
    fonts: fontsFor(written),
  });
  // Where nothing can be written, the drawing is the whole picture.
  const drawn = written === '' ? socialSize : drawnSize;
  const drawing = await sharp(drawingFor(theme, card.brand, palette, drawn))
    .png()
    .toBuffer();
  return composed(colors.ground, [
    { input: Buffer.from(svg), left: 0, top: 0 },
    { input: drawing, left: socialSize.width - drawn.width, top: 0 },
  ]);
}

const composed = (ground: Color, parts: OverlayOptions[]): Promise<Buffer> =>
  sharp({ create: { ...socialSize, channels: 3, background: hex(ground) } })
    .composite(parts)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
