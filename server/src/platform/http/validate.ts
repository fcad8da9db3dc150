// Checks one part of a request against its schema and names every fault of it.
import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js';
import type { Fault } from '../errors.ts';
import type { Formats } from '../formats/formats.ts';
import type { TSchema } from '../json_type.ts';
import { escapePointer, textFault } from './json.ts';
import { notBlank } from './schemas.ts';

export type Part = Fault['in'];
/** Fills in defaults, and returns what is wrong with the value. */
export type Check = (value: unknown) => Fault[];

const maxFaults = 100;

const load = createRequire(import.meta.url);

/** One dialect for requests, replies and tests. Loaded with the first of them, and not by a start. */
export function makeAjv(formats: Formats, options: Options = {}): Ajv2020 {
  const { Ajv2020: Ajv } = load('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  return new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    discriminator: true,
    allowUnionTypes: true,
    // Its own optimiser takes half of the time a schema needs at its first use; V8 does that work anyway.
    code: { optimize: false },
    keywords: ['example'],
    formats: Object.fromEntries(
      Object.entries(formats).map(([name, { check }]) => [name, check] as const),
    ),
    ...options,
  });
}

export function makeValidator(formats: Formats): (schema: TSchema, part: Part) => Check {
  let first: Ajv2020 | undefined;
  let all: Ajv2020 | undefined;

  return (schema, part) => {
    // Compiled when first used, so that a start does not pay for every route.
    let findFirst: ValidateFunction | undefined;
    let findAll: ValidateFunction | undefined;
    return (value) => {
      first ??= makeAjv(formats, { useDefaults: true, allErrors: false });
      findFirst ??= first.compile(schema);
      if (findFirst(value)) return [];
      all ??= makeAjv(formats, { useDefaults: true, verbose: true });
      findAll ??= all.compile(schema);
      // If only the truncated part is faulty, the full value is validated.
      if (findAll(abridged(value))) findAll(value);
      return (findAll.errors ?? [])
        .filter((error) => !isSaidByAnother(error))
        .slice(0, maxFaults)
        .map((error) => ({ in: part, ...describe(error, formats) }));
    };
  };
}

/** More than any list may have; a million wrong members must not mean a million faults to collect. */
const maxJudged = 1_000;

function abridged(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, maxJudged).map(abridged);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, abridged(member)] as const),
  );
}

/** Another fault has said what is missing, or what is wrong with the name. */
const isSaidByAnother = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'anyOf' ||
  keyword === 'propertyNames' ||
  (keyword === 'discriminator' && params.tagValue === undefined);

/** The values that tell the kinds apart, as the schema lists them. */
function kindsOf({ parentSchema, params }: ErrorObject): string[] {
  const { oneOf = [] } = (parentSchema ?? {}) as { oneOf?: Kind[] };
  return oneOf.flatMap(({ properties }) => {
    const { const: only, enum: several = [] } = properties?.[params.tag as string] ?? {};
    return only === undefined ? several : [only];
  });
}

interface Kind {
  properties?: Record<string, { const?: string; enum?: string[] }>;
}

function describe(error: ErrorObject, formats: Formats): Omit<Fault, 'in'> {
  // A fault of a member's name stands at the member.
  const { propertyName } = error;
  const member = propertyName === undefined ? '' : `/${escapePointer(propertyName)}`;
  const at = `${error.instancePath}${member}`;
  const { params } = error;
  const limit = params.limit as number;
  switch (error.keyword) {
    case 'required': {
      const name = params.missingProperty as string;
      return { pointer: `${at}/${escapePointer(name)}`, code: 'required', detail: 'is required' };
    }
    case 'additionalProperties': {
      const name = params.additionalProperty as string;
      return {
        pointer: `${at}/${escapePointer(name)}`,
        code: 'unknown_field',
        detail: 'is not a field of this request',
      };
    }
    case 'type':
      return {
        pointer: at,
        code: 'wrong_type',
        detail: `must be ${[params.type].flat().join(' or ')}`,
      };
    case 'enum':
      return {
        pointer: at,
        code: 'not_allowed',
        detail: `must be one of ${(params.allowedValues as unknown[]).join(', ')}`,
      };
    case 'discriminator': {
      const noText = params.error === 'tag';
      return {
        pointer: `${at}/${escapePointer(params.tag as string)}`,
        code: noText ? 'wrong_type' : 'not_allowed',
        detail: noText ? 'must be string' : `must be one of ${kindsOf(error).join(', ')}`,
      };
    }
    case 'minLength':
      return { pointer: at, code: 'too_short', detail: `must have at least ${limit} characters` };
    case 'maxLength':
      return { pointer: at, code: 'too_long', detail: `must have at most ${limit} characters` };
    case 'minProperties':
    case 'minItems':
      return { pointer: at, code: 'too_short', detail: `must have at least ${limit} members` };
    case 'maxProperties':
    case 'maxItems':
      return { pointer: at, code: 'too_long', detail: `must have at most ${limit} members` };
    case 'minimum':
      return { pointer: at, code: 'out_of_range', detail: `must be at least ${limit}` };
    case 'maximum':
      return { pointer: at, code: 'out_of_range', detail: `must be at most ${limit}` };
    case 'uniqueItems':
      return { pointer: at, code: 'repeated', detail: 'must not hold the same member twice' };
    case 'pattern':
      if (params.pattern === notBlank) {
        return { pointer: at, code: 'blank', detail: 'must not be blank' };
      }
      return { pointer: at, code: 'wrong_pattern', detail: `must match ${params.pattern}` };
    case 'format': {
      const format = params.format as string;
      return {
        pointer: at,
        code: 'wrong_format',
        detail: formats[format]?.detail ?? `must be a valid ${format}`,
      };
    }
    default:
      return { pointer: at, code: error.keyword, detail: error.message ?? 'is not valid' };
  }
}

/**
 * Query parameters arrive as text. Those the schema calls integers become
 * numbers where they are written plainly; anything else is left for the check to refuse.
 */
export function readQuery(
  schema: { properties?: Record<string, TSchema> },
  raw: Record<string, unknown>,
): Record<string, unknown> {
  const query: Record<string, unknown> = { ...raw };
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const value = query[name];
    const integer = (property as { type?: unknown }).type === 'integer';
    if (integer && typeof value === 'string' && /^-?\d{1,15}$/.test(value)) {
      query[name] = Number(value);
    }
  }
  return query;
}

/** Names and values of a path or query that could not be stored or looked up. */
export function textFaults(values: Record<string, unknown>, part: Part): Fault[] {
  const faults: Fault[] = [];
  for (const [name, value] of Object.entries(values)) {
    const wrong = typeof value === 'string' ? textFault(value) : undefined;
    if (wrong) faults.push({ in: part, pointer: `/${escapePointer(name)}`, ...wrong });
  }
  return faults;
}
