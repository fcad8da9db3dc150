import { markOf, type Reader } from './reader.ts';

export interface DeadJobs {
  kind: string;
  jobs: number;
  last_error: string | null;
}

export const deadJobs = (db: Reader): Promise<DeadJobs[]> =>
  db.read<DeadJobs>(`
    select d.kind, d.jobs, j.last_error
    from (select kind, count(*) as jobs, max(job_id) as newest from jobs where state = 'dead' group by kind) d
    join jobs j on j.job_id = d.newest order by d.kind`);

async function countOf(db: Reader, text: string, parameters: (number | string)[]): Promise<number> {
  const [row] = await db.read<{ n: number }>(text, parameters);
  return row?.n ?? 0;
}

/** Due before that time and still there, whether nobody took them or their lease ended. */
export const overdueJobs = (db: Reader, before: number): Promise<number> =>
  countOf(
    db,
    `select count(*) as n from jobs where state <> 'dead' and run_at < ${markOf(db.engine, 1)}`,
    [before],
  );

export const overdueDeliveries = (db: Reader, before: number): Promise<number> =>
  countOf(
    db,
    `select count(*) as n from webhook_deliveries d
     join webhook_subscriptions s on s.subscription_id = d.subscription_id
     where s.active = 1 and s.deleted_at is null and d.state = 'waiting'
       and d.run_at < ${markOf(db.engine, 1)} and d.lease_until < ${markOf(db.engine, 2)}`,
    [before, before],
  );

export interface TroubledSubscription {
  subscription_id: string;
  disabled_reason: 'gone' | 'failing' | null;
  failing_since: number | null;
}

export const troubledSubscriptions = (db: Reader): Promise<TroubledSubscription[]> =>
  db.read<TroubledSubscription>(`
    select subscription_id, disabled_reason, failing_since from webhook_subscriptions
    where deleted_at is null and (disabled_reason is not null or (active = 1 and failing_since is not null))
    order by subscription_id limit 20`);

export const sealedSecrets = (db: Reader): Promise<{ secret: string }[]> =>
  db.read<{ secret: string }>(
    `select secret from webhook_subscriptions where deleted_at is null order by subscription_id desc limit 100`,
  );
