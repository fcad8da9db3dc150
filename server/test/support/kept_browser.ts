// One Chromium for all tests of a process that want the same server: beginning one takes half a second.
import { after, type TestContext } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium, missing } from './browser.ts';

let kept: { browser: Browser; server: string | undefined } | undefined;

after(() => kept?.browser.close());

/**
 * Its contexts are closed with the test; it stays for the next that asks for the same server. Undefined when
 * there is none, and then the test is marked as skipped.
 */
export async function openBrowser(t: TestContext, server?: string): Promise<Browser | undefined> {
  if (kept?.server !== server || kept?.browser.isConnected() !== true) {
    await kept?.browser.close();
    const launched = await launchChromium(server);
    kept = launched && { browser: launched, server };
  }
  if (!kept) {
    t.skip(missing);
    return undefined;
  }
  const { browser } = kept;
  t.after(() => Promise.all(browser.contexts().map((one) => one.close())));
  return browser;
}
