// Random sequences of requests, repeated in every way, beside a model of a few
// lines: what each answer must be, and how many effects there were.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';

const hourMs = 3_600_000;

interface HeaderStep {
  tenant: number;
  key: string | undefined;
  /** Few of each, so that they meet. */
  name: string;
  email: string | undefined;
  passHours: number;
}

const headerSteps: fc.Arbitrary<HeaderStep[]> = fc.array(
  fc.record({
    tenant: fc.nat({ max: 1 }),
    key: fc.option(fc.constantFrom('key-1', 'key-2'), { nil: undefined }),
    name: fc.constantFrom('Ada', 'Bob'),
    email: fc.option(fc.constantFrom('a@one.example', 'b@two.example'), { nil: undefined }),
    passHours: fc.constantFrom(0, 0, 0, 1, 12, 24),
  }),
  { minLength: 1, maxLength: 20 },
);

type Outcome = 'made' | 'replayed' | 'email_taken' | 'idempotency_key_reused';

function outcomeOf(reply: Reply): Outcome {
  if (reply.status !== 201) return reply.body.code;
  return reply.headers.get('idempotent-replayed') === 'true' ? 'replayed' : 'made';
}

interface Stored {
  request: string;
  text: string;
  untilHour: number;
}

/** What the header promises, for one tenant. */
class Tenant {
  readonly stored = new Map<string, Stored>();
  readonly emails = new Set<string>();
  made = 0;

  expect({ key, ...step }: HeaderStep, hour: number): { outcome: Outcome; text?: string } {
    const first = key === undefined ? undefined : this.stored.get(key);
    if (first && first.untilHour > hour) {
      return first.request === requestOf(step)
        ? { outcome: 'replayed', text: first.text }
        : { outcome: 'idempotency_key_reused' };
    }
    const taken = step.email !== undefined && this.emails.has(step.email);
    return { outcome: taken ? 'email_taken' : 'made' };
  }

  remember({ key, ...step }: HeaderStep, text: string, hour: number): void {
    this.made += 1;
    if (step.email !== undefined) this.emails.add(step.email);
    if (key !== undefined) {
      this.stored.set(key, { request: requestOf(step), text, untilHour: hour + 24 });
    }
  }
}

const requestOf = ({ name, email }: { name: string; email: string | undefined }): string =>
  JSON.stringify([name, email]);

async function runHeaderSteps(facet: TestServer, run: number, steps: HeaderStep[]): Promise<void> {
  const keys = [
    await facet.makeKey({ tenant: `run-${run}-a` }),
    await facet.makeKey({ tenant: `run-${run}-b` }),
  ];
  const tenants = [new Tenant(), new Tenant()];
  let hour = 0;
  for (const step of steps) {
    const tenant = tenants[step.tenant] as Tenant;
    const key = keys[step.tenant] as string;
    facet.clock.advance(step.passHours * hourMs);
    hour += step.passHours;
    const expected = tenant.expect(step, hour);
    const { name, email } = step;
    const headers = step.key === undefined ? {} : { 'idempotency-key': step.key };
    const reply = await facet.post('/v0/persons', { name, email }, { key, headers });
    assert.equal(outcomeOf(reply), expected.outcome, reply.text);
    if (expected.text !== undefined) assert.equal(reply.text, expected.text);
    if (expected.outcome === 'made') tenant.remember(step, reply.text, hour);
    const { totalCount } = (await facet.get('/v0/persons?limit=1', { key })).body;
    assert.equal(totalCount, tenant.made);
  }
}

interface LogStep {
  kind: 'account_logs' | 'person_logs';
  source: string;
  idempotencyKey: string | undefined;
  payload: Record<string, unknown>;
}

const logSteps: fc.Arbitrary<LogStep[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('account_logs' as const, 'person_logs' as const),
    source: fc.constantFrom('crm', 'mail'),
    idempotencyKey: fc.option(fc.constantFrom('event-1', 'event-2'), { nil: undefined }),
    payload: fc.constantFrom({ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 1 }, {}),
  }),
  { minLength: 1, maxLength: 20 },
);

async function runLogSteps(facet: TestServer, run: number, steps: LogStep[]): Promise<void> {
  const key = await facet.makeKey({ tenant: `run-${run}` });
  const { personId } = (await facet.post('/v0/persons', { name: 'Ada' }, { key })).body;
  const accountId = `account_${String(run).padStart(26, '0')}`;
  const first = new Map<string, { content: string; text: string }>();
  let made = 0;
  for (const { kind, ...fields } of steps) {
    const body = { ...fields, accountId, ...(kind === 'person_logs' ? { personId } : {}) };
    const reply = await facet.post(`/v0/${kind}`, body, { key });
    const content = JSON.stringify(Object.entries(fields.payload).sort());
    const slot = `${kind} ${fields.source} ${fields.idempotencyKey}`;
    const before = fields.idempotencyKey === undefined ? undefined : first.get(slot);
    if (before === undefined) {
      assert.equal(outcomeOf(reply), 'made', reply.text);
      first.set(slot, { content, text: reply.text });
      made += 1;
    } else if (before.content === content) {
      assert.deepEqual([outcomeOf(reply), reply.text], ['replayed', before.text]);
    } else {
      assert.equal(outcomeOf(reply), 'idempotency_key_reused', reply.text);
    }
    const path = `/v0/accounts/${accountId}/activity?includePersonActivity=true&limit=1`;
    assert.equal((await facet.get(path, { key })).body.totalCount, made);
  }
}

eachEngine('any sequence of requests', (engine) => {
  test('has the effects and the answers its Idempotency-Keys promise', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(headerSteps, (steps) => runHeaderSteps(facet, runs++, steps)),
      { seed: 1, numRuns: 40 },
    );
  });

  test('has the effects and the answers the idempotencyKeys of its logs promise', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(logSteps, (steps) => runLogSteps(facet, runs++, steps)),
      { seed: 1, numRuns: 40 },
    );
  });
});
