// The texts of a block that a visitor reads, apart from names, addresses and
// ids: for finding what is said, and for changing it wherever it is said.
import type { Block } from '../../../../content/content.ts';
import { maxLong, maxShort } from '../../../../platform/text/length.ts';

const notRead = new Set([
  'type',
  'componentId',
  'chunkIds',
  'sources',
  'actionIds',
  'imageAssetId',
  'assetId',
  'photoAssetId',
  'portraitAssetId',
  'logoAssetId',
  'posterAssetId',
  'url',
  'mapUrl',
  'email',
  'phone',
  'date',
  'state',
  'layout',
  'formId',
  'kind',
  'name',
  'fieldType',
]);
const long = new Set([
  'subheadline',
  'paragraphs',
  'text',
  'caption',
  'answer',
  'introduction',
  'cells',
  'note',
  'said',
  'proposed',
  'address',
]);

/** A text with the name of its member; those of a list have the list's name. */
export type Change = (text: string, member: string) => string | undefined;

export const maxLengthOf = (member: string): number => (long.has(member) ? maxLong : maxShort);

/**
 * The block with every text changed. A text changed to nothing takes its entry
 * along; a member the schema requires is the caller's to keep.
 */
export function mapTexts<T extends Block>(block: T, change: Change): T {
  return mapValue(block, '', change) as T;
}

/** The block with the first of its texts changed that can be; nothing where none can. */
export function changeFirst<T extends Block>(block: T, change: Change): T | undefined {
  let isChanged = false;
  const changed = mapTexts(block, (text, member) => {
    const put = isChanged ? undefined : change(text, member);
    isChanged ||= put !== undefined;
    return put ?? text;
  });
  return isChanged ? changed : undefined;
}

function mapValue(value: unknown, member: string, change: Change): unknown {
  if (typeof value === 'string') return change(value, member);
  if (Array.isArray(value)) {
    return value
      .map((entry) => mapValue(entry, member, change))
      .filter((entry) => entry !== undefined);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (notRead.has(name)) return [[name, inner]];
      const changed = mapValue(inner, name, change);
      return changed === undefined ? [] : [[name, changed]];
    }),
  );
}

const repeating = new Set([
  'cells',
  'columns',
  'included',
  'price',
  'unit',
  'owner',
  'date',
  'said',
  'proposed',
  'submitLabel',
  'altText',
  'placeholder',
  'options',
  'value',
  'attribution',
  'role',
]);

/** Labels of fields and names of logos repeat by nature, and are not read as text. */
export function textsOf(block: Block): string[] {
  const texts: string[] = [];
  mapTexts(block, (text, member) => {
    const label = member === 'label' && block.type !== 'stats';
    if (!label && !repeating.has(member)) texts.push(text);
    return text;
  });
  return texts;
}

/** The name a visitor would call a section by. */
export function headingOf(block: Block): string | undefined {
  if (block.type === 'hero') return block.headline;
  return 'heading' in block ? block.heading : undefined;
}
