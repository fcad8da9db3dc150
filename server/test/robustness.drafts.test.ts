// Drafting across processes, and through kill -9. FACET_DRAFT_KILLS raises the number of kills.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { amounts } from './support/amounts.ts';
import { neverEnds, startChatServer, textPiece } from './support/chat_server.ts';
import { migratedDatabase } from './support/database.ts';
import { newPage } from './support/pages.ts';
import { envOf, type FacetProcess, serveFacet, shortLease } from './support/process.ts';
import { eachEngine } from './support/server.ts';

const kills = amounts.draftKills;
const audiencesCount = 4;
const messagesEach = 5;

async function makeAudiences(facet: FacetProcess): Promise<string[]> {
  const { pageId } = (await facet.call('POST', '/v0/pages', { body: newPage() })).body;
  const paths: string[] = [];
  for (let count = 0; count < audiencesCount; count++) {
    const body = { customName: `Group ${count}` };
    const made = await facet.call('POST', `/v0/pages/${pageId}/audiences`, { body });
    paths.push(`/v0/pages/${pageId}/audiences/${made.body.audienceId}`);
  }
  return paths;
}

interface Listed {
  versionId: string;
  versionNumber: number;
  status: string;
  failureReason?: string;
}

const versionsOf = async (facet: FacetProcess, path: string): Promise<Listed[]> =>
  (await facet.call('GET', `${path}/versions?limit=200`)).body.items;

/** Waits until nothing is queued. */
async function settle(facet: FacetProcess, path: string): Promise<Listed[]> {
  for (;;) {
    const versions = await versionsOf(facet, path);
    if (versions.every((version) => version.status !== 'queued')) return versions;
    await sleep(50);
  }
}

eachEngine('drafts and kill -9', (engine) => {
  test(`${kills} kills while messages are drafted lose none and double none`, async (t) => {
    const database = await migratedDatabase(engine);
    t.after(() => database.remove());
    const env = { ...envOf(database), ...shortLease };
    let facet = await serveFacet(t, env);
    const paths = await makeAudiences(facet);
    const accepted = new Map<string, string[]>(paths.map((path) => [path, []]));
    const send = async (path: string, number: number) => {
      const clientMessageId = `${path.slice(-5)}-${number}`;
      const body = { message: `Set the headline to "Take ${number}"`, clientMessageId };
      // The client's id makes the retry safe: a lost answer is asked for again.
      for (;;) {
        const reply = await facet.call('POST', `${path}/messages`, { body }).catch(() => undefined);
        if (reply?.status === 202) return accepted.get(path)?.push(reply.body.versionId);
        await sleep(30);
      }
    };
    const sending = Promise.all(
      paths.map(async (path) => {
        for (let number = 0; number < messagesEach; number++) await send(path, number);
      }),
    );
    for (let kill = 0; kill < kills; kill++) {
      await sleep(randomInt(30, 200));
      facet.signal('SIGKILL');
      await facet.ended;
      facet = await serveFacet(t, env);
    }
    await sending;
    for (const path of paths) {
      const versions = (await settle(facet, path)).toReversed();
      assert.deepEqual(
        versions.map((version) => version.versionNumber),
        Array.from({ length: messagesEach + 1 }, (_, index) => index + 1),
      );
      const ids = versions.slice(1).map((version) => version.versionId);
      assert.deepEqual(ids, accepted.get(path));
      assert.deepEqual(
        versions.map(({ status, failureReason }) => failureReason ?? status),
        versions.map((_, index) => (index < messagesEach ? 'obsolete' : 'draft')),
      );
    }
    facet.signal('SIGTERM');
    assert.equal((await facet.ended).code, 0);
  });
});

test('on PostgreSQL an api process and a worker process share the work', async (t) => {
  const database = await migratedDatabase('postgres');
  t.after(() => database.remove());
  const env = envOf(database);
  const api = await serveFacet(t, { ...env, FACET_ROLES: 'api' });
  const [path = ''] = await makeAudiences(api);
  assert.ok((await versionsOf(api, path)).every((version) => version.status === 'queued'));

  const stopped = await api.call('POST', `${path}/messages/interrupt`, { body: {} });
  assert.deepEqual(stopped.body, { success: true });
  const worker = await serveFacet(t, { ...env, FACET_ROLES: 'worker' });
  assert.equal((await worker.call('GET', '/readyz')).status, 200);
  assert.equal((await worker.call('GET', '/v0/pages')).status, 404, 'a worker serves no API');

  const body = { message: 'Set the headline to "Together"' };
  const { versionId } = (await api.call('POST', `${path}/messages`, { body })).body;
  const settled = await settle(api, path);
  assert.equal(settled.find((version) => version.versionId === versionId)?.status, 'draft');
  assert.equal(settled.find((version) => version.versionNumber === 1)?.status, 'cancelled');
  for (const process of [api, worker]) {
    process.signal('SIGTERM');
    assert.equal((await process.ended).code, 0);
  }
});

test('an interrupt in one process stops a model that is writing for another', async (t) => {
  const database = await migratedDatabase('postgres');
  t.after(() => database.remove());
  const model = await startChatServer(neverEnds(textPiece('word ')));
  t.after(() => model.close());
  const env = envOf(database);
  const agent = { FACET_AGENT_MODEL: 'test', FACET_AGENT_BASE_URL: model.url };
  const api = await serveFacet(t, { ...env, FACET_ROLES: 'api' });
  const worker = await serveFacet(t, { ...env, ...agent, FACET_ROLES: 'worker' });
  const { pageId } = (await api.call('POST', '/v0/pages', { body: newPage() })).body;
  const made = await api.call('POST', `/v0/pages/${pageId}/audiences`, {
    body: { customName: 'Group' },
  });
  const path = `/v0/pages/${pageId}/audiences/${made.body.audienceId}`;
  await model.arrived(1);
  const stopped = await api.call('POST', `${path}/messages/interrupt`, { body: {} });
  assert.deepEqual(stopped.body, { success: true });
  assert.equal(await model.requests[0]?.hungUp, true);
  assert.deepEqual(
    (await versionsOf(api, path)).map((version) => version.status),
    ['cancelled'],
  );
  worker.signal('SIGTERM');
  assert.equal((await worker.ended).code, 0);
});
