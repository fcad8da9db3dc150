// Content that is made when it is first asked for, and kept compressed from then on.
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createGunzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown, takes } from '../body.ts';

export interface Asset {
  type: string;
  headers?: Record<string, string>;
  /** The content, compressed with gzip. */
  load(): Promise<Buffer>;
}

export type AnswerAsset = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface Loaded {
  content: Buffer;
  etag: string;
}

const compress = promisify(gzip);

export function gzipped(text: string): Promise<Buffer> {
  return compress(text);
}

export function makeAsset(asset: Asset): AnswerAsset {
  const loaded = once(async (): Promise<Loaded> => {
    const content = await asset.load();
    // Weak, because the same tag stands for the plain and the compressed form.
    return { content, etag: `W/"${hash('sha256', content, 'base64url')}"` };
  });

  return async (request, reply) => {
    const { content, etag } = await loaded();
    reply.headers({ ...asset.headers, etag, 'cache-control': 'no-cache', vary: 'accept-encoding' });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type(asset.type);
    if (!takes(String(request.headers['accept-encoding'] ?? ''), 'gzip')) {
      return reply.send(Readable.from([content]).pipe(createGunzip()));
    }
    return reply.header('content-encoding', 'gzip').send(content);
  };
}

/** One run for all who ask at the same time; after a failure the next one tries again. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
