// A TCP proxy in front of PostgreSQL, so that a test can take the database away
// and give it back: at once, as when it is shut down, or silently, as when a cable is pulled.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import type { TestContext } from 'node:test';

export interface Proxy {
  /** The database's address, by way of the proxy. */
  url: string;
  /** Every connection breaks and new ones are refused. */
  cut(): Promise<void>;
  /** Connections stay open, and nothing passes in either direction. */
  stall(): void;
  restore(): Promise<void>;
  /** From now on the same address leads to another database. */
  leadTo(databaseUrl: string): void;
}

export async function startProxy(t: TestContext, databaseUrl: string): Promise<Proxy> {
  let target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let stalled = false;

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (!stalled) to.write(chunk);
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      if (!stalled) to.destroy();
    });
  }
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    join(client, database);
    join(database, client);
  });
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  t.after(() => {
    server.close();
    breakAll();
  });
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      breakAll();
      await closed;
    },
    stall() {
      stalled = true;
    },
    leadTo(other) {
      target = new URL(other);
    },
    async restore() {
      stalled = false;
      // What was swallowed in between is lost for good: these connections have to go.
      breakAll();
      if (!server.listening) await listen(port);
    },
  };
}
