// The editor under hard conditions: the server away, two people at once, the agent stopped, no mouse.
// What it does does not depend on the engine, so one stands for both; the story runs on both.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FrameLocator, Locator, Page } from 'playwright-core';
import { gatedAgent } from './support/agents.ts';
import { violations } from './support/axe.ts';
import { withoutChromium } from './support/browser.ts';
import { startServer, type TestServer } from './support/server.ts';
import { joinAsFirst, openStudio, retype, saved, studioOrigin } from './support/studio.ts';

/** What of the browser's own the tests ask for. */
interface Element {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  ownerDocument: {
    activeElement: unknown;
    defaultView: { scrollY: number; scrollTo(x: number, y: number): void };
  };
}

const options = { skip: await withoutChromium() };

const paragraphs = ['A sentence that takes up room on the page. '.repeat(30)];
const blocks = [
  { type: 'hero', componentId: 'top', chunkIds: [], headline: 'First words', actionIds: [] },
  { type: 'prose', componentId: 'one', chunkIds: [], heading: 'One', paragraphs },
  { type: 'prose', componentId: 'two', chunkIds: [], heading: 'Two', paragraphs },
  { type: 'statement', componentId: 'end', chunkIds: [], text: 'That is all.' },
];

/** A variant with these blocks; its address in the API. */
async function makeVariant(facet: TestServer): Promise<string> {
  const page = await facet.post('/v0/pages', {
    name: 'Launch',
    brandId: 'brand_default',
    pageContext: 'Orbit plans the day of field crews.',
    actions: [],
    actionCardWidgets: [],
    scripts: [],
  });
  const { pageId } = page.body;
  const made = await facet.post(`/v0/pages/${pageId}/audiences`, { customName: 'Everyone' });
  const path = `/v0/pages/${pageId}/audiences/${made.body.audienceId}`;
  const version = await facet.post(`${path}/versions`, { content: { blocks } });
  assert.equal(version.status, 201, version.text);
  return path;
}

async function open(page: Page, path: string): Promise<FrameLocator> {
  await page.goto(studioOrigin + path.replace('/v0/', '/studio/'));
  const frame = page.frameLocator('iframe');
  await frame.locator('h1 [data-field]').waitFor();
  return frame;
}

/** What the server has. */
async function stored(facet: TestServer, path: string) {
  const { items } = (await facet.get(`${path}/versions`)).body;
  const { body } = await facet.get(`${path}/versions/${items[0].versionId}`);
  return body.content.blocks as { componentId: string; headline?: string; heading?: string }[];
}
const headlineOf = async (facet: TestServer, path: string) =>
  (await stored(facet, path)).find((block) => block.componentId === 'top')?.headline;

async function typeOver(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
}

const status = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test(
  'what is typed while the server is away is kept, sent when it is back, and survives a closed tab',
  options,
  async (t) => {
    const facet = await startServer(t, 'sqlite');
    const tab = await openStudio(t, facet);
    if (!tab) return;
    const { page } = tab;
    await joinAsFirst(facet, page);
    const path = await makeVariant(facet);
    const frame = await open(page, path);
    const headline = frame.locator('h1 [data-field]');

    await page.route('**/versions', (route) => route.abort());
    await typeOver(page, headline, 'Typed into the void');
    await status(page, /Kept on this device/).waitFor();
    assert.equal(await headlineOf(facet, path), 'First words');
    await page.unroute('**/versions');
    await saved(page);
    assert.equal(await headlineOf(facet, path), 'Typed into the void');

    await page.route('**/versions', (route) => route.abort());
    await typeOver(page, headline, 'Typed before the tab closed');
    await status(page, /Kept on this device/).waitFor();
    await page.close();
    const next = await tab.browser.contexts()[0]?.newPage();
    assert.ok(next);
    await open(next, path);
    await next
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: 'Typed before the tab closed' })
      .waitFor();
    await saved(next);
    assert.equal(await headlineOf(facet, path), 'Typed before the tab closed');
  },
);

test(
  'blocks are put in order by drag and by key, undone and redone; the frame stays and keeps its place',
  options,
  async (t) => {
    const facet = await startServer(t, 'sqlite');
    const tab = await openStudio(t, facet, { reducedMotion: 'reduce' });
    if (!tab) return;
    const { page } = tab;
    await joinAsFirst(facet, page);
    const path = await makeVariant(facet);
    const frame = await open(page, path);
    const order = () =>
      frame
        .locator('[data-component-id]')
        .evaluateAll((all) =>
          all.map((one) => (one as unknown as Element).getAttribute('data-component-id')).join(' '),
        );
    const ordered = async (wanted: string) => {
      const one = (id: string) => `[data-component-id="${id}"]`;
      await frame.locator(wanted.split(' ').map(one).join(' + ')).waitFor();
      assert.equal(await order(), wanted);
    };
    await frame.locator('body').evaluate((element) => {
      const body = element as unknown as Element;
      body.setAttribute('data-same', 'yes');
      body.ownerDocument.defaultView.scrollTo(0, 400);
    });
    const place = () =>
      frame
        .locator('body')
        .evaluate((body) =>
          Math.round((body as unknown as Element).ownerDocument.defaultView.scrollY),
        );

    const list = page.getByRole('list', { name: 'Blocks of the page' });
    await list.getByRole('button', { name: /^Two/ }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await ordered('top two one end');
    assert.equal(await place(), 400);
    await page.keyboard.press('Control+z');
    await ordered('top one two end');
    await page.keyboard.press('Control+Shift+z');
    await ordered('top two one end');
    await saved(page);
    assert.deepEqual(
      (await stored(facet, path)).map((block) => block.componentId),
      ['top', 'two', 'one', 'end'],
    );

    // The handle of the selected block, dropped above the middle of the one before it.
    await frame.getByText('That is all.').click();
    await page.keyboard.press('Escape');
    const handle = frame.getByRole('button', { name: 'Drag to move' });
    const from = await handle.boundingBox();
    const target = await frame.locator('[data-component-id="one"]').boundingBox();
    assert.ok(from && target);
    await page.mouse.move(from.x + 5, from.y + 5);
    await page.mouse.down();
    await page.mouse.move(from.x, target.y + target.height / 2 - 40, { steps: 4 });
    await page.mouse.up();
    await ordered('top two end one');
    assert.equal(await frame.locator('body').getAttribute('data-same'), 'yes');
  },
);

test(
  'two people see each other, keep what both did, and choose where they did the same',
  options,
  async (t) => {
    const facet = await startServer(t, 'sqlite');
    const tab = await openStudio(t, facet);
    if (!tab) return;
    const { page: ada } = tab;
    await joinAsFirst(facet, ada);
    const path = await makeVariant(facet);
    const adasFrame = await open(ada, path);
    const bob = await ada.context().newPage();
    const bobsFrame = await open(bob, path);
    await bob.getByText(/is here too$/).waitFor();

    // Different blocks: nobody is asked anything.
    await bob.route('**/versions', (route) => route.abort());
    await typeOver(bob, bobsFrame.locator('[data-field="/blocks/1/heading"]'), 'Written by Bob');
    await retype(ada, adasFrame, 'h1 [data-field]', 'Written by Ada');
    await bobsFrame.getByRole('heading', { level: 1, name: 'Written by Ada' }).waitFor();
    await bob.unroute('**/versions');
    await adasFrame.getByRole('heading', { name: 'Written by Bob' }).waitFor();
    await saved(bob);

    // The same block: a choice, and both remain in the versions.
    await bob.route('**/versions', (route) => route.abort());
    await typeOver(bob, bobsFrame.locator('h1 [data-field]'), 'Bob knows better');
    await retype(ada, adasFrame, 'h1 [data-field]', 'Ada knows better');
    const choice = bob.getByRole('dialog', { name: 'You both changed the same block' });
    await choice.getByText('Ada knows better').waitFor();
    await bob.unroute('**/versions');
    await choice.getByLabel('Opening: Mine').check();
    await choice.getByRole('button', { name: 'Go on' }).click();
    await saved(bob);
    assert.equal(await headlineOf(facet, path), 'Bob knows better');
    await adasFrame.getByRole('heading', { level: 1, name: 'Bob knows better' }).waitFor();
    const { items } = (await facet.get(`${path}/versions`)).body;
    const texts = await Promise.all(
      items.map(async ({ versionId }: { versionId: string }) =>
        (await facet.get(`${path}/versions/${versionId}`)).text.includes('Ada knows better'),
      ),
    );
    assert.ok(texts.includes(true));
  },
);

test(
  'the agent is stopped while it writes: the talk says so, and the page stays as it was',
  options,
  async (t) => {
    const gate = gatedAgent();
    gate.open();
    const facet = await startServer(t, 'sqlite', { agent: gate.agent });
    const tab = await openStudio(t, facet);
    if (!tab) return;
    const { page } = tab;
    await joinAsFirst(facet, page);
    const path = await makeVariant(facet);
    await open(page, path);
    gate.close();
    await page.getByLabel('Message to the agent').fill('Rewrite everything');
    await page.keyboard.press('Enter');
    await gate.started();
    await page.getByRole('button', { name: 'Stop' }).click();
    await gate.aborted();
    await page.getByText('Stopped', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Send' }).waitFor();
    await page
      .frameLocator('iframe')
      .getByRole('heading', { level: 1, name: 'First words' })
      .waitFor();
  },
);

test(
  'a claim without a source is named, accepted with a reason, and the address keeps the place',
  options,
  async (t) => {
    const facet = await startServer(t, 'sqlite');
    const tab = await openStudio(t, facet, { reducedMotion: 'reduce' });
    if (!tab) return;
    const { page } = tab;
    await joinAsFirst(facet, page);
    const path = await makeVariant(facet);
    const frame = await open(page, path);
    await retype(page, frame, 'h1 [data-field]', 'Crews save 45% of their day');
    await page.getByRole('tab', { name: /^Claims/ }).click();
    await page.getByText('No source', { exact: true }).waitFor();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByText('Some claims need a look').waitFor();
    await page.getByRole('dialog').getByText('Text is easy to read').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click({ trial: true });
    assert.deepEqual(await violations(page), []);
    await page.getByRole('dialog').getByRole('button', { name: '45%' }).click();

    await page.getByRole('button', { name: 'Accept it' }).click();
    await page.getByLabel('Why is it true?').fill('Measured in May');
    await page.getByRole('dialog').getByRole('button', { name: 'Accept it' }).click();
    await page.getByText(/^Measured in May/).waitFor();
    await page.reload();
    await page.getByText(/^Measured in May/).waitFor();
    assert.deepEqual(await violations(page), []);
  },
);
