// A page for its editor: every text that comes from a field of the content stands in a span that
// names the field, so that one can click it and type. The renderer knows nothing of this. The texts
// are marked before they are rendered, each with a character that no text holds, and the marks are
// turned into spans afterwards.

import { blockSchemas, type PageContent } from '../../content/content.ts';
import type { TSchema } from '../../platform/json_type.ts';

/** A line of a field: texts of several lines are rendered as paragraphs and line breaks. */
export interface MarkedLine {
  /** JSON Pointer into the content. */
  pointer: string;
  line: number;
}

interface Schema {
  type?: string;
  properties?: Record<string, TSchema>;
  items?: TSchema;
  enum?: unknown;
  const?: unknown;
  pattern?: string;
  format?: string;
}

// Supplementary private use area A: assigned to nothing, and to no font's icons in practice.
const firstMark = 0xf0000;
const lastMark = 0xffffc;
const endMark = '\u{ffffd}';
const marks = /[\u{f0000}-\u{ffffd}]/gu;
const markedPart = /([\u{f0000}-\u{ffffc}])([^\u{f0000}-\u{ffffd}]*)\u{ffffd}?/gu;

export function markFields(content: PageContent): { content: PageContent; lines: MarkedLine[] } {
  const lines: MarkedLine[] = [];

  function markText(text: string, pointer: string): string {
    return text
      .split('\n')
      .map((line, index) => {
        const code = firstMark + lines.length;
        // A sign alone may be drawn as a picture; it must stay what it is.
        if (!/[\p{L}\p{N}]/u.test(line) || code > lastMark) return line;
        lines.push({ pointer, line: index });
        const start = line.length - line.trimStart().length;
        const text = line.trim();
        const end = line.slice(start + text.length);
        return line.slice(0, start) + String.fromCodePoint(code) + text + endMark + end;
      })
      .join('\n');
  }

  function mark(
    value: unknown,
    schema: Schema | undefined,
    pointer: string,
    name: string,
  ): unknown {
    if (schema === undefined) return value;
    if (typeof value === 'string') {
      return isText(schema, name) ? markText(value.replace(marks, ''), pointer) : value;
    }
    if (Array.isArray(value)) {
      const items = schema.items as Schema | undefined;
      return value.map((item, index) => mark(item, items, `${pointer}/${index}`, name));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [
        key,
        mark(member, schema.properties?.[key] as Schema | undefined, `${pointer}/${key}`, key),
      ]),
    );
  }

  const blocks = content.blocks.map((block, index) =>
    mark(block, blockSchemas[block.type] as Schema, `/blocks/${index}`, ''),
  );
  return { content: { ...content, blocks } as PageContent, lines };
}

/** Free text, and no id, choice, address or date. */
const isText = (schema: Schema, name: string): boolean =>
  schema.type === 'string' &&
  schema.enum === undefined &&
  schema.const === undefined &&
  schema.pattern === undefined &&
  schema.format === undefined &&
  // A calendar date is written out by the renderer, which would not know it with a mark.
  !/(?:Ids?|^date)$/.test(name);

const piece = /<[^<>]*>|[^<]+|</g;
const tagName = /^<([a-z][a-z0-9]*)/i;
/** Elements that hold no others: a span in them would be shown as text. */
const plainOnly = new Set(['title', 'style', 'script', 'option', 'textarea']);

/** `html`: what the renderer made of marked content; its values are escaped, so tags end at `>`. */
export function spanFields(html: string, lines: readonly MarkedLine[]): string {
  let within = '';
  return html.replace(piece, (found) => {
    if (!found.startsWith('<')) {
      return plainOnly.has(within) ? found.replace(marks, '') : spanText(found, lines);
    }
    within = tagName.exec(found)?.[1]?.toLowerCase() ?? '';
    return found.replace(marks, '');
  });
}

function spanText(text: string, lines: readonly MarkedLine[]): string {
  const spanned = text.replace(markedPart, (_, mark: string, shown: string) => {
    const line = lines[(mark.codePointAt(0) ?? 0) - firstMark];
    if (line === undefined || shown === '') return shown;
    const place = line.line === 0 ? '' : ` data-line="${line.line}"`;
    return `<span data-field="${line.pointer}"${place}>${shown}</span>`;
  });
  return spanned.replace(marks, '');
}
