// What operators see: Prometheus metrics, and a structured line for each request that tells them something.
// Lines hold the route's pattern and ids only: never a key, a body or a query.
import { hash, timingSafeEqual } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { errorTable, Failure } from '../errors.ts';
import { jobCounts } from '../jobs/jobs.store.ts';
import type { RequestLines } from '../logger.ts';
import { joinSiblings } from '../siblings.ts';
import { makeRequestTimes, type RequestTimes, type RouteTimes } from './request_times.ts';
import type { Actor } from './scopes.ts';

export interface Metrics {
  requestTimes: RequestTimes;
  countJob(kind: string, outcome: 'done' | 'failed' | 'dead'): void;
  /** As Prometheus reads it. */
  text(): Promise<{ type: string; text: string }>;
}

/** What is counted is kept here; the library that writes it out is loaded when somebody first asks. */
export function makeMetrics(db: Db, clock: Clock): Metrics {
  const requestTimes = makeRequestTimes();
  const jobs = new Map<string, { kind: string; outcome: string; count: number }>();
  let registry: Promise<Registry> | undefined;

  const gatherAll = joinSiblings(async () => {
    registry ??= open();
    return (await registry).getMetricsAsJSON();
  });

  async function open(): Promise<Registry> {
    const client = await import('prom-client');
    const opened = new client.Registry();
    client.collectDefaultMetrics({ register: opened });
    requestTimes.register(opened);
    new client.Counter({
      name: 'facet_jobs_total',
      help: 'Jobs this process ran, by how they ended',
      labelNames: ['kind', 'outcome'] as const,
      registers: [opened],
      collect() {
        this.reset();
        for (const { kind, outcome, count } of jobs.values()) this.labels(kind, outcome).inc(count);
      },
    });
    measureQueue(client, opened, db, clock);
    return opened;
  }

  return {
    requestTimes,
    countJob(kind, outcome) {
      const key = `${kind} ${outcome}`;
      const counted = jobs.get(key);
      if (counted) counted.count += 1;
      else jobs.set(key, { kind, outcome, count: 1 });
    },
    async text() {
      registry ??= open();
      const opened = await registry;
      if (!gatherAll) return { type: opened.contentType, text: await opened.metrics() };
      const { AggregatorRegistry } = await import('prom-client');
      const all = (await gatherAll()) as object[];
      const text = await AggregatorRegistry.aggregate(all).metrics();
      return { type: opened.contentType, text };
    },
  };
}

/** Depth and age of the queue, read when somebody asks. */
function measureQueue(
  { Gauge }: typeof import('prom-client'),
  registry: Registry,
  db: Db,
  clock: Clock,
): void {
  const age = new Gauge({
    name: 'facet_job_oldest_seconds',
    help: 'Age of the oldest job',
    // Read from the database: every process says the same.
    aggregator: 'max',
    labelNames: ['kind', 'state'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'facet_job_depth',
    help: 'Jobs in the queue',
    aggregator: 'max',
    labelNames: ['kind', 'state'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      age.reset();
      for (const { kind, state, count, oldest } of await jobCounts(db)) {
        this.labels(kind, state).set(count);
        age.labels(kind, state).set((clock.now() - oldest) / 1000);
      }
    },
  });
}

/** What is being answered now. */
export interface UnderWay {
  /** Before anything else of a request. */
  begin(request: Watched, response: ServerResponse): void;
  count(): number;
  /** None of these may keep its connection for another request. */
  closeAfterwards(): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a route that keeps its own; the others are found by their pattern. */
    times: RouteTimes | undefined;
  }
}

/** A request of Fastify's, or one that never comes as far. */
export interface Watched {
  id: string;
  method: string;
  caller?: { tenantId: string; actor?: Actor } | undefined;
  times?: RouteTimes | undefined;
  /**
   * A page or a beacon. Its line would name no page and no visitor, so that it says nothing beyond the metrics: a
   * tenth of what a page costs, and the bulk of the log.
   */
  isVisit?: boolean;
  routeOptions?: { url?: string | undefined };
}

/**
 * In a plain list that knows its places, not in a Map: when a Map grows anew, V8 keeps its old table, with all that
 * was under way then, alive through the one before it until the next full collection.
 */
interface Watch {
  request: Watched;
  response: ServerResponse;
  startedMs: number;
  /** Its place, or -1 once it is over. */
  at: number;
}

/** A page that takes longer is told of. */
const slowMs = 1000;

/**
 * Once for each response, when it is over or its client is gone. One listener for all of it, and
 * not Fastify's onResponse: that costs two listeners and a round of hooks, and says nothing of a
 * client that hung up.
 */
export function watchRequests(times: RequestTimes, lines: RequestLines): UnderWay {
  const underWay: Watch[] = [];

  function forget(watch: Watch): void {
    const { at } = watch;
    watch.at = -1;
    const last = underWay.pop();
    if (last === undefined || last === watch) return;
    last.at = at;
    underWay[at] = last;
  }

  function ended(watch: Watch): void {
    if (watch.at < 0) return;
    forget(watch);
    const { request, response, startedMs } = watch;
    const ms = performance.now() - startedMs;
    const { method, caller } = request;
    const route =
      request.times?.method === method
        ? request.times
        : times.of(method, request.routeOptions?.url ?? 'none');
    const { statusCode: status } = response;
    route.observe(status, ms / 1000);
    if (request.isVisit === true && status < 400 && ms < slowMs && !lines.tellsVisits) return;
    lines.write({
      requestId: request.id,
      method,
      route: route.route,
      status,
      ms,
      tenantId: caller?.tenantId,
      apiKeyId: caller?.actor?.type === 'key' ? caller.actor.id : undefined,
      memberId: caller?.actor?.type === 'member' ? caller.actor.id : undefined,
      gone: !response.writableFinished,
    });
  }

  return {
    begin(request, response) {
      const watch = { request, response, startedMs: performance.now(), at: underWay.length };
      underWay.push(watch);
      // Nothing is hung on the response: one more member gives it another shape than node's own, for which all of its code is made.
      response.on('close', () => ended(watch));
    },
    count: () => underWay.length,
    closeAfterwards() {
      for (const { response } of underWay) {
        if (!response.headersSent) response.setHeader('connection', 'close');
      }
    },
  };
}

/** With a token, only who sends it as `Authorization: Bearer` gets them. */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  token: string | undefined,
): void {
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !sameText(request.headers.authorization, `Bearer ${token}`)) {
      throw new Failure('metrics_token_wrong');
    }
    const { type, text } = await metrics.text();
    return reply.type(type).send(text);
  });
}

/** Hashed first, so that neither its length nor where it differs shows in the time it takes. */
function sameText(given: string | undefined, expected: string): boolean {
  const [a, b] = [given ?? '', expected].map((text) => hash('sha256', text, 'buffer'));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** On a port of their own, for a network that visitors cannot reach. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port, token }: { host: string; port: number; token: string | undefined },
): Promise<() => Promise<void>> {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Failure ? errorTable[error.code].status : 500;
    return reply.code(status).send();
  });
  serveMetrics(app, metrics, token);
  await app.listen({ host, port });
  return () => app.close();
}
