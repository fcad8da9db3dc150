// One request to the visitor site and its reply: counted, measured and logged, whatever becomes
// of it; in the encoding the visitor takes, or as a word that nothing has changed.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorTable, Failure } from '../platform/errors.ts';
import { type Body, type Encoded, encodingFor, isKnown } from '../platform/http/body.ts';
import type { UnderWay } from '../platform/http/observe.ts';
import type { RequestTimes } from '../platform/http/request_times.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Answer, VisitorSite } from './site.service.ts';

export interface VisitorReplyDeps {
  site: VisitorSite;
  /** Without the role, hosts of tenants are told that they are wrong here. */
  servesSite: boolean;
  makeId: MakeId;
  times: RequestTimes;
  /** Counts, measures and logs it. */
  begin: UnderWay['begin'];
  isDraining(): boolean;
  reportError(error: unknown, requestId: string): void;
}

export interface VisitorRequest {
  request: IncomingMessage;
  response: ServerResponse;
  route: 'site' | 'site preview';
  tenantId?: string;
}

export function replyToVisitor(
  deps: VisitorReplyDeps,
  { request, response, route, tenantId }: VisitorRequest,
  work: () => Answer | Promise<Answer>,
): void {
  const requestId = deps.makeId('req');
  const { method = 'GET' } = request;
  const caller = tenantId === undefined ? undefined : { tenantId };
  deps.begin({ id: requestId, method, caller, times: deps.times.of(method, route) }, response);

  function write(status: number, headers: string[], bytes?: Buffer): void {
    const all = [...headers, 'x-request-id', requestId];
    if (deps.isDraining()) all.push('connection', 'close');
    response.writeHead(status, all);
    response.end(method === 'HEAD' ? undefined : bytes);
  }

  function sendEncoded(body: Body, encoded: Encoded): void {
    const known = body.status === 200 && isKnown(request.headers['if-none-match'], encoded.etag);
    if (known) write(304, encoded.unchanged);
    else write(body.status, encoded.headers, encoded.bytes);
  }

  function send(answer: Answer): void | Promise<void> {
    if ('location' in answer) {
      const headers = ['location', answer.location, 'cache-control', 'no-cache'];
      return write(answer.status, [...headers, 'content-length', '0']);
    }
    const encoded = answer.encoded(encodingFor(request.headers['accept-encoding']));
    if (!(encoded instanceof Promise)) return sendEncoded(answer, encoded);
    return encoded.then((made) => sendEncoded(answer, made));
  }

  /** Says that it is our fault, or nobody's, and when to come again. */
  async function apologize(status: number, retryAfterSeconds: number): Promise<void> {
    const acceptLanguage = request.headers['accept-language'];
    const body = await deps.site.refuse('unavailable', { acceptLanguage });
    const { headers, bytes } = await body.encoded('identity');
    write(status, [...headers, 'retry-after', String(retryAfterSeconds)], bytes);
  }

  function fail(error: unknown): void {
    deps.reportError(error, requestId);
    const status = error instanceof Failure ? errorTable[error.code].status : 500;
    apologize(Math.max(status, 500), 5).catch(() => response.destroy());
  }

  // Without a promise where none is needed: a page that is kept leaves in the turn it was asked for.
  function run(): void | Promise<void> {
    if (deps.isDraining()) return apologize(503, 1);
    if (!deps.servesSite) return write(421, ['cache-control', 'no-store', 'content-length', '0']);
    if (method !== 'GET' && method !== 'HEAD') {
      return write(405, ['allow', 'GET, HEAD', 'content-length', '0']);
    }
    const answer = work();
    return answer instanceof Promise ? answer.then(send) : send(answer);
  }

  try {
    const done = run();
    if (done instanceof Promise) done.catch(fail);
  } catch (error) {
    fail(error);
  }
}
