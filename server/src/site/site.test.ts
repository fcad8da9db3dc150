import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeAudience, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  act,
  change,
  heroSaying,
  makeLink,
  makePerson,
  publish,
  publishedAudience,
  toAudience,
  toPage,
} from '../../test/support/site.ts';
import { type VisitOptions, visit } from '../../test/support/visit.ts';

const see = (facet: TestServer, path: string, options?: VisitOptions) =>
  visit(facet.url, path, options);

const mainHost = { host: 'facet.example' };

eachEngine('the visitor site', (engine) => {
  test('a link on the fallback subdomain shows the published version of its audience', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'Two hours back');
    await makeLink(facet, '/orbit', toAudience(audience));
    const page = await see(facet, '/orbit?utm_source=mail');
    assert.equal(page.status, 200);
    assert.equal(page.headers['content-type'], 'text/html; charset=utf-8');
    assert.match(page.headers['x-request-id'] ?? '', /^req_/);
    assert.match(page.text, /<h1[^>]*>Two hours back<\/h1>/);
    assert.match(
      page.text,
      /<link rel="canonical" href="http:\/\/default\.facet\.example\/orbit">/,
    );
    assert.match(page.text, /<script src="\/_facet\/track\.js" defer data-context="[^"]+">/);
    assert.match(page.headers['content-security-policy'] ?? '', /script-src 'self';/);
  });

  test('an address in place of a path is read as a proxy means it: its own host decides', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'Two hours back');
    await makeLink(facet, '/orbit', toAudience(audience));
    const whole = 'http://default.facet.example/orbit?utm_source=mail';
    for (const host of ['default.facet.example', 'facet.example']) {
      assert.equal((await see(facet, whole, { host })).status, 200, host);
    }
    const headers = { 'x-api-key': facet.key };
    assert.equal((await see(facet, 'HTTP://facet.example/v0/pages', { headers })).status, 200);
    const elsewhere = await see(facet, 'http://default.facet.example/v0/pages', mainHost);
    assert.equal(elsewhere.status, 404);
    assert.match(elsewhere.headers['content-type'] ?? '', /^text\/html/);
    assert.equal(elsewhere.headers.vary, 'accept-encoding, accept-language');
  });

  test('what is only there to be read takes no other method', async (t) => {
    const facet = await startServer(t, engine);
    const picture = '/_facet/social/tenant/audience/name.png';
    for (const path of ['/_facet/track.js', '/_facet/files/file', picture]) {
      const { status, headers } = await see(facet, path, { method: 'POST' });
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD'], path);
    }
  });

  test('hosts of tenants have nothing of the API, the reference or the metrics', async (t) => {
    const facet = await startServer(t, engine);
    const paths = ['/v0/pages', '/docs', '/docs/errors', '/openapi.json', '/metrics', '/healthz'];
    for (const path of paths) {
      const hidden = await see(facet, path, { headers: { 'x-api-key': facet.key } });
      assert.equal(hidden.status, 404, path);
      assert.match(hidden.headers['content-type'] ?? '', /^text\/html/);
      const shown = await see(facet, path, { ...mainHost, headers: { 'x-api-key': facet.key } });
      assert.equal(shown.status, 200, path);
    }
  });

  test('the main host shows no visitor page but under /sites/', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'Two hours back');
    await makeLink(facet, '/orbit', toAudience(audience));
    const bare = await see(facet, '/orbit', mainHost);
    assert.equal(bare.status, 404);
    assert.match(bare.headers['content-type'] ?? '', /problem\+json/);
    const preview = await see(facet, '/sites/default/orbit', mainHost);
    assert.equal(preview.status, 200);
    assert.match(preview.text, /Two hours back/);
    assert.match(preview.headers['content-security-policy'] ?? '', /^sandbox (?!.*allow-scripts)/);
    assert.doesNotMatch(preview.text, /<script/);
    assert.equal((await see(facet, '/sites/default/none', mainHost)).status, 404);
    assert.equal((await see(facet, '/sites/nobody/orbit', mainHost)).status, 404);
    assert.equal((await see(facet, '/sites/default/orbit')).status, 404, 'not on a tenant host');
  });

  test('scripts of the tenant run on their own hosts only, and are known by a nonce', async (t) => {
    const facet = await startServer(t, engine);
    const content =
      '<script>window.own = "<script src=x>"</script><SCRIPT src="https://x.example/a.js"></SCRIPT>';
    const scripts = [
      { name: 'own', description: '', content, enabled: true },
      { name: 'off', description: '', content: '<script>off()</script>', enabled: false },
    ];
    const pageId = await makePage(facet, { scripts });
    const audience = await publishedAudience(facet, 'Scripted', undefined, pageId);
    await makeLink(facet, '/scripted', toAudience(audience));
    const page = await see(facet, '/scripted');
    const policy = page.headers['content-security-policy'] ?? '';
    const nonce = /'nonce-([\w-]+)' 'strict-dynamic'/.exec(policy)?.[1];
    assert.ok(nonce);
    assert.equal(page.text.match(new RegExp(`nonce="?${nonce}`, 'g'))?.length, 4);
    assert.doesNotMatch(page.text, /off\(\)/);
    const preview = await see(facet, '/sites/default/scripted', mainHost);
    assert.doesNotMatch(preview.text, /window\.own/);
  });

  test('a verified domain is a host of its own; a pending one is nobody’s', async (t) => {
    const records = new Map<string, string[]>();
    const resolveTxt = async (name: string) => records.get(name) ?? [];
    const facet = await startServer(t, engine, { resolveTxt });
    const host = 'go.customer.example';
    const domain = (await facet.post('/v0/domains', { domain: host })).body;
    const audience = await publishedAudience(facet, 'On our own domain');
    await makeLink(facet, '/', toAudience(audience), { tenantDomainId: domain.domainId });
    const before = await see(facet, '/', { host });
    assert.match(before.headers['content-type'] ?? '', /problem\+json/);
    records.set(domain.verification.name, [domain.verification.value]);
    await act(facet, `/v0/domains/${domain.domainId}/verify`);
    const page = await see(facet, '/', { host });
    assert.equal(page.status, 200, page.text);
    assert.match(page.text, /<link rel="canonical" href="http:\/\/go\.customer\.example\/">/);
    assert.equal((await see(facet, '/v0/pages', { host })).status, 404);
    assert.equal((await see(facet, '/')).status, 404, 'the link is not on the fallback subdomain');
  });

  test('a subdomain that no tenant has is 404, also for the API', async (t) => {
    const facet = await startServer(t, engine);
    for (const path of ['/', '/v0/pages', '/docs']) {
      const page = await see(facet, path, { host: 'nobody.facet.example' });
      assert.equal(page.status, 404);
      assert.match(page.headers['content-type'] ?? '', /^text\/html/);
    }
  });

  test('a link to a page shows its first published group, never a person’s', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    await makeLink(facet, '/page', toPage(pageId));
    assert.equal((await see(facet, '/page')).status, 404, 'nothing is published yet');
    const personId = await makePerson(facet, 'Ada');
    await publishedAudience(facet, 'For Ada alone', { personId }, pageId);
    assert.equal((await see(facet, '/page')).status, 404, 'what is published is for one person');
    const first = await makeAudience(facet, { customName: 'First' }, pageId);
    await publishedAudience(facet, 'For the second', { customName: 'Second' }, pageId);
    assert.match((await see(facet, '/page')).text, /For the second/);
    await publish(facet, first, [heroSaying('For the first')]);
    assert.match((await see(facet, '/page')).text, /For the first/);
    await act(facet, `${first.path}/archive`);
    assert.match((await see(facet, '/page')).text, /For the second/);
  });

  test('a person’s key in the path shows that person’s page, kept from search engines', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const personId = await makePerson(facet, 'Ada Lovelace');
    await publishedAudience(facet, 'For everybody', { customName: 'All' }, pageId);
    const own = await publishedAudience(facet, 'For Ada', { personId }, pageId);
    await makeLink(facet, '/page', toPage(pageId));
    const key = (await facet.get(own.path)).body.personRouteKey;
    const page = await see(facet, `/page/${key}`);
    assert.equal(page.status, 200);
    assert.match(page.text, /For Ada/);
    assert.match(page.text, /<meta name="robots" content="noindex">/);
    assert.equal(page.headers['cache-control'], 'private, no-cache');
    const unknown = await see(facet, '/page/zzzzzzzzzzzz?utm_source=x');
    assert.equal(unknown.status, 302);
    assert.equal(unknown.headers.location, '/page?utm_source=x');
    await act(facet, `${own.path}/archive`);
    assert.equal((await see(facet, `/page/${key}`)).headers.location, '/page');
    await change(facet, `/v0/pages/${pageId}`, { name: 'Renamed' });
    const erased = await facet.call('DELETE', `/v0/persons/${personId}`);
    assert.equal(erased.status, 204);
    assert.equal((await see(facet, `/page/${key}`)).headers.location, '/page');
  });

  test('routing rules choose by utm, referrer, query, country and the person’s company', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const say = async (name: string) =>
      toAudience(await publishedAudience(facet, `For ${name}`, { customName: name }, pageId));
    const rule = async (name: string, condition: Record<string, unknown>) => ({
      name,
      conditions: [condition],
      target: await say(name),
    });
    const rules = [
      await rule('mail', { field: 'utmSource', operator: 'equals', value: 'mail' }),
      await rule('news', { field: 'referrerHost', operator: 'equals', value: 'news.example' }),
      await rule('beta', { field: 'query', parameter: 'beta', operator: 'exists' }),
      await rule('austria', { field: 'country', operator: 'equals', value: 'AT' }),
      await rule('engines', {
        field: 'accountDomain',
        operator: 'equals',
        value: 'engines.example',
      }),
    ];
    const routing = await facet.post('/v0/page_routings', {
      name: 'By origin',
      rules,
      defaultTarget: await say('others'),
    });
    const { pageRoutingId } = routing.body;
    await makeLink(facet, '/go', { targetType: 'page_routing', pageRoutingId });
    const seen = async (path: string, headers: Record<string, string> = {}) =>
      /For (\w+)<\/h1>/.exec((await see(facet, path, { headers })).text)?.[1];
    for (const round of ['first', 'kept']) {
      assert.equal(await seen('/go'), 'others', round);
      assert.equal(await seen('/go?utm_source=Mail'), 'mail', round);
      assert.equal(await seen('/go', { referer: 'https://news.example/a' }), 'news', round);
      assert.equal(await seen('/go?beta'), 'beta', round);
      assert.equal(await seen('/go', { 'cf-ipcountry': 'AT' }), 'austria', round);
    }
    const personId = await makePerson(facet, 'Grace', { email: 'grace@engines.example' });
    const { body } = await facet.post(`/v0/pages/${pageId}/audiences`, { personId });
    assert.equal(await seen(`/go/${body.personRouteKey}`), 'engines');
    await change(facet, `/v0/page_routings/${pageRoutingId}`, { rules: [] });
    assert.equal(
      await seen('/go?utm_source=mail'),
      'others',
      'a change of the rules holds at once',
    );
  });

  test('what was withdrawn is 410, what never was is 404, both in the brand', async (t) => {
    const facet = await startServer(t, engine);
    const brand = { name: 'Orbit & Co', colors: { primary: '#aa0044' } };
    await facet.call('PUT', '/v0/brands/orbit', { body: brand });
    const pageId = await makePage(facet, { brandId: 'orbit' });
    const audience = await publishedAudience(facet, 'Here', { customName: 'All' }, pageId);
    await makeLink(facet, '/here', toAudience(audience));
    await makeLink(facet, '/page', toPage(pageId));
    const unknown = await see(facet, '/nowhere', { headers: { 'accept-language': 'de-AT, en' } });
    assert.equal(unknown.status, 404);
    assert.match(
      unknown.text,
      /<html lang="de-at"[\s\S]*Orbit &amp; Co[\s\S]*Seite nicht gefunden/,
    );
    assert.match(unknown.text, /#aa0044/);
    const states = async () => [
      (await see(facet, '/here')).status,
      (await see(facet, '/page')).status,
    ];
    assert.deepEqual(await states(), [200, 200]);
    await act(facet, `${audience.path}/archive`);
    assert.deepEqual(await states(), [410, 410]);
    await act(facet, `${audience.path}/restore`);
    await act(facet, `/v0/pages/${pageId}/archive`);
    assert.deepEqual(await states(), [410, 410]);
    const gone = await see(facet, '/here');
    assert.match(gone.text, /no longer available[\s\S]*Orbit|Orbit[\s\S]*no longer available/);
    await act(facet, `/v0/pages/${pageId}/restore`);
    assert.deepEqual(await states(), [200, 200]);
    await facet.call('DELETE', `/v0/pages/${pageId}`);
    assert.deepEqual(await states(), [410, 410]);
  });

  test('other spellings of a path are sent to the one address', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'Grüezi');
    await makeLink(facet, '/zürich/päckli', toAudience(audience));
    const written = '/z%C3%BCrich/p%C3%A4ckli';
    assert.equal((await see(facet, written)).status, 200);
    for (const other of [`${written}/`, '/%7a%C3%BCrich/p%C3%A4ckli', '/z%c3%bcrich/p%c3%a4ckli']) {
      const moved = await see(facet, `${other}?a=1`);
      assert.equal(moved.status, 308, other);
      assert.equal(moved.headers.location, `${written}?a=1`);
    }
    for (const odd of ['//evil.example', '/%', '/%2e%2e/x', '/a%2fb', '/%00', '/..']) {
      assert.equal((await see(facet, odd)).status, 404, odd);
    }
  });

  test('GET and HEAD, nothing else', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'Head');
    await makeLink(facet, '/head', toAudience(audience));
    const page = await see(facet, '/head');
    const head = await see(facet, '/head', { method: 'HEAD' });
    assert.equal(head.status, 200);
    assert.equal(head.bytes.length, 0);
    for (const name of ['content-length', 'etag', 'content-security-policy', 'content-type']) {
      assert.equal(head.headers[name], page.headers[name], name);
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await see(facet, '/head', { method });
      assert.equal(refused.status, 405);
      assert.equal(refused.headers.allow, 'GET, HEAD');
    }
  });
});
