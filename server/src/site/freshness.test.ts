// What visitors see after a change: at once in this process, at once in another, and soon even
// when the news of it was lost.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { freshDatabase, type TestDatabase } from '../../test/support/database.ts';
import { makeAudience, makePage, newPage } from '../../test/support/pages.ts';
import { envOf, eventually, serveFacet } from '../../test/support/process.ts';
import {
  eachEngine,
  startServer,
  type TestServer,
  testSettings,
} from '../../test/support/server.ts';
import {
  change,
  heroSaying,
  makeLink,
  makePerson,
  publish,
  publishedAudience,
  toAudience,
  toPage,
} from '../../test/support/site.ts';
import { makeAsset, picture } from '../../test/support/uploads.ts';
import { visit } from '../../test/support/visit.ts';
import { buildApp } from '../app.ts';
import type { Block } from '../content/content.ts';
import { openDb } from '../platform/db/open.ts';
import { makeMetrics } from '../platform/http/observe.ts';
import { makeIds } from '../platform/ids.ts';
import { makeLogger } from '../platform/logger.ts';
import { openRelay } from '../platform/signals/relay.ts';
import { makeSignals } from '../platform/signals/signals.ts';
import { makeServices } from '../services.ts';

const headline = async (facet: TestServer, path: string) => {
  const page = await visit(facet.url, path);
  return /<h1[^>]*>(.*)<\/h1>/.exec(page.text)?.[1] ?? String(page.status);
};

eachEngine('a kept page', (engine) => {
  test('has a tag; the same page is 304, another is not, in every encoding', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'One');
    await makeLink(facet, '/a', toAudience(audience));
    for (const encoding of ['identity', 'gzip', 'br', 'zstd']) {
      const headers = { 'accept-encoding': encoding };
      const page = await visit(facet.url, '/a', { headers });
      assert.equal(page.status, 200);
      assert.equal(page.headers['content-encoding'] ?? 'identity', encoding);
      assert.equal(page.headers['content-length'], String(page.bytes.length));
      assert.match(page.headers.vary ?? '', /accept-encoding/);
      assert.match(page.text, /<h1[^>]*>One<\/h1>/);
      const etag = page.headers.etag ?? '';
      const again = await visit(facet.url, '/a', {
        headers: { ...headers, 'if-none-match': etag },
      });
      assert.equal(again.status, 304);
      assert.equal(again.bytes.length, 0);
      assert.equal(again.headers.etag, etag);
      assert.equal(again.headers['content-length'], undefined);
    }
    const { etag = '' } = (await visit(facet.url, '/a')).headers;
    await publish(facet, audience, [heroSaying('Two')]);
    const changed = await visit(facet.url, '/a', { headers: { 'if-none-match': etag } });
    assert.equal(changed.status, 200);
    assert.match(changed.text, /Two/);
  });

  test('changes with its version, audience, page, brand, link and assets at once', async (t) => {
    const facet = await startServer(t, engine);
    const asset = await makeAsset(facet);
    const pageId = await makePage(facet, { brandId: 'orbit' });
    const audience = await makeAudience(facet, { customName: 'All' }, pageId);
    await publish(facet, audience, [
      { ...heroSaying('One'), imageAssetId: asset.assetId } as Block,
    ]);
    const link = await makeLink(facet, '/a', toAudience(audience));
    const seen = async () => (await visit(facet.url, '/a')).text;
    assert.match(await seen(), /One[\s\S]*<img/);

    await change(facet, audience.path, { metadataOverride: { title: 'Overridden' } });
    assert.match(await seen(), /<title>Overridden<\/title>/);
    await change(facet, audience.path, { metadataOverride: null });
    await change(facet, `/v0/pages/${pageId}`, { metadata: { title: 'Retitled' } });
    assert.match(await seen(), /<title>Retitled<\/title>/);
    await facet.call('PUT', '/v0/brands/orbit', { body: { colors: { primary: '#ab00cd' } } });
    assert.match(await seen(), /#ab00cd/);
    await facet.call('DELETE', `/v0/assets/${asset.assetId}`);
    assert.match(await seen(), /<img/, 'a picture in the trash stays where it is used');
    await facet.call('DELETE', `/v0/assets/${asset.assetId}?permanent=true`);
    assert.doesNotMatch(await seen(), /<img/);

    const other = await publishedAudience(facet, 'Other');
    await change(facet, `/v0/page_links/${link.pageLinkId}`, { target: toAudience(other) });
    assert.match(await seen(), /Other/);
    await facet.call('DELETE', `/v0/page_links/${link.pageLinkId}`);
    assert.equal((await visit(facet.url, '/a')).status, 404);
  });

  test('says how large its pictures are, so that nothing moves when they come', async (t) => {
    const facet = await startServer(t, engine);
    const file = await picture('png', { width: 60, height: 35 });
    const { assetId } = await makeAsset(facet, { file });
    const audience = await makeAudience(facet);
    await publish(facet, audience, [
      heroSaying('One'),
      { type: 'media', componentId: 'm', chunkIds: [], kind: 'image', assetId, altText: 'It' },
    ]);
    await makeLink(facet, '/a', toAudience(audience));
    const { text } = await visit(facet.url, '/a');
    assert.match(text, /alt="It" width="60" height="35"/);
  });

  test('has its pictures on its own host, for as long as they are in the library', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const asset = await makeAsset(facet);
    const audience = await makeAudience(facet);
    await publish(facet, audience, [
      { ...heroSaying('One'), imageAssetId: asset.assetId } as Block,
    ]);
    await makeLink(facet, '/a', toAudience(audience));
    const { text } = await visit(facet.url, '/a');
    const src = /<img[^>]* src="(\/_facet\/files\/[^"]*)"/
      .exec(text)?.[1]
      ?.replaceAll('&amp;', '&');
    assert.ok(src);
    facet.clock.advance(365 * 24 * 3_600_000);
    const picture = await visit(facet.url, src);
    assert.equal(picture.status, 200);
    assert.match(picture.headers['cache-control'] ?? '', /^public, max-age=31536000/);
    const forged = src.replace('expires=never', 'expires=9999999999');
    assert.equal((await visit(facet.url, forged)).status, 403);
    await facet.call('DELETE', `/v0/assets/${asset.assetId}?permanent=true`);
    assert.equal((await visit(facet.url, src)).status, 404);
  });

  test('is shown to nobody once its person is erased', async (t) => {
    const facet = await startServer(t, engine);
    const personId = await makePerson(facet, 'Ada');
    const own = await publishedAudience(facet, 'For Ada', { personId });
    await makeLink(facet, '/page', toPage(own.pageId));
    const { personRouteKey } = (await facet.get(own.path)).body;
    assert.equal(await headline(facet, `/page/${personRouteKey}`), 'For Ada');
    await facet.call('DELETE', `/v0/persons/${personId}`);
    assert.equal((await visit(facet.url, `/page/${personRouteKey}`)).status, 302);
  });

  test('changes within seconds when the news of a change is lost', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await publishedAudience(facet, 'One');
    await makeLink(facet, '/a', toAudience(audience));
    assert.equal(await headline(facet, '/a'), 'One');
    const { etag } = (await visit(facet.url, '/a')).headers;
    await facet.db.sql.updateTable('contents').set({ content: 'broken' }).execute();
    facet.clock.advance(11_000);
    assert.equal(
      (await visit(facet.url, '/a')).headers.etag,
      etag,
      'looked at, not rendered again',
    );
    const { tenant_id } = await facet.db.sql
      .selectFrom('audiences')
      .select('tenant_id')
      .executeTakeFirstOrThrow();
    await facet.db.sql
      .updateTable('contents')
      .set({ content: JSON.stringify({ blocks: [heroSaying('Two')] }) })
      .where('tenant_id', '=', tenant_id)
      .execute();
    await facet.db.sql.updateTable('audiences').set({ updated_at: 1 }).execute();
    assert.equal(await headline(facet, '/a'), 'One', 'still trusted');
    facet.clock.advance(11_000);
    assert.equal(await headline(facet, '/a'), 'Two');
  });
});

/** A site for which no time passes: it looks at nothing by itself, and only signals change what it shows. */
async function timelessSite(t: TestContext, database: TestDatabase): Promise<string> {
  const { databaseUrl = '', dataDir } = database;
  const stoppedAt = Date.now();
  const clock = { now: () => stoppedAt };
  const db = await openDb(database);
  const signals = makeSignals(await openRelay(databaseUrl, db));
  const app = buildApp({
    services: await makeServices({ db, clock, signals, settings: testSettings(dataDir) }),
    makeId: makeIds(clock),
    logger: makeLogger('silent'),
    metrics: makeMetrics(db, clock),
    roles: ['site'],
  });
  t.after(async () => {
    await app.stop(5_000);
    await signals.close();
    await db.close();
  });
  return app.http.listen({ port: 0, host: '127.0.0.1' });
}

const publicUrl = 'http://facet.example';

test('what one process publishes, another on the same PostgreSQL shows', async (t) => {
  const database = await freshDatabase('postgres');
  t.after(() => database.remove());
  const api = await serveFacet(t, {
    ...envOf(database),
    FACET_PUBLIC_URL: publicUrl,
    FACET_ROLES: 'api',
  });
  const site = await timelessSite(t, database);
  const post = async (path: string, body?: unknown) => {
    const answer = await api.call('POST', path, { body });
    assert.ok(answer.status < 300, JSON.stringify(answer.body));
    return answer.body;
  };
  const page = await post('/v0/pages', newPage());
  const audiences = `/v0/pages/${page.pageId}/audiences`;
  const { audienceId } = await post(audiences, { customName: 'All' });
  await post('/v0/page_links', { path: '/launch', target: { targetType: 'audience', audienceId } });
  const versions = `${audiences}/${audienceId}/versions`;
  for (const text of ['The first', 'The second', 'The third']) {
    const { versionId } = await post(versions, { content: { blocks: [heroSaying(text)] } });
    await post(`${versions}/${versionId}/publish`);
    const seen = async () => (await visit(site, '/launch')).text.includes(text);
    await eventually('it is shown', seen);
  }
  await post(`/v0/pages/${page.pageId}/archive`);
  await eventually('it is gone', async () => (await visit(site, '/launch')).status === 410);

  const main = { host: 'facet.example' };
  assert.equal((await visit(site, '/v0/pages', main)).status, 404, 'the role site has no API');
  assert.equal((await visit(site, '/sites/default/launch', main)).status, 410);
  for (const path of ['/launch', '/docs', '/v0/pages']) {
    assert.equal((await visit(api.url, path)).status, 421, `${path}: the role api has no site`);
  }
  assert.equal((await visit(api.url, '/sites/default/launch', main)).status, 404);
});
