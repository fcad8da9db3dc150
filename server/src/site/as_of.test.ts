// The page as it was: what visitors were sent comes back byte for byte, or with the reason why not.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { leftBehind } from '../../test/support/leftovers.ts';
import { makeAudience, makePage, type TestAudience } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  act,
  heroSaying,
  makeLink,
  makePerson,
  publish,
  publishedAudience,
  toAudience,
  toPage,
} from '../../test/support/site.ts';
import { visit } from '../../test/support/visit.ts';
import { collect, someKey } from '../../test/support/visits.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const nowOf = (facet: TestServer): string => new Date(facet.clock.now()).toISOString();
const asOf = (facet: TestServer, audience: TestAudience, at: string, more = '') =>
  facet.get(`${audience.path}/as_of?at=${at}${more}`);

async function bytesAsOf(facet: TestServer, audience: TestAudience, at: string) {
  const reply = await facet.get(`${audience.path}/as_of?at=${at}`, {
    headers: { accept: 'text/html' },
  });
  return { text: reply.text, headers: reply.headers };
}

const showings = async (facet: TestServer, { audienceId }: TestAudience) =>
  facet.db.sql
    .selectFrom('rendition_showings')
    .selectAll()
    .where('audience_id', '=', audienceId)
    .orderBy('served_from')
    .execute();

eachEngine('the page as it was', (engine) => {
  test('edits, a new brand and a roll-back each leave the bytes that were sent', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const pageId = await makePage(facet, {
      brandId: 'orbit',
      scripts: [{ name: 'own', description: '', content: 'window.own = 1', enabled: true }],
    });
    const audience = await makeAudience(facet, { customName: 'All' }, pageId);
    const first = await publish(facet, audience, [heroSaying('One')]);
    await makeLink(facet, '/a', toAudience(audience));
    const seen: { at: string; text: string; versionId: string }[] = [];
    const see = async (versionId: string) => {
      facet.clock.advance(1_000);
      const { text } = await visit(facet.url, '/a', { headers: { 'accept-encoding': 'gzip' } });
      seen.push({ at: nowOf(facet), text, versionId });
      facet.clock.advance(1_000);
    };
    await see(first);
    const second = await publish(facet, audience, [heroSaying('Two')]);
    await see(second);
    await facet.call('PUT', '/v0/brands/orbit', { body: { colors: { primary: '#ab00cd' } } });
    await see(second);
    await act(facet, `${audience.path}/versions/${first}/publish`);
    await see(first);
    assert.equal(new Set(seen.map(({ text }) => text)).size, 4);

    for (const [n, { at, text, versionId }] of seen.entries()) {
      const { body } = await asOf(facet, audience, at);
      assert.equal(body.versionId, versionId);
      assert.equal(body.renditionSha256, sha256(text));
      assert.ok(body.servedFrom <= at && (body.servedUntil ?? '9') > at);
      assert.equal(body.servedUntil === null, n === seen.length - 1);
      const whole = await bytesAsOf(facet, audience, at);
      assert.equal(whole.text, text);
      assert.equal(whole.headers.get('etag'), `"${sha256(text)}"`);
      assert.match(whole.headers.get('content-security-policy') ?? '', /sandbox/);
      const known = { accept: 'text/html', 'if-none-match': `"${sha256(text)}"` };
      const url = `${facet.url}${audience.path}/as_of?at=${at}`;
      const again = await fetch(url, { headers: { ...known, 'x-api-key': facet.key } });
      assert.deepEqual([again.status, await again.text()], [304, '']);
    }
  });

  test('what is rolled back to has the bytes it had, and is stored once', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await publishedAudience(facet, 'One');
    const first = (await facet.get(audience.path)).body.publishedVersion.versionId;
    await makeLink(facet, '/a', toAudience(audience));
    const see = async () => {
      facet.clock.advance(1_000);
      return sha256((await visit(facet.url, '/a')).text);
    };
    const before = await see();
    await publish(facet, audience, [heroSaying('Two')]);
    const between = await see();
    await act(facet, `${audience.path}/versions/${first}/publish`);
    assert.equal(await see(), before);
    assert.notEqual(between, before);
    assert.equal((await showings(facet, audience)).length, 3);
    const stored = await facet.db.sql.selectFrom('renditions').select('sha256').execute();
    assert.deepEqual(stored.map((row) => row.sha256).sort(), [before, between].sort());
  });

  test('is written when it is rendered, and not on each visit', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await publishedAudience(facet, 'One');
    await makeLink(facet, '/a', toAudience(audience));
    for (let n = 0; n < 5; n++) {
      await visit(facet.url, '/a');
      // Past the time a page is trusted, and past the time it is kept: looked at, rendered anew.
      facet.clock.advance(n === 2 ? 400_000 : 15_000);
    }
    assert.equal((await showings(facet, audience)).length, 1);
    await makeLink(facet, '/b', toAudience(audience));
    const { text } = await visit(facet.url, '/b');
    const there = await asOf(facet, audience, nowOf(facet), '&path=/b');
    assert.equal(there.body.renditionSha256, sha256(text));
    assert.notEqual(
      (await asOf(facet, audience, nowOf(facet))).body.renditionSha256,
      sha256(text),
      'without a path it is the audience’s own url',
    );
  });

  test('a session names what the visitor saw', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'One');
    await makeLink(facet, '/a', toAudience(audience));
    const { text } = await visit(facet.url, '/a');
    const context = /data-context="([^"]+)"/.exec(text)?.[1] ?? '';
    const beacon = {
      context,
      session: someKey(),
      view: someKey(),
      elapsedMs: 9_000,
      visibleMs: 9_000,
    };
    await collect(facet, beacon);
    const { body } = await facet.get(`/v0/pages/${audience.pageId}/sessions`);
    assert.equal(body.items[0].renditionSha256, sha256(text));
  });

  test('says why there is nothing to show', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const before = nowOf(facet);
    facet.clock.advance(1_000);
    const pageId = await makePage(facet);
    const audience = await makeAudience(facet, { customName: 'All' }, pageId);
    const code = async (at: string, more?: string) => {
      const { status, body } = await asOf(facet, audience, at, more);
      return `${status} ${body.code}`;
    };
    assert.equal(await code(nowOf(facet)), '404 never_published');
    await publish(facet, audience, [heroSaying('One')]);
    assert.equal(await code(before), '404 never_published');
    assert.equal(await code(nowOf(facet)), '404 never_served');
    await makeLink(facet, '/a', toAudience(audience));
    await visit(facet.url, '/a');
    facet.clock.advance(1_000);
    const then = nowOf(facet);
    assert.equal((await asOf(facet, audience, then)).status, 200);
    assert.equal(await code(then, '&path=/elsewhere'), '404 never_served');
    assert.equal(await code(then, '&path=/a//b'), '400 validation_failed');
    await publish(facet, audience, [heroSaying('Two')]);
    await visit(facet.url, '/a');
    facet.clock.advance(800 * 86_400_000);
    await facet.services.renditions.forgetOld();
    assert.equal(await code(then), '410 past_retention');
    assert.equal((await asOf(facet, audience, nowOf(facet))).status, 200, 'the latest stays');
  });

  test('goes with the person it was made for', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const personId = await makePerson(facet, 'Zebulon Quartz');
    const audience = await publishedAudience(facet, 'For Zebulon', { personId });
    const other = await publishedAudience(facet, 'For all', undefined, audience.pageId);
    await makeLink(facet, '/z', toAudience(audience));
    await makeLink(facet, '/o', toAudience(other));
    const { text } = await visit(facet.url, '/z');
    await visit(facet.url, '/o');
    const context = /data-context="([^"]+)"/.exec(text)?.[1] ?? '';
    await collect(facet, {
      context,
      session: someKey(),
      view: someKey(),
      elapsedMs: 9_000,
      visibleMs: 9_000,
    });
    assert.equal((await facet.call('DELETE', `/v0/persons/${personId}`)).status, 204);
    assert.equal((await asOf(facet, audience, nowOf(facet))).body.code, 'erased');
    assert.deepEqual(await showings(facet, audience), []);
    const kept = await facet.db.sql.selectFrom('renditions').select('sha256').execute();
    assert.deepEqual(
      kept.map((row) => row.sha256),
      [(await asOf(facet, other, nowOf(facet))).body.renditionSha256],
    );
    assert.deepEqual(await leftBehind(facet.db, [sha256(text), 'Zebulon'], personId), []);
  });

  test('a page that cannot be kept is shown all the same', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await publishedAudience(facet, 'One');
    await makeLink(facet, '/a', toAudience(audience));
    await facet.db.transaction(() =>
      facet.db.script('alter table rendition_showings rename to not_there'),
    );
    assert.equal((await visit(facet.url, '/a')).status, 200);
  });
});

eachEngine('links', (engine) => {
  test('a page link whose only audience is archived is 410; with another to come, 404', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'One');
    await makeLink(facet, '/p', toPage(audience.pageId));
    await makeLink(facet, '/a', toAudience(audience));
    assert.equal((await visit(facet.url, '/p')).status, 200);
    await act(facet, `${audience.path}/archive`);
    assert.equal((await visit(facet.url, '/a')).status, 410);
    assert.equal((await visit(facet.url, '/p')).status, 410);
    await makeAudience(facet, { customName: 'Next' }, audience.pageId);
    assert.equal((await visit(facet.url, '/p')).status, 404);
  });

  test('a domain that went to another tenant shows nothing of the old one', async (t) => {
    const facet = await startServer(t, engine, {
      resolveTxt: async () => tokens,
    });
    const tokens: string[] = [];
    const otherKey = await facet.makeKey({ tenant: 'other' });
    const take = async (key: string) => {
      const { body } = await facet.post('/v0/domains', { domain: 'moved.example' }, { key });
      tokens.push(body.verification.value);
      const verified = await facet.call('POST', `/v0/domains/${body.domainId}/verify`, { key });
      assert.equal(verified.status, 200, verified.text);
      return body.domainId as string;
    };
    const tenantDomainId = await take(facet.key);
    const audience = await publishedAudience(facet, 'Old owner');
    await makeLink(facet, '/a', toAudience(audience), { tenantDomainId });
    const seen = () => visit(facet.url, '/a', { host: 'moved.example' });
    assert.match((await seen()).text, /Old owner/);
    await facet.db.sql.updateTable('domains').set({ verified_at: null }).execute();
    await take(otherKey);
    assert.equal((await seen()).status, 404);
  });
});
