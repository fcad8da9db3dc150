// A client that knows the OpenAPI document, and what a walk through every operation taught it,
// and behaves badly. Whatever it sends, the server answers what the document promises, never 5xx.
// FACET_FUZZ_REQUESTS and FACET_FUZZ_SEED make a run longer, or another one.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { operations as routeTable } from '../src/routes.ts';
import { amounts, givenSeed } from './support/amounts.ts';
import { ask } from './support/ask.ts';
import { changeNth, Known } from './support/known.ts';
import { makeReplyCheck, type OpenApi, type Operation, operationsOf } from './support/openapi.ts';
import { type PlannedRequest, pathIdsOf, plannedRequests } from './support/requests.ts';
import {
  type CallOptions,
  eachEngine,
  type Reply,
  startServer,
  type TestServer,
} from './support/server.ts';
import { makeWalker, ownerCall, soundRequests, type Walker } from './support/walk.ts';
import { hooks } from './support/webhooks.ts';

const requests = amounts.fuzzRequests;

eachEngine('a client that sends anything', (engine) => {
  const title = `every operation grants its sound request, and ${requests} others get what the document promises`;
  test(title, { timeout: 60_000 + requests * 500 }, async (t) => {
    const records = new Map<string, string[]>();
    const resolveTxt = async (name: string) => records.get(name) ?? [];
    const facet = await startServer(t, engine, { own: true, resolveTxt });
    const document = (await facet.get('/openapi.json', { key: null })).body as OpenApi;
    const described = operationsOf(document);
    const byId = new Map(described.map((operation) => [operation.id, operation]));
    const check = makeReplyCheck(document);
    const walker = await makeWalker(facet, records);
    const known = await knownOf(walker);

    for await (const { operation, path, options } of soundRequests(walker, routeTable)) {
      const promised = byId.get(operation.id) as Operation;
      const reply = await ask(facet, promised, path, options);
      assert.ok(reply.status < 300, `${operation.id} is not granted: ${reply.text}`);
      check(promised, reply);
      known.learn(path, idsIn(promised, path), reply.body);
      if (options.body !== undefined) known.learnBody(operation.id, JSON.stringify(options.body));
    }

    // The visitor site answers people with pages, also when it refuses: it has tests of its own.
    const operations = described.filter(({ path }) => !path.startsWith('/_facet/'));
    const send = await makeSender(walker, known);
    const tally = new Map<string, number>();
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(plannedRequests(operations), async (planned) => {
        const operation = byId.get(planned.operationId) as Operation;
        if (sent++ % 100 === 0) await silenceWebhooks(facet);
        const reply = await send(operation, planned);
        assert.ok(reply.status < 500, `${reply.status}: ${reply.text}`);
        check(operation, reply);
        assert.doesNotMatch(JSON.stringify(reply.body) ?? '', /\\ud[89a-f]/i, 'half a character');
        const answer = `${operation.id} ${reply.status}`;
        tally.set(answer, (tally.get(answer) ?? 0) + 1);
      }),
      // Each request builds on those before it, so a smaller one would prove nothing.
      { seed: 20_261_115, ...givenSeed, numRuns: requests, endOnFailure: true },
    );

    report(t, operations, tally);
    const total = (status: RegExp) =>
      [...tally].reduce((sum, [answer, count]) => sum + (status.test(answer) ? count : 0), 0);
    assert.equal(total(/\d$/), requests);
    assert.ok(total(/ 2\d\d$/) > requests / 4, 'too few requests were sound to prove anything');
    assert.ok(total(/ 4\d\d$/) > requests / 10, 'too few requests were hostile');
  });
});

/** Every subscription hears of everything: with dozens of them the run would be about deliveries. */
async function silenceWebhooks(facet: TestServer): Promise<void> {
  for (const { subscriptionId } of (await facet.get(`${hooks}?limit=200`)).body.items) {
    await facet.call('DELETE', `${hooks}/${subscriptionId}`);
  }
}

/** Never told to the client: what would end the run, were it revoked, removed or signed out. */
async function knownOf({ facet, owner }: Walker): Promise<Known> {
  const keys = (await facet.get('/v0/api_keys')).body.items as { apiKeyId: string }[];
  const me = (await owner.call('GET', '/v0/me')).body as { memberId: string };
  return new Known([...keys.map(({ apiKeyId }) => apiKeyId), me.memberId]);
}

type Send = (operation: Operation, planned: PlannedRequest) => Promise<Reply>;

async function makeSender(walker: Walker, known: Known): Promise<Send> {
  const { facet } = walker;
  const { apiKeyId, key: read } = (
    await facet.post('/v0/api_keys', { name: 'reads', scopes: ['read'] })
  ).body;
  known.keepSecret(apiKeyId);
  const callers: Record<PlannedRequest['key'], CallOptions> = {
    admin: { key: facet.key },
    read: { key: read },
    wrong: { key: 'facet_wrong' },
    none: { key: null },
    member: ownerCall(walker),
  };

  return async (operation, { key, headers, ...planned }) => {
    const url = known.fillUrl(planned.url);
    const caller = callers[key];
    const raw = rawOf(operation, planned.body, known);
    const reply = await ask(facet, operation, url, {
      ...caller,
      headers: { ...caller.headers, ...headers },
      ...(raw === undefined ? {} : { raw }),
    });
    if (reply.status >= 300) return reply;
    known.learn(url, idsIn(operation, url), reply.body);
    if (typeof raw === 'string' && !operation.form) known.learnBody(operation.id, raw);
    return reply;
  };
}

function rawOf(
  operation: Operation,
  body: PlannedRequest['body'],
  known: Known,
): string | Uint8Array<ArrayBuffer> | undefined {
  if (typeof body === 'string') return known.fill(body);
  if (typeof body !== 'object' || !('again' in body)) return body;
  const { change, place } = body;
  const before = known.bodyOf(operation.id);
  if (change === 'none') return JSON.stringify(before);
  return JSON.stringify(
    changeNth(before, place, (holder, name) => {
      if (change === 'left out') delete holder[name];
      else holder[name] = change.to;
    }),
  );
}

function idsIn(operation: Operation, url: string): Record<string, string> {
  const pattern = operation.path.replace(/{\w+}/g, '([^/?]+)');
  const [, ...ids] = RegExp(`^${pattern}`).exec(url) ?? [];
  return Object.fromEntries(pathIdsOf(operation).map((name, n) => [name, ids[n] ?? '']));
}

/** What the requests made up reached: an operation that never succeeded deserves better values. */
function report(t: TestContext, operations: Operation[], tally: Map<string, number>): void {
  const answersOf = (id: string) =>
    [...tally]
      .filter(([answer]) => answer.startsWith(`${id} `))
      .map(([answer, count]) => `${answer.split(' ')[1]} × ${count}`)
      .sort();
  const never = operations.filter(({ id }) => !answersOf(id).some((one) => one.startsWith('2')));
  t.diagnostic(
    `${operations.length} operations; made-up requests never succeeded at ${never.length}:`,
  );
  for (const { id } of never) t.diagnostic(`${id}: ${answersOf(id).join(', ')}`);
}
