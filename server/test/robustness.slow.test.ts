// Clients that hold a connection and hardly send anything.
import assert from 'node:assert/strict';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { inParallel } from './support/parallel.ts';
import { startServer, type TestServer } from './support/server.ts';

interface SlowClient {
  /** What the server said in the end, once it has hung up. */
  hungUp: Promise<string>;
}

/** Sends its beginning, then one letter a second for as long as the server lets it. */
function trickle(facet: TestServer, beginning: string): SlowClient {
  const { hostname, port } = new URL(facet.url);
  const socket: Socket = connect(Number(port), hostname).setEncoding('utf8');
  socket.write(beginning);
  const timer = setInterval(() => socket.write('x'), 1_000);
  return {
    hungUp: new Promise((resolve) => {
      let received = '';
      socket.on('data', (text: string) => {
        received += text;
      });
      // The answer is read even when our own last letter was no longer wanted.
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(timer);
        resolve(received);
      });
    }),
  };
}

const halfHead = 'GET /v0/persons HTTP/1.1\r\nhost: facet\r\nx-filler: ';
const halfBody = (key: string) =>
  `POST /v0/persons HTTP/1.1\r\nhost: facet\r\nx-api-key: ${key}\r\n` +
  'content-type: application/json\r\ncontent-length: 1000\r\n\r\n{"name":"';

test('hundreds of slow clients keep nobody from being served, and are sent away with 408', async (t) => {
  const facet = await startServer(t, 'sqlite', { requestTimeoutMs: 4_000 });
  const heads = Array.from({ length: 300 }, () => trickle(facet, halfHead));
  const bodies = Array.from({ length: 20 }, () => trickle(facet, halfBody(facet.key)));

  const replies = await inParallel(100, 10, (n) => facet.post('/v0/persons', { name: `Ada ${n}` }));
  for (const { status } of replies) assert.equal(status, 201);

  for (const { hungUp } of [...heads, ...bodies]) {
    const answer = await hungUp;
    assert.match(answer, /^HTTP\/1\.1 408 Request Timeout\r\n/);
    assert.match(answer, /\r\ncontent-type: application\/problem\+json/);
    assert.match(answer, /"code":"request_timeout"/);
  }
  const { body } = await facet.get('/v0/persons');
  assert.equal(body.totalCount, 100, 'nothing came of half a body');
});
