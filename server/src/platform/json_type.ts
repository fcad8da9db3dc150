// JSON Schemas with the type of what they describe: TypeBox's types without its program, of which Facet would use
// ten functions. Every process and every worker would load its 373 modules, a fifth of what a start takes.
import type Typebox from 'typebox';
import type { TProperties, TSchema } from 'typebox';

export type { Static, TObject, TOptional, TSchema, TUnsafe } from 'typebox';

type Used =
  | 'Array'
  | 'Boolean'
  | 'Integer'
  | 'Literal'
  | 'Number'
  | 'Object'
  | 'Optional'
  | 'Record'
  | 'String'
  | 'Unsafe';

/** A copy of a schema is not optional, as with TypeBox: nobody else's schema knows of the mark. */
const optional = new WeakSet<object>();

const plain =
  (type: string) =>
  (options: object = {}): object => ({ type, ...options });

function objectOf(properties: TProperties, options: object = {}): object {
  const required = Object.keys(properties).filter(
    (name) => !optional.has(properties[name] as object),
  );
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties,
    ...options,
  };
}

function optionally(schema: TSchema): object {
  const copy = { ...schema };
  optional.add(copy);
  return copy;
}

const functions: Record<Used, unknown> = {
  Array: (items: TSchema, options: object = {}) => ({ type: 'array', items, ...options }),
  Boolean: plain('boolean'),
  Integer: plain('integer'),
  Literal: (value: string | number | boolean, options: object = {}) => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Number: plain('number'),
  Object: objectOf,
  Optional: optionally,
  Record: (_: TSchema, value: TSchema, options: object = {}) => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  String: plain('string'),
  Unsafe: (schema: object) => ({ ...schema }),
};

export const Type = functions as Pick<typeof Typebox, Used>;
