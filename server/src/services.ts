// Every service, wired once. Handlers receive this; nothing else reaches below the api.
import { type Accounts, makeAccounts } from './accounts/accounts.service.ts';
import { type Activity, makeActivity } from './activity/activity.service.ts';
import { type Audiences, makeAudiences } from './audiences/audiences.service.ts';
import type { Library } from './audiences/briefing.ts';
import { type Messages, makeMessages } from './audiences/messages.service.ts';
import { makeStreams, type Streams } from './audiences/stream.ts';
import { makeVersions, type Versions } from './audiences/versions.service.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/open.ts';
import { sharedSecret } from './db/secrets.ts';
import { makeOutbox } from './events/outbox.ts';
import { type Idempotency, makeIdempotency } from './http/idempotency.ts';
import { type Cursors, makeCursors } from './http/paging.ts';
import { makeIds } from './ids.ts';
import { makeQueue } from './jobs/queue.ts';
import type { Signals } from './jobs/signals.ts';
import { type Keys, makeKeys } from './keys/keys.service.ts';
import { makePages, type Pages } from './pages/pages.service.ts';
import { makePersons, type Persons } from './persons/persons.service.ts';
import { makePreviews, type Previews } from './site/previews.ts';
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
  pages: Pages;
  audiences: Audiences;
  versions: Versions;
  messages: Messages;
  streams: Streams;
  previews: Previews;
  /** What agents are given of the content library. */
  library: Library;
  /** Fails when the database does not answer. */
  probeDatabase(): Promise<void>;
}

export interface ServiceDeps {
  db: Db;
  clock: Clock;
  signals: Signals;
}

export async function makeServices({ db, clock, signals }: ServiceDeps): Promise<Services> {
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
    async forgetElsewhere(tenantId, personId) {
      await idempotency.forgetPerson(tenantId, personId);
      await audiences.forgetPerson(tenantId, personId);
    },
  });
  const queue = makeQueue({ ...base, signals });
  const streams = makeStreams({ ...base, signals });
  const pages = makePages(base);
  const outbox = makeOutbox(base);
  const versions = makeVersions({ ...base, queue, outbox, streams, pages, signals });
  const audiences = makeAudiences({ ...base, pages, persons, versions, streams, queue });
  return {
    clock,
    cursors: makeCursors(await sharedSecret(db, 'cursor')),
    idempotency,
    tenants,
    keys: makeKeys(base),
    accounts,
    activity,
    persons,
    pages,
    audiences,
    versions,
    messages: makeMessages({ ...base, queue, signals, streams, versions }),
    streams,
    previews: makePreviews({ pages }),
    library: { chunks: async () => [], assets: async () => [] },
    async probeDatabase() {
      await db.query('select 1', []);
    },
  };
}
