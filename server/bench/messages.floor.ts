import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FloorDb } from './floor.db.ts';

const text = { type: 'string' };
const accepted = {
  type: 'object',
  properties: {
    accepted: { type: 'boolean' },
    audienceId: text,
    clientMessageId: text,
    versionId: text,
  },
};

/** Four inserts under one commit: the message, the version, the job and the event. */
export function serveMessages(app: FastifyInstance, db: FloorDb): void {
  const insertAll = db.writeAll([
    `insert into messages (message_id, tenant_id, audience_id, version_id, role, message, client_message_id, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    `insert into versions (version_id, tenant_id, audience_id, version_number, status, queued_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?)`,
    `insert into jobs (job_id, tenant_id, kind, order_key, payload, state, run_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    `insert into events (event_id, tenant_id, type, order_key, payload, created_at)
     values (?, ?, ?, ?, ?, ?)`,
  ]);
  let number = 0;
  app.post<{
    Params: { audience: string };
    Body: { message: string; clientMessageId: string };
  }>(
    '/v0/pages/:page/audiences/:audience/messages',
    { schema: { response: { 202: accepted } } },
    async (request, reply) => {
      const { tenantId, body, params } = request;
      const { message, clientMessageId } = body;
      const audienceId = params.audience;
      const versionId = randomUUID();
      const now = Date.now();
      const payload = JSON.stringify({ audienceId, versionId });
      await insertAll(
        [randomUUID(), tenantId, audienceId, versionId, 'user', message, clientMessageId, now],
        [versionId, tenantId, audienceId, ++number, 'queued', now, now],
        [randomUUID(), tenantId, 'draft_version', audienceId, payload, 'waiting', now, now],
        [randomUUID(), tenantId, 'page.version.created', audienceId, payload, now],
      );
      reply.code(202);
      return { accepted: true, audienceId, clientMessageId, versionId };
    },
  );
}
