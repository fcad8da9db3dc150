import type { Db } from '../platform/db/open.ts';
import { statement } from '../platform/db/statement.ts';
import type { ExperimentRow, ExperimentUnitRow } from '../platform/db/tables.ts';

const columns = [
  'experiment_id',
  'tenant_id',
  'page_id',
  'control_audience_id',
  'holdout_ppm',
  'alpha_ppm',
  'metric',
  'started_at',
  'changed_at',
  'ended_at',
] as const;

/** The one that runs, else the last one that ran. */
export const findLatest = (
  db: Db,
  tenantId: string,
  pageId: string,
): Promise<ExperimentRow | undefined> =>
  db.sql
    .selectFrom('experiments')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('page_id', '=', pageId)
    .orderBy('experiment_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Newest first. */
export const listExperiments = (
  db: Db,
  tenantId: string,
  pageId: string,
  limit: number,
): Promise<ExperimentRow[]> =>
  db.sql
    .selectFrom('experiments')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('page_id', '=', pageId)
    .orderBy('experiment_id', 'desc')
    .limit(limit)
    .execute();

export async function insertExperiment(db: Db, row: ExperimentRow): Promise<void> {
  await db.sql.insertInto('experiments').values(row).execute();
}

export async function updateExperiment(
  db: Db,
  tenantId: string,
  experimentId: string,
  news: Partial<Pick<ExperimentRow, 'metric' | 'alpha_ppm' | 'changed_at' | 'ended_at'>>,
): Promise<void> {
  await db.sql
    .updateTable('experiments')
    .set(news)
    .where('tenant_id', '=', tenantId)
    .where('experiment_id', '=', experimentId)
    .execute();
}

const entry = statement((sql, v: { tenantId: string; audienceId: string; at: number }) =>
  sql
    .selectFrom('audiences as a')
    .innerJoin('experiments as e', (join) =>
      join.onRef('e.tenant_id', '=', 'a.tenant_id').onRef('e.page_id', '=', 'a.page_id'),
    )
    .innerJoin('persons as p', (join) =>
      join.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.person_id', '=', 'a.person_id'),
    )
    .leftJoin('experiment_units as u', (join) =>
      join
        .onRef('u.tenant_id', '=', 'e.tenant_id')
        .onRef('u.experiment_id', '=', 'e.experiment_id')
        .onRef('u.person_id', '=', 'a.person_id'),
    )
    .select([
      'e.experiment_id',
      'e.control_audience_id',
      'e.holdout_ppm',
      'p.person_id',
      'p.domain',
      'u.arm',
      'u.account_id',
    ])
    .where('a.tenant_id', '=', v.tenantId)
    .where('a.audience_id', '=', v.audienceId)
    .where('a.archived_at', 'is', null)
    .where('a.published_version_id', 'is not', null)
    .where('e.started_at', '<=', v.at)
    .where((or) => or.or([or('e.ended_at', 'is', null), or('e.ended_at', '>', v.at)]))
    .orderBy('e.experiment_id', 'desc')
    .limit(1),
);

export type Entry = Awaited<ReturnType<typeof entry>>[number];

/** The experiment that a person's published audience is in at that time, and where they were put, if they were. */
export const findEntry = async (
  db: Db,
  tenantId: string,
  audienceId: string,
  at: number,
): Promise<Entry | undefined> => (await entry(db, { tenantId, audienceId, at }))[0];

/** Whoever came first stays. */
export async function insertUnit(db: Db, row: ExperimentUnitRow): Promise<ExperimentUnitRow> {
  await db.sql
    .insertInto('experiment_units')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db.sql
    .selectFrom('experiment_units')
    .select(['tenant_id', 'experiment_id', 'person_id', 'account_id', 'arm', 'assigned_at'])
    .where('tenant_id', '=', row.tenant_id)
    .where('experiment_id', '=', row.experiment_id)
    .where('person_id', '=', row.person_id)
    .executeTakeFirstOrThrow();
}

export async function deleteUnitsOf(db: Db, tenantId: string, personId: string): Promise<number> {
  const result = await db.sql
    .deleteFrom('experiment_units')
    .where('tenant_id', '=', tenantId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
