// The head of the page: what search engines, social networks and browsers read.

import { type Brand, defaultBrand } from '../../brands/brand.ts';
import { hex } from '../../brands/color.ts';
import { fontsOf } from '../../brands/fonts.ts';
import { type Palette, paletteOf } from '../../brands/palette.ts';
import { attributes, escapeText, type Html, html, trusted } from './html.ts';
import type { RenderInput, RenderMetadata } from './input.ts';
import { styleSheet } from './styles.ts';
import { excerpt } from './text.ts';
import { absoluteUrl, sourceUrl, webUrl } from './urls.ts';

export const metadataOf = ({ page, audience }: RenderInput): RenderMetadata =>
  audience.effectiveMetadata ?? page.metadata ?? {};

/** As the tenant wrote it, or as the page says it; never the name the page has in the studio, if it says anything. */
export function titleOf(input: RenderInput): string {
  const { title } = metadataOf(input);
  return title ?? headlineOf(input) ?? input.brand?.name ?? input.page.title;
}

function headlineOf({ content: { blocks } }: RenderInput): string | undefined {
  const hero = blocks.find((block) => block.type === 'hero');
  if (hero !== undefined) return hero.headline;
  return blocks.flatMap((block) => ('heading' in block ? (block.heading ?? []) : []))[0];
}

/** In a tab and in a list of results, the brand's name follows what the page says. */
export function tabTitle(input: RenderInput): string {
  const title = titleOf(input);
  const name = input.brand?.name;
  const said = metadataOf(input).title !== undefined || name === undefined || title.includes(name);
  return said ? title : `${title} – ${name}`;
}

export interface BodyNeeds {
  /** The kinds of blocks on the page. */
  used: ReadonlySet<string>;
  /** The body, for the letters that it shows. */
  text: string;
  /** Rules that only this page needs. */
  extra: string;
}

export function renderHead(
  input: RenderInput,
  tag: string,
  { used, text, extra }: BodyNeeds,
): Html {
  const brand = input.brand ?? defaultBrand;
  const metadata = metadataOf(input);
  const title = titleOf(input);
  const description = metadata.description ?? descriptionOf(input);
  const canonical = webUrl(metadata.canonicalUrl) ?? webUrl(input.pageUrl);
  const light = paletteOf(brand, 'light');
  const dark = paletteOf(brand, 'dark');
  const fonts = fontsOf(brand, tag, (assetId) => sourceUrl(input.assetUrl(assetId)), text);
  return html`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tabTitle(input)}</title>
${metaTags([
  ['description', description],
  ['author', metadata.author],
  ['keywords', joined(metadata.keywords)],
  ['robots', robotsOf(input, metadata)],
])}${canonical !== undefined && html`<link rel="canonical" href="${canonical}">\n`}${metaTags(
  socialTags(input, metadata, { title, description, url: canonical }),
)}${themeColor(metadata, light, dark)}<link rel="icon" href="${icon(brand, light)}">
${fonts.files.map((file) => html`<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>\n`)}<style>${trusted(styleSheet(brand, { light, dark }, fonts, used) + extra + (input.moreRules ?? ''))}</style>
</head>
`;
}

type Tag = [name: string, content: string | undefined];

/** Open Graph calls its names properties. A tag without content is left out. */
const metaTags = (tags: Tag[]): (Html | undefined)[] =>
  tags.map(([name, content]) => {
    if (content === undefined) return undefined;
    const named = name.startsWith('og:') ? { property: name } : { name };
    return html`<meta${attributes({ ...named, content })}>\n`;
  });

function socialTags(
  input: RenderInput,
  metadata: RenderMetadata,
  page: { title: string; description: string | undefined; url: string | undefined },
): Tag[] {
  const whole = (url: string | undefined) => absoluteUrl(url, input.pageUrl);
  const file = (fileId: string | undefined) =>
    fileId === undefined ? undefined : whole(input.fileUrl?.(fileId));

  const title = metadata.ogTitle ?? page.title;
  const description = metadata.ogDescription ?? page.description;
  const image =
    whole(metadata.ogImageUrl) ?? file(metadata.ogImageFileId) ?? whole(input.socialImageUrl);
  const twitterImage =
    whole(metadata.twitterImageUrl) ?? file(metadata.twitterImageFileId) ?? image;
  const twitterImageAlt = metadata.twitterImageAlt ?? metadata.ogImageAlt;
  return [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ['og:site_name', metadata.ogSiteName ?? input.brand?.name],
    ['og:url', webUrl(metadata.ogUrl) ?? page.url],
    ['og:image', image],
    ['og:image:alt', image === undefined ? undefined : metadata.ogImageAlt],
    ['twitter:card', twitterImage === undefined ? 'summary' : 'summary_large_image'],
    ['twitter:title', metadata.twitterTitle ?? title],
    ['twitter:description', metadata.twitterDescription ?? description],
    ['twitter:image', twitterImage],
    ['twitter:image:alt', twitterImage === undefined ? undefined : twitterImageAlt],
    ['twitter:site', metadata.twitterSite],
    ['twitter:creator', metadata.twitterCreator],
  ];
}

const joined = (words: readonly string[] | undefined): string | undefined =>
  words === undefined || words.length === 0 ? undefined : words.join(', ');

const robotsOf = (input: RenderInput, metadata: RenderMetadata): string | undefined =>
  joined(metadata.robots) ?? (input.personal ? 'noindex' : undefined);

/** What the page says first stands in for a description nobody wrote. */
export function descriptionOf({ content }: RenderInput): string | undefined {
  const text = content.blocks.find((block) => block.type === 'hero')?.subheadline;
  return text === undefined ? undefined : excerpt(text, 200);
}

function themeColor({ themeColor: own }: RenderMetadata, light: Palette, dark: Palette): Html {
  if (own !== undefined) return html`<meta name="theme-color" content="${own}">\n`;
  return html`<meta name="theme-color" content="${hex(light.ground)}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${hex(dark.ground)}" media="(prefers-color-scheme: dark)">
`;
}

/** Drawn from the brand, so that browsers need not ask for a favicon. */
function icon(brand: Brand, { primary, onPrimary }: Palette): string {
  const letter = [...(brand.name ?? '').trim()][0]?.toWellFormed() ?? '';
  const text = `<text x="16" y="22" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="${hex(onPrimary)}">${escapeText(letter)}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="${hex(primary)}"/>${text}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
