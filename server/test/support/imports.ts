// Imports as a client sends them.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CallOptions, Reply, TestServer } from './server.ts';
import { formOf } from './uploads.ts';

export async function sendImport(
  facet: Pick<TestServer, 'call'>,
  file: string | Uint8Array,
  fields: Record<string, string> = {},
  options: CallOptions = {},
): Promise<Reply> {
  const { raw, headers } = await formOf({
    file,
    filename: 'rows.csv',
    fields: { kind: 'persons', ...fields },
  });
  return facet.call('POST', '/v0/imports', {
    ...options,
    raw,
    headers: { ...headers, ...options.headers },
  });
}

/** Waits until an import or a batch has come to its end. */
export async function ended(
  facet: { call(method: string, path: string): Promise<{ body: Reply['body'] }> },
  path: string,
): Promise<Reply['body']> {
  for (let tries = 0; tries < 30_000; tries++) {
    const { body } = await facet.call('GET', path);
    if (body.status !== 'queued' && body.status !== 'running') return body;
    await sleep(20);
  }
  throw new Error(`${path} is still under way`);
}

export async function imported(
  facet: TestServer,
  file: string,
  fields: Record<string, string> = {},
): Promise<Reply['body']> {
  const { status, body, text } = await sendImport(facet, file, fields);
  assert.equal(status, 202, text);
  return ended(facet, `/v0/imports/${body.importId}`);
}
