// The content of an entry as blocks of plain text. Markup is read by real parsers and only its text is
// kept: what a browser would run, load or hide from the reader never becomes part of a passage.
import MarkdownIt from 'markdown-it';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export const contentTypes = ['text', 'markdown', 'html', 'qa'] as const;

export interface EntryContent {
  type: (typeof contentTypes)[number];
  content: string;
  /** The question, where the content is an answer. */
  question?: string;
}

/** A paragraph, list, table or heading. */
export interface Block {
  text: string;
  heading: boolean;
}

// Raw HTML is let through here, because it is reduced with everything else afterwards.
const markdown = new MarkdownIt({ html: true });

export function blocksOf({ type, content }: EntryContent): Block[] {
  if (type === 'html') return blocksOfHtml(content);
  if (type === 'markdown') return blocksOfHtml(markdown.render(content));
  return content
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((text) => ({ text: tidy(text), heading: false }))
    .filter(({ text }) => text !== '');
}

const skipped = new Set(
  'script style template noscript iframe frameset object embed applet svg math canvas audio video head title select textarea datalist dialog'.split(
    ' ',
  ),
);
/** They end the block before them; everything else runs on within it. */
const blocks = new Set(
  'address article aside blockquote body center details dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend main nav ol p pre search section summary table ul'.split(
    ' ',
  ),
);
const lines = new Set(['br', 'li', 'tr', 'caption']);
const cells = new Set(['td', 'th']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

type Node = DefaultTreeAdapterTypes.ChildNode;

function blocksOfHtml(html: string): Block[] {
  const found: Block[] = [];
  let text = '';
  let heading = false;
  function endBlock(): void {
    const tidied = tidy(text);
    if (tidied !== '') found.push({ text: tidied, heading });
    text = '';
    heading = false;
  }
  function enter(name: string): void {
    if (blocks.has(name)) endBlock();
    if (lines.has(name)) text += '\n';
    if (headings.has(name)) heading = true;
  }
  function leave(name: string): void {
    if (blocks.has(name)) endBlock();
    if (cells.has(name)) text += ' ';
  }

  // A stack of our own: markup nested a hundred thousand deep must not overflow the process's.
  const open: (Node | { leave: string })[] = parseFragment(html).childNodes.toReversed();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if ('leave' in node) leave(node.leave);
    else if (node.nodeName === '#text') {
      text += collapse((node as DefaultTreeAdapterTypes.TextNode).value);
    } else if ('tagName' in node && !skipped.has(node.tagName)) {
      enter(node.tagName);
      open.push({ leave: node.tagName });
      for (const child of node.childNodes.toReversed()) open.push(child);
    }
  }
  endBlock();
  return found;
}

/** In markup a line end is a space. */
const collapse = (text: string): string => text.replace(/\s+/g, ' ');

/** Single spaces, no control characters, no empty lines. */
const tidy = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
