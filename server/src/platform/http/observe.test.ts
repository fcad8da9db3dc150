import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { type LogLevel, makeLogger, makeRequestLines } from '../logger.ts';
import { watchRequests } from './observe.ts';
import { makeRequestTimes } from './request_times.ts';

/** What the log says of these requests, each answered with the status in its path. */
async function linesFor(level: LogLevel, isVisit: boolean, statuses: number[]): Promise<number[]> {
  const written: string[] = [];
  const lines = makeRequestLines(makeLogger(level, { write: (line) => void written.push(line) }));
  const { begin } = watchRequests(makeRequestTimes(), lines);
  const server = createServer((request, response) => {
    begin({ id: 'req_1', method: 'GET', isVisit }, response);
    response.writeHead(Number(request.url?.slice(1))).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const status of statuses)
    await (await fetch(`http://127.0.0.1:${port}/${status}`, { redirect: 'manual' })).text();
  server.close();
  await once(server, 'close');
  return written.map((line) => JSON.parse(line).status);
}

test('a visit that went well has a line at debug, one that failed at info too', async () => {
  const statuses = [200, 304, 404, 503];
  assert.deepEqual(await linesFor('info', true, statuses), [404, 503]);
  assert.deepEqual(await linesFor('debug', true, statuses), statuses);
  assert.deepEqual(await linesFor('info', false, statuses), statuses);
  assert.deepEqual(await linesFor('warn', true, statuses), []);
});
