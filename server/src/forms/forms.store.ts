import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { FormSubmissionRow } from '../platform/db/tables.ts';

const columns = [
  'submission_id',
  'tenant_id',
  'form_id',
  'component_id',
  'page_id',
  'audience_id',
  'version_id',
  'person_id',
  'account_id',
  'email',
  'input',
  'suspicion',
  'suspected_bot',
  'duplicate_key',
  'enrichment_state',
  'enrichment',
  'enrichment_error',
  'created_at',
  'erased_at',
] as const;

export async function insertSubmission(db: Db, row: FormSubmissionRow): Promise<void> {
  await db.sql.insertInto('form_submissions').values(row).execute();
}

const byId = statement((sql, v: { tenantId: string; submissionId: string }) =>
  sql
    .selectFrom('form_submissions')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('submission_id', '=', v.submissionId),
);

export const findSubmission = async (
  db: Db,
  tenantId: string,
  submissionId: string,
): Promise<FormSubmissionRow | undefined> => (await byId(db, { tenantId, submissionId }))[0];

const byDuplicateKey = statement((sql, v: { tenantId: string; key: string; since: number }) =>
  sql
    .selectFrom('form_submissions')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('duplicate_key', '=', v.key)
    .where('created_at', '>=', v.since)
    .orderBy('submission_id', 'desc')
    .limit(1),
);

export const findDuplicate = async (
  db: Db,
  tenantId: string,
  key: string,
  since: number,
): Promise<FormSubmissionRow | undefined> =>
  (await byDuplicateKey(db, { tenantId, key, since }))[0];

export interface SubmissionFilter {
  pageId?: string | undefined;
  audienceId?: string | undefined;
  formId?: string | undefined;
  personId?: string | undefined;
  /** created_at from here, inclusive, and to there, exclusive. */
  from?: number | undefined;
  to?: number | undefined;
  suspectedBot: boolean;
}

export const counterOf = (suspectedBot: boolean): string =>
  suspectedBot ? 'form_submissions_bots' : 'form_submissions';

type Listed = FormSubmissionRow & { total: number | null };

const listAll = statement(
  (sql, v: { tenantId: string; bot: number; counter: string; after: string; limit: number }) =>
    sql
      .selectFrom('form_submissions')
      .select(columns)
      .select(totalOf(sql, { tenantId: v.tenantId, lists: [v.counter], scope: '' }).as('total'))
      .where('tenant_id', '=', v.tenantId)
      .where('suspected_bot', '=', v.bot)
      .where('submission_id', '<', v.after)
      .orderBy('submission_id', 'desc')
      .limit(v.limit),
);

/** Without filters, its total with every row. */
export const listSubmissions = (
  db: Db,
  tenantId: string,
  suspectedBot: boolean,
  page: { after: string; limit: number },
): Promise<Listed[]> =>
  listAll(db, {
    tenantId,
    bot: suspectedBot ? 1 : 0,
    counter: counterOf(suspectedBot),
    ...page,
  });

function filtered(db: Db, tenantId: string, filter: SubmissionFilter) {
  const { pageId, audienceId, formId, personId, from, to, suspectedBot } = filter;
  let query = db.sql
    .selectFrom('form_submissions')
    .where('tenant_id', '=', tenantId)
    .where('suspected_bot', '=', suspectedBot ? 1 : 0);
  if (pageId !== undefined) query = query.where('page_id', '=', pageId);
  if (audienceId !== undefined) query = query.where('audience_id', '=', audienceId);
  if (formId !== undefined) query = query.where('form_id', '=', formId);
  if (personId !== undefined) query = query.where('person_id', '=', personId);
  if (from !== undefined) query = query.where('created_at', '>=', from);
  if (to !== undefined) query = query.where('created_at', '<', to);
  return query;
}

export const listFiltered = (
  db: Db,
  tenantId: string,
  filter: SubmissionFilter,
  page: { after: string; limit: number },
): Promise<FormSubmissionRow[]> =>
  filtered(db, tenantId, filter)
    .select(columns)
    .where('submission_id', '<', page.after)
    .orderBy('submission_id', 'desc')
    .limit(page.limit)
    .execute();

export async function countFiltered(
  db: Db,
  tenantId: string,
  filter: SubmissionFilter,
): Promise<number> {
  const row = await filtered(db, tenantId, filter)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Whether it was suspected, and not erased meanwhile; so it is taken for a person's once. */
export async function releaseSubmission(
  db: Db,
  tenantId: string,
  submissionId: string,
  sender: Pick<FormSubmissionRow, 'person_id' | 'account_id'>,
): Promise<FormSubmissionRow | undefined> {
  return db.sql
    .updateTable('form_submissions')
    .set({ ...sender, suspected_bot: 0, suspicion: null, enrichment_state: 'waiting' })
    .where('tenant_id', '=', tenantId)
    .where('submission_id', '=', submissionId)
    .where('suspected_bot', '=', 1)
    .where('erased_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
}

/** Whether it was waiting; so the outcome is written once. */
export async function settleEnrichment(
  db: Db,
  tenantId: string,
  submissionId: string,
  outcome: Pick<FormSubmissionRow, 'enrichment_state' | 'enrichment' | 'enrichment_error'>,
): Promise<boolean> {
  const result = await db.sql
    .updateTable('form_submissions')
    .set(outcome)
    .where('tenant_id', '=', tenantId)
    .where('submission_id', '=', submissionId)
    .where('enrichment_state', '=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface Whose {
  personId: string;
  email: string | null;
}

const theirs = (db: Db, tenantId: string, { personId, email }: Whose) =>
  db.sql
    .selectFrom('form_submissions')
    .where('tenant_id', '=', tenantId)
    .where((or) =>
      or.or([or('person_id', '=', personId), ...(email === null ? [] : [or('email', '=', email)])]),
    );

export const listOfPerson = (
  db: Db,
  tenantId: string,
  whose: Whose,
  page: { after: string; limit: number },
): Promise<FormSubmissionRow[]> =>
  theirs(db, tenantId, whose)
    .select(columns)
    .where('submission_id', '<', page.after)
    .orderBy('submission_id', 'desc')
    .limit(page.limit)
    .execute();

export async function listIdsOfPerson(db: Db, tenantId: string, whose: Whose): Promise<string[]> {
  const rows = await theirs(db, tenantId, whose).select('submission_id').execute();
  return rows.map((row) => row.submission_id);
}

/** Leaves that something was sent, and nothing of whom or what. */
export async function eraseSubmission(
  db: Db,
  tenantId: string,
  submissionId: string,
  now: number,
): Promise<void> {
  await db.sql
    .updateTable('form_submissions')
    .set({
      person_id: null,
      email: null,
      input: '{}',
      duplicate_key: null,
      enrichment_state: 'none',
      enrichment: null,
      enrichment_error: null,
      erased_at: now,
    })
    .where('tenant_id', '=', tenantId)
    .where('submission_id', '=', submissionId)
    .execute();
}
