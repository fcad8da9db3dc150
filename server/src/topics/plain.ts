// The content of an entry as blocks of plain text. Markup is read by real parsers and only its text is
// kept: what a browser would run, load or hide from the reader never becomes part of a passage.
import MarkdownIt from 'markdown-it';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import { Failure } from '../platform/errors.ts';

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
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/**
 * The parser rebuilds every formatting element that is still open in each new paragraph, and looks
 * through all open elements at each tag: a few kilobytes can become a million nodes. Real documents
 * have an element for every twenty characters, and browsers stop at a depth of 512.
 */
const maxNodes = 60_000;
const maxDepth = 500;

/** parse5's own adapter, with an eye on how much it builds. */
function boundedAdapter(): typeof defaultTreeAdapter {
  const depths = new WeakMap<ParentNode, number>();
  let nodes = 0;
  const grown = (parent: ParentNode, node: ParentNode): void => {
    const depth = (depths.get(parent) ?? 0) + 1;
    depths.set(node, depth);
    nodes += 1;
    if (nodes > maxNodes || depth > maxDepth) {
      throw new Failure('work_too_large', {
        detail: `The markup has more than ${maxNodes} elements, or is nested more than ${maxDepth} levels deep.`,
      });
    }
  };
  return {
    ...defaultTreeAdapter,
    appendChild(parent, node) {
      grown(parent, node as ParentNode);
      defaultTreeAdapter.appendChild(parent, node);
    },
    insertBefore(parent, node, reference) {
      grown(parent, node as ParentNode);
      defaultTreeAdapter.insertBefore(parent, node, reference);
    },
  };
}

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
  const fragment = parseFragment(html, { treeAdapter: boundedAdapter() });
  const open: (Node | { leave: string })[] = fragment.childNodes.toReversed();
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
