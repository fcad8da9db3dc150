// What counts as the same submission sent twice: the same entries into the same form, seen on the same
// version, from the same address and program, within a short time. A script that gives its submission an
// id (facet.submission) is believed for longer, and from wherever. Keyed, so that the stored value tells nobody
// an address or an entry.
import { createHmac } from 'node:crypto';
import { canonicalJson } from '../platform/formats/canonical.ts';
import type { VisitContext } from '../sessions/visit_context.ts';
import type { Entry } from './fields.ts';

/** A double click, a reload, a browser that sends again: not a person who comes back later. */
const windowMs = 2 * 60_000;
const keyedWindowMs = 30 * 24 * 60 * 60_000;

export interface SentBy {
  address: string;
  program: string;
  /** The sender's own id for this submission. */
  submissionKey?: string | undefined;
}

interface Sent {
  visit: VisitContext;
  form: { formId: string };
  input: Record<string, Entry>;
  suspicion: string | undefined;
  sentBy: SentBy;
}

/** How far back its like is a repetition. */
export const repetitionMs = ({ submissionKey }: SentBy): number =>
  submissionKey === undefined ? windowMs : keyedWindowMs;

export function duplicateKey(secret: string, sent: Sent): string {
  const { visit, form, input, suspicion, sentBy } = sent;
  const { submissionKey, address, program } = sentBy;
  const who = submissionKey === undefined ? [address, program] : ['id', submissionKey];
  // A person who was taken for a machine and sends again is no repetition of that machine.
  const suspected = suspicion !== undefined;
  const text = canonicalJson([visit, form.formId, input, who, suspected]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
