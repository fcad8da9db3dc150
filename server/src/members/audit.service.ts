// The audit log: who changed what, by ids and names of fields. Entries of one moment are written
// in one statement. Whoever changes or deletes something, or signs in, is answered once the entry
// is stored; creations are answered at once, so that a process that is killed may lose the entries
// of its last moment, and those of creations only.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { AuditRow } from '../platform/db/tables.ts';
import type { AuditEntry, AuditTrail } from '../platform/http/audit.ts';
import { firstIdAt, type MakeId } from '../platform/ids.ts';
import {
  type AuditFilter,
  countAudits,
  deleteAuditsBefore,
  insertAudits,
  listAudits,
} from './audit.store.ts';

const keptDays = 400;
const dayMs = 86_400_000;
const retryMs = 1_000;
/** While the database is away, the oldest go first. */
const maxPending = 20_000;

export interface AuditQuery extends Pick<AuditFilter, 'operation' | 'actorId' | 'targetId'> {
  from?: number | undefined;
  to?: number | undefined;
}

export interface Audit extends AuditTrail {
  list(tenantId: string, query: AuditQuery, page: PageRequest): Promise<PageOf<AuditRow>>;
  /** All that is known is stored; at the end of a process. */
  flush(): Promise<void>;
  forgetOld(): Promise<void>;
}

export function makeAudit(deps: { db: Db; clock: Clock; makeId: MakeId }): Audit {
  const { db, clock, makeId } = deps;
  let pending: { row: AuditRow; stored: () => void }[] = [];
  let writing: Promise<void> | undefined;

  /** One statement at a time: what comes meanwhile goes together in the next. */
  async function writeAll(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
      try {
        await insertAudits(
          db,
          batch.map(({ row }) => row),
        );
        for (const { stored } of batch) stored();
      } catch {
        // Nobody waits for a database that is away: their change stands.
        for (const { stored } of batch) stored();
        pending = [...batch, ...pending].slice(-maxPending);
        setTimeout(start, retryMs).unref();
        return;
      }
    }
  }

  function start(): void {
    writing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(writeAll).finally(() => {
      writing = undefined;
    });
  }

  return {
    record({ tenantId, actor, operation, targetId, changed, requestId }: AuditEntry) {
      const row: AuditRow = {
        audit_id: makeId('audit'),
        tenant_id: tenantId,
        at: clock.now(),
        actor_type: actor.type,
        actor_id: actor.id,
        operation,
        target_id: targetId ?? null,
        changed: JSON.stringify(changed),
        request_id: requestId,
      };
      return new Promise((stored) => {
        pending.push({ row, stored });
        start();
      });
    },
    async list(tenantId, { from, to, ...filter }, page) {
      const range = {
        ...filter,
        fromId: from === undefined ? undefined : firstIdAt('audit', from),
        toId: to === undefined ? undefined : firstIdAt('audit', to),
      };
      const rows = await listAudits(db, tenantId, range, page);
      const totalCount = await countAudits(db, tenantId, range);
      return { ...cutPage(rows, page.limit, (row) => row.audit_id), totalCount };
    },
    async flush() {
      start();
      await writing;
    },
    forgetOld: () => deleteAuditsBefore(db, firstIdAt('audit', clock.now() - keptDays * dayMs)),
  };
}
