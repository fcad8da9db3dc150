import { totalOf } from '../platform/db/counters.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { AudienceRow, PageStatus } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';

const columns = [
  'audience_id',
  'tenant_id',
  'page_id',
  'person_id',
  'custom_name',
  'supplementary_context',
  'action_url_override',
  'action_form_id_override',
  'action_form_instructions_override',
  'metadata_override',
  'language',
  'latest_version_id',
  'published_version_id',
  'version_number',
  'stream_number',
  'archived_at',
  'erased_at',
  'created_at',
  'updated_at',
] as const;

/** An audience with the state of its page and what its name is computed from. */
export type NamedAudience = AudienceRow & {
  page_status: PageStatus;
  page_metadata: string | null;
  person_name: string | null;
  person_email: string | null;
  person_domain: string | null;
  person_route_key: string | null;
  person_title: string | null;
  account_name: string | null;
  account_domain: string | null;
  account_industry: string | null;
  account_employees: number | null;
};

const named = (sql: Db['sql']) =>
  sql
    .selectFrom('audiences as a')
    .innerJoin('pages as g', (join) =>
      join
        .onRef('g.tenant_id', '=', 'a.tenant_id')
        .onRef('g.page_id', '=', 'a.page_id')
        .on('g.deleted_at', 'is', null),
    )
    .leftJoin('persons as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.person_id', '=', 'a.person_id'),
    )
    .leftJoin('accounts as c', (join) =>
      join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.domain', '=', 'p.domain'),
    )
    // An account that was merged has nothing left but its domain.
    .leftJoin('accounts as m', (join) =>
      join.onRef('m.tenant_id', '=', 'c.tenant_id').onRef('m.account_id', '=', 'c.merged_into'),
    )
    .select(columns.map((column) => `a.${column}` as const))
    .select([
      'g.status as page_status',
      'g.metadata as page_metadata',
      'p.name as person_name',
      'p.email as person_email',
      'p.domain as person_domain',
      'p.route_key as person_route_key',
      'p.title as person_title',
    ])
    .select((of) => [
      of.fn.coalesce('m.name', 'c.name').as('account_name'),
      of.fn.coalesce('m.domain', 'c.domain').as('account_domain'),
      of.fn.coalesce('m.industry', 'c.industry').as('account_industry'),
      of.fn.coalesce('m.employees', 'c.employees').as('account_employees'),
    ]);

const byId = statement((sql, v: { tenantId: string; pageId: string; audienceId: string }) =>
  named(sql)
    .where('a.tenant_id', '=', v.tenantId)
    .where('a.audience_id', '=', v.audienceId)
    .where('a.page_id', '=', v.pageId),
);

export async function findAudience(
  db: Db,
  tenantId: string,
  pageId: string,
  audienceId: string,
): Promise<NamedAudience | undefined> {
  return (await byId(db, { tenantId, pageId, audienceId }))[0];
}

const pageOf = statement((sql, v: { tenantId: string; audienceId: string }) =>
  sql
    .selectFrom('audiences')
    .select('page_id')
    .where('tenant_id', '=', v.tenantId)
    .where('audience_id', '=', v.audienceId),
);

export async function findPageIdOfAudience(
  db: Db,
  tenantId: string,
  audienceId: string,
): Promise<string | undefined> {
  return (await pageOf(db, { tenantId, audienceId }))[0]?.page_id;
}

const list = statement(
  (sql, v: { tenantId: string; pageId: string; after: string; limit: number }) =>
    named(sql)
      .select(
        totalOf(sql, { tenantId: v.tenantId, lists: ['audiences'], scope: v.pageId }).as('total'),
      )
      .where('a.tenant_id', '=', v.tenantId)
      .where('a.page_id', '=', v.pageId)
      .where('a.audience_id', '<', v.after)
      .orderBy('a.audience_id', 'desc')
      .limit(v.limit),
);

export const listAudiences = (
  db: Db,
  tenantId: string,
  pageId: string,
  page: { after: string; limit: number },
): Promise<(NamedAudience & { total: number | null })[]> => list(db, { tenantId, pageId, ...page });

export async function findAudiences(
  db: Db,
  tenantId: string,
  audienceIds: readonly string[],
): Promise<NamedAudience[]> {
  if (audienceIds.length === 0) return [];
  return named(db.sql)
    .where('a.tenant_id', '=', tenantId)
    .where('a.audience_id', 'in', audienceIds)
    .execute();
}

export interface AudienceState {
  status?: 'active' | 'archived' | undefined;
  published?: boolean | undefined;
}

export async function listAudiencesWith(
  db: Db,
  tenantId: string,
  pageId: string,
  { status, published }: AudienceState,
  page: { after: string; limit: number },
): Promise<NamedAudience[]> {
  let query = named(db.sql)
    .where('a.tenant_id', '=', tenantId)
    .where('a.page_id', '=', pageId)
    .where('a.audience_id', '<', page.after);
  if (status === 'active') query = query.where('a.archived_at', 'is', null);
  if (status === 'archived') query = query.where('a.archived_at', 'is not', null);
  if (published === true) query = query.where('a.published_version_id', 'is not', null);
  if (published === false) query = query.where('a.published_version_id', 'is', null);
  return query.orderBy('a.audience_id', 'desc').limit(page.limit).execute();
}

/** Newest first, those of deleted pages left out. */
export const listNamedOfPerson = (
  db: Db,
  tenantId: string,
  personId: string,
): Promise<NamedAudience[]> =>
  named(db.sql)
    .where('a.tenant_id', '=', tenantId)
    .where('a.person_id', '=', personId)
    .orderBy('a.audience_id', 'desc')
    .execute();

/** Whose pages speak of a person, or of the persons of an account. */
export type Readers = { personId: string } | { domain: string };

/** What visitors can read now, in the order of ids. */
export function listPublishedFor(
  db: Db,
  tenantId: string,
  readers: Readers,
  page: { after: string; limit: number },
): Promise<NamedAudience[]> {
  const query = named(db.sql)
    .where('a.tenant_id', '=', tenantId)
    .where('a.published_version_id', 'is not', null)
    .where('a.audience_id', '>', page.after)
    .orderBy('a.audience_id')
    .limit(page.limit);
  return 'personId' in readers
    ? query.where('a.person_id', '=', readers.personId).execute()
    : query.where('p.domain', '=', readers.domain).execute();
}

/** The audience this person has on this page already, if any. */
export async function findAudienceOfPerson(
  db: Db,
  tenantId: string,
  pageId: string,
  personId: string,
): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('audiences')
    .select('audience_id')
    .where('tenant_id', '=', tenantId)
    .where('page_id', '=', pageId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.audience_id;
}

/** False when the person has an audience on this page. */
export async function insertAudience(db: Db, row: AudienceRow): Promise<boolean> {
  const result = await db.sql
    .insertInto('audiences')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateAudience(
  db: Db,
  tenantId: string,
  audienceId: string,
  change: Partial<AudienceRow>,
): Promise<void> {
  await db.sql
    .updateTable('audiences')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .execute();
}

const numbers = statement((sql, v: { tenantId: string; audienceId: string; events: number }) =>
  sql
    .updateTable('audiences')
    .set((set) => ({ stream_number: set('stream_number', '+', v.events) }))
    .where('tenant_id', '=', v.tenantId)
    .where('audience_id', '=', v.audienceId)
    .returning('stream_number'),
);

/**
 * Gives out stream numbers and holds the audience until commit. Everything that
 * changes an audience's versions or stream starts here or at takeVersionNumber,
 * so such changes are one at a time, numbered in the order of their commits.
 */
export async function takeStreamNumbers(
  db: Db,
  tenantId: string,
  audienceId: string,
  events: number,
): Promise<number> {
  const [row] = await numbers(db, { tenantId, audienceId, events });
  if (!row) throw new Failure('audience_not_found');
  return row.stream_number;
}

const nextVersion = statement(
  (sql, v: { tenantId: string; audienceId: string; versionId: string; events: number }) =>
    sql
      .updateTable('audiences')
      .set((set) => ({
        version_number: set('version_number', '+', 1),
        stream_number: set('stream_number', '+', v.events),
        latest_version_id: v.versionId,
      }))
      .where('tenant_id', '=', v.tenantId)
      .where('audience_id', '=', v.audienceId)
      .returning(['version_number', 'stream_number', 'supplementary_context']),
);

/** Makes this the latest version and gives it its number, with room for so many stream events. */
export async function takeVersionNumber(
  db: Db,
  tenantId: string,
  audienceId: string,
  versionId: string,
  events: number,
): Promise<Pick<AudienceRow, 'version_number' | 'stream_number' | 'supplementary_context'>> {
  const [row] = await nextVersion(db, { tenantId, audienceId, versionId, events });
  if (!row) throw new Failure('audience_not_found');
  return row;
}

/** Newest first, those of deleted pages too. */
export function findAudiencesOfPerson(
  db: Db,
  tenantId: string,
  personId: string,
): Promise<AudienceRow[]> {
  return db.sql
    .selectFrom('audiences')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .orderBy('audience_id', 'desc')
    .execute();
}
