// The web application at /studio. Its files are public: they hold no data, which comes through
// /v0 with the member's session. Two documents with two policies: the application, in which nothing
// runs but its own script, and the frame that shows pages in the editor, which the browser puts into
// a sandbox without the studio's origin. Whatever a page holds can reach neither session nor API.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../platform/errors.ts';
import { type BuiltFile, type Bundle, openBundle } from './bundle.ts';

const application = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // The one rule that React Aria writes into a style element of its own.
    "style-src 'self' 'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
    "connect-src 'self'",
    // Pictures may lie in a bucket; a picture under way is a blob.
    "img-src 'self' https: http: data: blob:",
    "media-src 'self' https: http: blob:",
    "font-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const frame = {
  'content-security-policy': [
    'sandbox allow-scripts',
    "default-src 'none'",
    "script-src 'self'",
    // Pages bring their style sheet along as text.
    "style-src 'unsafe-inline'",
    "img-src 'self' https: http: data:",
    "media-src 'self' https: http:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
};

const immutable = {
  'cache-control': 'public, max-age=31536000, immutable',
  // The frame has no origin, and asks for its script and fonts from nowhere.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

export function serveStudio(http: FastifyInstance, folder?: string): void {
  let bundle: Bundle | undefined;
  const find = (name: string, request: FastifyRequest) => {
    bundle ??= openBundle(folder);
    return bundle.find(name, String(request.headers['accept-encoding'] ?? ''));
  };

  async function sendDocument(
    name: string,
    headers: Record<string, string>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const file = await find(name, request);
    if (!file) {
      throw new Failure('route_not_found', {
        detail: 'The studio is not built here: run npm run build -w @facet/studio.',
      });
    }
    return sendFile(file, { ...headers, 'cache-control': 'no-cache' }, request, reply);
  }

  http.get('/studio', (request, reply) => sendDocument('index.html', application, request, reply));
  http.get('/studio/frame', (request, reply) => sendDocument('frame.html', frame, request, reply));
  http.get('/studio/assets/:name', async (request, reply) => {
    const { name } = request.params as { name: string };
    const file = await find(`assets/${name}`, request);
    if (!file) throw new Failure('route_not_found');
    return sendFile(file, immutable, request, reply);
  });
  // Every address of the application is the application: it knows what to show.
  http.get('/studio/*', (request, reply) =>
    sendDocument('index.html', application, request, reply),
  );
}

function sendFile(
  file: BuiltFile,
  headers: Record<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({ ...headers, etag: file.etag, vary: 'accept-encoding' }).type(file.type);
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (file.encoding !== undefined) reply.header('content-encoding', file.encoding);
  return reply.send(file.bytes);
}
