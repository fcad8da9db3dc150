// Which version of which audience a visitor was shown, written into the page when it is rendered
// and sent back with every beacon, form and question. Signed, so that whoever takes them in can
// believe it without asking the database, and nobody can make up visits to what they never saw.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Arm } from '../platform/db/tables.ts';

/** Of a visit in an experiment: the arm, and whom it counts for. */
export interface Exposure {
  experimentId: string;
  arm: Arm;
  personId: string;
  accountId?: string;
}

export interface VisitContext {
  tenantId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
  /** Names the very bytes that were shown; pages from before they were kept have none. */
  renditionKey?: string;
  exposure?: Exposure;
}

export interface VisitContexts {
  seal(context: VisitContext): string;
  /** Undefined for anything that was not sealed here. */
  open(text: string): VisitContext | undefined;
}

const signatureBytes = 16;
/** A visitor sends the same one many times, and checking it costs as much as reading the rest. */
const remembered = 5_000;
const separator = '.';

export function makeVisitContexts(secret: string): VisitContexts {
  const sign = (text: string): Buffer =>
    createHmac('sha256', secret).update(text).digest().subarray(0, signatureBytes);

  const opened = new Map<string, VisitContext>();

  function read(text: string): VisitContext | undefined {
    const end = text.lastIndexOf(separator);
    const signature = Buffer.from(text.slice(end + 1), 'base64url');
    const signed = text.slice(0, Math.max(end, 0));
    if (signature.length !== signatureBytes || !timingSafeEqual(signature, sign(signed))) {
      return undefined;
    }
    const [tenantId, pageId, audienceId, versionId, renditionKey, ...rest] =
      signed.split(separator);
    if (!tenantId || !pageId || !audienceId || !versionId) return undefined;
    const exposure = exposureOf(rest);
    if (rest.length > 0 && !exposure) return undefined;
    return {
      ...{ tenantId, pageId, audienceId, versionId },
      ...(renditionKey ? { renditionKey } : {}),
      ...(exposure ? { exposure } : {}),
    };
  }

  return {
    seal({ tenantId, pageId, audienceId, versionId, renditionKey, exposure }) {
      const ids = [tenantId, pageId, audienceId, versionId];
      const shown = renditionKey === undefined && !exposure ? [] : [renditionKey ?? ''];
      const text = [...ids, ...shown, ...(exposure ? partsOf(exposure) : [])].join(separator);
      return `${text}${separator}${sign(text).toString('base64url')}`;
    },
    open(text) {
      const known = opened.get(text);
      if (known) return known;
      const context = read(text);
      if (!context) return undefined;
      if (opened.size >= remembered) opened.clear();
      opened.set(text, context);
      return context;
    },
  };
}

const partsOf = ({ arm, experimentId, personId, accountId }: Exposure): string[] => [
  arm,
  experimentId,
  personId,
  accountId ?? '',
];

function exposureOf([arm, experimentId, personId, accountId, ...rest]: string[]):
  | Exposure
  | undefined {
  if ((arm !== 'control' && arm !== 'treated') || !experimentId || !personId) return undefined;
  if (accountId === undefined || rest.length > 0) return undefined;
  return { experimentId, arm, personId, ...(accountId === '' ? {} : { accountId }) };
}
