import type { Parameter } from '../platform/db/engine.ts';
import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { VersionRow, VersionStatus } from '../platform/db/tables.ts';
import type { StateChange, StateTimestamp } from './lifecycle.ts';

const columns = [
  'version_id',
  'tenant_id',
  'audience_id',
  'version_number',
  'status',
  'is_new_page_agent',
  'supplementary_context',
  'content_hash',
  'language',
  'failure_reason',
  'created_by_type',
  'created_by_id',
  'publish_at',
  'created_at',
  'queued_at',
  'picked_up_at',
  'became_draft_at',
  'published_at',
  'obsolete_at',
  'cancelled_at',
  'archived_at',
] as const;

const stampColumns: Record<StateTimestamp, keyof VersionRow> = {
  becameDraftAt: 'became_draft_at',
  publishedAt: 'published_at',
  obsoleteAt: 'obsolete_at',
  cancelledAt: 'cancelled_at',
  archivedAt: 'archived_at',
};

const insert = insertion('versions', columns);

export const insertVersion = async (db: Db, row: VersionRow): Promise<void> => {
  await insert(db, [row]);
};

const byId = statement((sql, v: { tenantId: string; audienceId: string; versionId: string }) =>
  sql
    .selectFrom('versions')
    .select(columns)
    .where('tenant_id', '=', v.tenantId)
    .where('version_id', '=', v.versionId)
    .where('audience_id', '=', v.audienceId),
);

export async function findVersion(
  db: Db,
  tenantId: string,
  audienceId: string,
  versionId: string,
): Promise<VersionRow | undefined> {
  return (await byId(db, { tenantId, audienceId, versionId }))[0];
}

export async function findVersions(
  db: Db,
  tenantId: string,
  versionIds: string[],
): Promise<VersionRow[]> {
  if (versionIds.length === 0) return [];
  return db.sql
    .selectFrom('versions')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('version_id', 'in', versionIds)
    .execute();
}

const list = statement(
  (sql, v: { tenantId: string; audienceId: string; before: number; limit: number }) =>
    sql
      .selectFrom('versions')
      .select(columns)
      .where('tenant_id', '=', v.tenantId)
      .where('audience_id', '=', v.audienceId)
      .where('version_number', '<', v.before)
      .orderBy('version_number', 'desc')
      .limit(v.limit),
);

/** Newest first, by number. */
export const listVersions = (
  db: Db,
  tenantId: string,
  audienceId: string,
  page: { before: number; limit: number },
): Promise<VersionRow[]> => list(db, { tenantId, audienceId, ...page });

const withStatus = (statuses: VersionStatus[]) =>
  statement((sql, v: { tenantId: string; audienceId: string }) =>
    sql
      .selectFrom('versions')
      .select(columns)
      .where('tenant_id', '=', v.tenantId)
      .where('audience_id', '=', v.audienceId)
      .where('status', 'in', statuses)
      .orderBy('version_number'),
  );
const queued = withStatus(['queued']);
const standing = withStatus(['draft', 'published']);

export const listQueued = (db: Db, tenantId: string, audienceId: string): Promise<VersionRow[]> =>
  queued(db, { tenantId, audienceId });

/** The versions a move may carry along. */
export const listStanding = (db: Db, tenantId: string, audienceId: string): Promise<VersionRow[]> =>
  standing(db, { tenantId, audienceId });

type Before = { tenantId: string; audienceId: string; versionId: string };

/** The newest of an audience that was ever a draft, before one of its versions. */
const draftedBefore = (sql: Db['sql'], v: Before) =>
  sql
    .selectFrom('versions as v')
    .where('v.tenant_id', '=', v.tenantId)
    .where('v.audience_id', '=', v.audienceId)
    .where('v.version_number', '<', (one) =>
      one
        .selectFrom('versions as own')
        .select('own.version_number')
        .where('own.tenant_id', '=', v.tenantId)
        .where('own.version_id', '=', v.versionId),
    )
    .where('v.status', 'in', ['draft', 'published', 'obsolete'])
    .where('v.content_hash', 'is not', null)
    .orderBy('v.version_number', 'desc')
    .limit(1);

const contentsBefore = (differs: boolean) =>
  statement((sql, v: Before) => {
    const before = draftedBefore(sql, v)
      .innerJoin('contents as c', (join) =>
        join
          .onRef('c.tenant_id', '=', 'v.tenant_id')
          .onRef('c.content_hash', '=', 'v.content_hash'),
      )
      .select('c.content');
    const newest = draftedBefore(sql, v).select('v.content_hash');
    return differs ? before.where('v.content_hash', '!=', newest) : before;
  });
const newestBefore = contentsBefore(false);
const otherBefore = contentsBefore(true);

/** The newest content before a version, which its message is about, and the one before its last change. */
export async function findContentsBefore(
  db: Db,
  tenantId: string,
  audienceId: string,
  versionId: string,
): Promise<{ current?: string; previous?: string }> {
  const version = { tenantId, audienceId, versionId };
  const [[newest], [other]] = await Promise.all([
    newestBefore(db, version),
    otherBefore(db, version),
  ]);
  return {
    ...(newest ? { current: newest.content } : {}),
    ...(other ? { previous: other.content } : {}),
  };
}

const markPicked = statement((sql, v: { tenantId: string; versionId: string; now: number }) =>
  sql
    .updateTable('versions')
    .set({ picked_up_at: v.now })
    .where('tenant_id', '=', v.tenantId)
    .where('version_id', '=', v.versionId)
    .where('picked_up_at', 'is', null),
);

export const markPickedUp = async (
  db: Db,
  tenantId: string,
  versionId: string,
  now: number,
): Promise<void> => {
  await markPicked(db, { tenantId, versionId, now });
};

/** What a move may settle beside the state. */
export type VersionMore = Partial<
  Pick<VersionRow, 'content_hash' | 'language' | 'failure_reason' | 'picked_up_at'>
>;

type Changed = { [column: string]: Parameter };

/** One for each set of columns that a move changes: a dozen. */
const changes = new Map<string, (db: Db, values: Changed) => Promise<unknown>>();

function changing(columns: string[]): (db: Db, values: Changed) => Promise<unknown> {
  const key = columns.join(' ');
  let update = changes.get(key);
  if (!update) {
    update = statement((sql, v: Changed) =>
      sql
        .updateTable('versions')
        .set(Object.fromEntries(columns.map((column) => [column, v[column]])))
        .where('tenant_id', '=', v.of_tenant as string)
        .where('version_id', '=', v.of_version as string),
    );
    changes.set(key, update);
  }
  return update;
}

export async function applyChange(
  db: Db,
  tenantId: string,
  change: StateChange,
  now: number,
  more: VersionMore = {},
): Promise<void> {
  const cleared = Object.fromEntries(change.clear.map((stamp) => [stampColumns[stamp], null]));
  const set = { status: change.status, ...cleared, [stampColumns[change.stamp]]: now, ...more };
  await changing(Object.keys(set))(db, {
    ...set,
    of_tenant: tenantId,
    of_version: change.versionId,
  });
}

/** When it is to be published; null takes the plan back. */
export async function setPublishAt(
  db: Db,
  tenantId: string,
  versionId: string,
  change: Pick<VersionRow, 'publish_at'> & Partial<Pick<VersionRow, 'failure_reason'>>,
): Promise<void> {
  await db.sql
    .updateTable('versions')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('version_id', '=', versionId)
    .execute();
}

const insertContent = statement(
  (sql, v: { tenant_id: string; content_hash: string; content: string }) =>
    sql
      .insertInto('contents')
      .values({ tenant_id: v.tenant_id, content_hash: v.content_hash, content: v.content })
      .onConflict((conflict) => conflict.doNothing()),
);

/** Equal content is stored once. */
export const storeContent = async (
  db: Db,
  tenantId: string,
  contentHash: string,
  content: string,
): Promise<void> => {
  await insertContent(db, { tenant_id: tenantId, content_hash: contentHash, content });
};

const contentByHash = statement((sql, v: { tenantId: string; contentHash: string }) =>
  sql
    .selectFrom('contents')
    .select('content')
    .where('tenant_id', '=', v.tenantId)
    .where('content_hash', '=', v.contentHash),
);

export async function findContent(
  db: Db,
  tenantId: string,
  contentHash: string,
): Promise<string | undefined> {
  return (await contentByHash(db, { tenantId, contentHash }))[0]?.content;
}

/** Empties an audience's versions, and drops content that no other version shows. */
export async function eraseContents(db: Db, tenantId: string, audienceId: string): Promise<number> {
  const rows = await db.sql
    .selectFrom('versions')
    .select('content_hash')
    .distinct()
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .where('content_hash', 'is not', null)
    .execute();
  const emptied = await db.sql
    .updateTable('versions')
    .set({
      content_hash: null,
      language: null,
      supplementary_context: null,
      failure_reason: null,
      publish_at: null,
    })
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .executeTakeFirst();
  for (const { content_hash: contentHash } of rows) {
    if (contentHash === null) continue;
    await db.sql
      .deleteFrom('contents')
      .where('tenant_id', '=', tenantId)
      .where('content_hash', '=', contentHash)
      .where((not) =>
        not.not(
          not.exists(
            not
              .selectFrom('versions as v')
              .select('v.version_id')
              .where('v.tenant_id', '=', tenantId)
              .where('v.content_hash', '=', contentHash),
          ),
        ),
      )
      .execute();
  }
  return Number(emptied.numUpdatedRows);
}
