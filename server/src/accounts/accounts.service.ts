// Accounts come into being through the logs written for them. This room decides
// which account a log means, and lets no two accounts of a tenant have one domain.
import { type Activity, hashedDirection, type NewLog } from '../activity/activity.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageOf, PageRequest } from '../platform/db/page.ts';
import type { AccountRow, ActivityRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { normalizeDomain } from '../platform/formats/domain.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Tenants } from '../tenants/tenants.service.ts';
import {
  findAccount,
  findAccountByDomain,
  findAccountByName,
  insertAccount,
  updateAccount,
} from './accounts.store.ts';
import { type AccountChanged, type AccountChanges, makeAccountChanges } from './changes.ts';
import { listSystems, resolveId, systemColumnsMax } from './external_ids.ts';
import { type AccountFilter, listFilteredAccounts } from './finding.ts';
import { nameKeyOf } from './names.ts';

/** What a log says about its account; the first of these that is there decides. */
export interface AccountHint {
  accountId?: string | undefined;
  domain?: string | undefined;
  name?: string | undefined;
}

export type NewAccountLog = AccountHint &
  Pick<NewLog, 'source' | 'type' | 'payload'> & {
    direction?: NewLog['direction'] | undefined;
    idempotencyKey?: string | undefined;
  };

export type { AccountFields } from './changes.ts';

export interface Accounts extends AccountChanges {
  /** By its id, the id of one that was merged into it, or `ext:SYSTEM:ID`. */
  get(tenantId: string, accountId: string): Promise<AccountRow>;
  find(tenantId: string, accountId: string): Promise<AccountRow | undefined>;
  /** The domain in its one spelling. */
  findByDomain(tenantId: string, domain: string): Promise<AccountRow | undefined>;
  list(tenantId: string, filter: AccountFilter, page: PageRequest): Promise<PageOf<AccountRow>>;
  /** The systems that accounts have external ids of. */
  systems(tenantId: string): Promise<string[]>;
  /** The account the hint means, made or completed where it is new. */
  resolve(tenantId: string, hint: AccountHint): Promise<string>;
  /** In a transaction: holds back accounts of this domain until the caller has looked and written. */
  lockDomain(tenantId: string, domain: string): Promise<void>;
  createLog(tenantId: string, log: NewAccountLog): Promise<{ row: ActivityRow; replayed: boolean }>;
}

export function makeAccounts(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  tenants: Tenants;
  activity: Activity;
  readerChanged: AccountChanged;
}): Accounts {
  const { db, clock, makeId, tenants, activity } = deps;

  const lockDomain = (tenantId: string, domain: string) =>
    db.lock(`account domain ${tenantId} ${domain}`);

  async function get(tenantId: string, ref: string): Promise<AccountRow> {
    const accountId = await resolveId(db, tenantId, 'account', ref);
    const account =
      accountId === undefined ? undefined : await findAccount(db, tenantId, accountId);
    if (!account) throw new Failure('account_not_found');
    return account;
  }

  /** `ext:SYSTEM:ID` must be known; any other id may be new. */
  async function readHint(tenantId: string, hint: AccountHint): Promise<AccountHint> {
    const { accountId } = hint;
    if (accountId === undefined || !accountId.startsWith('ext:')) return normalize(hint);
    return normalize({ ...hint, accountId: (await get(tenantId, accountId)).account_id });
  }

  /** The account of a hint as things stand, without making or changing one. */
  async function findMeant(tenantId: string, hint: AccountHint): Promise<AccountRow | undefined> {
    const owner =
      hint.domain === undefined ? undefined : await findAccountByDomain(db, tenantId, hint.domain);
    if (hint.accountId !== undefined) {
      const named = await findAccount(db, tenantId, hint.accountId);
      if (owner && owner.account_id !== (named?.account_id ?? hint.accountId)) {
        throw new Failure('account_domain_taken', {
          detail: `${hint.domain} belongs to ${owner.account_id}.`,
          members: { accountId: owner.account_id },
        });
      }
      return owner ?? named;
    }
    if (hint.domain !== undefined) return owner;
    return hint.name === undefined
      ? findAccount(db, tenantId, await tenants.defaultAccountId(tenantId))
      : findAccountByName(db, tenantId, nameKeyOf(hint.name));
  }

  /** What the hint knows and the account does not; what is known is never overwritten. */
  function missing(account: AccountRow, hint: AccountHint) {
    return {
      ...(account.name === null && hint.name !== undefined
        ? { name: hint.name, name_key: nameKeyOf(hint.name) }
        : {}),
      ...(account.domain === null && hint.domain !== undefined ? { domain: hint.domain } : {}),
    };
  }

  async function make(tenantId: string, hint: AccountHint): Promise<AccountRow> {
    const now = clock.now();
    const madeId = makeId('account');
    const row: AccountRow = {
      account_id: hint.accountId ?? madeId,
      listed_as: madeId,
      tenant_id: tenantId,
      name: hint.name ?? null,
      name_key: hint.name === undefined ? null : nameKeyOf(hint.name),
      domain: hint.domain ?? null,
      industry: null,
      employees: null,
      external_ids: null,
      merged_into: null,
      merged_from: null,
      created_at: now,
      updated_at: now,
    };
    // The id is taken and not by this tenant, or findMeant() would have met it.
    if (!(await insertAccount(db, row))) throw new Failure('account_not_found');
    return row;
  }

  async function makeOrComplete(tenantId: string, hint: AccountHint): Promise<string> {
    // The same order everywhere, so that two of these can never wait for each other.
    if (hint.domain !== undefined) await lockDomain(tenantId, hint.domain);
    if (hint.accountId !== undefined) await db.lock(`account id ${hint.accountId}`);
    else if (hint.name !== undefined)
      await db.lock(`account name ${tenantId} ${nameKeyOf(hint.name)}`);
    const known = await findMeant(tenantId, hint);
    const account = known ?? (await make(tenantId, hint));
    if (known) {
      const news = missing(known, hint);
      if (Object.keys(news).length === 0) return known.account_id;
      await updateAccount(db, tenantId, known.account_id, { ...news, updated_at: clock.now() });
      const domain = known.domain ?? hint.domain;
      if (domain !== undefined) await deps.readerChanged(tenantId, { domain });
    }
    if (hint.domain !== undefined && known?.domain == null) {
      await activity.attachWaiting(tenantId, hint.domain, account.account_id);
    }
    return account.account_id;
  }

  async function withAccount<T>(
    tenantId: string,
    hint: AccountHint,
    use: (accountId: string) => Promise<T>,
  ): Promise<T> {
    const known = await findMeant(tenantId, hint);
    // One that is there and complete needs no transaction: deleting and merging look out for such logs.
    if (known && Object.keys(missing(known, hint)).length === 0) return use(known.account_id);
    return db.transaction(async () => use(await makeOrComplete(tenantId, hint)));
  }

  return {
    lockDomain,
    systems: (tenantId) => listSystems(db, tenantId, 'account', systemColumnsMax),
    find: (tenantId, accountId) => findAccount(db, tenantId, accountId),
    findByDomain: (tenantId, domain) => findAccountByDomain(db, tenantId, domain),
    async resolve(tenantId, hint) {
      return withAccount(tenantId, await readHint(tenantId, hint), async (id) => id);
    },
    get,
    ...makeAccountChanges({ ...deps, get, lockDomain }),
    list: (tenantId, filter, page) => listFilteredAccounts(db, tenantId, filter, page),
    async createLog(tenantId, log) {
      const { source, type, payload, idempotencyKey, accountId, domain, name } = log;
      const { direction = 'about' } = log;
      const hint = await readHint(tenantId, { accountId, domain, name });
      return withAccount(tenantId, hint, (resolved) =>
        activity.write(tenantId, {
          kind: 'account',
          direction,
          source,
          type,
          payload,
          idempotencyKey,
          content: { type, payload, ...hint, ...hashedDirection(direction) },
          accountId: resolved,
        }),
      );
    },
  };
}

function normalize(hint: AccountHint): AccountHint {
  // What cannot be a host is the domain of no account.
  const domain = hint.domain === undefined ? undefined : normalizeDomain(hint.domain);
  return {
    ...(hint.accountId === undefined ? {} : { accountId: hint.accountId }),
    ...(domain === undefined ? {} : { domain }),
    ...(hint.name === undefined ? {} : { name: hint.name }),
  };
}
