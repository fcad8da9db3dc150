// Replies of the API over a kilobyte are compressed for those who ask for it.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const worthBytes = 1_024;
/** As fast as gzip, and smaller. */
const brotliQuality = 4;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Sends JSON; off the event loop where it is compressed. */
export function sendText(reply: FastifyReply, text: string): void {
  const accepted = reply.request.headers['accept-encoding'];
  if (text.length < worthBytes) return void reply.send(text);
  reply.header('vary', 'accept-encoding');
  const encoding = accepted === undefined ? undefined : encodingIn(accepted);
  if (encoding === undefined) return void reply.send(text);
  compress(encoding, text).then(
    (bytes) => reply.header('content-encoding', encoding).send(bytes),
    (error: Error) => reply.send(error),
  );
}

type Encoding = 'br' | 'gzip';

const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : zip(text);

function encodingIn(accepted: string): Encoding | undefined {
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => wanted.includes(name));
}
