// Plays visits that are made in a browser. Time stands still there unless a step lets it pass, so that what
// is measured does not depend on how busy the machine is.
import type { Browser, Page } from 'playwright-core';
import { ownHost } from '../support/visit.ts';
import type { Recorded, VisitedPage } from './corpus.ts';

type Step =
  | ['wait' | 'wheel', number]
  | ['move', number, number]
  | ['drag', number, number, number, number]
  | ['click' | 'jump' | 'tap' | 'focus' | 'press' | 'type' | 'script', string]
  | ['submit' | 'show' | 'freeze' | 'thaw' | 'leave'];

export interface BrowserVisit extends Recorded {
  userAgent?: string;
  phone?: boolean;
  driven?: boolean;
  hidden?: boolean;
  scripts?: boolean;
  before?: string;
  steps: Step[];
}

/** How long a hand holds a button. */
const heldMs = 90;

export async function playInBrowser(
  browser: Browser,
  visit: BrowserVisit,
  { path }: VisitedPage,
): Promise<void> {
  const context = await browser.newContext({
    viewport: visit.phone ? { width: 390, height: 800 } : { width: 1000, height: 700 },
    reducedMotion: 'reduce',
    hasTouch: visit.phone ?? false,
    javaScriptEnabled: visit.scripts ?? true,
    ...(visit.userAgent === undefined ? {} : { userAgent: visit.userAgent }),
  });
  const page = await context.newPage();
  if (visit.scripts !== false) {
    for (const code of beforePage(visit)) await page.addInitScript(code);
    await page.clock.install({ time: '2026-04-01T09:00:00Z' });
    await page.clock.pauseAt('2026-04-01T09:00:01Z');
  }
  await page.goto(`http://${ownHost}${path}`);
  for (const step of visit.steps) await play(page, step);
  // Not waited for: Chromium may never say that a tab is closed which was on its way to another page.
  context.close().catch(() => {});
}

const beforePage = ({ driven, hidden, before }: BrowserVisit): string[] => [
  ...(driven ? ['Object.defineProperty(navigator, "webdriver", { value: true })'] : []),
  ...(hidden
    ? [
        `let state = 'hidden';
        Object.defineProperty(Document.prototype, 'visibilityState', { get: () => state });
        window.comeIntoView = () => { state = 'visible'; document.dispatchEvent(new Event('visibilitychange')); };`,
      ]
    : []),
  ...(before === undefined ? [] : [before]),
];

async function play(page: Page, step: Step): Promise<void> {
  const [what, ...args] = step;
  const text = String(args[0]);
  const [x = 0, y = 0, toX = 0, toY = 0] = args.map(Number);
  switch (what) {
    case 'wait':
      return page.clock.runFor(x);
    case 'wheel':
      return page.mouse.wheel(0, x);
    case 'move':
      return page.mouse.move(x, y, { steps: 12 });
    case 'drag':
      await page.mouse.move(x, y, { steps: 8 });
      await page.mouse.down();
      await page.mouse.move(toX, toY, { steps: 8 });
      await page.clock.runFor(heldMs);
      return page.mouse.up();
    case 'click':
      return clickByHand(page, text);
    case 'jump':
      return page.click(text);
    case 'tap':
      return page.tap(text);
    case 'focus':
      return page.focus(text);
    case 'press':
      return page.keyboard.press(text);
    case 'type':
      return page.keyboard.type(text);
    case 'script':
      return page.evaluate(text);
    case 'submit':
      await page.evaluate('document.querySelector("form[data-form-id]").submit()');
      return page.waitForURL('**/done?*');
    case 'show':
      return page.evaluate('comeIntoView()');
    case 'freeze':
      return page.evaluate(
        'dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }))',
      );
    case 'thaw':
      return page.evaluate(
        'dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))',
      );
    case 'leave':
      await page.goto('about:blank');
  }
}

async function clickByHand(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not to be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 });
  await page.mouse.down();
  await page.clock.runFor(heldMs);
  await page.mouse.up();
}
