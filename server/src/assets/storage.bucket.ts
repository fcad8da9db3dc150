// A bucket of any service that speaks S3. Three requests are all we need of it, so
// they are signed and sent with fetch; the AWS SDK would be 22 MB for the same.
import { openAsBlob } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { outward } from '../platform/db/scope.ts';
import { Failure } from '../platform/errors.ts';
import type { BucketSettings, Storage } from './storage.ts';

const tries = 3;
const firstWaitMs = 200;

export function makeBucketStorage(settings: BucketSettings): Storage {
  const { accessKey: accessKeyId, secretKey: secretAccessKey, region } = settings;
  const base = addressOf(settings);

  async function send(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    { headers = {}, body }: { headers?: Record<string, string>; body?: Blob } = {},
  ): Promise<Response> {
    outward('the bucket');
    const url = `${base}/${key}`;
    const credentials = { accessKeyId, secretAccessKey, region, service: 's3' };
    const signed = await new AwsV4Signer({ method, url, headers, ...credentials }).sign();
    return fetch(signed.url, {
      method,
      headers: signed.headers,
      ...(body === undefined ? {} : { body }),
    });
  }

  /** All three requests may be repeated without harm. A 404 is an answer, not a failure. */
  async function ask(...request: Parameters<typeof send>): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const response = await send(...request).catch((error: unknown) => error as Error);
      if (!(response instanceof Error) && (response.ok || response.status === 404)) return response;
      const cause = response instanceof Error ? response : await refusal(response);
      const lasting = !(response instanceof Error) && response.status < 500;
      if (lasting || attempt === tries) throw new Failure('storage_unavailable', { cause });
      await sleep(firstWaitMs * 2 ** attempt);
    }
  }

  return {
    async put(key, path, { sha256, mimeType }) {
      const body = await openAsBlob(path);
      // Signed with its hash: what arrives damaged is refused there.
      const headers = { 'x-amz-content-sha256': sha256, 'content-type': mimeType };
      const response = await ask('PUT', key, { headers, body });
      if (response.status === 404) {
        throw new Failure('storage_unavailable', { cause: await refusal(response) });
      }
    },
    async read(key, { start, end }) {
      const response = await ask('GET', key, { headers: { range: `bytes=${start}-${end}` } });
      if (response.status === 404 || !response.body) return undefined;
      return Readable.fromWeb(response.body as ReadableStream);
    },
    async remove(key) {
      await ask('DELETE', key);
    },
  };
}

function addressOf({ bucket, region, endpoint }: BucketSettings): string {
  if (endpoint === undefined) return `https://${bucket}.s3.${region}.amazonaws.com`;
  return `${endpoint.replace(/(?<!\/)\/+$/, '')}/${bucket}`;
}

const refusal = async (response: Response): Promise<Error> =>
  new Error(`the bucket answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
