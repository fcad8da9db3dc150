// The headers and the ways to be known that the OpenAPI document describes.
import type { Endpoint } from './route.ts';

type Json = Record<string, unknown>;

export const securitySchemes = {
  apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-facet',
    description:
      'The session of a member, set by signing in to the studio; on plain http it is named `facet`. A write must come from the studio’s own origin.',
  },
};

const text = { type: 'string' };
const integer = { type: 'integer', minimum: 0 };

export const documentedHeaders = {
  requestId: {
    description: 'Identifies this request. Quote it when you ask for help',
    schema: text,
  },
  retryAfter: { description: 'Seconds to wait before trying again', schema: integer },
  idempotentReplayed: {
    description: '`true` when this is the response of an earlier request with the same key',
    schema: { type: 'string', enum: ['true'] },
  },
  rateLimitLimit: {
    description: 'Requests the caller may make in a period; only where a rate limit is set',
    schema: integer,
  },
  rateLimitRemaining: { description: 'Requests left in this period', schema: integer },
  rateLimitReset: { description: 'Seconds until the next period', schema: integer },
  allow: { description: 'The methods this path takes', schema: text },
  wwwAuthenticate: { description: 'How to be known: by the x-api-key header', schema: text },
  setCookie: { description: 'The session cookie, and one for this browser', schema: text },
};

/** What every 401 says; a scheme no browser has a dialog for. */
export const challenge = 'ApiKey realm="facet", header="x-api-key"';

const reference = (name: keyof typeof documentedHeaders): Json => ({
  $ref: `#/components/headers/${name}`,
});
const always = { 'x-request-id': reference('requestId') };
const rateLimit = {
  'RateLimit-Limit': reference('rateLimitLimit'),
  'RateLimit-Remaining': reference('rateLimitRemaining'),
  'RateLimit-Reset': reference('rateLimitReset'),
};

export function successHeaders({ method, scope, setsCookie, headers = {} }: Endpoint): Json {
  const replayed = { 'Idempotent-Replayed': reference('idempotentReplayed') };
  return {
    ...always,
    ...(scope === 'public' ? {} : rateLimit),
    ...(method === 'POST' && scope !== 'public' ? replayed : {}),
    ...(setsCookie ? { 'Set-Cookie': reference('setCookie') } : {}),
    ...Object.fromEntries(
      Object.entries(headers).map(([name, description]) => [name, { description, schema: text }]),
    ),
  };
}

export function problemHeaders(status: number): Json {
  const retry = [409, 429, 503].includes(status) ? { 'Retry-After': reference('retryAfter') } : {};
  const extra: Record<number, Json> = {
    401: { 'WWW-Authenticate': reference('wwwAuthenticate') },
    405: { Allow: reference('allow') },
    429: rateLimit,
  };
  return { ...always, ...retry, ...extra[status] };
}
