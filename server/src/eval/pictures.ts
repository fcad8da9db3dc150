// What only a browser can tell of the pages: whether they fit a small phone, and how they look. One
// that is installed is run for it; without one the evaluation says so, and goes on.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { atNight } from './looks.ts';
import { type NamedPage, overflowSheet, quoted, readWidths } from './overflow.ts';

const run = promisify(execFile);
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const options = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--hide-scrollbars',
  // Nothing is drawn before all of it is there.
  '--run-all-compositor-stages-before-draw',
  '--virtual-time-budget=4000',
  // What is opened is our own; its fonts lie beside it.
  '--allow-file-access-from-files',
];
const timeoutMs = 60_000;
const mostOutput = 64 * 1024 * 1024;

export const installedBrowser = (): string | undefined => browsers.find((path) => existsSync(path));

/** How wide each page is on a small phone; undefined where no browser could say. */
export async function measureWidths(
  browser: string,
  pages: readonly NamedPage[],
): Promise<Record<string, number> | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'facet-eval-'));
  try {
    const file = join(folder, 'widths.html');
    await writeFile(file, overflowSheet(pages));
    const args = [...options, '--dump-dom', pathToFileURL(file).href];
    const { stdout } = await run(browser, args, { timeout: timeoutMs, maxBuffer: mostOutput });
    return readWidths(stdout);
  } catch {
    return undefined;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const require = createRequire(import.meta.url);
const fontAddress =
  /\/_facet\/fonts\/([a-z-]{1,40}?)-(latin|latin-ext|arabic-\d00|\d{1,3})\.woff2\?v=[\d.]{1,10}/g;

/** The page with its fonts where they lie on this machine: no server answers for them here. */
const withFonts = (html: string): string =>
  html.replace(fontAddress, (_, slug: string, subset: string) => {
    const file = subset.startsWith('arabic')
      ? `@fontsource/${slug}/files/${slug}-${subset}-normal.woff2`
      : `@fontsource-variable/${slug}/files/${slug}-${subset}-wght-normal.woff2`;
    return pathToFileURL(require.resolve(file)).href;
  });

/** Desk and phone, by day and by night. */
const views = [
  { width: 1280, night: false },
  { width: 1280, night: true },
  { width: 390, night: false },
  { width: 390, night: true },
];
const height = 3600;
const scale = 0.5;
const gap = 24;
const sheetWidth = views.reduce((sum, { width }) => sum + width * scale + gap, gap);

function pictureSheet(html: string): string {
  const frames = views.map(
    ({ width, night }) =>
      `<iframe sandbox="allow-same-origin" width="${width}" height="${height}" srcdoc="${quoted(night ? atNight(html) : html)}"></iframe>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>body{margin:${gap}px;display:flex;gap:${gap}px;align-items:start;background:#8c8f98}iframe{flex:none;border:0;zoom:${scale}}</style>${frames.join('')}`;
}

export interface Pictures {
  pictureOf(name: string): string | undefined;
  faults: string[];
}

/** One picture of each page, with all its views side by side, into the folder. */
export async function takePictures(
  browser: string,
  folder: string,
  pages: readonly NamedPage[],
): Promise<Pictures> {
  const taken = new Set<string>();
  const faults: string[] = [];
  const sheet = join(folder, 'sheet.html');
  const size = `--window-size=${sheetWidth},${height * scale + 2 * gap}`;
  for (const { name, html } of pages) {
    const file = `${name}.png`;
    try {
      await writeFile(sheet, pictureSheet(withFonts(html)));
      const shot = `--screenshot=${join(folder, file)}`;
      await run(browser, [...options, size, shot, pathToFileURL(sheet).href], {
        timeout: timeoutMs,
      });
      taken.add(file);
    } catch {
      faults.push(`No picture of ${name}.`);
    }
  }
  await rm(sheet, { force: true });
  return { faults, pictureOf: (name) => (taken.has(`${name}.png`) ? `${name}.png` : undefined) };
}
