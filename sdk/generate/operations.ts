// The table the client is built from, and the interface that gives its methods types and words.
//
// A line of the table is `FLAGS METHOD path`:
//   b takes a body · q takes a query · m multipart · k takes an Idempotency-Key
//   l a list that is paged · s server-sent events · t the reply is text · - none of these
import { nameOperations } from './names.ts';
import { methodsOf, type OpenApi, type Operation, type Parameter, type Schema } from './openapi.ts';
import { banner, comment, firstOf, objectType, typeOf } from './types.ts';

interface Method {
  name: string;
  line: string;
  signature: string;
  words: string;
}

export function operationsFile(document: OpenApi): string {
  const named = nameOperations(document);
  const resources = new Map<string, Method[]>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const [method, operation] of methodsOf(item)) {
      const [resource, name] = named.get(operation) ?? ['', ''];
      const methods = resources.get(resource) ?? [];
      resources.set(resource, methods);
      methods.push(describe(name, method.toUpperCase(), path, operation, document));
    }
  }
  const body = [...resources].map(([resource, methods]) => interfaceOf(resource, methods));
  const text = [
    ...body,
    `export interface Resources {\n${[...resources.keys()].map((one) => `  readonly ${one}: ${typeName(one)};`).join('\n')}\n}\n`,
    `export const operations: Record<string, Record<string, string>> = {\n${[...resources].map(tableOf).join('\n')}\n};\n`,
  ].join('\n');
  return `${banner}import type { Call } from './call.ts';
import type { List } from './list.ts';
import type { RequestOptions } from './request.ts';
import type { AudienceEvent } from './stream.ts';
import type {\n${importsOf(text, document)}\n} from './types.gen.ts';\n\n${text}`;
}

const typeName = (resource: string): string =>
  `${resource.charAt(0).toUpperCase()}${resource.slice(1)}Resource`;

function importsOf(text: string, document: OpenApi): string {
  const code = text.replace(/\/\*\*[\s\S]*?\*\//g, '');
  return Object.keys(document.components.schemas)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(code))
    .sort()
    .map((name) => `  ${name},`)
    .join('\n');
}

function interfaceOf(resource: string, methods: Method[]): string {
  const members = methods.map(
    ({ name, signature, words }) => `${comment(words, '  ')}  ${name}${signature};`,
  );
  return `export interface ${typeName(resource)} {\n${members.join('\n')}\n}\n`;
}

function tableOf([resource, methods]: [string, Method[]]): string {
  const lines = methods.map(({ name, line }) => `    ${name}: '${line}',`);
  return `  ${resource}: {\n${lines.join('\n')}\n  },`;
}

function describe(
  name: string,
  method: string,
  path: string,
  operation: Operation,
  document: OpenApi,
): Method {
  const parameters = operation.parameters ?? [];
  const query = parameters.filter((one) => one.in === 'query');
  const body = operation.requestBody;
  const multipart = body !== undefined && 'multipart/form-data' in body.content;
  const reply = replyOf(operation);
  const paged = isPage(reply.schema, document);
  const streams = reply.mediaType === 'text/event-stream';
  const keyed = parameters.some((one) => one.name.toLowerCase() === 'idempotency-key');
  const flags = [
    body === undefined ? '' : 'b',
    body === undefined && query.length > 0 ? 'q' : '',
    multipart ? 'm' : '',
    keyed ? 'k' : '',
    paged ? 'l' : '',
    streams ? 's' : '',
    reply.mediaType !== undefined && !reply.mediaType.includes('json') && !streams ? 't' : '',
  ].join('');
  const ids = [...path.matchAll(/{(\w+)}/g)].map(([, id = '']) => `${camelId(id)}: string`);
  const input = inputOf(body, query);
  const args = [...ids, ...(input === '' ? [] : [input]), 'options?: RequestOptions'];
  return {
    name,
    line: `${flags === '' ? '-' : flags} ${method} ${path}`,
    signature: `(${args.join(', ')}): ${resultOf(reply, paged, streams, document)}`,
    words: wordsOf(method, path, operation),
  };
}

const camelId = (text: string): string =>
  text.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

function inputOf(body: Operation['requestBody'], query: Parameter[]): string {
  if (body !== undefined) {
    return `body${body.required === true ? '' : '?'}: ${typeOf(firstOf(body.content), '  ')}`;
  }
  if (query.length === 0) return '';
  const required = query.filter((one) => one.required === true).map((one) => one.name);
  const properties = Object.fromEntries(
    query.map(({ name, schema, description }) => [
      name,
      description === undefined ? schema : { ...schema, description },
    ]),
  );
  return `query${required.length > 0 ? '' : '?'}: ${objectType({ properties, required, additionalProperties: false }, '  ')}`;
}

interface Reply {
  mediaType: string | undefined;
  schema: Schema | undefined;
}

function replyOf(operation: Operation): Reply {
  const status = Object.keys(operation.responses).find((one) => one.startsWith('2')) ?? '200';
  const content = operation.responses[status]?.content ?? {};
  const json = Object.keys(content).find((one) => one.includes('json'));
  const mediaType = json ?? Object.keys(content)[0];
  return { mediaType, schema: mediaType === undefined ? undefined : content[mediaType]?.schema };
}

const resolve = (schema: Schema | undefined, document: OpenApi): Schema | undefined =>
  schema?.$ref === undefined
    ? schema
    : document.components.schemas[schema.$ref.replace('#/components/schemas/', '')];

function isPage(schema: Schema | undefined, document: OpenApi): boolean {
  const { properties = {} } = resolve(schema, document) ?? {};
  return 'items' in properties && 'nextCursor' in properties;
}

function resultOf(reply: Reply, paged: boolean, streams: boolean, document: OpenApi): string {
  if (streams) return 'AsyncGenerator<AudienceEvent>';
  if (reply.schema === undefined) return 'Call<void>';
  const type = typeOf(reply.schema, '  ');
  if (!paged) return `Call<${type}>`;
  const item = resolve(reply.schema, document)?.properties?.items?.items ?? {};
  return `List<${typeOf(item, '  ')}, ${type}>`;
}

function wordsOf(method: string, path: string, operation: Operation): string {
  const codes = Object.values(operation.responses)
    .flatMap(({ description }) => [...description.matchAll(/^`(\w+)`:/gm)].map(([, code]) => code))
    .filter((code) => !everywhere.has(code ?? ''));
  const scope = operation['x-required-scope'];
  return [
    `${operation.summary}.`,
    ...(operation.description === undefined ? [] : ['', operation.description]),
    '',
    `\`${method} ${path}\`${scope === undefined ? '' : `, scope \`${scope}\``}`,
    ...(codes.length > 0
      ? ['', `Fails with ${codes.map((code) => `\`${code}\``).join(', ')}.`]
      : []),
  ].join('\n');
}

/** Any operation may fail with these: they would drown the ones that matter. */
const everywhere = new Set([
  'validation_failed',
  'malformed_json',
  'malformed_request',
  'body_too_large',
  'unsupported_media_type',
  'key_missing',
  'key_invalid',
  'session_ended',
  'scope_missing',
  'cross_site_request',
  'method_not_allowed',
  'rate_limited',
  'too_many_wrong_keys',
  'idempotency_key_in_use',
  'idempotency_key_reused',
  'storage_full',
  'draining',
  'database_unavailable',
]);
