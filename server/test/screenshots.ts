// `node server/test/screenshots.ts`: the sample pages as pictures, for docs/screenshots.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { renderPage } from '../src/site/render/page.ts';
import { samples } from '../src/site/render/samples.ts';
import { renderStatus } from '../src/site/render/status.ts';
import { launchChromium } from './support/browser.ts';

const folder = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const devices = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1280, height: 800 } },
];

const notFound = renderStatus({ kind: 'missing', assetUrl: () => undefined });
const documents = [
  ...Object.entries(samples).map(([name, input]) => [name, renderPage(input)] as const),
  ['not-found', notFound] as const,
];

const browser = await launchChromium();
if (!browser)
  throw new Error('no Chromium on this machine: install one, or name it in CHROME_PATH');
mkdirSync(folder, { recursive: true });
for (const [name, html] of documents) {
  for (const device of devices) {
    for (const colorScheme of ['light', 'dark'] as const) {
      // By night each page once is enough.
      if (colorScheme === 'dark' && device.name === 'phone') continue;
      const page = await browser.newPage({ viewport: device.viewport, colorScheme });
      // A picture of the whole page scrolls past nothing: all of it is to be there.
      await page.setContent(html.replaceAll('loading="lazy"', ''), { waitUntil: 'load' });
      const picture = await page.screenshot({ fullPage: true });
      const suffix = colorScheme === 'dark' ? '-dark' : '';
      const file = `${name}-${device.name}${suffix}.webp`;
      writeFileSync(`${folder}${file}`, await sharp(picture).webp({ quality: 80 }).toBuffer());
      process.stdout.write(`${file}\n`);
      await page.close();
    }
  }
}
await browser.close();
