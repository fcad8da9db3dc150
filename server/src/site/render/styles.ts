// The style sheet of a page: the brand's palettes and fonts as variables, then the rules of its
// theme and of the blocks it has. Small enough to travel inside it.
import { type Brand, themeOf } from '../../brands/brand.ts';
import { contrast, hex, isDark, mix, parseColor } from '../../brands/color.ts';
import type { PageFonts } from '../../brands/fonts.ts';
import type { Palette } from '../../brands/palette.ts';
import { measures } from './rules/themes.ts';
import { rulesFor } from './rules.ts';

export function styleSheet(
  brand: Brand,
  { light, dark }: { light: Palette; dark: Palette },
  fonts: PageFonts,
  used: ReadonlySet<string>,
): string {
  const theme = themeOf(brand);
  return `${fonts.faces}:root{--font:${fonts.body};--heading-font:${fonts.heading};${measures[theme]};--spark:${sparkOf(brand, light)};${variables(light)}}
@media screen and (prefers-color-scheme:dark){:root{${variables(dark)}}}
${rulesFor(used, theme)}`;
}

/** Drawings have nothing to read in them: the brand's second colour stays as it is. */
const sparkOf = ({ colors }: Brand, { fill }: Palette): string =>
  hex(parseColor(colors?.accent) ?? fill);

/** Palettes are kept, and so are their words: writing them is a tenth of a page. */
const written = new WeakMap<Palette, string>();

function variables(palette: Palette): string {
  const known = written.get(palette) ?? writtenVariables(palette);
  written.set(palette, known);
  return known;
}

function writtenVariables(palette: Palette): string {
  const { ground, text, primary, onPrimary, fill, onFill, deep, onDeep } = palette;
  // Logos of others are mostly drawn for white paper, so on dark ground they get some.
  const scheme = isDark(ground)
    ? 'color-scheme:dark;--plate:#f4f5f7;--plate-space:.5rem .75rem;--logo:grayscale(1) invert(1);--blend:screen'
    : 'color-scheme:light;--plate:transparent;--plate-space:0;--logo:grayscale(1);--blend:multiply';
  const colors = {
    ground,
    soft: palette.soft,
    tint: palette.tint,
    card: palette.card,
    text,
    'root-text': text,
    muted: palette.muted,
    'root-muted': palette.muted,
    'root-vivid': palette.vivid,
    'root-line': palette.line,
    accent: palette.accent,
    vivid: palette.vivid,
    edge: palette.edge,
    line: palette.line,
    primary,
    'on-primary': onPrimary,
    brand: fill,
    'on-brand': onFill,
    'on-brand-button': palette.onFillButton,
    'on-brand-line': mix(fill, onFill, 0.3),
    'on-brand-soft': mix(fill, onFill, 0.08),
    // In drawings on the brand's colour: one that is unlike the text there, and the brand's second.
    'art-other': isDark(onFill) ? onDeep : deep,
    'art-second': contrast(palette.vivid, fill) > 1.3 ? palette.vivid : mix(fill, onFill, 0.3),
    'deep-ground': deep,
    'on-deep': onDeep,
    'deep-muted': palette.deepMuted,
    'deep-accent': palette.deepAccent,
    'deep-soft': palette.deepSoft,
    'deep-line': mix(deep, onDeep, 0.2),
  };
  const named = Object.entries(colors).map(([name, color]) => `--${name}:${hex(color)}`);
  return `${named.join(';')};--veil:${palette.veil}%;${scheme}`;
}
