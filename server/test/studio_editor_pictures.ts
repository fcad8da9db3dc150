// Takes the pictures of pages, of a new one, of the editor and of analytics in docs/studio, as somebody at work
// would see them.
// `node server/test/studio_editor_pictures.ts LINK [FOLDER]`, with the link to join that a demo's start printed.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchChromium } from './support/browser.ts';
import { password } from './support/studio.ts';

const [link = '', folder = fileURLToPath(new URL('../../docs/studio', import.meta.url))] =
  process.argv.slice(2);
const { origin, host } = new URL(link);
mkdirSync(folder, { recursive: true });

async function keep(page: Page, name: string): Promise<void> {
  // The editor listens to a stream: the network is never idle there.
  await page.waitForTimeout(1500);
  const file = join(folder, `${name}.webp`);
  await sharp(await page.screenshot())
    .webp({ quality: 72 })
    .toFile(file);
}

async function joinAsOwner(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel('Your name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill('ada@orbit.example');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  await page.close();
}

async function openEditor(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.frameLocator('iframe').first().locator('h1 [data-field]').waitFor();
}

const leave = (page: Page) => page.keyboard.press('Escape');

/** A talk, a claim to look at, a block selected. */
async function work(page: Page, pageUrl: string): Promise<string> {
  await page.goto(pageUrl);
  await page.getByRole('gridcell').getByRole('link').first().click();
  const frame = page.frameLocator('iframe').first();
  await frame.locator('h1 [data-field]').waitFor();
  const url = page.url();
  await page
    .getByLabel('Message to the agent')
    .fill('Set the headline to "Metro Fibre saves 45% of its planning time"');
  await page.keyboard.press('Enter');
  await frame.getByRole('heading', { level: 1, name: /saves 45%/ }).waitFor();
  return url;
}

const notes = `Orbit plans the routes of field crews. Dispatchers save two hours a day, and 94% of jobs start on time.

“We stopped calling crews; they simply see what is next,” says Maria Lind, head of operations at Northwind.

How long does it take to start? Two weeks, with one depot first.

Contact: hello@orbit.example, https://orbit.example/call`;

async function makeNew(page: Page, suffix: string): Promise<void> {
  await page.goto(`${origin}/studio/pages/new`);
  await page.getByLabel('Name', { exact: true }).fill('Summer offer');
  await keep(page, `new-page-${suffix}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Paste anything').fill(notes);
  await keep(page, `new-page-known-${suffix}`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Brand').waitFor();
  await keep(page, `new-page-looks-${suffix}`);
}

async function walk(page: Page, pageUrl: string, editor: string, suffix: string): Promise<void> {
  const phone = suffix.startsWith('phone');
  const more = async () => {
    if (phone) await page.getByRole('button', { name: 'More' }).click();
  };
  await page.goto(`${origin}/studio/pages`);
  await page.getByRole('grid').waitFor();
  await keep(page, `pages-${suffix}`);
  await page.getByRole('link', { name: 'Ready for spring' }).first().click();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await page.getByText('What personalization is worth').waitFor();
  await keep(page, `page-analytics-${suffix}`);
  await page.getByText('What personalization is worth').scrollIntoViewIfNeeded();
  await page.getByText('You may look as often').scrollIntoViewIfNeeded();
  await keep(page, `experiment-${suffix}`);
  await makeNew(page, suffix);
  await page.goto(pageUrl);
  await page.getByRole('grid').waitFor();
  await page.getByRole('checkbox').nth(1).check();
  await keep(page, `page-${suffix}`);
  await page.goto(`${pageUrl}/settings`);
  await page.getByRole('heading', { name: 'Buttons' }).waitFor();
  await keep(page, `page-settings-${suffix}`);
  await openEditor(page, editor);
  if (!phone) await page.getByRole('button', { name: /^Why teams choose it/ }).click();
  await keep(page, `editor-${suffix}`);
  await openEditor(page, `${editor}?side=claims`);
  await more();
  await page.getByText('No source').first().waitFor();
  await keep(page, `editor-claims-${suffix}`);
  await openEditor(page, editor);
  await page.getByRole('button', { name: /^Publish/ }).click();
  await page.getByText('Later').click();
  await page.getByText('Text is easy to read').waitFor();
  await keep(page, `editor-publish-${suffix}`);
  await leave(page);
  await more();
  await page.getByRole('button', { name: 'Add a block' }).last().click();
  await page.getByRole('button', { name: /^Numbers/ }).hover();
  await keep(page, `editor-palette-${suffix}`);
  await openEditor(page, `${editor}?side=versions`);
  await more();
  await page.getByRole('button', { name: /^Actions for version 1/ }).click();
  await page.getByRole('menuitem', { name: 'Compare with now' }).click();
  await page.locator('ins').first().waitFor();
  await keep(page, `editor-compare-${suffix}`);
}

const browser = await launchChromium(`http://${host}`, []);
if (!browser) throw new Error('no Chromium on this machine');
const home = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
await joinAsOwner(home);
const first = await home.newPage();
await first.goto(`${origin}/studio/pages`);
await first.getByRole('gridcell').getByRole('link').last().click();
await first.getByRole('navigation', { name: 'Page' }).waitFor();
const pageUrl = first.url();
const editor = await work(first, pageUrl);
const storageState = await home.storageState();
// Left, not only closed: the pictures show one person.
await first.goto('about:blank');
await home.close();
for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      storageState,
      locale: 'en-US',
      hasTouch: device === 'phone',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await walk(page, pageUrl, editor, `${device}-${colorScheme}`);
    // Gone before the next one comes: the pictures show one person.
    await page.goto('about:blank');
    await context.close();
  }
}
await browser.close();
