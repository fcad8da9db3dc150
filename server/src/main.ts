// The only wiring: config → database → services → roles.

import { buildApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { lockDataDir } from './db/datadir.ts';
import { migrate } from './db/migrate.ts';
import { openDb } from './db/open.ts';
import { makeIds } from './ids.ts';
import { makeLogger } from './logger.ts';
import { makeServices, type Services } from './services.ts';
import { defaultTenantSlug } from './tenants/tenants.service.ts';

export interface RunningFacet {
  url: string;
  /** The first admin key, when this start made it; it is not to be had again. */
  firstKey: string | undefined;
  /** No new requests; those under way finish; then everything is closed. */
  stop(): Promise<void>;
}

const drainMs = 20_000;
const housekeepingMs = 10_000;
const expiredEveryMs = 600_000;

export async function startFacet(config: Config): Promise<RunningFacet> {
  const logger = makeLogger(config.logLevel);
  if (config.unknownVariables.length > 0) {
    logger.warn({ variables: config.unknownVariables }, 'variables Facet does not know');
  }
  const unlock = config.databaseUrl === undefined ? lockDataDir(config.dataDir) : () => {};
  const db = await openDb({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    onLostConnection: (error) => logger.warn({ err: error }, 'a database connection was lost'),
  });
  const applied = await migrate(db, systemClock.now());
  if (applied.length > 0) logger.info({ applied }, 'database migrated');

  const services = await makeServices({ db, clock: systemClock });
  const firstKey = await bootstrapKey(services, config.apiKey, (message) => logger.warn(message));
  const app = buildApp({
    services,
    makeId: makeIds(systemClock),
    logger,
    rateLimit: config.rateLimit,
  });
  const stopHousekeeping = keepHouse(services, (error) =>
    logger.warn({ err: error }, 'housekeeping failed; it will be tried again'),
  );
  await app.http.listen({ port: config.port, host: config.host });
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;

  return {
    url: `http://${host}:${port}`,
    firstKey,
    async stop() {
      app.drain();
      const force = setTimeout(() => app.http.server.closeAllConnections(), drainMs);
      await app.http.close();
      clearTimeout(force);
      await stopHousekeeping();
      await db.close();
      unlock();
      logger.flush();
    },
  };
}

async function bootstrapKey(
  services: Services,
  given: string | undefined,
  warn: (message: string) => void,
): Promise<string | undefined> {
  const { tenants, keys } = services;
  const tenantId = await tenants.ensure(defaultTenantSlug);
  if (given !== undefined) {
    const works = await keys.ensure(tenantId, given, 'FACET_API_KEY');
    if (!works) warn('FACET_API_KEY holds a key that was revoked; it stays revoked');
    return undefined;
  }
  if ((await keys.count(tenantId)) > 0) return undefined;
  const { secret } = await keys.create(tenantId, { name: 'first start', scopes: ['admin'] });
  return secret;
}

/** Small chores on a timer. Returns how to end them, with a last round. */
function keepHouse(services: Services, failed: (error: unknown) => void): () => Promise<void> {
  const attempt = (chore: () => Promise<void>) => () => void chore().catch(failed);
  const timers = [
    setInterval(
      attempt(() => services.keys.flushLastUsed()),
      housekeepingMs,
    ),
    setInterval(
      attempt(() => services.idempotency.forgetExpired()),
      expiredEveryMs,
    ),
  ];
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await services.keys.flushLastUsed().catch(failed);
  };
}
