// Accounts from rows: matched by domain, then by external id, then, where a row has neither, by name.
// Whatever could be refused is looked at first: a fault must leave nothing half written.
import type { AccountFields, Accounts } from '../accounts/accounts.service.ts';
import { mergedExternalIds } from '../accounts/external_ids.ts';
import type { AccountRow } from '../platform/db/tables.ts';
import { normalizeDomain } from '../platform/formats/domain.ts';

export type AccountOutcome =
  | { outcome: 'created' | 'updated' | 'unchanged' }
  | { outcome: 'failed'; errors: { pointer: string; detail: string }[] };

export async function upsertAccount(
  accounts: Pick<Accounts, 'list' | 'create' | 'update'>,
  tenantId: string,
  item: AccountFields,
  dryRun: boolean,
): Promise<AccountOutcome> {
  const first = async (filter: Parameters<Accounts['list']>[1]) =>
    (await accounts.list(tenantId, filter, { after: undefined, limit: 1 })).items[0];
  const domain = item.domain == null ? undefined : (normalizeDomain(item.domain) ?? item.domain);
  const ofDomain = domain === undefined ? undefined : await first({ domain });
  const owners = new Map<string, AccountRow | undefined>();
  for (const [system, id] of Object.entries(item.externalIds ?? {})) {
    owners.set(system, await first({ externalId: `${system}:${id}` }));
  }
  const known = [...owners.values()].find((owner) => owner !== undefined);
  const named =
    domain === undefined && owners.size === 0 && item.name != null
      ? await first({ name: item.name })
      : undefined;
  const row = ofDomain ?? known ?? named;
  const errors = [...owners].flatMap(([system, owner]) =>
    owner === undefined || owner.account_id === row?.account_id
      ? []
      : [{ pointer: `/externalIds/${system}`, detail: `belongs to ${owner.account_id}` }],
  );
  if (errors.length > 0) return { outcome: 'failed', errors };
  if (row === undefined) {
    if (!dryRun) await accounts.create(tenantId, item);
    return { outcome: 'created' };
  }
  // A domain that leads here by a merge stays with the account that brought it.
  const { domain: _, ...rest } = item;
  const change = ofDomain ? rest : item;
  if (isSame(row, change, domain)) return { outcome: 'unchanged' };
  if (!dryRun) await accounts.update(tenantId, row.account_id, change);
  return { outcome: 'updated' };
}

const isSame = (row: AccountRow, item: AccountFields, domain: string | undefined): boolean =>
  (item.name === undefined || item.name === row.name) &&
  (item.domain === undefined || domain === row.domain) &&
  (item.industry === undefined || item.industry === row.industry) &&
  (item.employees === undefined || item.employees === row.employees) &&
  mergedExternalIds(row.external_ids, item.externalIds) === row.external_ids;
