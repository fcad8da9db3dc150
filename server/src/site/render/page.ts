// A version as a whole HTML document: complete without JavaScript, in one
// response, with no request for anything but the pictures it shows. Pure: the
// same input is the same text, byte for byte.

import { type Brand, defaultBrand, themeOf } from '../../brands/brand.ts';
import { isDark, parseColor } from '../../brands/color.ts';
import { paletteOf } from '../../brands/palette.ts';
import type { Block } from '../../content/content.ts';
import { contentLanguage } from '../../content/texts.ts';
import {
  type ActionLink,
  actionLink,
  actionRow,
  actionsOf,
  anchorTo,
  overriddenForm,
} from './actions.ts';
import type { View } from './blocks/section.ts';
import { renderBlocks } from './blocks.ts';
import { renderHead, titleOf } from './head.ts';
import { attributes, type Html, html, trusted } from './html.ts';
import { hyphenatedName, withHyphens } from './hyphens.ts';
import { focusRules, type ImageSources, imageSource, logoList } from './images.ts';
import type { RenderInput, RenderWidget } from './input.ts';
import { groundsOf } from './rhythm.ts';
import { heading, seenLength } from './text.ts';
import { linkUrl, sourceUrl } from './urls.ts';
import { type Language, languageOf } from './words.ts';

// Holds a dot, so no componentId can be the same.
const mainId = 'page.main';

export function renderPage(input: RenderInput): string {
  const plain = blocksOf(input);
  const cards = input.page.actionCardWidgets.filter((widget) => !isAmong(plain, widget));
  const blocks = withHyphens(plain, pageLanguage(input).tag);
  return renderAround(
    input,
    (view) =>
      html`${renderBlocks(blocks, titleOf(input), view)}${cards.map((widget) => renderWidget(widget, view))}`,
    blocks,
  );
}

/** An agent may show a card's logos higher up: under the same title, nobody needs them twice. */
const isAmong = (blocks: Block[], { title, logos = [] }: RenderWidget): boolean =>
  blocks.some(
    (block) =>
      block.type === 'logos' &&
      block.heading === title?.trim() &&
      logos.every(({ image }) =>
        block.items.some(({ altText }) => altText === image.altText?.trim()),
      ),
  );

/** The page's head, header and footer around a content of our own, such as the answer to a question. */
export function renderAround(
  input: RenderInput,
  main: (view: View) => Html,
  blocks: readonly Block[] = [],
): string {
  const { tag, direction, words } = pageLanguage(input);
  const brand = input.brand ?? defaultBrand;
  const { context, entered, back } = input;
  const theme = themeOf(brand);
  const grounds = groundsOf(blocks, theme);
  const images = { ...picturesOf(input), focuses: new Set<string>() };
  const actions = actionsOf(input);
  const closing = closingOf(blocks, actions.header);
  const view: View = {
    actions,
    closing,
    images,
    words,
    tag,
    theme,
    brand,
    grounds: new Map(blocks.map((block, index) => [block, grounds[index] ?? 'plain'])),
    used: new Set(),
    context,
    entered,
    back,
  };
  const shown = main(view);
  const named =
    brand.name === undefined ? brand : { ...brand, name: hyphenatedName(brand.name, tag) };
  const over = view.used.has('behind');
  const opening = blocks[0]?.type === 'hero' ? (over ? 'deep' : grounds[0]) : undefined;
  const frame = [
    theme,
    actions.header !== undefined && 'reaching',
    closing.size > 0 && 'closed',
    over && opening === 'deep' && 'over',
  ]
    .filter((name) => name !== false)
    .join(' ');
  const body = html`<body class="${frame}">
<a class="skip" href="#${mainId}">${words.skipToContent}</a>
${renderHeader(named, addresseeOf(input), opening ?? 'plain', view)}<main id="${mainId}" tabindex="-1">
${shown}</main>
${renderFooter(input, named, view)}${withinReach(view)}${tracker(input)}${ownScripts(input)}</body>
</html>
`;
  // The head comes last: only then is it known what the page needs.
  const needs = { used: view.used, text: body.text, extra: focusRules(images.focuses) };
  return html`<!doctype html>
<html lang="${tag}" dir="${direction}">
${renderHead(input, tag, needs)}${body}`.text;
}

const picturesOf = ({ assetUrl, fileUrl, assetSize, assetPicture }: RenderInput): ImageSources => ({
  assetUrl,
  ...(fileUrl === undefined ? {} : { fileUrl }),
  ...(assetSize === undefined ? {} : { assetSize }),
  ...(assetPicture === undefined ? {} : { assetPicture }),
});

/** Nobody needs to read twice whom a page is for: where its opening says so, the header does not. */
function addresseeOf({ audience: { addressee }, content }: RenderInput): string | undefined {
  const first = content.blocks[0];
  if (addressee === undefined || first?.type !== 'hero') return addressee;
  const opening = `${first.eyebrow ?? ''} ${first.headline}`.toLowerCase();
  return opening.includes(addressee.toLowerCase()) ? undefined : addressee;
}

/**
 * Where the page ends with its main action, the last sections slide over the one within reach: nobody
 * is asked twice on one screen. A form and the line below it are one section to the eye.
 */
function closingOf(blocks: readonly Block[], header: ActionLink | undefined): Set<Block> {
  if (header === undefined) return new Set();
  const offers = (block: Block | undefined): boolean =>
    block !== undefined &&
    (('actionIds' in block && block.actionIds.includes(header.actionId)) ||
      (block.type === 'form' && header.href === anchorTo(block.componentId)));
  const last = blocks.length - 1;
  const from = [last - 1, last].find((index) => index > 0 && offers(blocks[index]));
  if (from === undefined) return new Set();
  const first =
    blocks[from]?.type === 'callToAction' && blocks[from - 1]?.type === 'form' ? from - 1 : from;
  return new Set(blocks.slice(first));
}

/** On a phone the main action stays at the lower edge, where a thumb is. */
const withinReach = ({ actions }: View): Html | undefined =>
  actions.header &&
  html`<nav class="reach" aria-label="${actions.header.title}">${actionLink(actions.header, 'button')}</nav>\n`;

/** The one it was stored with; versions from before that was noted are read again. */
export const pageLanguage = ({ lang, content }: RenderInput): Language =>
  languageOf(lang ?? contentLanguage(content));

function blocksOf(input: RenderInput): Block[] {
  const replaced = overriddenForm(input);
  if (replaced === undefined) return input.content.blocks;
  return input.content.blocks.map((block) =>
    block.componentId === replaced.componentId ? replaced : block,
  );
}

function renderHeader(
  brand: Brand,
  addressee: string | undefined,
  ground: string,
  view: View,
): Html {
  const { actions, images, words } = view;
  const filled = ground === 'fill' && isDark(paletteOf(brand, 'light').fill);
  const mark = brandMark(brand, images, ground === 'deep' || filled);
  // A logo that nobody put a name to cannot say where its link leads.
  const named = (brand.logo?.altText ?? brand.name) !== undefined;
  const home = named ? linkUrl(brand.homeUrl) : undefined;
  if ((mark ?? addressee ?? actions.header) === undefined) return html``;
  return html`<header class="top ${ground}">
<div class="wrap">
${mark !== undefined && (home === undefined ? mark : html`<a class="home" href="${home}">${mark}</a>\n`)}${addressee !== undefined && html`<p class="addressee" dir="auto">${words.preparedFor.replace('{name}', () => addressee)}</p>\n`}${actions.header !== undefined && actionLink(actions.header, 'button small')}
</div>
</header>
`;
}

const longName = 26;

/** `dark`: it stands on a dark ground in both schemes. What is pale for that is inverted on paper. */
export function brandMark(brand: Brand, images: ImageSources, dark = false): Html | undefined {
  const { logo, name } = brand;
  const alt = logo?.altText ?? name ?? '';
  const src = logo === undefined ? undefined : imageSource(logo, images);
  if (src === undefined) {
    const size = seenLength(name ?? '') > longName ? 'brand lengthy' : 'brand';
    return name === undefined ? undefined : html`<span class="${size}" dir="auto">${name}</span>`;
  }
  const frame = isUpright(logo, images) ? 'brand upright' : 'brand';
  const darkSrc = logo?.dark === undefined ? undefined : imageSource(logo.dark, images);
  if (darkSrc !== undefined && dark) {
    return html`<span class="${frame} pale"><img${attributes({ src: darkSrc, alt })}></span>`;
  }
  if (darkSrc === undefined) {
    // A brand that is dark by nature has a logo to match, and needs no plate.
    const ground = parseColor(brand.colors?.background);
    const names = `${frame} ${ground !== undefined && isDark(ground) ? 'pale' : 'plate'}`;
    return html`<span class="${names}${dark ? ' lit' : ''}"><img${attributes({ src, alt })}></span>`;
  }
  return html`<span class="${frame}"><picture><source media="(prefers-color-scheme: dark)" srcset="${darkSrc}"><img${attributes({ src, alt })}></picture></span>`;
}

/** A sign or a badge, which needs more height than a line of letters. */
function isUpright(logo: Brand['logo'], { assetSize }: ImageSources): boolean {
  const size = logo?.assetId === undefined ? undefined : assetSize?.(logo.assetId);
  return size !== undefined && size.width < size.height * 1.5;
}

/** A card that repeats the header's action beside names that vouch for it. */
function renderWidget(widget: RenderWidget, view: View): Html {
  const { type, title } = widget;
  const list = logoList(
    (widget.logos ?? []).map(({ image }) => image),
    view.images,
  );
  if (title === undefined && list === undefined) return html``;
  const action = actionRow(view.actions.header === undefined ? [] : [view.actions.header]);
  view.used.add('widget');
  return html`<div class="block widget plain"${attributes({ 'data-widget-type': type })}>
<div class="wrap"><div class="panel">
${title !== undefined && heading(2, title)}${list}${action}</div></div>
</div>
`;
}

/** Actions that the last block does not offer, right above. */
function restOf({ actions, grounds }: View): ActionLink[] {
  const last = [...grounds.keys()].at(-1);
  const offered = last !== undefined && 'actionIds' in last ? last.actionIds : [];
  return actions.outward.filter(({ actionId }) => !offered.includes(actionId));
}

function renderFooter({ page }: RenderInput, brand: Brand, view: View): Html {
  const groups = (page.footerLinks ?? [])
    .map(({ title, links }) => ({
      title,
      links: links
        .map(({ text, url }) => ({ text, href: linkUrl(url) }))
        .filter(({ href }) => href !== undefined),
    }))
    .filter(({ links }) => links.length > 0)
    .map(
      ({ title, links }) => html`<div>
${title !== undefined && heading(2, title)}<ul role="list">
${links.map(({ text, href }) => html`<li><a${attributes({ href })}><bdi>${text}</bdi></a></li>\n`)}</ul>
</div>
`,
    );
  const mark = brandMark(brand, view.images, view.theme === 'bold');
  // Where nobody chose links for the foot of the page, its own actions stand there.
  const own = restOf(view).map((action) => html`<li>${actionLink(action, 'link')}</li>\n`);
  const shown =
    groups.length > 0
      ? groups
      : own.length > 0 && html`<ul class="own" role="list">\n${own}</ul>\n`;
  return html`<footer class="bottom">
<div class="wrap">
${mark}${shown !== false && html`<nav aria-label="${view.words.footer}">\n${shown}</nav>\n`}</div>
</footer>
`;
}

function tracker({ trackerUrl, context, scriptNonce: nonce }: RenderInput): Html | undefined {
  const src = sourceUrl(trackerUrl);
  if (src === undefined) return undefined;
  return html`<script${attributes({ src, nonce, defer: true, 'data-context': context })}></script>\n`;
}

// Also where a script writes a script: no quotes are added that could end its text.
const openingScript = /<script(?=[\s>])/gi;

/** Markup begins with a tag or closes a script; all else is a program. */
const isMarkup = (code: string): boolean => /^\s*</.test(code) || /<\/script/i.test(code);

/** `<!--` would change how the browser reads the rest of the script; in a text, the backslash says the same. */
const asElement = (code: string): string =>
  `<script>\n${code.replaceAll('<!--', '<\\!--')}\n</script>`;

/** The tenant's own code, as it was written, and marked as such for the browser. */
function ownScripts({ page, includeScripts, scriptNonce }: RenderInput): Html[] {
  if (!includeScripts) return [];
  const marked = (code: string) =>
    scriptNonce === undefined ? code : code.replace(openingScript, `$& nonce=${scriptNonce}`);
  return page.scripts
    .filter((script) => script.enabled)
    .map(({ content }) => trusted(`${marked(isMarkup(content) ? content : asElement(content))}\n`));
}
