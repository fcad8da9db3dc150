// Blocks about who writes and where to find them: sender, place.
import type { BlockOf } from '../../../content/content.ts';
import { actionRow } from '../actions.ts';
import { type Html, html } from '../html.ts';
import { picture } from '../images.ts';
import { initials, paragraphs } from '../text.ts';
import { linkUrl } from '../urls.ts';
import { itemTitle, section, sectionHeading, type View } from './section.ts';

export function sender(block: BlockOf<'sender'>, view: View): Html {
  const { name, role, text, photoAssetId, phone, email } = block;
  const besides = offeredBeside(block, view);
  const photo =
    photoAssetId === undefined
      ? undefined
      : picture({ assetId: photoAssetId }, view.images, { alt: name, sizes: '12rem' });
  return section(
    block,
    view,
    html`${sectionHeading(block.heading)}<div class="card-of">
<div class="portrait">${photo ?? html`<span aria-hidden="true">${initials(name)}</span>`}</div>
<div class="who">
${text !== undefined && html`<div class="text">${paragraphs(text)}</div>\n`}<p class="name" dir="auto">${name}</p>
${role !== undefined && html`<p class="role" dir="auto">${role}</p>\n`}${contactLines(phone, email, view)}</div>
${actionRow(view.actions.pick(block.actionIds.filter((id) => !besides.includes(id))))}</div>
`,
  );
}

/** What the call to action right above or below offers is not asked twice. */
function offeredBeside(block: BlockOf<'sender'>, view: View): string[] {
  const blocks = [...view.grounds.keys()];
  const at = blocks.indexOf(block);
  return [blocks[at - 1], blocks[at + 1]].flatMap((other) =>
    other?.type === 'callToAction' ? other.actionIds : [],
  );
}

function contactLines(phone: string | undefined, email: string | undefined, view: View) {
  const { words } = view;
  const number = phone === undefined ? undefined : linkUrl(`tel:${phone.replace(/[^+\d]/g, '')}`);
  const address = email === undefined ? undefined : linkUrl(`mailto:${email}`);
  const lines = [
    number !== undefined &&
      html`<a href="${number}"><span class="hidden">${words.phone}: </span><bdi dir="ltr">${phone}</bdi></a>`,
    address !== undefined &&
      html`<a href="${address}"><span class="hidden">${words.email}: </span><bdi>${email}</bdi></a>`,
  ].filter((line) => line !== false);
  return lines.length > 0 && html`<p class="lines">${lines}</p>\n`;
}

export function place(block: BlockOf<'place'>, view: View): Html {
  const { words } = view;
  const { title, address, hours, text } = block;
  const href = linkUrl(block.mapUrl);
  const map =
    href !== undefined && html`<p class="more-line"><a href="${href}">${words.openMap}</a></p>\n`;
  const times =
    hours !== undefined &&
    html`<div class="hours">
<p class="label">${words.openingHours}</p>
<dl>
${hours.map(({ days, times }) => html`<div><dt dir="auto">${days}</dt><dd dir="auto">${times}</dd></div>\n`)}</dl>
</div>
`;
  return section(
    block,
    view,
    html`${sectionHeading(block.heading)}<div class="place-card">
<div class="where">
${title !== undefined && itemTitle(block, title)}<address>${paragraphs(address)}</address>
${text !== undefined && html`<div class="text">${paragraphs(text)}</div>\n`}${map}</div>
${times}</div>
`,
  );
}
