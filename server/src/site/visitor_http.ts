// What forms and questions have in common on the wire: bodies as browsers and scripts send them, limits per
// address, and answers as a page or as JSON, whichever was asked for. In a scope of their own: nowhere else
// is a body of these types read.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Clock } from '../platform/clock.ts';
import { errorTable, Failure, invalidField } from '../platform/errors.ts';
import { parseJson } from '../platform/http/json.ts';
import { failureOf, handleError, reportFailure } from '../platform/http/problem.ts';
import { makeRateWindow, type RateWindow } from '../platform/http/rate.ts';
import { refererPath, safePath } from './back.ts';
import { backName, componentName, contextName, honeypotName } from './render/blocks/forms.ts';
import { failurePage } from './visitor_pages.ts';

/** The key of the visitor's session, which the tracker puts there; without a script there is none, and nothing to note. */
export const sessionName = 'facet.session';
/** The sender's own id for a submission, so that one sent again is known for what it is. */
export const submissionName = 'facet.submission';
/** Milliseconds from when the page was first seen until the form was sent, as a script measured them. */
export const elapsedName = 'facet.elapsed';

/** Names of our own that a body may hold beside its fields. */
export const ownNames: ReadonlySet<string> = new Set([
  contextName,
  componentName,
  honeypotName,
  sessionName,
  submissionName,
  elapsedName,
  backName,
]);

const bodyLimitBytes = 256 * 1024;
/** More than any form of a page has; reading a hundred thousand takes a tenth of a second. */
const fieldsMax = 500;

export interface VisitorBody {
  /** A JSON body, of which unknown members are faults; browsers send what pages and extensions add. */
  strict: boolean;
  entered: Map<string, unknown>;
}

/** A text of our own out of the body; undefined for anything else. */
export function ownText({ entered }: VisitorBody, name: string): string | undefined {
  const value = entered.get(name);
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

export function visitorScope(
  http: FastifyInstance,
  clock: Clock,
  limit: { max: number; windowMs: number },
  serve: (scope: FastifyInstance) => void,
): void {
  void http.register(async (scope) => {
    takeBodies(scope);
    const window = makeRateWindow(limit, clock);
    scope.addHook('onRequest', async (request) => {
      if (request.method === 'POST') refuseTooMany(window, request);
    });
    scope.setErrorHandler(answerFailure);
    serve(scope);
  });
}

export const bodyOptions = { bodyLimit: bodyLimitBytes };

function takeBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  const take = (type: string, read: (body: Buffer, contentType: string) => unknown) =>
    scope.addContentTypeParser(
      type,
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) =>
        read(body, request.headers['content-type'] ?? ''),
    );
  take('application/json', readJson);
  take('application/x-www-form-urlencoded', (body) => {
    if (hasMore(body, '&', fieldsMax)) throw tooManyFields();
    return browserBody(new URLSearchParams(body.toString()));
  });
  take('multipart/form-data', readMultipart);
}

function readJson(body: Buffer): VisitorBody {
  const value = parseJson(body);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return { strict: true, entered: new Map(Object.entries(value)) };
  }
  throw invalidField('', 'wrong_type', 'must be object');
}

function browserBody(pairs: Iterable<[string, unknown]>): VisitorBody {
  const entered = new Map<string, unknown[]>();
  for (const [name, value] of pairs) {
    const values = entered.get(name);
    if (values) values.push(value);
    else entered.set(name, [value]);
  }
  return { strict: false, entered };
}

function hasMore(body: Buffer, mark: string, max: number): boolean {
  let found = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length)) {
    if (++found > max) return true;
  }
  return false;
}

const tooManyFields = () =>
  new Failure('malformed_request', { detail: `A form may have ${fieldsMax} fields at most.` });

async function readMultipart(body: Buffer, contentType: string): Promise<VisitorBody> {
  const boundary = /boundary="?([^";]{1,70})/i.exec(contentType)?.[1] ?? '';
  if (hasMore(body, `--${boundary}`, fieldsMax)) throw tooManyFields();
  const headers = { 'content-type': contentType };
  try {
    const form = await new Response(new Uint8Array(body), { headers }).formData();
    // Fields take no files.
    return browserBody([...form].filter(([, value]) => typeof value === 'string'));
  } catch {
    throw new Failure('malformed_request', { detail: 'The form cannot be read.' });
  }
}

function refuseTooMany(window: RateWindow, request: FastifyRequest): void {
  const { exceeded, resetSeconds } = window.spend(networkOf(request.ip));
  if (!exceeded) return;
  throw new Failure('rate_limited', {
    detail: `An address may send ${window.max} of these per ${window.windowMs / 1000} s.`,
    retryAfterSeconds: resetSeconds,
  });
}

/** One customer has a whole /64 of IPv6 addresses. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':');
}

export function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  if (accept.includes('text/html')) return false;
  return (
    accept.includes('application/json') ||
    (request.headers['content-type'] ?? '').startsWith('application/json')
  );
}

/** Where the form came from: said by a form that was shown again, else by the browser. */
export const backOf = (request: FastifyRequest, body?: VisitorBody): string | undefined =>
  safePath(body && ownText(body, backName)) ??
  refererPath(request.headers.referer, request.headers.host);

// No script at all; pictures may be anywhere, as on the page itself.
const policy = [
  "default-src 'none'",
  'img-src https: http: data:',
  "style-src 'unsafe-inline'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

export function sendPage(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .send(text);
}

function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (wantsJson(request)) {
    handleError(error, request, reply);
    return;
  }
  const failure = failureOf(error);
  reportFailure(request, failure);
  const { retryAfterSeconds, headers } = failure.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (headers) reply.headers(headers);
  const lang = /^[a-z]{2}/i.exec(request.headers['accept-language'] ?? '')?.[0];
  const { status } = errorTable[failure.code];
  sendPage(reply, status, failurePage(failure.code, lang, backOf(request)));
}
