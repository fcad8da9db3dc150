// The only wiring: config → database → services → roles.
import type { Agent } from './agent/agent.ts';
import { makePooledRulesAgent } from './agent/rules/pooled.agent.ts';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { startJobs } from './handlers.ts';
import { systemClock } from './platform/clock.ts';
import { lockDataDir } from './platform/db/datadir.ts';
import { migrate } from './platform/db/migrate.ts';
import { type Db, openDb } from './platform/db/open.ts';
import { listenForMetrics, makeMetrics } from './platform/http/observe.ts';
import { returnMemoryWhenIdle } from './platform/idle_memory.ts';
import { makeIds } from './platform/ids.ts';
import type { Worker } from './platform/jobs/worker.ts';
import { makeLogger } from './platform/logger.ts';
import { makePool, type Pool } from './platform/pool/pool.ts';
import { startIndexer } from './platform/search/indexer.ts';
import { makeSignals, type Signals } from './platform/signals/signals.ts';
import { makeServices, type Services } from './services.ts';
import { defaultTenantSlug } from './tenants/tenants.service.ts';
import { resolveHost } from './webhooks/connect.ts';
import { type Dispatcher, startDispatcher } from './webhooks/dispatcher.ts';

export interface RunningFacet {
  url: string;
  /** The first admin key, when this start made it; it is not to be had again. */
  firstKey: string | undefined;
  /** Where the first member joins, as long as there is none. */
  studioLink: string | undefined;
  /** No new requests; those under way finish; then everything is closed. */
  stop(): Promise<void>;
}

const drainMs = 20_000;
/** How often each kind of chore is done, in milliseconds. */
const choresEvery = { flush: 10_000, expired: 600_000, sessionEndings: 60_000 };

export async function startFacet(config: Config): Promise<RunningFacet> {
  // Whatever has been opened, to be closed in reverse: a start that fails must not leave
  // connections behind that keep the process alive with nothing to serve.
  const opened = new AsyncDisposableStack();
  try {
    return await start(config, opened);
  } catch (error) {
    await opened.disposeAsync();
    throw error;
  }
}

async function start(config: Config, opened: AsyncDisposableStack): Promise<RunningFacet> {
  const logger = makeLogger(config.logLevel);
  opened.defer(() => logger.flush());
  if (config.unknownVariables.length > 0) {
    logger.warn({ variables: config.unknownVariables }, 'unknown FACET_ variables');
  }
  const clock = systemClock;
  if (config.databaseUrl === undefined) opened.defer(lockDataDir(config.dataDir));
  const db = await openDb({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePoolSize,
    onLostConnection: (error) => logger.warn({ err: error }, 'a database connection was lost'),
  });
  opened.defer(() => db.close());
  const applied = await migrate(db, clock.now());
  if (applied.length > 0) logger.info({ applied }, 'database migrated');

  const directUrl = config.databaseUrl && (config.databaseDirectUrl ?? config.databaseUrl);
  const signals = await openSignals(db, directUrl);
  opened.defer(() => signals.close());
  if (directUrl !== undefined) {
    const { probePostgres } = await import('./platform/db/postgres.probe.ts');
    await probePostgres({ db, directUrl });
  }
  const pool = makePool();
  opened.defer(() => pool.close());
  const services = await makeServices({
    db,
    clock,
    signals,
    settings: config,
    pool,
    warn: (message, error) => logger.warn({ err: error }, message),
  });
  // An erasure may have been cut short before the log was empty.
  await services.erasure.scrub();
  const agent = config.roles.includes('worker') ? await makeAgent(config.agent, pool) : undefined;
  const metrics = makeMetrics(db, clock);
  const app = buildApp({
    services,
    makeId: makeIds(clock),
    logger,
    metrics,
    roles: config.roles,
    rateLimit: config.rateLimit,
    trustedProxies: config.trustedProxies,
    metricsToken: config.metricsToken,
    metricsElsewhere: config.metricsPort !== undefined,
  });
  await app.http.listen({ port: config.port, host: config.host });
  opened.defer(() => app.http.close());
  opened.defer(returnMemoryWhenIdle());
  if (config.metricsPort !== undefined) {
    const { host, metricsPort: port, metricsToken: token } = config;
    opened.defer(await listenForMetrics(metrics, { host, port, token }));
  }
  // Only now: a start that fails on a taken port or its settings must not use up the key that is shown once.
  const firstKey = await bootstrapKey(services, config.apiKey, (message) => logger.warn(message));
  let worker: Worker | undefined;
  let dispatcher: Dispatcher | undefined;
  if (agent) {
    worker = await startJobs({
      db,
      clock,
      signals,
      services,
      agent,
      fallback: config.agent === undefined ? undefined : makePooledRulesAgent(pool),
      leaseMs: config.leaseMs,
      report: {
        done: (kind) => metrics.countJob(kind, 'done'),
        failed(kind, error, dead) {
          metrics.countJob(kind, dead ? 'dead' : 'failed');
          logger.warn({ kind, dead, err: error }, 'a job failed');
        },
      },
    });
    dispatcher = await startDispatcher({
      db,
      clock,
      signals,
      vault: services.vault,
      accounts: services.accounts,
      resolveHost,
      settings: config,
      leaseMs: config.leaseMs,
      report: {
        delivered: () => metrics.countJob('webhook_delivery', 'done'),
        failed(subscriptionId, { status, error: reason }) {
          metrics.countJob('webhook_delivery', 'failed');
          logger.info({ subscriptionId, status, reason }, 'a webhook delivery failed');
        },
        broken: (error) =>
          logger.warn({ err: error }, 'the result of webhook deliveries could not be stored'),
      },
    });
  }
  if (agent) {
    const indexer = startIndexer({
      db,
      sources: services.searchSources,
      failed: (error) =>
        logger.warn({ err: error }, 'search could not be indexed; it will be tried again'),
    });
    opened.defer(() => indexer.stop());
  }
  opened.defer(
    keepHouse(services, (error) =>
      logger.warn({ err: error }, 'housekeeping failed; it will be tried again'),
    ),
  );
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `http://${host}:${port}`;

  return {
    url,
    firstKey,
    studioLink: config.roles.includes('api')
      ? await firstOwnerLink(services, config, url)
      : undefined,
    async stop() {
      await Promise.all([app.stop(drainMs), worker?.stop(), dispatcher?.stop()]);
      await opened.disposeAsync();
    },
  };
}

async function openSignals(db: Db, databaseUrl: string | undefined): Promise<Signals> {
  if (databaseUrl === undefined) return makeSignals();
  const { openRelay } = await import('./platform/signals/relay.ts');
  return makeSignals(await openRelay(databaseUrl, db));
}

/** Loaded only where it is used: the model agent brings its providers along. */
async function makeAgent(config: Config['agent'], pool: Pool): Promise<Agent> {
  if (config === undefined) return makePooledRulesAgent(pool);
  const { makeModelAgent } = await import('./agent/model/model.agent.ts');
  const { model, baseUrl, apiKey, timeoutMs, maxOutputTokens, judgeModel } = config;
  return makeModelAgent({
    model,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
    ...(maxOutputTokens === undefined ? {} : { maxOutputTokens }),
    ...(baseUrl === undefined ? {} : { baseUrl }),
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(judgeModel === undefined ? {} : { judgeModel }),
  });
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
    if (!works) warn('FACET_API_KEY is a revoked key; it stays revoked');
    return undefined;
  }
  if ((await keys.count(tenantId)) > 0) return undefined;
  const { secret } = await keys.create(tenantId, { name: 'first start', scopes: ['admin'] });
  return secret;
}

/** A new one at every start: the one before is in a log that has scrolled away. */
async function firstOwnerLink(
  { tenants, members, invitations }: Services,
  { port, publicUrl }: Config,
  url: string,
): Promise<string | undefined> {
  const tenantId = await tenants.ensure(defaultTenantSlug);
  if ((await members.count(tenantId)) > 0) return undefined;
  // With PORT=0 nobody could know the port that FACET_PUBLIC_URL would have to name.
  return invitations.ownerLink(tenantId, port === 0 ? url : publicUrl);
}

/** Small chores on a timer. Returns how to end them, with a last round. */
export function keepHouse(
  services: Services,
  failed: (error: unknown) => void,
  every = choresEvery,
): () => Promise<void> {
  const chores: Record<keyof typeof every, (() => Promise<void>)[]> = {
    flush: [() => services.keys.flushLastUsed(), () => services.memberSessions.flushLastSeen()],
    expired: [
      () => forgetOldSignIns(services),
      () => services.idempotency.forgetExpired(),
      () => services.streams.forgetOld(),
      () => services.webhookDeliveries.forgetOld(),
      () => services.renditions.forgetOld(),
      () => services.moments.forgetOld(),
      () => services.imports.forgetOld(),
    ],
    sessionEndings: [() => services.sessionEndings.announce()],
  };
  const timers = (Object.keys(chores) as (keyof typeof every)[]).map((kind) =>
    setInterval(() => {
      for (const chore of chores[kind]) void chore().catch(failed);
    }, every[kind]),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await services.keys.flushLastUsed().catch(failed);
    await services.memberSessions.flushLastSeen().catch(failed);
  };
}

async function forgetOldSignIns(services: Services): Promise<void> {
  await services.memberSessions.forgetOld();
  await services.signInAttempts.forgetOld();
  await services.signInSteps.forgetOld();
  await services.invitations.forgetExpired();
  await services.audit.forgetOld();
}
