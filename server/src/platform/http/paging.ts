// Keyset paging: what every paginated list has in common. Its cursors are bound to
// the tenant, the list and its filters.

import type { PageOf, PageRequest } from '../db/page.ts';
import type { ErrorCode } from '../errors.ts';
import { type Static, type TSchema, Type } from '../json_type.ts';
import type { Cursors } from './cursors.ts';
import { listLimitMax } from './limits.ts';
import type { PathParams, Route, RunContext } from './route.ts';
import { Exact, Nullable, totalCountMax } from './schemas.ts';
import type { Scope } from './scopes.ts';

const limitDefault = 50;

const pageQuery = {
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 1000, description: 'nextCursor of the previous page' }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: listLimitMax,
      default: limitDefault,
      description: 'Page size',
    }),
  ),
};

export type Filters = Record<string, TSchema>;
type FilterValues<F extends Filters> = Static<ReturnType<typeof Exact<F>>>;

export interface ListSpec<Services, Path extends string, Item extends TSchema, F extends Filters> {
  id: string;
  path: Path;
  scope: Scope;
  tag: string;
  summary: string;
  description?: string;
  item: Item;
  filters?: F;
  csv?: true;
  csvMembers?: NonNullable<Route<Services>['csvMembers']>;
  fails?: readonly ErrorCode[];
  run(
    context: Omit<RunContext<Services, PathParams<Path>, FilterValues<F>, undefined>, 'body'> & {
      page: PageRequest;
    },
  ): Promise<PageOf<Static<Item>>>;
}

/** A paginated list: `route` with cursor and limit read, and the four paging members written. */
export function listRoute<
  Services,
  const Path extends string,
  Item extends TSchema,
  F extends Filters = Record<never, never>,
>(spec: ListSpec<Services, Path, Item, F>): Route<Services & { cursors: Cursors }> {
  const { item, filters, run, fails = [], ...rest } = spec;
  return {
    ...rest,
    method: 'GET',
    status: 200,
    query: Exact({ ...filters, ...pageQuery }),
    reply: Type.Object(
      {
        items: Type.Array(item),
        hasMore: Type.Boolean(),
        nextCursor: Nullable(Type.String({ minLength: 1 })),
        totalCount: Type.Integer({ minimum: 0, maximum: totalCountMax }),
      },
      { title: `${(item as { title?: string }).title ?? capitalized(spec.id)}List` },
    ),
    fails: [...fails, 'invalid_cursor'],
    async run(context) {
      const { cursor, limit, ...filterValues } = context.query as {
        cursor?: string;
        limit: number;
      };
      const binding = JSON.stringify([
        context.caller.tenantId,
        spec.id,
        context.params,
        Object.entries(filterValues).sort(),
      ]);
      const { cursors } = context.services;
      const after = cursor === undefined ? undefined : cursors.open(binding, cursor);
      const page = await run({
        ...context,
        params: context.params as PathParams<Path>,
        query: filterValues as FilterValues<F>,
        page: { after, limit },
      });
      return {
        items: page.items,
        hasMore: page.next !== undefined,
        nextCursor: page.next === undefined ? null : cursors.seal(binding, page.next),
        totalCount: page.totalCount,
      };
    },
  };
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
