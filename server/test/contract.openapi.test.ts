// The document clients are generated from: the committed one is the served one,
// it is sound OpenAPI 3.1, and it leaves no route out.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { errorTable } from '../src/platform/errors.ts';
import { formats } from '../src/platform/formats/formats.ts';
import { failuresOf } from '../src/platform/http/openapi.ts';
import { makeAjv } from '../src/platform/http/validate.ts';
import { operations as routes } from '../src/routes.ts';
import { find, type OpenApi, type Operation, operationsOf } from './support/openapi.ts';
import type { Schema } from './support/schema.ts';
import { eachEngine, startServer } from './support/server.ts';

const committed = JSON.parse(
  readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'),
) as OpenApi;
const operations = operationsOf(committed);

eachEngine('the OpenAPI document', (engine) => {
  test('the server serves the one that is committed', async (t) => {
    const facet = await startServer(t, engine);
    const served = await facet.get('/openapi.json', { key: null });
    assert.match(served.headers.get('content-type') ?? '', /^application\/json/);
    assert.deepEqual(served.body, committed);
  });
});

test('it says what it is, and how a caller is known', () => {
  assert.match(committed.openapi, /^3\.1\.\d+$/);
  assert.ok(committed.info.title && committed.info.version);
  for (const name of committed.security.flatMap(Object.keys)) {
    assert.ok(name in committed.components.securitySchemes, name);
  }
});

test('it tells of the claims that refuse a publication, and of the tag of a page as it was', () => {
  const { Problem } = committed.components.schemas as Record<string, Schema>;
  assert.equal(Problem?.properties?.claims?.type, 'array');
  const asOf = find(
    committed,
    '#/paths/~1v0~1pages~1{page_id}~1audiences~1{audience_id}~1as_of/get/responses/200/headers/ETag',
  );
  assert.ok(asOf);
});

test('every reference leads somewhere', () => {
  const refs: string[] = [];
  JSON.stringify(committed, (key, value: unknown) => {
    if (key === '$ref') refs.push(String(value));
    return value;
  });
  assert.ok(refs.length > 0);
  const dangling = refs.filter(
    (ref) => !ref.startsWith('#/') || find(committed, ref) === undefined,
  );
  assert.deepEqual(dangling, []);
});

test('every schema is sound JSON Schema', () => {
  const ajv = makeAjv(formats, {
    // Ajv takes no mapping; `oneOf` alone says the same.
    discriminator: false,
    keywords: ['example', 'components', 'discriminator'],
  });
  const { components } = committed;
  for (const [name, schema] of Object.entries(components.schemas)) {
    assert.match(name, /^[\w.-]+$/);
    assert.doesNotThrow(() => ajv.compile({ ...schema, components }), name);
  }
});

test('a discriminator maps each of its values to the schema that has it', () => {
  const { schemas } = committed.components;
  const told = Object.entries(schemas).filter(([, schema]) => 'discriminator' in schema);
  assert.ok(told.length > 3);
  for (const [name, schema] of told) {
    const { discriminator, oneOf } = schema as unknown as {
      discriminator: { propertyName: string; mapping: Record<string, string> };
      oneOf: { $ref: string }[];
    };
    const { propertyName, mapping } = discriminator;
    assert.deepEqual(new Set(Object.values(mapping)), new Set(oneOf.map(({ $ref }) => $ref)), name);
    for (const [value, ref] of Object.entries(mapping)) {
      const { properties } = find(committed, ref) as { properties: Record<string, Schema> };
      const { const: only, enum: values = [only] } = properties[propertyName] ?? {};
      assert.ok(values.includes(value), `${name}: ${value} is not one of ${ref}`);
    }
  }
});

test('every reply in JSON has a name, and so has every body', () => {
  for (const methods of Object.values(committed.paths)) {
    for (const { operationId, responses, requestBody } of Object.values(methods)) {
      for (const { content = {} } of [...Object.values(responses), requestBody ?? {}]) {
        for (const [type, { schema }] of Object.entries(content)) {
          if (type.includes('json')) assert.ok(schema.$ref, operationId);
        }
      }
    }
  }
});

test('every route is in it, once, and nothing else is', () => {
  const listed = operations.map(({ method, path, id }) => `${method} ${path} ${id}`);
  assert.deepEqual(
    listed.sort(),
    routes.map(({ method, path, id }) => `${method} ${path} ${id}`).sort(),
  );
  const ids = operations.map(({ id }) => id);
  assert.deepEqual(ids, [...new Set(ids)]);
});

test('every operation declares the parameters of its path, and each parameter once', () => {
  for (const { id, path, parameters } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    const templated = [...path.matchAll(/{(\w+)}/g)].map(([, name]) => name);
    assert.deepEqual(
      inPath.map(({ name }) => name),
      templated,
      id,
    );
    assert.ok(
      inPath.every(({ required }) => required),
      id,
    );
    const keys = parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    assert.deepEqual(keys, [...new Set(keys)], id);
  }
});

test('every operation has a known tag, one success, and a description of each response', () => {
  const tags = new Set(committed.tags.map(({ name }) => name));
  for (const { name, description } of committed.tags) {
    assert.ok(description, `say in openapi_tags.ts what ${name} is about`);
  }
  for (const methods of Object.values(committed.paths)) {
    for (const { operationId, tags: own, responses, description } of Object.values(methods)) {
      assert.ok(description, operationId);
      assert.ok(own.length > 0 && own.every((tag) => tags.has(tag)), operationId);
      const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
      assert.equal(successes.length, 1, operationId);
      for (const response of Object.values(responses)) assert.ok(response.description, operationId);
    }
  }
});

test('every failure a route may answer with is there, as a problem document', () => {
  for (const route of routes) {
    const operation = operations.find(({ id }) => id === route.id) as Operation;
    for (const code of failuresOf(route)) {
      const response = operation.responses[errorTable[code].status];
      assert.ok(response?.content?.['application/problem+json'], `${route.id}: ${code}`);
      assert.ok(response.description?.includes(`\`${code}\``), `${route.id}: ${code}`);
    }
  }
});

test('every POST under a key takes an Idempotency-Key', () => {
  for (const { id, method, secured, parameters } of operations) {
    const takes = parameters.some(({ name }) => name === 'Idempotency-Key');
    assert.equal(takes, method === 'POST' && secured, id);
  }
});
