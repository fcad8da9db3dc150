// Events and deliveries are kept for a month: long enough to see what happened and
// to replay it. In small parts, each its own commit, so that nobody waits for a sweep.
import type { Db } from '../platform/db/open.ts';
import { firstIdAt } from '../platform/ids.ts';
import {
  deleteDeliveriesOfDeleted,
  deleteEmptySubscriptions,
  deleteOldDeliveries,
  deleteOldEvents,
  listAllSubscriptions,
} from './sweep.store.ts';

const keptMs = 30 * 24 * 3_600_000;
const partSize = 500;

export async function sweepOld(db: Db, now: number): Promise<void> {
  const before = firstIdAt('evt', now - keptMs);
  const inParts = async (deletePart: (limit: number) => Promise<number>): Promise<void> => {
    while ((await deletePart(partSize)) >= partSize);
  };
  for (const subscriptionId of await listAllSubscriptions(db)) {
    await inParts((limit) => deleteOldDeliveries(db, subscriptionId, { before, limit }));
  }
  await inParts((limit) => deleteDeliveriesOfDeleted(db, limit));
  await deleteEmptySubscriptions(db);
  await inParts((limit) => deleteOldEvents(db, { before, limit }));
}
