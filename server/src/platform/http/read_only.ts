// Read-only fields in a change: equal to what is there they are ignored, so that a resource that
// was read can be sent back; different they are faults that say what to do instead.
import { isDeepStrictEqual } from 'node:util';
import { type Fault, fieldFault } from '../errors.ts';
import { escapePointer } from './json.ts';

interface Member {
  readOnly?: boolean;
  description?: string;
}

export interface ReadOnlyFields {
  /** Whether the body names one of them. */
  names(body: unknown): boolean;
  faults(body: unknown, current: unknown): Fault[];
}

/** These move by themselves between reading and sending back, or are written anew at each reading. */
const moving =
  /^(updatedAt|lastUsedAt|lastSeenAt|.*Count|latestVersion|publishedVersion|effective.*|.*[uU]rl|staleCitations)$/;

export function readOnlyFields(schema: unknown): ReadOnlyFields {
  const { properties = {} } = (schema ?? {}) as { properties?: Record<string, Member> };
  const fixed = Object.entries(properties).filter(
    ([name, { readOnly }]) => readOnly && !moving.test(name),
  );
  return {
    names: (body) => fixed.some(([name]) => Object.hasOwn(body as object, name)),
    faults(body, current) {
      const sent = body as Record<string, unknown>;
      const there = current as Record<string, unknown>;
      return fixed
        .filter(([name]) => Object.hasOwn(sent, name) && !isSame(sent[name], there[name]))
        .map(([name, { description = '' }]) =>
          fieldFault(
            `/${escapePointer(name)}`,
            'read_only',
            `cannot be changed here. ${description}`,
          ),
        );
    },
  };
}

/** A field that is absent may be sent back as null. */
const isSame = (sent: unknown, there: unknown): boolean =>
  isDeepStrictEqual(sent ?? null, there ?? null);
