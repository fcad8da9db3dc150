// The other end of the demo's webhooks: a receiver as simple as one can be, which checks the
// signature with the SDK and says what came.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verifyWebhook } from '@facet/sdk';

export interface Receiver {
  url: string;
  /** What the subscription is signed with; known only once it is made. */
  trust(secret: string): void;
  close(): Promise<void>;
}

const bodyLimitBytes = 1024 * 1024;

export async function startReceiver(heard: (line: string) => void): Promise<Receiver> {
  let secret: string | undefined;

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of request as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > bodyLimitBytes) return void response.writeHead(413).end();
      parts.push(part);
    }
    const body = Buffer.concat(parts).toString();
    const { headers } = request;
    const event =
      secret === undefined
        ? undefined
        : await verifyWebhook({ body, headers, secret }).catch(() => undefined);
    response.writeHead(event ? 204 : 401).end();
    if (event) heard(`webhook: ${event.type} (${event.eventId}), signature verified`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/`,
    trust(value) {
      secret = value;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
