// Puts a route value on Fastify: authenticate, read and check the input with
// all faults at once, run it (at most once for an Idempotency-Key), reply.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { Failure, type Fault, fieldFault } from '../errors.ts';
import { type AuditTrail, auditMayTrail, makeAuditOf } from './audit.ts';
import type { makeAuthenticate } from './auth.ts';
import { isKnown } from './body.ts';
import { sendText } from './compress.ts';
import { csvReply, wantsCsv } from './csv_reply.ts';
import { type FileStaging, type Form, takeForms } from './form.ts';
import type { Idempotency } from './idempotency.ts';
import { unstorableParts } from './json.ts';
import { readOnlyFields } from './read_only.ts';
import { idsOnly } from './reduced.ts';
import type { RequestTimes } from './request_times.ts';
import { fastifyPath, needsBody, type Route, type RunContext } from './route.ts';
import { provenanceOf } from './same_origin.ts';
import { Exact } from './schemas.ts';
import { allows, type Caller } from './scopes.ts';
import { makeSerializer } from './serialize.ts';
import { type Check, type makeValidator, readQuery, textFaults } from './validate.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** See RunContext.markPerson. */
    person: string | undefined;
  }
}

export interface ServeDeps<Services> {
  services: Services;
  files: FileStaging;
  rowFiles: FileStaging;
  idempotency: Idempotency;
  authenticate: ReturnType<typeof makeAuthenticate>;
  validator: ReturnType<typeof makeValidator>;
  /** Aborts when the service starts to drain. */
  draining: AbortSignal;
  times: RequestTimes;
  mainOrigin: string;
  audit: AuditTrail;
  /** Reads what a PATCH changes: the GET of the same path. */
  current?: Route<Services> | undefined;
}

const nobody: Caller = { tenantId: '', actor: { type: 'system', id: '' }, scopes: [] };
const nothing = Exact({});
const csvHeaders = {
  'content-type': 'text/csv; charset=utf-8',
  'content-disposition': 'attachment; filename="list.csv"',
  vary: 'accept',
};
const mayRead = (caller: Caller): boolean => allows(caller.scopes, 'read');
const jsonType = 'application/json; charset=utf-8';

export function serveRoute<Services>(
  app: FastifyInstance,
  route: Route<Services>,
  deps: ServeDeps<Services>,
): void {
  const checkQuery = deps.validator(route.query ?? nothing, 'query');
  const checkBody = bodyCheck(route, deps);
  const serialize = route.reply && makeSerializer(route.reply);
  const hasParams = route.path.includes('{');
  const mayLackBody = route.body !== undefined && !needsBody(route);
  const url = fastifyPath(route.path);
  const times = deps.times.of(route.method, url);
  const auditOf = makeAuditOf(route);
  const mayTrail = auditMayTrail(route);

  function readInput(
    request: FastifyRequest,
    reply: FastifyReply,
  ): RunContext<Services, unknown, unknown, unknown> {
    request.times = times;
    let query: Record<string, unknown> = {};
    let faults: Fault[] = [];
    if (route.query || request.url.includes('?')) {
      query = readQuery(route.query ?? nothing, request.query as Record<string, unknown>);
      faults = checkQuery(query);
      faults.push(...textFaults(query, 'query'));
    }
    // Nothing else can bring in a character that no path holds as it is.
    if (hasParams && request.url.includes('%')) {
      faults.push(...textFaults(request.params as Record<string, unknown>, 'path'));
    }
    const form = route.upload ? (request.body as Form | undefined) : undefined;
    const body = form ? form.fields : request.body === undefined && mayLackBody ? {} : request.body;
    if (checkBody) faults.push(...checkBody(body));
    if (form) faults.push(...formFaults(form));
    if (faults.length > 0) throw new Failure('validation_failed', { errors: faults });
    return {
      params: request.params,
      query,
      body,
      caller: request.caller ?? nobody,
      services: deps.services,
      draining: deps.draining.aborted,
      header(name) {
        const value = request.headers[name];
        return Array.isArray(value) ? value[0] : value;
      },
      address: () => request.ip,
      provenance: () => provenanceOf(request.headers, deps.mainOrigin),
      setHeader: (name, value) => void reply.header(name, value),
      identify(caller) {
        request.caller = caller;
      },
      untilGone: () => untilGone(reply, deps.draining),
      upload() {
        if (!form?.file) throw new Error('only a route that takes a file has one');
        return form.file;
      },
      markReplayed: () => void reply.header('idempotent-replayed', 'true'),
      markPerson(personId) {
        request.person = personId ?? undefined;
      },
    };
  }

  function sendJson(reply: FastifyReply, text: string, caller: Caller): Promise<void> | undefined {
    reply.type(jsonType);
    const reduced = (route.scope === 'write' || route.scope === 'draft') && !mayRead(caller);
    // RFC 7240: what a client that wants no more asks for with Prefer.
    if (reduced) reply.header('preference-applied', 'return=minimal');
    return sendText(reply, reduced ? JSON.stringify(idsOnly(JSON.parse(text))) : text);
  }

  /** Undefined where the reply has been sent already. */
  function answer(reply: FastifyReply, value: unknown, caller: Caller): Promise<void> | undefined {
    if (route.html && hasTheseBytes(reply)) reply.code(304).send();
    else if (isAsyncText(value)) sendStream(reply, value);
    else if (serialize) return sendJson(reply, serialize(value), caller);
    else reply.send(value);
    return undefined;
  }

  const asCsv = (request: FastifyRequest): boolean =>
    route.csv === true && wantsCsv(request.headers.accept);

  /** Not async where nothing is to be prepared: most routes, and the quickest. */
  function runNow(context: RunContext<Services, unknown, unknown, unknown>): Promise<unknown> {
    const { prepare } = route;
    if (!prepare) return route.run(Object.assign(context, { prepared: undefined }));
    return prepare(context).then((prepared) => route.run(Object.assign(context, { prepared })));
  }

  const readOnly = route.method === 'PATCH' ? readOnlyFields(route.body) : undefined;

  /** A change that names a read-only field must find it as it says, or nothing is changed. */
  async function perform(
    context: RunContext<Services, unknown, unknown, unknown>,
  ): Promise<unknown> {
    const { current } = deps;
    if (readOnly && current && readOnly.names(context.body)) {
      const faults = readOnly.faults(
        context.body,
        await current.run({ ...context, prepared: undefined }),
      );
      if (faults.length > 0) throw new Failure('validation_failed', { errors: faults });
    }
    return runNow(context);
  }

  /** What the reply has to wait for, if anything. */
  function audit(
    request: FastifyRequest,
    body: unknown,
    value: unknown,
  ): Promise<void> | undefined {
    const entry = auditOf?.({
      caller: request.caller ?? nobody,
      params: request.params as Record<string, string>,
      body,
      value,
      requestId: request.id,
    });
    const recorded = entry && deps.audit.record(entry);
    return mayTrail ? undefined : recorded;
  }

  /** Ends with the reply sent, be it a problem; only bad input is thrown, and at once. */
  function run(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const context = readInput(request, reply);
    reply.code(route.status);
    if (route.replyHeaders) reply.headers(route.replyHeaders);
    if (route.replyType) reply.type(`${route.replyType}; charset=utf-8`);
    const key = request.headers['idempotency-key'];
    // A reply that is no JSON is made anew: what stores nothing cannot happen twice.
    const once = route.method === 'POST' && route.scope !== 'public' && !route.replyType;
    const replied = asCsv(request)
      ? csvReply(route, context, runNow).then((rows) => {
          reply.headers(csvHeaders);
          sendStream(reply, rows);
        })
      : typeof key === 'string' && once
        ? replyOnce(request, reply, key, context)
        : (readOnly ? perform(context) : runNow(context)).then((value) => {
            const { caller } = context;
            const audited = audit(request, context.body, value);
            if (audited === undefined) return answer(reply, value, caller);
            return audited.then(() => answer(reply, value, caller));
          });
    return replied.catch((error: Error) => void reply.send(error));
  }

  const options = {
    method: route.method,
    url,
    ...(route.scope === 'public'
      ? {}
      : { onRequest: deps.authenticate(route.scope, route.andScope) }),
  };
  const staging = route.upload === 'rows' ? deps.rowFiles : deps.files;
  if (route.upload) serveUpload(app, route, { ...options, handler: run }, staging);
  // Given a promise, Fastify would wait for it and then see whether there is a reply: a fifteenth
  // of what reading one person costs.
  else app.route({ ...options, handler: (request, reply) => void run(request, reply) });

  async function replyOnce(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    context: RunContext<Services, unknown, unknown, unknown>,
  ): Promise<void> {
    const { tenantId } = context.caller;
    const { method, url: path } = request;
    const body = route.upload ? [context.body, context.upload().row.sha256] : context.body;
    let value: unknown;
    let prepared: unknown;
    const { prepare } = route;
    const prepareFirst = async (): Promise<void> => {
      prepared = await prepare?.(context);
    };
    const once = { tenantId, key, method, path, body, prepare: prepare && prepareFirst };
    const stored = await deps.idempotency.once(once, async () => {
      value = await route.run(Object.assign(context, { prepared }));
      const members = value as { personId?: string } | undefined;
      const text = members && serialize ? serialize(members) : '';
      const personId = members?.personId ?? request.person;
      return { status: route.status, text, personId };
    });
    if (stored.replayed) context.markReplayed();
    else await audit(request, context.body, value);
    reply.code(stored.status);
    if (stored.text === '') reply.send();
    else await sendJson(reply, stored.text, context.caller);
  }
}

/** Of a page that the run has given an ETag. */
function hasTheseBytes(reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag');
  return typeof etag === 'string' && isKnown(reply.request.headers['if-none-match'], etag);
}

/** What a file was staged for may come to nothing: then it is discarded. */
function serveUpload(
  app: FastifyInstance,
  route: Route,
  { handler, ...options }: RouteOptions,
  files: FileStaging,
): void {
  void app.register(async (scope) => {
    takeForms(scope, files, route.body ?? nothing);
    scope.route({
      ...options,
      async handler(request, reply) {
        try {
          return await handler.call(scope, request, reply);
        } finally {
          // The reply stands, whatever becomes of this.
          await (request.body as Form | undefined)?.file?.discard().catch(() => {});
        }
      },
    });
  });
}

function formFaults({ fields, file }: Form): Fault[] {
  const faults = unstorableParts(fields);
  if (file) return faults;
  return [...faults, fieldFault('/file', 'required', 'is required')];
}

function bodyCheck(route: Route, deps: Pick<ServeDeps<never>, 'validator'>): Check | undefined {
  if (route.method === 'GET' || route.method === 'DELETE') return undefined;
  const check = deps.validator(route.body ?? nothing, 'body');
  const missing: Fault = fieldFault('', 'required', 'is required');
  return (body) => {
    if (body !== undefined) return check(body);
    return route.body ? [missing] : [];
  };
}

const isAsyncText = (value: unknown): value is AsyncIterable<string> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

function sendStream(reply: FastifyReply, chunks: AsyncIterable<string>): void {
  if (!reply.hasHeader('content-type')) reply.type(jsonType);
  reply.send(Readable.from(chunks));
}

function untilGone(reply: FastifyReply, draining: AbortSignal): AbortSignal {
  const over = new AbortController();
  const end = () => over.abort();
  draining.addEventListener('abort', end);
  reply.raw.once('close', () => {
    draining.removeEventListener('abort', end);
    end();
  });
  return over.signal;
}
