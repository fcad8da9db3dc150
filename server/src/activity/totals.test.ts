import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inParallel } from '../../test/support/parallel.ts';
import { eachEngine, type Reply, startServer, type TestServer } from '../../test/support/server.ts';
import { assertTotalsExact } from '../../test/support/totals.ts';

type Step =
  | { do: 'person'; email: string | null; domain: string | null }
  | { do: 'change'; who: number; email?: string | null; domain?: string | null }
  | { do: 'erase'; who: number }
  | { do: 'accountLog'; hint: Hint; idempotencyKey: string | undefined }
  | { do: 'personLog'; who: number; account: string | undefined };

interface Hint {
  account?: string;
  domain?: string;
  name?: string;
}

const domain = fc.constantFrom('a.example', 'b.example', 'c.example');
/** Named per tenant when it is used: an account id is one tenant's for good. */
const accountLetter = fc.constantFrom('a', 'b');
const email = fc
  .tuple(fc.integer({ min: 0, max: 9 }), domain)
  .map(([n, host]) => `person${n}@${host}`);
const who = fc.nat();
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('person' as const), email: orNull(email), domain: orNull(domain) }),
  fc.record(
    { do: fc.constant('change' as const), who, email: orNull(email), domain: orNull(domain) },
    { requiredKeys: ['do', 'who'] },
  ),
  fc.record({ do: fc.constant('erase' as const), who }),
  fc.record({
    do: fc.constant('accountLog' as const),
    hint: fc.record(
      { account: accountLetter, domain, name: fc.constantFrom('One', 'Two') },
      { requiredKeys: [] },
    ),
    idempotencyKey: maybe(fc.constantFrom('first', 'second')),
  }),
  fc.record({ do: fc.constant('personLog' as const), who, account: maybe(accountLetter) }),
);

/** Runs the steps for a tenant of its own, three at a time, and returns its key. */
async function runSteps(facet: TestServer, tenant: string, steps: Step[]): Promise<string> {
  const key = await facet.makeKey({ tenant });
  const persons: string[] = [];
  // Whoever it is may be erased by then: that is part of it.
  const personOf = (n: number): string => persons[n % Math.max(1, persons.length)] ?? 'nobody';
  const accountOf = (letter: string | undefined) =>
    letter === undefined ? {} : { accountId: `account_${letter}${tenant.padStart(25, '0')}` };
  const log = { source: 'crm', payload: {} };

  async function run(taken: Step): Promise<Reply> {
    switch (taken.do) {
      case 'person': {
        const { email, domain } = taken;
        const reply = await facet.post('/v0/persons', { name: 'Ada', email, domain }, { key });
        if (reply.status === 201) persons.push(reply.body.personId);
        return reply;
      }
      case 'change': {
        const { do: _, who, ...body } = taken;
        return facet.call('PATCH', `/v0/persons/${personOf(who)}`, { key, body });
      }
      case 'erase':
        return facet.call('DELETE', `/v0/persons/${personOf(taken.who)}`, { key });
      case 'accountLog': {
        const { account, ...hint } = taken.hint;
        const { idempotencyKey } = taken;
        const body = { ...log, ...hint, ...accountOf(account), idempotencyKey };
        return facet.post('/v0/account_logs', body, { key });
      }
      case 'personLog': {
        const body = { ...log, personId: personOf(taken.who), ...accountOf(taken.account) };
        return facet.post('/v0/person_logs', body, { key });
      }
    }
  }
  const replies = await inParallel(steps.length, 3, (n) => run(steps[n] as Step));
  for (const { status, text } of replies) assert.ok(status < 500, text);
  return key;
}

const flagCombinations = [
  '',
  'includeDeleted=1',
  'includePersonActivity=1',
  'includePersonActivity=1&includeDeleted=1',
];

async function assertListsComplete(facet: TestServer, key: string): Promise<void> {
  const { body: accounts } = await facet.get('/v0/accounts', { key });
  assert.equal(accounts.items.length, accounts.totalCount);
  for (const { accountId } of accounts.items) {
    for (const flags of flagCombinations) {
      const path = `/v0/accounts/${accountId}/activity?limit=200&${flags}`;
      const { body } = await facet.get(path, { key });
      assert.equal(body.items.length, body.totalCount, path);
    }
  }
  const { body: persons } = await facet.get('/v0/persons?limit=200', { key });
  assert.equal(persons.items.length, persons.totalCount);
}

eachEngine('totals', (engine) => {
  test('are what counting the rows gives, after any mix of operations', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    let tenant = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
        const key = await runSteps(facet, `tenant${tenant++}`, steps);
        await assertTotalsExact(facet.db);
        await assertListsComplete(facet, key);
      }),
      { numRuns: 8 },
    );
  });

  test('are exact after two hundred logs at once', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { body: person } = await facet.post('/v0/persons', {
      name: 'Ada',
      email: 'ada@company1.example',
    });
    await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        const log = { source: 'crm', payload: { n } };
        const { status } =
          n % 4 === 0
            ? await facet.post('/v0/person_logs', { ...log, personId: person.personId })
            : await facet.post('/v0/account_logs', { ...log, domain: `company${n % 3}.example` });
        assert.equal(status, 201);
      }),
    );
    const { body } = await facet.get('/v0/accounts');
    let sum = 0;
    for (const { accountId } of body.items) {
      const path = `/v0/accounts/${accountId}/activity?limit=200&includePersonActivity=true`;
      const { body: activity } = await facet.get(path);
      assert.equal(activity.items.length, activity.totalCount);
      sum += activity.totalCount;
    }
    assert.equal(sum, 200);
    await assertTotalsExact(facet.db);
  });
});
