// A client that knows the OpenAPI document and nothing else, and behaves badly.
// Whatever it sends, the server answers what the document promises, never 5xx.
// FACET_FUZZ_REQUESTS and FACET_FUZZ_SEED make a run longer, or another one.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import fc from 'fast-check';
import { amounts, givenSeed } from './support/amounts.ts';
import { ask } from './support/ask.ts';
import { Known } from './support/known.ts';
import { makeReplyCheck, type OpenApi, type Operation, operationsOf } from './support/openapi.ts';
import { type PlannedRequest, pathIdsOf, plannedRequests } from './support/requests.ts';
import { eachEngine, type Reply, startServer, type TestServer } from './support/server.ts';

const requests = amounts.fuzzRequests;

eachEngine('a client that sends anything', (engine) => {
  const title = `${requests} requests: each reply is one the document promises, none is a 5xx`;
  test(title, { timeout: requests * 500 }, async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const document = (await facet.get('/openapi.json', { key: null })).body as OpenApi;
    // The visitor site answers people with pages, also when it refuses: it has tests of its own.
    const operations = operationsOf(document).filter(({ path }) => !path.startsWith('/_facet/'));
    const byId = new Map(operations.map((operation) => [operation.id, operation]));
    const check = makeReplyCheck(document);
    const send = await makeSender(facet);
    const tally = new Map<string, number>();

    await fc.assert(
      fc.asyncProperty(plannedRequests(operations), async (planned) => {
        const operation = byId.get(planned.operationId) as Operation;
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

type Send = (operation: Operation, planned: PlannedRequest) => Promise<Reply>;

async function makeSender(facet: TestServer): Promise<Send> {
  const keys = {
    admin: facet.key,
    read: await facet.makeKey({ scopes: ['read'] }),
    wrong: 'facet_wrong',
    none: null,
  };
  // Revoking these would end the run.
  const inUse = (await facet.get('/v0/api_keys')).body.items as { apiKeyId: string }[];
  const known = new Known(inUse.map(({ apiKeyId }) => apiKeyId));

  return async (operation, { key, headers, ...planned }) => {
    const url = known.fillUrl(planned.url);
    const raw = typeof planned.body === 'string' ? known.fill(planned.body) : planned.body;
    const body = raw === undefined ? {} : { raw };
    const reply = await ask(facet, operation, url, { key: keys[key], headers, ...body });
    if (reply.status < 300) known.learn(url, idsIn(operation, url), reply.body);
    return reply;
  };
}

function idsIn(operation: Operation, url: string): Record<string, string> {
  const pattern = operation.path.replace(/{\w+}/g, '([^/?]+)');
  const [, ...ids] = RegExp(`^${pattern}`).exec(url) ?? [];
  return Object.fromEntries(pathIdsOf(operation).map((name, n) => [name, ids[n] ?? '']));
}

/** What the run reached: an operation that never succeeded deserves better values. */
function report(t: TestContext, operations: Operation[], tally: Map<string, number>): void {
  for (const { id } of operations) {
    const answers = [...tally].filter(([answer]) => answer.startsWith(`${id} `)).sort();
    const counts = answers.map(([answer, count]) => `${answer.split(' ')[1]} × ${count}`);
    t.diagnostic(`${id}: ${counts.join(', ')}`);
  }
}
