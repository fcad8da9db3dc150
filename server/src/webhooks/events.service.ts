// What happened, as it is listed: the same events that webhooks carry, for as long as they are kept.
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import {
  beforeNewest,
  countedPage,
  cutPage,
  type PageOf,
  type PageRequest,
} from '../platform/db/page.ts';
import { firstIdAt } from '../platform/ids.ts';
import {
  countMatchingEvents,
  type ListedEvent,
  listEvents,
  listMatchingEvents,
} from './events.store.ts';

export interface EventFilter {
  type?: string | undefined;
  /** In milliseconds; from inclusive, to exclusive. */
  from?: number | undefined;
  to?: number | undefined;
}

export interface Events {
  list(tenantId: string, filter: EventFilter, page: PageRequest): Promise<PageOf<ListedEvent>>;
}

export const makeEvents = ({ db }: { db: Db }): Events => ({
  async list(tenantId, { type, from, to }, { after = beforeNewest, limit }) {
    const keys = { after, limit: limit + 1 };
    if (type === undefined && from === undefined && to === undefined) {
      const rows = await listEvents(db, tenantId, keys);
      return countedPage(rows, limit, 'event_id', () => readTotal(db, tenantId, ['events']));
    }
    const by = {
      type,
      from: from === undefined ? undefined : firstIdAt('evt', from),
      to: to === undefined ? undefined : firstIdAt('evt', to),
    };
    const rows = await listMatchingEvents(db, tenantId, by, keys);
    const totalCount = await countMatchingEvents(db, tenantId, by);
    return { ...cutPage(rows, limit, (row) => row.event_id), totalCount };
  },
});
