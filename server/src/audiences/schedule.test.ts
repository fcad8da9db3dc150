// A publication that is planned happens at its time, once, or says why it did not.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPage } from '../../test/support/pages.ts';
import { heroContent } from '../../test/support/reals.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

const hourMs = 3_600_000;

async function draftOf(facet: TestServer) {
  const { pageId } = (await facet.post('/v0/pages', newPage())).body;
  const group = { customName: 'A group' };
  const { audienceId } = (await facet.post(`/v0/pages/${pageId}/audiences`, group)).body;
  const path = `/v0/pages/${pageId}/audiences/${audienceId}`;
  const { versionId } = (await facet.post(`${path}/versions`, { content: heroContent })).body;
  return { path, version: `${path}/versions/${versionId}`, versionId };
}

/** Looks until it is so; the worker looks for due jobs once a second. */
async function until(look: () => Promise<boolean>): Promise<void> {
  while (!(await look())) await new Promise((resolve) => setTimeout(resolve, 50));
}

eachEngine('a planned publication', (engine) => {
  test('keeps its draft until the time has come, and is by whoever planned it', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { apiKeyId } = (await facet.get('/v0/me')).body;
    const { path, version, versionId } = await draftOf(facet);
    const at = new Date(facet.clock.now() + hourMs).toISOString();
    const planned = await facet.post(`${version}/publish`, { publishAt: at });
    assert.equal(planned.status, 200, planned.text);
    assert.deepEqual([planned.body.status, planned.body.publishAt], ['draft', at]);
    assert.equal((await facet.get(`${path}/publications`)).body.totalCount, 0);
    facet.clock.advance(hourMs + 1);
    await until(async () => (await facet.get(version)).body.status === 'published');
    assert.equal((await facet.get(version)).body.publishAt, undefined);
    const { items } = (await facet.get(`${path}/publications`)).body;
    assert.deepEqual(
      items.map((one: { versionId: string; by: unknown }) => [one.versionId, one.by]),
      [[versionId, { type: 'key', id: apiKeyId }]],
    );
  });

  test('can be moved and taken back; publishing at once makes it void', async (t) => {
    const facet = await startServer(t, engine);
    const { version } = await draftOf(facet);
    const ahead = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
    const [first, second] = [ahead(1), ahead(2)];
    await facet.post(`${version}/publish`, { publishAt: first });
    const moved = await facet.post(`${version}/publish`, { publishAt: second });
    assert.equal(moved.body.publishAt, second);
    const jobs = () => facet.db.query("select run_at from jobs where kind = 'publish_version'", []);
    assert.equal((await jobs()).rows.length, 1);
    const back = await facet.call('POST', `${version}/unschedule`);
    assert.deepEqual([back.status, back.body.publishAt], [200, undefined]);
    assert.equal((await jobs()).rows.length, 0);
    await facet.post(`${version}/publish`, { publishAt: first });
    const now = await facet.call('POST', `${version}/publish`);
    assert.deepEqual([now.body.status, now.body.publishAt], ['published', undefined]);
    assert.equal((await jobs()).rows.length, 0);
    assert.equal((await facet.post(`${version}/publish`, { publishAt: first })).status, 409);
    for (const publishAt of [ahead(-1), ahead(24 * 400), 'tomorrow']) {
      const refused = await facet.post(`${version}/publish`, { publishAt });
      assert.equal(refused.status, 400, publishAt);
      assert.equal(refused.body.errors[0].pointer, '/publishAt');
    }
  });

  test('on a page that blocks is refused at its time if a source went away meanwhile', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const fact = 'Crews save 4,321 hours a year.';
    const page = newPage({ claimPolicy: 'block', pageContext: fact });
    const { pageId } = (await facet.post('/v0/pages', page)).body;
    const group = { customName: 'A group' };
    const { audienceId } = (await facet.post(`/v0/pages/${pageId}/audiences`, group)).body;
    const path = `/v0/pages/${pageId}/audiences/${audienceId}`;
    const plan = async (headline: string) => {
      const content = { blocks: [{ ...heroContent.blocks[0], headline }] };
      const { versionId } = (await facet.post(`${path}/versions`, { content })).body;
      const version = `${path}/versions/${versionId}`;
      const publishAt = new Date(facet.clock.now() + hourMs).toISOString();
      assert.equal((await facet.post(`${version}/publish`, { publishAt })).status, 200);
      return version;
    };
    const standing = await plan(fact);
    facet.clock.advance(hourMs + 1);
    await until(async () => (await facet.get(standing)).body.status === 'published');

    const falling = await plan(`${fact} Ask us.`);
    const body = { pageContext: 'Crews save hours.' };
    assert.equal((await facet.call('PATCH', `/v0/pages/${pageId}`, { body })).status, 200);
    facet.clock.advance(hourMs + 1);
    await until(async () => (await facet.get(falling)).body.failureReason !== undefined);
    const refused = (await facet.get(falling)).body;
    assert.match(refused.failureReason, /^Not published at .* as planned: /);
    assert.deepEqual([refused.status, refused.publishAt], ['draft', undefined]);
    assert.equal((await facet.get(standing)).body.status, 'published');
  });

  test('that is refused when its time comes says so on the version', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { path, version } = await draftOf(facet);
    const at = new Date(facet.clock.now() + hourMs).toISOString();
    await facet.post(`${version}/publish`, { publishAt: at });
    await facet.call('POST', `${path}/archive`);
    facet.clock.advance(hourMs + 1);
    await until(async () => (await facet.get(version)).body.failureReason !== undefined);
    const { body } = await facet.get(version);
    assert.match(body.failureReason, /^Not published at .* as planned: Restore the audience first/);
    assert.deepEqual([body.status, body.publishAt], ['draft', undefined]);
  });

  test('a version names who made it or asked for it', async (t) => {
    const facet = await startServer(t, engine);
    const { apiKeyId } = (await facet.get('/v0/me')).body;
    const { path, version } = await draftOf(facet);
    const by = { type: 'key', id: apiKeyId };
    assert.deepEqual((await facet.get(version)).body.createdBy, by);
    const sent = await facet.post(`${path}/messages`, { message: 'Make it shorter' });
    const asked = await facet.get(`${path}/versions/${sent.body.versionId}`);
    assert.deepEqual(asked.body.createdBy, by);
  });
});
