// JSON Schemas as data: what the contract suite and the fuzzer read out of them.

export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  readOnly?: boolean;
  example?: unknown;
  default?: unknown;
}

export const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat();

/** Each shape the schema lets a value have: one branch of every choice, one type of several. */
export function alternativesOf(schema: Schema): Schema[] {
  const { anyOf, oneOf, ...base } = schema;
  const branches = anyOf ?? oneOf;
  if (branches) return branches.flatMap((branch) => alternativesOf(merge(base, branch)));
  if (Array.isArray(base.type)) return base.type.map((type) => ({ ...base, type }));
  return [base];
}

function merge(base: Schema, branch: Schema): Schema {
  const merged: Schema = { ...base, ...branch };
  if (base.required || branch.required) {
    merged.required = [...new Set([...(base.required ?? []), ...(branch.required ?? [])])];
  }
  if (base.properties || branch.properties) {
    merged.properties = { ...base.properties, ...branch.properties };
  }
  return merged;
}

/** One value inside a document: where it is, and the whole document with another value there. */
export interface Place {
  pointer: string;
  schema: Schema;
  put(value: unknown): unknown;
}

/** Every place a schema describes, outermost first, however deep; `sample` fills what is around it. */
export function* placesOf(
  schema: Schema,
  sample: (schema: Schema) => unknown,
  pointer = '',
  put: Place['put'] = (value) => value,
): Generator<Place> {
  yield { pointer, schema, put };
  for (const shape of alternativesOf(schema)) {
    const around = shape.properties ? (sample(shape) as Record<string, unknown>) : {};
    for (const [name, property] of Object.entries(shape.properties ?? {})) {
      const inner = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      yield* placesOf(property, sample, inner, (value) => put({ ...around, [name]: value }));
    }
    if (shape.items) {
      yield* placesOf(shape.items, sample, `${pointer}/0`, (value) => put([value]));
    }
  }
}

/** A value of a type the schema does not take; undefined when it takes every type. */
export function wrongTypeFor(schema: Schema): unknown {
  const accepted = new Set(alternativesOf(schema).flatMap(typesOf));
  if (accepted.size === 0) return undefined;
  if (accepted.has('number')) accepted.add('integer');
  const values: [string, unknown][] = [
    ['integer', 7],
    ['boolean', true],
    ['array', [[]]],
    ['object', { unheardOf: {} }],
    ['string', 'text'],
    ['null', null],
  ];
  return values.find(([type]) => !accepted.has(type))?.[1];
}
