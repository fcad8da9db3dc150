// A finished reply: its bytes in each encoding, made once and sent as often as asked for.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'identity' | 'gzip' | 'br' | 'zstd';

export interface Encoded {
  /**
   * A buffer and no text: node sends it from where it lies, and would copy a text twice for each visitor, into memory
   * that is cold by then.
   */
  bytes: Buffer;
  etag: string;
  /** Flat, as node takes them: name, value, name, value. */
  headers: string[];
  /** Those of a reply that says that nothing has changed. */
  unchanged: string[];
}

export interface Body {
  status: number;
  /** Of the uncompressed bytes, in hex. */
  sha256: string;
  /** At once where it has been made. */
  encoded(encoding: Encoding): Encoded | Promise<Encoded>;
  /** What it will hold with all its encodings, roughly. */
  sizeBytes: number;
}

/** Smaller than gzip's best at a tenth of the time of brotli's own default. */
const brotliQuality = 5;
/** A seventh of the time of the brotli above, which is a seventh smaller; most pages are opened once. */
const zstdLevel = 3;
const suffixes = { identity: '', gzip: '-gzip', br: '-br', zstd: '-zstd' } as const;
const gzipLevel = 6;

const brotliParams = (plain: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  },
});
const zstdParams = { params: { [constants.ZSTD_c_compressionLevel]: zstdLevel } };

type Compressed = Exclude<Encoding, 'identity'>;
const compressNow: Record<Compressed, (plain: Buffer) => Buffer> = {
  gzip: (plain) => gzipSync(plain, { level: gzipLevel }),
  br: (plain) => brotliCompressSync(plain, brotliParams(plain)),
  zstd: (plain) => zstdCompressSync(plain, zstdParams),
};
const aside = {
  gzip: promisify(gzip),
  br: promisify(brotliCompress),
  zstd: promisify(zstdCompress),
};
const compressAside: Record<Compressed, (plain: Buffer) => Promise<Buffer>> = {
  gzip: (plain) => aside.gzip(plain, { level: gzipLevel }),
  br: (plain) => aside.br(plain, brotliParams(plain)),
  zstd: (plain) => aside.zstd(plain, zstdParams),
};
/** Below this a compressed reply is hardly smaller. */
const worthBytes = 512;
/**
 * Up to this a body is compressed where it is: 20 KB take 0.1 to 0.6 ms, and handing them to a thread and
 * back takes the event loop several times as long. What is larger would hold others up.
 */
const atOnceBytes = 65_536;

export function makeBody(
  status: number,
  content: string | Buffer,
  headers: readonly (readonly [string, string])[],
): Body {
  const plain = typeof content === 'string' ? Buffer.from(content) : content;
  const sha256 = hash('sha256', plain);
  const tag = Buffer.from(sha256, 'hex').toString('base64url').slice(0, 22);
  const flat = headers.flat();
  const cached = headers.filter(([name]) => name === 'cache-control' || name === 'vary').flat();
  const made = new Map<Encoding, Encoded>();
  const making = new Map<Encoding, Promise<Encoded>>();

  function keep(encoding: Encoding, bytes: Buffer): Encoded {
    const etag = `"${tag}${suffixes[encoding]}"`;
    const encoded: Encoded = {
      bytes,
      etag,
      headers: [
        ...flat,
        'etag',
        etag,
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
        'content-length',
        String(bytes.length),
      ],
      unchanged: [...cached, 'etag', etag],
    };
    made.set(encoding, encoded);
    return encoded;
  }

  keep('identity', plain);
  return {
    status,
    sha256,
    encoded(wanted) {
      const encoding = plain.length < worthBytes ? 'identity' : wanted;
      const ready = made.get(encoding);
      if (ready) return ready;
      if (encoding === 'identity') return keep('identity', plain);
      if (plain.length <= atOnceBytes) return keep(encoding, compressNow[encoding](plain));
      // All who ask meanwhile wait for the one that is under way.
      const started =
        making.get(encoding) ??
        compressAside[encoding](plain).then((bytes) => keep(encoding, bytes));
      making.set(encoding, started);
      return started;
    },
    sizeBytes: Math.ceil(plain.length * 1.6),
  };
}

const chosen = new Map<string, Encoding>();
const keptChoices = 200;

/** The best encoding the visitor takes: of those that are small, the one that is made soonest. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const known = chosen.get(accepted);
  if (known !== undefined) return known;
  const encoding = choose(accepted);
  if (chosen.size < keptChoices) chosen.set(accepted, encoding);
  return encoding;
}

function choose(accepted: string): Encoding {
  // It is young: who takes anything may not have heard of it.
  if (accepted.includes('zstd') && takes(accepted, 'zstd')) return 'zstd';
  return (['br', 'gzip'] as const).find((one) => takes(accepted, one)) ?? 'identity';
}

/** Whether a client that accepts these encodings takes this one. */
export function takes(accepted: string, encoding: Compressed): boolean {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
        const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
        return [name, weight === undefined ? 1 : Number(weight)] as const;
      }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** Whether the client has this very reply already. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  const strong = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => strong(tag) === strong(etag));
}

/** In the encoding the client takes, or as a word that nothing has changed. */
export async function sendBody(
  body: Body,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const encoded = await body.encoded(encodingFor(String(request.headers['accept-encoding'] ?? '')));
  const unchanged = isKnown(request.headers['if-none-match'], encoded.etag);
  const headers = unchanged ? encoded.unchanged : encoded.headers;
  for (let n = 0; n < headers.length; n += 2) reply.header(headers[n] ?? '', headers[n + 1]);
  if (unchanged) return reply.code(304).send();
  return reply.code(body.status).send(encoded.bytes);
}
