// The receiver of the webhook figures, in a process of its own. It takes everything, notes
// when each arrived, and at /hang says nothing at all.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let arrivals: number[] = [];
/** From the event to its arrival. */
let delaysMs: number[] = [];

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ arrivals: summary(), delaysMs }));
    if (request.url === '/reset') {
      arrivals = [];
      delaysMs = [];
    }
    return;
  }
  const timed = request.url === '/timed';
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => {
    if (timed) pieces.push(piece);
  });
  request.on('end', () => {
    if (request.url === '/hang') return;
    arrivals.push(performance.now());
    if (timed) {
      const { timestamp } = JSON.parse(Buffer.concat(pieces).toString()) as { timestamp: string };
      delaysMs.push(Date.now() - Date.parse(timestamp));
    }
    response.writeHead(204).end();
  });
});

/** The first part is the start: connections are opened, code is compiled. */
const warmShare = 0.3;

function summary(): { count: number; perSecond: number } {
  const from = Math.floor(arrivals.length * warmShare);
  const elapsedMs = (arrivals.at(-1) ?? 0) - (arrivals[from] ?? 0);
  return { count: arrivals.length, perSecond: ((arrivals.length - from) * 1_000) / elapsedMs };
}

server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`Sink listening on http://127.0.0.1:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
