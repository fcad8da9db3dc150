// Links to files that need no key: signed, and over after an hour. Whoever has one
// may read that one file in that one form until then, and nothing else. Those in
// published pages last as long as the file: a page is open to all, and may stay open for days.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { Failure } from '../platform/errors.ts';
import { type RenditionForm, renditionForms } from './renditions.ts';

/** `scaled`: in every width and type that there is; which one, the link's `form` says. */
export type Variant = 'original' | 'preview' | 'scaled';

export interface FileLink {
  tenantId: string;
  fileId: string;
  variant: Variant;
  /** Of a scaled picture; undefined for any other. */
  form: RenditionForm | undefined;
  /** Infinity for a link of a published page. */
  expiresAt: number;
}

export interface FileLinks {
  make(tenantId: string, fileId: string, variant: Variant): string;
  /** For a published page: a path, good on whatever host shows the page. */
  makeLasting(tenantId: string, fileId: string, variant?: Variant): string;
  /** Throws unless the link was made here, is unchanged, and is not over. */
  open(fileId: string, query: Record<string, unknown>): FileLink;
}

export const filesPath = '/_facet/files';

const validMs = 3_600_000;
/** Ends are rounded up, so that a page read twice has the same links and browsers need not load twice. */
const roundMs = 300_000;
const never = 'never';

export function makeFileLinks(deps: {
  secret: string;
  clock: Clock;
  publicUrl: string;
}): FileLinks {
  const { secret, clock, publicUrl } = deps;

  const signatureOf = (tenantId: string, fileId: string, variant: string, expires: string) =>
    createHmac('sha256', secret)
      .update([tenantId, fileId, variant, expires].join('\n'))
      .digest('base64url');

  function pathOf(tenantId: string, fileId: string, variant: Variant, expires: string): string {
    const signature = signatureOf(tenantId, fileId, variant, expires);
    const query = new URLSearchParams({ tenant: tenantId, variant, expires, signature });
    return `${filesPath}/${fileId}?${query}`;
  }

  return {
    make(tenantId, fileId, variant) {
      const expiresAt = Math.ceil((clock.now() + validMs) / roundMs) * roundMs;
      return `${publicUrl}${pathOf(tenantId, fileId, variant, String(expiresAt / 1000))}`;
    },
    makeLasting: (tenantId, fileId, variant = 'original') =>
      pathOf(tenantId, fileId, variant, never),
    open(fileId, { tenant, variant, expires, signature, form: wanted }) {
      const texts = [tenant, variant, expires, signature].map((value) =>
        typeof value === 'string' ? value : '',
      );
      const [tenantId = '', signed = '', end = '', given = ''] = texts;
      const expected = Buffer.from(signatureOf(tenantId, fileId, signed, end));
      const presented = Buffer.from(given);
      if (presented.length !== expected.length || !timingSafeEqual(presented, expected)) {
        throw new Failure('file_link_invalid', {
          detail: 'Use a downloadUrl or previewDownloadUrl of an asset, unchanged.',
        });
      }
      const expiresAt = end === never ? Number.POSITIVE_INFINITY : Number(end) * 1000;
      if (expiresAt <= clock.now()) {
        throw new Failure('file_link_expired', { detail: 'Read the asset again for a new link.' });
      }
      const form = renditionForms.find((known) => known === wanted);
      if (signed === 'scaled' && form === undefined) {
        throw new Failure('file_link_invalid', { detail: 'The form is none that there is.' });
      }
      return { tenantId, fileId, variant: signed as Variant, form, expiresAt };
    },
  };
}
