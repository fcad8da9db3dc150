// Every block in every theme, in colours that are hard to read on, by day and by night: it reads, it
// fits a small phone, it asks nobody else for anything, and it stays where it is while it loads.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import type { Route } from 'playwright-core';
import { type Brand, themes } from '../src/brands/brand.ts';
import type { Block, BlockOf } from '../src/content/content.ts';
import { renderPage } from '../src/site/render/page.ts';
import { samples } from '../src/site/render/samples.ts';
import { violationsByDayAndNight } from './support/axe.ts';
import { openBrowser } from './support/kept_browser.ts';

const require = createRequire(import.meta.url);

function bareHero({ imageAssetId: _, ...hero }: BlockOf<'hero'>): Block {
  return hero;
}

/** The first of each kind in the samples, without the picture that the drawing stands in for. */
const everyBlock: Block[] = [];
for (const { content } of Object.values(samples)) {
  for (const block of content.blocks) {
    if (everyBlock.some(({ type }) => type === block.type)) continue;
    everyBlock.push(block.type === 'hero' ? bareHero(block) : block);
  }
}
/** Two in a row stand side by side. */
const voices: Block[] = ['one', 'two'].map((componentId) => ({
  type: 'quote',
  componentId,
  chunkIds: [],
  text: 'We rolled back in nine seconds.',
  attribution: 'Yuki Tanabe',
}));
/** Neither white nor black reads well on any of these without care. */
const brands: Record<(typeof themes)[number], Brand> = {
  calm: { name: 'Sage & Sons', colors: { primary: '#7f9c6b' } },
  bold: { name: 'Meridian', colors: { primary: '#e4572e', accent: '#5b9bd5' } },
  editorial: { name: 'Ochre', colors: { primary: '#b8860b', background: '#fbf7ef' } },
};

/** Texts that are shown and not nearly black. */
const paleTexts =
  '[...document.querySelectorAll("body *")].filter((one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== "") && getComputedStyle(one).color.match(/[\\d.]+/g).slice(0, 3).some((channel) => channel > 90)).map((one) => one.className + one.textContent)';

for (const theme of themes) {
  test(`${theme}: every block reads in both schemes and fits a phone`, async (t) => {
    const browser = await openBrowser(t);
    if (!browser) return;
    assert.equal(everyBlock.length, 22);
    const brand = { ...brands[theme], theme };
    const html = renderPage({
      ...samples.robotics,
      brand,
      content: { blocks: [...everyBlock, ...voices] },
    });
    const viewport = { width: 1280, height: 800 };
    const page = await browser.newPage({ colorScheme: 'light', viewport });
    await page.setContent(html);
    assert.deepEqual(await violationsByDayAndNight(page), []);
    const tops = await page.evaluate<number[]>(
      '[...document.querySelectorAll(".duo")].map((one) => one.getBoundingClientRect().top)',
    );
    assert.equal(tops.length, 2);
    assert.equal(tops[0], tops[1], 'side by side');
    await page.setViewportSize({ width: 320, height: 700 });
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 320);
    // Paper is white, and browsers print no grounds: what was pale on one must not stay so.
    await page.setViewportSize({ width: 660, height: 900 });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.deepEqual(await page.evaluate(paleTexts), []);
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 660);
    await page.close();
  });
}

const fontFile = /^\/_facet\/fonts\/([\w-]+?)-(latin|latin-ext)\.woff2$/;
const shift =
  'new Promise((resolve) => { let sum = 0; const observer = new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum += entry.value; }); observer.observe({ type: "layout-shift", buffered: true }); requestAnimationFrame(() => requestAnimationFrame(() => { for (const entry of observer.takeRecords()) sum += entry.value; resolve(sum); })); })';

test('nothing moves when pictures come late, and nobody else is asked for anything', async (t) => {
  const browser = await openBrowser(t);
  if (!browser) return;
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const asked: string[] = [];
  let release = (): void => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  const html = renderPage({
    ...samples.freight,
    assetUrl: (assetId) => `/_facet/files/${assetId}.svg`,
  });
  const picture =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400"/></svg>';
  async function answer(route: Route): Promise<void> {
    const { pathname, host } = new URL(route.request().url());
    asked.push(host);
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: html });
    const [, family, subset] = fontFile.exec(pathname) ?? [];
    if (family === undefined) {
      await painted;
      return route.fulfill({ contentType: 'image/svg+xml', body: picture });
    }
    const path = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
    const body = readFileSync(require.resolve(path));
    return route.fulfill({ contentType: 'font/woff2', body });
  }
  await page.route('**/*', answer);
  await page.goto('http://page.example/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(
    'document.fonts.ready.then(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))',
  );
  const before: number = await page.evaluate(shift);
  release();
  await page.waitForLoadState('load');
  assert.equal((await page.evaluate(shift)) as number, before);
  assert.deepEqual([...new Set(asked)], ['page.example']);
});
