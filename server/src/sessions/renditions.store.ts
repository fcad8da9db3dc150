import { insertion } from '../platform/db/insertion.ts';
import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { RenditionRow, RenditionShowingRow } from '../platform/db/tables.ts';

const showingColumns = [
  'showing_id',
  'tenant_id',
  'audience_id',
  'address',
  'path',
  'sha256',
  'version_id',
  'served_from',
  'served_until',
] as const;

type Place = { tenantId: string; audienceId: string; address: string };

const standing = statement((sql, v: Place) =>
  sql
    .selectFrom('rendition_showings')
    .select(['showing_id', 'sha256', 'served_from'])
    .where('tenant_id', '=', v.tenantId)
    .where('audience_id', '=', v.audienceId)
    .where('address', '=', v.address)
    .where('served_until', 'is', null),
);

/** What the address shows now. */
export const findStanding = async (
  db: Db,
  tenantId: string,
  place: Omit<Place, 'tenantId'>,
): Promise<Pick<RenditionShowingRow, 'showing_id' | 'sha256' | 'served_from'> | undefined> =>
  (await standing(db, { tenantId, audienceId: place.audienceId, address: place.address }))[0];

const notErased = statement((sql, v: { tenantId: string; audienceId: string }) =>
  sql
    .selectFrom('audiences')
    .select('audience_id')
    .where('tenant_id', '=', v.tenantId)
    .where('audience_id', '=', v.audienceId)
    .where('erased_at', 'is', null),
);

export const isErased = async (db: Db, tenantId: string, audienceId: string): Promise<boolean> =>
  (await notErased(db, { tenantId, audienceId })).length === 0;

const addRendition = insertion(
  'renditions',
  ['tenant_id', 'sha256', 'rendition_key', 'encoding', 'body', 'size_bytes'],
  (insert) => insert.onConflict((conflict) => conflict.doNothing()),
);

export async function insertRendition(db: Db, row: RenditionRow): Promise<void> {
  await addRendition(db, [row]);
}

const addShowing = insertion('rendition_showings', showingColumns);

export async function insertShowing(db: Db, row: RenditionShowingRow): Promise<void> {
  await addShowing(db, [row]);
}

const end = statement((sql, v: { tenantId: string; showingId: string; at: number }) =>
  sql
    .updateTable('rendition_showings')
    .set({ served_until: v.at })
    .where('tenant_id', '=', v.tenantId)
    .where('showing_id', '=', v.showingId),
);

export async function endShowing(
  db: Db,
  tenantId: string,
  showingId: string,
  at: number,
): Promise<void> {
  await end(db, { tenantId, showingId, at });
}

/** The last one that began at or before this time. */
export async function findShowing(
  db: Db,
  tenantId: string,
  audienceId: string,
  by: { at: number; address?: string | undefined; path?: string | undefined },
): Promise<RenditionShowingRow | undefined> {
  let query = db.sql
    .selectFrom('rendition_showings')
    .select(showingColumns)
    .where('tenant_id', '=', tenantId)
    .where('audience_id', '=', audienceId)
    .where('served_from', '<=', by.at);
  if (by.address !== undefined) query = query.where('address', '=', by.address);
  if (by.path !== undefined) query = query.where('path', '=', by.path);
  return query
    .orderBy('served_from', 'desc')
    .orderBy('showing_id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export const findRendition = (
  db: Db,
  tenantId: string,
  sha256: string,
): Promise<Pick<RenditionRow, 'encoding' | 'body'> | undefined> =>
  db.sql
    .selectFrom('renditions')
    .select(['encoding', 'body'])
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();

export const findHashes = (
  db: Db,
  tenantId: string,
  keys: readonly string[],
): Promise<Pick<RenditionRow, 'rendition_key' | 'sha256'>[]> =>
  db.sql
    .selectFrom('renditions')
    .select(['rendition_key', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('rendition_key', 'in', keys)
    .execute();

type Ended = Pick<RenditionShowingRow, 'tenant_id' | 'showing_id' | 'sha256'>;

export const listShowingsOf = (
  db: Db,
  tenantId: string,
  audienceIds: readonly string[],
): Promise<Ended[]> =>
  db.sql
    .selectFrom('rendition_showings')
    .select(['tenant_id', 'showing_id', 'sha256'])
    .where('tenant_id', '=', tenantId)
    .where('audience_id', 'in', audienceIds)
    .execute();

/** Of all tenants: replaced before this time, or standing on a page that was withdrawn before it. */
export async function listEndedBefore(db: Db, time: number, limit: number): Promise<Ended[]> {
  const replaced = await db.sql
    .selectFrom('rendition_showings')
    .select(['tenant_id', 'showing_id', 'sha256'])
    .where('served_until', '<', time)
    .limit(limit)
    .execute();
  if (replaced.length > 0) return replaced;
  return db.sql
    .selectFrom('rendition_showings as s')
    .innerJoin('audiences as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.audience_id', '=', 's.audience_id'),
    )
    .innerJoin('pages as g', (join) =>
      join.onRef('g.tenant_id', '=', 'a.tenant_id').onRef('g.page_id', '=', 'a.page_id'),
    )
    .select(['s.tenant_id', 's.showing_id', 's.sha256'])
    .where('s.served_until', 'is', null)
    .where((or) =>
      or.or([
        or('a.archived_at', '<', time),
        or('g.archived_at', '<', time),
        or('g.deleted_at', '<', time),
      ]),
    )
    .limit(limit)
    .execute();
}

/** Bodies that nothing shows any more go with them. */
export async function deleteShowings(
  db: Db,
  tenantId: string,
  ended: readonly Omit<Ended, 'tenant_id'>[],
): Promise<number> {
  await db.sql
    .deleteFrom('rendition_showings')
    .where('tenant_id', '=', tenantId)
    .where(
      'showing_id',
      'in',
      ended.map((one) => one.showing_id),
    )
    .execute();
  const result = await db.sql
    .deleteFrom('renditions')
    .where('tenant_id', '=', tenantId)
    .where('sha256', 'in', [...new Set(ended.map((one) => one.sha256))])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('rendition_showings as s')
            .select('s.showing_id')
            .whereRef('s.tenant_id', '=', 'renditions.tenant_id')
            .whereRef('s.sha256', '=', 'renditions.sha256'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
