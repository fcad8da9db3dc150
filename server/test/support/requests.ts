// Requests for the operations of an OpenAPI document, as fast-check arbitraries:
// most are sound or nearly so, some are hostile in every part a client can write.
import fc from 'fast-check';
import { fileTexts, formText, formType } from './forms.ts';
import { knownCursor, knownId, nth } from './known.ts';
import type { Operation } from './openapi.ts';
import { hostileTexts, hostileValues, type Taste, valuesOf } from './values.ts';

export interface PlannedRequest {
  operationId: string;
  /** Path and query, encoded; may hold marks of known values, like the body. */
  url: string;
  key: 'admin' | 'read' | 'wrong' | 'none' | 'member';
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | Again | undefined;
}

/** A JSON body that the operation took before, with one of its values changed, or left out, or neither. */
export interface Again {
  again: true;
  /** Counts through all its values, and begins anew behind the last. */
  place: number;
  change: { to: unknown } | 'left out' | 'none';
}

export function plannedRequests(operations: Operation[]): fc.Arbitrary<PlannedRequest> {
  return fc.oneof(
    ...operations.map((operation) => ({
      weight: weightOf(operation),
      arbitrary: requestsOf(operation),
    })),
  );
}

/** Making is common and deleting rare, or there would soon be nothing left to ask about. */
function weightOf({ method, body, secured }: Operation): number {
  if (!secured || method === 'DELETE') return 1;
  return body ? 5 : 2;
}

const mostly = <T>(sound: fc.Arbitrary<T>, odd: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 25, arbitrary: sound }, { weight: 1, arbitrary: odd });

function requestsOf(operation: Operation): fc.Arbitrary<PlannedRequest> {
  return fc
    .record({
      path: pathsOf(operation),
      query: queriesOf(operation),
      key: fc.oneof(
        { weight: 60, arbitrary: fc.constant(usualKey(operation)) },
        { weight: 2, arbitrary: fc.constantFrom('read' as const, 'none' as const) },
        { weight: 1, arbitrary: fc.constant('wrong' as const) },
      ),
      body: operation.method === 'GET' ? fc.constant(undefined) : bodiesOf(operation),
      contentType: mostly(
        fc.constant(operation.form ? formType : 'application/json'),
        oddContentTypes,
      ),
      idempotencyKey: operation.method === 'POST' ? idempotencyKeys : fc.constant(undefined),
    })
    .map(({ path, query, key, body, contentType, idempotencyKey }) => ({
      operationId: operation.id,
      // Beyond 16 KB Node refuses the headers, before any operation is known.
      url: (query === '' ? path : `${path}?${query}`).slice(0, 8_000),
      key,
      headers: {
        ...(body === undefined ? {} : { 'content-type': contentType }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body,
    }));
}

/** What is a member's own is asked for by one. */
const usualKey = ({ path }: Operation) => (/^\/v0\/me(\/|$)/.test(path) ? 'member' : 'admin');

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const badEncodings = fc.constantFrom('%', '%zz', '%ff', '%c3', '%00', '%2f..%2f', '%ed%a0%80');

/** A segment that a URL parser would take out again names another path altogether. */
const segment = (text: string): boolean => !['', '.', '..'].includes(text);

/** The ids of a path mostly belong together; now and then each is from elsewhere, or none at all. */
function pathsOf(operation: Operation): fc.Arbitrary<string> {
  const pieces = operation.path.split(/{\w+}/);
  const names = pathIdsOf(operation);
  const family = nth.map((n) => names.map((name) => knownId(name, n, names)));
  const hostileId = fc.oneof(hostileTexts.filter(segment).map(encode), badEncodings);
  const strangers = fc.tuple(
    ...names.map((name) =>
      fc.oneof(
        nth.map((n) => knownId(name, n)),
        hostileId,
      ),
    ),
  );
  return fc
    .oneof({ weight: 12, arbitrary: family }, { weight: 1, arbitrary: strangers })
    .map((ids) => pieces.map((piece, n) => piece + (ids[n] ?? '')).join(''));
}

/** The parameters of the path as replies call them: `page_id` is their `pageId`. */
export const pathIdsOf = (operation: Operation): string[] =>
  [...operation.path.matchAll(/{(\w+)}/g)].map(([, name = '']) =>
    name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );

function queriesOf(operation: Operation): fc.Arbitrary<string> {
  const given = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema, required }) => {
      const made = valuesOf(schema, hostile, name).map((value) => encode(asText(value)));
      const values = name === 'cursor' ? fc.oneof(nth.map(knownCursor), made) : made;
      const text = mostly(values, fc.oneof(hostileTexts.map(encode), badEncodings));
      const pair = text.map((value) => `${encode(name)}=${value}`);
      const once = mostly(
        pair,
        fc.tuple(pair, pair).map((pairs) => pairs.join('&')),
      );
      return required ? mostly(once, fc.constant('')) : fc.oneof(fc.constant(''), once);
    });
  const madeUp = fc.tuple(hostileTexts, hostileTexts).map((pair) => pair.map(encode).join('='));
  return fc
    .tuple(...given, mostly(fc.constant(''), madeUp))
    .map((parts) => parts.filter((part) => part !== '').join('&'));
}

const sound: Taste = {
  known: (name) => {
    if (name === 'file') return fileTexts;
    if (name === 'idempotencyKey') return fc.constantFrom('key-1', 'key-2', 'key-3');
    return name.endsWith('Id') ? nth.map((n) => knownId(name, n)) : undefined;
  },
};
const hostile: Taste = { ...sound, hostile: true };
const least: Taste = { ...sound, fields: 'least' };

/**
 * Of a large body hardly any would be sound if every field had its chance to be hostile,
 * and what fields must say to each other no schema tells: the fewer, the likelier it is taken.
 */
function bodiesOf(operation: Operation): fc.Arbitrary<PlannedRequest['body']> {
  const { body: schema } = operation;
  const broken = fc.oneof(fc.constant(undefined), brokenBodies);
  if (!schema) return mostly<PlannedRequest['body']>(fc.constant(undefined), broken);
  const values = fc.oneof(
    ...[least, least, sound, hostile].map((taste) => valuesOf(schema, taste)),
  );
  if (operation.form) return mostly<PlannedRequest['body']>(values.map(formText), broken);
  const texts = values.map((value) => JSON.stringify(value) ?? '');
  return mostly<PlannedRequest['body']>(
    fc.oneof({ weight: 3, arbitrary: texts }, { weight: 1, arbitrary: again }),
    broken,
  );
}

const again: fc.Arbitrary<Again> = fc.record({
  again: fc.constant(true as const),
  place: fc.nat({ max: 99 }),
  change: fc.oneof(
    fc.constantFrom('left out' as const, 'none' as const),
    hostileValues.map((to) => ({ to })),
  ),
});

const brokenBodies: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'null',
    '[]',
    '{',
    '{}',
    '"',
    '{"a":1e999}',
    '{"a":1,"a":2}',
    '\ufeff{}',
  ),
  fc.json({ maxDepth: 3 }),
  fc.tuple(fc.json(), fc.nat({ max: 20 })).map(([text, length]) => text.slice(0, length)),
  fc.uint8Array({ maxLength: 50 }).map((bytes) => new Uint8Array(bytes)),
);

const oddContentTypes = fc.constantFrom(
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json; charset="',
  'multipart/form-data; boundary=a',
  'multipart/form-data',
  'application/json',
  '*/*',
);

const idempotencyKeys: fc.Arbitrary<string | undefined> = fc.oneof(
  { weight: 12, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: fc.nat({ max: 5 }).map((n) => `fuzz-${n}`) },
  { weight: 1, arbitrary: fc.constantFrom('', 'a b', 'é', 'k'.repeat(255), 'k'.repeat(256)) },
);
