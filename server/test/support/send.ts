// One request, and all of its reply. Not by fetch, whose streams cost three times as much as the request itself:
// the tests send a hundred thousand.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Dispatcher, request } from 'undici';

export interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array;
}

export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

export async function send(url: string, { method, ...rest }: Sent): Promise<Received> {
  const reply = await request(url, { method: method as Dispatcher.HttpMethod, ...rest });
  const headers = headersOf(reply.headers);
  const decode = decoders[headers.get('content-encoding') ?? ''];
  const text = decode
    ? decode(Buffer.from(await reply.body.arrayBuffer())).toString()
    : await reply.body.text();
  return { status: reply.statusCode, headers, text };
}

/** What a caller asked for compressed is read as it was meant. */
const decoders: Record<string, ((bytes: Buffer) => Buffer) | undefined> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

function headersOf(given: Record<string, string | string[] | undefined>): Headers {
  const headers = new Headers();
  for (const [name, value = []] of Object.entries(given)) {
    for (const one of [value].flat()) headers.append(name, one);
  }
  return headers;
}
