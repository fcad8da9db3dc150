// What a fuzzing client has learnt: ids of earlier replies, kept in families that
// were seen together (a page, its audience, its version), cursors, and bodies that were taken. A
// request is planned before they are known, so it holds marks, filled in when it is sent.
import fc from 'fast-check';

/** Few: what is newest is likeliest to be there still. */
const keptOfAKind = 12;
export const nth: fc.Arbitrary<number> = fc.nat({ max: keptOfAKind - 1 });

// Marks are written so that neither JSON nor a URL has to escape them.

/** The id of this name out of the nth family that has all of `together`. */
export const knownId = (name: string, n: number, together: string[] = [name]): string =>
  `(id*${name}*${n}*${together.join('.')})`;
const idMark = /\(id\*(\w+)\*(\d+)\*([\w.]+)\)/g;

/** The nth cursor of the list that is asked for. */
export const knownCursor = (n: number): string => `(cursor*${n})`;
const cursorMark = /\(cursor\*(\d+)\)/g;

type Family = Record<string, string>;

export class Known {
  /** By the names that are in them, so that a long list of one kind does not drive out the others. */
  readonly #families = new Map<string, Family[]>();
  readonly #cursors = new Map<string, string[]>();
  readonly #bodies = new Map<string, string>();
  readonly #secret: Set<string>;

  /** `secret` values are never learnt, so no request can hold them: the key in use, for one. */
  constructor(secret: Iterable<string>) {
    this.#secret = new Set(secret);
  }

  keepSecret(value: string): void {
    this.#secret.add(value);
  }

  fill(text: string): string {
    return text.replace(idMark, (_, name: string, n: string, together: string) => {
      const names = together.split('.');
      const families = [...this.#families.values()].flat();
      const fitting = families.filter((family) => names.every((one) => one in family));
      return pick(fitting, Number(n))?.[name] ?? 'nothing-known-yet';
    });
  }

  fillUrl(url: string): string {
    const filled = this.fill(url);
    const cursors = this.#cursors.get(pathOf(filled)) ?? [];
    return filled.replace(cursorMark, (_, n: string) => pick(cursors, Number(n)) ?? 'none-yet');
  }

  /** Takes every id out of a reply, and the cursor of a list; the ids of the path belong to each. */
  learn(url: string, pathIds: Family, reply: unknown): void {
    this.#learnIds(reply, pathIds);
    const { nextCursor } = (reply ?? {}) as { nextCursor?: unknown };
    if (typeof nextCursor !== 'string') return;
    const cursors = this.#cursors.get(pathOf(url)) ?? [];
    this.#cursors.set(pathOf(url), [...cursors, nextCursor].slice(-keptOfAKind));
  }

  /** The last body that an operation took; one with a byte order mark is taken too, and for some operations none at all. */
  learnBody(operationId: string, body: string): void {
    const text = body.replace(/^\uFEFF/, '');
    if (text.trim() !== '') this.#bodies.set(operationId, text);
  }

  bodyOf(operationId: string): unknown {
    return JSON.parse(this.#bodies.get(operationId) ?? '{}');
  }

  #learnIds(part: unknown, ancestors: Family): void {
    if (typeof part !== 'object' || part === null) return;
    const ids = Object.entries(part).filter(
      ([name, value]) => /^\w+Id$/.test(name) && typeof value === 'string' && this.#isFree(value),
    );
    const family: Family = { ...ancestors, ...Object.fromEntries(ids) };
    if (ids.length > 0) this.#add(family);
    for (const member of Object.values(part)) this.#learnIds(member, family);
  }

  /** Ids are plain words; what a request made up may be anything. */
  #isFree(value: string): boolean {
    return /^[\w-]+$/.test(value) && !this.#secret.has(value);
  }

  #add(family: Family): void {
    const kind = Object.keys(family).sort().join();
    const same = JSON.stringify(family);
    const others = (this.#families.get(kind) ?? []).filter((one) => JSON.stringify(one) !== same);
    this.#families.set(kind, [...others, family].slice(-keptOfAKind));
  }
}

/** A copy of a JSON value with the nth of the values in it changed; its own root is none of them. */
export function changeNth(
  document: unknown,
  n: number,
  change: (holder: Record<string, unknown>, name: string) => void,
): unknown {
  const copy = structuredClone(document);
  const places: [Record<string, unknown>, string][] = [];
  const walk = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, member] of Object.entries(part)) {
      places.push([part as Record<string, unknown>, name]);
      walk(member);
    }
  };
  walk(copy);
  const place = pick(places, n);
  if (place) change(...place);
  return copy;
}

const pick = <T>(values: T[], n: number): T | undefined => values[n % values.length];

const pathOf = (url: string): string => url.split('?')[0] ?? '';
