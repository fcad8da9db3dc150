// A brand's colours turned into a page's: one palette for light, one for dark.
// Whatever the brand gives, text reads at 4.5 and edges of fields at 3; a colour
// that cannot is moved towards one that can, no further than needed.

import { type Brand, defaultBrand } from './brand.ts';
import {
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

export interface Palette {
  /** The page itself, a softly tinted panel, and a raised card: text stands on all three. */
  ground: Color;
  soft: Color;
  card: Color;
  text: Color;
  muted: Color;
  /** Text in the brand's colour, and the ring of the focus. */
  accent: Color;
  /** Edges of fields, which must be seen; lines, which need not. */
  edge: Color;
  line: Color;
  /** Buttons and bands, and the text on them. */
  primary: Color;
  onPrimary: Color;
}

export type Scheme = 'light' | 'dark';

const textRatio = 4.5;
const edgeRatio = 3;
const ink: Color = [21, 23, 28];
const paper: Color = [240, 241, 244];
const night: Color = [14, 16, 20];
const indigo: Color = [59, 76, 202];

export function paletteOf(brand: Brand, scheme: Scheme): Palette {
  const colors = brand.colors ?? {};
  const ownPrimary =
    parseColor(colors.primary) ?? parseColor(defaultBrand.colors?.primary) ?? indigo;
  const ownGround = parseColor(colors.background);
  const ground = scheme === 'light' ? (ownGround ?? white) : darkGround(ownGround, ownPrimary);
  const text = textOn(ground, parseColor(colors.text));

  const shade = (color: Color, shares: readonly number[]) =>
    shares
      .map((share) => mix(ground, color, share))
      .find((candidate) => readsOn(text, [candidate], textRatio)) ?? ground;
  const soft = shade(ownPrimary, isDark(ground) ? [0.14, 0.07] : [0.08, 0.04]);
  const card = isDark(ground) ? shade(white, [0.05]) : ground;
  const grounds = [ground, soft, card];

  const primary =
    scheme === 'light' ? ownPrimary : readable(ownPrimary, white, [ground], edgeRatio);
  return {
    ground,
    soft,
    card,
    text,
    muted: readable(mix(text, ground, 0.32), text, grounds, textRatio),
    accent: readable(parseColor(colors.accent) ?? ownPrimary, text, grounds, textRatio),
    edge: readable(mix(text, ground, 0.6), text, grounds, edgeRatio),
    line: mix(ground, text, 0.12),
    primary,
    onPrimary: readsOn(white, [primary], textRatio) ? white : textOn(primary),
  };
}

/** A brand that is dark already stays as it is. */
function darkGround(own: Color | undefined, primary: Color): Color {
  return own !== undefined && luminance(own) < 0.03 ? own : mix(night, primary, 0.05);
}

/** The brand's own text if it reads, else soft black or soft white, else the strongest there is. */
function textOn(ground: Color, own?: Color): Color {
  if (own !== undefined && readsOn(own, [ground], textRatio)) return own;
  const softest = contrast(ink, ground) > contrast(paper, ground) ? ink : paper;
  return readsOn(softest, [ground], textRatio) ? softest : strongestOn(ground);
}
