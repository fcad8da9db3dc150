// The studio in a real browser: a member's tab, with everything it complains about.
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { type Hand, mouse } from './hands.ts';
import { openBrowser } from './kept_browser.ts';
import type { TestServer } from './server.ts';

export const studioOrigin = 'http://facet.example';

export interface StudioTab {
  browser: Browser;
  page: Page;
  /** What the browser reported: errors of scripts, and what a policy forbade. */
  complaints: string[];
}

/** From this width on the editor shows pages at their own size: clicks into a scaled frame miss. */
const viewport = { width: 1440, height: 900 };

/** Far more than anything here needs, also on a busy machine. */
const patienceMs = 120_000;

export async function openStudio(
  t: TestContext,
  facet: TestServer,
  options: Record<string, unknown> = {},
): Promise<StudioTab | undefined> {
  const browser = await openBrowser(t, facet.url);
  return browser && openStudioIn(browser, options);
}

export async function openStudioIn(
  browser: Browser,
  options: Record<string, unknown> = {},
): Promise<StudioTab> {
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    // Every frame of an animation is painted without a graphics card, for nobody.
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (line) => {
    const matters = line.type() === 'error' || line.type() === 'warning';
    // Said of every page on plain http, which tests are.
    if (matters && !line.text().includes('untrustworthy'))
      complaints.push(`${line.text()} ${line.location().url}`.trim());
  });
  return { browser, page, complaints };
}

export const password = 'violet otter under nine ladders';

/** The first owner, through the link a start prints. */
export async function joinAsFirst(facet: TestServer, page: Page, name = 'Ada Lovelace') {
  const tenantId = await facet.services.tenants.ensure('default');
  const link = new URL(await facet.services.invitations.ownerLink(tenantId));
  await page.goto(studioOrigin + link.pathname + link.search);
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Email').fill(`${randomUUID()}@orbit.example`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Make your first page' }).waitFor();
}

export const notes = [
  'Orbit plans the routes of field crews. Dispatchers save two hours a day.',
  '“We stopped calling crews; they simply see what is next,” says Maria Lind, head of operations at Northwind.',
  'How long does it take to start? Two weeks, with one depot first.',
].join('\n\n');

/** The three steps; ends in the editor of its first variant. */
export async function makePage(
  page: Page,
  name: string,
  hand: Hand = mouse(page),
): Promise<FrameLocator> {
  await hand.press(page.getByRole('link', { name: 'New page' }).first());
  await hand.write(page.getByLabel('Name', { exact: true }), name);
  await hand.press(page.getByRole('button', { name: 'Continue' }));
  await hand.write(page.getByLabel('Paste anything'), notes);
  await page.getByText('1 quotation').waitFor();
  await hand.press(page.getByRole('button', { name: 'Continue' }));
  await hand.write(page.getByLabel(/^Company name/), 'Orbit');
  await hand.write(page.getByLabel(/^Button/), 'Book a call');
  await hand.write(page.getByLabel(/^Where it leads/), 'orbit.example/call');
  await hand.press(page.getByRole('button', { name: 'Make the page' }));
  const frame = page.frameLocator('iframe');
  await frame.locator('h1 [data-field]').waitFor();
  return frame;
}

/** Types over a text in the page, and waits until it is saved. */
export async function retype(page: Page, frame: FrameLocator, selector: string, text: string) {
  await frame.locator(selector).click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
  await saved(page);
}

export async function saved(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
}

export function assertQuiet({ complaints }: StudioTab): void {
  assert.deepEqual(complaints, []);
}
