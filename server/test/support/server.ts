// A Facet on either engine, on a fresh database, behind real HTTP. Every reply
// that goes through `call` is checked against the contract of its route.
import assert from 'node:assert/strict';
import { describe, type TestContext } from 'node:test';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { Agent } from '../../src/agent/agent.ts';
import { makeRulesAgent } from '../../src/agent/rules/rules.agent.ts';
import { buildApp } from '../../src/app.ts';
import type { RateLimit } from '../../src/config.ts';
import { makeHandlers } from '../../src/handlers.ts';
import type { Scope } from '../../src/keys/scopes.ts';
import type { ResolveTxt } from '../../src/links/dns.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { EngineName } from '../../src/platform/db/engine.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { type Db, openDb } from '../../src/platform/db/open.ts';
import { formats } from '../../src/platform/formats/formats.ts';
import { makeMetrics } from '../../src/platform/http/observe.ts';
import type { Route } from '../../src/platform/http/route.ts';
import { Problem } from '../../src/platform/http/schemas.ts';
import { makeAjv } from '../../src/platform/http/validate.ts';
import { makeIds } from '../../src/platform/ids.ts';
import { startWorker } from '../../src/platform/jobs/worker.ts';
import { makeLogger } from '../../src/platform/logger.ts';
import { makeSignals } from '../../src/platform/signals/signals.ts';
import { routes } from '../../src/routes.ts';
import { makeServices, type ServiceSettings, type Services } from '../../src/services.ts';
import type { ResolveHost } from '../../src/webhooks/connect.ts';
import { startDispatcher } from '../../src/webhooks/dispatcher.ts';
import { freshDatabase, type TestDatabase } from './database.ts';

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
  /** Every line the server logged. */
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

export const testSettings = (dataDir: string): ServiceSettings => ({
  publicUrl: 'http://facet.example',
  dataDir,
  uploadLimitBytes: 1024 * 1024,
  bucket: undefined,
  webhookAllowPrivate: true,
  webhookPorts: undefined,
  secretKey: undefined,
});

export async function startServer(
  t: TestContext,
  engine: EngineName,
  options: {
    rateLimit?: RateLimit;
    agent?: Agent;
    resolveTxt?: ResolveTxt;
    trustedProxies?: string[];
    resolveHost?: ResolveHost;
    settings?: Partial<ServiceSettings>;
    /** One that is there already, and stays. */
    database?: TestDatabase;
  } = {},
): Promise<TestServer> {
  const database = options.database ?? (await freshDatabase(engine));
  const clock = new FakeClock();
  const log: string[] = [];
  const jobFailures: TestServer['jobFailures'] = [];
  const db = await openDb(database);
  await migrate(db, clock.now());
  const signals = makeSignals();
  const settings = { ...testSettings(database.dataDir), ...options.settings };
  const services = await makeServices({
    db,
    clock,
    signals,
    settings,
    // Nothing is there until a test puts it there: tests ask no real name server.
    resolveTxt: options.resolveTxt ?? (async () => []),
    // A thousandth of the real cost: tests sign in hundreds of times.
    passwordCost: { logN: 8, r: 8, p: 1 },
  });
  const worker = await startWorker({
    db,
    clock,
    signals,
    handlers: makeHandlers({
      db,
      clock,
      signals,
      services,
      agent: options.agent ?? makeRulesAgent(),
      library: services.library,
    }),
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
  });
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  t.after(async () => {
    await Promise.all([app.stop(5_000), worker.stop(), dispatcher.stop()]);
    await db.close();
    if (options.database === undefined) await database.remove();
  });

  async function makeKey({ tenant = 'default', scopes = ['admin'] as Scope[] }): Promise<string> {
    const tenantId = await services.tenants.ensure(tenant);
    return (await services.keys.create(tenantId, { name: 'test', scopes })).secret;
  }
  const key = await makeKey({});

  async function call(method: string, path: string, request: CallOptions = {}): Promise<Reply> {
    const hasBody = request.body !== undefined || request.raw !== undefined;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(request.key === null ? {} : { 'x-api-key': request.key ?? key }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
        ...request.headers,
      },
      ...(hasBody ? { body: request.raw ?? JSON.stringify(request.body) } : {}),
    });
    const text = await response.text();
    const json = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
    const reply: Reply = {
      status: response.status,
      headers: response.headers,
      body: json ? JSON.parse(text) : undefined,
      text,
    };
    checkReply(method, path, reply);
    return reply;
  }

  return {
    engine,
    url,
    key,
    clock,
    db,
    services,
    settings,
    log,
    jobFailures,
    drain: () => app.drain(),
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

const patterns = routes.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace(/{\w+}/g, '[^/]+')}$`),
}));

export function findRoute(method: string, path: string): Route | undefined {
  const bare = path.split('?')[0] ?? '';
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
  if (route.reply) assertValid(route.reply, reply.body, `${method} ${path}`);
  else if (!route.replyType) assert.equal(reply.text, '');
  const type = reply.headers.get('content-type') ?? '';
  if (route.replyType) assert.ok(type.startsWith(route.replyType), `${method} ${path}: ${type}`);
}

function assertValid(schema: object, value: unknown, what: string): void {
  const validate = validatorOf(schema);
  assert.ok(
    validate(value),
    `${what}: ${JSON.stringify(validate.errors)} in ${JSON.stringify(value)}`,
  );
}
