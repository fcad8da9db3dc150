// Keys from the command line: works beside a running server, on the same database.
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { scopesOf } from '../keys/keys.service.ts';
import { isoTime, systemClock } from '../platform/clock.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDb } from '../platform/db/open.ts';
import { type Scope, scopes } from '../platform/http/scopes.ts';
import { makeSignals } from '../platform/signals/signals.ts';
import type { Services } from '../services.ts';
import { defaultTenantSlug } from '../tenants/tenants.service.ts';
import { UsageError } from './usage.ts';

const tenantOption = { tenant: { type: 'string', default: defaultTenantSlug } } as const;

export async function createKey(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      ...tenantOption,
      name: { type: 'string' },
      scopes: { type: 'string', default: 'read,write' },
      expires: { type: 'string' },
    },
  });
  const name = values.name?.trim();
  if (!name) throw new UsageError('keys create needs --name: say what the key is for');
  const wanted = readScopes(values.scopes);
  const expiresAt = readExpiry(values.expires);
  checkTenant(values.tenant);
  await withServices(async ({ tenants, keys }) => {
    const tenantId = await tenants.ensure(values.tenant);
    const { row, secret } = await keys.create(tenantId, { name, scopes: wanted, expiresAt });
    process.stdout.write(`${secret}\n`);
    process.stderr.write(
      `${row.api_key_id} for tenant ${values.tenant} (${wanted.join(', ')}). The key is shown only now.\n`,
    );
  });
}

export async function listKeys(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: tenantOption });
  await withServices(async (services) => {
    const tenantId = await existingTenant(services, values.tenant);
    let after: string | undefined;
    do {
      const page = await services.keys.list(tenantId, { after, limit: 200 });
      for (const row of page.items) {
        const used = row.last_used_at === null ? 'never used' : `used ${isoTime(row.last_used_at)}`;
        const ends = row.expires_at === null ? '' : `\texpires ${isoTime(row.expires_at)}`;
        process.stdout.write(
          `${row.api_key_id}\t${scopesOf(row).join(',')}\t${used}${ends}\t${row.name}\n`,
        );
      }
      after = page.next;
    } while (after !== undefined);
  });
}

export async function revokeKey(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    options: tenantOption,
    allowPositionals: true,
  });
  const [apiKeyId, ...others] = positionals;
  if (apiKeyId === undefined || others.length > 0) {
    throw new UsageError('keys revoke takes one API_KEY_ID; facet keys list shows them');
  }
  await withServices(async (services) => {
    await services.keys.revoke(await existingTenant(services, values.tenant), apiKeyId);
    process.stdout.write(
      `${apiKeyId} is revoked. Running servers reject it within five seconds.\n`,
    );
  });
}

export async function withServices(work: (services: Services) => Promise<void>): Promise<void> {
  const settings = readConfig();
  // Only now: wrong words are answered before the whole service is loaded.
  const { makeServices } = await import('../services.ts');
  const db = await openDb(settings);
  try {
    await migrate(db, systemClock.now());
    await work(await makeServices({ db, clock: systemClock, signals: makeSignals(), settings }));
  } finally {
    await db.close();
  }
}

export async function existingTenant({ tenants }: Services, slug: string): Promise<string> {
  const tenantId = await tenants.find(slug);
  if (tenantId === undefined) throw new UsageError(`there is no tenant "${slug}"`);
  return tenantId;
}

function readScopes(text: string): Scope[] {
  const wanted = [...new Set(text.split(',').map((scope) => scope.trim()))];
  const unknown = wanted.filter((scope) => !scopes.includes(scope as Scope));
  if (unknown.length > 0) {
    throw new UsageError(`--scopes takes ${scopes.join(', ')}; not ${unknown.join(', ')}`);
  }
  return wanted as Scope[];
}

function readExpiry(days: string | undefined): number | undefined {
  if (days === undefined) return undefined;
  if (!/^[1-9]\d{0,4}$/.test(days)) throw new UsageError('--expires takes a number of days');
  return systemClock.now() + Number(days) * 86_400_000;
}

function checkTenant(slug: string): void {
  if (!/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(slug)) {
    throw new UsageError('--tenant takes lower-case letters, digits and dashes, like a subdomain');
  }
}
