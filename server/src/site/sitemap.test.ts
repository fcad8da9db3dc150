import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import {
  act,
  change,
  makeLink,
  makePerson,
  publishedAudience,
  toAudience,
  toPage,
} from '../../test/support/site.ts';
import { visit } from '../../test/support/visit.ts';
import { makeSitemaps } from './sitemap.ts';

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '');

eachEngine('robots.txt and sitemap.xml', (engine) => {
  test('list what anybody may find on this host, and no page of a person', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const open = await publishedAudience(facet, 'Open', { customName: 'Open' }, pageId);
    const personId = await makePerson(facet, 'Ada');
    const own = await publishedAudience(facet, 'Own', { personId }, pageId);
    const archived = await publishedAudience(facet, 'Archived', { customName: 'Archived' });
    const hidden = await publishedAudience(facet, 'Hidden', { customName: 'Hidden' });
    await change(facet, hidden.path, { metadataOverride: { robots: ['noindex', 'follow'] } });
    const unpublished = await makePage(facet);
    const routing = async (defaultTarget: object) => {
      const reply = await facet.post('/v0/page_routings', { name: 'R', rules: [], defaultTarget });
      return { targetType: 'page_routing', pageRoutingId: reply.body.pageRoutingId };
    };
    await makeLink(facet, '/open', toAudience(open));
    await makeLink(facet, '/für alle'.replace(' ', '-'), toPage(pageId));
    await makeLink(facet, '/ada', toAudience(own));
    await makeLink(facet, '/archived', toAudience(archived));
    await makeLink(facet, '/hidden', toAudience(hidden));
    await makeLink(facet, '/unpublished', toPage(unpublished));
    await makeLink(facet, '/routed', await routing(toPage(pageId)));
    await makeLink(facet, '/routed-to-ada', await routing(toAudience(own)));
    await act(facet, `${archived.path}/archive`);
    const map = await visit(facet.url, '/sitemap.xml');
    assert.equal(map.status, 200);
    assert.match(map.headers['content-type'] ?? '', /^application\/xml/);
    assert.deepEqual(locations(map.text).toSorted(), [
      'http://default.facet.example/f%C3%BCr-alle',
      'http://default.facet.example/open',
      'http://default.facet.example/routed',
    ]);
    const robots = await visit(facet.url, '/robots.txt');
    assert.equal(robots.status, 200);
    assert.match(robots.text, /^Sitemap: http:\/\/default\.facet\.example\/sitemap\.xml$/m);
    assert.equal((await visit(facet.url, '/sitemap.xml', { host: 'facet.example' })).status, 404);
  });

  test('is made once, whatever query it is asked for with', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    await makeLink(facet, '/open', toAudience(await publishedAudience(facet, 'Open')));
    const site = { tenantId: '', domainId: '', origin: 'http://default.facet.example' };
    const asked = { ...facet.db, sql: facet.db.sql };
    let queries = 0;
    asked.query = (...args) => {
      queries += 1;
      return facet.db.query(...args);
    };
    const sitemaps = makeSitemaps({ db: asked, clock: facet.clock });
    const first = await sitemaps.make(site, '');
    const spent = queries;
    for (const search of ['?x=1', '?x=2', '?after=', '?after=/nowhere', '?after=%2Fopen&x']) {
      assert.equal(await sitemaps.make(site, search), first, search);
    }
    assert.equal(queries, spent);
  });

  test('more links than one may hold become an index whose parts hold each once', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await publishedAudience(facet, 'Everywhere');
    const paths = Array.from({ length: 7 }, (_, n) => `/at-${n}`);
    for (const path of paths) await makeLink(facet, path, toAudience(audience));
    const tenantId = (await facet.services.tenants.find('default')) ?? '';
    const site = { tenantId, domainId: '', origin: 'http://a.example' };
    const sitemaps = makeSitemaps({ db: facet.db, clock: facet.clock, linksInOne: 3 });
    const textOf = async (search: string) => {
      const body = await sitemaps.make(site, search);
      return (await body.encoded('identity')).bytes.toString();
    };
    const index = await textOf('');
    assert.match(index, /<sitemapindex/);
    const parts = locations(index);
    assert.equal(parts.length, 3);
    const found: string[] = [];
    for (const part of parts) {
      const listed = locations(await textOf(new URL(part).search));
      assert.ok(listed.length <= 3);
      found.push(...listed);
    }
    assert.deepEqual(
      found,
      paths.map((path) => `http://a.example${path}`),
    );
  });
});
