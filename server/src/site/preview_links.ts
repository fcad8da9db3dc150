// Addresses that show one version to whoever has them, without a key: signed, and over after an hour.
// What they show is the preview, in its sandbox; nothing else can be read with one.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import { Failure } from '../platform/errors.ts';

export interface PreviewedVersion {
  tenantId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
}

export interface PreviewLinks {
  make(version: PreviewedVersion): string;
  /** Throws unless the address was made here, is unchanged, and is not over. */
  open(token: string): PreviewedVersion;
}

export const previewsPath = '/_facet/previews';

const validMs = 3_600_000;
/** Ends are rounded down, so that a version read twice in a moment reads the same. */
const roundMs = 60_000;

export function makePreviewLinks(deps: {
  secret: string;
  clock: Clock;
  publicUrl: string;
}): PreviewLinks {
  const { secret, clock, publicUrl } = deps;
  const signatureOf = (said: string): string =>
    createHmac('sha256', secret).update(said).digest('base64url');

  return {
    make({ tenantId, pageId, audienceId, versionId }) {
      const expires = String(Math.floor((clock.now() + validMs) / roundMs) * roundMs);
      const said = [tenantId, pageId, audienceId, versionId, expires].join('.');
      return `${publicUrl}${previewsPath}/${said}.${signatureOf(said)}`;
    },
    open(token) {
      const cut = token.lastIndexOf('.');
      const said = token.slice(0, cut);
      const expected = Buffer.from(signatureOf(said));
      const presented = Buffer.from(token.slice(cut + 1));
      if (presented.length !== expected.length || !timingSafeEqual(presented, expected)) {
        throw new Failure('preview_link_invalid', {
          detail: 'Use the previewUrl of a version, unchanged.',
        });
      }
      const [tenantId = '', pageId = '', audienceId = '', versionId = '', expires] =
        said.split('.');
      if (Number(expires) <= clock.now()) {
        throw new Failure('preview_link_expired', {
          detail: 'Read the version again for a new address.',
        });
      }
      return { tenantId, pageId, audienceId, versionId };
    },
  };
}
