// Puts visitors into the arms of their page's experiment. The unit is the person's account, else the person.
// What a person was counted as when they first came is kept, so that an account that is made, merged or
// deleted later moves nobody from one arm to the other.
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { Arm } from '../platform/db/tables.ts';
import type { Arms, Assignment } from '../site/arms.ts';
import { armOf } from './assignment.ts';
import { type Entry, findEntry, insertUnit } from './experiments.store.ts';

export function makeArms(deps: {
  db: Db;
  clock: Clock;
  accounts: Pick<Accounts, 'findByDomain'>;
  persons: Pick<Persons, 'hold'>;
  warn(message: string, error: unknown): void;
}): Arms {
  const { db, clock, accounts, persons } = deps;

  async function decide(
    tenantId: string,
    { experiment_id: experimentId, person_id: personId, domain, holdout_ppm }: Entry,
  ): Promise<{ arm: Arm; account_id: string | null }> {
    const account = domain === null ? undefined : await accounts.findByDomain(tenantId, domain);
    const unitId = account?.account_id ?? personId;
    return {
      arm: armOf(experimentId, unitId, holdout_ppm / 1e6),
      account_id: account?.account_id ?? null,
    };
  }

  async function record(
    tenantId: string,
    entry: Entry,
    decided: { arm: Arm; account_id: string | null },
  ): Promise<{ arm: Arm; account_id: string | null }> {
    const { experiment_id, person_id } = entry;
    try {
      return await db.transaction(async () => {
        // Or a person who is being erased at this moment would leave a row behind.
        if (!(await persons.hold(tenantId, person_id))) return decided;
        const row = { tenant_id: tenantId, experiment_id, person_id, ...decided };
        return insertUnit(db, { ...row, assigned_at: clock.now() });
      });
    } catch (error) {
      // The hash says the same next time.
      deps.warn('the arm of a visitor could not be kept', error);
      return decided;
    }
  }

  return {
    async assign(tenantId, audienceId) {
      const entry = await findEntry(db, tenantId, audienceId, clock.now());
      if (!entry) return undefined;
      if (entry.arm !== null) return assignmentOf(entry, { ...entry, arm: entry.arm });
      return assignmentOf(entry, await record(tenantId, entry, await decide(tenantId, entry)));
    },
    async find(tenantId, audienceId, at) {
      const entry = await findEntry(db, tenantId, audienceId, at);
      if (!entry) return undefined;
      const known = entry.arm === null ? undefined : { ...entry, arm: entry.arm };
      return assignmentOf(entry, known ?? (await decide(tenantId, entry)));
    },
  };
}

const assignmentOf = (
  { experiment_id: experimentId, person_id: personId, control_audience_id }: Entry,
  { arm, account_id: accountId }: { arm: Arm; account_id: string | null },
): Assignment => ({
  exposure: { experimentId, arm, personId, ...(accountId === null ? {} : { accountId }) },
  controlAudienceId: control_audience_id,
});
