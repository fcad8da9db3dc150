// Two hundred hostile texts in every field that reaches a page, in a real browser with the policy
// switched off: nothing of theirs runs, because nothing of theirs is ever markup.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Page } from 'playwright-core';
import { makeHostile } from './support/hostile_page.ts';
import { openBrowser } from './support/kept_browser.ts';
import { firstDraft, makeAudience, makePage } from './support/pages.ts';
import { hostileUrl, hostileUrls, payloads } from './support/payloads.ts';
import { eventually } from './support/process.ts';
import { startServer, type TestServer } from './support/server.ts';
import {
  act,
  heroSaying,
  makeLink,
  makePerson,
  publish,
  toAudience,
  toPage,
} from './support/site.ts';

const origin = 'http://default.facet.example';

interface Scene {
  facet: TestServer;
  page: Page;
  pwned: (string | number)[];
}

async function setScene(t: TestContext): Promise<Scene | undefined> {
  const facet = await startServer(t, 'sqlite', { own: true });
  const browser = await openBrowser(t, facet.url);
  if (!browser) return undefined;
  const pwned: (string | number)[] = [];
  const context = await browser.newContext({
    bypassCSP: true,
    // Nobody looks: the less there is to paint, the better.
    viewport: { width: 320, height: 240 },
    reducedMotion: 'reduce',
  });
  await context.exposeFunction('pwned', (n: string | number) => void pwned.push(n));
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    pwned.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { facet, page, pwned };
}

/** Does what a visitor might, and says what in the document could run something. */
const provoke = `(() => {
  const found = [];
  const runs = /^[\\s\\u0000-\\u0020]*(javascript|vbscript|data:text)/i;
  for (const element of document.querySelectorAll('*')) {
    const allowed = element.tagName === 'SCRIPT' && element.getAttribute('src') === '/_facet/track.js';
    if (['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'BASE'].includes(element.tagName) && !allowed) found.push(element.outerHTML);
    for (const { name, value } of element.attributes) {
      if (name.startsWith('on') || name === 'srcdoc') found.push(name + '=' + value);
      if (['href', 'src', 'action', 'formaction', 'poster', 'srcset'].includes(name) && runs.test(value)) found.push(name + '=' + value);
    }
    for (const type of ['mouseover', 'focus', 'toggle', 'error']) element.dispatchEvent(new Event(type));
  }
  const sheets = document.querySelectorAll('style, link[rel=stylesheet]').length;
  if (sheets !== 1) found.push(sheets + ' style sheets');
  return found;
})()`;

async function visited({ page }: Scene, path: string): Promise<string[]> {
  await page.goto(origin + path, { waitUntil: 'load' });
  return (await page.evaluate(provoke)) as string[];
}

test('the trap works: a script that is let in is seen', async (t) => {
  const scene = await setScene(t);
  if (!scene) return;
  const { facet, pwned } = scene;
  const content = '<img src=x onerror="pwned(1)">';
  const pageId = await makePage(facet, {
    scripts: [{ name: 's', description: '', content, enabled: true }],
  });
  const audience = await makeAudience(facet, { customName: 'All' }, pageId);
  await publish(facet, audience, [heroSaying('Trap')]);
  await makeLink(facet, '/trap', toAudience(audience));
  const found = await visited(scene, '/trap');
  assert.ok(found.some((what) => what.startsWith('onerror=')));
  await eventually('it is seen', async () => pwned.length > 0);
});

test('two hundred payloads in every field of a stored page: none runs', async (t) => {
  const scene = await setScene(t);
  if (!scene) return;
  const { facet, page, pwned } = scene;
  assert.equal(new Set(payloads).size, 200);
  await facet.call('PUT', '/v0/brands/brand_default', { body: { name: 'Brand' } });
  const personId = await makePerson(facet, 'Ada');
  const audience = await makeAudience(facet, { personId });
  await publish(facet, audience, [heroSaying('Before')]);
  await makeLink(facet, '/page', toAudience(audience));
  await page.route('**/*', (route) =>
    // What a page would fetch elsewhere does not matter here, and would be two hundred errors.
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  for (const [n, payload] of payloads.entries()) {
    await makeHostile(facet, payload, n % 2 === 0 ? hostileUrl(n / 2) : 'https://ok.example');
    const found = await visited(scene, '/page');
    assert.deepEqual(found, [], payload);
    const shown = await page.evaluate('document.querySelector("h1").textContent');
    assert.equal((shown as string).trim(), payload.trim(), 'it is there, as text');
  }
  await page.waitForTimeout(200);
  assert.deepEqual(pwned, []);
  assert.ok(hostileUrls.length <= 100, 'each address had its turn');
});

test('payloads in what the agent writes from, in paths and queries: none runs', async (t) => {
  const scene = await setScene(t);
  if (!scene) return;
  const { facet, pwned } = scene;
  const some = payloads.filter((_, n) => n % 4 === 0);
  const topic = (await facet.post('/v0/topics', { name: payloads[1] })).body;
  for (const [n, type] of (['text', 'markdown', 'html'] as const).entries()) {
    const content = { type, content: some.slice(n * 12, n * 12 + 12).join('\n\n') };
    await facet.post(`/v0/topics/${topic.topicId}/entries`, { content });
  }
  const pageContext = some.map((text) => `Orbit says ${text} every day.`).join('\n\n');
  const pageId = await makePage(facet, {
    pageContext,
    topicIds: [topic.topicId],
    name: payloads[0],
  });
  const personId = await makePerson(facet, payloads[11] ?? '', { domain: 'engines.example' });
  const audience = await makeAudience(
    facet,
    { personId, supplementaryContext: some.join('\n') },
    pageId,
  );
  const { versionId } = await firstDraft(facet, audience);
  await act(facet, `${audience.path}/versions/${versionId}/publish`);
  await makeLink(facet, '/drafted', toAudience(audience));
  assert.deepEqual(await visited(scene, '/drafted'), []);

  let links = 0;
  for (const payload of payloads) {
    const path = `/${encodeURIComponent(payload.replaceAll('/', '∕'))}`;
    const made = await facet.post('/v0/page_links', { path, target: toPage(pageId) });
    if (made.status === 201) links += 1;
    else assert.equal(made.status, 400, made.text);
  }
  assert.ok(links > 10, `${links} hostile paths are links`);
  for (const payload of payloads.filter((_, n) => n % 10 < 3)) {
    const text = encodeURIComponent(payload);
    assert.deepEqual(await visited(scene, `/${text}?utm_source=${text}#${text}`), [], payload);
  }
  await scene.page.waitForTimeout(100);
  assert.deepEqual(pwned, []);
});
