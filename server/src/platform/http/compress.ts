// Replies of the API over a kilobyte are compressed for those who ask for it.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';

const worthBytes = 1_024;
/** As fast as gzip, and smaller. */
const brotliQuality = 4;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Off the event loop where it is compressed: then the reply is sent when the promise ends. */
export function sendText(reply: FastifyReply, text: string): Promise<void> | undefined {
  const accepted = reply.request.headers['accept-encoding'];
  if (text.length < worthBytes) {
    reply.send(text);
    return undefined;
  }
  reply.header('vary', 'accept-encoding');
  const encoding = accepted === undefined ? undefined : encodingIn(accepted);
  if (encoding !== undefined) return sendCompressed(reply, encoding, text);
  reply.send(text);
  return undefined;
}

type Encoding = 'br' | 'gzip';

async function sendCompressed(
  reply: FastifyReply,
  encoding: Encoding,
  text: string,
): Promise<void> {
  const bytes = await compress(encoding, text);
  reply.header('content-encoding', encoding).send(bytes);
}

const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br'
    ? brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } })
    : zip(text);

function encodingIn(accepted: string): Encoding | undefined {
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((name) => wanted.includes(name));
}
