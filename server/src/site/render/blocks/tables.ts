// Blocks in rows: table, plan, heard, pricing. On a phone every row is a card of its own.
import type { BlockOf } from '../../../content/content.ts';
import { isQuestion } from '../../../platform/text/questions.ts';
import { actionRow } from '../actions.ts';
import { dateText } from '../dates.ts';
import { attributes, type Html, html, trusted } from '../html.ts';
import { columnsClass, columnsFor } from '../rhythm.ts';
import { initials, longestWord, paragraphs, seenLength } from '../text.ts';
import {
  besideHeading,
  introduced,
  introductionOf,
  itemTitle,
  section,
  type View,
} from './section.ts';

const note = (text: string | undefined): Html | undefined =>
  text === undefined ? undefined : html`<div class="note">${paragraphs(text)}</div>\n`;

/** A figure with its unit stays on one line. */
const unbroken = 12;

// As cards the rows are no table to the eye; the roles keep them one to the ear.
export function table(block: BlockOf<'table'>, view: View): Html {
  const { columns, rows, highlightedColumn } = block;
  const figures = columns.map((_, index) => index > 0 && isFigures(rows, index));
  const marked = (index: number) =>
    [index === highlightedColumn && 'marked', figures[index] ? 'figures' : 'col']
      .filter((name) => typeof name === 'string')
      .join(' ');
  const head = columns.map((title, index) =>
    title === ''
      ? html`<td role="cell"></td>`
      : html`<th${attributes({ scope: 'col', role: 'columnheader', class: marked(index), dir: 'auto' })}>${title}</th>`,
  );
  const body = rows.map(({ cells }) => {
    // A name alone heads the rows below it.
    if (cells.slice(1).every((text) => text === ''))
      return html`<tr role="row"><th${attributes({ scope: 'rowgroup', role: 'rowheader', colspan: columns.length, dir: 'auto' })}>${cells[0] ?? ''}</th></tr>\n`;
    const shown = columns.map((title, index) => {
      const text = cells[index] ?? '';
      if (index === 0) return html`<th scope="row" role="rowheader" dir="auto">${text}</th>`;
      const classes = [marked(index), seenLength(text) <= unbroken ? 'short' : 'wide'];
      const names = {
        role: 'cell',
        class: classes.join(' '),
        'data-label': title || undefined,
      };
      // A cell of figures alone runs as its table does.
      const dir = /\p{L}/u.test(text) ? 'auto' : undefined;
      return html`<td${attributes({ ...names, dir })}>${cell(text, view)}</td>`;
    });
    return html`<tr${attributes({ role: 'row', class: isSum(cells) ? 'sum' : undefined })}>${shown}</tr>\n`;
  });
  // “Price” above a list of prices tells nothing to one who sees them.
  const plain = columns.length === 2 && columns[0] === '' && figures[1];
  const compact = columns.length === 3 && isCompact(block);
  const frame = compact ? 'few' : columns.length > 2 ? 'many' : plain ? 'two plainly' : 'two';
  const firm = rows.every(({ cells }) => seenLength(longestWord(cells[0] ?? '')) <= unbroken);
  const drawn = html`<div class="table-frame ${frame}${firm ? ' firm' : ''}"><table role="table"${attributes({ 'aria-label': block.heading })}>
${columns.some((title) => title !== '') && html`<thead role="rowgroup"><tr role="row">${head}</tr></thead>\n`}<tbody role="rowgroup">
${body}</tbody>
</table></div>
${note(block.note)}`;
  if (columns.length > 2 && !compact)
    return section(block, view, html`${introduced(block)}${drawn}`);
  // Few and short cells over the whole width would be far apart.
  return besideHeading(block, view, drawn, { lead: introductionOf(block) });
}

/** So short that three columns fit on a phone as they are, where they are better compared than as cards. */
const isCompact = ({ columns, rows }: BlockOf<'table'>): boolean =>
  columns.slice(1).every((title) => seenLength(longestWord(title)) <= unbroken - 2) &&
  rows.every(
    ({ cells }) =>
      seenLength(longestWord(cells[0] ?? '')) <= unbroken &&
      cells.slice(1).every((text) => seenLength(text) <= unbroken - 2),
  );

/** It has a name and what the rows above come to, and nothing of what only one of them has. */
const isSum = (cells: string[]): boolean =>
  cells.length > 2 &&
  /\d/.test(cells.at(-1) ?? '') &&
  cells.slice(1, -1).every((text) => text === '');

/** Figures are read from their last digit; a word among them, such as “free”, stands with them. */
function isFigures(rows: BlockOf<'table'>['rows'], index: number): boolean {
  const texts = rows.map(({ cells }) => cells[index] ?? '');
  const figures = texts.filter((text) => /\d/.test(text));
  return (
    texts.every((text) => seenLength(text) <= unbroken + 6) && figures.length * 2 > texts.length
  );
}

export const tick = trusted(
  '<svg class="tick" viewBox="0 0 20 20" aria-hidden="true"><path d="M4 10.5l4 4 8-9"/></svg>',
);
const dash = trusted('<span class="dash" aria-hidden="true">–</span>');

/** A mark alone is drawn, and said in a word. */
function cell(text: string, { words }: View): Html {
  if (/^[✓✔☑✅]\uFE0F?$/u.test(text)) return html`${tick}<span class="hidden">${words.yes}</span>`;
  if (/^[✗✘✕✖❌–—-]\uFE0F?$/u.test(text))
    return html`${dash}<span class="hidden">${words.no}</span>`;
  return html`${text}`;
}

export function plan(block: BlockOf<'plan'>, view: View): Html {
  const { words, tag } = view;
  const rows = block.items.map(({ title, text, owner, date, done }) => {
    const mark = done === true ? html`${tick}<span class="hidden">${words.done}</span>` : html``;
    return html`<li${attributes({ class: done === true ? 'done' : undefined })}>
<span class="mark">${mark}</span>
<div class="what">${itemTitle(block, title)}${text !== undefined && paragraphs(text)}</div>
${owner !== undefined && html`<p class="owner"><span class="hidden">${words.who}: </span><span class="dot" aria-hidden="true">${initials(owner)}</span><bdi>${owner}</bdi></p>\n`}${
  date !== undefined &&
  html`<p class="due"><span class="hidden">${words.when}: </span>${dateText(date, tag, 'date')}</p>\n`
}</li>
`;
  });
  return section(
    block,
    view,
    html`${introduced(block)}<ol class="rows" role="list">\n${rows}</ol>\n`,
  );
}

/** One exchange has the section to itself, and its answer is set as large as that. */
const largeAnswer = 130;

export function heard(block: BlockOf<'heard'>, view: View): Html {
  const { items } = block;
  const alone =
    items.length === 1 && items.every(({ proposed }) => seenLength(proposed) < largeAnswer);
  const { youSaid, weSuggest, youAsked, weAnswer } = view.words;
  const [left, right] = items.every(({ said }) => isQuestion(said))
    ? [youAsked, weAnswer]
    : [youSaid, weSuggest];
  return section(
    block,
    view,
    html`${introduced(block)}<ul class="${alone ? 'pairs one' : 'pairs'}" role="list">
${items.map(
  ({ said, proposed }) => html`<li>
<div class="said"><p class="label">${left}</p>${paragraphs(said)}</div>
<div class="proposed"><p class="label">${right}</p>${paragraphs(proposed)}</div>
</li>
`,
)}</ul>
`,
  );
}

type Priced = BlockOf<'pricing'>['options'][number];

/** A name, a price and at most a word on it: a list of prices rather than a choice of offers. */
const isListed = ({ price, text, included, highlighted, actionIds }: Priced): boolean =>
  price !== undefined &&
  text === undefined &&
  included.length <= 1 &&
  highlighted !== true &&
  actionIds.length === 0;

const slimPrice = 12;
const slimEntry = 28;
/** Fills a quarter of the width, and would leave a half empty. */
const isSlim = ({ title, price, text, included, actionIds }: Priced): boolean =>
  seenLength(price ?? '') <= slimPrice &&
  seenLength(longestWord(title)) <= slimPrice &&
  text === undefined &&
  actionIds.length === 0 &&
  included.length <= 4 &&
  included.every((entry) => seenLength(entry) <= slimEntry);

function optionsClass({ options }: BlockOf<'pricing'>): string {
  const count = options.length;
  const listed = count >= 3 && options.every(isListed);
  const inRow = count === 4 && (listed || options.every(isSlim));
  const columns = columnsClass(count, inRow ? 4 : columnsFor(count));
  return listed ? `options listed ${columns}` : `options ${columns}`;
}

export const pricing = (block: BlockOf<'pricing'>, view: View): Html =>
  section(
    block,
    view,
    html`${introduced(block)}<ul class="${optionsClass(block)}" role="list">
${block.options.map((option) => priced(option, block, view))}</ul>
${note(block.note)}`,
  );

const badgeLength = 24;
/** `Choose by: 30 January` is said of an option, not included in it. */
const isNamed = (entry: string): boolean => /^[^:：]{2,40}[:：]\s?\S/u.test(entry);

function priced(option: Priced, block: BlockOf<'pricing'>, view: View): Html {
  const { title, price, unit, text, included, highlighted, label } = option;
  const amount =
    price !== undefined &&
    html`<p class="price"><bdi>${price}</bdi>${unit !== undefined && html` <span class="unit" dir="auto">${unit}</span>`}</p>\n`;
  const list =
    included.length > 0 &&
    html`<ul class="included" role="list">
${included.map((entry) => html`<li>${!isNamed(entry) && tick}<span dir="auto">${entry}</span></li>\n`)}</ul>
`;
  // A label that fits no single line stands within the card, not on its edge.
  const names = [
    'option',
    highlighted && 'marked',
    seenLength(label ?? '') > badgeLength && 'named',
  ];
  return html`<li class="${names.filter((name) => typeof name === 'string').join(' ')}">
${label !== undefined && html`<p class="label" dir="auto">${label}</p>\n`}${itemTitle(block, title)}
${amount}${text !== undefined && html`<div class="text">${paragraphs(text)}</div>\n`}${list}${actionRow(view.actions.pick(option.actionIds))}</li>
`;
}
