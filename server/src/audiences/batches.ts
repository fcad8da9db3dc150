// Many audiences of a page at once, by a job: made for persons, or published. Each one and the count
// of what was done are one transaction: killed anywhere, nothing is done twice and nothing left out.
import { readExternalIds } from '../accounts/external_ids.ts';
import type { Imports } from '../imports/imports.service.ts';
import type { Pages } from '../pages/pages.service.ts';
import { refuseArchived } from '../pages/pages.service.ts';
import type { PersonFilter, Persons } from '../persons/persons.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { BatchRow, PersonRow } from '../platform/db/tables.ts';
import { type ErrorCode, Failure, fieldFault } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import { type JobHandler, MovedOn } from '../platform/jobs/worker.ts';
import type { Audiences } from './audiences.service.ts';
import {
  countDrafted,
  findBatch,
  insertBatch,
  listDrafted,
  moveBatch,
  replaceInBatches,
} from './batches.store.ts';
import type { Proving } from './proving.ts';
import type { Versions } from './versions.service.ts';

export interface Batches {
  /** Audiences for these persons, for all whom the filter finds, or for all whom an import took in. */
  createAudiences(tenantId: string, pageId: string, whom: Whom): Promise<BatchRow>;
  /** The newest draft of each of these audiences; left out: of all that have one. */
  publish(tenantId: string, pageId: string, audienceIds?: string[] | undefined): Promise<BatchRow>;
  get(tenantId: string, batchId: string): Promise<BatchRow>;
  cancel(tenantId: string, batchId: string): Promise<BatchRow>;
  /** Inside the transaction that erases them. */
  forgetPerson(tenantId: string, person: PersonRow): Promise<number>;
}

/** One of them. */
export interface Whom {
  personIds?: string[] | undefined;
  filter?: PersonFilter | undefined;
  importId?: string | undefined;
}

/** One that was not done, and why. */
export interface BatchFault {
  id: string;
  code: ErrorCode;
}

const faultsKept = 100;
/** Nobody's fault: tried again. */
const passing = new Set<ErrorCode>(['database_unavailable', 'too_busy']);
const maxAttempts = 100;
const idsAtOnce = 100;
/** Stands where an erased person was named, so that positions and counts stay right. */
const nobody = 'erased';

interface BatchDeps {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  queue: Queue;
  pages: Pick<Pages, 'get'>;
  persons: Pick<Persons, 'list'>;
  imports: Pick<Imports, 'countPersons'>;
}

export function makeBatchesOfAudiences(deps: BatchDeps): Batches {
  const { db, clock, makeId, queue, pages, persons, imports } = deps;

  async function get(tenantId: string, batchId: string): Promise<BatchRow> {
    const row = await findBatch(db, tenantId, batchId);
    if (!row) throw new Failure('batch_not_found');
    return row;
  }

  async function start(
    tenantId: string,
    batch: Pick<BatchRow, 'kind' | 'page_id' | 'ids' | 'filter' | 'position' | 'total'>,
  ): Promise<BatchRow> {
    const row: BatchRow = {
      ...batch,
      batch_id: makeId('batch'),
      tenant_id: tenantId,
      status: 'queued',
      done: 0,
      failed: 0,
      errors: '[]',
      created_at: clock.now(),
      finished_at: null,
    };
    await db.transaction(async () => {
      await insertBatch(db, row);
      await queue.enqueue(tenantId, 'batch_audiences', row.batch_id, { batchId: row.batch_id });
    });
    return row;
  }

  return {
    async createAudiences(tenantId, pageId, whom) {
      const { personIds, filter = {}, importId } = oneWay(whom);
      refuseArchived(await pages.get(tenantId, pageId));
      const of = { kind: 'create_audiences' as const, page_id: pageId };
      if (personIds) return start(tenantId, { ...of, ...listed(personIds) });
      const found = { ...of, ids: null, position: '' };
      if (importId !== undefined) {
        const total = await imports.countPersons(tenantId, importId);
        return start(tenantId, { ...found, filter: JSON.stringify({ importId }), total });
      }
      const page = { after: undefined, limit: 1 };
      const { totalCount: total } = await persons.list(tenantId, filter, page);
      return start(tenantId, { ...found, filter: JSON.stringify(filter), total });
    },
    async publish(tenantId, pageId, audienceIds) {
      refuseArchived(await pages.get(tenantId, pageId));
      const kind = 'publish_audiences';
      if (audienceIds) return start(tenantId, { kind, page_id: pageId, ...listed(audienceIds) });
      const total = await countDrafted(db, tenantId, pageId);
      return start(tenantId, {
        kind,
        page_id: pageId,
        ids: null,
        filter: null,
        position: '',
        total,
      });
    },
    get,
    async cancel(tenantId, batchId) {
      await get(tenantId, batchId);
      await db.transaction(async () => {
        const change = over('cancelled', clock);
        if (!(await moveBatch(db, tenantId, batchId, change))) throw new Failure('batch_over');
        await queue.cancel(tenantId, batchId);
      });
      return get(tenantId, batchId);
    },
    async forgetPerson(tenantId, { person_id, external_ids }) {
      const refs = Object.entries(readExternalIds(external_ids)).map(
        ([system, externalId]) => `ext:${system}:${externalId}`,
      );
      let replaced = 0;
      for (const id of [person_id, ...refs]) {
        replaced += await replaceInBatches(db, tenantId, id, nobody);
      }
      return replaced;
    },
  };
}

/** Two ways at once could mean either or both: none is guessed at. */
function oneWay(whom: Whom): Whom {
  const given = Object.entries(whom).filter(([, value]) => value !== undefined);
  if (given.length === 1) return whom;
  const detail = 'is one of personIds, filter and importId: send one of them';
  throw new Failure('validation_failed', {
    errors: given.map(([name]) => fieldFault(`/${name}`, 'not_allowed', detail)),
  });
}

function unlessMoved(error: unknown): undefined {
  if (!(error instanceof MovedOn)) throw error;
}

/** One that is over needs to know no longer whom it was for; faults are told on. */
const over = (status: 'finished' | 'failed' | 'cancelled', clock: Clock) => ({
  status,
  ids: null,
  filter: null,
  position: '',
  finished_at: clock.now(),
});

const listed = (ids: string[]) => {
  const each = [...new Set(ids)];
  return { ids: JSON.stringify(each), filter: null, position: '0', total: each.length };
};

export function makeBatching(deps: {
  db: Db;
  clock: Clock;
  persons: Pick<Persons, 'list'>;
  imports: Pick<Imports, 'personsFrom'>;
  audiences: Pick<Audiences, 'create' | 'getOpen'>;
  versions: Pick<Versions, 'get' | 'publish'>;
  proving: Pick<Proving, 'prepare'>;
}): JobHandler<'batch_audiences'> {
  const { db, clock, persons, imports, audiences, versions, proving } = deps;

  /** The next ones, each with the position behind it. */
  async function next(row: BatchRow): Promise<{ id: string; position: string }[]> {
    if (row.ids !== null) {
      const from = Number(row.position);
      const ids = (JSON.parse(row.ids) as string[]).slice(from, from + idsAtOnce);
      return ids.map((id, n) => ({ id, position: String(from + n + 1) }));
    }
    if (row.kind === 'publish_audiences') {
      const page = { after: row.position, limit: idsAtOnce };
      const ids = await listDrafted(db, row.tenant_id, row.page_id, page);
      return ids.map((id) => ({ id, position: id }));
    }
    const wanted = JSON.parse(row.filter ?? '{}') as PersonFilter & { importId?: string };
    const { importId, ...filter } = wanted;
    if (importId !== undefined) return nextOfImport(row, importId);
    // The cursor of the list of persons goes on behind a whole page of it: the last of a page carries it.
    const [cursor = '', seen = '0'] = row.position.split('\n');
    const page = { after: cursor === '' ? undefined : cursor, limit: idsAtOnce };
    const found = await persons.list(row.tenant_id, filter, page);
    const ids = found.items.map((person) => person.person_id);
    return ids.slice(Number(seen)).map((id, n) => {
      const at = Number(seen) + n + 1;
      const last = at === ids.length && found.next !== undefined;
      return { id, position: last ? `${found.next}\n0` : `${cursor}\n${at}` };
    });
  }

  /** Part by part: its number, and how many of it are done. */
  async function nextOfImport(
    row: BatchRow,
    importId: string,
  ): Promise<{ id: string; position: string }[]> {
    const [from = '', seen = '0'] = row.position.split('\n');
    const found = await imports.personsFrom(row.tenant_id, importId, Number(from));
    if (!found) return [];
    const { part, personIds } = found;
    const done = part === Number(from) ? Number(seen) : 0;
    return personIds.slice(done).map((id, n) => {
      const at = done + n + 1;
      return { id, position: at === personIds.length ? `${part + 1}\n0` : `${part}\n${at}` };
    });
  }

  /** Outside the transaction that does it. */
  async function prepareOne(row: BatchRow, id: string): Promise<void> {
    if (row.kind !== 'publish_audiences') return;
    const audience = await audiences.getOpen(row.tenant_id, row.page_id, id);
    await proving.prepare(audience, audience.latest_version_id ?? '');
  }

  async function doOne(row: BatchRow, id: string): Promise<void> {
    const { tenant_id: tenantId, page_id: pageId } = row;
    if (row.kind === 'create_audiences') {
      await audiences.create(tenantId, pageId, { personId: id });
      return;
    }
    const audience = await audiences.getOpen(tenantId, pageId, id);
    const version = await versions.get(audience, audience.latest_version_id ?? '');
    if (version.status !== 'published') await versions.publish(audience, version.version_id);
  }

  async function advance(
    row: BatchRow,
    position: string,
    fault: BatchFault | undefined,
  ): Promise<BatchRow> {
    const { tenant_id: tenantId, batch_id: batchId } = row;
    const change = {
      status: 'running' as const,
      position,
      done: row.done + (fault ? 0 : 1),
      failed: row.failed + (fault ? 1 : 0),
    };
    const ours = await moveBatch(db, tenantId, batchId, change, row);
    if (!ours) throw new MovedOn('it was done, or the batch cancelled');
    if (fault && change.failed <= faultsKept) {
      // Read now that the row is held: a person erased meanwhile is in it no more.
      const held = await findBatch(db, tenantId, batchId);
      const errors = [...(JSON.parse(held?.errors ?? '[]') as BatchFault[]), named(fault, held)];
      await moveBatch(db, tenantId, batchId, { errors: JSON.stringify(errors) });
    }
    return { ...row, ...change };
  }

  /** As the batch names it: whoever a filter found and is gone was erased, and so was who is named no more. */
  function named(fault: BatchFault, held: BatchRow | undefined): BatchFault {
    if (fault.code !== 'person_not_found') return fault;
    const ids = JSON.parse(held?.ids ?? '[]') as string[];
    return { ...fault, id: ids[Number(held?.position) - 1] ?? nobody };
  }

  /** A refusal undoes what it began; then it is counted alone. */
  async function take(row: BatchRow, id: string, position: string): Promise<BatchRow> {
    try {
      await prepareOne(row, id);
      return await db.transaction(async () => {
        await doOne(row, id);
        return advance(row, position, undefined);
      });
    } catch (error) {
      if (!(error instanceof Failure) || passing.has(error.code)) throw error;
      // Who has an audience already is done.
      const fault = error.code === 'audience_exists' ? undefined : { id, code: error.code };
      return db.transaction(() => advance(row, position, fault));
    }
  }

  return {
    maxAttempts,
    async run({ tenantId, payload: { batchId } }, tools) {
      for (;;) {
        const found = await findBatch(db, tenantId, batchId);
        if (!found || (found.status !== 'queued' && found.status !== 'running')) return;
        let row: BatchRow = found;
        const ids = await next(row);
        if (ids.length === 0) {
          return db.transaction(async () => {
            await tools.finish();
            await moveBatch(db, tenantId, batchId, over('finished', clock));
          });
        }
        for (const { id, position } of ids) {
          tools.signal.throwIfAborted();
          const after: BatchRow | undefined = await take(row, id, position).catch(unlessMoved);
          if (!after) break;
          row = after;
        }
      }
    },
    async onDead({ tenantId, payload: { batchId } }) {
      await moveBatch(db, tenantId, batchId, over('failed', clock));
    },
  };
}
