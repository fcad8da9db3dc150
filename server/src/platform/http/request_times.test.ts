import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Registry } from 'prom-client';
import { makeRequestTimes } from './request_times.ts';

const linesOf = async (registry: Registry): Promise<string[]> =>
  (await registry.metrics()).split('\n').filter((line) => line.includes('route="/v0/persons"'));

test('a request counts in every bucket that can hold it, in the sum and in the count', async () => {
  const registry = new Registry();
  const all = makeRequestTimes();
  all.register(registry);
  const times = all.of('GET', '/v0/persons');
  for (const seconds of [0.001, 0.002, 0.3, 60]) times.observe(200, seconds);
  const lines = await linesOf(registry);
  const readingOf = (part: string) =>
    Number(
      lines
        .find((line) => line.includes(part))
        ?.split(' ')
        .at(-1),
    );
  const buckets = ['0.0025', '0.01', '0.25', '1', '5', '+Inf'].map((le) =>
    readingOf(`_bucket{le="${le}"`),
  );
  assert.deepEqual(buckets, [2, 2, 2, 3, 3, 4]);
  assert.equal(readingOf('_sum{'), 60.303);
  assert.equal(readingOf('_count{'), 4);
});

test('statuses, methods and routes are counted apart, and one route is one series', async () => {
  const registry = new Registry();
  const times = makeRequestTimes();
  times.register(registry);
  times.of('GET', '/v0/persons').observe(200, 1);
  times.of('GET', '/v0/persons').observe(200, 1);
  times.of('GET', '/v0/persons').observe(404, 1);
  times.of('POST', '/v0/persons').observe(201, 1);
  const counts = (await linesOf(registry)).filter((line) => line.includes('_total{'));
  assert.deepEqual(
    counts.map((line) => line.replace(/.*\{/, '{')),
    [
      '{method="GET",route="/v0/persons",status="200"} 2',
      '{method="GET",route="/v0/persons",status="404"} 1',
      '{method="POST",route="/v0/persons",status="201"} 1',
    ],
  );
});

test('whatever clients write as a method is one series', async () => {
  const registry = new Registry();
  const times = makeRequestTimes();
  times.register(registry);
  for (const method of ['PROPFIND', 'REPORT', 'PURGE']) times.of(method, 'none').observe(404, 1);
  const lines = (await registry.metrics()).split('\n').filter((line) => line.includes('_total{'));
  assert.deepEqual(lines, [
    'facet_http_requests_total{method="other",route="none",status="404"} 3',
  ]);
});
