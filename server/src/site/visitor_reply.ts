// One request to the visitor site and its reply: counted, measured and logged, whatever becomes
// of it; in the encoding the visitor takes, or as a word that nothing has changed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorTable, Failure } from '../platform/errors.ts';
import { type Body, type Encoded, encodingFor, isKnown } from '../platform/http/body.ts';
import type { UnderWay } from '../platform/http/observe.ts';
import type { RequestTimes, RouteTimes } from '../platform/http/request_times.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Answer, VisitorSite } from './site.service.ts';

export interface VisitorReplyDeps {
  site: VisitorSite;
  /** Without the role, hosts of tenants are told that they are wrong here. */
  servesSite: boolean;
  makeId: MakeId;
  times: RequestTimes;
  /** Those of pages that are asked for. */
  pageTimes: RouteTimes;
  /** Counts, measures and logs it. */
  begin: UnderWay['begin'];
  isDraining(): boolean;
  reportError(error: unknown, requestId: string): void;
}

export interface VisitorRequest {
  request: IncomingMessage;
  response: ServerResponse;
  route: 'site' | 'site preview';
  /** Whose site it is, where it is somebody's. */
  tenant?: { tenantId: string } | undefined;
}

/** What the steps of one reply share. They are functions beside it: as closures they would be made anew for each visit. */
interface Exchange {
  deps: VisitorReplyDeps;
  request: IncomingMessage;
  response: ServerResponse;
  method: string;
  requestId: string;
}

export function replyToVisitor(
  deps: VisitorReplyDeps,
  { request, response, route, tenant }: VisitorRequest,
  work: () => Answer | Promise<Answer>,
): void {
  const requestId = deps.makeId('req');
  const { method = 'GET' } = request;
  // Most visits by far, so that their series is not looked for each time.
  const usual = method === 'GET' && route === 'site';
  const times = usual ? deps.pageTimes : deps.times.of(method, route);
  deps.begin({ id: requestId, method, caller: tenant, times, isVisit: true }, response);
  const exchange = { deps, request, response, method, requestId };
  try {
    const done = run(exchange, work);
    if (done instanceof Promise) done.catch((error: unknown) => fail(exchange, error));
  } catch (error) {
    fail(exchange, error);
  }
}

// Without a promise where none is needed: a page that is kept leaves in the turn it was asked for.
function run(exchange: Exchange, work: () => Answer | Promise<Answer>): void | Promise<void> {
  const { deps, method } = exchange;
  if (deps.isDraining()) return apologize(exchange, 503, 1);
  if (!deps.servesSite) {
    return write(exchange, 421, ['cache-control', 'no-store', 'content-length', '0']);
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return write(exchange, 405, ['allow', 'GET, HEAD', 'content-length', '0']);
  }
  const answer = work();
  if (!(answer instanceof Promise)) return send(exchange, answer);
  return answer.then((found) => send(exchange, found));
}

function send(exchange: Exchange, answer: Answer): void | Promise<void> {
  if ('location' in answer) {
    const headers = ['location', answer.location, 'cache-control', 'no-cache'];
    return write(exchange, answer.status, [...headers, 'content-length', '0']);
  }
  const encoded = answer.encoded(encodingFor(exchange.request.headers['accept-encoding']));
  if (!(encoded instanceof Promise)) return sendEncoded(exchange, answer, encoded);
  return encoded.then((made) => sendEncoded(exchange, answer, made));
}

function sendEncoded(exchange: Exchange, body: Body, encoded: Encoded): void {
  const { headers } = exchange.request;
  const known = body.status === 200 && isKnown(headers['if-none-match'], encoded.etag);
  if (known) write(exchange, 304, encoded.unchanged);
  else write(exchange, body.status, encoded.headers, encoded.bytes);
}

function write(exchange: Exchange, status: number, headers: string[], bytes?: Buffer): void {
  const { deps, response, method, requestId } = exchange;
  const all = [...headers, 'x-request-id', requestId];
  if (deps.isDraining()) all.push('connection', 'close');
  response.writeHead(status, all);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** Says that it is our fault, or nobody's, and when to come again. */
async function apologize(
  exchange: Exchange,
  status: number,
  retryAfterSeconds: number,
): Promise<void> {
  const acceptLanguage = exchange.request.headers['accept-language'];
  const body = await exchange.deps.site.refuse('unavailable', { acceptLanguage });
  const { headers, bytes } = await body.encoded('identity');
  write(exchange, status, [...headers, 'retry-after', String(retryAfterSeconds)], bytes);
}

function fail(exchange: Exchange, error: unknown): void {
  exchange.deps.reportError(error, exchange.requestId);
  const status = error instanceof Failure ? errorTable[error.code].status : 500;
  apologize(exchange, Math.max(status, 500), 5).catch(() => exchange.response.destroy());
}
