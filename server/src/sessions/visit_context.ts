// Which version of which audience a visitor was shown, written into the page when it is rendered
// and sent back with every beacon, form and question. Signed, so that whoever takes them in can
// believe it without asking the database, and nobody can make up visits to what they never saw.
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface VisitContext {
  tenantId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
  /** Names the very bytes that were shown; pages from before they were kept have none. */
  renditionKey?: string;
}

export interface VisitContexts {
  seal(context: VisitContext): string;
  /** Undefined for anything that was not sealed here. */
  open(text: string): VisitContext | undefined;
}

const signatureBytes = 16;
const separator = '.';

export function makeVisitContexts(secret: string): VisitContexts {
  const sign = (text: string): Buffer =>
    createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes);

  return {
    seal({ tenantId, pageId, audienceId, versionId, renditionKey }) {
      const ids = [tenantId, pageId, audienceId, versionId];
      const text = [...ids, ...(renditionKey === undefined ? [] : [renditionKey])].join(separator);
      return `${text}${separator}${sign(text).toString('base64url')}`;
    },
    open(text) {
      const end = text.lastIndexOf(separator);
      const signature = Buffer.from(text.slice(end + 1), 'base64url');
      const signed = text.slice(0, Math.max(end, 0));
      if (signature.length !== signatureBytes || !timingSafeEqual(signature, sign(signed))) {
        return undefined;
      }
      const [tenantId, pageId, audienceId, versionId, renditionKey, ...rest] =
        signed.split(separator);
      if (!tenantId || !pageId || !audienceId || !versionId || rest.length > 0) return undefined;
      const ids = { tenantId, pageId, audienceId, versionId };
      return renditionKey === undefined ? ids : { ...ids, renditionKey };
    },
  };
}
