// An HTTP proxy that misbehaves as networks do: it drops requests and replies, delays them, sends
// requests twice and cuts replies short. What it does follows from the seed alone.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';

export const faults = [
  'dropped before it arrived',
  'reply dropped',
  'sent twice',
  'reply cut short',
  'delayed',
  'refused with 503',
] as const;

type Fault = (typeof faults)[number];

export interface FaultyProxy {
  url: string;
  /** How often each fault was done. */
  counts: Record<Fault, number>;
}

export async function startFaultyProxy(
  t: TestContext,
  target: string,
  { share, seed }: { share: number; seed: number },
): Promise<FaultyProxy> {
  const counts = Object.fromEntries(faults.map((fault) => [fault, 0])) as FaultyProxy['counts'];
  const random = generator(seed);
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request).catch(() => undefined);
    if (body === undefined) return;
    const fault = random() < share ? faults[Math.floor(random() * faults.length)] : undefined;
    if (fault !== undefined) counts[fault] += 1;
    await answer(fault, target, request, body, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, counts };
}

async function answer(
  fault: Fault | undefined,
  target: string,
  request: IncomingMessage,
  body: Buffer<ArrayBuffer>,
  response: ServerResponse,
): Promise<void> {
  if (fault === 'dropped before it arrived') return void request.socket.destroy();
  if (fault === 'refused with 503') {
    response.writeHead(503, { 'retry-after': '0' }).end();
    return;
  }
  if (fault === 'delayed') await new Promise((resolve) => setTimeout(resolve, 20));
  const reply = await forward(target, request, body);
  if (fault === 'sent twice') await forward(target, request, body);
  if (fault === 'reply dropped') return void request.socket.destroy();
  const headers = { ...Object.fromEntries(reply.headers), connection: 'close' };
  if (fault === 'reply cut short') {
    response.writeHead(reply.status, { ...headers, 'content-length': reply.bytes.length + 10 });
    response.write(reply.bytes.subarray(0, Math.floor(reply.bytes.length / 2)), () =>
      request.socket.destroy(),
    );
    return;
  }
  response.writeHead(reply.status, headers).end(reply.bytes);
}

async function forward(target: string, request: IncomingMessage, body: Buffer<ArrayBuffer>) {
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
  const reply = await fetch(target + request.url, {
    method: request.method ?? 'GET',
    headers: headers as Record<string, string>,
    ...(body.length > 0 ? { body } : {}),
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const kept = new Headers(reply.headers);
  // The bytes are unpacked by now: what was said of the packed ones, their length too, is not true of them.
  for (const name of ['transfer-encoding', 'content-encoding', 'content-length', 'keep-alive']) {
    kept.delete(name);
  }
  return { status: reply.status, headers: kept, bytes };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Small and repeatable (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
