// Structured lines on standard error; standard output is for people.
// Whatever a line is given, these names never leave the process.
import { type DestinationStream, destination, type Logger, pino, symbols } from 'pino';
import { isoTime } from './clock.ts';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'silent';

const secrets = [
  'key',
  'apiKey',
  'secret',
  'signingSecret',
  'password',
  'currentPassword',
  'token',
  'cookie',
  'authorization',
  'email',
  'phoneNumber',
  'name',
  'payload',
  'body',
];

export function makeLogger(level: LogLevel, stream?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${isoTime(Date.now())}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
      serializers: { err: describeError },
    },
    stream ?? destination({ dest: 2, sync: false, minLength: 16_000, periodicFlush: 250 }),
  );
}

/** Messages of database errors can quote values; their code, constraint and stack are enough. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, errcode, constraint } = error as Error & {
    code?: string;
    errcode?: number;
    constraint?: string;
  };
  const fromDatabase =
    errcode !== undefined || constraint !== undefined || /^[0-9A-Z]{5}$/.test(code ?? '');
  return {
    type: error.name,
    ...(fromDatabase ? {} : { message: error.message }),
    ...(code === undefined ? {} : { code }),
    ...(errcode === undefined ? {} : { errcode }),
    ...(constraint === undefined ? {} : { constraint }),
    stack: fromDatabase ? framesOf(error) : error.stack,
  };
}

/** The stack without the message, which may be several lines long and look like anything. */
const framesOf = (error: Error): string | undefined =>
  error.stack
    ?.replace(error.message, () => '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

/** One request that was answered. */
export interface RequestEntry {
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
  tenantId: string | undefined;
  apiKeyId: string | undefined;
  memberId?: string | undefined;
  /** The client hung up before the whole answer was sent. */
  gone: boolean;
}

export interface RequestLines {
  write(entry: RequestEntry): void;
  /** What was gathered goes to the stream now. */
  flush(): void;
}

/** A write wakes a thread; what waits is written after a quarter of a second at the latest. */
const gatheredBytes = 64_000;
const gatheredMs = 250;

/**
 * The lines of requests, into the same stream as all others. Written out by hand, since it is the
 * one line that every request costs; nothing in it is a client's to choose, so nothing is escaped,
 * and all of it is ASCII. Gathered on their way to a file: taking in a line costs its stream more than writing it here.
 */
export function makeRequestLines(logger: Logger): RequestLines {
  if (!logger.isLevelEnabled('info')) return { write() {}, flush() {} };
  const stream = (logger as unknown as Record<symbol, DestinationStream>)[symbols.streamSym];
  const gathers = stream !== undefined && 'flushSync' in stream;
  // Bytes, since a text that grows line by line is a tree of its parts until somebody reads it.
  const gathered = Buffer.allocUnsafeSlow(gathers ? gatheredBytes : 0);
  let length = 0;
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const lines = gathered.toString('latin1', 0, length);
    length = 0;
    if (lines !== '') stream?.write(lines);
  }

  function gather(line: string): void {
    if (line.length > gathered.length - length) flush();
    if (line.length > gathered.length) stream?.write(line);
    else length += gathered.write(line, length, 'latin1');
    if (length > 0) timer ??= setTimeout(flush, gatheredMs).unref();
  }

  // Neighbouring lines mostly differ in their id and their duration alone: the rest is put together once for them all.
  let timeMs = Number.NaN;
  let before = '';
  let common: RequestEntry | undefined;
  let between = '';
  let after = '';

  return {
    write(entry) {
      const now = Date.now();
      if (now !== timeMs) {
        timeMs = now;
        before = `{"level":"info","time":"${isoTime(now)}","requestId":"`;
      }
      if (common === undefined || !isAlike(common, entry)) {
        common = entry;
        between = `","method":"${entry.method}","route":"${entry.route}","status":${entry.status},"ms":`;
        after = endOf(entry);
      }
      gather(before + entry.requestId + between + Math.round(entry.ms * 100) / 100 + after);
    },
    flush,
  };
}

const isAlike = (a: RequestEntry, b: RequestEntry): boolean =>
  a.route === b.route &&
  a.method === b.method &&
  a.status === b.status &&
  a.tenantId === b.tenantId &&
  a.apiKeyId === b.apiKeyId &&
  a.memberId === b.memberId &&
  a.gone === b.gone;

function endOf(entry: RequestEntry): string {
  const tenant = entry.tenantId === undefined ? '' : `"tenantId":"${entry.tenantId}",`;
  const key = entry.apiKeyId === undefined ? '' : `"apiKeyId":"${entry.apiKeyId}",`;
  const member = entry.memberId === undefined ? '' : `"memberId":"${entry.memberId}",`;
  const gone = entry.gone ? '"gone":true,' : '';
  return `,${tenant}${key}${member}${gone}"msg":"request"}\n`;
}
