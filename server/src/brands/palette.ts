// A brand's colours turned into a page's: one palette for light, one for dark.
// Whatever the brand gives, text reads at 4.5 and edges of fields at 3; a colour
// that cannot is made darker or lighter in its own hue, no further than needed.
import { makeKept } from '../platform/db/kept.ts';
import { type Brand, defaultBrand } from './brand.ts';
import {
  black,
  type Color,
  contrast,
  isDark,
  luminance,
  mix,
  parseColor,
  readable,
  readsOn,
  strongestOn,
  white,
} from './color.ts';
import { fromOklch, toOklch } from './oklch.ts';

export interface Palette {
  /** The page itself, two softly tinted grounds, and a raised card: text stands on all four. */
  ground: Color;
  soft: Color;
  tint: Color;
  card: Color;
  text: Color;
  muted: Color;
  /** Text in the brand's colour, and the ring of the focus. Not on the stronger tint. */
  accent: Color;
  /** Large figures and marks, which need less contrast and may keep more of the colour. */
  vivid: Color;
  /** Edges of fields, which must be seen; lines, which need not. */
  edge: Color;
  line: Color;
  /** Buttons, and the text on them. */
  primary: Color;
  onPrimary: Color;
  /** Grounds in the brand's own colour, which need not stand out as a button must. */
  fill: Color;
  onFill: Color;
  /** The text of a button there, which wears onFill. */
  onFillButton: Color;
  /** A dark ground in the brand's hue, in both schemes, and what stands on it. */
  deep: Color;
  onDeep: Color;
  deepMuted: Color;
  deepAccent: Color;
  deepSoft: Color;
  /** How much of the deep colour must lie over a picture for text to read on it, whatever it shows. */
  veil: number;
}

export type Scheme = 'light' | 'dark';

const textRatio = 4.5;
const edgeRatio = 3;
/** Below the first, a colour has little of a hue; below the second, none. */
const neutralChroma = 0.03;
const greyChroma = 0.012;
const ink: Color = [21, 23, 28];
const paper: Color = [240, 241, 244];
const night: Color = [14, 16, 20];
const warmNight: Color = [19, 18, 17];
const indigo: Color = [59, 76, 202];
/** Tints of a brand in black and white: paper, where grey would look unfinished. */
const stone: Color = fromOklch([0.6, 0.03, 1.4]);

/** Lightness of the eleven steps, 50 to 950, and how much of the colour's chroma each keeps. */
const steps: [lightness: number, chroma: number][] = [
  [0.977, 0.12],
  [0.95, 0.24],
  [0.9, 0.42],
  [0.83, 0.66],
  [0.74, 0.88],
  [0.65, 1],
  [0.56, 1],
  [0.475, 0.92],
  [0.395, 0.8],
  [0.32, 0.66],
  [0.24, 0.5],
];

/** Eleven steps of one colour, from nearly white to nearly black, in its own hue. */
export function scaleOf(color: Color): Color[] {
  const [, chroma, hue] = toOklch(color);
  return steps.map(([lightness, share]) => fromOklch([lightness, chroma * share, hue]));
}

const palettes = makeKept<Palette>(500);

/** Mixing one takes a quarter of the time of a whole page, and a brand is asked for with each. */
export function paletteOf({ colors = {} }: Brand, scheme: Scheme): Palette {
  const key = JSON.stringify([scheme, colors]);
  const known = palettes.get(key) ?? mixed(colors, scheme);
  palettes.set(key, known);
  return known;
}

function mixed(colors: NonNullable<Brand['colors']>, scheme: Scheme): Palette {
  const ownPrimary =
    parseColor(colors.primary) ?? parseColor(defaultBrand.colors?.primary) ?? indigo;
  const ownAccent = parseColor(colors.accent) ?? ownPrimary;
  const ownGround = parseColor(colors.background);
  const ground = scheme === 'light' ? (ownGround ?? white) : darkGround(ownGround, ownPrimary);
  const text = textOn(ground, parseColor(colors.text));
  const dark = isDark(ground);
  const scale = scaleOf(toOklch(ownPrimary)[1] < greyChroma ? stone : ownPrimary);

  const shade = (color: Color, shares: readonly number[]) =>
    shares
      .map((share) => mix(ground, color, share))
      .find((candidate) => readsOn(text, [candidate], textRatio)) ?? ground;
  // A ground of the brand's own is shaded in its own hue; one of ours takes the brand's colour.
  const own = ownGround !== undefined && ground === ownGround && contrast(ground, white) > 1.015;
  const lit = scale[5] ?? white;
  // Little of a warm hue, and the less light for it: dark orange lit up is brown.
  const warm = dark && isWarm(ownPrimary);
  const sunny = !dark && isWarm(ownPrimary) && toOklch(ownPrimary)[0] > 0.62;
  const pale = sunny ? mix(ownPrimary, white, 0.4) : (scale[3] ?? white);
  const toned = dark ? (warm ? mix(lit, paper, 0.85) : lit) : pale;
  const much = dark ? [warm ? 0.06 : 0.1, 0.05] : [0.16, 0.08];
  const soft = own ? shade(text, [0.05, 0.02]) : shade(toned, much);
  const tint = own
    ? shade(mix(ownPrimary, text, 0.3), [0.13, 0.06])
    : dark
      ? shade(toned, [warm ? 0.15 : 0.2, 0.1])
      : // The steps of yellow between white and itself are khaki.
        shade(sunny ? ownPrimary : (scale[4] ?? white), [sunny ? 0.26 : 0.3, 0.15]);
  const card = dark
    ? shade(own ? white : mix(toned, white, 0.2), [warm ? 0.095 : 0.13, 0.08, 0.05])
    : ground;
  const grounds = [ground, soft, tint, card];

  const worn = shadeForWhite(ownPrimary);
  const primary = scheme === 'light' ? worn : buttonOn(ground, worn);
  const fill = scheme === 'light' ? worn : fillOn(ground, worn);
  const onFill = textInHue(fill, ownPrimary, scheme);
  const deep = deepOf(ownPrimary, ownAccent, ground, scheme);
  return {
    ground,
    soft,
    tint,
    card,
    text,
    muted: readable(mix(text, ground, 0.32), text, grounds, textRatio),
    accent: inItsHue(ownAccent, text, [ground, soft, card], textRatio),
    vivid: inItsHue(ownAccent, text, grounds, edgeRatio),
    edge: readable(mix(text, ground, 0.6), text, grounds, edgeRatio),
    line: mix(ground, text, dark ? 0.2 : 0.12),
    primary,
    onPrimary: textInHue(primary, ownPrimary, scheme),
    fill,
    onFill,
    // The brand's colour on black looks cheap, on white it is a button's due.
    onFillButton: isDark(onFill) ? deep.onDeep : fill,
    ...deep,
  };
}

/** From here on white nearly reads: a red with black text looks like a warning, and a shade is no other red. */
const nearlyWhite = 3.3;

/** A colour that white nearly reads on, a shade darker; any other as it is. */
function shadeForWhite(color: Color): Color {
  return contrast(white, color) < nearlyWhite ? color : inItsHue(color, black, [white], textRatio);
}

/** White where it reads; on mid-tones the darkest of the brand's own hue, where black would look pasted on. */
function textInHue(ground: Color, brand: Color, scheme: Scheme): Color {
  if (readsOn(white, [ground], textRatio)) return white;
  const shadow = fromOklch([0.22, deepChroma(brand, scheme), toOklch(brand)[2]]);
  return readsOn(shadow, [ground], textRatio) ? shadow : textOn(ground);
}

/** A dark colour is lit in its own hue at night; one without a hue becomes paper. */
function buttonOn(ground: Color, color: Color): Color {
  if (readsOn(color, [ground], edgeRatio)) return color;
  const [lightness, chroma, hue] = toOklch(color);
  if (isNeutral(color)) return readsOn(paper, [ground], edgeRatio) ? paper : white;
  const lit = fromOklch([lightness, Math.max(chroma, Math.min(chroma * 1.7, 0.15)), hue]);
  return inItsHue(lit, white, [ground], edgeRatio);
}

function fillOn(ground: Color, color: Color): Color {
  if (contrast(color, ground) >= 1.25) return color;
  const [, chroma, hue] = toOklch(color);
  return fromOklch([isDark(ground) ? 0.34 : 0.8, Math.min(chroma * 1.2, 0.12), hue]);
}

const isNeutral = (color: Color): boolean => toOklch(color)[1] < neutralChroma;

/** From red to yellow. */
function isWarm(color: Color): boolean {
  const [, chroma, hue] = toOklch(color);
  return chroma >= neutralChroma && hue > 0.25 && hue < 2;
}

/**
 * Dark orange, yellow and lime are mud: with bright warm colours goes graphite, as their companies
 * use it. A brown may stay one by day, a red is good wine; at night little of either is kept,
 * because dark surfaces of several hues lie side by side there.
 */
function deepChroma(color: Color, scheme: Scheme): number {
  const [lightness, chroma, hue] = toOklch(color);
  const isLime = hue >= 2 && hue < 2.3 && lightness > 0.8;
  if (isLime) return 0.012;
  if (!isWarm(color)) return Math.min(chroma * 0.6, 0.085);
  const red = hue < 0.5 ? [0.08, 0.045] : [0.05, 0.03];
  if (hue < 0.62 && lightness < 0.8)
    return Math.min(chroma * 0.6, red[scheme === 'light' ? 0 : 1] ?? 0);
  return scheme === 'dark' || lightness > 0.62 ? 0.006 : Math.min(chroma * 0.5, 0.032);
}

type Deep = Pick<Palette, 'deep' | 'onDeep' | 'deepMuted' | 'deepAccent' | 'deepSoft' | 'veil'>;

function deepOf(primary: Color, accent: Color, ground: Color, scheme: Scheme): Deep {
  const [, chroma, hue] = toOklch(primary);
  const colored = deepChroma(primary, scheme);
  const own = fromOklch([0.25, colored, hue]);
  // On a page that is as dark, it rises instead of sinking.
  const deep = contrast(own, ground) < 1.12 ? fromOklch([0.31, colored, hue]) : own;
  const onDeep = fromOklch([0.975, Math.min(chroma, 0.012), hue]);
  const [lightness, accentChroma, accentHue] = toOklch(accent);
  const bright = fromOklch([Math.max(lightness, 0.8), accentChroma, accentHue]);
  return {
    deep,
    onDeep,
    deepMuted: readable(mix(onDeep, deep, 0.28), onDeep, [deep, mix(deep, white, 0.08)], textRatio),
    deepAccent: readable(bright, onDeep, [deep, mix(deep, white, 0.08)], textRatio),
    deepSoft: mix(deep, white, 0.08),
    veil: veilOver(deep, onDeep),
  };
}

/** Enough for white paper under it, which is the worst a picture can be. */
function veilOver(deep: Color, onDeep: Color): number {
  for (let share = 0.5; share < 1; share += 0.02) {
    if (contrast(mix(white, deep, share), onDeep) >= textRatio) return Math.round(share * 100);
  }
  return 100;
}

/** The colour made darker or lighter, hue kept, until it reads; `sure` where that is not enough. */
function inItsHue(color: Color, sure: Color, grounds: readonly Color[], ratio: number): Color {
  if (readsOn(color, grounds, ratio)) return color;
  const [lightness, chroma, hue] = toOklch(color);
  const down = luminance(sure) < luminance(grounds[0] ?? white);
  for (let step = 1; step <= 40; step += 1) {
    const moved = lightness + (down ? -0.02 : 0.02) * step;
    if (moved < 0.2 || moved > 0.98) break;
    const candidate = fromOklch([moved, chroma, hue]);
    if (readsOn(candidate, grounds, ratio)) return candidate;
  }
  return readable(color, sure, grounds, ratio);
}

/** A brand that is dark already stays as it is. */
function darkGround(own: Color | undefined, primary: Color): Color {
  if (own !== undefined && luminance(own) < 0.03) return own;
  return isWarm(primary) ? warmNight : mix(night, primary, 0.05);
}

/** The brand's own text if it reads, else soft black or soft white, else the strongest there is. */
function textOn(ground: Color, own?: Color): Color {
  if (own !== undefined && readsOn(own, [ground], textRatio)) return own;
  const softest = contrast(ink, ground) > contrast(paper, ground) ? ink : paper;
  return readsOn(softest, [ground], textRatio) ? softest : strongestOn(ground);
}
