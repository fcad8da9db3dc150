// A list as CSV, for who asks with `Accept: text/csv`: the whole of it, page by page, so that its length
// costs no memory. Columns are the fields of an item as its schema names them, nested ones with a dot. An object whose
// members no schema names is one column of JSON, unless the route names them.

import { csvRow } from '../formats/csv.ts';
import type { TSchema } from '../json_type.ts';
import { listLimitMax } from './limits.ts';
import type { Route, RunContext } from './route.ts';

/** Asked for, and not behind JSON: by weight, and by order where they weigh the same. */
export function wantsCsv(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const types = accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    const weight = parameters.find((one) => one.startsWith('q='))?.slice(2);
    return { type, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const place = (type: string) => types.findIndex((one) => one.type === type && one.weight > 0);
  const [csv, json] = [place('text/csv'), place('application/json')];
  if (csv === -1 || json === -1) return csv !== -1;
  const ahead = (types[csv]?.weight ?? 0) - (types[json]?.weight ?? 0);
  return ahead > 0 || (ahead === 0 && csv < json);
}

type Context<Services> = RunContext<Services, unknown, unknown, unknown>;
interface Page {
  items: Record<string, unknown>[];
  nextCursor?: string | null;
}

/** The first page is read at once, so that what is refused is refused before anything is sent. */
export async function csvReply<Services>(
  route: Pick<Route<Services>, 'reply' | 'csvMembers'>,
  context: Context<Services>,
  run: (context: Context<Services>) => Promise<unknown>,
): Promise<AsyncIterable<string>> {
  const members = (await route.csvMembers?.(context)) ?? {};
  const paths = columnsOf(itemOf(route), members);
  const read = async (cursor: string | null | undefined): Promise<Page> => {
    const query = context.query as Record<string, unknown>;
    const paged = 'limit' in query ? { ...query, limit: listLimitMax } : query;
    const next = cursor == null ? paged : { ...paged, cursor };
    return (await run({ ...context, query: next })) as Page;
  };
  const first = await read(undefined);
  async function* rows(): AsyncGenerator<string> {
    yield csvRow(paths.map((path) => path.join('.')));
    for (let page = first; ; page = await read(page.nextCursor)) {
      const text = page.items.map((item) => csvRow(paths.map((path) => valueAt(item, path))));
      if (text.length > 0) yield text.join('');
      if (page.nextCursor == null) return;
    }
  }
  return rows();
}

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
}

const itemOf = (route: Pick<Route, 'reply'>): Shape =>
  (route.reply as (TSchema & Shape) | undefined)?.properties?.items?.items ?? {};

function columnsOf(
  { properties = {} }: Shape,
  members: Record<string, readonly string[]>,
  before: string[] = [],
): string[][] {
  return Object.entries(properties).flatMap(([name, shape]) => {
    const path = [...before, name];
    if (shape.properties) return columnsOf(shape, members, path);
    return members[path.join('.')]?.map((member) => [...path, member]) ?? [path];
  });
}

const valueAt = (item: unknown, path: string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[name]
        : undefined,
    item,
  );
