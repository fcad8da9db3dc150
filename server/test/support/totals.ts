// The totals the triggers keep, beside what counting the rows says.
import assert from 'node:assert/strict';
import type { Db } from '../../src/platform/db/open.ts';

interface Total {
  tenant_id: string;
  list: string;
  scope: string;
  total: number;
}

const kept = `
  select tenant_id, list, scope, sum(value) as total from counters
  where list in ('persons', 'accounts', 'account', 'account_deleted', 'person', 'person_deleted')
  group by tenant_id, list, scope having sum(value) <> 0`;

const counted = `
  select tenant_id, 'persons' as list, '' as scope, count(*) as total from persons group by tenant_id
  union all
  select tenant_id, 'accounts', '', count(*) from accounts group by tenant_id
  union all
  select tenant_id, kind || case when deleted_at is null then '' else '_deleted' end, account_id, count(*)
  from activities where account_id is not null
  group by tenant_id, kind, deleted_at is null, account_id`;

export async function assertTotalsExact(db: Db): Promise<void> {
  const read = async (text: string): Promise<string[]> => {
    const { rows } = await db.query<Total>(text, []);
    return rows.map((row) => `${row.tenant_id} ${row.list} ${row.scope} ${row.total}`).sort();
  };
  assert.deepEqual(await read(kept), await read(counted));
}
