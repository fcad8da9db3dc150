import assert from 'node:assert/strict';
import { test } from 'node:test';
import Typebox from 'typebox';
import { Type } from './json_type.ts';

/** The same schema, made by either. */
const made = (kit: typeof Type) => ({
  scalars: [
    kit.String({ maxLength: 3, description: 'Short' }),
    kit.Integer({ minimum: 1 }),
    kit.Number(),
    kit.Boolean({ default: true }),
    kit.Literal('one'),
    kit.Literal(2, { title: 'Two' }),
    kit.Literal(true),
  ],
  object: kit.Object(
    {
      name: kit.String(),
      tags: kit.Optional(kit.Array(kit.String(), { maxItems: 2 })),
      deep: kit.Object({ only: kit.Optional(kit.Integer()) }),
      many: kit.Record(kit.String(), kit.Number()),
      any: kit.Optional(kit.Unsafe<string | null>({ type: ['string', 'null'] })),
    },
    { additionalProperties: false, title: 'Thing' },
  ),
  // What is copied out of an optional one has to be there.
  copied: kit.Object({ name: kit.Unsafe<string>({ ...kit.Optional(kit.String()) }) }),
});

test('schemas are those that TypeBox makes, key for key', () => {
  const text = (kit: typeof Type): string => JSON.stringify(made(kit), null, 1);
  assert.equal(text(Type), text(Typebox));
});

test('a schema that is made optional stays as it was', () => {
  const name = Type.String();
  const both = Type.Object({ name, again: Type.Optional(name) });
  assert.deepEqual(both.required, ['name']);
});
