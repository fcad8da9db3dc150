// The OpenAPI 3.1 document, from the route table. A schema with a title becomes
// a component of that name, so that the SDK has the interface's own nouns.

import { type ErrorCode, errorTable } from '../errors.ts';
import type { TSchema } from '../json_type.ts';
import {
  documentedHeaders,
  problemHeaders,
  securitySchemes,
  successHeaders,
} from './openapi_headers.ts';
import { tagsOf } from './openapi_tags.ts';
import { type Endpoint, needsBody } from './route.ts';
import { Problem } from './schemas.ts';

type Json = Record<string, unknown>;
/** Moves schemas with a title to the components of the document. */
export type Hoist = (schema: unknown) => unknown;

export interface Described {
  routes: readonly Endpoint[];
  /** What receivers of webhooks are sent. */
  webhooks(hoist: Hoist): Record<string, Json>;
  version: string;
}

export function openApiDocument({ routes, webhooks, version }: Described): Json {
  const components: Record<string, Json> = {};

  /** The schema as plain JSON, with everything titled moved to components. */
  function hoist(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map(hoist);
    if (typeof schema !== 'object' || schema === null) return schema;
    const plain = Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, hoist(value)]),
    );
    if (Array.isArray(plain.oneOf) && isTagged(plain.discriminator)) {
      plain.discriminator = withMapping(
        plain.discriminator,
        schema as { oneOf: TaggedSchema[] },
        plain.oneOf,
      );
    }
    const name = plain.title;
    if (typeof name !== 'string' || plain.type === undefined) return plain;
    components[name] ??= plain;
    return { $ref: `#/components/schemas/${name}` };
  }

  const problem = hoist(Problem);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    (paths[route.path] as Json)[route.method.toLowerCase()] = operation(route, hoist, problem);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Facet',
      version,
      summary: 'Page personalization: one page, a variant for every audience.',
      description: introduction,
      contact: { name: 'Whoever runs this server' },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Facet' },
    },
    servers: [{ url: '/' }],
    security: [{ apiKey: [] }, { session: [] }],
    tags: tagsOf(routes),
    paths,
    webhooks: webhooks(hoist),
    components: {
      securitySchemes,
      headers: documentedHeaders,
      schemas: components,
    },
  };
}

interface TaggedSchema {
  properties?: Record<string, { const?: unknown; enum?: unknown[] }>;
}

const isTagged = (value: unknown): value is { propertyName: string } =>
  typeof value === 'object' && value !== null && 'propertyName' in value;

/** Without it, generators take the name of a schema for the value that selects it. */
function withMapping(
  { propertyName }: { propertyName: string },
  { oneOf }: { oneOf: TaggedSchema[] },
  hoisted: unknown[],
): Json {
  const entries = oneOf.flatMap((member, n) => {
    const tag = member.properties?.[propertyName];
    const values = tag?.enum ?? [tag?.const];
    return values.map((value) => [String(value), (hoisted[n] as { $ref?: string }).$ref] as const);
  });
  return { propertyName, mapping: Object.fromEntries(entries) };
}

const introduction = `Every operation under \`/v0\` needs an API key in the \`x-api-key\` header, or the session cookie of a member who is signed in to the studio.

- **Errors** are \`application/problem+json\` with a stable \`code\`; bad input lists every fault in \`errors\`. [All error codes, and what to do about each](/docs/errors).
- **Lists** are newest first unless they say otherwise. Send \`nextCursor\` as \`cursor\` until \`hasMore\` is false; rows added meanwhile neither repeat nor hide others.
- **Retries** are safe on every POST with an \`Idempotency-Key\` header (kept 24 hours): the same request returns the first response, marked \`Idempotent-Replayed: true\`.
- **Times** are RFC 3339 in UTC with milliseconds. **Lengths** count Unicode code points.`;

const inputFaults: ErrorCode[] = ['validation_failed'];
const bodyFaults: ErrorCode[] = ['malformed_json', 'body_too_large', 'unsupported_media_type'];
const uploadFaults: ErrorCode[] = [
  'malformed_request',
  'body_too_large',
  'unsupported_media_type',
  'unsupported_file_type',
  'unreadable_image',
  'storage_unavailable',
];
const postFaults: ErrorCode[] = ['idempotency_key_in_use', 'idempotency_key_reused'];
const keyFaults: ErrorCode[] = [
  'key_missing',
  'key_invalid',
  'session_ended',
  'scope_missing',
  'cross_site_request',
  'rate_limited',
  'too_many_wrong_keys',
];
const alwaysPossible: ErrorCode[] = [
  'method_not_allowed',
  'draining',
  'database_unavailable',
  'too_busy',
];

/** Every code a route may answer with, its own and those of the machinery around it. */
export function failuresOf(route: Endpoint): ErrorCode[] {
  const secured = route.scope !== 'public';
  const writes = route.method !== 'GET';
  return [
    ...new Set([
      ...inputFaults,
      // A body is read wherever one may come, also where the route has no use for it.
      ...(writes ? (route.upload ? uploadFaults : bodyFaults) : []),
      ...(secured ? keyFaults : []),
      ...route.fails,
      ...(route.method === 'POST' && secured ? postFaults : []),
      ...(writes ? (['storage_full'] as const) : []),
      ...alwaysPossible,
    ]),
  ];
}

function operation(route: Endpoint, hoist: Hoist, problem: unknown): Json {
  const parameters: Json[] = [];
  for (const [, name] of route.path.matchAll(/{(\w+)}/g)) {
    parameters.push({ name, in: 'path', required: true, schema: { type: 'string' } });
  }
  const query = (route.query ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  for (const [name, schema] of Object.entries(query.properties ?? {})) {
    const { description, ...rest } = hoist(schema) as Json;
    parameters.push({
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      ...(description === undefined ? {} : { description }),
      schema: rest,
    });
  }
  if (route.method === 'POST' && route.scope !== 'public') {
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Makes retries safe: the same request with the same key takes effect once',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    });
  }
  return {
    operationId: route.id,
    tags: [route.tag],
    summary: route.summary,
    description: route.description ?? scopeSentence(route.scope),
    ...(route.scope === 'public'
      ? { security: [] }
      : {
          'x-required-scope':
            route.andScope === undefined ? route.scope : `${route.scope} ${route.andScope}`,
        }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body
      ? { requestBody: { required: needsBody(route), content: bodyContent(route, hoist) } }
      : {}),
    responses: {
      [route.status]: success(route, hoist),
      ...(route.html ? { 304: { description: 'The page is the one of If-None-Match' } } : {}),
      ...problems(failuresOf(route), problem),
    },
  };
}

function bodyContent(route: Endpoint, hoist: Hoist): Json {
  if (!route.upload) {
    const { bodyTypes = ['application/json'] } = route;
    return Object.fromEntries(bodyTypes.map((type) => [type, { schema: hoist(route.body) }]));
  }
  const { properties, required = [] } = route.body as { properties?: Json; required?: string[] };
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const schema = {
    ...route.body,
    properties: { file, ...properties },
    required: ['file', ...required],
  };
  return { 'multipart/form-data': { schema: hoist(schema) } };
}

function scopeSentence(scope: Endpoint['scope']): string {
  if (scope === 'public') return 'Needs no API key.';
  return scope === 'any' ? 'Any caller may do this.' : `Needs the scope \`${scope}\`.`;
}

function success(route: Endpoint, hoist: Hoist): Json {
  return {
    description: route.status === 204 ? 'No content' : 'Success',
    headers: successHeaders(route),
    ...(route.reply || route.replyType
      ? {
          content: {
            ...(route.reply ? { 'application/json': { schema: hoist(route.reply) } } : {}),
            ...(route.csv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
            ...(route.html ? { 'text/html': { schema: { type: 'string' } } } : {}),
            ...(route.replyType ? { [route.replyType]: { schema: { type: 'string' } } } : {}),
          },
        }
      : {}),
  };
}

function problems(codes: ErrorCode[], problem: unknown): Json {
  const byStatus = Object.groupBy(codes, (code) => errorTable[code].status);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group = []]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errorTable[code].title}`).join('\n\n'),
        headers: problemHeaders(Number(status)),
        content: { 'application/problem+json': { schema: problem } },
      },
    ]),
  );
}
