import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  action,
  beaconOf,
  browserAgent,
  click,
  collect,
  makeVisit,
  postBeacon,
  someKey,
  type TestVisit,
} from '../../test/support/visits.ts';

const listOf = async (facet: TestServer, visit: TestVisit, traffic: string) =>
  (await facet.get(`/v0/pages/${visit.pageId}/sessions?traffic=${traffic}`)).body;

eachEngine('collect', (engine) => {
  test('plain text and JSON are both taken, without a key, and answered with nothing', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    for (const type of ['text/plain', 'text/plain;charset=UTF-8', 'application/json']) {
      const reply = await postBeacon(facet, beaconOf(visit), { 'content-type': type });
      assert.equal(reply.status, 204, reply.text);
      assert.equal(reply.text, '');
    }
    assert.equal((await listOf(facet, visit, 'human')).totalCount, 3);
  });

  test('what is answered is stored: beacons sent at once all count', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const session = someKey();
    const views = Array.from({ length: 40 }, () =>
      beaconOf(visit, { session, elapsedMs: 1_000, visibleMs: 500, interactions: [click(1, 900)] }),
    );
    const others = Array.from({ length: 40 }, () => beaconOf(visit));
    await Promise.all([...views, ...views, ...others].map((beacon) => collect(facet, beacon)));
    const { items, totalCount } = await listOf(facet, visit, 'human');
    assert.equal(totalCount, 41);
    const [one] = items.filter((item: { interactionsCount: number }) => item.interactionsCount > 0);
    assert.equal(one.interactionsCount, 40);
    assert.equal(one.timeSpentSeconds, 20);
  });

  test('what is not a beacon is refused, with every fault', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const good = beaconOf(visit, { interactions: [action(1, 0)] });
    const bad: [unknown, string][] = [
      ['', ''],
      ['not json', ''],
      ['[]', ''],
      ['null', ''],
      [{ ...good, more: 1 }, '/more'],
      [{ ...good, context: `${good.context}x` }, '/context'],
      [{ ...good, context: undefined }, '/context'],
      [{ ...good, session: 'short' }, '/session'],
      [{ ...good, session: 'with space with space' }, '/session'],
      [{ ...good, view: 'form:something' }, '/view'],
      [{ ...good, elapsedMs: -1 }, '/elapsedMs'],
      [{ ...good, elapsedMs: 1.5 }, '/elapsedMs'],
      [{ ...good, elapsedMs: 1e12 }, '/elapsedMs'],
      [{ ...good, visibleMs: '5' }, '/visibleMs'],
      [{ ...good, scrollPercent: 101 }, '/scrollPercent'],
      [{ ...good, interactions: [{ ...action(1, 0), kind: 'form' }] }, '/interactions/0/kind'],
      [{ ...good, interactions: [action(0, 0)] }, '/interactions/0/sequence'],
      [
        { ...good, interactions: [{ ...action(1, 0), label: 'x'.repeat(201) }] },
        '/interactions/0/label',
      ],
      [{ ...good, interactions: Array(101).fill(action(1, 0)) }, '/interactions'],
      [{ ...good, session: '\u0000'.repeat(20) }, '/session'],
    ];
    for (const [body, pointer] of bad) {
      const reply = await postBeacon(facet, body);
      assert.equal(reply.status, 400, `${JSON.stringify(body).slice(0, 100)}: ${reply.text}`);
      if (pointer !== '') {
        const pointers = reply.body.errors.map((fault: { pointer: string }) => fault.pointer);
        assert.ok(pointers.includes(pointer), `${pointers} instead of ${pointer}`);
      }
    }
    assert.equal((await listOf(facet, visit, 'human')).totalCount, 0);
    assert.equal((await listOf(facet, visit, 'bot')).totalCount, 0);
  });

  test('too large, of another type or by another method', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const large = await postBeacon(facet, { ...beaconOf(visit), context: 'x'.repeat(70_000) });
    assert.equal(large.status, 413);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    assert.equal((await postBeacon(facet, 'a=b', type)).status, 415);
    const got = await facet.get('/_facet/collect', { key: null });
    assert.equal(got.status, 405);
    assert.equal(got.headers.get('allow'), 'POST');
  });

  test('a session that sends without end is held back, and others are not', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const visit = await makeVisit(facet);
    const beacon = beaconOf(visit);
    const replies = await Promise.all(Array.from({ length: 130 }, () => postBeacon(facet, beacon)));
    const refused = replies.filter(({ status }) => status === 429);
    assert.equal(refused.length, 10);
    assert.ok(Number(refused[0]?.headers.get('retry-after')) > 0);
    assert.equal((await postBeacon(facet, beaconOf(visit))).status, 204);
    facet.clock.advance(61_000);
    assert.equal((await postBeacon(facet, beacon)).status, 204);
  });

  test('bots are kept apart, with the reason, and never counted', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const seen = { elapsedMs: 20_000, visibleMs: 20_000 };
    const bots: [string, object, Record<string, string>][] = [
      ['user_agent', seen, { 'user-agent': 'Slackbot-LinkExpanding 1.0' }],
      ['user_agent', seen, { 'user-agent': browserAgent.replace('Chrome', 'HeadlessChrome') }],
      ['user_agent', seen, { 'user-agent': 'curl/8.5.0' }],
      ['prefetch', seen, { 'sec-purpose': 'prefetch;prerender' }],
      ['automated', { ...seen, automated: true }, {}],
      ['impossible', { elapsedMs: 5_000, visibleMs: 60_000 }, {}],
      ['impossible', { ...seen, interactions: [click(1, 90_000)] }, {}],
      ['no_input', { ...seen, interactions: [{ ...action(1, 5_000), input: undefined }] }, {}],
      ['too_fast', { ...seen, interactions: [{ ...action(1, 60), inputsBefore: 1 }] }, {}],
      ['too_fast', { ...seen, interactions: [click(1, 5_000), action(2, 5_030)] }, {}],
      ['unseen', { elapsedMs: 20_000, interactions: [action(1, 5)] }, {}],
    ];
    for (const [, fields, headers] of bots) await collect(facet, beaconOf(visit, fields), headers);
    await collect(facet, beaconOf(visit, seen));
    const { items, totalCount } = await listOf(facet, visit, 'bot');
    assert.equal(totalCount, bots.length);
    assert.deepEqual(
      items.map((item: { botReason: string }) => item.botReason).reverse(),
      bots.map(([reason]) => reason),
    );
    assert.equal((await listOf(facet, visit, 'human')).totalCount, 1);
    const summary = await facet.get(`/v0/pages/${visit.pageId}/analytics/summary`);
    assert.equal(summary.body.totalSessions, 1);
  });

  test('a session that turns out to be a bot is taken out of the totals', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const beacon = beaconOf(visit, {
      elapsedMs: 20_000,
      visibleMs: 20_000,
      interactions: [action(1, 900)],
    });
    await collect(facet, beacon);
    const path = `/v0/pages/${visit.pageId}/analytics/audiences`;
    assert.equal((await facet.get(path)).body.items[0].ctaSessions, 1);
    await collect(facet, { ...beacon, view: someKey(), automated: true });
    assert.equal((await facet.get(path)).body.items[0].ctaSessions, 0);
    assert.equal((await facet.get(path)).body.items[0].totalSessions, 0);
    assert.equal((await listOf(facet, visit, 'human')).totalCount, 0);
    assert.equal((await listOf(facet, visit, 'bot')).totalCount, 1);
  });

  test('who asks not to be tracked is not, whatever is sent', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    await collect(facet, beaconOf(visit), { 'sec-gpc': '1' });
    assert.equal((await listOf(facet, visit, 'human')).totalCount, 0);
    assert.equal((await listOf(facet, visit, 'bot')).totalCount, 0);
  });

  test('a session cannot be made to fill the disk', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const visit = await makeVisit(facet);
    const [session] = [someKey()];
    const fields = { session, elapsedMs: 9_000, visibleMs: 9_000 };
    const hundred = (from: number) => Array.from({ length: 100 }, (_, n) => click(from + n, 100));
    const beacons = Array.from({ length: 110 }, (_, n) =>
      beaconOf(visit, { ...fields, ...(n < 12 ? { interactions: hundred(1) } : {}) }),
    );
    for (const beacon of beacons) await collect(facet, beacon);
    const { items } = await listOf(facet, visit, 'bot');
    assert.equal(items.length, 1);
    assert.equal(items[0].interactionsCount, 1_000);
    const { rows } = await facet.db.query('select view_key from session_views', []);
    assert.equal(rows.length, 100);
  });

  test('nothing of an erased person’s visits is left but that there were some', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const person = await facet.post('/v0/persons', { name: 'Wilhelmina Featherstone' });
    const { personId } = person.body;
    const visit = await makeVisit(facet, { personId });
    const session = someKey();
    const beacon = beaconOf(visit, {
      session,
      elapsedMs: 30_000,
      visibleMs: 20_000,
      interactions: [{ ...click(1, 5_000), label: 'For Wilhelmina' }, action(2, 9_000)],
    });
    await collect(facet, beacon);
    const before = await facet.get(`/v0/pages/${visit.pageId}/analytics/audiences`);
    const [{ audienceSessionId }] = (await listOf(facet, visit, 'human')).items;
    assert.equal((await facet.call('DELETE', `/v0/persons/${personId}`)).status, 204);
    const after = await facet.get(`/v0/pages/${visit.pageId}/analytics/audiences`);
    assert.deepEqual(after.body, before.body);
    assert.equal(after.body.items[0].avgInteractionsPerSession, 2);
    const path = `/v0/audience_sessions/${audienceSessionId}/interactions`;
    assert.deepEqual((await facet.get(path)).body, { found: true, interactions: [] });
    // Their page may still be open somewhere.
    await collect(facet, { ...beacon, elapsedMs: 90_000, visibleMs: 90_000 });
    await collect(facet, beaconOf(visit));
    const last = await facet.get(`/v0/pages/${visit.pageId}/analytics/audiences`);
    assert.deepEqual(last.body, before.body);
    const rows = await facet.db.sql.selectFrom('sessions').selectAll().execute();
    assert.ok(!JSON.stringify(rows).includes(session));
  });
});
