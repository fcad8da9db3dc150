// A receiver of webhooks on a real port: keeps what it is sent, and answers as a test tells it.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestContext } from 'node:test';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
  body: any;
}

export type AnswerTo = (received: Received, response: ServerResponse) => void;

export interface Sink {
  url: string;
  received: Received[];
  /** Settles when so many have arrived. */
  arrived(count: number): Promise<Received[]>;
  answer(how: AnswerTo): void;
}

export const says =
  (status: number, headers: Record<string, string> = {}, text = ''): AnswerTo =>
  (_, response) =>
    void response.writeHead(status, headers).end(text);

/** Takes the request and never says anything. */
export const hangs: AnswerTo = () => {};

export async function startSink(t: TestContext, first: AnswerTo = says(204)): Promise<Sink> {
  const received: Received[] = [];
  const waiting: { count: number; wake: () => void }[] = [];
  let answer = first;
  const server = createServer(async (request, response) => {
    response.on('error', () => {});
    const pieces: Buffer[] = [];
    try {
      for await (const piece of request) pieces.push(piece);
    } catch {
      return;
    }
    const text = Buffer.concat(pieces).toString();
    const one = {
      path: request.url ?? '',
      headers: request.headers,
      text,
      body: text === '' ? undefined : JSON.parse(text),
    };
    received.push(one);
    answer(one, response);
    for (const { count, wake } of waiting) if (received.length >= count) wake();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    arrived(count) {
      if (received.length >= count) return Promise.resolve(received);
      return new Promise((resolve) => {
        waiting.push({ count, wake: () => resolve(received) });
      });
    },
    answer(how) {
      answer = how;
    },
  };
}
