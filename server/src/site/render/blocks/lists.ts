// Blocks that count up: benefits, steps, stats, timeline, frequent questions.
import type { BlockOf } from '../../../content/content.ts';
import { dateText, writtenDate } from '../dates.ts';
import { attributes, type Html, html } from '../html.ts';
import { iconsFor } from '../icons.ts';
import { columnsFor, gridClass } from '../rhythm.ts';
import { longestWord, paragraphs, seenLength } from '../text.ts';
import {
  besideHeading,
  introductionOf,
  itemTitle,
  section,
  sectionHeading,
  type View,
} from './section.ts';
import { tick } from './tables.ts';

// Safari no longer calls a list without bullets a list, unless told to: hence role="list".

/** Fills a narrow column, and would leave a wide one empty. */
const isSlight = ({ title, text }: { title: string; text?: string }): boolean =>
  seenLength(longestWord(title)) <= 13 && seenLength(text ?? '') <= 80;

export function benefits(block: BlockOf<'benefits'>, view: View): Html {
  const { items } = block;
  // Titles alone are a list to tick off, and one title alone among others would be an empty column.
  const bare = items.some(({ text }) => text === undefined);
  const brief = items.every(({ text }) => text === undefined);
  const icons = bare || items.length === 1 ? undefined : iconsFor(items);
  const shown = items.map(
    ({ title, text }, index) => html`<li>${bare ? tick : icons?.[index]}<div>
${itemTitle(block, title)}
${text !== undefined && paragraphs(text)}</div></li>
`,
  );
  if (bare)
    return besideHeading(
      block,
      view,
      html`<ul class="${brief && items.length > 3 ? 'ticked pairs-of' : 'ticked'}" role="list">\n${shown}</ul>\n`,
    );
  // One alone is no row of columns: it stands beside the heading like a text.
  if (items.length === 1)
    return besideHeading(block, view, html`<ul class="single" role="list">\n${shown}</ul>\n`);
  const columns = items.length === 4 && items.every(isSlight) ? 4 : columnsFor(items.length);
  return section(
    block,
    view,
    html`${sectionHeading(block.heading)}<ul class="${gridClass(items.length, columns)}${icons === undefined ? ' barred' : ''}" role="list">
${shown}</ul>
`,
  );
}

const longStep = 170;

/** In a row where they are few and short, below each other where they are not. */
export function steps(block: BlockOf<'steps'>, view: View): Html {
  const { items } = block;
  const shown = items.map(
    ({ title, text }) => html`<li>
${itemTitle(block, title)}
${text !== undefined && paragraphs(text)}</li>
`,
  );
  const inRow =
    items.length >= 2 &&
    items.length <= 4 &&
    items.every(({ title, text }) => seenLength(title) + seenLength(text ?? '') < longStep);
  if (!inRow) {
    return besideHeading(block, view, html`<ol class="down" role="list">\n${shown}</ol>\n`);
  }
  return section(
    block,
    view,
    html`${sectionHeading(block.heading)}<ol class="across c${items.length}" role="list">\n${shown}</ol>\n`,
  );
}

/** Longer than a figure with its unit: a figure in words. */
const longFigure = 7;

/** Four or five in a row, and otherwise three, leave every figure on one line. */
function statsColumns(count: number, lengthy: boolean): number {
  if (count % 4 === 0) return 4;
  if (count === 5 && !lengthy) return 5;
  return Math.min(count, count % 2 ? 3 : columnsFor(count));
}

export function stats(block: BlockOf<'stats'>, view: View): Html {
  const { items } = block;
  const longest = Math.max(...items.map(({ value }) => seenLength(value)));
  // One or two have room for more: "31,000 €" at a smaller size.
  const room = items.length <= 2 ? longFigure + 3 : longFigure;
  const lengthy = longest > room ? ' lengthy' : longest > longFigure ? ' ample' : '';
  const columns = statsColumns(items.length, lengthy !== '');
  return section(
    block,
    view,
    html`${sectionHeading(block.heading)}<dl class="c${columns}${lengthy}">
${items.map(
  ({ value, label, note }) =>
    html`<div><dt dir="auto">${label}${note !== undefined && html` <span class="source" dir="auto">${note}</span>`}</dt><dd><bdi>${value}</bdi></dd></div>\n`,
)}</dl>
`,
  );
}

/** A time of the day or a week: dates need more room. */
const longTime = 8;

export function timeline(block: BlockOf<'timeline'>, view: View): Html {
  const { words, tag } = view;
  const entries = block.items.map(
    ({ date, title, text, state }) => html`<li${attributes({ class: state })}>
<p class="at">${date !== undefined && dateText(date, tag, 'date')}${state === 'next' && html` <span class="label">${words.next}</span>`}</p>
<div>${itemTitle(block, title)}
${text !== undefined && paragraphs(text)}</div></li>
`,
  );
  const brief = block.items.every(
    ({ date, state }) => state !== 'next' && seenLength(writtenDate(date ?? '', tag)) <= longTime,
  );
  const names = brief ? 'events soon' : 'events';
  return besideHeading(block, view, html`<ol class="${names}" role="list">\n${entries}</ol>\n`, {
    lead: introductionOf(block),
  });
}

/** A single question heads its own answer; of several, those that are opened tell what readers ask. */
export function faq(block: BlockOf<'faq'>, view: View): Html {
  const [only, ...more] = block.items;
  if (only !== undefined && more.length === 0)
    return besideHeading(
      { ...block, heading: only.question },
      view,
      html`<div class="answered"><div class="text">${paragraphs(only.answer)}</div>\n</div>\n`,
    );
  return besideHeading(
    block,
    view,
    html`${block.items.map(
      // The first is open: it shows what stands below the others.
      ({ question, answer }, index) => html`<details${attributes({ open: index === 0 })}>
<summary><span dir="auto">${question}</span></summary>
<div class="text">${paragraphs(answer)}</div>
</details>
`,
    )}`,
  );
}
