// Walks every field of every route: what is too long, of the wrong type, made up
// or missing is refused by name, and what is just within its limits is not.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Fault } from '../src/platform/errors.ts';
import { formats } from '../src/platform/formats/formats.ts';
import { makeAjv } from '../src/platform/http/validate.ts';
import { routes } from '../src/routes.ts';
import { askRoute, makeReals, pathOf, soundBody } from './support/reals.ts';
import { alternativesOf, placesOf, type Schema, wrongTypeFor } from './support/schema.ts';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';
import { formOf, picture } from './support/uploads.ts';
import { sampleOf } from './support/values.ts';

type NamedFault = Pick<Fault, 'in' | 'pointer' | 'code'>;

/** One field of one route, and a way to send it a value in an otherwise sound request. */
interface Field {
  what: string;
  pointer: string;
  schema: Schema;
  send(value: unknown): Promise<Reply>;
}

const withBody = routes.filter((route) => route.body !== undefined);
const withJson = withBody.filter((route) => !route.upload);
const withForm = withBody.filter((route) => route.upload);

/** Every field of a body itself; what lies deeper, once for each schema that several routes share. */
async function* bodyFields(facet: TestServer): AsyncGenerator<Field> {
  const walked = new Set<Schema>();
  for (const route of withJson) {
    const path = pathOf(route, await makeReals(facet, route, facet.key));
    for (const { pointer, schema, put } of placesOf(route.body as Schema, sampleOf)) {
      if (pointer.lastIndexOf('/') > 0 && walked.has(schema)) continue;
      walked.add(schema);
      const send = (value: unknown) => facet.call(route.method, path, { body: put(value) });
      yield { what: `${route.id} ${pointer}`, pointer, schema, send };
    }
  }
}

/** The texts of forms, which come with a file. */
async function* formFields(facet: TestServer): AsyncGenerator<Field> {
  for (const route of withForm) {
    const path = pathOf(route, await makeReals(facet, route, facet.key));
    const { properties = {} } = route.body as Schema;
    for (const [name, schema] of Object.entries(properties)) {
      const send = async (value: unknown) => {
        const file = route.upload === 'rows' ? Buffer.from('name\nAda\n') : await picture();
        const form = { file, fields: { [name]: String(value) } };
        return facet.call(route.method, path, await formOf(form));
      };
      yield { what: `${route.id} ${name}`, pointer: `/${name}`, schema, send };
    }
  }
}

async function* queryFields(facet: TestServer): AsyncGenerator<Field> {
  for (const route of routes) {
    const { properties } = (route.query ?? {}) as Schema;
    if (!properties) continue;
    const path = pathOf(route, await makeReals(facet, route, facet.key));
    const body = await soundBody(route);
    for (const [name, schema] of Object.entries(properties)) {
      const send = (value: unknown) => askRoute(facet, route, withQuery(path, name, value), body);
      yield { what: `${route.id} ?${name}`, pointer: `/${name}`, schema, send };
    }
  }
}

const withQuery = (path: string, name: string, value: unknown): string =>
  `${path}?${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;

const faultsOf = (reply: Reply): NamedFault[] =>
  reply.status === 400 ? (reply.body.errors ?? []) : [];

const names = (reply: Reply, fault: NamedFault): boolean =>
  faultsOf(reply).some(
    (one) => one.in === fault.in && one.pointer === fault.pointer && one.code === fault.code,
  );

function assertNamed(what: string, reply: Reply, fault: NamedFault): void {
  assert.ok(names(reply, fault), `${what}: ${fault.code} expected, ${reply.status} ${reply.text}`);
}

const limitsOf = (schema: Schema): Schema =>
  alternativesOf(schema).find(({ type }) => type === 'string') ?? {};

test('every body is an object that takes no fields but its own', () => {
  for (const route of withBody) {
    const { type, additionalProperties } = route.body as Schema;
    assert.deepEqual([type, additionalProperties], ['object', false], route.id);
  }
});

test('the sample of each body is sound, so that what the others refuse is their own doing', () => {
  const ajv = makeAjv(formats);
  for (const route of withBody) {
    const sample = sampleOf(route.body as Schema);
    assert.ok(
      ajv.validate(route.body as object, sample),
      `give ${route.id} examples: ${ajv.errorsText()} in ${JSON.stringify(sample)}`,
    );
  }
});

// What is refused for its form never reaches a database: one engine will do.
describe('every query', () => {
  const engine = 'sqlite';

  test('a parameter the route does not know: 400 that names it', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of routes) {
      const path = withQuery(route.path.replace(/{\w+}/g, 'anything'), 'unheard/of~', 1);
      const reply = await askRoute(facet, route, path, await soundBody(route));
      const fault = { in: 'query', pointer: '/unheard~1of~0', code: 'unknown_field' } as const;
      assertNamed(route.id, reply, fault);
    }
  });

  test('parameter by parameter', async (t) => {
    const facet = await startServer(t, engine);
    const fields = await Array.fromAsync(queryFields(facet));

    await t.test('a number or choice outside what is allowed: 400 that names it', async () => {
      for (const { schema, pointer, send, what } of fields) {
        const { minimum, maximum, enum: choices } = schema;
        const wrong = new Map<unknown, string>();
        if (schema.type === 'integer') wrong.set('seven', 'wrong_type');
        if (minimum !== undefined) wrong.set(minimum - 1, 'out_of_range');
        if (maximum !== undefined) wrong.set(maximum + 1, 'out_of_range');
        if (choices !== undefined) wrong.set('unheard-of', 'not_allowed');
        for (const [value, code] of wrong) {
          assertNamed(`${what}=${value}`, await send(value), { in: 'query', pointer, code });
        }
      }
    });
  });
});

describe('every body', () => {
  const engine = 'sqlite';

  test('a form with a field it does not know, and without its file: 400 that names both', async (t) => {
    const facet = await startServer(t, engine);
    for (const route of withForm) {
      const path = pathOf(route, await makeReals(facet, route, facet.key));
      const form = await formOf({ fields: { 'unheard/of~': 'x' } });
      const reply = await facet.call(route.method, path, form);
      assertNamed(route.id, reply, { in: 'body', pointer: '/file', code: 'required' });
      const unknown = { in: 'body', pointer: '/unheard~1of~0', code: 'unknown_field' } as const;
      assertNamed(route.id, reply, unknown);
    }
  });

  test('field by field', async (t) => {
    const facet = await startServer(t, engine);
    const fields = await Array.fromAsync(bodyFields(facet));

    await t.test('a field the object does not know: 400 that names it', async () => {
      for (const { schema, pointer, send, what } of fields) {
        const shapes = alternativesOf(schema);
        for (const shape of shapes.filter((one) => one.additionalProperties === false)) {
          const value = { ...(sampleOf(shape) as object), 'unheard/of~': 1 };
          const fault = { pointer: `${pointer}/unheard~1of~0`, code: 'unknown_field' };
          assertNamed(what, await send(value), { in: 'body', ...fault });
        }
      }
    });

    await t.test('a required field left out: 400 that names it', async () => {
      for (const { schema, pointer, send, what } of fields) {
        for (const name of schema.required ?? []) {
          const { [name]: _, ...rest } = sampleOf(schema) as Record<string, unknown>;
          const fault: NamedFault = { in: 'body', pointer: `${pointer}/${name}`, code: 'required' };
          assertNamed(`${what} without ${name}`, await send(rest), fault);
        }
      }
    });

    await t.test('a value of the wrong type: 400 that names it', async () => {
      for (const { schema, pointer, send, what } of fields) {
        const value = wrongTypeFor(schema);
        if (value === undefined) continue;
        assertNamed(what, await send(value), { in: 'body', pointer, code: 'wrong_type' });
      }
    });

    await t.test(
      'an empty text where one is due, and a choice that is none: 400 that names it',
      async () => {
        for (const { schema, pointer, send, what } of fields) {
          const { minLength = 0, enum: choices, const: only } = limitsOf(schema);
          if (minLength > 0) {
            assertNamed(what, await send(''), { in: 'body', pointer, code: 'too_short' });
          }
          if (choices ?? only) {
            assertNamed(what, await send('unheard-of'), {
              in: 'body',
              pointer,
              code: 'not_allowed',
            });
          }
        }
      },
    );

    await t.test('a resource’s own read-only fields are accepted where one is made', async () => {
      // In a change they must be as they are: see readonly.test.ts.
      const made = fields.filter(({ schema, what }) => schema.readOnly && !/^update/.test(what));
      for (const { schema, pointer, send, what } of made) {
        for (const value of [null, 'text', 7, [], {}]) {
          const faults = faultsOf(await send(value)).filter((fault) => fault.pointer === pointer);
          assert.deepEqual(faults, [], `${what}: ${JSON.stringify(schema)}`);
        }
      }
    });
  });
});

// At its limit a text is stored, or looked for; one that is refused never reaches a database.
eachEngine('a text one code point over its limit is refused; at the limit it is not', (engine) => {
  const tried = engine === 'sqlite' ? ['a', '😀'] : [];

  test('in every query', async (t) => {
    const facet = await startServer(t, engine);
    for await (const field of queryFields(facet)) await assertLengths(field, 'query', tried);
  });

  test('in every body', async (t) => {
    const facet = await startServer(t, engine);
    for await (const field of bodyFields(facet)) await assertLengths(field, 'body', tried);
    for await (const field of formFields(facet)) await assertLengths(field, 'body', tried);
  });
});

/** A smiley is one code point, two units of UTF-16 and four bytes: only the first are counted. */
async function assertLengths(field: Field, part: Fault['in'], tried: string[]): Promise<void> {
  const { maxLength } = limitsOf(field.schema);
  if (maxLength === undefined) return;
  const fault: NamedFault = { in: part, pointer: field.pointer, code: 'too_long' };
  for (const letter of tried) {
    const over = await field.send(letter.repeat(maxLength + 1));
    assertNamed(`${field.what} of ${letter}`, over, fault);
  }
  const fits = await field.send('😀'.repeat(maxLength));
  assert.ok(!names(fits, fault), `${field.what} at its limit: ${fits.text}`);
}
