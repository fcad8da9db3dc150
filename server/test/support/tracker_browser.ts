// A real browser for the tracker's tests: one that the machine has, or the one that comes from npm.
import { existsSync } from 'node:fs';
import type { TestContext } from 'node:test';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { browserAgent } from './visits.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

async function executable(): Promise<{ executablePath: string; args: string[] }> {
  const found = usualPlaces.find((path) => existsSync(path));
  if (found !== undefined) return { executablePath: found, args: quietly };
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...quietly] };
}

export async function launchBrowser(t: TestContext): Promise<Browser> {
  const { executablePath, args } = await executable();
  const browser = await chromium.launch({
    executablePath,
    args: [
      ...args,
      // Says that it is driven by a program only where a test wants it to.
      '--disable-blink-features=AutomationControlled',
      // Not for each context: what is sent while a document is left would not have it.
      `--user-agent=${browserAgent}`,
    ],
  });
  t.after(() => browser.close());
  return browser;
}

/** A visitor: a browser of their own, with nothing stored in it. */
export const visitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 1000, height: 500 } });
