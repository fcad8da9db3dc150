// The studio as its members feel it, in a real Chromium: from the click on a list until its rows are
// painted, and how smoothly 10,000 rows scroll. Data come over loopback, nothing is warmed but the code.
import type { Page } from 'playwright-core';
import { launchChromium } from '../test/support/browser.ts';
import { atMost, type Bench, type Figure, InvalidRun } from './figure.ts';
import { accountRows, personRows } from './seed.ts';
import { apiKey } from './server.ts';
import { facetWith } from './stage.ts';

const area = 'studio';
const rows = 10_000;
/** Its own: what tests share follows every promise of the process, and slows what is measured here. */
const password = 'violet otter under nine ladders';
const clicksEach = 5;

/** The way to every list: the place in the navigation, then the tab. */
const lists: [name: string, place: string, tab?: string][] = [
  ['pages', 'Pages'],
  ['variants', 'Pages', 'Launch'],
  ['people', 'People'],
  ['accounts', 'People', 'Accounts'],
  ['forms', 'People', 'Forms'],
  ['topics', 'Library'],
  ['assets', 'Library', 'Pictures and files'],
  ['brands', 'Library', 'Brands'],
  ['links', 'Library', 'Links'],
  ['routing', 'Library', 'Routing'],
  ['domains', 'Library', 'Domains'],
  ['members', 'Settings'],
  ['keys', 'Settings', 'API keys'],
  ['webhooks', 'Settings', 'Webhooks'],
  ['audit log', 'Settings', 'Audit log'],
];

async function openStudio(bench: Bench): Promise<Page> {
  const { facet } = await facetWith(bench, (tenantId) => ({
    accounts: [...accountRows(tenantId, rows)],
    persons: [...personRows(tenantId, rows)],
  }));
  const server = await facet();
  await makeOneOfEach(server.url);
  const browser = await launchChromium(server.url);
  if (!browser) throw new InvalidRun('no Chromium on this machine');
  bench.cleanUp.defer(() => browser.close());
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.goto(await invitationTo(server.url));
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  return page;
}

const post = async (url: string, path: string, body: unknown) => {
  const reply = await fetch(url + path, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new InvalidRun(`${path}: ${await reply.text()}`);
  return (await reply.json()) as Record<string, string>;
};

async function invitationTo(url: string): Promise<string> {
  const body = { email: 'ada@orbit.example', role: 'owner' };
  const link = new URL((await post(url, '/v0/members/invitations', body)).url ?? '');
  return url + link.pathname + link.search;
}

/** A list without a row has nothing to paint. */
async function makeOneOfEach(url: string): Promise<void> {
  const empty = { actions: [], actionCardWidgets: [], scripts: [] };
  const page = { name: 'Launch', brandId: 'brand_default', pageContext: 'Orbit', ...empty };
  const { pageId } = await post(url, '/v0/pages', page);
  await post(url, `/v0/pages/${pageId}/audiences`, {
    customName: 'All',
  });
  await post(url, '/v0/topics', { name: 'Prices' });
  await post(url, '/v0/page_links', { path: '/launch', target: { targetType: 'page', pageId } });
  await post(url, '/v0/domains', { domain: 'pages.orbit.example' });
  await post(url, '/v0/page_routings', {
    name: 'By country',
    rules: [],
    defaultTarget: { targetType: 'page', pageId },
  });
  await post(url, '/v0/webhook_subscriptions', {
    url: 'https://orbit.example/hook',
    events: ['form.submitted'],
    active: false,
  });
}

/** In the page: clicks, and resolves in the frame after the first row was laid out, or what stands for none. */
const clickToPaint = (selector: string) => `new Promise((resolve, reject) => {
  const wanted = ${JSON.stringify(selector)};
  const shown = (all) => [...document.querySelectorAll(all)].filter((one) => one.offsetParent !== null);
  const link =
    shown('nav a').find((one) => one.textContent.trim() === wanted) ??
    shown('[role=gridcell] a').find((one) => one.textContent.includes(wanted));
  if (!link) return reject(new Error('no link to ${selector}'));
  const rows = () => document.querySelectorAll('main [role=gridcell], main li:not(nav li), main h2');
  const before = new Set(rows());
  const started = performance.now();
  link.click();
  const look = () => {
    if ([...rows()].some((row) => !before.has(row)))
      requestAnimationFrame(() => resolve(performance.now() - started));
    else if (performance.now() - started > 10_000) reject(new Error('nothing was painted for ${selector}'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

async function timesOf(page: Page, place: string, tab: string | undefined): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= clicksEach; round++) {
    await page
      .getByRole('link', { name: tab === undefined ? 'Home' : place })
      .first()
      .click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // Its own requests must be over, or they are measured too.
    await page.waitForTimeout(500);
    const time: number = await page.evaluate(clickToPaint(tab ?? place));
    // The first click loads the code of the screen; it counts for nobody's every day.
    if (round > 0) times.push(time);
  }
  return times;
}

const middleOf = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** All of them on one server and in one tab: the slowest is what is held to. */
const painting: Figure = {
  area,
  name: 'the slowest list, click to paint',
  targets: { sqlite: atMost(100) },
  async run(bench) {
    const page = await openStudio(bench);
    const found: { name: string; times: number[] }[] = [];
    for (const [name, place, tab] of lists) {
      found.push({ name, times: await timesOf(page, place, tab) });
    }
    const byTime = found.toSorted((a, b) => middleOf(b.times) - middleOf(a.times));
    const told = byTime.map(({ name, times }) => `${name} ${middleOf(times).toFixed(0)}`);
    return { unit: 'ms', facet: byTime[0]?.times ?? [], notes: [`medians: ${told.join(', ')}`] };
  },
};

/** In the page: scrolls a screen's height in each frame; gives how long the frames took. */
const scrollFrames = `new Promise((resolve) => {
  const grid = document.querySelector('[role=grid]');
  const frames = [];
  let last = performance.now();
  const step = (now) => {
    frames.push(now - last);
    last = now;
    grid.scrollTop += 400;
    if (frames.length < 180) requestAnimationFrame(step);
    else resolve(frames.slice(1));
  };
  requestAnimationFrame(step);
})`;

const frameMs = 1000 / 60;

const scrolling: Figure = {
  area,
  name: 'a frame while 10,000 rows scroll',
  // 60 frames a second are 16.7 ms; half a frame for the measuring itself.
  targets: { sqlite: atMost(25) },
  async run(bench) {
    const page = await openStudio(bench);
    await page.getByRole('link', { name: 'People' }).first().click();
    await page.getByRole('gridcell').first().waitFor();
    const frames: number[] = await page.evaluate(scrollFrames);
    const drawn: number = await page.evaluate("document.querySelectorAll('[role=row]').length");
    const dropped = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0);
    return {
      unit: 'ms',
      facet: frames,
      notes: [`${drawn} rows in the document`, `${dropped} frames dropped in ${frames.length}`],
    };
  },
};

export const studioFigures = [painting, scrolling];
