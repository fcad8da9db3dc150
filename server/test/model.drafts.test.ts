// Versions drafted by a model on a real port: what the team reads while it writes, and what happens when it fails.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeModelAgent } from '../src/agent/model/model.agent.ts';
import { makeRulesAgent } from '../src/agent/rules/rules.agent.ts';
import type { EngineName } from '../src/platform/db/engine.ts';
import { replyWith } from './support/agent_input.ts';
import {
  type Answer,
  answers,
  endsAfter,
  says,
  sends,
  stallsAfter,
  startChatServer,
  staysSilent,
} from './support/chat_server.ts';
import { makeAudience, settled, type TestAudience } from './support/pages.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';

const page = {
  blocks: [
    {
      type: 'hero',
      componentId: 'hero',
      chunkIds: [],
      headline: 'Dispatchers save two hours a day',
      actionIds: [],
    },
  ],
};

/** A Facet whose agent asks an endpoint that gives these answers. */
async function withModel(
  t: TestContext,
  engine: EngineName,
  replies: Answer[],
  timeoutMs = 60_000,
) {
  const endpoint = await startChatServer(...replies);
  t.after(() => endpoint.close());
  const agent = await makeModelAgent({
    model: 'test-model',
    baseUrl: endpoint.url,
    apiKey: 'sk-secret',
    timeoutMs,
  });
  const facet = await startServer(t, engine, { own: true, agent, fallback: makeRulesAgent() });
  return { facet, endpoint, audience: await makeAudience(facet) };
}

async function draftOf(facet: TestServer, audience: TestAudience) {
  const { body } = await facet.get(audience.path);
  const version = await settled(facet, audience, body.latestVersion.versionId);
  const { body: messages } = await facet.get(`${audience.path}/messages`);
  const agent = messages.items.filter(({ role }: { role: string }) => role === 'agent');
  return { version, said: agent.map(({ message }: { message: string }) => message).join('\n') };
}

const byRules = /^The language model did not write this version: .* The built-in agent did\. /;

eachEngine('drafts by a model', (engine) => {
  test('after its last try the rules agent writes the page, and the reply says so', async (t) => {
    const failing = answers(503, '{}');
    const { facet, endpoint, audience } = await withModel(t, engine, [failing, failing, failing]);
    for (const tries of [1, 2]) {
      await endpoint.arrived(tries);
      while (facet.jobFailures.length < tries) await sleep(5);
      // Longer than the longest wait between tries, and never while one is under way: its lease would be over.
      facet.clock.advance(60_000);
    }
    await endpoint.arrived(3);
    const { version, said } = await draftOf(facet, audience);
    assert.equal(version.status, 'draft');
    assert.match(JSON.stringify(version.content), /Dispatchers save two hours a day/);
    assert.match(said, byRules);
    assert.match(said, /answered 503/);
    assert.equal(endpoint.requests.length, 3);
  });

  test('an endpoint that says when to come back is not asked before, and then writes the page', async (t) => {
    const busy: Answer = (response) => {
      response.writeHead(429, { 'retry-after': '300' }).end();
    };
    const { facet, endpoint, audience } = await withModel(t, engine, [busy, says(replyWith(page))]);
    while (facet.jobFailures.length < 1) await sleep(5);
    const { rows } = await facet.db.query<{ run_at: number }>(
      `select run_at from jobs where kind = 'draft_version'`,
      [],
    );
    assert.ok(Number(rows[0]?.run_at) >= facet.clock.now() + 280_000);
    assert.equal(endpoint.requests.length, 1);
    facet.clock.advance(301_000);
    const { version, said } = await draftOf(facet, audience);
    assert.equal(version.content.blocks[0].headline, 'Dispatchers save two hours a day');
    assert.equal(said, 'I wrote the page for Grace.');
  });
});

const lost: [name: string, replies: Answer[], said: RegExp][] = [
  ['hangs', [staysSilent], /took too long/],
  ['stalls in mid-page', [stallsAfter('Ok\n```json\n{"blocks": [')], /took too long/],
  [
    'sends no page twice',
    [says('{"blocks": ['), says('{"blocks"')],
    /did not produce a valid page/,
  ],
  [
    'declines',
    [says('I would rather not write about this reader.'), says('No.')],
    /the model refused\. It said: “I would rather not write about this reader\.”/,
  ],
];
for (const [name, replies, reason] of lost) {
  test(`when the endpoint ${name}, one try is enough: the rules agent writes and says why`, async (t) => {
    // Only who waits for the end of the time has a short one: the others must not depend on it.
    const waits = /too long/.test(reason.source);
    const { facet, audience } = await withModel(t, 'sqlite', replies, waits ? 400 : undefined);
    const { version, said } = await draftOf(facet, audience);
    assert.equal(version.status, 'draft');
    assert.match(said, byRules);
    assert.match(said, reason);
  });
}

for (const [name, broken] of [
  ['cut off', endsAfter('I will')],
  ['no JSON', sends('data: <html>\n\n')],
] as const) {
  test(`a stream that is ${name} is tried again, and the next one counts`, async (t) => {
    const { facet, audience } = await withModel(t, 'sqlite', [broken, says(replyWith(page))]);
    while (facet.jobFailures.length < 1) await sleep(5);
    facet.clock.advance(60_000);
    const { version, said } = await draftOf(facet, audience);
    assert.equal(version.content.blocks.length, 1);
    assert.equal(said, 'I wrote the page for Grace.');
  });
}

test('what the model says is read while it is silent, not with its next word', async (t) => {
  const heard = Promise.withResolvers<void>();
  const slow: Answer = async (response) => {
    await stallsAfter('I am reading what Orbit does.')(response);
    await heard.promise;
    response.destroy();
  };
  const { facet, audience } = await withModel(t, 'sqlite', [slow, says(replyWith(page))]);
  const response = await fetch(`${facet.url}${audience.path}/stream`, {
    headers: { 'x-api-key': facet.key },
  });
  let read = '';
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    read += Buffer.from(chunk).toString();
    if (read.includes('what Orbit does.')) break;
  }
  // Only now, with everything read, does the endpoint go on.
  heard.resolve();
  while (facet.jobFailures.length < 1) await sleep(5);
  facet.clock.advance(60_000);
  assert.equal((await draftOf(facet, audience)).version.status, 'draft');
});
