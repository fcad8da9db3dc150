// Replies are written by their schema: what it does not name does not leave.
// Compiled when first used, so that a start does not pay for every route.
import { createRequire } from 'node:module';
import type { TSchema } from '../json_type.ts';

const load = createRequire(import.meta.url);

export type Serialize = (value: unknown) => string;

export function makeSerializer(schema: TSchema): Serialize {
  let serialize: Serialize | undefined;
  return (value) => {
    serialize ??= hasAlternatives(schema) ? JSON.stringify : compile(schema);
    return serialize(value);
  };
}

const compiled = new WeakMap<TSchema, Serialize>();

function compile(schema: TSchema): Serialize {
  const { build } = load('fast-json-stringify') as typeof import('fast-json-stringify');
  const serialize = compiled.get(schema) ?? build(schema as object);
  compiled.set(schema, serialize);
  return serialize;
}

/** Choosing between alternatives means validating each: plain JSON is faster then, and as exact. */
function hasAlternatives(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  return 'oneOf' in schema || Object.values(schema).some(hasAlternatives);
}
