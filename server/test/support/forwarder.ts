// An address that leads to one server after another: connections are passed on as they are.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Forwarder {
  url: string;
  /** From now on; what was open is cut. Undefined: whoever comes is turned away. */
  leadTo(server: string | undefined): void;
  close(): void;
}

export async function startForwarder(): Promise<Forwarder> {
  let target: URL | undefined;
  const open = new Set<Socket>();
  const server = createServer((incoming) => {
    if (!target) return void incoming.destroy();
    const onward = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [incoming, onward],
      [onward, incoming],
    ] as const) {
      open.add(from);
      from.setNoDelay();
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        // What had an end is passed on to its end.
        if (!from.readableEnded) to.destroy();
      });
    }
  });
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo(to) {
      target = to === undefined ? undefined : new URL(to);
      cut();
    },
    close() {
      server.close();
      cut();
    },
  };
}
