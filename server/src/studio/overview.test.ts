import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstDraft, makePage } from '../../test/support/pages.ts';
import { eachEngine, startServer } from '../../test/support/server.ts';
import { action, beaconOf, collect, makeVisit } from '../../test/support/visits.ts';

eachEngine('overview', (engine) => {
  test('drafts that wait and visits that came are told with names', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    await collect(
      facet,
      beaconOf(visit, { elapsedMs: 12_000, visibleMs: 12_000, interactions: [action(1, 2_000)] }),
    );
    const { body } = await facet.get('/v0/overview');
    assert.equal(body.pagesCount, 1);
    const [seen] = body.visits;
    assert.equal(seen.audienceId, visit.audienceId);
    assert.equal(seen.actionClicksCount, 1);
    const page = (await facet.get(`/v0/pages/${visit.pageId}`)).body;
    assert.equal(seen.pageName, page.name);
    const audience = `/v0/pages/${visit.pageId}/audiences/${visit.audienceId}`;
    assert.equal(seen.audienceName, (await facet.get(audience)).body.effectiveName);

    const draft = await firstDraft(facet, visit);
    const { drafts } = (await facet.get('/v0/overview')).body.waiting;
    assert.equal(drafts.count, 1);
    assert.equal(drafts.items[0].versionId, draft.versionId);
    assert.deepEqual(drafts.pages, [{ pageId: visit.pageId, pageName: page.name, count: 1 }]);
    await facet.post(`${audience}/versions/${draft.versionId}/publish`, undefined);
    assert.equal((await facet.get('/v0/overview')).body.waiting.drafts.count, 0);
  });

  test('trends add up to what the summary says, and name the days', async (t) => {
    const facet = await startServer(t, engine);
    const visit = await makeVisit(facet);
    await makePage(facet);
    for (const visibleMs of [4_000, 12_000]) {
      await collect(facet, beaconOf(visit, { elapsedMs: visibleMs, visibleMs }));
    }
    const { body } = await facet.get('/v0/analytics/trends?days=3');
    assert.equal(Date.parse(body.endDate) - Date.parse(body.startDate), 3 * 86_400_000);
    // A page without a visit is not listed.
    assert.equal(body.items.length, 1);
    const [page] = body.items;
    assert.deepEqual(page.sessions.length, 3);
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const summary = (await facet.get(`/v0/pages/${visit.pageId}/analytics/summary`)).body;
    assert.equal(sum(page.sessions), summary.totalSessions);
    assert.equal(
      sum(page.visibleSeconds) / sum(page.measuredSessions),
      summary.avgTimeSpentSeconds,
    );
    assert.equal((await facet.get('/v0/analytics/trends?days=93')).status, 400);
  });
});
