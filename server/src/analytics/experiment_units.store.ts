import { sql } from 'kysely';
import type { Db } from '../platform/db/open.ts';
import type { Arm } from '../platform/db/tables.ts';

export interface ArmSums {
  arm: Arm;
  units: number;
  sessions: number;
  converted: number;
}

/** Human sessions only; a unit has converted once one of its sessions has all bits of the mask. */
export async function sumArms(
  db: Db,
  tenantId: string,
  experimentId: string,
  flagMask: number,
): Promise<ArmSums[]> {
  const rows = await db.sql
    .selectFrom((from) =>
      from
        .selectFrom('sessions')
        .select(['arm', 'unit_id'])
        .select((of) => [
          of.fn.countAll<number>().as('sessions'),
          sql<number>`max(case when flags & ${flagMask} = ${flagMask} then 1 else 0 end)`.as(
            'converted',
          ),
        ])
        .where('tenant_id', '=', tenantId)
        .where('experiment_id', '=', experimentId)
        .where('traffic', '=', 'human')
        .groupBy(['arm', 'unit_id'])
        .as('u'),
    )
    .select('arm')
    .select((of) => [
      of.fn.countAll<number>().as('units'),
      of.fn.sum<number>('sessions').as('sessions'),
      of.fn.sum<number>('converted').as('converted'),
    ])
    .groupBy('arm')
    .execute();
  return rows.flatMap(({ arm, units, sessions, converted }) =>
    arm === null
      ? []
      : [
          {
            arm,
            units: Number(units),
            sessions: Number(sessions),
            converted: Number(converted),
          },
        ],
  );
}

export interface ArmStep {
  arm: Arm;
  /** What happened to that many units: they came, or they converted, for the first time. */
  what: 'came' | 'converted';
  step: number;
  units: number;
}

/**
 * The same units as `sumArms`, by the step of time in which each first came and first converted. Reads the
 * sessions of the experiment by `sessions_by_experiment`, and gives at most four rows for each step.
 */
export async function stepArms(
  db: Db,
  tenantId: string,
  experimentId: string,
  flagMask: number,
  { from, stepMs }: { from: number; stepMs: number },
): Promise<ArmStep[]> {
  const stepOf = (column: 'came' | 'converted') =>
    sql<number>`cast(case when ${sql.ref(column)} < ${from} then 0 else (${sql.ref(column)} - ${from}) / ${stepMs} end as integer)`;
  const rows = await db.sql
    .with('units', (from) =>
      from
        .selectFrom('sessions')
        .select(['arm', 'unit_id'])
        .select((of) => [
          of.fn.min<number>('started_at').as('came'),
          sql<
            number | null
          >`min(case when flags & ${flagMask} = ${flagMask} then started_at end)`.as('converted'),
        ])
        .where('tenant_id', '=', tenantId)
        .where('experiment_id', '=', experimentId)
        .where('traffic', '=', 'human')
        .groupBy(['arm', 'unit_id']),
    )
    .with('steps', (from) =>
      from
        .selectFrom('units')
        .select(['arm', stepOf('came').as('came'), stepOf('converted').as('converted')]),
    )
    .selectFrom('steps')
    .select(['arm', 'came as step', sql<'came' | 'converted'>`'came'`.as('what')])
    .select((of) => of.fn.countAll<number>().as('units'))
    .groupBy(['arm', 'came'])
    .unionAll((also) =>
      also
        .selectFrom('steps')
        .select(['arm', 'converted as step', sql<'came' | 'converted'>`'converted'`.as('what')])
        .select((of) => of.fn.countAll<number>().as('units'))
        .where('converted', 'is not', null)
        .groupBy(['arm', 'converted']),
    )
    .execute();
  return rows.flatMap(({ arm, what, step, units }) =>
    arm === null ? [] : [{ arm, what, step: Number(step), units: Number(units) }],
  );
}

/** No session lasts longer. */
const longestMs = 25 * 3_600_000;

/** Human sessions of the page that went on in the period and were in no experiment. */
export async function countOutside(
  db: Db,
  tenantId: string,
  pageId: string,
  period: { from: number; to: number },
): Promise<number> {
  const row = await db.sql
    .selectFrom('sessions')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('page_id', '=', pageId)
    .where('started_at', '>=', period.from - longestMs)
    .where('started_at', '<', period.to)
    .where('ended_at', '>=', period.from)
    .where('traffic', '=', 'human')
    .where('experiment_id', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
