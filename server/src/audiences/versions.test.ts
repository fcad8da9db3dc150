import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatedAgent } from '../../test/support/agents.ts';
import { firstDraft, makeAudience, makePage, settled } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';

const content = (headline: string) => ({
  blocks: [{ type: 'hero', componentId: 'hero', chunkIds: [], headline, actionIds: [] }],
});

eachEngine('versions', (engine) => {
  test('a new audience has version 1 drafted by the agent, with content', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await makeAudience(facet);
    const version = await firstDraft(facet, audience);
    assert.equal(version.status, 'draft');
    assert.equal(version.versionNumber, 1);
    assert.equal(version.isNewPageAgent, true);
    assert.ok(version.queuedAt <= version.becameDraftAt);
    assert.ok(version.queueDurationMs >= 0);
    assert.ok(version.content.blocks.length > 0);
    const { rows } = await facet.db.query<{ type: string }>(
      'select type from events order by event_id',
      [],
    );
    assert.deepEqual(
      rows.map((row) => row.type),
      ['page.version.created', 'page.version.processed'],
    );
  });

  test('publishing retires the version before and publishes the page; the old one can come back', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const first = await firstDraft(facet, audience);
    const publish = (id: string) =>
      facet.post(`${audience.path}/versions/${id}/publish`, undefined);
    assert.equal((await publish(first.versionId)).body.status, 'published');
    assert.equal((await facet.get(`/v0/pages/${audience.pageId}`)).body.status, 'published');

    const second = (await facet.post(`${audience.path}/versions`, { content: content('Two') }))
      .body;
    assert.equal(second.status, 'draft');
    assert.equal(second.isNewPageAgent, false);
    assert.equal((await publish(second.versionId)).status, 200);
    const retired = await facet.get(`${audience.path}/versions/${first.versionId}`);
    assert.equal(retired.body.status, 'obsolete');
    assert.ok(retired.body.obsoleteAt);

    const back = await publish(first.versionId);
    assert.equal(back.body.status, 'published');
    assert.equal(back.body.obsoleteAt, undefined);
    const shown = (await facet.get(audience.path)).body;
    assert.equal(shown.publishedVersion.versionId, first.versionId);
    assert.equal(shown.latestVersion.versionId, second.versionId);
  });

  test('a move that is not allowed is 409 and changes nothing', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const first = await firstDraft(facet, audience);
    const path = `${audience.path}/versions/${first.versionId}`;
    await facet.post(`${path}/publish`, undefined);
    const refused = await facet.post(`${path}/archive`, undefined);
    assert.equal(refused.status, 409);
    assert.equal(refused.body.code, 'version_move_refused');
    assert.equal((await facet.post(`${path}/publish`, undefined)).status, 409);
    assert.equal((await facet.get(path)).body.status, 'published');
  });

  test('a newer draft makes the older one obsolete', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const first = await firstDraft(facet, audience);
    const sent = await facet.post(`${audience.path}/messages`, {
      message: 'Set the headline to "Crews that show up"',
    });
    assert.equal(sent.status, 202);
    const second = await settled(facet, audience, sent.body.versionId);
    assert.equal(second.status, 'draft');
    const older = await facet.get(`${audience.path}/versions/${first.versionId}`);
    assert.equal(older.body.status, 'obsolete');
    const list = await facet.get(`${audience.path}/versions`);
    assert.deepEqual(
      list.body.items.map((item: { versionNumber: number }) => item.versionNumber),
      [2, 1],
    );
    assert.equal(list.body.totalCount, 2);
  });

  test('equal content is stored once', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await makeAudience(facet);
    await firstDraft(facet, audience);
    const before = await facet.db.query('select content_hash from contents', []);
    for (let count = 0; count < 3; count++) {
      await facet.post(`${audience.path}/versions`, { content: content('Same') });
    }
    const after = await facet.db.query('select content_hash from contents', []);
    assert.equal(after.rows.length, before.rows.length + 1);
  });

  test('content that breaks the block contract is refused, each fault by its place', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const reply = await facet.post(`${audience.path}/versions`, {
      content: {
        blocks: [
          { type: 'hero', componentId: 'hero', chunkIds: [], headline: '', actionIds: [] },
          {
            type: 'media',
            componentId: 'm',
            chunkIds: [],
            kind: 'image',
            altText: 'x',
            url: 'javascript:1',
          },
        ],
      },
    });
    assert.equal(reply.status, 400);
    const pointers = reply.body.errors.map((fault: { pointer: string }) => fault.pointer);
    assert.deepEqual(pointers, ['/content/blocks/0/headline', '/content/blocks/1/url']);
    const [hero] = content('One').blocks;
    const twice = await facet.post(`${audience.path}/versions`, {
      content: { blocks: [hero, { ...hero, componentId: 'other' }, hero] },
    });
    assert.equal(twice.status, 400);
    const [{ pointer, code }] = twice.body.errors;
    assert.deepEqual([pointer, code], ['/content/blocks/2/componentId', 'repeated']);
  });

  test('a version that was read can be posted again', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    const { versionId } = await firstDraft(facet, audience);
    const { body: read } = await facet.get(`${audience.path}/versions/${versionId}`);
    const again = await facet.post(`${audience.path}/versions`, read);
    assert.equal(again.status, 201, again.text);
    assert.deepEqual(again.body.content, read.content);
    assert.equal(again.body.versionNumber, 2);
    assert.equal(again.body.isNewPageAgent, false);
  });

  test('archiving the version an agent is at lets the next one begin at once', async (t) => {
    const gate = gatedAgent();
    const facet = await startServer(t, engine, { agent: gate.agent });
    const audience = await makeAudience(facet);
    await gate.started();
    const { versionId } = (await facet.get(audience.path)).body.latestVersion;
    const next = await facet.post(`${audience.path}/messages`, { message: 'Go on' });
    await facet.post(`${audience.path}/versions/${versionId}/archive`, undefined);
    await gate.aborted();
    gate.open();
    // Were the archived one's lease waited for, this would give up first.
    assert.equal((await settled(facet, audience, next.body.versionId)).status, 'draft');
    assert.equal((await facet.db.query('select job_id from jobs', [])).rows.length, 0);
  });

  test('a preview is HTML in a sandbox', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const audience = await makeAudience(facet, { customName: 'Everyone' }, pageId);
    const draft = (
      await facet.post(`${audience.path}/versions`, { content: content('<b>Not bold</b>') })
    ).body;
    const preview = await facet.get(`${audience.path}/versions/${draft.versionId}/preview`);
    assert.equal(preview.status, 200);
    assert.match(preview.headers.get('content-type') ?? '', /^text\/html/);
    assert.match(preview.headers.get('content-security-policy') ?? '', /sandbox/);
    assert.match(preview.text, /&lt;b&gt;Not bold/);
  });
});
