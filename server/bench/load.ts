// Sends a load and counts the replies. A run with a single wrong reply gives no number.
import autocannon from 'autocannon';
import { request as send } from 'undici';
import { InvalidRun } from './figure.ts';
import { apiKey } from './server.ts';

export interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** A list is sent in turn, again and again; a function makes each request anew. */
export type Load = readonly HttpRequest[] | (() => HttpRequest);

export interface Throughput {
  requests: number;
  requestsPerSecond: number;
  /** The share of one core the generator itself took: near 1, it is what was measured. */
  generatorShare: number;
}

export const concurrency = 16;

const headers = {
  'x-api-key': apiKey,
  'content-type': 'application/json',
  // Of a browser: where visitors are told from bots, the load is of visitors.
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const replyTimeoutSeconds = 10;
const sampleEveryMs = 100;

export async function sendLoad(
  url: string,
  load: Load,
  {
    seconds,
    connections = concurrency,
    mayBeEmpty = false,
  }: {
    seconds: number;
    connections?: number | undefined;
    /** While it warms up, a server on a busy machine may not come to a reply. */
    mayBeEmpty?: boolean;
  },
): Promise<Throughput> {
  const startedAt = performance.now();
  const cpuBefore = process.cpuUsage();
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    sampleInt: sampleEveryMs,
    timeout: replyTimeoutSeconds,
    headers: withoutBody(load) ? { 'x-api-key': apiKey } : headers,
    requests: typeof load === 'function' ? [made(load)] : [...load],
  });
  const cpu = process.cpuUsage(cpuBefore);
  const elapsedMs = performance.now() - startedAt;

  const replies = result['2xx'];
  // A connection closed on a request is no error to autocannon; the reply is missing all the same.
  const unanswered = result.requests.sent - replies - result.non2xx - connections;
  const faults = [
    [result.errors - result.timeouts, 'errors'],
    [result.timeouts, 'timeouts'],
    [result.non2xx, `replies that are not 2xx (${statuses(result.statusCodeStats)})`],
    [unanswered, 'requests without a reply'],
  ] as const;
  const wrong = faults.filter(([count]) => count > 0);
  if (wrong.length > 0 || (replies === 0 && !mayBeEmpty)) {
    const list = wrong.map(([count, what]) => `${count} ${what}`).join(', ');
    throw new InvalidRun(`${list || 'no reply at all'}, beside ${replies} good ones`);
  }
  return {
    requests: replies,
    requestsPerSecond: replies / result.duration,
    generatorShare: (cpu.user + cpu.system) / 1_000 / elapsedMs,
  };
}

const withoutBody = (load: Load): boolean => typeof load !== 'function' && !load.some(hasBody);
const hasBody = (request: HttpRequest): boolean => request.body !== undefined;

/** A request that is made anew each time it is sent; its first form is never sent. */
function made(next: () => HttpRequest): autocannon.Request {
  return {
    method: 'GET',
    path: '/',
    setupRequest: (request) => Object.assign(request, next()),
  };
}

const statuses = (stats: Record<string, { count: number }>): string =>
  Object.entries(stats)
    .map(([status, { count }]) => `${status}: ${count}`)
    .join(', ');

/** One request of a load, and what came back. Anything but a 2xx is an InvalidRun. */
export async function sendOne(url: string, load: Load): Promise<unknown> {
  const request = typeof load === 'function' ? load() : load[0];
  if (!request) throw new InvalidRun('the load holds no request');
  const { method, path, body, headers: own = {} } = request;
  // Not fetch: it does not let a request name its host.
  const reply = await send(url + path, {
    method,
    headers: { 'x-api-key': apiKey, ...(body === undefined ? {} : headers), ...own },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(replyTimeoutSeconds * 1_000),
  });
  const text = await reply.body.text();
  if (reply.statusCode >= 300) {
    throw new InvalidRun(
      `${method} ${path} was answered ${reply.statusCode}: ${text.slice(0, 500)}`,
    );
  }
  if (text === '') return undefined;
  const isJson = String(reply.headers['content-type']).includes('json');
  return isJson ? (JSON.parse(text) as unknown) : text;
}
