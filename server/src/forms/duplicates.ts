// What counts as the same submission sent twice: the same entries into the same form, seen on the same
// version, from the same address and program, within a short time. A script that gives its submission an
// id (facet.submission) is believed for as long as the row stands. Keyed, so that the stored value tells nobody
// an address or an entry.
import { createHmac } from 'node:crypto';
import { canonicalJson } from '../canonical.ts';
import type { VisitContext } from '../site/visit_context.ts';
import type { Entry } from './fields.ts';

/** A double click, a reload, a browser that sends again: not a person who comes back later. */
export const windowMs = 2 * 60_000;

export interface SentBy {
  address: string;
  program: string;
  /** The sender's own id for this submission. */
  submissionKey?: string | undefined;
}

export function duplicateKey(
  secret: string,
  visit: VisitContext,
  formId: string,
  input: Record<string, Entry>,
  sentBy: SentBy,
): string {
  const who =
    sentBy.submissionKey === undefined
      ? [sentBy.address, sentBy.program]
      : ['id', sentBy.submissionKey];
  const text = canonicalJson([visit, formId, input, who]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
