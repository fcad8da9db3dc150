// A Facet on either engine, behind real HTTP. The tests of a process share one server
// for each engine, each test as a tenant of its own; a test that moves the clock, reads the
// whole database or needs other settings asks for a server of its own. Every reply that
// goes through `call` is checked against the contract of its route.
import assert from 'node:assert/strict';
import { after, describe, type TestContext } from 'node:test';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Agent } from '../../src/agent/agent.ts';
import { makePooledRulesAgent } from '../../src/agent/rules/pooled.agent.ts';
import { buildApp } from '../../src/app.ts';
import { startJobs } from '../../src/handlers.ts';
import type { ResolveTxt } from '../../src/links/dns.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { EngineName } from '../../src/platform/db/engine.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { type Db, openDb } from '../../src/platform/db/open.ts';
import { formats } from '../../src/platform/formats/formats.ts';
import { makeMetrics } from '../../src/platform/http/observe.ts';
import type { RateLimit } from '../../src/platform/http/rate.ts';
import type { Endpoint } from '../../src/platform/http/route.ts';
import { Problem } from '../../src/platform/http/schemas.ts';
import type { Scope } from '../../src/platform/http/scopes.ts';
import { makeAjv } from '../../src/platform/http/validate.ts';
import { makeIds } from '../../src/platform/ids.ts';
import { makeLogger } from '../../src/platform/logger.ts';
import { makePool } from '../../src/platform/pool/pool.ts';
import { makeSiteChanges } from '../../src/platform/signals/changes.ts';
import { makeSignals, type Signals } from '../../src/platform/signals/signals.ts';
import { operations } from '../../src/routes.ts';
import { makeServices, type ServiceSettings, type Services } from '../../src/services.ts';
import type { ResolveHost } from '../../src/webhooks/connect.ts';
import { startDispatcher } from '../../src/webhooks/dispatcher.ts';
import { migratedDatabase, type TestDatabase } from './database.ts';
import { send } from './send.ts';

export const engines: EngineName[] = ['sqlite', 'postgres'];

/** The same tests on both engines. */
export function eachEngine(title: string, body: (engine: EngineName) => void): void {
  for (const engine of engines) describe(`${title} (${engine})`, () => body(engine));
}

export class FakeClock implements Clock {
  #offsetMs = 0;
  now(): number {
    return Date.now() + this.#offsetMs;
  }
  advance(ms: number): void {
    this.#offsetMs += ms;
  }
}

/** The clock of a server that other tests use as well: nobody moves it, or puts another in its place. */
class SharedClock extends FakeClock {
  constructor() {
    super();
    Object.freeze(this);
  }
  override advance(): void {
    throw new Error('only a server of its own has a clock to move: startServer(…, { own: true })');
  }
}

export interface Reply {
  status: number;
  headers: Headers;
  /** The parsed body; undefined when there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: replies are checked against their schema, not by the compiler
  body: any;
  text: string;
}

export interface CallOptions {
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  /** Null sends no key; otherwise the tenant's admin key is used. */
  key?: string | null;
  headers?: Record<string, string>;
}

export interface TestServer {
  engine: EngineName;
  url: string;
  /** The admin key of the default tenant. */
  key: string;
  clock: FakeClock;
  db: Db;
  services: Services;
  settings: ServiceSettings;
  /** Every line the server logged since the test began. */
  log: string[];
  /** Jobs that failed, as the worker reported them. */
  jobFailures: { kind: string; error: unknown; dead: boolean }[];
  drain(): void;
  call(method: string, path: string, options?: CallOptions): Promise<Reply>;
  get(path: string, options?: CallOptions): Promise<Reply>;
  post(path: string, body: unknown, options?: CallOptions): Promise<Reply>;
  /** A key of another tenant, or of this one with fewer scopes. */
  makeKey(options: { tenant?: string; scopes?: Scope[] }): Promise<string>;
}

/** What it takes to speak to a Facet, in this process or in another. */
export type ApiClient = Pick<TestServer, 'url' | 'key' | 'call' | 'get' | 'post'>;

/**
 * One for all servers of a process. A worker takes seconds of the processor to warm, for the patterns it compiles:
 * there is one thread, and no worker ends before the process does.
 */
export const testPool = makePool({ threads: 1, processes: 2, idleMs: 3_600_000 });

export const testSettings = (dataDir: string): ServiceSettings => ({
  publicUrl: 'http://facet.example',
  dataDir,
  uploadLimitBytes: 1024 * 1024,
  bucket: undefined,
  webhookAllowPrivate: true,
  webhookPorts: undefined,
  secretKey: undefined,
});

export interface ServerOptions {
  /** A server that no other test uses: for the clock, the whole database, limits per address. */
  own?: true;
  rateLimit?: RateLimit;
  agent?: Agent;
  fallback?: Agent;
  resolveTxt?: ResolveTxt;
  trustedProxies?: string[];
  resolveHost?: ResolveHost;
  requestTimeoutMs?: number;
  settings?: Partial<ServiceSettings>;
  /** One that is there already, and stays. */
  database?: TestDatabase;
}

/** A server for this test: a tenant of the one that all share, or, given any option, its own. */
export async function startServer(
  t: TestContext,
  engine: EngineName,
  options: ServerOptions = {},
): Promise<TestServer> {
  if (Object.keys(options).length === 0) return openTenant(t, await sharedServer(engine));
  const running = await launch(engine, new FakeClock(), options);
  t.after(running.stop);
  return clientOf(running);
}

interface Running extends Omit<TestServer, 'key' | 'call' | 'get' | 'post' | 'makeKey'> {
  signals: Signals;
  stop(): Promise<void>;
}

async function launch(
  engine: EngineName,
  clock: FakeClock,
  options: ServerOptions,
): Promise<Running> {
  const database = options.database ?? (await migratedDatabase(engine));
  const log: string[] = [];
  const jobFailures: TestServer['jobFailures'] = [];
  const db = await openDb(database);
  await migrate(db, clock.now());
  const signals = makeSignals();
  const settings = {
    ...testSettings(database.dataDir),
    databaseUrl: database.databaseUrl,
    ...options.settings,
  };
  const services = await makeServices({
    db,
    clock,
    signals,
    settings,
    pool: testPool,
    // Nothing is there until a test puts it there: tests ask no real name server.
    resolveTxt: options.resolveTxt ?? (async () => []),
    // A thousandth of the real cost: tests sign in hundreds of times.
    passwordCost: { logN: 8, r: 8, p: 1 },
  });
  const worker = await startJobs({
    db,
    clock,
    signals,
    services,
    agent: options.agent ?? makePooledRulesAgent(testPool),
    fallback: options.fallback,
    report: {
      done: () => {},
      failed: (kind, error, dead) => void jobFailures.push({ kind, error, dead }),
    },
  });
  const dispatcher = await startDispatcher({
    db,
    clock,
    signals,
    vault: services.vault,
    accounts: services.accounts,
    settings,
    // Tests send to addresses; a name leads nowhere until a test says where.
    resolveHost: options.resolveHost ?? (async () => []),
    report: {
      delivered: () => {},
      failed: () => {},
      broken: (error) => void jobFailures.push({ kind: 'webhooks', error, dead: false }),
    },
  });
  const app = buildApp({
    services,
    makeId: makeIds(clock),
    logger: makeLogger('info', { write: (line) => void log.push(line) }),
    metrics: makeMetrics(db, clock),
    roles: ['api', 'site', 'worker'],
    rateLimit: options.rateLimit,
    trustedProxies: options.trustedProxies,
    requestTimeoutMs: options.requestTimeoutMs,
  });
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  return {
    engine,
    url,
    clock,
    db,
    signals,
    services,
    settings,
    log,
    jobFailures,
    drain: () => app.drain(),
    async stop() {
      await Promise.all([app.stop(5_000), worker.stop(), dispatcher.stop()]);
      await db.close();
      if (options.database === undefined) await database.remove();
    },
  };
}

const shared = new Map<EngineName, Promise<Running>>();

/** One for each engine, for all files of the process. */
function sharedServer(engine: EngineName): Promise<Running> {
  const running = shared.get(engine) ?? launch(engine, new SharedClock(), {});
  shared.set(engine, running);
  return running;
}

after(async () => {
  for (const running of shared.values()) await (await running).stop();
});

/** The shared server as one test sees it: tenants, log and failures are its own. */
async function openTenant(t: TestContext, running: Running): Promise<TestServer> {
  // Emptied in place: the server writes into these very arrays.
  running.log.length = 0;
  running.jobFailures.length = 0;
  t.after(() => retireTenants(running));
  return clientOf(running);
}

/** Gives up the names of a test's tenants and their hosts, so that the next test makes them anew. */
async function retireTenants({ db, signals, services }: Running): Promise<void> {
  const changes = makeSiteChanges(db, signals);
  const { rows } = await db.query<{ tenant_id: string }>(
    'select tenant_id from tenants where slug <> tenant_id',
    [],
  );
  for (const { tenant_id: tenantId } of rows) {
    // Or what is left to deliver would reach the sink of a later test, on the same port.
    const { items } = await services.webhooks.list(tenantId, { after: undefined, limit: 100 });
    for (const one of items) await services.webhooks.remove(tenantId, one.subscription_id);
    changes.tenant(tenantId);
  }
  await db.query('update tenants set slug = tenant_id where slug <> tenant_id', []);
  await db.query('update domains set verified_at = null where verified_at is not null', []);
  changes.hosts();
}

async function clientOf(running: Running): Promise<TestServer> {
  const { url, services } = running;
  async function makeKey({ tenant = 'default', scopes = ['admin'] as Scope[] }): Promise<string> {
    const tenantId = await services.tenants.ensure(tenant);
    return (await services.keys.create(tenantId, { name: 'test', scopes })).secret;
  }
  const key = await makeKey({});

  async function call(method: string, path: string, request: CallOptions = {}): Promise<Reply> {
    const hasBody = request.body !== undefined || request.raw !== undefined;
    const { status, headers, text } = await send(url + path, {
      method,
      headers: {
        ...(request.key === null ? {} : { 'x-api-key': request.key ?? key }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      ...(hasBody ? { body: request.raw ?? JSON.stringify(request.body) } : {}),
    });
    const json = /json/.test(headers.get('content-type') ?? '') && text !== '';
    const reply: Reply = { status, headers, body: json ? JSON.parse(text) : undefined, text };
    checkReply(method, path, reply);
    return reply;
  }

  return {
    ...running,
    key,
    call,
    get: (path, request) => call('GET', path, request),
    post: (path, body, request) => call('POST', path, { ...request, body }),
    makeKey,
  };
}

const ajv = makeAjv(formats);
const validators = new Map<object, ValidateFunction>();
const validatorOf = (schema: object): ValidateFunction => {
  const known = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, known);
  return known;
};

const patterns = operations.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/{\w+}/g, '[^/]+')}$`),
}));

export function findRoute(method: string, path: string): Endpoint | undefined {
  const bare = path.split('?')[0] ?? '';
  const exact = operations.find((route) => route.method === method && route.path === bare);
  if (exact) return exact;
  return patterns.find(({ route, pattern }) => route.method === method && pattern.test(bare))
    ?.route;
}

/** Whatever the service says must be what its contract says. */
export function checkReply(method: string, path: string, reply: Reply): void {
  assert.match(reply.headers.get('x-request-id') ?? '', /^req_[0-9a-z]{26}$/, 'x-request-id');
  if (reply.status >= 400) {
    assert.match(reply.headers.get('content-type') ?? '', /^application\/problem\+json/);
    if (method !== 'HEAD') assertValid(Problem, reply.body, `${method} ${path} problem`);
    return;
  }
  const route = findRoute(method, path);
  if (!route) return;
  assert.equal(reply.status, route.status, `${method} ${path}: ${reply.text}`);
  if (reply.headers.get('preference-applied') === 'return=minimal') return;
  const asPage = route.html && /^text\/html/.test(reply.headers.get('content-type') ?? '');
  if (asPage) return;
  if (route.reply) assertValid(route.reply, reply.body, `${method} ${path}`);
  else if (!route.replyType) assert.equal(reply.text, '');
  const type = reply.headers.get('content-type') ?? '';
  // Some answer scripts and browsers in their own ways.
  if (route.reply && /json/.test(type)) return;
  if (route.replyType) assert.ok(type.startsWith(route.replyType), `${method} ${path}: ${type}`);
}

function assertValid(schema: object, value: unknown, what: string): void {
  const validate = validatorOf(schema);
  assert.ok(
    validate(value),
    `${what}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(value)}`,
  );
}
