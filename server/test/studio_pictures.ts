// Takes the pictures in docs/studio: every screen, light and dark, on a desktop and on a phone.
// `node server/test/studio_pictures.ts LINK [FOLDER]`, with the link to join that a demo's start printed.
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

const screens: [name: string, path: string][] = [
  ['home', ''],
  ['pages', '/pages'],
  ['people', '/people'],
  ['accounts', '/people/accounts'],
  ['forms', '/people/submissions'],
  ['topics', '/library'],
  ['assets', '/library/assets'],
  ['brands', '/library/brands'],
  ['links', '/library/links'],
  ['routing', '/library/routing'],
  ['domains', '/library/domains'],
  ['members', '/settings'],
  ['keys', '/settings/keys'],
  ['webhooks', '/settings/webhooks'],
  ['agent', '/settings/agent'],
  ['audit', '/settings/audit'],
  ['health', '/settings/health'],
  ['you', '/settings/you'],
  ['new-page', '/pages/new'],
];

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(400);
  const png = await page.screenshot();
  await sharp(png)
    .webp({ quality: 72 })
    .toFile(join(folder, `${name}.webp`));
}

async function signIn(context: BrowserContext, first: boolean): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  if (first) {
    await page.goto(link);
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill('ada@orbit.example');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
  } else {
    await page.goto(`${origin}/studio/sign-in`);
    await page.getByLabel('Email').fill('ada@orbit.example');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  return page;
}

async function walk(page: Page, suffix: string): Promise<void> {
  for (const [name, path] of screens) {
    await page.goto(`${origin}/studio${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await keep(page, `${name}-${suffix}`);
  }
  await page.goto(`${origin}/studio/pages`);
  await page.getByRole('gridcell').getByRole('link').last().click();
  await page.getByRole('navigation', { name: 'Page' }).waitFor();
  await keep(page, `page-${suffix}`);
  const pageUrl = page.url();
  for (const part of ['analytics', 'settings']) {
    await page.goto(`${pageUrl}/${part}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await keep(page, `page-${part}-${suffix}`);
  }
  await page.goto(pageUrl);
  await page.getByRole('gridcell').getByRole('link').first().click();
  await page.frameLocator('iframe').locator('h1 [data-field]').waitFor();
  await keep(page, `editor-${suffix}`);
  await page.goto(`${origin}/studio/people`);
  await page.getByRole('gridcell').getByRole('link').first().click();
  await page.getByText('Details').waitFor();
  await keep(page, `person-${suffix}`);
  await page.goto(`${origin}/studio/library/brands`);
  await page.getByRole('listitem').getByRole('link').first().click();
  await page.frameLocator('iframe').locator('h1').waitFor();
  await keep(page, `brand-${suffix}`);
  await page.goto(`${origin}/studio`);
  await page
    .getByRole('link', { name: /Pressed a button/ })
    .first()
    .click();
  await page.getByText('Opened the page').waitFor();
  await keep(page, `visit-${suffix}`);
}

const browser = await launchChromium(`http://${host}`, []);
if (!browser) throw new Error('no Chromium on this machine');
let first = process.env.FACET_PICTURES_SIGN_IN === undefined;
for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'en-US',
      hasTouch: device === 'phone',
    });
    await walk(await signIn(context, first), `${device}-${colorScheme}`);
    first = false;
    await context.close();
  }
}
await browser.close();
