// The sums of sessions by spans of time: `addToRollups` is the only writer, inside the transaction that
// changes the sessions.
import type { Db } from '../platform/db/open.ts';
import { giveRows, insertRows } from '../platform/db/rows.ts';
import type { SessionRollupRow } from '../platform/db/tables.ts';
import { sumNames } from './sums.ts';

const keys = ['tenant_id', 'scope_id', 'span_ms', 'bucket'] as const;
const shape = {
  tenant_id: 'key',
  scope_id: 'key',
  span_ms: 'number',
  bucket: 'number',
  ...(Object.fromEntries(sumNames.map((name) => [name, 'number'])) as Record<string, 'number'>),
} as const;

const added = insertRows(
  'session_rollups',
  shape,
  `on conflict (${keys.join(', ')}) do update set
  ${sumNames.map((name) => `${name} = session_rollups.${name} + excluded.${name}`).join(', ')}`,
);

/** Each row once. In one order, so that two batches never wait for each other. */
export async function addToRollups(db: Db, rows: readonly SessionRollupRow[]): Promise<void> {
  const inOrder = rows.toSorted(
    (a, b) =>
      compare(a.tenant_id, b.tenant_id) ||
      compare(a.scope_id, b.scope_id) ||
      a.span_ms - b.span_ms ||
      a.bucket - b.bucket,
  );
  await giveRows(db, added, inOrder);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
