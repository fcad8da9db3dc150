import type { ByteRange } from './storage.ts';

/**
 * What a Range header asks for of a file of this size. Undefined where it asks for nothing we
 * follow (several ranges at once, other units): the whole file is then the right answer.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(?:(\d{1,15})-(\d{1,15})?|-(\d{1,15}))$/.exec(header ?? '');
  if (!match) return undefined;
  const [, from, to, suffix] = match;
  if (from === undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(from);
  const end = Math.min(to === undefined ? size - 1 : Number(to), size - 1);
  if (to !== undefined && Number(to) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
