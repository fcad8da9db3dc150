// A page as Markdown: the same words for those who read without a browser. Pure. All texts are
// escaped, so that what was written as plain text stays plain text.
import type { Block, BlockOf, BlockType, PageContent } from './content.ts';

export interface MarkdownAction {
  actionId: string;
  buttonTitle: string;
  url?: string | undefined;
}

export interface MarkdownPage {
  content: PageContent;
  actions: readonly MarkdownAction[];
}

export function contentMarkdown({ content, actions }: MarkdownPage): string {
  const titles = new Map(content.buttonTitles?.map(({ actionId, title }) => [actionId, title]));
  const buttons = new Map(
    actions.map((action) => [
      action.actionId,
      button(titles.get(action.actionId) ?? action.buttonTitle, action.url),
    ]),
  );
  const buttonsOf = (ids: readonly string[]): string[] => {
    const known = ids.flatMap((id) => buttons.get(id) ?? []);
    return known.length === 0 ? [] : [known.join(' · ')];
  };
  return `${content.blocks
    .flatMap((block) => linesOf(block, buttonsOf))
    .filter((part) => part.trim() !== '')
    .join('\n\n')}\n`;
}

type Buttons = (ids: readonly string[]) => string[];
type Lines<T extends BlockType> = (block: BlockOf<T>, buttons: Buttons) => string[];

const special = /[\\`*_[\]<>|~]/g;
/** Would begin a heading, a list, a quotation or a rule. */
const leading = /^(\s*)(#{1,6}(?=\s|$)|[-+=](?=[\s=-]|$)|\d{1,9}(?=[.)](?:\s|$)))/;

/** Plain text as Markdown shows it. */
export const escapeMarkdown = (text: string): string =>
  text
    .replace(special, '\\$&')
    .split(/\r?\n/)
    .map((line) =>
      line.replace(leading, (_, space: string, mark: string) =>
        /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`,
      ),
    )
    .join('\n');

const say = escapeMarkdown;
const line = (text: string): string => say(text.replace(/\s+/g, ' '));
const bold = (text: string): string => `**${line(text)}**`;
const address = (url: string): string => url.replace(/[()\s<>]/g, encodeURIComponent);
const linked = (text: string, url: string | undefined): string =>
  url === undefined ? line(text) : `[${line(text)}](${address(url)})`;
const button = (title: string, url: string | undefined): string =>
  url === undefined ? bold(title) : linked(title, url);
const title = (level: number, text: string | undefined): string[] =>
  text === undefined ? [] : [`${'#'.repeat(level)} ${line(text)}`];
const some = (...texts: (string | undefined)[]): string[] =>
  texts.flatMap((text) => (text === undefined ? [] : [say(text)]));
const list = (entries: readonly string[]): string[] =>
  entries.length === 0 ? [] : [entries.map((entry) => `- ${entry}`).join('\n')];
const titledEntry = (entry: { title: string; text?: string }): string =>
  entry.text === undefined ? bold(entry.title) : `${bold(entry.title)}: ${line(entry.text)}`;
const joined = (parts: readonly (string | undefined)[], by: string): string =>
  parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => line(part ?? ''))
    .join(by);

function quoted(text: string, ...by: (string | undefined)[]): string[] {
  const said = say(text)
    .split('\n')
    .map((one) => `> ${one}`);
  const who = joined(by, ', ');
  return [[...said, ...(who === '' ? [] : ['>', `> — ${who}`])].join('\n')];
}

function table({ columns, rows }: Pick<BlockOf<'table'>, 'columns' | 'rows'>): string {
  const row = (cells: readonly string[]): string => `| ${cells.map(line).join(' | ')} |`;
  return [
    row(columns),
    `|${columns.map(() => ' --- |').join('')}`,
    ...rows.map(({ cells }) => row(cells)),
  ].join('\n');
}

const writers: { [T in BlockType]: Lines<T> } = {
  hero: (block, buttons) => [
    ...some(block.eyebrow),
    ...title(1, block.headline),
    ...some(block.subheadline),
    ...(block.statistic ? [`${bold(block.statistic.value)} ${line(block.statistic.label)}`] : []),
    ...(block.quotation
      ? quoted(block.quotation.text, block.quotation.attribution, block.quotation.role)
      : []),
    ...buttons(block.actionIds),
  ],
  prose: (block) => [...title(2, block.heading), ...block.paragraphs.map(say)],
  statement: (block) => [bold(block.text)],
  quote: (block) => quoted(block.text, block.attribution, block.role, block.company),
  logos: (block) => [
    ...title(2, block.heading),
    ...list(block.items.map((item) => linked(item.altText, item.url))),
  ],
  cards: (block) => [
    ...title(2, block.heading),
    ...list(
      block.items.map((item) => {
        const link = item.linkText ?? (item.url === undefined ? undefined : item.url);
        return `${titledEntry(item)}${link === undefined ? '' : ` ${linked(link, item.url)}`}`;
      }),
    ),
  ],
  media: (block) => [
    ...title(2, block.heading),
    block.url === undefined
      ? line(block.altText)
      : `${block.kind === 'image' ? '!' : ''}${linked(block.altText, block.url)}`,
    ...some(block.caption),
  ],
  gallery: (block) => [
    ...title(2, block.heading),
    ...list(
      block.items.map((item) => [linked(item.altText, item.url), ...some(item.caption)].join(': ')),
    ),
  ],
  callToAction: (block, buttons) => [
    ...title(2, block.heading),
    ...some(block.text),
    ...buttons(block.actionIds),
  ],
  benefits: (block) => [...title(2, block.heading), ...list(block.items.map(titledEntry))],
  steps: (block) => [
    ...title(2, block.heading),
    block.items.map((item, n) => `${n + 1}. ${titledEntry(item)}`).join('\n'),
  ],
  stats: (block) => [
    ...title(2, block.heading),
    ...list(
      block.items.map(({ value, label, note }) =>
        [`${bold(value)} ${line(label)}`, ...some(note)].join(' · '),
      ),
    ),
  ],
  table: (block) => [
    ...title(2, block.heading),
    ...some(block.introduction),
    table(block),
    ...some(block.note),
  ],
  heard: (block) => [
    ...title(2, block.heading),
    ...some(block.introduction),
    ...list(block.items.map(({ said, proposed }) => `“${line(said)}” ${line(proposed)}`)),
  ],
  timeline: (block) => [
    ...title(2, block.heading),
    ...some(block.introduction),
    ...list(block.items.map((item) => [...some(item.date), titledEntry(item)].join(' · '))),
  ],
  plan: (block) => [
    ...title(2, block.heading),
    ...some(block.introduction),
    ...list(
      block.items.map((item) =>
        [`[${item.done ? 'x' : ' '}] ${titledEntry(item)}`, ...some(item.owner, item.date)].join(
          ' · ',
        ),
      ),
    ),
  ],
  pricing: (block, buttons) => [
    ...title(2, block.heading),
    ...some(block.introduction),
    ...block.options.flatMap((option) => [
      ...title(3, option.title),
      ...some(option.label),
      joined([option.price, option.unit], ' '),
      ...some(option.text),
      ...list(option.included.map(line)),
      ...buttons(option.actionIds),
    ]),
    ...some(block.note),
  ],
  faq: (block) => [
    ...title(2, block.heading),
    ...block.items.flatMap(({ question, answer }) => [...title(3, question), say(answer)]),
  ],
  sender: (block, buttons) => [
    ...title(2, block.heading),
    joined([block.name, block.role], ', '),
    ...some(block.text),
    joined([block.phone, block.email], ' · '),
    ...buttons(block.actionIds),
  ],
  place: (block) => [
    ...title(2, block.heading),
    ...some(block.title, block.address),
    ...list((block.hours ?? []).map(({ days, times }) => `${line(days)}: ${line(times)}`)),
    ...some(block.text),
    ...(block.mapUrl === undefined ? [] : [`<${address(block.mapUrl)}>`]),
  ],
  form: (block) => [
    ...title(2, block.heading),
    ...some(block.introduction),
    ...list(
      block.fields.map(({ label, placeholder, options = [] }) =>
        [
          line(label),
          ...some(placeholder),
          ...(options.length > 0 ? [joined(options, ', ')] : []),
        ].join(' · '),
      ),
    ),
    bold(block.submitLabel),
  ],
  ask: (block) => [
    ...title(2, block.heading),
    ...some(block.placeholder),
    ...list(block.suggestions.map(line)),
  ],
};

const linesOf = (block: Block, buttons: Buttons): string[] =>
  (writers[block.type] as Lines<BlockType>)(block as never, buttons);
