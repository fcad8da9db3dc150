// The page that says that there is no page: in the tenant's brand, in the visitor's language.

import { type Brand, defaultBrand } from '../../brands/brand.ts';
import { fontsOf } from '../../brands/fonts.ts';
import { paletteOf } from '../../brands/palette.ts';
import { html, trusted } from './html.ts';
import { brandMark } from './page.ts';
import { statusRules } from './rules.ts';
import { styleSheet } from './styles.ts';
import { linkUrl, sourceUrl } from './urls.ts';
import { languageOf } from './words.ts';

export type StatusKind = 'missing' | 'gone' | 'unavailable';

export interface StatusInput {
  kind: StatusKind;
  brand?: Brand | undefined;
  lang?: string | undefined;
  assetUrl(assetId: string): string | undefined;
}

export function renderStatus(input: StatusInput): string {
  const brand = input.brand ?? defaultBrand;
  const { tag, direction, words } = languageOf(input.lang);
  const { title, text } = words[input.kind];
  const mark = brandMark(brand, input);
  const home = linkUrl(brand.homeUrl);
  const named = brand.logo?.altText ?? brand.name;
  const linked =
    mark !== undefined && home !== undefined && named !== undefined
      ? html`<a class="home" href="${home}">${mark}</a>`
      : mark;
  const palettes = { light: paletteOf(brand, 'light'), dark: paletteOf(brand, 'dark') };
  const assetUrl = (assetId: string) => sourceUrl(input.assetUrl(assetId));
  const fonts = fontsOf(brand, tag, assetUrl, title + text);
  const sheet = styleSheet(brand, palettes, fonts, new Set());
  return html`<!doctype html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${trusted(sheet + statusRules)}</style>
</head>
<body class="status">
${linked !== undefined && html`<header class="top"><div class="wrap">${linked}</div></header>\n`}<main>
<div class="wrap">
<h1 class="display">${title}</h1>
<p class="lead">${text}</p>
</div>
</main>
</body>
</html>
`.text;
}
