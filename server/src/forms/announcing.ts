// What follows from a submission of a person's, in the transaction in which it is one: their log, the
// account, the event, and the job that enriches it.
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Persons } from '../persons/persons.service.ts';
import { isoTime } from '../platform/clock.ts';
import type { FormSubmissionRow, PersonRow } from '../platform/db/tables.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { Outbox } from '../webhooks/outbox.ts';

export interface Announcing {
  /** Gives the account. */
  logFor(
    tenantId: string,
    person: PersonRow,
    payload: Record<string, unknown>,
  ): Promise<string | null>;
  announce(row: FormSubmissionRow): Promise<void>;
}

export function makeAnnouncing(deps: {
  persons: Persons;
  accounts: Accounts;
  outbox: Outbox;
  queue: Queue;
}): Announcing {
  const { persons, accounts, outbox, queue } = deps;
  return {
    // The log first: it waits for the account's domain, and the account, if new, takes it along.
    async logFor(tenantId, { person_id: personId, domain }, payload) {
      await persons.createLog(tenantId, {
        personId,
        source: 'facet',
        type: 'form-submitted',
        direction: 'from',
        payload,
      });
      return domain === null ? null : accounts.resolve(tenantId, { domain });
    },
    async announce(row) {
      const { tenant_id: tenantId, submission_id: submissionId, audience_id: audienceId } = row;
      await outbox.write(tenantId, 'form.submitted', audienceId, eventOf(row, row.created_at));
      await queue.enqueue(tenantId, 'enrich_form', submissionId, { submissionId });
    },
  };
}

export function eventOf(row: FormSubmissionRow, at: number) {
  return {
    formId: row.form_id,
    submissionId: row.submission_id,
    pageId: row.page_id,
    audienceId: row.audience_id,
    ...(row.person_id === null ? {} : { personId: row.person_id }),
    ...(row.account_id === null ? {} : { accountId: row.account_id }),
    input: JSON.parse(row.input) as Record<string, unknown>,
    at: isoTime(at),
  };
}
