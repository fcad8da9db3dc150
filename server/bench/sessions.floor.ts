// Beacons at the floor: gathered for 20 ms, inserted as they are, and answered once they are on disk.
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Beacon } from '../src/sessions/beacon.ts';
import type { FloorDb, Value } from './floor.db.ts';

const flushMs = 20;
const columns = [
  'beacon_id',
  'tenant_id',
  'audience_id',
  'session_key',
  'view_key',
  'elapsed_ms',
  'visible_ms',
  'scroll_percent',
  'interactions',
  'received_at',
];

export function serveCollect(app: FastifyInstance, db: FloorDb): void {
  const insert = db.insertMany('beacons', columns);
  let rows: Value[][] = [];
  let flushed: Promise<void> | undefined;

  async function flush(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, flushMs));
    const batch = rows;
    rows = [];
    flushed = undefined;
    await insert(batch);
  }

  app.post<{ Body: Beacon }>('/_facet/collect', async (request, reply) => {
    const { context, session, view, elapsedMs, visibleMs, scrollPercent, interactions } =
      request.body;
    rows.push([
      randomUUID(),
      request.tenantId,
      context.split('.')[2] ?? '',
      session,
      view,
      elapsedMs,
      visibleMs,
      scrollPercent ?? null,
      JSON.stringify(interactions ?? []),
      Date.now(),
    ]);
    flushed ??= flush();
    await flushed;
    return reply.code(204).send();
  });
}
