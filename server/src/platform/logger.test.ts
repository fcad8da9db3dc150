import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { destination } from 'pino';
import { makeLogger, makeRequestLines } from './logger.ts';

const entry = {
  requestId: 'req_1',
  method: 'GET',
  route: '/v0/persons/:person_id',
  status: 200,
  ms: 1.23456,
  tenantId: 'tenant_1',
  apiKeyId: 'apikey_1',
  gone: false,
};

test('the line of a request is JSON with the members of every other line', () => {
  const written: string[] = [];
  const logger = makeLogger('info', { write: (line) => void written.push(line) });
  makeRequestLines(logger).write(entry);
  makeRequestLines(logger).write({
    ...entry,
    tenantId: undefined,
    apiKeyId: undefined,
    gone: true,
  });
  const [known, unknown] = written.map((line) => JSON.parse(line));
  const { time, gone: _, ...rest } = { ...known };
  assert.ok(Date.parse(time) > 0);
  const { gone: _2, ...told } = entry;
  assert.deepEqual(rest, { level: 'info', ...told, ms: 1.23, msg: 'request' });
  assert.equal(unknown.gone, true);
  assert.ok(!('tenantId' in unknown) && !('apiKeyId' in unknown));
});

test('lines on their way to a file are gathered, none is lost, and flush writes them', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'facet-log-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'log');
  const lines = makeRequestLines(makeLogger('info', destination({ dest: file, sync: true })));
  const ids = Array.from({ length: 200 }, (_, n) => `req_${n}`);
  for (const requestId of ids) lines.write({ ...entry, requestId });
  lines.flush();
  const stored = readFileSync(file, 'utf8').trim().split('\n');
  assert.deepEqual(
    stored.map((line) => JSON.parse(line).requestId),
    ids,
  );
});

test('a logger that is to be quieter writes no lines of requests', () => {
  const written: string[] = [];
  const logger = makeLogger('warn', { write: (line) => void written.push(line) });
  makeRequestLines(logger).write(entry);
  assert.deepEqual(written, []);
});
