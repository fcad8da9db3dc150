// One Chromium for all tests of a process: beginning one takes a second of the processor. It reaches one
// address, from where it is led to the server of the test at hand.
import { after, type TestContext } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium, missing } from './browser.ts';
import { type Forwarder, startForwarder } from './forwarder.ts';

interface Kept {
  browser: Browser;
  forwarder: Forwarder;
}

/** By the flags it was begun with. */
const kept = new Map<string, Kept>();

after(async () => {
  for (const { browser, forwarder } of kept.values()) {
    await browser.close();
    forwarder.close();
  }
});

/**
 * Its contexts are closed with the test; it stays for the next. `server` answers for every host there is;
 * without one it reaches nothing. Undefined when there is no Chromium, and then the test is marked as skipped.
 */
export async function openBrowser(
  t: TestContext,
  server?: string,
  flags: string[] = [],
): Promise<Browser | undefined> {
  const { browser, forwarder } = (await keptWith(flags)) ?? {};
  if (!browser || !forwarder) {
    t.skip(missing);
    return undefined;
  }
  forwarder.leadTo(server);
  t.after(async () => {
    await Promise.all(browser.contexts().map((one) => one.close()));
    forwarder.leadTo(undefined);
  });
  return browser;
}

async function keptWith(flags: string[]): Promise<Kept | undefined> {
  const known = kept.get(flags.join(' '));
  if (known?.browser.isConnected()) return known;
  const forwarder = await startForwarder();
  const browser = await launchChromium(forwarder.url, flags).catch((error: unknown) => {
    // What still listens would keep the process from its end.
    forwarder.close();
    throw error;
  });
  if (!browser) {
    forwarder.close();
    return undefined;
  }
  const one = { browser, forwarder };
  kept.set(flags.join(' '), one);
  return one;
}
