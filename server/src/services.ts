// Every service, wired once. Handlers receive this; nothing else reaches below the api.
import { type Accounts, makeAccounts } from './accounts/accounts.service.ts';
import { type Activity, makeActivity } from './activity/activity.service.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import { sharedSecret } from './db/secrets.ts';
import { type Idempotency, makeIdempotency } from './http/idempotency.ts';
import { type Cursors, makeCursors } from './http/paging.ts';
import { makeIds } from './ids.ts';
import { type Keys, makeKeys } from './keys/keys.service.ts';
import { makePersons, type Persons } from './persons/persons.service.ts';
import { makeTenants, type Tenants } from './tenants/tenants.service.ts';

export interface Services {
  clock: Clock;
  cursors: Cursors;
  idempotency: Idempotency;
  tenants: Tenants;
  keys: Keys;
  accounts: Accounts;
  activity: Activity;
  persons: Persons;
  /** Fails when the database does not answer. */
  probeDatabase(): Promise<void>;
}

export async function makeServices({ db, clock }: { db: Db; clock: Clock }): Promise<Services> {
  const makeId = makeIds(clock);
  const base = { db, clock, makeId };
  const idempotency = makeIdempotency(base);
  const tenants = makeTenants(base);
  const activity = makeActivity(base);
  const accounts = makeAccounts({ ...base, tenants, activity });
  const persons = makePersons({
    ...base,
    accounts,
    activity,
    forgetElsewhere: (tenantId, personId) => idempotency.forgetPerson(tenantId, personId),
  });
  return {
    clock,
    cursors: makeCursors(await sharedSecret(db, 'cursor')),
    idempotency,
    tenants,
    keys: makeKeys(base),
    accounts,
    activity,
    persons,
    async probeDatabase() {
      await db.query('select 1', []);
    },
  };
}
