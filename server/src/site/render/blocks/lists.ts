// Blocks that count up: benefits, steps, stats, timeline, frequent questions.
import type { BlockOf } from '../../../content/content.ts';
import { dateText } from '../dates.ts';
import { attributes, type Html, html } from '../html.ts';
import { heading, paragraphs } from '../text.ts';
import {
  besideHeading,
  introduced,
  itemLevel,
  section,
  sectionHeading,
  type View,
} from './section.ts';

// Safari no longer calls a list without bullets a list, unless told to: hence role="list".

function titledItems(block: BlockOf<'benefits'> | BlockOf<'steps'>): Html[] {
  const level = itemLevel(block);
  return block.items.map(
    ({ title, text }) => html`<li>
${heading(level, title)}
${text !== undefined && paragraphs(text)}</li>
`,
  );
}

export const benefits = (block: BlockOf<'benefits'>): Html =>
  section(
    block,
    html`${sectionHeading(block.heading)}<ul class="grid" role="list">
${titledItems(block)}</ul>
`,
  );

export const steps = (block: BlockOf<'steps'>): Html =>
  besideHeading(block, html`<ol role="list">\n${titledItems(block)}</ol>\n`);

export const stats = (block: BlockOf<'stats'>): Html =>
  section(
    block,
    html`${sectionHeading(block.heading)}<dl>
${block.items.map(
  ({ value, label, note }) =>
    html`<div><dt dir="auto">${label}${note !== undefined && html` <span class="source" dir="auto">${note}</span>`}</dt><dd><bdi>${value}</bdi></dd></div>\n`,
)}</dl>
`,
  );

export function timeline(block: BlockOf<'timeline'>, { words, tag }: View): Html {
  const level = itemLevel(block);
  const entries = block.items.map(
    ({ date, title, text, state }) => html`<li${attributes({ class: state })}>
${date !== undefined && dateText(date, tag, 'date')}${state === 'next' && html`<span class="label">${words.next}</span>`}
${heading(level, title)}
${text !== undefined && paragraphs(text)}</li>
`,
  );
  return section(
    block,
    html`${introduced(block)}<ol class="events" role="list">\n${entries}</ol>\n`,
  );
}

export const faq = (block: BlockOf<'faq'>): Html =>
  besideHeading(
    block,
    html`${block.items.map(
      ({ question, answer }) => html`<details>
<summary><span dir="auto">${question}</span></summary>
<div class="text">${paragraphs(answer)}</div>
</details>
`,
    )}`,
  );
