// A visitor: a request with a Host of its own choice, and the reply as it came.
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export interface VisitOptions {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Visited {
  status: number;
  headers: Record<string, string | undefined>;
  /** Decompressed. */
  text: string;
  /** As it travelled. */
  bytes: Buffer;
}

/** The tenant's own host, as servers in tests have it. */
export const ownHost = 'default.facet.example';

export function visit(url: string, path: string, options: VisitOptions = {}): Promise<Visited> {
  const { method = 'GET', host = ownHost, headers = {}, body } = options;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers: { host, ...headers } });
    sent.on('error', reject);
    sent.on('response', async (response) => {
      const bytes = await buffer(response);
      const encoding = response.headers['content-encoding'];
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Visited['headers'],
        bytes,
        text: decoded(bytes, encoding).toString(),
      });
    });
    sent.end(body);
  });
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === 'zstd') return zstdDecompressSync(bytes);
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}
