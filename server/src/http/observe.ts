// What operators see: Prometheus metrics, and one structured line per request.
// Lines hold the route's pattern and ids only: never a key, a body or a query.
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Clock, isoTime } from '../clock.ts';
import type { Db } from '../db/open.ts';
import { jobCounts } from '../jobs/jobs.store.ts';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  jobs: Counter<'kind' | 'outcome'>;
}

export function makeMetrics(db: Db, clock: Clock): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'facet_http_request_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'facet_jobs_total',
    help: 'Jobs this process ran, by how they ended',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
  });
  measureQueue(registry, db, clock);
  return { registry, requestSeconds, jobs };
}

/** Depth and age of the queue, read when somebody asks. */
function measureQueue(registry: Registry, db: Db, clock: Clock): void {
  const age = new Gauge({
    name: 'facet_job_oldest_seconds',
    help: 'Age of the oldest job',
    labelNames: ['kind', 'state'] as const,
    registers: [registry],
  });
  new Gauge({
    name: 'facet_job_depth',
    help: 'Jobs in the queue',
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

export interface RequestLine {
  requestId: string;
  method: string;
  /** The pattern of a route, or a name: never a path, of which there is no end. */
  route: string;
  status: number;
  ms: number;
  tenantId: string | undefined;
  apiKeyId?: string | undefined;
}

export type RecordRequest = (line: RequestLine) => void;

export function makeRecorder(metrics: Metrics, logger: Logger): RecordRequest {
  const logs = logger.isLevelEnabled('info');
  // Written by hand, as the logger would: every value is a number or a name of our own making, so
  // nothing needs to be escaped or taken out, and looking for it was the greatest cost of a page.
  const stream = (logger as unknown as Record<symbol, LineStream>)[pino.symbols.streamSym];
  // As many as the registry itself keeps.
  const known = new Map<string, ReturnType<Metrics['requestSeconds']['labels']>>();
  return ({ requestId, method, route, status, ms, tenantId, apiKeyId }) => {
    const name = `${method} ${route} ${status}`;
    const series = known.get(name) ?? metrics.requestSeconds.labels(method, route, String(status));
    known.set(name, series);
    series.observe(ms / 1000);
    if (!logs) return;
    const whose = tenantId === undefined ? '' : `,"tenantId":"${tenantId}"`;
    const by = apiKeyId === undefined ? '' : `,"apiKeyId":"${apiKeyId}"`;
    stream?.write(
      `{"level":"info","time":"${isoTime(Date.now())}","requestId":"${requestId}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms * 100) / 100}${whose}${by},"msg":"request"}\n`,
    );
  };
}

interface LineStream {
  write(line: string): void;
}

export function observeRequests(
  app: FastifyInstance,
  metrics: Metrics,
  record: RecordRequest,
): void {
  app.addHook('onResponse', (request, reply, done) => {
    record({
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
      tenantId: request.caller?.tenantId,
      apiKeyId: request.caller?.apiKeyId,
    });
    done();
  });
  app.get('/metrics', async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
