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
  return { elements: [...elementsIn(document)], errors };
}

function* elementsIn(node: DefaultTreeAdapterTypes.Node, depth = 0): Generator<Element> {
  if (!('childNodes' in node)) return;
  if ('attrs' in node) {
    yield {
      tag: node.nodeName,
      depth,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      // Read of few elements only, and it is all that stands within.
      get text() {
        return textOf(node).replace(/\s+/g, ' ').trim();
      },
    };
  }
  for (const child of node.childNodes) yield* elementsIn(child, depth + 1);
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';
}

/** The form of a page without its texts: which elements stand where, with which attributes. */
export const shapeOf = (html: string): string[] =>
  // Without what had to be mended: who asks for that has every character looked at for it.
  Array.from(
    elementsIn(parse(html)),
    ({ tag, depth, attributes }) => `${depth} ${tag} ${Object.keys(attributes).sort().join(' ')}`,
  );
