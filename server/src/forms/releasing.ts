// Takes a suspected submission for a person's after all. It then makes what any other makes, once; a visit it
// does not make anew: which session it was of is not kept of what a machine seems to have sent.
import type { Versions } from '../audiences/versions.service.ts';
import type { Db } from '../platform/db/open.ts';
import type { FormSubmissionRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Announcing } from './announcing.ts';
import type { Entry, Field } from './fields.ts';
import { findSubmission, releaseSubmission } from './forms.store.ts';
import { type Senders, senderOf } from './sender.ts';

export function makeRelease(deps: {
  db: Db;
  versions: Pick<Versions, 'get' | 'content'>;
  senders: Senders;
  announcing: Announcing;
}): (tenantId: string, submissionId: string) => Promise<FormSubmissionRow> {
  const { db, versions, senders, announcing } = deps;

  /** The fields it was sent from; none when the version has been emptied since. */
  async function fieldsOf(row: FormSubmissionRow): Promise<Field[]> {
    const content = await versions.content(await versions.get(row, row.version_id));
    const form = content?.blocks.find(({ componentId }) => componentId === row.component_id);
    return form?.type === 'form' ? form.fields : [];
  }

  async function release(suspected: FormSubmissionRow): Promise<FormSubmissionRow | undefined> {
    const { tenant_id: tenantId, submission_id: submissionId } = suspected;
    const input = JSON.parse(suspected.input) as Record<string, Entry>;
    const sender = {
      ...senderOf(await fieldsOf(suspected), input),
      email: suspected.email ?? undefined,
    };
    const person = await senders.findOrMake(tenantId, sender, suspected.person_id);
    const { form_id: formId, page_id: pageId, audience_id: audienceId } = suspected;
    const payload = { submissionId, formId, pageId, audienceId, input };
    const accountId = person ? await announcing.logFor(tenantId, person, payload) : null;
    const found = { person_id: person?.person_id ?? null, account_id: accountId };
    const row = await releaseSubmission(db, tenantId, submissionId, found);
    if (row) await announcing.announce(row);
    return row;
  }

  return (tenantId, submissionId) =>
    db.transaction(async () => {
      const row = await findSubmission(db, tenantId, submissionId);
      if (!row) throw new Failure('form_submission_not_found');
      const open = row.suspected_bot === 1 && row.erased_at === null;
      // Released or erased by another meanwhile: what was begun here is undone with the transaction.
      const released = open ? await release(row) : undefined;
      if (!released) throw new Failure('form_submission_not_suspected');
      return released;
    });
}
