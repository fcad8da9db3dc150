// Puts right, without asking the model again, what has only one right answer: markup in
// text, empty members, ids and addresses that were never given to it.
import { plainText } from './plain.ts';

/** What a block may refer to. */
export interface Given {
  chunkIds: ReadonlySet<string>;
  assetIds: ReadonlySet<string>;
  isKnownUrl: (url: string) => boolean;
}

type Json = Record<string, unknown>;

/** Names, ids and kinds are taken as they are; the schema judges them. */
const verbatim = new Set([
  'type',
  'componentId',
  'actionIds',
  'kind',
  'state',
  'layout',
  'formId',
  'name',
  'fieldType',
]);
/** Lists in which an empty text keeps the others in their places. */
const holdsPlaces = new Set(['columns', 'cells']);
const lists: Record<string, string[]> = {
  hero: ['actionIds'],
  callToAction: ['actionIds'],
  sender: ['actionIds'],
  ask: ['suggestions'],
};

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function tidyBlock(block: unknown, given: Given): unknown {
  if (!isObject(block)) return block;
  const tidied = tidyObject(block, given);
  for (const name of ['chunkIds', ...(lists[String(block.type)] ?? [])]) tidied[name] ??= [];
  return tidied;
}

function tidyObject(value: Json, given: Given): Json {
  const members = Object.entries(value)
    .map(([name, member]) => [name, tidy(name, member, given)] as const)
    .filter(([, member]) => member !== undefined && member !== null && member !== '');
  const tidied: Json = Object.fromEntries(members);
  // The text of a link is of no use without the link.
  if (!('url' in tidied)) delete tidied.linkText;
  return tidied;
}

function tidy(name: string, value: unknown, given: Given): unknown {
  if (verbatim.has(name)) return value;
  if (name === 'chunkIds' && Array.isArray(value)) {
    return [...new Set(value)].filter((id) => given.chunkIds.has(id));
  }
  if (Array.isArray(value)) {
    return value
      .map((member) => tidy('', member, given))
      .filter((member) => member !== null && (member !== '' || holdsPlaces.has(name)));
  }
  if (isObject(value)) return tidyObject(value, given);
  if (typeof value !== 'string') return value;
  if (/assetId$/i.test(name)) {
    return given.assetIds.has(value) ? value : undefined;
  }
  if (name === 'url' || name === 'mapUrl')
    return given.isKnownUrl(value.trim()) ? value.trim() : undefined;
  return plainText(value);
}
