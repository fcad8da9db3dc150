// The job that takes an import in, part by part. A part's rows, its rejects and the new counts are one
// transaction: killed anywhere, the job goes on with the part it was at, and no row is taken twice.

import { NewAccount } from '../accounts/accounts.api.ts';
import type { Accounts } from '../accounts/accounts.service.ts';
import { NewPerson } from '../persons/persons.api.ts';
import type { PersonItem, Persons } from '../persons/persons.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { pipelined } from '../platform/db/pipelined.ts';
import type { ImportPartRow, ImportRow } from '../platform/db/tables.ts';
import { formats } from '../platform/formats/formats.ts';
import { makeValidator } from '../platform/http/validate.ts';
import { type JobHandler, MovedOn } from '../platform/jobs/worker.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import { upsertAccount } from './account_rows.ts';
import {
  deletePart,
  deleteParts,
  findImport,
  findPart,
  insertPersonsOf,
  insertRejects,
  moveImport,
} from './imports.store.ts';
import { itemOf, type Mapping } from './mapping.ts';
import { renderImport } from './render.ts';

/** Being killed counts as a try, and a large file may live through several releases. */
const maxAttempts = 100;

interface Row {
  number: number;
  cells: string[];
}
type Verdict = 'created' | 'updated' | 'unchanged' | { reason: string };
interface Taken {
  verdict: Verdict;
  personId?: string;
}

const validator = makeValidator(formats);
const checks = { persons: validator(NewPerson, 'body'), accounts: validator(NewAccount, 'body') };

export function makeImporting(deps: {
  db: Db;
  clock: Clock;
  persons: Pick<Persons, 'upsert'>;
  accounts: Pick<Accounts, 'list' | 'create' | 'update'>;
  outbox: Outbox;
}): JobHandler<'import_rows'> {
  const { db, clock, persons, accounts, outbox } = deps;

  /** With the persons the rows are about, each once; of a dry run there are none. */
  async function judge(
    row: ImportRow,
    rows: Row[],
  ): Promise<{ verdicts: Verdict[]; personIds: string[] }> {
    const mapping = JSON.parse(row.mapping) as Mapping;
    const verdicts: Verdict[] = [];
    const sound: { n: number; item: Record<string, unknown> }[] = [];
    for (const [n, { cells }] of rows.entries()) {
      const item = itemOf(mapping, cells);
      const faults = checks[row.kind](item);
      if (cells.length > mapping.length) {
        verdicts[n] = { reason: 'the row has more cells than the header' };
      } else if (faults.length > 0) verdicts[n] = { reason: reasonOf(faults) };
      else sound.push({ n, item });
    }
    const items = sound.map(({ item }) => item);
    const outcomes =
      row.kind === 'persons' ? await takePersons(row, items) : await takeAccounts(row, items);
    const personIds = new Set<string>();
    for (const [at, { n }] of sound.entries()) {
      const { verdict, personId } = outcomes[at] as Taken;
      verdicts[n] = verdict;
      if (personId !== undefined && row.dry_run === 0) personIds.add(personId);
    }
    return { verdicts, personIds: [...personIds] };
  }

  async function takePersons(row: ImportRow, items: object[]): Promise<Taken[]> {
    const outcomes = await persons.upsert(row.tenant_id, items as PersonItem[], {
      match: { by: 'any' },
      dryRun: row.dry_run === 1,
    });
    return outcomes.map((one) =>
      one.outcome === 'failed'
        ? { verdict: { reason: reasonOf(one.errors) } }
        : { verdict: one.outcome, personId: one.personId },
    );
  }

  async function takeAccounts(row: ImportRow, items: object[]): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (const item of items) {
      const one = await upsertAccount(accounts, row.tenant_id, item, row.dry_run === 1);
      const failed = one.outcome === 'failed';
      taken.push({ verdict: failed ? { reason: reasonOf(one.errors) } : one.outcome });
    }
    return taken;
  }

  /** One part, in one transaction. */
  const takePart = (row: ImportRow, part: ImportPartRow): Promise<void> =>
    db.transaction(async () => {
      const { tenant_id: tenantId, import_id: importId } = row;
      const rows = (JSON.parse(part.cells) as string[][]).map((cells, n) => ({
        number: part.first_row + n,
        cells,
      }));
      const { verdicts, personIds } = await judge(row, rows);
      const rejected = rows.flatMap(({ number, cells }, n) => {
        const verdict = verdicts[n];
        return typeof verdict === 'object' ? [{ number, cells, reason: verdict.reason }] : [];
      });
      await insertRejects(
        db,
        rejected.map(({ number, cells, reason }) => ({
          tenant_id: tenantId,
          import_id: importId,
          row_number: number,
          cells: JSON.stringify(cells),
          reason,
        })),
      );
      const count = (outcome: Verdict) => verdicts.filter((verdict) => verdict === outcome).length;
      const from = { statuses: ['queued' as const, 'running' as const], nextPart: part.part };
      const [ours] = await pipelined([
        moveImport(db, tenantId, importId, from, {
          status: 'running',
          next_part: part.part + 1,
          created: row.created + count('created'),
          updated: row.updated + count('updated'),
          unchanged: row.unchanged + count('unchanged'),
          failed: row.failed + rejected.length,
        }),
        deletePart(db, tenantId, importId, part.part),
        insertPersonsOf(db, {
          tenant_id: tenantId,
          import_id: importId,
          part: part.part,
          person_ids: JSON.stringify(personIds),
          person_count: personIds.length,
        }),
      ]);
      if (!ours) throw new MovedOn('the part was taken, or the import cancelled');
    });

  async function end(row: ImportRow, change: Pick<ImportRow, 'status' | 'reason'>): Promise<void> {
    const { tenant_id: tenantId, import_id: importId } = row;
    const after = { ...change, finished_at: clock.now() };
    const from = { statuses: ['queued' as const, 'running' as const] };
    if (!(await moveImport(db, tenantId, importId, from, after))) return;
    await deleteParts(db, tenantId, importId);
    await outbox.write(tenantId, 'import.finished', importId, renderImport({ ...row, ...after }));
  }

  return {
    maxAttempts,
    async run({ tenantId, payload: { importId } }, tools) {
      for (let missing = -1; ; ) {
        tools.signal.throwIfAborted();
        const row = await findImport(db, tenantId, importId);
        if (!row || (row.status !== 'queued' && row.status !== 'running')) return;
        if (row.next_part >= row.parts) {
          return db.transaction(async () => {
            await tools.finish();
            await end(row, { status: 'finished', reason: null });
          });
        }
        const part = await findPart(db, tenantId, importId, row.next_part);
        if (part) await takePart(row, part).catch(unlessMoved);
        else if (missing === row.next_part) throw new Error('a part of the import is missing');
        else missing = row.next_part;
      }
    },
    async onDead({ tenantId, payload: { importId } }) {
      const row = await findImport(db, tenantId, importId);
      if (row) await end(row, { status: 'failed', reason: 'the rows could not be written' });
    },
  };
}

function unlessMoved(error: unknown): void {
  if (!(error instanceof MovedOn)) throw error;
}

const reasonOf = (faults: readonly { pointer: string; detail: string }[]): string =>
  faults
    .map(({ pointer, detail }) => `${pointer.slice(1).replaceAll('/', '.')} ${detail}`.trim())
    .join('; ')
    .slice(0, 1_000);
