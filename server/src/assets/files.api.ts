// Sends files to whoever has a signed link: no key, ranges, and headers under which
// not even a hostile file can do anything on this origin. Not part of /v0: the links
// are made here, and clients only follow them.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { Failure } from '../platform/errors.ts';
import { isKnown } from '../platform/http/body.ts';
import { refuseOthers } from '../platform/http/methods.ts';
import { type FileLink, filesPath } from './file_links.ts';
import type { Files, ServedFile } from './files.service.ts';
import { readRange } from './range.ts';

const yearSeconds = 31_536_000;
const minuteSeconds = 60;
const lasting = ({ expiresAt }: FileLink): boolean => expiresAt === Number.POSITIVE_INFINITY;
const isolation = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function serveFiles(http: FastifyInstance, files: Files, clock: Clock): void {
  const path = `${filesPath}/:file_id`;
  http.get(path, async (request, reply) => {
    const { file_id: fileId } = request.params as { file_id: string };
    const link = files.links.open(fileId, request.query as Record<string, unknown>);
    const file = await files.serve(link);
    const untilOver = Math.floor((link.expiresAt - clock.now()) / 1000);
    const freshSeconds = Math.min(untilOver, file.makeshift ? minuteSeconds : yearSeconds);
    reply.headers({
      etag: file.etag,
      'accept-ranges': 'bytes',
      'cache-control': `${lasting(link) ? 'public' : 'private'}, max-age=${freshSeconds}${file.makeshift ? '' : ', immutable'}`,
      'content-security-policy': isolation,
      // Pages on the domains of tenants show these files.
      'cross-origin-resource-policy': 'cross-origin',
    });
    // A font is fetched as if from another origin, also by a page in a sandbox.
    if (file.mimeType === 'font/woff2') reply.header('access-control-allow-origin', '*');
    if (isKnown(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
    return send(request, reply, file);
  });
  refuseOthers(http, path, 'GET, HEAD');
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
): Promise<FastifyReply> {
  const { sizeBytes, etag } = file;
  const ifRange = request.headers['if-range'];
  const wanted = ifRange === undefined || ifRange === etag ? request.headers.range : undefined;
  const range = readRange(wanted, sizeBytes);
  if (range === 'unsatisfiable') {
    throw new Failure('range_not_satisfiable', {
      headers: { 'content-range': `bytes */${sizeBytes}`, 'cache-control': 'no-store' },
    });
  }
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
  reply.headers({
    'content-type': file.mimeType,
    'content-length': end - start + 1,
    'content-disposition': `${file.inline ? 'inline' : 'attachment'}; filename="${file.filename}"`,
    ...(range ? { 'content-range': `bytes ${start}-${end}/${sizeBytes}` } : {}),
  });
  reply.code(range ? 206 : 200);
  const head = request.method === 'HEAD';
  const content = head ? Readable.from([]) : await file.read({ start, end });
  if (!content) {
    reply.removeHeader('content-length').header('cache-control', 'no-store');
    throw new Failure('file_not_found', { detail: 'The file is missing in the storage.' });
  }
  return reply.send(content);
}
