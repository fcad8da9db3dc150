// Pages in a real browser: readable by all, at any width, by day and by night; and the policy they
// are sent with lets them be what they are and nothing else.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Brand } from '../src/brands/brand.ts';
import { renderPage } from '../src/site/render/page.ts';
import { samples } from '../src/site/render/samples.ts';
import { renderStatus } from '../src/site/render/status.ts';
import { violationsByDayAndNight } from './support/axe.ts';
import { openBrowser } from './support/kept_browser.ts';
import { makePage } from './support/pages.ts';
import { eventually } from './support/process.ts';
import { startServer } from './support/server.ts';
import { makeLink, publish, publishedAudience, toAudience } from './support/site.ts';

const widths = [320, 1280];

const statusPages = (['missing', 'gone', 'unavailable'] as const).map((kind, index) => {
  const brands: Brand[] = [
    {},
    { name: 'Orbit', homeUrl: 'https://a.example', colors: { primary: '#ffd400' } },
    { name: 'Night', colors: { background: '#101014', primary: '#ff7a45' } },
  ];
  const lang = ['en', 'de', 'ar'][index];
  return [
    kind,
    renderStatus({ kind, lang, brand: brands[index], assetUrl: () => undefined }),
  ] as const;
});
const documents = [
  ...Object.entries(samples).map(([name, input]) => [name, renderPage(input)] as const),
  ...statusPages,
];

for (const [name, html] of documents) {
  test(`${name}: no violation that axe finds, and nothing wider than the screen`, async (t) => {
    const browser = await openBrowser(t);
    if (!browser) return;
    const page = await browser.newPage({ colorScheme: 'light' });
    await page.setContent(html);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await violationsByDayAndNight(page), [], String(width));
      const wide = await page.evaluate('document.documentElement.scrollWidth');
      assert.ok((wide as number) <= width, `${wide} on ${width}`);
    }
    await page.close();
  });
}

async function served(t: TestContext) {
  const facet = await startServer(t, 'sqlite');
  const browser = await openBrowser(t, facet.url);
  if (!browser) return undefined;
  const ran: string[] = [];
  const refused: string[] = [];
  const context = await browser.newContext();
  await context.exposeFunction('ran', (what: string) => void ran.push(what));
  const page = await context.newPage();
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  return { facet, page, ran, refused };
}

const origin = 'http://default.facet.example';

test('a page looks as it should under its own policy', async (t) => {
  const scene = await served(t);
  if (!scene) return;
  const { facet, page, refused } = scene;
  const audience = await publishedAudience(facet, 'Styled');
  await publish(facet, audience, samples.festival.content.blocks);
  await makeLink(facet, '/styled', toAudience(audience));
  await page.goto(`${origin}/styled`);
  const weight = await page.evaluate('getComputedStyle(document.querySelector("h1")).fontWeight');
  assert.equal(weight, '600');
  assert.deepEqual(refused, []);
  await page.goto(`${origin}/nowhere`);
  const align = await page.evaluate('getComputedStyle(document.querySelector("main")).textAlign');
  assert.equal(align, 'center');
  assert.deepEqual(refused, []);
});

test('a script of the tenant runs on their own host; a handler in markup does not; nothing on the main host', async (t) => {
  const scene = await served(t);
  if (!scene) return;
  const { facet, page, ran, refused } = scene;
  const content = `<script>ran('own'); const more = document.createElement('script');
    more.src = "data:text/javascript,ran('loaded by it')"; document.body.append(more);</script>
    <img src="/none.png" onerror="ran('handler')"><a id="link" href="javascript:ran('link')">x</a>`;
  const scripts = [{ name: 'own', description: '', content, enabled: true }];
  const pageId = await makePage(facet, { scripts });
  const audience = await publishedAudience(facet, 'Scripted', { customName: 'All' }, pageId);
  await makeLink(facet, '/scripted', toAudience(audience));
  await page.goto(`${origin}/scripted`, { waitUntil: 'load' });
  await page.evaluate('document.getElementById("link").click()');
  // The handler and the link: what is refused is told when it is, and nothing of it runs later.
  await eventually('the others were refused', async () => refused.length >= 2 && ran.length >= 2);
  assert.deepEqual(ran.splice(0), ['own', 'loaded by it']);
  await page.goto('http://facet.example/sites/default/scripted', { waitUntil: 'load' });
  assert.equal(await page.evaluate('self.origin'), 'null', 'an origin of its own');
  assert.match(await page.content(), /Scripted/);
  assert.deepEqual(ran, []);
});
