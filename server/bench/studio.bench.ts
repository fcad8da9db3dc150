// The studio as its members feel it, in a real Chromium: from the click on a list until its rows are
// painted, and how smoothly 10,000 rows scroll. Data come over loopback, nothing is warmed but the code.
import type { Page } from 'playwright-core';
import { launchChromium } from '../test/support/browser.ts';
import { password } from '../test/support/studio.ts';
import { atMost, type Bench, type Figure, InvalidRun } from './figure.ts';
import { accountRows, personRows } from './seed.ts';
import { apiKey } from './server.ts';
import { facetWith } from './stage.ts';

const area = 'studio';
const rows = 10_000;
const clicksEach = 5;

/** The way to every list: the place in the navigation, then the tab. */
const lists: [name: string, place: string, tab?: string][] = [
  ['pages', 'Pages'],
  ['people', 'People'],
  ['accounts', 'People', 'Accounts'],
  ['topics', 'Library'],
  ['links', 'Library', 'Links'],
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
  await post(url, '/v0/topics', { name: 'Prices' });
  await post(url, '/v0/page_links', { path: '/launch', target: { targetType: 'page', pageId } });
}

/** In the page: clicks, and resolves in the frame after the first row was laid out. */
const clickToPaint = (selector: string) => `new Promise((resolve, reject) => {
  const link = [...document.querySelectorAll('nav a')].find((one) => one.textContent.trim() === ${JSON.stringify(selector)} && one.offsetParent !== null);
  if (!link) return reject(new Error('no link'));
  const before = document.querySelector('[role=grid]');
  const started = performance.now();
  link.click();
  const look = () => {
    const grid = document.querySelector('[role=grid]');
    if (grid && grid !== before && grid.querySelector('[role=gridcell]'))
      requestAnimationFrame(() => resolve(performance.now() - started));
    else if (performance.now() - started > 10_000) reject(new Error('nothing was painted'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

const listFigures: Figure[] = lists.map(([name, place, tab]) => ({
  area,
  name: `${name}, click to paint`,
  targets: { sqlite: atMost(100) },
  async run(bench) {
    const page = await openStudio(bench);
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
    return { unit: 'ms', facet: times };
  },
}));

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
    else resolve(frames.slice(1).sort((a, b) => a - b));
  };
  requestAnimationFrame(step);
})`;

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
    const worst = frames.at(Math.floor(frames.length * 0.95)) ?? 0;
    return {
      unit: 'ms',
      facet: frames,
      notes: [`${drawn} rows in the document`, `19 frames of 20 within ${worst.toFixed(0)} ms`],
    };
  },
};

export const studioFigures = [...listFigures, scrolling];
