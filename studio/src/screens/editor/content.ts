// The content of a version as the editor changes it: always a new value, never the old one altered.
import type { AudienceVersionWithContent } from '@facet/sdk';

export type Content = NonNullable<AudienceVersionWithContent['content']>;
export type Block = Content['blocks'][number];
export type BlockType = Block['type'];
type Json = unknown;

const parts = (pointer: string): string[] => pointer.split('/').slice(1);

export function valueAt(root: Json, pointer: string): Json {
  let value = root;
  for (const part of parts(pointer)) value = (value as Record<string, Json> | undefined)?.[part];
  return value;
}

/** Undefined takes the member away; in a list, the item. */
export function withValue<Root>(root: Root, pointer: string, value: Json): Root {
  return replace(root, parts(pointer), value) as Root;
}

function replace(node: Json, path: string[], value: Json): Json {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  if (Array.isArray(node)) {
    const index = Number(name);
    const next = replace(node[index], rest, value);
    if (next === undefined) return node.filter((_, place) => place !== index);
    return index >= node.length
      ? [...node, next]
      : node.map((item, place) => (place === index ? next : item));
  }
  const { [name]: before, ...others } = (node ?? {}) as Record<string, Json>;
  const next = replace(before, rest, value);
  if (next === undefined) return others;
  return { ...(node as Record<string, Json>), [name]: next };
}

/** Lines are what the page shows apart: the editor changes one of them at a time. */
export function withLine(content: Content, pointer: string, line: number, text: string): Content {
  const before = valueAt(content, pointer);
  if (typeof before !== 'string') return content;
  const lines = before.split('\n');
  lines[line] = text;
  return withValue(content, pointer, lines.join('\n'));
}

export const indexOf = (content: Content, componentId: string): number =>
  content.blocks.findIndex((block) => block.componentId === componentId);

export function moved(content: Content, componentId: string, to: number): Content {
  const from = indexOf(content, componentId);
  const block = content.blocks[from];
  if (!block || to < 0 || to >= content.blocks.length || to === from) return content;
  const blocks = content.blocks.filter((_, index) => index !== from);
  blocks.splice(to, 0, block);
  return { ...content, blocks };
}

export function removed(content: Content, componentId: string): Content {
  if (content.blocks.length === 1) return content;
  return {
    ...content,
    blocks: content.blocks.filter((block) => block.componentId !== componentId),
  };
}

export function inserted(content: Content, block: Block, at: number): Content {
  const blocks = [...content.blocks];
  blocks.splice(at, 0, block);
  return { ...content, blocks };
}

export const newComponentId = (type: string): string =>
  `${type}-${Math.random().toString(36).slice(2, 8)}`;

export function duplicated(
  content: Content,
  componentId: string,
): { content: Content; componentId: string } {
  const index = indexOf(content, componentId);
  const block = content.blocks[index];
  if (!block) return { content, componentId };
  const copy = { ...structuredClone(block), componentId: newComponentId(block.type) };
  return { content: inserted(content, copy, index + 1), componentId: copy.componentId };
}

/** The texts of a block, in the order they are read: for comparing and for naming. */
export function textsOf(value: Json, name = ''): string[] {
  if (typeof value === 'string') return isText(name) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => textsOf(member, key));
}

const notText =
  /^(type|componentId|chunkIds|sources|kind|layout|state|fieldType|formId|name|url|mapUrl|done|.*Ids?)$/;
const isText = (name: string): boolean => !notText.test(name) || name === '';

export const equal = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Where something new stands best: last, but before the call to action that closes the page. */
export const beforeTheEnd = ({ blocks }: Content): number =>
  blocks.length - (blocks.at(-1)?.type === 'callToAction' ? 1 : 0);

/** What a member pointed at: a block, or words in it. */
export interface Selection {
  block: Block;
  text?: string | undefined;
}
