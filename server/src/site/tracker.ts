// Serves the tracker: one small file, the same for every page, from the page's own host.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type Body, makeBody, sendBody } from '../platform/http/body.ts';
import { refuseOthers } from '../platform/http/methods.ts';

export const trackerPath = '/_facet/track.js';

/** What visitors' browsers load: the file without its comments and indentation. */
export function trackerSource(): string {
  const file = readFileSync(new URL('./tracker.client.js', import.meta.url), 'utf8');
  const lines = file.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('//')).join('\n');
}

const headers = [
  ['content-type', 'text/javascript; charset=utf-8'],
  // Short enough that a fault in it is gone within the hour.
  ['cache-control', 'public, max-age=3600'],
  ['vary', 'accept-encoding'],
  ['cross-origin-resource-policy', 'cross-origin'],
] as const;

export function serveTracker(http: FastifyInstance): void {
  let tracker: Body | undefined;
  http.get(trackerPath, (request, reply) => {
    tracker ??= makeBody(200, trackerSource(), headers);
    return sendBody(tracker, request, reply);
  });
  refuseOthers(http, trackerPath, 'GET, HEAD');
}
