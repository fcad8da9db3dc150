import type { Db } from '../platform/db/open.ts';
import type { ClaimAcceptanceRow, ClaimRow, ProvenVersionRow } from '../platform/db/tables.ts';

/** A claim with its acceptance, if there is one. */
export type KeptClaim = ClaimRow & {
  reason: string | null;
  by_type: ClaimAcceptanceRow['by_type'] | null;
  by_id: string | null;
  accepted_at: number | null;
};

/** Rows of one statement; the rest follows in others. */
const rowsAtOnce = 50;

const accepted = (db: Db) =>
  db.sql
    .selectFrom('claims as c')
    .leftJoin('claim_acceptances as x', (join) =>
      join
        .onRef('x.tenant_id', '=', 'c.tenant_id')
        .onRef('x.audience_id', '=', 'c.audience_id')
        .onRef('x.claim_id', '=', 'c.claim_id'),
    );

const columns = [
  'c.tenant_id',
  'c.version_id',
  'c.claim_id',
  'c.page_id',
  'c.audience_id',
  'c.position',
  'c.component_id',
  'c.pointer',
  'c.kind',
  'c.claimed',
  'c.status',
  'c.source_type',
  'c.source_id',
  'c.topic_id',
  'c.quote',
  'c.announced',
  'x.reason',
  'x.by_type',
  'x.by_id',
  'x.accepted_at',
] as const;

/** In the order of the page. */
export const listClaims = (db: Db, tenantId: string, versionId: string): Promise<KeptClaim[]> =>
  accepted(db)
    .select(columns)
    .where('c.tenant_id', '=', tenantId)
    .where('c.version_id', '=', versionId)
    .orderBy('c.position')
    .execute();

/** The hash of the sources its claims were last looked up in; undefined when they never were. */
export async function findSourcesHash(
  db: Db,
  tenantId: string,
  versionId: string,
): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('proven_versions')
    .select('sources_hash')
    .where('tenant_id', '=', tenantId)
    .where('version_id', '=', versionId)
    .executeTakeFirst();
  return row?.sources_hash;
}

/** False once it was erased. */
export async function hasContent(db: Db, tenantId: string, versionId: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('versions')
    .select('content_hash')
    .where('tenant_id', '=', tenantId)
    .where('version_id', '=', versionId)
    .executeTakeFirst();
  return row?.content_hash != null;
}

export async function replaceClaims(
  db: Db,
  proven: ProvenVersionRow,
  rows: ClaimRow[],
): Promise<void> {
  await db.sql
    .deleteFrom('claims')
    .where('tenant_id', '=', proven.tenant_id)
    .where('version_id', '=', proven.version_id)
    .execute();
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    await db.sql.insertInto('claims').values(some).execute();
  }
  await db.sql
    .insertInto('proven_versions')
    .values(proven)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'version_id'])
        .doUpdateSet({ sources_hash: proven.sources_hash }),
    )
    .execute();
}

export interface SourceRef {
  type: NonNullable<ClaimRow['source_type']>;
  id: string;
}

/** What claims quote from a source, each quotation once for each status. */
export const listQuotes = (
  db: Db,
  tenantId: string,
  source: SourceRef,
): Promise<{ quote: string | null; status: ClaimRow['status'] }[]> =>
  db.sql
    .selectFrom('claims')
    .select(['quote', 'status'])
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', source.id)
    .where('source_type', '=', source.type)
    .execute();

/** Claims with these quotations from the source go from one status to the other. */
export async function moveClaims(
  db: Db,
  tenantId: string,
  source: SourceRef,
  quotes: readonly string[],
  to: 'stale' | 'supported',
): Promise<void> {
  for (let start = 0; start < quotes.length; start += rowsAtOnce) {
    await db.sql
      .updateTable('claims')
      .set({ status: to, announced: 0 })
      .where('tenant_id', '=', tenantId)
      .where('source_id', '=', source.id)
      .where('source_type', '=', source.type)
      .where('status', '=', to === 'stale' ? 'supported' : 'stale')
      .where('quote', 'in', quotes.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** These claims of one version go from one status to the other. */
export async function moveVersionClaims(
  db: Db,
  tenantId: string,
  versionId: string,
  claimIds: readonly string[],
  to: 'stale' | 'supported',
): Promise<void> {
  for (let start = 0; start < claimIds.length; start += rowsAtOnce) {
    await db.sql
      .updateTable('claims')
      .set({ status: to, announced: 0 })
      .where('tenant_id', '=', tenantId)
      .where('version_id', '=', versionId)
      .where('claim_id', 'in', claimIds.slice(start, start + rowsAtOnce))
      .execute();
  }
}

/** Claims that rest on entries of these topics, of one page or of all. */
export async function markTopicsLeft(
  db: Db,
  tenantId: string,
  topicIds: readonly string[],
  pageId: string | undefined,
): Promise<number> {
  let query = db.sql
    .updateTable('claims')
    .set({ status: 'stale', announced: 0 })
    .where('tenant_id', '=', tenantId)
    .where('topic_id', 'in', topicIds)
    .where('status', '=', 'supported');
  if (pageId !== undefined) query = query.where('page_id', '=', pageId);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

const withEpoch = async (db: Db, tenantId: string, step: 0 | 1): Promise<number> => {
  const row = await db.sql
    .insertInto('claim_epochs')
    .values({ tenant_id: tenantId, epoch: step })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet((set) => ({ epoch: set('claim_epochs.epoch', '+', step) })),
    )
    .returning('epoch')
    .executeTakeFirstOrThrow();
  return Number(row.epoch);
};

/** Until commit no other change of a source, and no claims, can be written. */
export const holdEpoch = (db: Db, tenantId: string): Promise<number> => withEpoch(db, tenantId, 0);
export const nextEpoch = (db: Db, tenantId: string): Promise<number> => withEpoch(db, tenantId, 1);

export async function readEpoch(db: Db, tenantId: string): Promise<number> {
  const row = await db.sql
    .selectFrom('claim_epochs')
    .select('epoch')
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return Number(row?.epoch ?? 0);
}

export async function upsertAcceptance(db: Db, row: ClaimAcceptanceRow): Promise<void> {
  const { reason, by_type, by_id, accepted_at } = row;
  await db.sql
    .insertInto('claim_acceptances')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'audience_id', 'claim_id'])
        .doUpdateSet({ reason, by_type, by_id, accepted_at }),
    )
    .execute();
}

export interface ClaimFilter {
  status: 'supported' | 'unsupported' | 'stale' | 'accepted';
  pageId?: string | undefined;
}

/** Of what visitors can read now. */
function published(db: Db, tenantId: string, { status, pageId }: ClaimFilter) {
  let query = accepted(db)
    .innerJoin('versions as v', (join) =>
      join.onRef('v.tenant_id', '=', 'c.tenant_id').onRef('v.version_id', '=', 'c.version_id'),
    )
    .innerJoin('audiences as a', (join) =>
      join.onRef('a.tenant_id', '=', 'c.tenant_id').onRef('a.audience_id', '=', 'c.audience_id'),
    )
    .innerJoin('pages as p', (join) =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.page_id', '=', 'c.page_id'),
    )
    .where('c.tenant_id', '=', tenantId)
    .where('v.status', '=', 'published')
    .where('a.archived_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .where('p.status', '<>', 'archived');
  if (status === 'accepted') {
    query = query.where('x.claim_id', 'is not', null).where('c.status', '<>', 'supported');
  } else {
    query = query.where('c.status', '=', status);
    if (status !== 'supported') query = query.where('x.claim_id', 'is', null);
  }
  return pageId === undefined ? query : query.where('c.page_id', '=', pageId);
}

/** The newest version first, its claims in the order of the page. */
export function listPublishedClaims(
  db: Db,
  tenantId: string,
  filter: ClaimFilter,
  page: { after: { versionId: string; position: number }; limit: number },
): Promise<KeptClaim[]> {
  const { versionId, position } = page.after;
  return published(db, tenantId, filter)
    .select(columns)
    .where((is) =>
      is.or([
        is('c.version_id', '<', versionId),
        is.and([is('c.version_id', '=', versionId), is('c.position', '>', position)]),
      ]),
    )
    .orderBy('c.version_id', 'desc')
    .orderBy('c.position')
    .limit(page.limit)
    .execute();
}

export async function countPublishedClaims(
  db: Db,
  tenantId: string,
  filter: ClaimFilter,
): Promise<number> {
  const row = await published(db, tenantId, filter)
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(row.total);
}

/** A published version with stale claims nobody was told of; pages that do not look are left alone. */
export const findUnannounced = (
  db: Db,
  tenantId: string,
): Promise<Pick<ClaimRow, 'version_id' | 'audience_id' | 'page_id'> | undefined> =>
  published(db, tenantId, { status: 'stale' })
    .select(['c.version_id', 'c.audience_id', 'c.page_id'])
    .where('c.announced', '=', 0)
    .where('p.claim_policy', '<>', 'off')
    .orderBy('c.version_id')
    .limit(1)
    .executeTakeFirst();

/** Marks them as told; answers with those that were not. */
export const takeUnannounced = (
  db: Db,
  tenantId: string,
  versionId: string,
): Promise<Pick<ClaimRow, 'claim_id' | 'claimed' | 'position'>[]> =>
  db.sql
    .updateTable('claims')
    .set({ announced: 1 })
    .where('tenant_id', '=', tenantId)
    .where('version_id', '=', versionId)
    .where('status', '=', 'stale')
    .where('announced', '=', 0)
    .returning(['claim_id', 'claimed', 'position'])
    .execute();

/** What a variant claimed may be about its person. */
/** Gives how many claims there were. */
export async function eraseClaims(db: Db, tenantId: string, audienceId: string): Promise<number> {
  const erase = async (table: 'claims' | 'proven_versions' | 'claim_acceptances') => {
    const result = await db.sql
      .deleteFrom(table)
      .where('tenant_id', '=', tenantId)
      .where('audience_id', '=', audienceId)
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  };
  await erase('proven_versions');
  await erase('claim_acceptances');
  return erase('claims');
}
