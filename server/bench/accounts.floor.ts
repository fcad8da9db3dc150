import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { FloorDb } from './floor.db.ts';

interface NewLog {
  source: string;
  type: string;
  payload: unknown;
  domain: string;
  idempotencyKey: string;
}

const text = { type: 'string' };
const accountLog = {
  type: 'object',
  properties: { accountId: text, accountLogId: text, createdAt: text, source: text, type: text },
};

export async function serveAccounts(app: FastifyInstance, db: FloorDb): Promise<void> {
  const accounts = await db.all<{ id: string; domain: string }>(
    'select account_id as id, domain from accounts',
  )();
  const accountIds = new Map(accounts.map(({ id, domain }) => [domain, id]));

  const insertBoth = db.writeAll([
    `insert into activities (activity_id, tenant_id, kind, account_id, person_id, person_domain, source, type,
      payload, idempotency_key, content_hash, created_at, updated_at, deleted_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    'insert into log_keys (tenant_id, source, idempotency_key, activity_id) values (?, ?, ?, ?)',
  ]);
  app.post<{ Body: NewLog }>(
    '/v0/account_logs',
    { schema: { response: { 201: accountLog } } },
    async (request, reply) => {
      const { tenantId, body } = request;
      const { source, type, payload, domain, idempotencyKey: key } = body;
      const accountId = accountIds.get(domain) ?? null;
      const id = randomUUID();
      const now = Date.now();
      const content = JSON.stringify(payload);
      await insertBoth(
        [
          id,
          tenantId,
          'account',
          accountId,
          null,
          null,
          source,
          type,
          content,
          key,
          null,
          now,
          now,
          null,
        ],
        [tenantId, source, key, id],
      );
      reply.code(201);
      const createdAt = new Date(now).toISOString();
      return { accountId, accountLogId: `accountlog_${id}`, createdAt, source, type };
    },
  );
}
