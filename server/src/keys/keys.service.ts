// API keys: made here, shown once, kept as a hash. Looking a key up on every
// request would cost a third of the throughput on PostgreSQL, so a key that was
// found is trusted for a few seconds; revoking it in this process ends that at once.
import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { ApiKeyRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Caller, Scope } from '../platform/http/scopes.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  countKeys,
  findKeyByHash,
  insertKey,
  listKeys,
  revokeKey,
  touchKey,
} from './keys.store.ts';

const trustedMs = 5_000;
const maxTrusted = 10_000;

export interface NewKey {
  name: string;
  scopes: Scope[];
  expiresAt?: number | undefined;
}

export interface Keys {
  findCached(presented: string): Caller | undefined;
  find(presented: string): Promise<Caller | undefined>;
  create(tenantId: string, key: NewKey): Promise<{ row: ApiKeyRow; secret: string }>;
  /** Makes sure a key of exactly this value exists; false when it was revoked before. */
  ensure(tenantId: string, presented: string, name: string): Promise<boolean>;
  list(tenantId: string, page: PageRequest): Promise<PageOf<ApiKeyRow>>;
  count(tenantId: string): Promise<number>;
  revoke(tenantId: string, apiKeyId: string): Promise<void>;
  /** Writes down when keys were last used and lets go of those no longer trusted; called now and then, and at the end. */
  flushLastUsed(): Promise<void>;
}

interface Trusted {
  caller: Caller;
  until: number;
}

export function makeKeys({ db, clock, makeId }: { db: Db; clock: Clock; makeId: MakeId }): Keys {
  // By the key as it is presented, for the seconds it is trusted: a hash for every request
  // would be a twentieth of what reading one person costs.
  const trusted = new Map<string, Trusted>();
  const lastUsed = new Map<string, number>();

  const hashOf = (presented: string): string => hash('sha256', presented, 'base64url');

  async function find(presented: string): Promise<Caller | undefined> {
    const keyHash = hashOf(presented);
    const row = await findKeyByHash(db, keyHash);
    const now = clock.now();
    if (!row || row.revoked_at !== null || (row.expires_at ?? Infinity) <= now) return undefined;
    if (!timingSafeEqual(Buffer.from(row.key_hash), Buffer.from(keyHash))) return undefined;
    const caller: Caller = {
      tenantId: row.tenant_id,
      actor: { type: 'key', id: row.api_key_id },
      scopes: scopesOf(row),
    };
    if (trusted.size >= maxTrusted) trusted.clear();
    trusted.set(presented, {
      caller,
      until: Math.min(now + trustedMs, row.expires_at ?? Infinity),
    });
    lastUsed.set(row.api_key_id, now);
    return caller;
  }

  async function create(tenantId: string, key: NewKey) {
    const apiKeyId = makeId('apikey');
    const secret = `${apiKeyId.replace('apikey_', 'facet_')}${randomBytes(24).toString('hex')}`;
    const row = newRow(tenantId, apiKeyId, secret, key);
    await insertKey(db, row);
    return { row, secret };
  }

  function newRow(tenantId: string, apiKeyId: string, presented: string, key: NewKey): ApiKeyRow {
    return {
      api_key_id: apiKeyId,
      tenant_id: tenantId,
      name: key.name,
      key_hash: hashOf(presented),
      scopes: key.scopes.join(' '),
      expires_at: key.expiresAt ?? null,
      last_used_at: null,
      revoked_at: null,
      created_at: clock.now(),
    };
  }

  return {
    findCached(presented) {
      const found = trusted.get(presented);
      return found && found.until > clock.now() ? found.caller : undefined;
    },
    find,
    create,
    async ensure(tenantId, presented, name) {
      const row = newRow(tenantId, makeId('apikey'), presented, { name, scopes: ['admin'] });
      await insertKey(db, row);
      return (await find(presented)) !== undefined;
    },
    async list(tenantId, page) {
      const rows = await listKeys(db, tenantId, page);
      const totalCount = await countKeys(db, tenantId);
      return { ...cutPage(rows, page.limit, (row) => row.api_key_id), totalCount };
    },
    count: (tenantId) => countKeys(db, tenantId),
    async revoke(tenantId, apiKeyId) {
      if (!(await revokeKey(db, tenantId, apiKeyId, clock.now()))) {
        throw new Failure('api_key_not_found');
      }
      for (const [presented, { caller }] of trusted) {
        if (caller.actor.id === apiKeyId) trusted.delete(presented);
      }
    },
    async flushLastUsed() {
      const now = clock.now();
      for (const [presented, { until }] of trusted) if (until <= now) trusted.delete(presented);
      const used = [...lastUsed];
      lastUsed.clear();
      for (const [apiKeyId, usedAt] of used) await touchKey(db, apiKeyId, usedAt);
    },
  };
}

export const scopesOf = (row: ApiKeyRow): Scope[] => row.scopes.split(' ') as Scope[];
