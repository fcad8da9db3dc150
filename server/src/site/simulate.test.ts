// The simulator says what visitors get, with the reasons, and leaves no trace.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { makePage } from '../../test/support/pages.ts';
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

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function simulate(facet: TestServer, body: Record<string, unknown>) {
  const reply = await facet.post('/v0/simulate', body);
  assert.equal(reply.status, 200, reply.text);
  return reply.body;
}

const reasons = ({ why }: { why: { step: string; detail: string }[] }): string =>
  why.map(({ step, detail }) => `${step}: ${detail}`).join('\n');

eachEngine('simulate', (engine) => {
  test('a rule, a person and a stranger: as the site answers, byte for byte', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const all = await publishedAudience(facet, 'For all', { customName: 'All' }, pageId);
    const german = await publishedAudience(facet, 'Für alle', { customName: 'German' }, pageId);
    const personId = await makePerson(facet, 'Ada', { email: 'ada@acme.example' });
    const ada = await publishedAudience(facet, 'For Ada', { personId }, pageId);
    const { body: routing } = await facet.post('/v0/page_routings', {
      name: 'By country',
      rules: [
        {
          name: 'Germany',
          conditions: [{ field: 'country', operator: 'equals', value: 'DE' }],
          target: toAudience(german),
        },
      ],
      defaultTarget: toPage(pageId),
    });
    const target = { targetType: 'page_routing', pageRoutingId: routing.pageRoutingId };
    const link = await makeLink(facet, '/p', target);

    const inGermany = await simulate(facet, { path: '/p', country: 'de' });
    assert.equal(inGermany.audienceId, german.audienceId);
    assert.deepEqual(inGermany.rule, {
      pageRoutingId: routing.pageRoutingId,
      decidedBy: 'rule',
      ruleIndex: 0,
    });
    assert.equal(inGermany.link.pageLinkId, link.pageLinkId);
    const seen = await visit(facet.url, '/p', { headers: { 'cf-ipcountry': 'DE' } });
    assert.equal(inGermany.renditionSha256, sha256(seen.text));

    const elsewhere = await simulate(facet, { path: '/p', country: 'FR', query: { a: 'b' } });
    assert.equal(elsewhere.audienceId, all.audienceId);
    assert.match(reasons(elsewhere), /Rule 1 \(Germany\) did not match: country must be "DE"/);
    assert.match(reasons(elsewhere), /the default applies/);

    const own = await simulate(facet, { path: '/p', personId });
    assert.equal(own.audienceId, ada.audienceId);
    assert.equal(own.arm, null);
    const page = await visit(facet.url, new URL(own.link.url).pathname);
    assert.match(page.text, /For Ada/);
    assert.equal(own.renditionSha256, sha256(page.text));
  });

  test('an arm is told, and nobody is put into one by asking', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const control = await publishedAudience(facet, 'For all');
    await makeLink(facet, '/p', toPage(control.pageId));
    const before = new Date(facet.clock.now()).toISOString();
    facet.clock.advance(1_000);
    const body = { holdout: 0.5, controlAudienceId: control.audienceId };
    await facet.call('PUT', `/v0/pages/${control.pageId}/experiment`, { body });
    const arms = new Set<string>();
    for (let n = 0; n < 20 && arms.size < 2; n++) {
      const personId = await makePerson(facet, `Person ${n}`);
      const own = await publishedAudience(facet, `For ${n}`, { personId }, control.pageId);
      const told = await simulate(facet, { path: '/p', personId });
      assert.equal(told.audienceId, own.audienceId);
      const rows = await facet.db.sql.selectFrom('experiment_units').selectAll().execute();
      assert.ok(!rows.some((row) => row.person_id === personId));
      const { text } = await visit(facet.url, new URL(told.link.url).pathname);
      assert.match(text, told.arm === 'control' ? /For all/ : new RegExp(`For ${n}<`));
      assert.equal(told.renditionSha256, sha256(text));
      assert.match(reasons(told), new RegExp(`is in the ${told.arm} arm`));
      arms.add(told.arm);
      if (n === 0)
        assert.equal((await simulate(facet, { path: '/p', personId, at: before })).arm, null);
    }
    assert.equal(arms.size, 2);
  });

  test('at a time: the version and the page of then', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const audience = await publishedAudience(facet, 'One');
    const first = (await facet.get(audience.path)).body.publishedVersion.versionId;
    const beforeLink = new Date(facet.clock.now()).toISOString();
    facet.clock.advance(1_000);
    await makeLink(facet, '/a', toAudience(audience));
    const { text } = await visit(facet.url, '/a');
    facet.clock.advance(1_000);
    const at = new Date(facet.clock.now()).toISOString();
    facet.clock.advance(1_000);
    const second = await publish(facet, audience, [heroSaying('Two')]);
    facet.clock.advance(1_000);
    const then = await simulate(facet, { path: '/a', at });
    assert.deepEqual([then.versionId, then.renditionSha256], [first, sha256(text)]);
    const unseen = await simulate(facet, {
      path: '/a',
      at: new Date(facet.clock.now() - 1).toISOString(),
    });
    assert.deepEqual([unseen.versionId, unseen.renditionSha256], [second, undefined]);
    assert.match(reasons(unseen), /Nobody had opened this version/);
    const now = await simulate(facet, { path: '/a' });
    assert.equal(now.versionId, second);
    assert.notEqual(now.renditionSha256, sha256(text));
    const early = await simulate(facet, { path: '/a', at: beforeLink });
    assert.equal(early.link, null);
    assert.match(reasons(early), /made later/);
  });

  test('what leads nowhere says so: an unknown path, a foreign host, a withdrawn page', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await publishedAudience(facet, 'One');
    await makeLink(facet, '/a', toAudience(audience));
    await facet.makeKey({ tenant: 'other' });
    const nowhere = await simulate(facet, { path: '/nowhere' });
    assert.deepEqual([nowhere.status, nowhere.link], [404, null]);
    assert.match(reasons(nowhere), /No link has the path \/nowhere/);
    const foreign = await simulate(facet, { path: '/a', host: 'other.facet.example' });
    assert.equal(foreign.link, null);
    assert.match(reasons(foreign), /none of your hosts/);
    assert.match(reasons(await simulate(facet, { path: '/a//b' })), /two slashes/);
    const stranger = await simulate(facet, { path: '/a/abcdefghij' });
    assert.match(reasons(stranger), /sent on to \/a/);
    assert.equal(stranger.status, 200);
    await act(facet, `${audience.path}/archive`);
    assert.equal((await simulate(facet, { path: '/a' })).status, 410);
    const unknown = await facet.post('/v0/simulate', { path: '/a', personId: 'person_x' });
    assert.equal(unknown.body.code, 'person_not_found');
  });
});
