// The style sheet's rules: those of every page, those of the blocks it has, those of its theme, and
// those of paper.
import type { Theme } from '../../brands/brand.ts';
import { base, frame, statusPage, widgetRules } from './rules/base.ts';
import { blockRules } from './rules/blocks.ts';
import { logoList } from './rules/pictures.ts';
import { blockPrint, print } from './rules/print.ts';
import { themeRules } from './rules/themes.ts';

const compact = (css: string): string => css.replace(/\n/g, '');
const compactAll = (rules: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(rules).map(([name, css]) => [name, compact(css)]));

const always = compact(base + frame);
const onPaper = compact(print);
const ofBlock = compactAll({ ...blockRules, widget: logoList + widgetRules });
const ofBlockOnPaper = compactAll(blockPrint);
const ofTheme = compactAll(themeRules);

/** `used`: types of blocks, `widget`. In a fixed order, so that the same page has the same sheet. */
export function rulesFor(used: ReadonlySet<string>, theme: Theme): string {
  const ofUsed = (rules: ReadonlyMap<string, string>): string => {
    let text = '';
    for (const [type, css] of rules) if (used.has(type)) text += css;
    return text;
  };
  return `${always}${ofUsed(ofBlock)}${ofTheme.get(theme) ?? ''}@media print{${onPaper}${ofUsed(ofBlockOnPaper)}}`;
}

/** Follows the others on a page that says that there is no page. */
export const statusRules = compact(statusPage);
