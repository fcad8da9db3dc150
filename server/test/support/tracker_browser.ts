// Chromium as visitors use it: it does not say that a program drives it, so that what it does is counted.
import type { TestContext } from 'node:test';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from './kept_browser.ts';
import { browserAgent } from './visits.ts';

/** For tests that are skipped where there is no Chromium. `server` answers for every host there is. */
export async function launchBrowser(t: TestContext, server: string): Promise<Browser> {
  const browser = await openBrowser(t, server, [
    '--disable-blink-features=AutomationControlled',
    // Where a page is scrolled to is where it is at once: how long it takes is no test's matter.
    '--disable-smooth-scrolling',
    // Not for each context: what is sent while a document is left would not have it.
    `--user-agent=${browserAgent}`,
  ]);
  if (!browser) throw new Error('this test should have been skipped');
  return browser;
}

/** A visitor: a browser of their own, with nothing stored in it. */
export const visitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1000, height: 500 }, reducedMotion: 'reduce' });
