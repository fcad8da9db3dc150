// How the pages of the evaluation look: each theme in turn, in colours on which neither white nor
// black reads without care, so that what is scored and pictured is what brands really bring.
import type { Brand } from '../brands/brand.ts';
import { faintPairs, pairsOf } from '../brands/contrasts.ts';
import { paletteOf } from '../brands/palette.ts';
import type { PageContent } from '../content/content.ts';
import { renderPage } from '../site/render/page.ts';
import type { EvalCase } from './case.ts';

const looks: Brand[] = [
  { theme: 'calm', colors: { primary: '#2b59c3' } },
  { theme: 'bold', colors: { primary: '#e4572e', accent: '#7b2d8b' } },
  { theme: 'editorial', colors: { primary: '#3c5a46', accent: '#a4562b' } },
  { theme: 'calm', colors: { primary: '#7f9c6b' } },
  { theme: 'bold', colors: { primary: '#0b1f3a' } },
  { theme: 'editorial', colors: { primary: '#6b1e3a', background: '#fbf7ef' } },
  { theme: 'calm', colors: { primary: '#111111' } },
  { theme: 'bold', colors: { primary: '#ffc629', accent: '#d6336c' } },
  { theme: 'editorial', colors: { primary: '#5b9bd5' } },
];

/** The same for the same case, whichever others are run. */
export function looksOf({ name, input }: EvalCase): Brand {
  let sum = 0;
  for (const char of name) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  const brandName = input.brand?.name;
  return {
    ...(looks[sum % looks.length] ?? {}),
    ...(brandName === undefined ? {} : { name: brandName }),
  };
}

/** The page as visitors would get it, with no script and nothing from elsewhere. */
export function htmlOf({ one, content }: { one: EvalCase; content: PageContent }): string {
  const { page } = one.input;
  return renderPage({
    content,
    page: {
      title: page.title,
      actions: page.actions,
      ...(page.headerActionId === undefined ? {} : { headerActionId: page.headerActionId }),
      actionCardWidgets: [],
      scripts: [],
    },
    audience: {},
    brand: looksOf(one),
    lang: one.language,
    personal: true,
    includeScripts: false,
    assetUrl: () => undefined,
  });
}

/** The same page as it is shown at night, whatever the browser prefers. */
export const atNight = (html: string): string =>
  html.replace('@media screen and (prefers-color-scheme:dark)', '@media screen');

/** How many pairs of colours the page's brand has, by day and by night, and which are too faint. */
export function contrastOf(one: EvalCase): { pairs: string[]; faint: string[] } {
  const palettes = (['light', 'dark'] as const).map((scheme) => ({
    scheme,
    palette: paletteOf(looksOf(one), scheme),
  }));
  const named = (of: typeof pairsOf) =>
    palettes.flatMap(({ scheme, palette }) => of(palette).map(([name]) => `${name}, ${scheme}`));
  return { pairs: named(pairsOf), faint: named(faintPairs) };
}
