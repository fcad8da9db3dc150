import type { Account, Person } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { listQuery } from '../../lib/lists.ts';
import { t } from '../../lib/texts.ts';

export const peopleQuery = (search = '', domain = '') =>
  listQuery<Person>(['people', search, domain], (query) =>
    facet.persons.list({
      ...query,
      ...(search === '' ? {} : { search }),
      ...(domain === '' ? {} : { domain }),
    }),
  );

export const nameOf = (account: Account): string =>
  account.name ?? account.domain ?? t.accounts.unnamed;

/** What the companies behind the domains are called. */
export const companiesQuery = queryOptions({
  queryKey: ['accounts', 'names'],
  queryFn: async () => {
    const { items } = await facet.accounts.list({ limit: 200 });
    return new Map(items.flatMap((one) => (one.domain ? [[one.domain, nameOf(one)]] : [])));
  },
  staleTime: 30_000,
});
