// The tracker in a real browser: what a visitor does is what the API says they did.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { withoutChromium } from '../../test/support/browser.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { serveTrackedPage, type TrackedPage } from '../../test/support/tracked_page.ts';
import { launchBrowser, visitor } from '../../test/support/tracker_browser.ts';
import { browserAgent, makeVisit, type TestVisit } from '../../test/support/visits.ts';

const minute = 60_000;
const options = { skip: await withoutChromium() };

/** Opens the page with time standing still, so that a test says how much of it passes. */
async function open(context: BrowserContext, { url }: TrackedPage): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install({ time: '2026-04-01T09:00:00Z' });
  await page.clock.pauseAt('2026-04-01T09:00:01Z');
  await page.goto(url);
  return page;
}

const listOf = async (facet: TestServer, visit: TestVisit, traffic: string) =>
  (await facet.get(`/v0/pages/${visit.pageId}/sessions?traffic=${traffic}`)).body;

/** Beacons are on their way when the visitor has gone: waits until the API says what it should. */
async function eventually<T>(read: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (let tries = 0; ; tries++) {
    const value = await read();
    if (holds(value) || tries > 3_000) return value;
    await sleep(20);
  }
}

async function scene(t: Parameters<typeof startServer>[0], engine: 'sqlite' | 'postgres') {
  const facet = await startServer(t, engine, { own: true });
  const visit = await makeVisit(facet);
  const tracked = await serveTrackedPage(t, facet, visit);
  const browser = await launchBrowser(t, tracked.url);
  return { facet, visit, tracked, browser };
}

const depthOf = (page: Page): Promise<number> =>
  page.evaluate(
    'Math.round(((scrollY + innerHeight) / document.documentElement.scrollHeight) * 100)',
  );

eachEngine('a visit in a browser', (engine) => {
  test(
    'read, scroll, click and go: the API tells it to the second and the percent',
    options,
    async (t) => {
      const { facet, visit, tracked, browser } = await scene(t, engine);
      const page = await open(await visitor(browser), tracked);
      await page.clock.runFor(12_000);
      await page.locator('summary').first().click();
      await page.clock.runFor(3_000);
      await page.mouse.wheel(0, 900);
      await page.waitForFunction('scrollY > 800');
      const depth = await depthOf(page);
      await page.mouse.wheel(0, -5_000);
      await page.waitForFunction('scrollY < 600');
      await page.clock.runFor(25_000);
      await page.locator('[data-action-id=book]').first().click();
      await page.clock.runFor(2_000);
      // The action leads down to the form, and that was read too.
      const deepest = Math.max(depth, await depthOf(page));
      await page.goto('about:blank');
      const { items, totalCount } = await eventually(
        () => listOf(facet, visit, 'human'),
        ({ items: [one] }) => one?.timeSpentSeconds === 42,
      );
      assert.equal(totalCount, 1);
      const [session] = items;
      assert.equal(session.timeSpentSeconds, 42);
      assert.equal(session.scrollDepthPercentage, deepest);
      assert.equal(session.actionClicksCount, 1);
      const { body } = await facet.get(
        `/v0/audience_sessions/${session.audienceSessionId}/interactions`,
      );
      const started = Date.parse(session.startedAt);
      const told = body.interactions.map((one: { timestamp: number }) => ({
        ...one,
        timestamp: one.timestamp - started,
      }));
      assert.deepEqual(told, [
        {
          interactionType: 'click',
          componentId: 'questions',
          componentContext: 'What people ask',
          label: 'How long does it take?',
          groundingChunkIds: [],
          options: [],
          timestamp: 12_000,
        },
        {
          interactionType: 'action',
          componentId: 'opening',
          componentContext: 'Crews that are where they should be',
          label: 'Book a demo',
          actionId: 'book',
          groundingChunkIds: [],
          options: [],
          timestamp: 40_000,
        },
      ]);
      const { body: summary } = await facet.get(`/v0/pages/${visit.pageId}/analytics/summary`);
      assert.deepEqual(summary, {
        totalSessions: 1,
        avgInteractionsPerSession: 2,
        avgScrollDepthPercentage: deepest,
        avgTimeSpentSeconds: 42,
        bounceRate: 0,
        conversionRate: 1,
        formSubmitRate: 0,
      });
    },
  );
});

test(
  'a glance is a bounce; who comes back within half an hour goes on, later it is a new session',
  options,
  async (t) => {
    const { facet, visit, tracked, browser } = await scene(t, 'sqlite');
    const person = await visitor(browser);
    const summaryOf = async () =>
      (await facet.get(`/v0/pages/${visit.pageId}/analytics/summary`)).body;
    const first = await open(person, tracked);
    await first.clock.runFor(4_000);
    await first.goto('about:blank');
    const glance = await eventually(summaryOf, ({ bounceRate }) => bounceRate === 1);
    assert.deepEqual([glance.totalSessions, glance.bounceRate], [1, 1]);
    await first.clock.runFor(29 * minute);
    await first.goto(tracked.url);
    await first.clock.runFor(7_000);
    await first.goto('about:blank');
    const again = await eventually(summaryOf, ({ bounceRate }) => bounceRate === 0);
    assert.deepEqual([again.totalSessions, again.avgTimeSpentSeconds], [1, 11]);
    await first.clock.runFor(31 * minute);
    await first.goto(tracked.url);
    await first.clock.runFor(1_000);
    await first.goto('about:blank');
    const later = await eventually(summaryOf, ({ avgTimeSpentSeconds: time }) => time === 6);
    assert.deepEqual([later.totalSessions, later.avgTimeSpentSeconds], [2, 6]);
  },
);

test('two tabs of one visitor are one session, another visitor is another', options, async (t) => {
  const { facet, visit, tracked, browser } = await scene(t, 'sqlite');
  const person = await visitor(browser);
  const keys = [];
  for (const context of [person, person, await visitor(browser)]) {
    const page = await open(context, tracked);
    keys.push(await page.locator('[name="facet.session"]').first().inputValue());
    await page.clock.runFor(2_000);
  }
  assert.equal(keys[0], keys[1]);
  assert.notEqual(keys[0], keys[2]);
  const { totalCount } = await eventually(
    () => listOf(facet, visit, 'human'),
    (list) => list.totalCount === 2,
  );
  assert.equal(totalCount, 2);
});

test(
  'who leaves a page open and returns hours later starts a new session, in its form too',
  options,
  async (t) => {
    const { facet, visit, tracked, browser } = await scene(t, 'sqlite');
    const page = await open(await visitor(browser), tracked);
    const field = page.locator('[name="facet.session"]').first();
    const before = await field.inputValue();
    for (let tenth = 0; tenth < 30; tenth++) {
      await page.clock.runFor(10 * minute);
      // A minute's beacons are limited, and hours pass in a second here.
      facet.clock.advance(10 * minute);
    }
    await page.keyboard.press('Shift');
    await page.clock.runFor(5_000);
    assert.match(before, /^[a-z0-9]{32}$/);
    assert.notEqual(await field.inputValue(), before);
    await page.goto('about:blank');
    const { items } = await eventually(
      () => listOf(facet, visit, 'human'),
      (list) => list.totalCount === 2 && list.items[0].timeSpentSeconds === 5,
    );
    assert.deepEqual(
      items.map((item: { timeSpentSeconds: number }) => item.timeSpentSeconds),
      // Half an hour after the last sign of life, nobody is taken to be reading.
      [5, 30 * 60],
    );
  },
);

test('a beacon that is lost is made up for by the next', options, async (t) => {
  const { facet, visit, tracked, browser } = await scene(t, 'sqlite');
  const page = await open(await visitor(browser), tracked);
  tracked.loses = true;
  await page.clock.runFor(10_000);
  await page.locator('[data-action-id=book]').first().click();
  await page.clock.runFor(20_000);
  await eventually(
    async () => tracked.beacons.length,
    (count) => count >= 3,
  );
  tracked.loses = false;
  await page.clock.runFor(15_000);
  // One of those before may be on its way still, and come through now: it says less.
  const { items } = await eventually(
    () => listOf(facet, visit, 'human'),
    ({ items: [one] }) => one?.actionClicksCount === 1 && one.timeSpentSeconds > 30,
  );
  assert.equal(items[0].actionClicksCount, 1);
  assert.equal(items[0].timeSpentSeconds, 45);
});

test('who asks not to be tracked sends nothing and stores nothing', options, async (t) => {
  const { tracked, browser } = await scene(t, 'sqlite');
  const person = await visitor(browser);
  await person.addInitScript(
    'Object.defineProperty(navigator, "globalPrivacyControl", { value: true })',
  );
  const page = await open(person, tracked);
  await page.locator('[data-action-id=book]').first().click();
  await page.clock.runFor(40_000);
  assert.equal(await page.evaluate('localStorage.length'), 0);
  assert.equal(await page.locator('[name="facet.session"]').count(), 0);
  await page.goto('about:blank');
  await sleep(200);
  assert.deepEqual(tracked.beacons, []);
  assert.ok(tracked.requests.includes('GET /_facet/track.js'));
});

test('no cookie is set, and nothing is asked of another host', options, async (t) => {
  const { tracked, browser } = await scene(t, 'sqlite');
  const person = await visitor(browser);
  const hosts = new Set<string>();
  person.on('request', (request) => hosts.add(new URL(request.url()).host));
  const page = await open(person, tracked);
  await page.clock.runFor(20_000);
  assert.deepEqual(await person.cookies(), []);
  assert.deepEqual([...hosts], [new URL(tracked.url).host]);
});

test(
  'a page that is prefetched, prerendered or hidden counts nothing until it is seen',
  options,
  async (t) => {
    const { facet, visit, tracked, browser } = await scene(t, 'sqlite');
    const rules = { prerender: [{ source: 'list', urls: ['/page'], eagerness: 'immediate' }] };
    tracked.files.set(
      '/before',
      `<!doctype html><link rel=prefetch href="/page?prefetched"><script type=speculationrules>${JSON.stringify(rules)}</script><a href="/page">On</a>`,
    );
    const person = await visitor(browser);
    const page = await person.newPage();
    await page.goto(tracked.url.replace('/page', '/before'));
    const fetched = () => tracked.requests.filter((one) => one === 'GET /page').length;
    await eventually(
      async () => fetched(),
      (count) => count >= 1,
    );
    assert.ok(fetched() >= 1, 'the page was asked for ahead of time');
    await sleep(500);
    assert.deepEqual(tracked.beacons, []);

    const hidden = await visitor(browser);
    await hidden.addInitScript(`
    let state = 'hidden';
    Object.defineProperty(Document.prototype, 'visibilityState', { get: () => state });
    window.turn = (to) => { state = to; document.dispatchEvent(new Event('visibilitychange')); };
  `);
    const behind = await open(hidden, tracked);
    await behind.clock.runFor(60_000);
    await sleep(100);
    assert.deepEqual(tracked.beacons, []);
    await behind.evaluate('turn("visible")');
    await behind.clock.runFor(3_000);
    await behind.evaluate('turn("hidden")');
    await behind.clock.runFor(60_000);
    await behind.evaluate('turn("visible")');
    await behind.clock.runFor(4_000);
    await behind.evaluate('turn("hidden")');
    const { items, totalCount } = await eventually(
      () => listOf(facet, visit, 'human'),
      (list) => list.items[0]?.timeSpentSeconds === 7,
    );
    assert.equal(totalCount, 1);
    assert.equal(items[0].timeSpentSeconds, 7);
  },
);

test('a link-preview bot and a headless scanner are kept apart', options, async (t) => {
  const { facet, visit, tracked, browser } = await scene(t, 'sqlite');
  const scanner = await browser.newContext({
    userAgent: browserAgent.replace('Chrome/', 'HeadlessChrome/'),
  });
  const previewer = await browser.newContext({ userAgent: 'Slackbot-LinkExpanding 1.0' });
  const driven = await visitor(browser);
  await driven.addInitScript('Object.defineProperty(navigator, "webdriver", { value: true })');
  for (const context of [scanner, previewer, driven]) {
    const page = await open(context, tracked);
    await page.clock.runFor(20_000);
    await page.goto('about:blank');
  }
  const { items, totalCount } = await eventually(
    () => listOf(facet, visit, 'bot'),
    (list) => list.totalCount === 3,
  );
  assert.equal(totalCount, 3);
  assert.deepEqual(items.map((item: { botReason: string }) => item.botReason).reverse(), [
    'user_agent',
    'user_agent',
    'automated',
  ]);
  const { body } = await facet.get(`/v0/pages/${visit.pageId}/analytics/summary`);
  assert.equal(body.totalSessions, 0);
});
