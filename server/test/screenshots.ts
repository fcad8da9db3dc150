// `node server/test/screenshots.ts`: sample pages as pictures, for docs/screenshots: every theme, by
// day and by night, on a desk and in a hand. `node server/test/screenshots.ts FOLDER` writes every
// sample at every width into that folder instead, for looking at.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Route } from 'playwright-core';
import sharp from 'sharp';
import { renderPage } from '../src/site/render/page.ts';
import { samples } from '../src/site/render/samples.ts';
import { launchChromium } from './support/browser.ts';

type Name = keyof typeof samples;
type Scheme = 'light' | 'dark';
interface Shot {
  name: Name;
  width: number;
  scheme: Scheme;
  file: string;
}

const devices = { desktop: 1280, phone: 390 };
const shown: [name: Name, device: keyof typeof devices, scheme: Scheme][] = [
  ['robotics', 'desktop', 'light'],
  ['freight', 'desktop', 'light'],
  ['freight', 'phone', 'light'],
  ['freight', 'desktop', 'dark'],
  ['observability', 'desktop', 'light'],
  ['observability', 'phone', 'dark'],
  ['courier', 'desktop', 'dark'],
  ['courier', 'phone', 'light'],
  ['winery', 'desktop', 'light'],
  ['winery', 'phone', 'light'],
  ['architect', 'desktop', 'dark'],
  ['factory', 'desktop', 'light'],
  ['festival', 'phone', 'dark'],
  ['practice', 'desktop', 'light'],
  ['clinic', 'phone', 'light'],
];

const documented = (): Shot[] =>
  shown.map(([name, device, scheme]) => {
    const suffix = scheme === 'dark' ? '-dark' : '';
    return { name, width: devices[device], scheme, file: `${name}-${device}${suffix}.webp` };
  });

const everything = (): Shot[] =>
  (Object.keys(samples) as Name[]).flatMap((name) =>
    [320, 390, 768, 1280, 1680].flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({
        name,
        width,
        scheme,
        file: `${name}-${width}-${scheme}.webp`,
      })),
    ),
  );

const require = createRequire(import.meta.url);
const fontFile = /\/_facet\/fonts\/([\w-]+?)-(latin|latin-ext)\.woff2$/;

/** What a server would answer, without one. */
function answer(route: Route, page: string): Promise<void> {
  const { pathname } = new URL(route.request().url());
  // A picture of the whole page scrolls past nothing: all of it is to be there.
  const body = page.replaceAll('loading="lazy"', '');
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body });
  const [, family, subset] = fontFile.exec(pathname) ?? [];
  if (family === undefined) return route.abort();
  const path = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
  return route.fulfill({
    contentType: 'font/woff2',
    headers: { 'access-control-allow-origin': '*' },
    body: readFileSync(require.resolve(path)),
  });
}

async function take(browser: Browser, { name, width, scheme }: Shot): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme: scheme,
  });
  try {
    await page.route('**/*', (route) => answer(route, renderPage(samples[name])));
    await page.goto('http://page.example/', { waitUntil: 'load' });
    await page.evaluate('document.fonts.ready');
    // The bar at a phone's lower edge would lie across the picture.
    await page.addStyleTag({
      content: '.reach{position:static!important;animation:none!important}',
    });
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
}

const [elsewhere] = process.argv.slice(2);
const own = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const folder = elsewhere ?? own;
const browser = await launchChromium();
if (!browser)
  throw new Error('no Chromium on this machine: install one, or name it in CHROME_PATH');
if (elsewhere === undefined) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const shot of elsewhere === undefined ? documented() : everything()) {
  const picture = sharp(await take(browser, shot)).webp({ quality: 74, effort: 5 });
  writeFileSync(join(folder, shot.file), await picture.toBuffer());
  process.stdout.write(`${shot.file}\n`);
}
await browser.close();
