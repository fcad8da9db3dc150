// Serves the tracker: one small file, the same for every page, from the page's own host.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { refuseOthers } from '../platform/http/methods.ts';

export const trackerPath = '/_facet/track.js';

/** What visitors' browsers load: the file without its comments and indentation. */
export function trackerSource(): string {
  const file = readFileSync(new URL('./tracker.client.js', import.meta.url), 'utf8');
  const lines = file.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}

/** Short enough that a fault in it is gone within the hour. */
const caching = 'public, max-age=3600';

export function serveTracker(http: FastifyInstance): void {
  const source = Buffer.from(trackerSource());
  const encoded = { br: brotliCompressSync(source), gzip: gzipSync(source) };
  const etag = `"${createHash('sha256').update(source).digest('base64url').slice(0, 22)}"`;

  http.get(trackerPath, (request, reply) => {
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': caching,
      // The same for every encoding; weak, since the bytes are not.
      etag: `W/${etag}`,
      vary: 'accept-encoding',
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
    if (encoding === undefined) return reply.send(source);
    return reply.header('content-encoding', encoding).send(encoded[encoding]);
  });
  refuseOthers(http, trackerPath, 'GET, HEAD');
}

const accepts = (header: string, name: string): boolean =>
  header.split(',').some((part) => {
    const [coding = '', ...options] = part.split(';').map((text) => text.trim().toLowerCase());
    return coding === name && !options.some((option) => /^q=0(\.0*)?$/.test(option));
  });
