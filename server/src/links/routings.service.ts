// Routings: ordered rules that send one link to different pages and audiences. This room checks
// that every target is there, says which rules can never be reached, and explains decisions.
import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, countedPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { PageRoutingRow } from '../platform/db/tables.ts';
import { Failure, type Fault, fieldFault } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import type { Facts } from './conditions.ts';
import { indexLinksOfRouting } from './indexing.ts';
import { hasLinksTo } from './links.store.ts';
import { type Decision, decide, type Rule } from './routing.ts';
import {
  deleteRouting,
  findAudiencesOfRouteKey,
  findRouting,
  insertRouting,
  listRoutings,
  updateRouting,
} from './routings.store.ts';
import { findTargetNames, type TargetName } from './targets.store.ts';
import { type PageOrAudience, resolveTargets } from './targets.ts';

export interface RoutingFields {
  name: string;
  rules: Rule[];
  defaultTarget: PageOrAudience;
}

/** A routing as it is read: its JSON parsed. */
export interface PageRouting extends RoutingFields {
  pageRoutingId: string;
  /** The pages of its targets, the default's first. */
  pageIds: string[];
  createdAt: number;
  updatedAt: number;
}

export interface VisitFacts extends Facts {
  personRouteKey?: string | undefined;
}

export interface Routings {
  create(tenantId: string, fields: RoutingFields): Promise<PageRouting>;
  /** What their targets are called, by id; those that were deleted are left out. */
  targetNames(tenantId: string, routings: readonly PageRouting[]): Promise<Map<string, TargetName>>;
  get(tenantId: string, pageRoutingId: string): Promise<PageRouting>;
  list(tenantId: string, page: PageRequest): Promise<PageOf<PageRouting>>;
  update(
    tenantId: string,
    pageRoutingId: string,
    change: { [K in keyof RoutingFields]?: RoutingFields[K] | undefined },
  ): Promise<PageRouting>;
  remove(tenantId: string, pageRoutingId: string): Promise<void>;
  explain(tenantId: string, pageRoutingId: string, facts: VisitFacts): Promise<Decision>;
}

/** Whoever ties a link to a routing holds this too, so neither misses the other's change. */
export const routingLock = (pageRoutingId: string): string => `page routing ${pageRoutingId}`;

export function makeRoutings(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  changed: SiteChanges;
}): Routings {
  const { db, clock, makeId, changed } = deps;

  async function get(tenantId: string, pageRoutingId: string): Promise<PageRouting> {
    const row = await findRouting(db, tenantId, pageRoutingId);
    if (!row) throw new Failure('page_routing_not_found');
    return readRow(row);
  }

  /** The pages of every target; refuses a routing with faults, all of them at once. */
  async function checked(tenantId: string, fields: RoutingFields): Promise<string[]> {
    const { rules, defaultTarget } = fields;
    const { pageIds, faults } = await resolveTargets(db, tenantId, [
      { pointer: '/defaultTarget', target: defaultTarget },
      ...rules.map(({ target }, n) => ({ pointer: `/rules/${n}/target`, target })),
    ]);
    const errors = [...rules.flatMap(parameterFaults), ...faults];
    if (errors.length > 0) throw new Failure('validation_failed', { errors });
    return pageIds;
  }

  const alone = <T>(pageRoutingId: string, work: () => Promise<T>): Promise<T> =>
    db.transaction(async () => {
      await db.lock(routingLock(pageRoutingId));
      return work();
    });

  return {
    targetNames: (tenantId, routings) =>
      findTargetNames(
        db,
        tenantId,
        routings
          .flatMap(({ rules, defaultTarget }) => [
            defaultTarget,
            ...rules.map(({ target }) => target),
          ])
          .map((target) => ({
            target_type: target.targetType,
            target_id: target.targetType === 'page' ? target.pageId : target.audienceId,
          })),
      ),
    get,
    async create(tenantId, fields) {
      const now = clock.now();
      const routing: PageRouting = {
        ...fields,
        pageRoutingId: makeId('routing'),
        pageIds: await checked(tenantId, fields),
        createdAt: now,
        updatedAt: now,
      };
      await insertRouting(db, writeRow(tenantId, routing));
      return routing;
    },
    async list(tenantId, { after = beforeNewest, limit }) {
      const rows = await listRoutings(db, tenantId, { after, limit: limit + 1 });
      const countAll = () => readTotal(db, tenantId, ['page_routings']);
      const { items, ...rest } = await countedPage(rows, limit, 'page_routing_id', countAll);
      return { items: items.map(readRow), ...rest };
    },
    update: (tenantId, pageRoutingId, change) =>
      alone(pageRoutingId, async () => {
        const before = await get(tenantId, pageRoutingId);
        const fields = {
          name: change.name ?? before.name,
          rules: change.rules ?? before.rules,
          defaultTarget: change.defaultTarget ?? before.defaultTarget,
        };
        const pageIds = aimsAnew(change) ? await checked(tenantId, fields) : before.pageIds;
        const after = { ...before, ...fields, pageIds, updatedAt: clock.now() };
        await updateRouting(db, tenantId, pageRoutingId, writeRow(tenantId, after));
        await indexLinksOfRouting(db, tenantId, pageRoutingId, pageIds);
        changed.tenant(tenantId);
        return after;
      }),
    remove: (tenantId, pageRoutingId) =>
      alone(pageRoutingId, async () => {
        await get(tenantId, pageRoutingId);
        if (await hasLinksTo(db, tenantId, 'page_routing', pageRoutingId)) {
          throw new Failure('page_routing_in_use', {
            detail: 'Delete the links that lead to it first, or give them another target.',
          });
        }
        await deleteRouting(db, tenantId, pageRoutingId);
      }),
    async explain(tenantId, pageRoutingId, { personRouteKey, ...facts }) {
      const routing = await get(tenantId, pageRoutingId);
      if (personRouteKey === undefined) return decide(routing, facts, undefined);
      const { pageIds } = routing;
      const own = await findAudiencesOfRouteKey(db, tenantId, personRouteKey, pageIds);
      const page = pageIds.find((pageId) => own.has(pageId));
      return decide(routing, facts, page === undefined ? undefined : own.get(page));
    },
  };
}

/** A change of the name alone leaves targets unchecked: one of them may be gone by now. */
const aimsAnew = (change: { rules?: unknown; defaultTarget?: unknown }): boolean =>
  change.rules !== undefined || change.defaultTarget !== undefined;

/** What the schema cannot say: a query condition names its parameter, and no other has one. */
function parameterFaults(rule: Rule, ruleIndex: number): Fault[] {
  return rule.conditions.flatMap(({ field, parameter }, n): Fault[] => {
    const pointer = `/rules/${ruleIndex}/conditions/${n}/parameter`;
    if (field === 'query' && parameter === undefined) {
      return [fieldFault(pointer, 'required', 'is required for the field query')];
    }
    if (field !== 'query' && parameter !== undefined) {
      const detail = 'belongs to the field query alone';
      return [fieldFault(pointer, 'not_allowed', detail)];
    }
    return [];
  });
}

const readRow = (row: PageRoutingRow): PageRouting => ({
  pageRoutingId: row.page_routing_id,
  name: row.name,
  rules: JSON.parse(row.rules) as Rule[],
  defaultTarget: JSON.parse(row.default_target) as PageOrAudience,
  pageIds: JSON.parse(row.page_ids) as string[],
  createdAt: row.created_at,
  updatedAt: row.updated_at,
});

const writeRow = (tenantId: string, routing: PageRouting): PageRoutingRow => ({
  page_routing_id: routing.pageRoutingId,
  tenant_id: tenantId,
  name: routing.name,
  rules: JSON.stringify(routing.rules),
  default_target: JSON.stringify(routing.defaultTarget),
  page_ids: JSON.stringify(routing.pageIds),
  created_at: routing.createdAt,
  updated_at: routing.updatedAt,
});
