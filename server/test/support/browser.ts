// A real Chromium: the one from npm on Linux x64, elsewhere one that is installed (CHROME_PATH names
// it where it is not found). It reaches nothing but what a test gives it. Without one, tests that
// need it are skipped and say so.
import { existsSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { type Browser, chromium } from 'playwright-core';

const installed = [
  // Without a window's furniture: a page costs a fourth of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

async function findChromium(): Promise<string | undefined> {
  const { CHROME_PATH: named } = process.env;
  if (named !== undefined && named !== '') return named;
  if (platform() === 'linux' && arch() === 'x64') {
    const { default: packed } = await import('@sparticuz/chromium');
    const path = await packed.executablePath().catch(() => undefined);
    if (path !== undefined && existsSync(path)) return path;
  }
  return installed.find((path) => existsSync(path));
}

/**
 * The one from npm is unpacked at its first use: two processes that do so at the same time fail, as one
 * starts the file that the other still writes.
 */
export const unpackChromium = async (): Promise<void> => void (await findChromium());

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
];

export const missing = 'no Chromium on this machine: install one, or name it in CHROME_PATH';

/** For the `skip` of tests that cannot do without. */
export const withoutChromium = async (): Promise<string | false> =>
  (await findChromium()) === undefined && missing;

/** `server`: what answers for every host there is. */
export async function launchChromium(
  server?: string,
  more: string[] = [],
): Promise<Browser | undefined> {
  const executablePath = await findChromium();
  if (executablePath === undefined) return undefined;
  const { host } = new URL(server ?? 'http://127.0.0.1:9');
  return chromium.launch({
    executablePath,
    args: [
      ...quiet,
      ...more,
      `--host-resolver-rules=MAP * ${host}`,
      // Chromium refuses to sandbox itself as root; what it shows here is our own.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
