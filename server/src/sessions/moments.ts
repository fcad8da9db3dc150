// A figure that is explained and the list of the sessions behind it are asked for one after the other, and
// sessions change in between. So from an explanation on, and for as long as somebody may ask for its list, what
// sessions of the page were before each change is kept; the list can be of the moment of the explanation.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { SessionChangeRow } from '../platform/db/tables.ts';
import {
  countChanges,
  deleteUnasked,
  findPageChanges,
  insertChanges,
  keepChanges,
  type PageKey,
} from './moments.store.ts';
import type { SessionChange } from './session_change.ts';

export interface Moments {
  /** From now on, lists of the page can be of a moment. */
  keep(tenantId: string, pageId: string): Promise<void>;
  /** The present moment, to be read together with what it is the moment of. */
  now(tenantId: string, pageId: string): Promise<number>;
  /** Whether all that came after the moment is known; otherwise a list can only be of the present. */
  isKept(tenantId: string, pageId: string, moment: number): Promise<boolean>;
  /** In the transaction that changes the sessions. */
  note(changes: readonly SessionChange[]): Promise<void>;
  forgetOld(): Promise<void>;
}

/** Long enough to read a long list page by page. */
const keptMs = 15 * 60_000;
/** What clocks of several processes may differ by. */
const clocksDiffer = 60_000;

export function makeMoments({ db, clock }: { db: Db; clock: Clock }): Moments {
  return {
    async keep(tenantId, pageId) {
      const now = clock.now();
      const known = await findPageChanges(db, tenantId, pageId);
      if (known && known.kept_until > now + keptMs / 2) return;
      await keepChanges(
        db,
        { tenant_id: tenantId, page_id: pageId },
        { until: now + keptMs, stillKept: now + clocksDiffer },
      );
    },
    async now(tenantId, pageId) {
      return (await findPageChanges(db, tenantId, pageId))?.change ?? 0;
    },
    async isKept(tenantId, pageId, moment) {
      const known = await findPageChanges(db, tenantId, pageId);
      if (!known || known.kept_until < clock.now() + clocksDiffer) return false;
      return known.kept_from <= moment && moment <= known.change;
    },
    async note(changes) {
      const now = clock.now();
      const pages = new Map<string, PageKey>();
      for (const { after } of changes) {
        const { tenant_id, page_id } = after;
        pages.set(nameOf(after), { tenant_id, page_id });
      }
      const inOrder = [...pages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, page]) => page);
      const counted = new Map((await countChanges(db, inOrder)).map((row) => [nameOf(row), row]));
      const kept: SessionChangeRow[] = [];
      for (const { before, after } of changes) {
        const page = counted.get(nameOf(after));
        if (!page || page.kept_until <= now) continue;
        kept.push({ ...(before ?? after), change: page.change, was_there: before ? 1 : 0 });
      }
      await insertChanges(db, kept);
    },
    forgetOld: () => deleteUnasked(db, clock.now()),
  };
}

const nameOf = ({ tenant_id, page_id }: PageKey): string => `${tenant_id} ${page_id}`;
