// Builds the HTTP app from services and the route table. Tests call this.
import type { ServerOptions } from 'node:http';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { serveFiles } from './assets/files.api.ts';
import type { Role } from './config/values.ts';
import { serveMcp } from './mcp/mcp.api.ts';
import { serveOidc } from './members/oidc.http.ts';
import { Failure } from './platform/errors.ts';
import { formats } from './platform/formats/formats.ts';
import { makeAuthenticate, wrongKeyLimit } from './platform/http/auth.ts';
import { answerBrokenRequest } from './platform/http/broken.ts';
import { makeClientAddress } from './platform/http/client_address.ts';
import { serveDocs } from './platform/http/docs.ts';
import { isReceiving } from './platform/http/form.ts';
import { healthRoutes } from './platform/http/health.api.ts';
import { parseJson } from './platform/http/json.ts';
import { bodyLimitBytes } from './platform/http/limits.ts';
import { refuseOtherMethods } from './platform/http/methods.ts';
import { type Metrics, serveMetrics, watchRequests } from './platform/http/observe.ts';
import { handleError, sendProblem } from './platform/http/problem.ts';
import { makeRateWindow, type RateLimit } from './platform/http/rate.ts';
import { serveRoute } from './platform/http/serve.ts';
import { makeValidator } from './platform/http/validate.ts';
import type { MakeId } from './platform/ids.ts';
import { makeRequestLines } from './platform/logger.ts';
import { describeInterface, routes } from './routes.ts';
import type { Services } from './services.ts';
import { serveFonts } from './site/fonts.ts';
import { makeHostDispatch } from './site/host_dispatch.ts';
import { servePreviews } from './site/previews.api.ts';
import { serveSocialImages } from './site/social.api.ts';
import { visitorRoutes } from './site/visitor.api.ts';
import { serveStudio } from './studio/studio.api.ts';

// Imported the usual way, node:http also loads the whole of fetch, which a server that starts does not need.
const { createServer, maxHeaderSize } = process.getBuiltinModule('node:http');

export interface AppOptions {
  services: Services;
  makeId: MakeId;
  logger: Logger;
  metrics: Metrics;
  roles: Role[];
  rateLimit?: RateLimit | undefined;
  trustedProxies?: string[] | undefined;
  metricsToken?: string | undefined;
  /** They have a port of their own. */
  metricsElsewhere?: boolean;
  /** How long a request may take to arrive; uploads have limits of their own. */
  requestTimeoutMs?: number | undefined;
}

export interface App {
  http: FastifyInstance;
  /** From now on new requests are refused; those under way finish. */
  drain(): void;
  /** Drains and closes; clients that still are not done after the grace are cut off. */
  stop(graceMs: number): Promise<void>;
}

/** Compiles each schema once, however many apps a process builds. */
const validator = makeValidator(formats);

const idleSweepMs = 50;
const serverOptions: ServerOptions = {
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 1_000,
  // Node would refuse without a problem document; a hook below refuses with one.
  requireHostHeader: false,
};

/** A client that trickles its request must not hold a socket for ever. Its head has a third of the time. */
const arrivalLimits = (requestTimeout = 30_000): ServerOptions => ({
  requestTimeout,
  headersTimeout: Math.floor(requestTimeout / 3),
});

export function buildApp(options: AppOptions): App {
  const { services, makeId, logger, metrics, roles, rateLimit } = options;
  // A process without the api role is still asked how it is.
  const served = roles.includes('api') ? routes : healthRoutes;
  const draining = new AbortController();
  const requestLines = makeRequestLines(logger);
  const underWay = watchRequests(metrics.requestTimes, requestLines);
  const dispatchHost = makeHostDispatch({
    site: services.site,
    provenance: services.provenance,
    sessions: services.sessions,
    visitContexts: services.visitContexts,
    clock: services.clock,
    addressOf: makeClientAddress(options.trustedProxies ?? []),
    servesSite: roles.includes('site'),
    makeId,
    times: metrics.requestTimes,
    pageTimes: metrics.requestTimes.of('GET', 'site'),
    begin: underWay.begin,
    isDraining: () => draining.signal.aborted,
    reportError: (error, requestId) =>
      logger.error({ requestId, err: causeOf(error) }, 'request failed'),
  });
  // Without a logger of Fastify's own, which would make a child of it for every request.
  const http = Fastify({
    genReqId: () => makeId('req'),
    bodyLimit: bodyLimitBytes,
    trustProxy: options.trustedProxies?.length ? options.trustedProxies : false,
    serverFactory: (api) =>
      createServer(
        { ...serverOptions, ...arrivalLimits(options.requestTimeoutMs) },
        dispatchHost(api),
      ),
    // As long as a request's head may be: an id of any length is for its route to answer.
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: false },
    // Routes check and write by their own values: Fastify's compilers would be loaded for nothing.
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id);
      handleError(error, request, reply);
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isReceiving(socket)) return;
      answerBrokenRequest(error, socket, makeId('req'));
    },
  }) as unknown as FastifyInstance;

  // Node answers an unknown Expect with a bare 417; HTTP lets us serve the request as well.
  http.server.on('checkExpectation', (request, response) =>
    http.server.emit('request', request, response),
  );

  http.removeAllContentTypeParsers();
  http.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const charset = /charset\s*=\s*"?([^\s;"]+)/i.exec(
        request.headers['content-type'] ?? '',
      )?.[1];
      if (charset !== undefined && charset.toLowerCase() !== 'utf-8') {
        throw new Failure('unsupported_media_type', { detail: 'JSON must be UTF-8.' });
      }
      const encoding = request.headers['content-encoding'] ?? 'identity';
      if (encoding.toLowerCase() !== 'identity') {
        throw new Failure('unsupported_media_type', { detail: 'Send the body uncompressed.' });
      }
      return parseJson(body);
    },
  );

  http.decorate('lines', logger);
  http.decorateRequest('caller', undefined);
  http.decorateRequest('times', undefined);
  http.decorateRequest('person', undefined);
  const findWrongMethod = refuseOtherMethods(http, served);
  http.addHook('onRequest', (request, reply, done) => {
    underWay.begin(request, reply.raw);
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cache-control', 'no-store');
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') {
      return done(new Failure('malformed_request', { detail: 'Send a Host header.' }));
    }
    // An id that is empty is no id: without this it would be looked for.
    if (endsWithSlash.test(request.url)) return done(new Failure('route_not_found'));
    if (!draining.signal.aborted) {
      return done(request.is404 ? findWrongMethod(request.url) : undefined);
    }
    reply.header('connection', 'close');
    const probe = request.url === '/healthz' || request.url === '/readyz';
    done(probe ? undefined : new Failure('draining', { retryAfterSeconds: 1 }));
  });
  http.setErrorHandler(handleError);
  http.setNotFoundHandler((request, reply) => {
    sendProblem(
      reply,
      new Failure('route_not_found', { detail: `${request.method} on this path` }),
    );
  });

  if (options.metricsElsewhere !== true) serveMetrics(http, metrics, options.metricsToken);
  const deps = {
    services,
    files: services.files,
    rowFiles: services.imports,
    idempotency: services.idempotency,
    authenticate: makeAuthenticate({
      keys: services.keys,
      browsers: {
        tokenIn: services.studioCookies.sessionIn,
        find: (token) => findBrowser(services, token),
        mainOrigin: services.studioCookies.mainOrigin,
      },
      wrongKeys: makeRateWindow(wrongKeyLimit, services.clock),
      perKey: rateLimit && makeRateWindow(rateLimit, services.clock),
    }),
    validator,
    draining: draining.signal,
    times: metrics.requestTimes,
    mainOrigin: services.studioCookies.mainOrigin,
    audit: services.audit,
  };
  const readers = new Map(
    served.filter(({ method }) => method === 'GET').map((route) => [route.path, route]),
  );
  for (const route of served) {
    serveRoute(http, route, { ...deps, current: readers.get(route.path) });
  }
  if (roles.includes('api') || roles.includes('site')) {
    serveFiles(http, services.files, services.clock);
  }
  if (roles.includes('api')) servePreviews(http, services);
  if (roles.includes('site')) {
    serveSocialImages(http, services.socialImages);
    serveFonts(http);
    for (const route of visitorRoutes) route.serve(http, services);
  }
  if (roles.includes('api')) {
    leadToStudio(http);
    serveMcp(http, { ...deps, authenticate: deps.authenticate('any') });
    serveOidc(http, services);
    serveStudio(http);
  }
  serveDocs(http, describeInterface);

  function drain(): void {
    draining.abort();
    // Or the end would wait until the connections of those under way fall idle.
    underWay.closeAfterwards();
  }

  return {
    http,
    drain,
    async stop(graceMs) {
      drain();
      // A connection that falls idle only now would be kept for its next request, and one
      // that never sent any for its first.
      const sweep = setInterval(() => {
        if (underWay.count() === 0) http.server.closeAllConnections();
        else http.server.closeIdleConnections();
      }, idleSweepMs);
      const force = setTimeout(() => http.server.closeAllConnections(), graceMs);
      await http.close();
      await services.audit.flush();
      clearInterval(sweep);
      clearTimeout(force);
      requestLines.flush();
    },
  };
}

const unused = () => () => {
  throw new Error('no route has a schema of Fastify’s');
};

/** A path of the API that ends with a slash. */
const endsWithSlash = /^\/v0\/[^?]*\/(?:\?|$)/;

/** A member by the session of their browser; from memory where it was looked up just now. */
async function findBrowser({ memberSessions, studioCookies }: Services, token: string) {
  const known = memberSessions.findCached(token);
  if (known) return { caller: known, setCookie: undefined };
  const found = await memberSessions.find(token);
  return (
    found && {
      caller: found.caller,
      setCookie: found.renewed ? studioCookies.session(token) : undefined,
    }
  );
}

/** What the log should know of a failure. */
const causeOf = (error: unknown): unknown =>
  error instanceof Failure ? (error.details.cause ?? error) : error;

/** Who opens the main host in a browser wants the studio; programs get the plain 404. */
function leadToStudio(http: FastifyInstance): void {
  http.get('/', (request, reply) => {
    if (!/\btext\/html\b/.test(request.headers.accept ?? '')) return reply.callNotFound();
    return reply.redirect('/studio', 302);
  });
}
