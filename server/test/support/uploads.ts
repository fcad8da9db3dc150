// Uploads as a client sends them, and the files tests send.
import assert from 'node:assert/strict';
import sharp from 'sharp';
import type { CallOptions, Reply, TestServer } from './server.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export const bytesOf = (content: string | Uint8Array): Bytes =>
  new Uint8Array(typeof content === 'string' ? Buffer.from(content) : content);

export interface Upload {
  file?: string | Uint8Array;
  filename?: string;
  /** A list is sent as a field for each of its members. */
  fields?: Record<string, string | string[]>;
}

export async function formOf({ file, filename = 'a file', fields = {} }: Upload): Promise<{
  raw: Bytes;
  headers: Record<string, string>;
}> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const text of [value].flat()) form.append(name, text);
  }
  if (file !== undefined) {
    form.append('file', new Blob([bytesOf(file)], { type: 'image/png' }), filename);
  }
  const request = new Request('http://facet.example', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  return { raw: bytesOf(new Uint8Array(await request.arrayBuffer())), headers };
}

export async function upload(
  facet: TestServer,
  what: Upload,
  options: CallOptions = {},
): Promise<Reply> {
  const { raw, headers } = await formOf(what);
  return facet.call('POST', '/v0/assets', {
    ...options,
    raw,
    headers: { ...headers, ...options.headers },
  });
}

/** An asset that was accepted. */
export async function makeAsset(
  facet: TestServer,
  what: Upload = {},
  options: CallOptions = {},
): Promise<Reply['body']> {
  const reply = await upload(facet, { file: await picture(), ...what }, options);
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}

let shade = 0;

/** A picture unlike any other of this run. */
export function picture(
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' = 'png',
  { width = 40, height = 20 } = {},
): Promise<Buffer> {
  shade = (shade + 1) % 0x1000000;
  const background = { r: shade & 255, g: (shade >> 8) & 255, b: 200 };
  const text = Buffer.from(String(shade));
  return sharp({ create: { width, height, channels: 3, background } })
    .withMetadata({ exif: { IFD0: { ImageDescription: text.toString() } } })
    [format]()
    .toBuffer();
}

/** Follows a link of an asset, which names the public address of the service. */
export function follow(facet: TestServer, link: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(link);
  return fetch(`${facet.url}${pathname}${search}`, init);
}
