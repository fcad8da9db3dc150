import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import {
  action,
  beaconOf,
  click,
  collect,
  makeVisit,
  someKey,
  type TestVisit,
} from '../../test/support/visits.ts';
import { makeSessions } from './sessions.service.ts';

const sessionsOf = async (facet: TestServer, visit: TestVisit, query = '') =>
  (await facet.get(`/v0/pages/${visit.pageId}/sessions${query}`)).body;
const interactionsOf = async (facet: TestServer, audienceSessionId: string) =>
  (await facet.get(`/v0/audience_sessions/${audienceSessionId}/interactions`)).body;
const visitContextOf = (facet: TestServer, visit: TestVisit) => {
  const opened = facet.services.visitContexts.open(visit.context);
  assert.ok(opened);
  return opened;
};

eachEngine('sessions', (engine) => {
  test('a list on one page counts what it lists, whatever comes meanwhile', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    for (let n = 0; n < 2; n++) {
      await collect(facet, beaconOf(visit, { elapsedMs: 20_000, visibleMs: 20_000 }));
    }
    const { tenantId } = visitContextOf(facet, visit);
    const meanwhile = makeSessions({
      ...facet.services,
      db: facet.db,
      makeId: () => '',
      count: async () => {},
      countFlagged: async () => 99,
    });
    const filter = { traffic: ['human'] as const, flags: { engaged: true } };
    const totals = [];
    for (const limit of [2, 1]) {
      const page = { after: undefined, limit };
      totals.push((await meanwhile.list(tenantId, visit.pageId, filter, page)).totalCount);
    }
    assert.deepEqual(totals, [2, 99]);
  });

  test('beacons of one key are one session: times add up, depth is the greatest', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const session = someKey();
    const before = Date.now();
    await collect(
      facet,
      beaconOf(visit, { session, elapsedMs: 9_000, visibleMs: 7_000, scrollPercent: 40 }),
    );
    await collect(
      facet,
      beaconOf(visit, { session, elapsedMs: 5_000, visibleMs: 5_000, scrollPercent: 85 }),
    );
    const { items, totalCount } = await sessionsOf(facet, visit);
    assert.equal(totalCount, 1);
    const [one] = items;
    assert.match(one.audienceSessionId, /^session_[0-9a-z]{26}$/);
    const { audienceId, versionId, timeSpentSeconds, scrollDepthPercentage, traffic } = one;
    assert.deepEqual(
      { audienceId, versionId, timeSpentSeconds, scrollDepthPercentage, traffic },
      {
        audienceId: visit.audienceId,
        versionId: 'version_shown',
        timeSpentSeconds: 12,
        scrollDepthPercentage: 85,
        traffic: 'human',
      },
    );
    const started = Date.parse(one.startedAt);
    assert.ok(started >= before - 9_000 && started <= Date.now() - 9_000, one.startedAt);
  });

  test('the same beacon again, and an older one after a newer, change nothing', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const [session, view] = [someKey(), someKey()];
    const older = beaconOf(visit, {
      session,
      view,
      elapsedMs: 4_000,
      visibleMs: 4_000,
      scrollPercent: 20,
      interactions: [click(1, 3_000)],
    });
    const newer = {
      ...older,
      elapsedMs: 19_000,
      visibleMs: 12_000,
      scrollPercent: 60,
      closed: true,
      interactions: [click(1, 3_000), action(2, 18_000)],
    };
    await collect(facet, newer);
    const first = await sessionsOf(facet, visit);
    const { body: summary } = await facet.get(`/v0/pages/${visit.pageId}/analytics/summary`);
    for (const beacon of [older, newer, older]) await collect(facet, beacon);
    assert.deepEqual(await sessionsOf(facet, visit), first);
    const again = await facet.get(`/v0/pages/${visit.pageId}/analytics/summary`);
    assert.deepEqual(again.body, summary);
    assert.equal(first.items[0].interactionsCount, 2);
    assert.equal(first.items[0].actionClicksCount, 1);
  });

  test('interactions come oldest first, with all that is known of them', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const session = someKey();
    await collect(
      facet,
      beaconOf(visit, {
        session,
        elapsedMs: 60_000,
        visibleMs: 60_000,
        interactions: [action(2, 50_000), click(1, 10_000)],
      }),
    );
    const { items } = await sessionsOf(facet, visit);
    const started = Date.parse(items[0].startedAt);
    const question = {
      visit: visitContextOf(facet, visit),
      sessionKey: session,
      componentId: 'ask',
    };
    const at = started + 20_000;
    const noted = await facet.services.sessions.note({
      ...question,
      at,
      kind: 'question',
      label: 'What does it cost?',
      options: ['What does it cost?', 'Is it safe?'],
    });
    assert.equal(noted, items[0].audienceSessionId);
    await facet.services.sessions.note({
      ...question,
      at: at + 1,
      kind: 'answer',
      label: 'What does it cost?',
      responseText: 'Ten a month.',
      groundingChunkIds: ['chunk_1', 'chunk_2'],
    });
    assert.deepEqual(await interactionsOf(facet, items[0].audienceSessionId), {
      found: true,
      interactions: [
        {
          interactionType: 'click',
          componentId: 'faq',
          componentContext: 'Questions',
          label: 'How long does it take?',
          groundingChunkIds: [],
          options: [],
          timestamp: started + 10_000,
        },
        {
          interactionType: 'question',
          componentId: 'ask',
          label: 'What does it cost?',
          groundingChunkIds: [],
          options: ['What does it cost?', 'Is it safe?'],
          timestamp: at,
        },
        {
          interactionType: 'answer',
          componentId: 'ask',
          label: 'What does it cost?',
          responseText: 'Ten a month.',
          groundingChunkIds: ['chunk_1', 'chunk_2'],
          options: [],
          timestamp: at + 1,
        },
        {
          interactionType: 'action',
          componentId: 'hero',
          actionId: 'book',
          label: 'Book a demo',
          groundingChunkIds: [],
          options: [],
          timestamp: started + 50_000,
        },
      ],
    });
  });

  test('a session that is not there is not found, and that is no error', async (t) => {
    const facet = await startServer(t, engine);
    const reply = await facet.get('/v0/audience_sessions/session_nobody/interactions');
    assert.equal(reply.status, 200);
    assert.deepEqual(reply.body, { found: false, interactions: [] });
  });

  test('another tenant’s session is not found', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    await collect(facet, beaconOf(visit, { visibleMs: 5, elapsedMs: 5 }));
    const { items } = await sessionsOf(facet, visit);
    const itself = await facet.get(`/v0/audience_sessions/${items[0].audienceSessionId}`);
    assert.deepEqual(itself.body, items[0]);
    assert.equal((await facet.get('/v0/audience_sessions/unknown')).status, 404);
    const path = `/v0/audience_sessions/${items[0].audienceSessionId}/interactions`;
    const key = await facet.makeKey({ tenant: 'other' });
    assert.equal((await facet.get(path)).body.found, true);
    assert.equal((await facet.get(path, { key })).body.found, false);
  });

  test('sessions of one key on two audiences are two', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const other = await makeVisit(facet, { customName: 'Others' }, visit.pageId);
    const session = someKey();
    await collect(facet, beaconOf(visit, { session, elapsedMs: 9, visibleMs: 9 }));
    await collect(facet, beaconOf(other, { session, elapsedMs: 9, visibleMs: 9 }));
    assert.equal((await sessionsOf(facet, visit)).totalCount, 2);
    for (const { audienceId } of [visit, other]) {
      const { items, totalCount } = await sessionsOf(facet, visit, `?audienceId=${audienceId}`);
      assert.equal(totalCount, 1);
      assert.deepEqual(
        items.map((item: { audienceId: string }) => item.audienceId),
        [audienceId],
      );
    }
    const elsewhere = await makeVisit(facet);
    const none = await sessionsOf(facet, elsewhere, `?audienceId=${visit.audienceId}`);
    assert.deepEqual([none.items, none.totalCount], [[], 0]);
  });

  test('a form noted before any beacon starts the session, and a late beacon moves its start', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const session = someKey();
    const at = facet.clock.now();
    const note = { visit: visitContextOf(facet, visit), sessionKey: session, at } as const;
    await facet.services.sessions.note({ ...note, kind: 'form', noteId: 'formsubmission_1' });
    await facet.services.sessions.note({ ...note, kind: 'form', noteId: 'formsubmission_1' });
    const [alone] = (await sessionsOf(facet, visit, '?traffic=unproven')).items;
    assert.equal(alone.trafficReason, 'not_seen');
    assert.equal(alone.formSubmitsCount, 1);
    assert.equal(alone.timeSpentSeconds, null);
    assert.equal(Date.parse(alone.startedAt), at);
    await collect(
      facet,
      beaconOf(visit, { session, elapsedMs: 7_200_000, visibleMs: 30_000, scrollPercent: 10 }),
    );
    const [whole] = (await sessionsOf(facet, visit)).items;
    assert.equal(whole.audienceSessionId, alone.audienceSessionId);
    assert.ok(Date.parse(whole.startedAt) < at - 7_000_000, whole.startedAt);
    const hourBefore = new Date(at - 3_600_000).toISOString();
    const summaryOf = async (query: string) =>
      (await facet.get(`/v0/pages/${visit.pageId}/analytics/summary?${query}`)).body;
    assert.equal((await summaryOf(`startDate=${hourBefore}`)).totalSessions, 0);
    assert.equal((await summaryOf(`endDate=${hourBefore}`)).formSubmitRate, 1);
  });

  test('without a session key nothing is noted', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    const note = {
      visit: visitContextOf(facet, visit),
      at: facet.clock.now(),
      kind: 'form',
    } as const;
    for (const sessionKey of [undefined, '', 'short', 'with a space in it', 'x'.repeat(65)]) {
      assert.equal(await facet.services.sessions.note({ ...note, sessionKey }), undefined);
    }
    assert.equal((await sessionsOf(facet, visit)).totalCount, 0);
  });
});
