// An endpoint is one value: method, path, schemas, the errors it may answer
// with, and what it runs. Validation, types, serialisation and the OpenAPI
// entry all come from that value.
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '../errors.ts';
import type { Static, TSchema } from '../json_type.ts';
import type { StagedFile } from './form.ts';
import type { Provenance } from './same_origin.ts';
import type { Caller, Scope } from './scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `/v0/persons/{person_id}` gives `{ person_id: string }`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

export interface RunContext<Services, Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  caller: Caller;
  services: Services;
  /** The service is shutting down: probes say so. */
  draining: boolean;
  header(name: string): string | undefined;
  /** Where the client is, as far as the trusted proxies say. */
  address(): string;
  /** Whether a browser says that the request comes from this very origin. */
  provenance(): Provenance;
  setHeader(name: string, value: string | string[]): void;
  /** Says who acts where that was not known before, as when somebody signs in. */
  identify(caller: Caller): void;
  /** Aborts when the client is gone or the service drains; for replies that go on. */
  untilGone(): AbortSignal;
  /** The file that came with the form; only for routes with `upload`. */
  upload(): StagedFile;
  /** Marks the reply as a repetition of an earlier one. */
  markReplayed(): void;
  /** Whom the reply is about, where it has no personId: stored for its repetition, it is forgotten with them. */
  markPerson(personId: string | null): void;
}

/** An endpoint as clients see it. */
export interface Endpoint {
  /** The operation's name in the OpenAPI document and the SDK. */
  id: string;
  method: Method;
  path: string;
  status: 200 | 201 | 202 | 204;
  /** What the caller must be allowed to do; `any` caller will do; public routes need none. */
  scope: Scope | 'any' | 'public';
  /** And this besides: what it makes goes on to tell the caller of everything. */
  andScope?: 'read';
  tag: string;
  summary: string;
  description?: string;
  query?: TSchema;
  body?: TSchema;
  /** JSON unless said otherwise. */
  bodyTypes?: readonly string[];
  /**
   * The body is multipart/form-data: a part named `file`, and the fields of `body`.
   * `rows`: the file is taken apart into rows as it comes.
   */
  upload?: true | 'rows';
  reply?: TSchema;
  /** JSON unless said otherwise; then the run gives text. */
  replyType?: 'text/html' | 'text/event-stream' | 'text/csv' | 'text/javascript';
  replyHeaders?: Record<string, string>;
  /** Headers that its run sets, each with what it says. */
  headers?: Record<string, string>;
  /** Its items are also to be had as CSV, with `Accept: text/csv`. */
  csv?: true;
  /** It is also to be had as a page, with `Accept: text/html`; its run sends either. */
  html?: true;
  /** The member of the reply that names what was made; left out, the first id. */
  target?: string;
  /** Its success signs somebody in or out. */
  setsCookie?: true;
  fails: readonly ErrorCode[];
}

/** `Services` is what its run needs; any route is a `Route`, whatever it needs. */
export interface Route<Services = never> extends Endpoint {
  /** As CSV: the names of the members of its open objects, each of which is then a column. */
  csvMembers?: (
    context: RunContext<Services, unknown, unknown, unknown>,
  ) => Promise<Record<string, readonly string[]>>;
  /**
   * What waits for another machine or a worker: it runs before `run` and outside any transaction,
   * which `run` is not when the request has an Idempotency-Key. What it gives is `context.prepared`.
   */
  prepare?: (context: RunContext<Services, unknown, unknown, unknown>) => Promise<unknown>;
  run: (
    context: RunContext<Services, unknown, unknown, unknown> & { prepared: unknown },
  ) => Promise<unknown>;
}

/** An endpoint of the visitor site: bodies and replies are more than JSON, so it serves itself. */
export interface VisitorRoute<Services = never> extends Endpoint {
  scope: 'public';
  serve: (http: FastifyInstance, services: Services) => void;
}

/** `/v0/persons/{person_id}` as Fastify writes it. */
export const fastifyPath = (path: string): string => path.replace(/{(\w+)}/g, ':$1');

/** A POST whose body has nothing that must be in it may come without one. */
export function needsBody({ method, body, upload }: Endpoint): boolean {
  if (body === undefined) return false;
  const { required = [], anyOf } = body as { required?: string[]; anyOf?: unknown };
  return method !== 'POST' || upload !== undefined || required.length > 0 || anyOf !== undefined;
}

type StaticOr<S> = S extends TSchema ? Static<S> : undefined;

export type RouteSpec<
  Services,
  Path extends string,
  Query extends TSchema | undefined,
  Body extends TSchema | undefined,
  Reply extends TSchema | undefined,
  Prepared,
> = Omit<Route, 'path' | 'status' | 'query' | 'body' | 'reply' | 'fails' | 'prepare' | 'run'> & {
  path: Path;
  status?: Route['status'];
  query?: Query;
  body?: Body;
  reply?: Reply;
  fails?: readonly ErrorCode[];
  prepare?(
    context: RunContext<Services, PathParams<Path>, StaticOr<Query>, StaticOr<Body>>,
  ): Promise<Prepared>;
  run(
    context: RunContext<Services, PathParams<Path>, StaticOr<Query>, StaticOr<Body>> & {
      prepared: Prepared;
    },
  ): Promise<Reply extends TSchema ? Static<Reply> | AsyncIterable<string> : unknown>;
};
