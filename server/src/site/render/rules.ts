// The style sheet's rules: those of every page, those of the blocks it has, those of its theme.
import type { Theme } from '../../brands/brand.ts';
import { base, frame, statusPage, widgetRules } from './rules/base.ts';
import { blockRules } from './rules/blocks.ts';
import { logoList } from './rules/pictures.ts';
import { themeRules } from './rules/themes.ts';

const compact = (css: string): string => css.replace(/\n/g, '');

const always = compact(base + frame);
const ofBlock = new Map(Object.entries(blockRules).map(([type, css]) => [type, compact(css)]));
const ofTheme = { calm: '', bold: '', editorial: '' };
for (const theme of ['calm', 'bold', 'editorial'] as const) {
  ofTheme[theme] = compact(themeRules[theme]);
}
ofBlock.set('widget', compact(logoList + widgetRules));

/** `used`: types of blocks, `widget`. In a fixed order, so that the same page has the same sheet. */
export function rulesFor(used: ReadonlySet<string>, theme: Theme): string {
  let rules = always;
  for (const [type, css] of ofBlock) if (used.has(type)) rules += css;
  return rules + ofTheme[theme];
}

/** Follows the others on a page that says that there is no page. */
export const statusRules = compact(statusPage);
