// A list as CSV, for who asks with `Accept: text/csv`: the whole of it, page by page, so that its length
// costs no memory. Columns are the fields of an item as its schema names them, nested ones with a dot.
import type { TSchema } from 'typebox';
import { csvRow } from '../formats/csv.ts';
import { listLimitMax } from './limits.ts';
import type { Route, RunContext } from './route.ts';

/** Asked for, and not behind JSON. */
export function wantsCsv(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const types = accept.split(',').map((part) => part.split(';')[0]?.trim().toLowerCase());
  const csv = types.indexOf('text/csv');
  const json = types.indexOf('application/json');
  return csv !== -1 && (json === -1 || csv < json);
}

type Context<Services> = RunContext<Services, unknown, unknown, unknown>;
interface Page {
  items: Record<string, unknown>[];
  nextCursor?: string | null;
}

/** The first page is read at once, so that what is refused is refused before anything is sent. */
export async function csvReply<Services>(
  route: Pick<Route<Services>, 'reply'>,
  context: Context<Services>,
  run: (context: Context<Services>) => Promise<unknown>,
): Promise<AsyncIterable<string>> {
  const paths = columnsOf(itemOf(route));
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

function columnsOf({ properties = {} }: Shape, before: string[] = []): string[][] {
  return Object.entries(properties).flatMap(([name, shape]) => {
    const path = [...before, name];
    return shape.properties ? columnsOf(shape, path) : [path];
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
