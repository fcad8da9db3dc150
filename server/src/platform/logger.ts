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
  /** At `info`, what a visitor was simply given has no line. */
  readonly tellsVisits: boolean;
  write(entry: RequestEntry): void;
  /** What was gathered goes to the stream now. */
  flush(): void;
}

/** A write wakes a thread; what waits is written after a quarter of a second at the latest. */
const gatheredMost = 256;
const gatheredMs = 250;

/**
 * The lines of requests, into the same stream as all others. Written out by hand, since it is the
 * one line that every request costs; nothing in it is a client's to choose, so nothing is escaped,
 * and all of it is ASCII. Gathered on their way to a file, and put into words together: one at a time, each
 * request would pay for code and data that its own work has driven out of the processor's caches.
 */
export function makeRequestLines(logger: Logger): RequestLines {
  if (!logger.isLevelEnabled('info')) return { tellsVisits: false, write() {}, flush() {} };
  const stream = (logger as unknown as Record<symbol, DestinationStream>)[symbols.streamSym];
  const gathers = stream !== undefined && 'flushSync' in stream;
  const gathered: { entry: RequestEntry; at: number }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length === 0) return;
    const lines = gathered.map(({ entry, at }) => lineOf(entry, at)).join('');
    gathered.length = 0;
    stream?.write(lines);
  }

  return {
    tellsVisits: logger.isLevelEnabled('debug'),
    write(entry) {
      const at = Date.now();
      if (!gathers) {
        stream?.write(lineOf(entry, at));
        return;
      }
      gathered.push({ entry, at });
      if (gathered.length >= gatheredMost) flush();
      else timer ??= setTimeout(flush, gatheredMs).unref();
    },
    flush,
  };
}

function lineOf(entry: RequestEntry, at: number): string {
  const tenant = entry.tenantId === undefined ? '' : `"tenantId":"${entry.tenantId}",`;
  const key = entry.apiKeyId === undefined ? '' : `"apiKeyId":"${entry.apiKeyId}",`;
  const member = entry.memberId === undefined ? '' : `"memberId":"${entry.memberId}",`;
  const gone = entry.gone ? '"gone":true,' : '';
  return `{"level":"info","time":"${isoTime(at)}","requestId":"${entry.requestId}","method":"${entry.method}","route":"${entry.route}","status":${entry.status},"ms":${Math.round(entry.ms * 100) / 100},${tenant}${key}${member}${gone}"msg":"request"}\n`;
}
