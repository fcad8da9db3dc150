// A model endpoint on a real port, which does what a test tells it: each request is
// answered by the next of its answers, and is kept with all that was sent.
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
  /** Whether the client hung up before the answer was complete; settles when the connection is done. */
  hungUp: Promise<boolean>;
}

export type Answer = (response: ServerResponse) => void | Promise<void>;

export interface ChatServer {
  url: string;
  requests: ChatRequest[];
  /** Settles when the given number of requests has arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
}

export async function startChatServer(...answers: Answer[]): Promise<ChatServer> {
  const requests: ChatRequest[] = [];
  const waiting: { count: number; wake: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const hungUp = new Promise<boolean>((resolve) =>
      response.once('close', () => resolve(!response.writableFinished)),
    );
    // A client that hangs up is what many tests are about.
    response.on('error', () => {});
    const answer = answers[requests.length];
    requests.push({
      path: request.url ?? '',
      headers: request.headers,
      body: JSON.parse(Buffer.concat(pieces).toString()),
      hungUp,
    });
    for (const { count, wake } of waiting) if (requests.length >= count) wake();
    if (answer) await answer(response);
    else response.writeHead(501).end('no answer is left for this request');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    arrived: (count) =>
      requests.length >= count
        ? Promise.resolve()
        : new Promise((wake) => waiting.push({ count, wake })),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const streamHead = { 'content-type': 'text/event-stream; charset=utf-8' };
const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`;

const delta = (fields: Record<string, unknown>, finish: string | null = null) =>
  event({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'test',
    choices: [{ index: 0, delta: fields, finish_reason: finish }],
  });

/** Small pieces, cut without regard for words or marks, as models cut them. */
export const inPieces = (text: string, size = 7): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
    text.slice(index * size, (index + 1) * size),
  );

function beginSaying(response: ServerResponse, text: string): void {
  response.writeHead(200, streamHead);
  response.write(delta({ role: 'assistant', content: '' }));
  for (const piece of inPieces(text)) response.write(delta({ content: piece }));
}

/** A complete reply. */
export const says =
  (text: string, finish = 'stop'): Answer =>
  (response) => {
    beginSaying(response, text);
    response.write(delta({}, finish));
    response.end('data: [DONE]\n\n');
  };

/** Says something and then nothing more, the connection open. */
export const stallsAfter =
  (text: string): Answer =>
  (response) =>
    beginSaying(response, text);

/** Takes the request and never answers. */
export const staysSilent: Answer = () => {};

/** Says something and, once it was heard, tears the connection down. */
export const resetsAfter =
  (text: string, heard: Promise<void>): Answer =>
  async (response) => {
    beginSaying(response, text);
    await heard;
    response.socket?.resetAndDestroy();
  };

/** Says something, then ends the response as if that were all. */
export const endsAfter =
  (text: string): Answer =>
  (response) => {
    beginSaying(response, text);
    response.end();
  };

/** Repeats the same piece for as long as somebody listens. */
export const neverEnds =
  (piece: string): Answer =>
  async (response) => {
    response.writeHead(200, streamHead);
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    while (!response.destroyed) {
      if (response.write(piece)) continue;
      await Promise.race([new Promise<void>((drained) => response.once('drain', drained)), closed]);
    }
  };

export const textPiece = (text: string): string => delta({ content: text });
export const thoughtPiece = (text: string): string => delta({ reasoning_content: text });

/** Declines the way the chat-completions protocol has for it. */
export const refuses =
  (text: string): Answer =>
  (response) => {
    response.writeHead(200, streamHead);
    response.write(delta({ role: 'assistant', refusal: text }));
    response.write(delta({}, 'stop'));
    response.end('data: [DONE]\n\n');
  };

export const answers =
  (status: number, body: string, contentType = 'application/json'): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': contentType }).end(body);
  };

export const redirectsTo =
  (location: string): Answer =>
  (response) => {
    response.writeHead(307, { location }).end();
  };

/** Events as they are given, in any protocol. */
export const sends =
  (events: string): Answer =>
  (response) => {
    response.writeHead(200, streamHead).end(events);
  };
