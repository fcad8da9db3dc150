// A whole visit in a real browser, on the page's own host: read, scroll, click, send the form, ask.
// Afterwards the API says what was done, to the second and the percent.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { withoutChromium } from './support/browser.ts';
import { type OpenPage, openAskPage, submissions } from './support/form_pages.ts';
import { eventually } from './support/process.ts';
import { eachEngine, startServer, type TestServer } from './support/server.ts';
import { launchBrowser, visitor } from './support/tracker_browser.ts';

const options = { skip: await withoutChromium() };
const origin = 'http://default.facet.example';

async function publishedPage(facet: TestServer): Promise<OpenPage> {
  const page = await openAskPage(facet, [
    { type: 'text', content: 'The app works offline for up to seven days.' },
  ]);
  const target = { targetType: 'audience', audienceId: page.audienceId };
  assert.equal((await facet.post('/v0/page_links', { path: '/launch', target })).status, 201);
  return page;
}

const depthOf = (tab: Page): Promise<number> =>
  tab.evaluate(
    'Math.round(((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100)',
  );

/** Twenty seconds on the page, then the form; five seconds on it again, then a question. */
async function visit(tab: Page): Promise<void> {
  await tab.clock.install({ time: '2026-04-01T09:00:00Z' });
  await tab.clock.pauseAt('2026-04-01T09:00:01Z');
  await tab.goto(`${origin}/launch`);
  await tab.clock.runFor(20_000);
  await tab.fill('[name=name]', 'Ada Lovelace');
  await tab.fill('[name=email]', 'ada@engines.example');
  await tab.check('[name=agreed]');
  await tab.click('form[data-form-id] button');
  await tab.waitForURL('**/done?*');
  await tab.click('text=Back to the page');
  await tab.waitForURL(`${origin}/launch`);
  await tab.clock.runFor(5_000);
  await tab.click('button:has-text("Does it work offline?")');
  await tab.waitForSelector('.quotes');
}

eachEngine('a whole visit', (engine) => {
  test('what a visitor did is one session, and the numbers of the page', options, async (t) => {
    const facet = await startServer(t, engine);
    const page = await publishedPage(facet);
    const tab = await (await visitor(await launchBrowser(t, facet.url))).newPage();
    await visit(tab);
    await tab.goto(`${origin}/launch`);
    await tab.mouse.wheel(0, 20_000);
    await tab.waitForFunction('scrollY + innerHeight >= document.documentElement.scrollHeight - 1');
    assert.equal(await depthOf(tab), 100);
    await tab.goto('about:blank');

    const summaryPath = `/v0/pages/${page.pageId}/analytics/summary`;
    await eventually('the last beacon has come', async () => {
      const { body } = await facet.get(summaryPath);
      return body.avgTimeSpentSeconds === 25 && body.avgScrollDepthPercentage === 100;
    });
    const { body: summary } = await facet.get(summaryPath);
    assert.deepEqual(summary, {
      totalSessions: 1,
      avgInteractionsPerSession: 3,
      avgScrollDepthPercentage: 100,
      avgTimeSpentSeconds: 25,
      bounceRate: 0,
      conversionRate: 1,
      formSubmitRate: 1,
    });

    const { body: sessions } = await facet.get(`/v0/pages/${page.pageId}/sessions`);
    assert.equal(sessions.totalCount, 1);
    const { body: told } = await facet.get(
      `/v0/audience_sessions/${sessions.items[0].audienceSessionId}/interactions`,
    );
    const kinds = told.interactions.map((one: { interactionType: string }) => one.interactionType);
    assert.deepEqual(kinds.toSorted(), ['answer', 'form', 'question']);
    const answer = told.interactions.find(
      (one: { interactionType: string }) => one.interactionType === 'answer',
    );
    assert.match(answer.responseText, /offline for up to seven days/);
    assert.ok(answer.groundingChunkIds.length > 0);

    const sent = await submissions(facet);
    assert.equal(sent.totalCount, 1);
    assert.equal(sent.items[0].suspectedBot, false, 'twenty seconds are no machine');
  });

  test('a form that is sent at once is kept apart, and converts nobody', options, async (t) => {
    const facet = await startServer(t, engine);
    const page = await publishedPage(facet);
    const tab = await (await visitor(await launchBrowser(t, facet.url))).newPage();
    await tab.clock.install({ time: '2026-04-01T09:00:00Z' });
    await tab.clock.pauseAt('2026-04-01T09:00:01Z');
    await tab.goto(`${origin}/launch`);
    await tab.fill('[name=name]', 'Quick');
    await tab.fill('[name=email]', 'quick@spam.example');
    await tab.check('[name=agreed]');
    await tab.click('form[data-form-id] button');
    await tab.waitForURL('**/done?*');
    assert.equal((await submissions(facet)).totalCount, 0);
    const { body } = await facet.get(`/v0/pages/${page.pageId}/analytics/summary`);
    assert.equal(body.formSubmitRate, 0);
  });
});
