// The OpenAPI document as a client reads it: its operations, with every
// reference followed, and a check of replies against what it promises.
import assert from 'node:assert/strict';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { formats } from '../../src/platform/formats/formats.ts';
import { makeAjv } from '../../src/platform/http/validate.ts';
import { isEndless } from './ask.ts';
import type { Schema } from './schema.ts';
import type { Reply } from './server.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

interface Media {
  content?: Record<string, { schema: Schema }>;
}

interface OperationObject {
  operationId: string;
  description?: string;
  tags: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: Media;
  responses: Record<string, Media & { description?: string }>;
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string };
  security: Record<string, unknown>[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  components: { securitySchemes: Record<string, unknown>; schemas: Record<string, Schema> };
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  secured: boolean;
  parameters: Parameter[];
  /** Its success goes on until somebody hangs up. */
  endless: boolean;
  /** The schema of its body, without references. */
  body: Schema | undefined;
  /** The body is a form with a file, not JSON. */
  form: boolean;
  responses: OperationObject['responses'];
}

export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { 'application/json': json, 'multipart/form-data': form } =
        operation.requestBody?.content ?? {};
      const body = (json ?? form)?.schema;
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        secured: (operation.security ?? document.security).length > 0,
        parameters: (operation.parameters ?? []).map((parameter) => ({
          ...parameter,
          schema: followRefs(document, parameter.schema) as Schema,
        })),
        endless: Object.values(operation.responses)
          .flatMap((response) => Object.keys(response.content ?? {}))
          .some(isEndless),
        body: body && (followRefs(document, body) as Schema),
        form: form !== undefined,
        responses: operation.responses,
      };
    }),
  );
}

/** The part of the document a reference names; undefined when there is none. */
export function find(document: OpenApi, ref: string): unknown {
  const steps = ref.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>((place, step) => {
    const name = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
    return (place as Record<string, unknown> | undefined)?.[name];
  }, document);
}

function followRefs(document: OpenApi, part: unknown, open: string[] = []): unknown {
  if (Array.isArray(part)) return part.map((member) => followRefs(document, member, open));
  if (typeof part !== 'object' || part === null) return part;
  const { $ref } = part as Schema;
  if ($ref !== undefined) {
    assert.ok(!open.includes($ref), `${$ref} holds itself: teach test/support/openapi.ts about it`);
    return followRefs(document, find(document, $ref), [...open, $ref]);
  }
  return Object.fromEntries(
    Object.entries(part).map(([name, member]) => [name, followRefs(document, member, open)]),
  );
}

const documentId = 'facet:/document';

/** A part of the document as a schema of its own, whose references lead back into the document. */
const inDocument = (schema: Schema): Schema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${documentId}#/`)) as Schema;

type Compile = (schema: Schema) => ValidateFunction;

/** By its components: both engines serve the same document, and compiling it takes seconds. */
const compilers = new Map<string, Compile>();

function compilerOf({ components }: OpenApi): Compile {
  const text = JSON.stringify(components);
  const known = compilers.get(text) ?? makeCompiler(components);
  compilers.set(text, known);
  return known;
}

function makeCompiler(components: OpenApi['components']): Compile {
  const ajv = makeAjv(formats, {
    // Ajv takes no mapping; `oneOf` alone says the same.
    discriminator: false,
    keywords: ['example', 'components', 'discriminator'],
  });
  // Once for all: with the components in each of them, every schema would compile them anew.
  ajv.addSchema({ $id: documentId, components });
  // By their text: that of a problem stands in a thousand places.
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const known = compiled.get(text) ?? ajv.compile(inDocument(schema));
    compiled.set(text, known);
    return known;
  };
}

/** Fails unless the document has this status for the operation, and the reply has its shape. */
export function makeReplyCheck(document: OpenApi): (operation: Operation, reply: Reply) => void {
  const compile = compilerOf(document);
  const validators = new Map<Schema, ValidateFunction>();
  const validatorOf: Compile = (schema) => {
    const known = validators.get(schema) ?? compile(schema);
    validators.set(schema, known);
    return known;
  };

  return (operation, reply) => {
    const response = operation.responses[reply.status];
    assert.ok(response, `${reply.status} is not documented: ${reply.text}`);
    const type = reply.headers.get('content-type')?.split(';')[0] ?? '';
    if (!response.content) return assert.equal(reply.text, '', 'a body that is not documented');
    const schema = response.content[type]?.schema;
    assert.ok(schema, `${reply.status} with content type "${type}" is not documented`);
    const validate = validatorOf(schema);
    const value = /json$/.test(type) ? reply.body : reply.text;
    assert.ok(validate(value), `${JSON.stringify(validate.errors)} in ${reply.text}`);
  };
}
