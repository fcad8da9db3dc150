// What PostgreSQL and the way to it can answer instead of rows.
import { Failure } from '../errors.ts';

export function lostAgainstAnother(error: unknown): boolean {
  const code = (error as { code?: string }).code;
  return code === '40001' || code === '40P01';
}

const connectionErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '53300',
]);

/** Who is away cannot be asked for anything more; the connection is of no use. */
export function isAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const code = (error as { code?: string }).code ?? '';
  return (
    connectionErrors.has(code) ||
    code.startsWith('08') ||
    (code === '' &&
      /connection terminated|timeout exceeded|read timeout|not queryable|connect/i.test(
        error.message,
      ))
  );
}

/** What the rest of Facet is told of it. */
export function translate(error: unknown): unknown {
  if (isAway(error)) {
    return new Failure('database_unavailable', { cause: error, retryAfterSeconds: 2 });
  }
  const diskFull = '53100';
  const { code } = error instanceof Error ? (error as { code?: string }) : {};
  return code === diskFull ? new Failure('storage_full', { cause: error }) : error;
}
