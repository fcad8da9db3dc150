import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { startServer } from '../../test/support/server.ts';
import { trackerSource } from './tracker.ts';

test('the tracker is under 3 KB as it is sent', () => {
  const bytes = gzipSync(trackerSource()).length;
  assert.ok(bytes < 3 * 1024, `${bytes} bytes`);
});

test('the tracker knows no cookie and no other host', () => {
  assert.doesNotMatch(trackerSource(), /cookie|https?:/);
});

test('the tracker is served compressed where that is taken, and not again to who has it', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const url = `${facet.url}/_facet/track.js`;
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  assert.equal(plain.status, 200);
  assert.match(plain.headers.get('content-type') ?? '', /^text\/javascript/);
  assert.equal(await plain.text(), trackerSource());
  const refused = await fetch(url, { headers: { 'accept-encoding': 'br;q=0, gzip' } });
  assert.equal(refused.headers.get('content-encoding'), 'gzip');
  assert.equal(await refused.text(), trackerSource());
  const etag = plain.headers.get('etag') ?? '';
  const known = await fetch(url, {
    headers: { 'if-none-match': etag, 'accept-encoding': 'identity' },
  });
  assert.equal(known.status, 304);
});
