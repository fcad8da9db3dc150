// Accounts that are made, changed, deleted and merged by hand. What their logs make of them is in
// accounts.service.ts. Every change holds the domains and ids it is about, in one order.
import type { Activity } from '../activity/activity.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { AccountRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import { normalizeDomain } from '../platform/formats/domain.ts';
import type { MakeId } from '../platform/ids.ts';
import { removeDocument } from '../platform/search/search.ts';
import type { Tenants } from '../tenants/tenants.service.ts';
import {
  deleteAccount,
  findAccount,
  findAccountByDomain,
  insertAccount,
  repointMerged,
  updateAccount,
} from './accounts.store.ts';
import {
  changeExternalIds,
  deleteExternalIdsOf,
  type ExternalIdsChange,
  externalIdsMax,
  moveExternalIds,
  readExternalIds,
  resolveId,
} from './external_ids.ts';
import { nameKeyOf } from './names.ts';

export interface AccountFields {
  name?: string | null | undefined;
  domain?: string | null | undefined;
  industry?: string | null | undefined;
  employees?: number | null | undefined;
  externalIds?: ExternalIdsChange | undefined;
}

export interface AccountChanges {
  create(tenantId: string, fields: AccountFields): Promise<AccountRow>;
  update(tenantId: string, accountId: string, fields: AccountFields): Promise<AccountRow>;
  /** With its own logs; those of its persons stay. */
  remove(tenantId: string, accountId: string): Promise<void>;
  merge(tenantId: string, fromId: string, intoId: string): Promise<AccountRow>;
}

/** Inside the transaction: what pages may say of people with this domain is no longer the same. */
export type AccountChanged = (tenantId: string, account: { domain: string }) => Promise<void>;

const known = ['name', 'domain', 'industry', 'employees'] as const;

export function makeAccountChanges(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  tenants: Pick<Tenants, 'defaultAccountId'>;
  activity: Activity;
  readerChanged: AccountChanged;
  get: (tenantId: string, accountId: string) => Promise<AccountRow>;
  lockDomain: (tenantId: string, domain: string) => Promise<void>;
}): AccountChanges {
  const { db, clock, makeId, tenants, activity, get, lockDomain } = deps;

  async function tell(tenantId: string, domains: (string | null)[]): Promise<void> {
    for (const domain of new Set(domains)) {
      if (domain !== null) await deps.readerChanged(tenantId, { domain });
    }
  }

  /** Domains first, as everywhere: see makeOrComplete. */
  async function hold(
    tenantId: string,
    domains: (string | null | undefined)[],
    accountIds: string[],
  ): Promise<void> {
    for (const domain of [...new Set(domains)].sort()) {
      if (domain != null) await lockDomain(tenantId, domain);
    }
    for (const accountId of [...new Set(accountIds)].sort()) {
      await db.lock(`account id ${accountId}`);
    }
  }

  async function refuseTakenDomain(
    tenantId: string,
    domain: string | null,
    accountId: string,
  ): Promise<void> {
    const owner = domain === null ? undefined : await findAccountByDomain(db, tenantId, domain);
    if (!owner) return;
    const merged = owner.account_id === accountId;
    throw new Failure('account_domain_taken', {
      detail: merged
        ? `${domain} came with an account that was merged into this one, and leads here already.`
        : `${domain} belongs to ${owner.account_id}.`,
      members: { accountId: owner.account_id },
    });
  }

  async function refuseDefault(tenantId: string, accountId: string): Promise<void> {
    if (accountId === (await tenants.defaultAccountId(tenantId))) {
      throw new Failure('account_is_default');
    }
  }

  async function create(tenantId: string, fields: AccountFields): Promise<AccountRow> {
    const now = clock.now();
    const accountId = makeId('account');
    const domain = domainOf(fields.domain) ?? null;
    return db.transaction(async () => {
      await hold(tenantId, [domain], [accountId]);
      await refuseTakenDomain(tenantId, domain, accountId);
      const row: AccountRow = {
        account_id: accountId,
        listed_as: accountId,
        tenant_id: tenantId,
        name: fields.name ?? null,
        name_key: fields.name == null ? null : nameKeyOf(fields.name),
        domain,
        industry: fields.industry ?? null,
        employees: fields.employees ?? null,
        external_ids: null,
        merged_into: null,
        merged_from: null,
        created_at: now,
        updated_at: now,
      };
      const owner = { tenantId, kind: 'account', ownerId: accountId } as const;
      row.external_ids = await changeExternalIds(db, owner, null, fields.externalIds);
      await insertAccount(db, row);
      if (domain !== null) await activity.attachWaiting(tenantId, domain, accountId);
      return row;
    });
  }

  async function applyChange(
    tenantId: string,
    before: AccountRow,
    fields: AccountFields,
  ): Promise<AccountRow> {
    const { account_id: accountId } = before;
    const domain = domainOf(fields.domain);
    const owner = { tenantId, kind: 'account', ownerId: accountId } as const;
    const after: AccountRow = {
      ...before,
      ...(fields.name === undefined
        ? {}
        : { name: fields.name, name_key: fields.name === null ? null : nameKeyOf(fields.name) }),
      ...(domain === undefined ? {} : { domain }),
      ...(fields.industry === undefined ? {} : { industry: fields.industry }),
      ...(fields.employees === undefined ? {} : { employees: fields.employees }),
      external_ids: await changeExternalIds(db, owner, before.external_ids, fields.externalIds),
      updated_at: clock.now(),
    };
    await updateAccount(db, tenantId, accountId, after);
    if (after.domain !== before.domain) {
      if (before.domain !== null) await activity.detachDomain(tenantId, before.domain, accountId);
      if (after.domain !== null) await activity.attachWaiting(tenantId, after.domain, accountId);
    }
    if (known.some((name) => after[name] !== before[name])) {
      await tell(tenantId, [before.domain, after.domain]);
    }
    return after;
  }

  async function absorb(from: AccountRow, into: AccountRow): Promise<AccountRow> {
    const { tenant_id: tenantId, account_id: fromId } = from;
    const { account_id: intoId } = into;
    const now = clock.now();
    await activity.moveAccount(tenantId, fromId, intoId);
    await moveExternalIds(db, tenantId, 'account', fromId, intoId);
    await repointMerged(db, tenantId, fromId, intoId);
    // The domain stays with the merged row, which leads on, unless the other has none of its own.
    const takesDomain = into.domain === null && from.domain !== null;
    await updateAccount(db, tenantId, fromId, {
      merged_into: intoId,
      merged_from: null,
      external_ids: null,
      ...(takesDomain ? { domain: null } : {}),
      updated_at: now,
    });
    const after = { ...into, ...completed(from, into), updated_at: now };
    await updateAccount(db, tenantId, intoId, after);
    await tell(tenantId, [from.domain, into.domain, after.domain]);
    return after;
  }

  return {
    create,
    async update(tenantId, accountId, fields) {
      const { domain: known, account_id: id } = await get(tenantId, accountId);
      return db.transaction(async () => {
        const domain = domainOf(fields.domain);
        await hold(tenantId, [known, domain], [id]);
        const before = await get(tenantId, id);
        if (domain != null && domain !== before.domain) {
          await refuseTakenDomain(tenantId, domain, id);
        }
        return applyChange(tenantId, before, fields);
      });
    },
    async remove(tenantId, accountId) {
      const { account_id: id, domain } = await get(tenantId, accountId);
      await refuseDefault(tenantId, id);
      await db.transaction(async () => {
        await hold(tenantId, [domain], [id]);
        await get(tenantId, id);
        await activity.deleteAccount(tenantId, id);
        await deleteExternalIdsOf(db, tenantId, 'account', id);
        await deleteAccount(db, tenantId, id);
        await removeDocument(db, tenantId, id);
        await tell(tenantId, [domain]);
      });
    },
    async merge(tenantId, fromRef, intoRef) {
      const from = await get(tenantId, fromRef);
      const into = await findInto(tenantId, intoRef, from.account_id);
      await refuseDefault(tenantId, from.account_id);
      const merged = await db.transaction(async () => {
        const ids = [from.account_id, into.account_id];
        await hold(tenantId, [from.domain, into.domain], ids);
        const [source, target] = [
          await get(tenantId, ids[0] ?? ''),
          await get(tenantId, ids[1] ?? ''),
        ];
        if (source.account_id === target.account_id) return target;
        return absorb(source, target);
      });
      // A log that had found the account just before it was merged may have been written just after.
      await activity.moveAccount(tenantId, from.account_id, merged.account_id);
      return merged;
    },
  };

  async function findInto(tenantId: string, intoId: string, fromId: string): Promise<AccountRow> {
    const id = await resolveId(db, tenantId, 'account', intoId);
    const into = id === undefined ? undefined : await findAccount(db, tenantId, id);
    if (into && into.account_id !== fromId) return into;
    throw invalidField(
      '/intoAccountId',
      into ? 'same_account' : 'unknown_reference',
      into ? 'is this account itself' : 'is not the id of an account',
    );
  }
}

/** What is known of the other and not of this one; with the ids it is known by. */
function completed(from: AccountRow, into: AccountRow): Partial<AccountRow> {
  const ids = { ...readExternalIds(from.external_ids), ...readExternalIds(into.external_ids) };
  const shown = Object.entries(ids).slice(0, externalIdsMax);
  const mergedFrom = [...namesOf(into.merged_from), ...namesOf(from.merged_from), from.account_id];
  return {
    name: into.name ?? from.name,
    name_key: into.name_key ?? from.name_key,
    domain: into.domain ?? from.domain,
    industry: into.industry ?? from.industry,
    employees: into.employees ?? from.employees,
    external_ids: shown.length === 0 ? null : JSON.stringify(Object.fromEntries(shown)),
    merged_from: JSON.stringify(mergedFrom),
  };
}

const namesOf = (text: string | null): string[] =>
  text === null ? [] : (JSON.parse(text) as string[]);

const domainOf = (domain: string | null | undefined): string | null | undefined =>
  domain == null ? domain : (normalizeDomain(domain) ?? domain);
