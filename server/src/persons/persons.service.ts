// The people pages are written for. One person per email and tenant.
import type { Accounts } from '../accounts/accounts.service.ts';
import {
  changeExternalIds,
  deleteExternalIdsOf,
  listSystems,
  resolveId,
  systemColumnsMax,
} from '../accounts/external_ids.ts';
import { type Activity, hashedDirection, type NewLog } from '../activity/activity.service.ts';
import type { Clock } from '../platform/clock.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageOf, PageRequest } from '../platform/db/page.ts';
import type { ActivityRow, PersonRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { MakeId } from '../platform/ids.ts';
import { removeDocument } from '../platform/search/search.ts';
import { listFilteredPersons, type PersonFilter } from './finding.ts';
import {
  deletePerson,
  findPerson,
  findPersonByEmail,
  insertPerson,
  updatePerson,
} from './persons.store.ts';
import {
  changedPerson,
  type NewPerson,
  newPersonRow,
  newRouteKey,
  normalizedEmail,
} from './rows.ts';
import { randomToken, slugOf } from './slug.ts';
import { type Outcome, type PersonItem, type PersonMatch, upsertPersons } from './upsert.ts';

export type { PersonFilter } from './finding.ts';
export type { NewPerson } from './rows.ts';
export type { PersonItem } from './upsert.ts';

export interface NewPersonLog extends Pick<NewLog, 'source' | 'type' | 'payload'> {
  direction?: NewLog['direction'] | undefined;
  personId?: string | undefined;
  email?: string | undefined;
  accountId?: string | undefined;
  idempotencyKey?: string | undefined;
}

export interface Persons {
  create(tenantId: string, person: NewPerson): Promise<PersonRow>;
  /** For filters: the id that this stands for; one of nobody’s where an external id is unknown. */
  idOf(tenantId: string, personId: string | undefined): Promise<string | undefined>;
  /** By their id or `ext:SYSTEM:ID`. */
  get(tenantId: string, personId: string): Promise<PersonRow>;
  find(tenantId: string, personId: string): Promise<PersonRow | undefined>;
  /** The email in its one spelling. */
  findByEmail(tenantId: string, email: string): Promise<PersonRow | undefined>;
  /** Inside a transaction: keeps the person from being changed or erased until it ends; undefined when gone. */
  hold(tenantId: string, personId: string): Promise<PersonRow | undefined>;
  list(tenantId: string, filter: PersonFilter, page: PageRequest): Promise<PageOf<PersonRow>>;
  /** The systems that persons have external ids of. */
  systems(tenantId: string): Promise<string[]>;
  update(tenantId: string, personId: string, change: Partial<NewPerson>): Promise<PersonRow>;
  /** Many at once, in one transaction; one that cannot be written stops none of the others. */
  upsert(
    tenantId: string,
    items: readonly PersonItem[],
    how: { match: PersonMatch; dryRun?: boolean },
  ): Promise<Outcome[]>;
  /** Inside a transaction that holds the person. What else knows of them is for `privacy` to erase. */
  remove(tenantId: string, personId: string): Promise<void>;
  createLog(tenantId: string, log: NewPersonLog): Promise<{ row: ActivityRow; replayed: boolean }>;
}

const changeTries = 3;
const slugTries = 5;

export function makePersons(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  accounts: Accounts;
  activity: Activity;
  /** Inside the transaction: what pages may say of a person is no longer the same. */
  readerChanged: (tenantId: string, person: { personId: string }) => Promise<void>;
}): Persons {
  const { db, clock, makeId, accounts, activity } = deps;

  async function get(tenantId: string, ref: string): Promise<PersonRow> {
    const personId = await resolveId(db, tenantId, 'person', ref);
    const person = personId === undefined ? undefined : await findPerson(db, tenantId, personId);
    if (!person) throw new Failure('person_not_found');
    return person;
  }

  /** Changes of a person and logs about them are one at a time, so none can miss the other. */
  const alone = <T>(personId: string, work: () => Promise<T>): Promise<T> =>
    db.transaction(async () => {
      await db.lock(lockOf(personId));
      return work();
    });

  async function refuseTaken(tenantId: string, email: string | null): Promise<void> {
    if (email === null) return;
    const owner = await findPersonByEmail(db, tenantId, email);
    if (owner) throw emailTaken(owner.person_id);
  }

  async function create(tenantId: string, person: NewPerson): Promise<PersonRow> {
    const row = newPersonRow({ clock, makeId }, tenantId, person);
    const slug = slugOf(person.name);
    const { externalIds } = person;
    if (externalIds === undefined) return insertUnique(row, slug);
    return db.transaction(async () => {
      const owner = { tenantId, kind: 'person', ownerId: row.person_id } as const;
      row.external_ids = await changeExternalIds(db, owner, null, externalIds);
      return insertUnique(row, slug);
    });
  }

  async function insertUnique(row: PersonRow, slug: string): Promise<PersonRow> {
    for (let tries = 0; tries < slugTries; tries++) {
      if (await insertPerson(db, row)) return row;
      await refuseTaken(row.tenant_id, row.email);
      // Then it was the slug: a namesake. Six random characters make a third try all but impossible.
      row.slug = `${slug || 'person'}-${randomToken(6)}`;
      row.route_key = newRouteKey();
    }
    throw new Error('no free slug was found');
  }

  async function applyChange(
    tenantId: string,
    personId: string,
    change: Partial<NewPerson>,
  ): Promise<PersonRow> {
    const before = await get(tenantId, personId);
    const owner = { tenantId, kind: 'person', ownerId: personId } as const;
    const after: PersonRow = {
      ...changedPerson(before, change),
      external_ids: await changeExternalIds(db, owner, before.external_ids, change.externalIds),
      updated_at: clock.now(),
    };
    await updatePerson(db, tenantId, personId, after);
    if (after.domain !== before.domain) {
      await activity.movePerson(tenantId, personId, {
        domain: after.domain,
        accountId: await accountOfDomain(tenantId, after.domain),
      });
    }
    const said = (['name', 'title', 'domain'] as const).some((one) => after[one] !== before[one]);
    if (said) await deps.readerChanged(tenantId, { personId });
    return after;
  }

  async function update(
    tenantId: string,
    ref: string,
    change: Partial<NewPerson>,
  ): Promise<PersonRow> {
    const { person_id: personId } = await get(tenantId, ref);
    for (let tries = 1; ; tries++) {
      try {
        return await alone(personId, () => applyChange(tenantId, personId, change));
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await refuseTaken(tenantId, normalizedEmail(change.email));
        // Whoever had the address has given it up since: it is free to take.
        if (tries === changeTries) throw error;
      }
    }
  }

  async function accountOfDomain(tenantId: string, domain: string | null): Promise<string | null> {
    if (domain === null) return null;
    await accounts.lockDomain(tenantId, domain);
    return (await accounts.findByDomain(tenantId, domain))?.account_id ?? null;
  }

  async function personOfLog(tenantId: string, log: NewPersonLog): Promise<PersonRow> {
    if (log.personId !== undefined) return get(tenantId, log.personId);
    const email = normalizedEmail(log.email);
    const person = email === null ? undefined : await findPersonByEmail(db, tenantId, email);
    if (!person) throw new Failure('person_not_found');
    return person;
  }

  return {
    create,
    get,
    async idOf(tenantId, ref) {
      return ref === undefined ? undefined : ((await resolveId(db, tenantId, 'person', ref)) ?? '');
    },
    find: (tenantId, personId) => findPerson(db, tenantId, personId),
    findByEmail: (tenantId, email) => findPersonByEmail(db, tenantId, email),
    async hold(tenantId, personId) {
      await db.lock(lockOf(personId));
      return findPerson(db, tenantId, personId);
    },
    list: (tenantId, filter, page) => listFilteredPersons(db, tenantId, filter, page),
    systems: (tenantId) => listSystems(db, tenantId, 'person', systemColumnsMax),
    update,
    upsert: (tenantId, items, how) =>
      db.transaction(() =>
        upsertPersons(
          {
            db,
            newRow: (tenant, person) => newPersonRow({ clock, makeId }, tenant, person),
            update,
            changed: changedPerson,
          },
          tenantId,
          items,
          how,
        ),
      ),
    async remove(tenantId, personId) {
      await deleteExternalIdsOf(db, tenantId, 'person', personId);
      await deletePerson(db, tenantId, personId);
      await removeDocument(db, tenantId, personId);
    },
    async createLog(tenantId, log) {
      const { person_id: personId } = await personOfLog(tenantId, log);
      return alone(personId, async () => {
        const person = await get(tenantId, personId);
        const named =
          log.accountId === undefined
            ? undefined
            : await accounts.resolve(tenantId, { accountId: log.accountId });
        const { source, type, payload, idempotencyKey, accountId, direction = 'about' } = log;
        return activity.write(tenantId, {
          kind: 'person',
          direction,
          source,
          type,
          payload,
          idempotencyKey,
          content: {
            type,
            payload,
            personId,
            ...(accountId === undefined ? {} : { accountId }),
            ...hashedDirection(direction),
          },
          accountId: named ?? (await accountOfDomain(tenantId, person.domain)),
          personId,
          personDomain: named === undefined ? person.domain : null,
        });
      });
    },
  };
}

const lockOf = (personId: string): string => `person ${personId}`;

const emailTaken = (personId: string): Failure =>
  new Failure('email_taken', {
    detail: `The email belongs to ${personId}.`,
    members: { personId },
  });
