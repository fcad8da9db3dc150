// The building stones of every contract: small schemas with one meaning each.
import { type Static, type TObject, type TSchema, type TUnsafe, Type } from '../json_type.ts';

/** RFC 3339, UTC, with milliseconds. */
export const Timestamp = Type.String({
  format: 'date-time',
  description: 'RFC 3339, UTC, milliseconds',
});

export const Nullable = <T extends TSchema>(schema: T): TUnsafe<Static<T> | null> => {
  const { type, ...rest } = schema as unknown as { type: string };
  const options = { ...rest } as Record<string, unknown>;
  if (Array.isArray(options.enum)) options.enum = [...options.enum, null];
  return Type.Unsafe<Static<T> | null>({ ...options, type: [type, 'null'] });
};

export const OneOf = <const V extends string[]>(
  values: V,
  options: Record<string, unknown> = {},
): TUnsafe<V[number]> => Type.Unsafe<V[number]>({ type: 'string', enum: values, ...options });

/** A query parameter that is on or off. */
export const Flag = (description: string) => OneOf(['true', 'false', '1', '0'], { description });
export const isOn = (flag: string | undefined): boolean => flag === 'true' || flag === '1';

/**
 * What a resource shows and a request may repeat. Where something is made it is ignored; where
 * something is changed it must be as it is, or the change would be silently lost.
 */
export const ReadOnly = Type.Optional(
  Type.Unsafe<unknown>({ readOnly: true, description: 'May be sent back as it was read' }),
);

/** With the way to change it after all. */
export const ReadOnlyBut = (instead: string) =>
  Type.Optional(Type.Unsafe<unknown>({ readOnly: true, description: instead }));

/** A text that shows something, not spaces and marks without width alone; of an empty one the minimal length speaks. */
export const notBlank = '^$|[^\\s\\u00AD\\u200B-\\u200F\\u2060-\\u2064\\u2800\\u3164\\uFEFF]';

export const Kebab = (options: Record<string, unknown> = {}) =>
  Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    ...options,
  });

/** BCP 47, such as `de` or `pt-BR`. */
export const LanguageTag = Type.String({
  minLength: 2,
  maxLength: 35,
  pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,4}$',
  example: 'de',
  description:
    'BCP 47: the language that pages are marked with, whatever their text seems to be in',
});

export const FreeObject = (description: string) =>
  Type.Unsafe<Record<string, unknown>>({
    type: 'object',
    additionalProperties: true,
    description,
  });

/** An object that is itself and nothing else: unknown members are faults. */
export const Exact = <P extends Record<string, TSchema>>(
  properties: P,
  options: Record<string, unknown> = {},
): TObject<P> => Type.Object(properties, { additionalProperties: false, ...options });

export const totalCountMax = Number.MAX_SAFE_INTEGER;

export const Problem = Type.Object(
  {
    type: Type.String(),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    code: Type.String(),
    requestId: Type.String(),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          in: OneOf(['body', 'query', 'path', 'header']),
          pointer: Type.String({ description: 'JSON Pointer into that part of the request' }),
          code: Type.String(),
          detail: Type.String(),
        }),
      ),
    ),
    claims: Type.Optional(
      Type.Array(
        Type.Object(
          { claimId: Type.String(), text: Type.String(), kind: Type.String() },
          { additionalProperties: true },
        ),
        {
          description: 'With `unsupported_claims`: which, as the claims of the version are listed',
        },
      ),
    ),
  },
  { title: 'Problem', additionalProperties: true },
);
