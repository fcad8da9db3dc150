// Every screen of the studio: readable by all, steady while it loads, and deaf to what others wrote.
// What the screens show does not depend on the engine, so one stands for both.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { violationsByDayAndNight } from './support/axe.ts';
import { withoutChromium } from './support/browser.ts';
import { payloads } from './support/payloads.ts';
import { startServer, type TestServer } from './support/server.ts';
import { assertQuiet, joinAsFirst, openStudio, studioOrigin } from './support/studio.ts';

const options = { skip: await withoutChromium() };

const screens = [
  '',
  '/pages',
  '/pages/new',
  '/people',
  '/people/accounts',
  '/people/submissions',
  '/library',
  '/library/assets',
  '/library/brands',
  '/library/links',
  '/library/routing',
  '/library/domains',
  '/settings',
  '/settings/keys',
  '/settings/webhooks',
  '/settings/agent',
  '/settings/audit',
  '/settings/health',
  '/settings/you',
];

/** A page with a published variant, a person, a topic: something on every screen. */
async function furnish(facet: TestServer, text = 'Launch') {
  const person = await facet.post('/v0/persons', {
    name: text,
    email: `${randomUUID()}@northwind.example`,
  });
  const topic = await facet.post('/v0/topics', { name: text, description: text });
  const topicPath = `/v0/topics/${topic.body.topicId}/entries`;
  await facet.post(topicPath, { content: { type: 'markdown', content: text } });
  const page = await facet.post('/v0/pages', {
    name: text,
    brandId: 'brand_default',
    pageContext: text,
    actions: [],
    actionCardWidgets: [],
    scripts: [],
  });
  const { pageId } = page.body;
  const audience = await facet.post(`/v0/pages/${pageId}/audiences`, {
    personId: person.body.personId,
    customName: text,
    supplementaryContext: text,
  });
  const { audienceId } = audience.body;
  const content = {
    blocks: [
      { type: 'hero', componentId: 'top', chunkIds: [], headline: text, actionIds: [] },
      { type: 'faq', componentId: 'faq', chunkIds: [], items: [{ question: text, answer: text }] },
    ],
  };
  const path = `/v0/pages/${pageId}/audiences/${audienceId}`;
  const version = await facet.post(`${path}/versions`, { content });
  assert.equal(version.status, 201, version.text);
  const target = { targetType: 'audience', audienceId };
  await facet.post('/v0/page_links', { path: `/${randomUUID()}`, target });
  const account = await facet.post('/v0/accounts', { name: text, industry: text.slice(0, 100) });
  await facet.post('/v0/person_logs', {
    personId: person.body.personId,
    source: 'crm',
    type: 'note',
    payload: { text },
  });
  const brandId = `brand_${randomUUID()}`;
  await facet.call('PUT', `/v0/brands/${brandId}`, { body: { name: text } });
  await facet.post('/v0/page_routings', {
    name: text,
    rules: [
      {
        name: text,
        conditions: [{ field: 'utmSource', operator: 'equals', value: text }],
        target: { targetType: 'page', pageId },
      },
    ],
    defaultTarget: { targetType: 'page', pageId },
  });
  await facet.post('/v0/domains', { domain: `${randomUUID()}.example.com` });
  return [
    `/people/accounts/${account.body.accountId}`,
    `/library/brands/${brandId}`,
    `/pages/${pageId}`,
    `/pages/${pageId}/analytics`,
    `/pages/${pageId}/settings`,
    `/pages/${pageId}/audiences/${audienceId}`,
    `/people/${person.body.personId}`,
    `/library/topics/${topic.body.topicId}`,
  ];
}

/** A name, in every list that has names. */
async function writeEverywhere(facet: TestServer, name: string): Promise<void> {
  const made = await Promise.all([
    facet.post('/v0/persons', { name }),
    facet.post('/v0/accounts', { name }),
    facet.post('/v0/topics', { name, description: name }),
    facet.post('/v0/api_keys', { name, scopes: ['read'] }),
    facet.call('PUT', `/v0/brands/brand_${randomUUID()}`, { body: { name } }),
    facet.post('/v0/pages', {
      ...{ name, brandId: 'brand_default', pageContext: name },
      ...{ actions: [], actionCardWidgets: [], scripts: [] },
    }),
  ]);
  for (const reply of made) assert.ok(reply.status < 300, reply.text);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${studioOrigin}/studio${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** As a link leads there: without loading the studio anew, which takes most of what a screen does. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `if (location.pathname.replace(/\\/$/, '') !== ${JSON.stringify(`/studio${path}`)}) {
       for (const before of document.querySelectorAll('h1')) before.setAttribute('data-before', '');
       history.pushState({}, '', ${JSON.stringify(`/studio${path}`)});
     }`,
  );
  await page.locator('h1:not([data-before])').first().waitFor();
}

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    'new Promise((resolve) => { let sum = 0; new PerformanceObserver((list) => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) sum += entry.value; }).observe({ type: "layout-shift", buffered: true }); setTimeout(() => resolve(sum), 60); })',
  );

test('axe finds nothing by day or by night, and nothing moves', options, async (t) => {
  const facet = await startServer(t, 'sqlite');
  const viewport = { width: 1440, height: 900 };
  const tab = await openStudio(t, facet, { colorScheme: 'light', viewport });
  if (!tab) return;
  await joinAsFirst(facet, tab.page);
  for (const path of [...screens, ...(await furnish(facet))]) {
    await open(tab.page, path);
    assert.ok((await shiftOf(tab.page)) < 0.005, `${path} moved`);
    assert.deepEqual(await violationsByDayAndNight(tab.page), [], path);
    if (!path.endsWith('/analytics')) continue;
    await tab.page.getByRole('button', { name: 'Last 30 days' }).click();
    await tab.page.getByLabel('Compare with the days before').waitFor();
    assert.deepEqual(await violationsByDayAndNight(tab.page), [], 'the span of time');
  }
  await open(tab.page, '/people');
  await tab.page.getByRole('button', { name: 'Add person' }).click();
  await tab.page.getByRole('dialog').waitFor();
  assert.deepEqual(await violationsByDayAndNight(tab.page), [], 'a dialog');
  assertQuiet(tab);
});

/** In the page: the room of the narrowest name in a table that is cut off. */
const narrowestName =
  "Math.min(9999, ...[...document.querySelectorAll('[role=gridcell] .truncate.font-medium')].filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.clientWidth))";

test(
  'at 320 pixels no screen is wider than the phone, and names can be read',
  options,
  async (t) => {
    const facet = await startServer(t, 'sqlite');
    const tab = await openStudio(t, facet, {
      viewport: { width: 320, height: 700 },
      hasTouch: true,
    });
    if (!tab) return;
    await joinAsFirst(facet, tab.page);
    for (const path of [...screens, ...(await furnish(facet))]) {
      await turnTo(tab.page, path);
      const width: number = await tab.page.evaluate('document.documentElement.scrollWidth');
      assert.equal(width, 320, path);
      if ((await tab.page.getByRole('grid').count()) === 0) continue;
      // Beside the navigation a tablet has hardly more room than a phone.
      for (const width of [320, 820]) {
        await tab.page.setViewportSize({ width, height: 700 });
        const least: number = await tab.page.evaluate(narrowestName);
        assert.ok(least >= 100, `${path} at ${width}: a name has ${least} pixels`);
      }
      await tab.page.setViewportSize({ width: 320, height: 700 });
    }
  },
);

test(
  'what others wrote is text: nothing of it runs, in the studio or its frame',
  options,
  async (t) => {
    const facet = await startServer(t, 'sqlite');
    const tab = await openStudio(t, facet);
    if (!tab) return;
    const ran: string[] = [];
    await tab.page.exposeFunction('pwned', (number: unknown) => ran.push(String(number)));
    await joinAsFirst(facet, tab.page);
    // All of them in names that lists show, tall enough that every row is drawn.
    await tab.page.setViewportSize({ width: 2010, height: 4_000 });
    const names = payloads.reduce<string[]>((rows, payload) => {
      const last = rows.at(-1) ?? '';
      const joined = `${last} ${payload}`.trim();
      if (joined.length <= 240 && rows.length > 0) rows.splice(-1, 1, joined);
      else rows.push(payload.slice(0, 240));
      return rows;
    }, []);
    for (const name of names) await writeEverywhere(facet, name);
    for (const path of screens) await turnTo(tab.page, path);
    // Some of them in every other field there is.
    await tab.page.setViewportSize({ width: 2010, height: 1_000 });
    for (const path of await furnish(facet, names[0])) {
      await turnTo(tab.page, path);
      if (!path.includes('/audiences/')) continue;
      await tab.page.frameLocator('iframe').locator('h1 [data-field]').waitFor();
    }
    assert.deepEqual(ran, []);
  },
);
