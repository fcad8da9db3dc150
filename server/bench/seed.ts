// Rows as Facet itself would have written them, one second after another, all in the past.
import type { AccountRow, PersonRow, Tables } from '../src/platform/db/tables.ts';
import { makeIds } from '../src/platform/ids.ts';

/** Rows by table, in the order they are inserted. */
export type Seed = { [Table in keyof Tables]?: Iterable<Tables[Table]> };

const stepMs = 1_000;

function* moments(count: number): Generator<{ n: number; at: number }> {
  const first = Date.now() - (count + 1) * stepMs;
  for (let n = 0; n < count; n++) yield { n, at: first + n * stepMs };
}

function idsFollowing() {
  let at = 0;
  const makeId = makeIds({ now: () => at });
  return (prefix: 'person' | 'account', moment: number): string => {
    at = moment;
    return makeId(prefix);
  };
}

export const emailOf = (n: number): string => `ada.lovelace.${n}@${domainOf(n % 1_000)}`;

export function* personRows(tenantId: string, count: number): Generator<PersonRow> {
  const makeId = idsFollowing();
  for (const { n, at } of moments(count)) {
    const domain = domainOf(n % 1_000);
    yield {
      person_id: makeId('person', at),
      tenant_id: tenantId,
      name: `Ada Lovelace ${n}`,
      email: emailOf(n),
      domain,
      slug: `ada-lovelace-${n}`,
      route_key: `seed${String(n).padStart(8, '0')}`,
      phone_number: `+1415${String(n).padStart(7, '0')}`,
      linkedin_profile_url: `https://www.linkedin.com/in/ada-lovelace-${n}`,
      title: 'Analyst',
      external_ids: null,
      created_at: at,
      updated_at: at,
    };
  }
}

export function* accountRows(tenantId: string, count: number): Generator<AccountRow> {
  const makeId = idsFollowing();
  for (const { n, at } of moments(count)) {
    const accountId = makeId('account', at);
    yield {
      account_id: accountId,
      listed_as: accountId,
      tenant_id: tenantId,
      name: `Company ${n}`,
      name_key: `company ${n}`,
      domain: domainOf(n),
      industry: 'Manufacturing',
      employees: 100,
      external_ids: null,
      merged_into: null,
      merged_from: null,
      created_at: at,
      updated_at: at,
    };
  }
}

export const domainOf = (n: number): string => `company-${n}.example`;
