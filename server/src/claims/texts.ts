// The texts of a page with where they stand and what the schema says of them:
// one walk over blocks for finding claims and for letting texts through the gate.
// It follows the block schemas, so a new block needs nothing here.
import { type Block, blockSchemas } from '../content/content.ts';

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
}

/** Names, ids, addresses and kinds: not read by visitors. */
const notRead = new Set(
  `type componentId chunkIds actionIds actionId imageAssetId assetId photoAssetId portraitAssetId
  logoAssetId posterAssetId url formId kind name fieldType variant theme layout sourceIds sources
  direction alignment highlightedColumn`.split(/\s+/),
);

export interface TextPlace {
  componentId: string;
  blockType: Block['type'];
  /** JSON pointer from the content's root. */
  pointer: string;
  /** The member's name; a list's texts have the list's name. */
  member: string;
  /** Running text of several sentences, as the schema's lengths say. */
  long: boolean;
  /** What stands with it in the same entry: the label of a figure, the title of a price. */
  beside: string;
}

/** A changed text; undefined takes the text away, with the entry or block that needs it. */
export type Judge = (text: string, place: TextPlace) => string | undefined;

/** Nothing when too little of the block is left for its schema. */
export function mapBlockTexts(block: Block, index: number, judge: Judge): Block | undefined {
  const schema = blockSchemas[block.type] as Schema;
  const place = { componentId: block.componentId, blockType: block.type };
  const at = { ...place, pointer: `/blocks/${index}`, member: '', beside: '' };
  return walk(block, schema, at, judge) as Block | undefined;
}

export function eachText(blocks: readonly Block[], visit: (text: string, at: TextPlace) => void) {
  for (const [index, block] of blocks.entries()) {
    mapBlockTexts(block, index, (text, place) => {
      visit(text, place);
      return text;
    });
  }
}

const longText = 1000;
/** A row short of a cell would say something else. */
const wholeLists = new Set(['columns', 'cells', 'row']);

function walk(
  value: unknown,
  schema: Schema,
  place: Omit<TextPlace, 'long'>,
  judge: Judge,
): unknown {
  if (typeof value === 'string') {
    if (notRead.has(place.member) && !isReadName(place)) return value;
    return judge(value, { ...place, long: (schema.maxLength ?? 0) > longText });
  }
  if (Array.isArray(value)) return walkList(value, schema, place, judge);
  if (typeof value !== 'object' || value === null) return value;
  const { componentId, blockType } = place;
  const kept: Record<string, unknown> = {};
  let beside: string | undefined;
  for (const [name, inner] of Object.entries(value)) {
    let next: unknown = inner;
    if (!notRead.has(name) || isReadName({ member: name, blockType })) {
      beside ??= textsBeside(value);
      const pointer = `${place.pointer}/${escaped(name)}`;
      const at = { componentId, blockType, pointer, member: name, beside };
      next = walk(inner, schema.properties?.[name] ?? {}, at, judge);
    }
    if (next !== undefined) kept[name] = next;
    else if (schema.required?.includes(name)) return undefined;
  }
  return kept;
}

/** `name` is a form field's id, and a sender's own name. */
const isReadName = ({ member, blockType }: { member: string; blockType: string }): boolean =>
  member === 'name' && blockType !== 'form';

function textsBeside(value: object): string {
  const texts: string[] = [];
  for (const [name, text] of Object.entries(value)) {
    if (typeof text === 'string' && !notRead.has(name)) texts.push(text);
  }
  return texts.join(' · ');
}

function walkList(
  list: readonly unknown[],
  schema: Schema,
  place: Omit<TextPlace, 'long'>,
  judge: Judge,
): unknown {
  const mapped = list.map((entry, at) =>
    walk(entry, schema.items ?? {}, { ...place, pointer: `${place.pointer}/${at}` }, judge),
  );
  const kept = mapped.filter((entry) => entry !== undefined);
  const isRow = wholeLists.has(place.member) || /\/rows\/\d+$/.test(place.pointer);
  if (isRow && kept.length < list.length) return undefined;
  return kept.length < (schema.minItems ?? 0) ? undefined : kept;
}

const escaped = (name: string): string =>
  name.includes('~') || name.includes('/')
    ? name.replaceAll('~', '~0').replaceAll('/', '~1')
    : name;
