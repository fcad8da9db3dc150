// The people pages are written for. One person per email and tenant.
import type { Accounts } from '../accounts/accounts.service.ts';
import { type Activity, hashedDirection, type NewLog } from '../activity/activity.service.ts';
import type { Clock } from '../platform/clock.ts';
import { readTotal } from '../platform/db/counters.ts';
import { isUniqueViolation } from '../platform/db/errors.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, countedPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { ActivityRow, PersonRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { normalizeDomain } from '../platform/formats/domain.ts';
import { companyDomain, normalizeEmail } from '../platform/formats/email.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  deletePerson,
  findPerson,
  findPersonByEmail,
  insertPerson,
  listPersons,
  updatePerson,
} from './persons.store.ts';
import { randomToken, slugOf } from './slug.ts';

export interface NewPerson {
  name: string;
  email?: string | null | undefined;
  domain?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  linkedinProfileUrl?: string | null | undefined;
  /** Their role. */
  title?: string | null | undefined;
}

export interface NewPersonLog extends Pick<NewLog, 'source' | 'type' | 'payload'> {
  direction?: NewLog['direction'] | undefined;
  personId?: string | undefined;
  email?: string | undefined;
  accountId?: string | undefined;
  idempotencyKey?: string | undefined;
}

export interface Persons {
  create(tenantId: string, person: NewPerson): Promise<PersonRow>;
  get(tenantId: string, personId: string): Promise<PersonRow>;
  find(tenantId: string, personId: string): Promise<PersonRow | undefined>;
  /** The email in its one spelling. */
  findByEmail(tenantId: string, email: string): Promise<PersonRow | undefined>;
  /** Inside a transaction: keeps the person from being changed or erased until it ends; undefined when gone. */
  hold(tenantId: string, personId: string): Promise<PersonRow | undefined>;
  list(tenantId: string, page: PageRequest): Promise<PageOf<PersonRow>>;
  update(tenantId: string, personId: string, change: Partial<NewPerson>): Promise<PersonRow>;
  /** Inside a transaction that holds the person. What else knows of them is for `privacy` to erase. */
  remove(tenantId: string, personId: string): Promise<void>;
  createLog(tenantId: string, log: NewPersonLog): Promise<{ row: ActivityRow; replayed: boolean }>;
}

const routeKeyLength = 12;
const slugTries = 5;

export function makePersons(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  accounts: Accounts;
  activity: Activity;
}): Persons {
  const { db, clock, makeId, accounts, activity } = deps;

  async function get(tenantId: string, personId: string): Promise<PersonRow> {
    const person = await findPerson(db, tenantId, personId);
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
    const now = clock.now();
    const email = normalizedEmail(person.email);
    const slug = slugOf(person.name);
    const row: PersonRow = {
      person_id: makeId('person'),
      tenant_id: tenantId,
      name: person.name,
      email,
      domain: normalizedDomain(person.domain) ?? (email === null ? null : companyDomain(email)),
      slug: slug === '' ? `person-${randomToken(6)}` : slug,
      route_key: randomToken(routeKeyLength),
      phone_number: person.phoneNumber ?? null,
      linkedin_profile_url: person.linkedinProfileUrl ?? null,
      title: person.title ?? null,
      created_at: now,
      updated_at: now,
    };
    for (let tries = 0; tries < slugTries; tries++) {
      if (await insertPerson(db, row)) return row;
      await refuseTaken(tenantId, email);
      // Then it was the slug: a namesake. Six random characters make a third try all but impossible.
      row.slug = `${slug || 'person'}-${randomToken(6)}`;
      row.route_key = randomToken(routeKeyLength);
    }
    throw new Error('no free slug was found');
  }

  async function applyChange(
    tenantId: string,
    personId: string,
    change: Partial<NewPerson>,
  ): Promise<PersonRow> {
    const before = await get(tenantId, personId);
    const email = change.email === undefined ? before.email : normalizedEmail(change.email);
    const after: PersonRow = {
      ...before,
      name: change.name ?? before.name,
      email,
      domain: domainAfter(before, change, email),
      phone_number: change.phoneNumber === undefined ? before.phone_number : change.phoneNumber,
      linkedin_profile_url:
        change.linkedinProfileUrl === undefined
          ? before.linkedin_profile_url
          : change.linkedinProfileUrl,
      title: change.title === undefined ? before.title : change.title,
      updated_at: clock.now(),
    };
    await updatePerson(db, tenantId, personId, after);
    if (after.domain !== before.domain) {
      await activity.movePerson(tenantId, personId, {
        domain: after.domain,
        accountId: await accountOfDomain(tenantId, after.domain),
      });
    }
    return after;
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
    find: (tenantId, personId) => findPerson(db, tenantId, personId),
    findByEmail: (tenantId, email) => findPersonByEmail(db, tenantId, email),
    async hold(tenantId, personId) {
      await db.lock(lockOf(personId));
      return findPerson(db, tenantId, personId);
    },
    async list(tenantId, { after = beforeNewest, limit }) {
      const rows = await listPersons(db, tenantId, { after, limit: limit + 1 });
      return countedPage(rows, limit, 'person_id', () => readTotal(db, tenantId, ['persons']));
    },
    async update(tenantId, personId, change) {
      try {
        return await alone(personId, () => applyChange(tenantId, personId, change));
      } catch (error) {
        if (!isUniqueViolation(error)) throw error;
        await refuseTaken(tenantId, normalizedEmail(change.email));
        throw error;
      }
    },
    remove: (tenantId, personId) => deletePerson(db, tenantId, personId),
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

// The contract's formats have refused what these cannot read.
const normalizedEmail = (email: string | null | undefined): string | null =>
  email == null ? null : (normalizeEmail(email) ?? email);
const normalizedDomain = (domain: string | null | undefined): string | null =>
  domain == null ? null : (normalizeDomain(domain) ?? domain);

/** A domain that came from the old email follows the new one; one that was set by hand stays. */
function domainAfter(
  before: PersonRow,
  change: Partial<NewPerson>,
  email: string | null,
): string | null {
  if (change.domain !== undefined) return normalizedDomain(change.domain);
  const derived = before.email === null ? null : companyDomain(before.email);
  const followsEmail = before.domain === derived;
  if (email === before.email || !followsEmail) return before.domain;
  return email === null ? null : companyDomain(email);
}

const emailTaken = (personId: string): Failure =>
  new Failure('email_taken', {
    detail: `The email belongs to ${personId}.`,
    members: { personId },
  });
