// A rendered page as a browser would understand it; test support, no part of the server.
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export interface Parsed {
  /** In document order. */
  elements: Element[];
  /** What an HTML parser had to mend. */
  errors: string[];
}

export interface Element {
  tag: string;
  depth: number;
  attributes: Record<string, string>;
  /** Its own and that of all within, as one line. */
  text: string;
}

export function parsed(html: string): Parsed {
  const errors: string[] = [];
  const document = parse(html, { onParseError: ({ code }) => errors.push(code) });
  const elements: Element[] = [];
  walk(document, 0, elements);
  return { elements, errors };
}

function walk(node: DefaultTreeAdapterTypes.Node, depth: number, elements: Element[]): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const element: Element = { tag: node.nodeName, depth, attributes: {}, text: '' };
  if ('attrs' in node) {
    for (const { name, value } of node.attrs) element.attributes[name] = value;
    elements.push(element);
  }
  const text = node.childNodes.map((child) => walk(child, depth + 1, elements)).join(' ');
  element.text = text.replace(/\s+/g, ' ').trim();
  return text;
}

/** The form of a page without its texts: which elements stand where, with which attributes. */
export const shapeOf = (html: string): string[] =>
  parsed(html).elements.map(
    ({ tag, depth, attributes }) => `${depth} ${tag} ${Object.keys(attributes).sort().join(' ')}`,
  );
