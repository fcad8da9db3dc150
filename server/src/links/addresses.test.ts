import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  heroSaying,
  makeLink,
  publish,
  publishedAudience,
  toAudience,
  toPage,
} from '../../test/support/site.ts';

const origin = 'http://default.facet.example';

const urlOf = async (facet: TestServer, path: string): Promise<string | null> =>
  (await facet.get(path)).body.url;

/** What a visitor of this address is shown. */
async function visit(facet: TestServer, url: string): Promise<{ status: number; text: string }> {
  const { host, pathname, search } = new URL(url);
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const asked = request(facet.url + pathname + search, { headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function makePerson(facet: TestServer, name: string): Promise<string> {
  return (await facet.post('/v0/persons', { name })).body.personId;
}

eachEngine('addresses', (engine) => {
  test('a link has its whole address, and a visitor finds the page there', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'Bonjour');
    const link = await makeLink(facet, '/été', toAudience(audience));
    assert.equal(link.url, `${origin}/%C3%A9t%C3%A9`);
    assert.equal(await urlOf(facet, `/v0/page_links/${link.pageLinkId}`), link.url);
    const { body } = await facet.get('/v0/page_links/search');
    assert.equal(body.items[0].url, link.url);
    const page = await visit(facet, link.url);
    assert.equal(page.status, 200);
    assert.match(page.text, /Bonjour/);
  });

  test('an audience has none until it is published and a link leads there', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    await makeLink(facet, '/own', toAudience(audience));
    assert.equal(await urlOf(facet, audience.path), null);
    await publish(facet, audience, [heroSaying('Hello')]);
    assert.equal(await urlOf(facet, audience.path), `${origin}/own`);
    await facet.call('POST', `${audience.path}/archive`);
    assert.equal(await urlOf(facet, audience.path), null);
  });

  test('its own link comes first, else the page’s link with the person’s key', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const personId = await makePerson(facet, 'Ada');
    const audience = await publishedAudience(facet, 'For Ada', { personId }, pageId);
    assert.equal(await urlOf(facet, audience.path), null);
    await makeLink(facet, '/launch', toPage(pageId));
    const { body } = await facet.get(audience.path);
    assert.equal(body.url, `${origin}/launch/${body.personRouteKey}`);
    const page = await visit(facet, body.url);
    assert.equal(page.status, 200);
    assert.match(page.text, /For Ada/);
    await makeLink(facet, '/ada', toAudience(audience));
    assert.equal(await urlOf(facet, audience.path), `${origin}/ada`);
  });

  test('the page’s link is the address of the group it shows, and of no other group', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const first = await publishedAudience(facet, 'First', { customName: 'First' }, pageId);
    const second = await publishedAudience(facet, 'Second', { customName: 'Second' }, pageId);
    await makeLink(facet, '/launch', toPage(pageId));
    assert.equal(await urlOf(facet, first.path), `${origin}/launch`);
    assert.equal(await urlOf(facet, second.path), null);
    const { body } = await facet.get(`/v0/pages/${pageId}/audiences`);
    assert.deepEqual(
      body.items.map(({ url }: { url: string | null }) => url),
      [null, `${origin}/launch`],
    );
  });

  test('a version’s previewUrl shows it without a key, for an hour and unchanged only', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await publishedAudience(facet, 'Seen before it is out');
    const { body: shown } = await facet.get(audience.path);
    const { versionId } = shown.publishedVersion;
    const { body } = await facet.get(`${audience.path}/versions/${versionId}`);
    const { pathname } = new URL(body.previewUrl);
    const page = await facet.get(pathname, { key: null });
    assert.equal(page.status, 200);
    assert.match(page.text, /Seen before it is out/);
    assert.match(page.headers.get('content-security-policy') ?? '', /sandbox/);
    const other = pathname.replace(
      versionId,
      versionId.replace(/.$/, (last: string) => (last === 'x' ? 'y' : 'x')),
    );
    assert.equal((await facet.get(other, { key: null })).body.code, 'preview_link_invalid');
    facet.clock.advance(3_600_000);
    const over = await facet.get(pathname, { key: null });
    assert.equal(over.body.code, 'preview_link_expired');
  });
});
