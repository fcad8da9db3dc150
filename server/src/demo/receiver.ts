// The other end of the demo's webhooks: a receiver as simple as one can be, which checks the
// signature with the standard library and says what came.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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
    const body = Buffer.concat(parts);
    const given = String(request.headers['x-webhook-signature-256']);
    if (secret === undefined || !isSignedBy(secret, body, given)) {
      return void response.writeHead(401).end();
    }
    response.writeHead(204).end();
    const { type } = JSON.parse(body.toString()) as { type: string };
    heard(`webhook: ${type} (${String(request.headers['webhook-id'])}), signature verified`);
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

function isSignedBy(secret: string, body: Buffer, given: string): boolean {
  const wanted = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  return given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
