import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatedAgent } from '../../test/support/agents.ts';
import { firstDraft, makeAudience, settled } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import type { Agent } from '../agent/agent.ts';

eachEngine('messages', (engine) => {
  test('a message is accepted at once and its version is drafted', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const sent = await facet.post(`${audience.path}/messages`, {
      message: 'Set the headline to "Two hours back, every day"',
      clientMessageId: 'mine-1',
    });
    assert.equal(sent.status, 202);
    assert.deepEqual(Object.keys(sent.body).sort(), [
      'accepted',
      'audienceId',
      'clientMessageId',
      'versionId',
    ]);
    assert.equal(sent.body.clientMessageId, 'mine-1');
    const version = await settled(facet, audience, sent.body.versionId);
    assert.equal(version.status, 'draft');
    assert.equal(version.versionNumber, 2);
    const { body } = await facet.get(`${audience.path}/messages`);
    const roles = body.items.map((item: { role: string }) => item.role);
    assert.ok(roles.includes('user') && roles.includes('agent'));
    assert.equal(body.totalCount, body.items.length);
  });

  test('the same clientMessageId twice queues one version; with another text it is 409', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const send = (message: string) =>
      facet.post(`${audience.path}/messages`, { message, clientMessageId: 'once' });
    const replies = await Promise.all(Array.from({ length: 10 }, () => send('Shorten the page')));
    const ids = new Set(replies.map((reply) => reply.body.versionId));
    assert.equal(ids.size, 1);
    const replayed = replies.filter((reply) => reply.headers.get('idempotent-replayed') === 'true');
    assert.equal(replayed.length, 9);
    const other = await send('Something else');
    assert.equal(other.status, 409);
    assert.equal(other.body.code, 'client_message_reused');
    assert.equal((await facet.get(`${audience.path}/versions`)).body.totalCount, 2);
  });

  test('undoing brings back the page before its last change, also past a question, and once more redoes it', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const { versionId: first } = await firstDraft(facet, audience);
    const after = async (message: string) => {
      const sent = await facet.post(`${audience.path}/messages`, { message });
      const { versionId } = await settled(facet, audience, sent.body.versionId);
      return (await facet.get(`${audience.path}/versions/${versionId}`)).body.content;
    };
    const { content } = (await facet.get(`${audience.path}/versions/${first}`)).body;
    const changed = await after('Add “Our workshop opened in Malmö in 1998.”');
    assert.ok(JSON.stringify(changed).includes('Our workshop opened in Malmö in 1998.'));
    assert.deepEqual(await after('Why is there no picture?'), changed);
    assert.deepEqual(await after('Please undo that'), content);
    assert.deepEqual(await after('Undo'), changed);
  });

  test('an absent clientMessageId is made', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const first = await facet.post(`${audience.path}/messages`, { message: 'Shorten the page' });
    const second = await facet.post(`${audience.path}/messages`, { message: 'Shorten the page' });
    assert.ok(first.body.clientMessageId.length > 0);
    assert.notEqual(first.body.clientMessageId, second.body.clientMessageId);
    assert.notEqual(first.body.versionId, second.body.versionId);
  });

  test('200 messages to 20 audiences from 20 clients make one version each, in order', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audiences = [];
    const first = await makeAudience(facet);
    audiences.push(first);
    while (audiences.length < 20) {
      audiences.push(
        await makeAudience(facet, { customName: `Group ${audiences.length}` }, first.pageId),
      );
    }
    const sentTo = new Map<string, string[]>();
    await Promise.all(
      audiences.map(async (audience) => {
        const versions: string[] = [];
        sentTo.set(audience.audienceId, versions);
        for (let count = 0; count < 10; count++) {
          const message = `Set the headline to "Take ${count}"`;
          const reply = await facet.post(`${audience.path}/messages`, { message });
          assert.equal(reply.status, 202);
          versions.push(reply.body.versionId);
        }
      }),
    );
    for (const audience of audiences) {
      const sent = sentTo.get(audience.audienceId) ?? [];
      await settled(facet, audience, sent.at(-1) ?? '');
      const { items } = (await facet.get(`${audience.path}/versions?limit=200`)).body;
      assert.equal(items.length, 11);
      const newestFirst = items.slice(0, 10).map((item: { versionId: string }) => item.versionId);
      assert.deepEqual(newestFirst.reverse(), sent);
      const states = items.map((item: { status: string }) => item.status);
      assert.deepEqual(states, ['draft', ...Array.from({ length: 10 }, () => 'obsolete')]);
      const drafted = items.map((item: { becameDraftAt: string }) => item.becameDraftAt);
      assert.deepEqual(drafted, drafted.toSorted().reverse());
    }
    assert.deepEqual(facet.jobFailures, []);
    const left = await facet.db.query('select job_id from jobs', []);
    assert.equal(left.rows.length, 0);
  });

  test('interrupting while the agent runs cancels the version and leaves the published one as it was', async (t) => {
    const gate = gatedAgent();
    const facet = await startServer(t, engine, { agent: gate.agent });
    const audience = await makeAudience(facet);
    gate.open();
    const first = await firstDraft(facet, audience);
    await facet.post(`${audience.path}/versions/${first.versionId}/publish`, undefined);
    const readFirst = async () => {
      const { body } = await facet.get(`${audience.path}/versions/${first.versionId}`);
      return { ...body, previewUrl: '' };
    };
    const published = await readFirst();

    gate.close();
    const sent = await facet.post(`${audience.path}/messages`, { message: 'Rewrite it all' });
    const waiting = await facet.post(`${audience.path}/messages`, { message: 'And again' });
    await gate.started();
    const stopped = await facet.post(`${audience.path}/messages/interrupt`, {
      partialText: 'I was just about to',
    });
    assert.deepEqual(stopped.body, { success: true });
    await gate.aborted();
    for (const { body } of [sent, waiting]) {
      const version = await facet.get(`${audience.path}/versions/${body.versionId}`);
      assert.equal(version.body.status, 'cancelled');
    }
    assert.deepEqual(await readFirst(), published);
    const { items } = (await facet.get(`${audience.path}/messages`)).body;
    assert.equal(items[0].message, 'I was just about to');
    assert.equal(items[0].interrupted, true);

    const again = await facet.post(`${audience.path}/messages/interrupt`, {});
    assert.deepEqual(again.body, { success: false });
    gate.open();
    const after = await facet.post(`${audience.path}/messages`, { message: 'Go on' });
    assert.equal((await settled(facet, audience, after.body.versionId)).status, 'draft');
  });

  test('interrupt races end in one consistent state', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await makeAudience(facet);
    await firstDraft(facet, audience);
    for (let round = 0; round < 25; round++) {
      const sent = await facet.post(`${audience.path}/messages`, {
        message: `Set the headline to "Round ${round}"`,
      });
      // Before pick-up, while running or at completion: whatever it meets.
      const [one, two] = await Promise.all([
        facet.post(`${audience.path}/messages/interrupt`, {}),
        // Nothing in the body is required, so neither is the body.
        facet.post(`${audience.path}/messages/interrupt`, undefined),
      ]);
      const version = await settled(facet, audience, sent.body.versionId);
      const stopped = one.body.success || two.body.success;
      assert.deepEqual([one.status, two.status], [200, 200]);
      assert.ok(!(one.body.success && two.body.success), 'one of them stopped it');
      assert.equal(version.status, stopped ? 'cancelled' : 'draft');
      assert.equal(version.becameDraftAt === undefined, stopped);
    }
    const { rows } = await facet.db.query<{ status: string }>(
      "select status from versions where status in ('queued', 'draft')",
      [],
    );
    assert.ok(rows.length <= 1);
    assert.equal((await facet.db.query('select job_id from jobs', [])).rows.length, 0);
  });

  test('an agent that keeps failing cancels the version with its reason, and says so', async (t) => {
    const failing: Agent = {
      name: 'rules',
      // biome-ignore lint/correctness/useYield: it fails before it has anything to say
      async *run() {
        throw new Error('secret detail');
      },
    };
    const facet = await startServer(t, engine, { agent: failing });
    const audience = await makeAudience(facet);
    for (let tries = 0; tries < 3; tries++) {
      while (facet.jobFailures.length <= tries) await new Promise((go) => setTimeout(go, 20));
      facet.clock.advance(60_000);
    }
    const version = await firstDraft(facet, audience);
    assert.equal(version.status, 'cancelled');
    assert.equal(version.failureReason, 'the page agent failed');
    assert.deepEqual(
      facet.jobFailures.map((failure) => failure.dead),
      [false, false, true],
    );
    const { items } = (await facet.get(`${audience.path}/messages`)).body;
    assert.match(items[0].message, /could not finish/);
    assert.ok(!JSON.stringify(items).includes('secret detail'));
  });

  test('an archived page or audience takes no messages', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    await facet.post(`${audience.path}/archive`, undefined);
    const refused = await facet.post(`${audience.path}/messages`, { message: 'Hello' });
    assert.equal(refused.body.code, 'audience_archived');
    await facet.post(`${audience.path}/restore`, undefined);
    await facet.post(`/v0/pages/${audience.pageId}/archive`, undefined);
    const closed = await facet.post(`${audience.path}/messages`, { message: 'Hello' });
    assert.equal(closed.body.code, 'page_archived');
  });

  test('a selected element of more than 16 KB is refused by name', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const reply = await facet.post(`${audience.path}/messages`, {
      message: 'Shorten this',
      selectedElement: { componentId: 'hero', html: 'é'.repeat(9_000) },
    });
    assert.equal(reply.status, 400);
    assert.equal(reply.body.errors[0].pointer, '/selectedElement');
  });
});
