// A room says which services its endpoints need; the route table has them all.
import type { TSchema } from '../json_type.ts';
import type { Cursors } from './cursors.ts';
import { type Filters, type ListSpec, listRoute } from './paging.ts';
import type { Route, RouteSpec } from './route.ts';

type Optional = TSchema | undefined;

export interface Endpoints<Services> {
  route<
    const Path extends string,
    Query extends Optional = undefined,
    Body extends Optional = undefined,
    Reply extends Optional = undefined,
    Prepared = undefined,
  >(spec: RouteSpec<Services, Path, Query, Body, Reply, Prepared>): Route<Services>;
  listRoute<
    const Path extends string,
    Item extends TSchema,
    F extends Filters = Record<never, never>,
  >(spec: ListSpec<Services, Path, Item, F>): Route<Services & { cursors: Cursors }>;
}

export const endpoints = <Services>(): Endpoints<Services> => ({
  route: (spec) => ({ status: 200, fails: [], ...spec }) as unknown as Route<Services>,
  listRoute,
});
