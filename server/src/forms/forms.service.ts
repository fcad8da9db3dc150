// What visitors send through forms. A submission, the person and account it is tied to, the person's log, the
// event and the job that enriches it are one transaction, so none is there without the others. One that a machine
// seems to have sent is kept too, apart: it makes no person, and is neither announced nor counted.
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Versions } from '../audiences/versions.service.ts';
import type { BlockOf } from '../content/content.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import {
  beforeNewest,
  countedPage,
  cutPage,
  type PageOf,
  type PageRequest,
  rowsInPages,
} from '../platform/db/page.ts';
import type { FormSubmissionRow, PersonRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { Sessions } from '../sessions/sessions.service.ts';
import type { VisitContext } from '../sessions/visit_context.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import { eventOf, makeAnnouncing } from './announcing.ts';
import { duplicateKey, repetitionMs, type SentBy } from './duplicates.ts';
import type { Entry } from './fields.ts';
import {
  counterOf,
  countFiltered,
  eraseSubmission,
  findDuplicate,
  findSubmission,
  insertSubmission,
  listFiltered,
  listIdsOfPerson,
  listOfPerson,
  listSubmissions,
  type SubmissionFilter,
  settleEnrichment,
} from './forms.store.ts';
import { makeRelease } from './releasing.ts';
import { makeSenders, senderOf } from './sender.ts';

export type Suspicion = 'hidden_field' | 'too_fast';

export interface NewSubmission {
  visit: VisitContext;
  form: BlockOf<'form'>;
  /** Read and found to be without faults. */
  input: Record<string, Entry>;
  /** Whom the page was made for, if for one person. */
  addresseeId: string | null;
  suspicion: Suspicion | undefined;
  sentBy: SentBy;
  sessionKey?: string | undefined;
}

export type Outcome = { enrichment: Record<string, unknown> } | { error: string };

export interface Forms {
  submit(submission: NewSubmission): Promise<{ row: FormSubmissionRow; replayed: boolean }>;
  get(tenantId: string, submissionId: string): Promise<FormSubmissionRow>;
  list(
    tenantId: string,
    filter: SubmissionFilter,
    page: PageRequest,
  ): Promise<PageOf<FormSubmissionRow>>;
  /** A person's after all: announced, enriched and counted as if it had come just now. */
  release(tenantId: string, submissionId: string): Promise<FormSubmissionRow>;
  /** The submission, while its enrichment is still to come. */
  findWaiting(tenantId: string, submissionId: string): Promise<FormSubmissionRow | undefined>;
  /** Inside a transaction: stores how the enrichment ended and announces it, once. */
  settle(row: FormSubmissionRow, outcome: Outcome): Promise<void>;
  /** All submissions of a person, newest first, read in pages. */
  ofPerson(person: PersonRow): AsyncGenerator<FormSubmissionRow>;
  /** Inside a transaction that holds the person, before they are deleted. */
  forgetPerson(
    tenantId: string,
    personId: string,
  ): Promise<{ submissions: number; events: number }>;
}

export function makeForms(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  persons: Persons;
  accounts: Accounts;
  outbox: Outbox;
  queue: Queue;
  versions: Pick<Versions, 'get' | 'content'>;
  sessions: Pick<Sessions, 'note'>;
  /** Inside the transaction that erased these submissions: what their events hold goes too. */
  forgetEvents: (tenantId: string, submissionIds: string[]) => Promise<number>;
  /** Keys the traces that tell a submission from its repetition. */
  secret: string;
}): Forms {
  const { db, clock, makeId, persons, accounts, outbox, queue, versions, sessions, secret } = deps;
  const senders = makeSenders(persons);
  const announcing = makeAnnouncing({ persons, accounts, outbox, queue });
  const { logFor, announce } = announcing;

  async function store(
    { visit, form, input, suspicion }: NewSubmission,
    found: { person: PersonRow | undefined; accountId: string | null; email: string | undefined },
    key: { submissionId: string; duplicateKey: string; now: number },
  ): Promise<FormSubmissionRow> {
    const row: FormSubmissionRow = {
      submission_id: key.submissionId,
      tenant_id: visit.tenantId,
      form_id: form.formId,
      component_id: form.componentId,
      page_id: visit.pageId,
      audience_id: visit.audienceId,
      version_id: visit.versionId,
      person_id: found.person?.person_id ?? null,
      account_id: found.accountId,
      email: found.email ?? null,
      input: JSON.stringify(input),
      suspicion: suspicion ?? null,
      suspected_bot: suspicion === undefined ? 0 : 1,
      duplicate_key: key.duplicateKey,
      enrichment_state: suspicion === undefined ? 'waiting' : 'none',
      enrichment: null,
      enrichment_error: null,
      created_at: key.now,
      erased_at: null,
    };
    await insertSubmission(db, row);
    return row;
  }

  async function accept(
    submission: NewSubmission,
    key: { submissionId: string; duplicateKey: string; now: number },
  ): Promise<FormSubmissionRow> {
    const { visit, form, input, addresseeId } = submission;
    const { tenantId, pageId, audienceId } = visit;
    const { submissionId } = key;
    const sender = senderOf(form.fields, input);
    const { email } = sender;
    if (submission.suspicion !== undefined) {
      const person = await senders.find(tenantId, sender, addresseeId);
      return store(submission, { person, accountId: null, email }, key);
    }
    const person = await senders.findOrMake(tenantId, sender, addresseeId);
    const payload = { submissionId, formId: form.formId, pageId, audienceId, input };
    const accountId = person ? await logFor(tenantId, person, payload) : null;
    const row = await store(submission, { person, accountId, email }, key);
    await announce(row);
    await sessions.note({
      visit,
      sessionKey: submission.sessionKey,
      at: row.created_at,
      kind: 'form',
      noteId: submissionId,
      componentId: form.componentId,
      label: form.heading ?? form.submitLabel,
    });
    return row;
  }

  async function eraseOne(tenantId: string, submissionId: string): Promise<void> {
    // The row first: an enrichment that is being stored right now is waited for, and its event seen.
    await eraseSubmission(db, tenantId, submissionId, clock.now());
    await queue.cancel(tenantId, submissionId);
  }

  return {
    submit: (submission) =>
      db.transaction(async () => {
        const { visit, sentBy } = submission;
        const repeated = duplicateKey(secret, submission);
        await db.lock(`form submission ${repeated}`);
        const now = clock.now();
        const since = now - repetitionMs(sentBy);
        const first = await findDuplicate(db, visit.tenantId, repeated, since);
        if (first) return { row: first, replayed: true };
        const key = { submissionId: makeId('formsubmission'), duplicateKey: repeated, now };
        return { row: await accept(submission, key), replayed: false };
      }),
    async list(tenantId, filter, { after = beforeNewest, limit }) {
      const wanted = { after, limit: limit + 1 };
      const { suspectedBot, ...rest } = filter;
      if (Object.values(rest).some((value) => value !== undefined)) {
        const rows = await listFiltered(db, tenantId, filter, wanted);
        const page = cutPage(rows, limit, (row) => row.submission_id);
        return { ...page, totalCount: await countFiltered(db, tenantId, filter) };
      }
      const rows = await listSubmissions(db, tenantId, suspectedBot, wanted);
      const countAll = () => readTotal(db, tenantId, [counterOf(suspectedBot)]);
      return countedPage(rows, limit, 'submission_id', countAll);
    },
    async get(tenantId, submissionId) {
      const row = await findSubmission(db, tenantId, submissionId);
      if (!row) throw new Failure('form_submission_not_found');
      return row;
    },
    release: makeRelease({ db, versions, senders, announcing }),
    async findWaiting(tenantId, submissionId) {
      const row = await findSubmission(db, tenantId, submissionId);
      return row?.enrichment_state === 'waiting' ? row : undefined;
    },
    async settle(row, outcome) {
      const { tenant_id: tenantId, submission_id: submissionId, audience_id: audienceId } = row;
      const enriched = 'enrichment' in outcome;
      const ours = await settleEnrichment(db, tenantId, submissionId, {
        enrichment_state: enriched ? 'enriched' : 'failed',
        enrichment: enriched ? JSON.stringify(outcome.enrichment) : null,
        enrichment_error: enriched ? null : outcome.error,
      });
      if (!ours) return;
      const event = eventOf(row, clock.now());
      if (enriched) {
        const { enrichment } = outcome;
        await outbox.write(tenantId, 'form.enriched', audienceId, { ...event, enrichment });
      } else {
        const { error } = outcome;
        await outbox.write(tenantId, 'form.enrichment_failed', audienceId, { ...event, error });
      }
    },
    ofPerson: ({ tenant_id: tenantId, person_id: personId, email }) =>
      rowsInPages((page) => listOfPerson(db, tenantId, { personId, email }, page), 'submission_id'),
    async forgetPerson(tenantId, personId) {
      const email = (await persons.find(tenantId, personId))?.email ?? null;
      const submissionIds = await listIdsOfPerson(db, tenantId, { personId, email });
      for (const submissionId of submissionIds) await eraseOne(tenantId, submissionId);
      const submissions = submissionIds.length;
      const events = submissions === 0 ? 0 : await deps.forgetEvents(tenantId, submissionIds);
      return { submissions, events };
    },
  };
}
