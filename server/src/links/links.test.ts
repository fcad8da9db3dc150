import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findLeftovers } from '../../test/support/leftovers.ts';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { inParallel } from '../../test/support/parallel.ts';
import { eachEngine, type Reply, startServer, type TestServer } from '../../test/support/server.ts';

type Target = Record<string, string>;
const toPage = (pageId: string): Target => ({ targetType: 'page', pageId });
const toAudience = (audienceId: string): Target => ({ targetType: 'audience', audienceId });
const toRouting = (pageRoutingId: string): Target => ({
  targetType: 'page_routing',
  pageRoutingId,
});

async function made(facet: TestServer, path: string, body: unknown): Promise<Reply['body']> {
  const reply = await facet.post(path, body);
  assert.equal(reply.status, 201, reply.text);
  return reply.body;
}
const makeLink = (facet: TestServer, path: string, target: Target, more = {}) =>
  made(facet, '/v0/page_links', { path, target, ...more });

const patch = (facet: TestServer, id: string, body: unknown) =>
  facet.call('PATCH', `/v0/page_links/${id}`, { body });
const remove = (facet: TestServer, id: string) => facet.call('DELETE', `/v0/page_links/${id}`);

async function pathsFound(facet: TestServer, search: Record<string, string>): Promise<string[]> {
  const { body } = await facet.get(`/v0/page_links/search?${new URLSearchParams(search)}`);
  assert.equal(body.totalCount, body.items.length);
  return body.items.map((link: { path: string }) => link.path);
}

function assertFault(reply: Reply, pointer: string, code: string): void {
  assert.equal(reply.status, 400, reply.text);
  const faults = reply.body.errors.map((one: Record<string, string>) => [one.pointer, one.code]);
  assert.deepEqual(faults, [[pointer, code]]);
}

eachEngine('page links', (engine) => {
  test('a link reads back as it was made, and can be posted again elsewhere as it is', async (t) => {
    const facet = await startServer(t, engine);
    const { pageId, audienceId } = await makeAudience(facet);
    const link = await makeLink(facet, 'caf%C3%A9/', toAudience(audienceId));
    assert.match(link.pageLinkId, /^pagelink_/);
    assert.deepEqual(
      [link.path, link.tenantDomainId, link.target, link.deletedAt],
      ['/café', null, toAudience(audienceId), null],
    );
    const page = (await facet.get(`/v0/pages/${pageId}`)).body;
    assert.deepEqual(link.targetPage, { pageId, name: page.name });
    const audience = (await facet.get(`/v0/pages/${pageId}/audiences/${audienceId}`)).body;
    assert.equal(link.targetName, audience.effectiveName);
    const read = await facet.get(`/v0/page_links/${link.pageLinkId}`);
    assert.deepEqual(read.body, link);
    const again = await makeLink(facet, '/', toPage(pageId), { ...link, path: '/copy' });
    assert.notEqual(again.pageLinkId, link.pageLinkId);
  });

  test('a path the service cannot serve is refused at /path', async (t) => {
    const facet = await startServer(t, engine);
    const target = toPage(await makePage(facet));
    const post = (path: string) => facet.post('/v0/page_links', { path, target });
    assertFault(await post('/v0/x'), '/path', 'reserved_path');
    assertFault(await post('/a/../b'), '/path', 'dot_segment');
    assertFault(await post('/a//b'), '/path', 'empty_segment');
    assertFault(await post('/%zz'), '/path', 'bad_encoding');
    assertFault(await post('/a b'), '/path', 'forbidden_character');
    assertFault(await post('a'.repeat(512)), '/path', 'path_too_long');
    const { pageLinkId } = await makeLink(facet, '/fine', target);
    assertFault(await patch(facet, pageLinkId, { path: '/docs' }), '/path', 'reserved_path');
  });

  test('what a link names must be there, in this tenant; all faults come at once', async (t) => {
    const facet = await startServer(t, engine);
    const otherKey = await facet.makeKey({ tenant: 'other' });
    const foreign = await makePage(facet, {}, otherKey);
    const post = (body: object) => facet.post('/v0/page_links', { path: '/x', ...body });
    const unknown = 'unknown_reference';
    assertFault(await post({ target: toPage(foreign) }), '/target/pageId', unknown);
    assertFault(await post({ target: toAudience('none') }), '/target/audienceId', unknown);
    assertFault(await post({ target: toRouting('none') }), '/target/pageRoutingId', unknown);
    const pageId = await makePage(facet);
    const onNowhere = { target: toPage(pageId), tenantDomainId: 'none' };
    assertFault(await post(onNowhere), '/tenantDomainId', unknown);
    const mixed = { targetType: 'page', pageId, audienceId: 'none' };
    assertFault(await post({ target: mixed }), '/target/audienceId', 'unknown_field');
    const all = await post({ path: '/v0', target: toPage('none'), tenantDomainId: 'none' });
    assert.equal(all.body.errors.length, 3);
    const { audienceId } = await makeAudience(facet, undefined, pageId);
    await facet.call('DELETE', `/v0/pages/${pageId}`);
    assertFault(await post({ target: toPage(pageId) }), '/target/pageId', unknown);
    assertFault(await post({ target: toAudience(audienceId) }), '/target/audienceId', unknown);
  });

  test('a path is one link’s on its domain: 409 names that link', async (t) => {
    const facet = await startServer(t, engine);
    const target = toPage(await makePage(facet));
    const { domainId } = await made(facet, '/v0/domains', { domain: 'pages.example.com' });
    const first = await makeLink(facet, '/café', target);
    const again = await facet.post('/v0/page_links', { path: 'cafe\u0301/', target });
    assert.deepEqual([again.status, again.body.code], [409, 'path_taken']);
    assert.equal(again.body.pageLinkId, first.pageLinkId);
    // Case, another domain and another tenant make another path.
    await makeLink(facet, '/Café', target);
    const onDomain = await makeLink(facet, '/café', target, { tenantDomainId: domainId });
    assert.equal(onDomain.tenantDomainId, domainId);
    const key = await facet.makeKey({ tenant: 'other' });
    const elsewhere = toPage(await makePage(facet, {}, key));
    const other = await facet.post('/v0/page_links', { path: '/café', target: elsewhere }, { key });
    assert.equal(other.status, 201);
    // Moving there is refused just the same, and changes nothing.
    const moved = await patch(facet, onDomain.pageLinkId, { tenantDomainId: null });
    assert.deepEqual([moved.status, moved.body.pageLinkId], [409, first.pageLinkId]);
    assert.deepEqual((await facet.get(`/v0/page_links/${onDomain.pageLinkId}`)).body, onDomain);
  });

  test('of many who take one path at once, one gets it', async (t) => {
    const facet = await startServer(t, engine);
    const target = toPage(await makePage(facet));
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => facet.post('/v0/page_links', { path: '/one', target })),
    );
    const winners = replies.filter(({ status }) => status === 201);
    assert.equal(winners.length, 1);
    for (const reply of replies.filter(({ status }) => status !== 201)) {
      assert.deepEqual([reply.status, reply.body.pageLinkId], [409, winners[0]?.body.pageLinkId]);
    }
    assert.deepEqual(await pathsFound(facet, {}), ['/one']);
  });

  test('a change keeps what it leaves out, and search follows it', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const [one, two] = [await makePage(facet), await makePage(facet)];
    const { domainId } = await made(facet, '/v0/domains', { domain: 'pages.example.com' });
    const link = await makeLink(facet, '/before', toPage(one));
    facet.clock.advance(1000);
    const changed = await patch(facet, link.pageLinkId, { path: '/after', target: toPage(two) });
    assert.deepEqual(changed.body, {
      ...link,
      path: '/after',
      url: link.url.replace('/before', '/after'),
      target: toPage(two),
      updatedAt: changed.body.updatedAt,
    });
    assert.ok(changed.body.updatedAt > link.updatedAt);
    assert.deepEqual(await pathsFound(facet, { query: 'before' }), []);
    assert.deepEqual(await pathsFound(facet, { pageId: one }), []);
    assert.deepEqual(await pathsFound(facet, { pageId: two, query: 'aft' }), ['/after']);
    await patch(facet, link.pageLinkId, { tenantDomainId: domainId });
    assert.deepEqual(await pathsFound(facet, {}), []);
    assert.deepEqual(await pathsFound(facet, { tenantDomainId: domainId }), ['/after']);
    await patch(facet, link.pageLinkId, {});
    assert.deepEqual(await pathsFound(facet, { tenantDomainId: domainId }), ['/after']);
    await patch(facet, link.pageLinkId, { tenantDomainId: null });
    assert.deepEqual(await pathsFound(facet, {}), ['/after']);
  });

  test('a deleted link is in no list, 404 afterwards, and its path is free', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const target = toPage(await makePage(facet));
    const { pageLinkId } = await makeLink(facet, '/gone', target);
    assert.equal((await remove(facet, pageLinkId)).status, 204);
    for (const reply of [
      await facet.get(`/v0/page_links/${pageLinkId}`),
      await patch(facet, pageLinkId, { path: '/back' }),
      await remove(facet, pageLinkId),
    ]) {
      assert.deepEqual([reply.status, reply.body.code], [404, 'page_link_not_found']);
    }
    assert.deepEqual(await pathsFound(facet, {}), []);
    await makeLink(facet, '/gone', target);
    const { rows } = await facet.db.query<{ deleted_at: number }>(
      'select deleted_at from page_links where deleted_at is not null',
      [],
    );
    assert.equal(rows.length, 1);
  });

  test('a link to a deleted page stays, and can still be changed', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const { pageLinkId } = await makeLink(facet, '/dead', toPage(pageId));
    await facet.call('DELETE', `/v0/pages/${pageId}`);
    assert.equal((await facet.get(`/v0/page_links/${pageLinkId}`)).status, 200);
    assert.equal((await patch(facet, pageLinkId, { path: '/buried' })).body.path, '/buried');
    const anew = await patch(facet, pageLinkId, { target: toPage(pageId) });
    assertFault(anew, '/target/pageId', 'unknown_reference');
  });

  test('erasing a person takes the links to their audiences along, paths and all', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const { personId } = await made(facet, '/v0/persons', { name: 'Quentin Xylander' });
    const { pageId, audienceId } = await makeAudience(facet, { personId });
    const standing = await makeLink(facet, '/for-xylander', toAudience(audienceId));
    const deleted = await makeLink(facet, '/for-quentin', toAudience(audienceId));
    await remove(facet, deleted.pageLinkId);
    await makeLink(facet, '/everyone', toPage(pageId));
    await facet.call('DELETE', `/v0/persons/${personId}`);
    assert.equal((await facet.get(`/v0/page_links/${standing.pageLinkId}`)).status, 404);
    assert.deepEqual(await pathsFound(facet, {}), ['/everyone']);
    assert.deepEqual(await findLeftovers(facet.db, ['xylander', 'quentin']), []);
  });
});

eachEngine('searching page links', (engine) => {
  test('paths are found by parts of them; without a domain only on the fallback subdomain', async (t) => {
    const facet = await startServer(t, engine);
    const target = toPage(await makePage(facet));
    const { domainId } = await made(facet, '/v0/domains', { domain: 'pages.example.com' });
    await makeLink(facet, '/spring/offer', target);
    await makeLink(facet, '/Café-Offer_50', target);
    await makeLink(facet, '/offer', target);
    await makeLink(facet, '/offer', target, { tenantDomainId: domainId });
    const found = (query: string) => pathsFound(facet, { query });
    assert.deepEqual(await found(''), ['/offer', '/Café-Offer_50', '/spring/offer']);
    assert.deepEqual((await found('offer'))[0], '/offer');
    assert.equal((await found('OFFER')).length, 3);
    assert.deepEqual(await found('/spring'), ['/spring/offer']);
    assert.deepEqual(await found('cafe off'), ['/Café-Offer_50']);
    assert.deepEqual(await found('%'), []);
    assert.deepEqual(await found('_'), ['/Café-Offer_50']);
    assert.deepEqual(await pathsFound(facet, { tenantDomainId: domainId }), ['/offer']);
    assert.deepEqual(await pathsFound(facet, { tenantDomainId: 'unknown' }), []);
    const key = await facet.makeKey({ tenant: 'other' });
    assert.equal((await facet.get('/v0/page_links/search', { key })).body.totalCount, 0);
  });

  test('by page: its links, those of its audiences, and of routings that name either', async (t) => {
    const facet = await startServer(t, engine);
    const { pageId: main, audienceId } = await makeAudience(facet);
    const [other, third] = [await makePage(facet), await makePage(facet)];
    const routing = await made(facet, '/v0/page_routings', {
      name: 'Both',
      rules: [{ conditions: [], target: toAudience(audienceId) }],
      defaultTarget: toPage(other),
    });
    await makeLink(facet, '/page', toPage(main));
    await makeLink(facet, '/audience', toAudience(audienceId));
    await makeLink(facet, '/routing', toRouting(routing.pageRoutingId));
    await makeLink(facet, '/other', toPage(other));
    assert.deepEqual(await pathsFound(facet, { pageId: main }), ['/routing', '/audience', '/page']);
    assert.deepEqual(await pathsFound(facet, { pageId: other }), ['/other', '/routing']);
    assert.deepEqual(await pathsFound(facet, { pageId: main, targetType: 'page' }), ['/page']);
    assert.deepEqual(await pathsFound(facet, { targetType: 'page_routing' }), ['/routing']);
    assert.deepEqual(await pathsFound(facet, { pageId: main, query: 'aud' }), ['/audience']);
    assert.deepEqual(await pathsFound(facet, { pageId: 'x\n=yes' }), []);
    // A routing that changes takes its links along.
    const change = { body: { rules: [], defaultTarget: toPage(third) } };
    await facet.call('PATCH', `/v0/page_routings/${routing.pageRoutingId}`, change);
    assert.deepEqual(await pathsFound(facet, { pageId: other }), ['/other']);
    assert.deepEqual(await pathsFound(facet, { pageId: third }), ['/routing']);
  });

  test('changes of a routing and of its links at once leave the search right', async (t) => {
    const facet = await startServer(t, engine);
    const pages = [await makePage(facet), await makePage(facet), await makePage(facet)];
    const [one = '', two = '', apart = ''] = pages;
    const routing = await made(facet, '/v0/page_routings', {
      name: 'Busy',
      rules: [],
      defaultTarget: toPage(one),
    });
    const target = toRouting(routing.pageRoutingId);
    const ids: string[] = [];
    for (const n of [0, 1, 2, 3]) ids.push((await makeLink(facet, `/l${n}`, target)).pageLinkId);
    const steps = ids.flatMap((id, n) => [
      () => patch(facet, id, { target: toPage(apart) }),
      () =>
        facet.call('PATCH', `/v0/page_routings/${routing.pageRoutingId}`, {
          body: { defaultTarget: toPage(n % 2 === 0 ? two : one) },
        }),
      () => (n < 2 ? remove(facet, id) : patch(facet, id, { target })),
      () => facet.post('/v0/page_links', { path: `/n${n}`, target }),
    ]);
    await inParallel(steps.length, 8, async (n) => steps[n]?.());
    const { defaultTarget } = (await facet.get(`/v0/page_routings/${routing.pageRoutingId}`)).body;
    const all = (await facet.get('/v0/page_links/search')).body.items as Reply['body'][];
    for (const pageId of pages) {
      const expected = all
        .filter(({ target: to }) => (to.pageId ?? defaultTarget.pageId) === pageId)
        .map(({ path }) => path);
      assert.deepEqual(await pathsFound(facet, { pageId }), expected);
    }
  });
});
