// Claims rest on what a reader is known by and has said, too. Persons and accounts say when that changes, in
// the transaction that changes it; the pages that speak of them are looked at in a job, since a whole account
// may have thousands.
import type { Db } from '../platform/db/open.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import { listPublishedFor, type Readers } from './audiences.store.ts';
import type { Proving } from './proving.ts';

export type ReaderChanged = (tenantId: string, readers: Readers) => Promise<void>;

/** Inside a transaction. */
export const makeReaderChanged =
  ({ db, queue }: { db: Db; queue: Queue }): ReaderChanged =>
  async (tenantId, readers) => {
    const [any] = await listPublishedFor(db, tenantId, readers, { after: '', limit: 1 });
    if (any) await queue.enqueue(tenantId, 'recheck_reader_claims', `readers ${tenantId}`, readers);
  };

const atOnce = 50;
const maxAttempts = 20;

export function makeReaderRechecking(deps: {
  db: Db;
  proving: Pick<Proving, 'recheckReader'>;
}): JobHandler<'recheck_reader_claims'> {
  const { db, proving } = deps;
  return {
    maxAttempts,
    async run({ tenantId, payload }, tools) {
      let after = '';
      for (let looked = atOnce; looked === atOnce; ) {
        tools.signal.throwIfAborted();
        const some = await listPublishedFor(db, tenantId, payload, { after, limit: atOnce });
        for (const audience of some) {
          await proving.recheckReader(audience, audience.published_version_id ?? '');
          after = audience.audience_id;
        }
        looked = some.length;
      }
      await db.transaction(() => tools.finish());
    },
    // They are looked at again when somebody reads them or publishes.
    async onDead() {},
  };
}
