import assert from 'node:assert/strict';
import { compareThroughput } from './compare.ts';
import { bothEngines, type Figure, ratioAtLeast } from './figure.ts';
import type { Load } from './load.ts';
import { accountRows, domainOf } from './seed.ts';
import { facetAndFloorWith } from './stage.ts';

/** Logs come in for many accounts at once, as from a CRM. */
export const manyAccounts = 100;

let written = 0;
export const accountLogLoad: Load = () => {
  const n = ++written;
  return {
    method: 'POST',
    path: '/v0/account_logs',
    body: JSON.stringify({
      source: 'crm',
      type: 'deal-changed',
      domain: domainOf(n % manyAccounts),
      idempotencyKey: `deal-${n}`,
      payload: { deal: n, stage: 'negotiation', amount: 12_500, owner: 'Grace Hopper' },
    }),
  };
};

interface AccountLog {
  accountId: string;
  source: string;
  type: string;
}

const accountLog: Figure = {
  area: 'accounts',
  name: 'account log with idempotencyKey',
  targets: bothEngines(ratioAtLeast(0.8)),
  async run(bench) {
    const { seed, ...contenders } = await facetAndFloorWith(bench, (tenantId) => ({
      accounts: [...accountRows(tenantId, manyAccounts)],
    }));
    const accountIds = new Set(seed.accounts.map((account) => account.account_id));
    return compareThroughput(bench, contenders, accountLogLoad, (replies) => {
      const [facet, floor] = [replies.facet as AccountLog, replies.floor as AccountLog];
      assert.deepEqual(Object.keys(facet), Object.keys(floor));
      for (const { accountId, source, type } of [facet, floor]) {
        assert.ok(accountIds.has(accountId), `${accountId} is not one of the seeded accounts`);
        assert.deepEqual([source, type], ['crm', 'deal-changed']);
      }
    });
  },
};

export const accountFigures = [accountLog];
