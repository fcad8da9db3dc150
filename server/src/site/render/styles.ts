// The style sheet of a page: the brand's palettes and fonts as variables, then
// rules that are the same for every page. Small enough to travel inside it.

import type { Brand } from '../../brands/brand.ts';
import { hex, isDark } from '../../brands/color.ts';
import type { Palette } from '../../brands/palette.ts';
import { rules } from './rules.ts';

const systemFonts =
  'system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif,"Apple Color Emoji","Segoe UI Emoji","Noto Color Emoji"';

export function styleSheet(brand: Brand, light: Palette, dark: Palette): string {
  const fonts = `--font:${fontStack(brand.fontFamily, systemFonts)};--heading-font:${fontStack(brand.headingFontFamily, 'var(--font)')}`;
  return `:root{${fonts};${variables(light)}}
@media (prefers-color-scheme:dark){:root{${variables(dark)}}}
${rules}`;
}

/** A name of letters, digits, spaces and dashes; another could say more than a name. */
function fontStack(family: string | undefined, others: string): string {
  return family !== undefined && /^[\p{L}\p{N}][\p{L}\p{N} _-]*$/u.test(family)
    ? `"${family}",${others}`
    : others;
}

function variables(palette: Palette): string {
  // Logos of others are mostly drawn for white paper, so on dark ground they get some.
  const scheme = isDark(palette.ground)
    ? 'color-scheme:dark;--plate:#f4f5f7;--plate-space:.5rem .75rem'
    : 'color-scheme:light;--plate:transparent;--plate-space:0';
  return `--ground:${hex(palette.ground)};--soft:${hex(palette.soft)};--card:${hex(palette.card)};--text:${hex(palette.text)};--muted:${hex(palette.muted)};--accent:${hex(palette.accent)};--edge:${hex(palette.edge)};--line:${hex(palette.line)};--primary:${hex(palette.primary)};--on-primary:${hex(palette.onPrimary)};${scheme}`;
}
