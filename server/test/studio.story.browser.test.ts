// The studio's story in a real browser, through nothing but the screen: from the link that the first start
// prints to a person who is erased. With the keyboard alone on one engine, with the mouse on the other.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { withoutChromium } from './support/browser.ts';
import { type Hand, keyboard, mouse } from './support/hands.ts';
import { eachEngine, startServer } from './support/server.ts';
import { startSink } from './support/sink.ts';
import {
  assertQuiet,
  joinAsFirst,
  makePage,
  openStudioIn,
  saved,
  studioOrigin,
} from './support/studio.ts';
import { launchBrowser, visitor } from './support/tracker_browser.ts';

interface Marked {
  setAttribute(name: string, value: string): void;
}
const mark = (body: unknown) => (body as Marked).setAttribute('data-same', 'yes');

const options = { skip: await withoutChromium() };

const readers = [
  'Name;Email;Notes',
  '"Lind, Maria";maria@northwind.example;Asked about depots',
  'Bob;bob@globex.example;',
  ';;',
  'Eve;not an email;',
].join('\n');

async function addReaders(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Back' }));
  await hand.press(page.getByRole('button', { name: 'Add variants' }));
  await hand.choose(page.getByRole('radio', { name: 'CSV' }));
  await hand.write(page.getByRole('textbox', { name: 'CSV' }), readers);
  await hand.press(page.getByRole('button', { name: 'Check' }));
  await page.getByText('2 new, 0 known already, 1 with faults').waitFor();
  await hand.press(page.getByRole('button', { name: 'Make 2 variants' }));
  await page.getByText('2 variants made, 1 left out').waitFor();
  await page.getByText(/Row 4/).waitFor();
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
  await hand.press(page.getByRole('link', { name: 'Lind, Maria' }));
}

/** Talks, types in place, undoes, and looks at what became of it; the frame is never loaded again. */
async function edit(page: Page, hand: Hand): Promise<void> {
  const frame = page.frameLocator('iframe');
  await frame.locator('h1 [data-field]').waitFor();
  await frame.locator('body').evaluate(mark);
  await hand.retype('Two hours back, every day');
  await saved(page);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  await hand.press(undo);
  await frame.getByText('Two hours back, every day').waitFor({ state: 'detached' });
  await hand.press(page.getByRole('button', { name: 'Redo' }));
  await frame.getByText('Two hours back, every day').waitFor();
  await saved(page);

  const message = page.getByLabel('Message to the agent');
  await hand.write(message, 'Set the headline to "Your crews, on time"');
  await page.keyboard.press('Enter');
  await frame.getByRole('heading', { level: 1, name: 'Your crews, on time' }).waitFor();
  if (await page.getByRole('button', { name: 'About the whole page' }).isVisible())
    await hand.press(page.getByRole('button', { name: 'About the whole page' }));
  await hand.press(page.getByRole('button', { name: 'Add a contact form' }));
  await frame.locator('form[data-form-id]').waitFor();
  await saved(page);
  assert.equal(await frame.locator('body').getAttribute('data-same'), 'yes');

  await hand.press(page.getByRole('button', { name: 'See changes' }).last());
  const compared = page.getByRole('dialog');
  await compared.locator('ins', { hasText: 'crews' }).first().waitFor();
  await hand.choose(compared.getByRole('radio', { name: 'Side by side' }));
  await compared.frameLocator('iframe').last().getByText('Your crews, on time').waitFor();
  await hand.press(compared.getByRole('button', { name: 'Close' }));
}

/** Gives the address that the screen shows. */
async function publish(page: Page, hand: Hand): Promise<string> {
  await hand.press(page.getByRole('button', { name: 'Publish', exact: true }));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The reader can do something').waitFor();
  await hand.press(dialog.getByRole('button', { name: 'Publish' }));
  const live = page.getByRole('dialog', { name: 'It is live' });
  const address = await live.getByText(/^http.*\/lind-maria/).textContent();
  await hand.press(live.getByRole('button', { name: 'Done' }));
  return address ?? '';
}

async function subscribe(page: Page, hand: Hand, url: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Settings' }).first());
  await hand.press(page.getByRole('link', { name: 'Webhooks' }));
  await hand.press(page.getByRole('button', { name: 'New webhook' }).first());
  await hand.write(page.getByLabel('Address of the receiver'), url);
  await hand.press(page.getByRole('button', { name: 'Make webhook' }));
  await page.getByText('Copy the signing secret now').waitFor();
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }).last());
}

/** Another browser, somebody else: reads for a while, writes, and goes. */
async function visit(browser: Browser, address: string, wait: (ms: number) => void): Promise<void> {
  const context = await visitor(browser);
  const reader = await context.newPage();
  await reader.clock.install();
  await reader.goto(address);
  await reader.getByRole('heading', { level: 1, name: 'Your crews, on time' }).waitFor();
  wait(20_000);
  await reader.clock.runFor(20_000);
  await reader.getByLabel('Your name').fill('Maria Lind');
  await reader.getByLabel('Email').fill('maria@northwind.example');
  await reader.getByLabel('Message').fill('Can you plan two depots?');
  await reader.locator('form[data-form-id] button').click();
  await reader.waitForURL('**/done?*');
  await context.close();
}

/** From Home to that visit; from the figure to the same one. */
async function followVisit(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: /Lind, Maria.*Spring launch/ }));
  await page.getByText('Opened the page').waitFor();
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await hand.press(page.getByRole('button', { name: '1 visit' }).first());
  await hand.press(page.getByRole('dialog').getByRole('button', { name: /Lind, Maria/ }));
  await page.getByText('Opened the page').waitFor();
  await page.getByText(/^Sent a form: /).waitFor();
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
}

async function lookAtDelivery(page: Page, hand: Hand, url: string): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'Settings' }).first());
  await hand.press(page.getByRole('link', { name: 'Webhooks' }));
  await hand.press(page.getByRole('button', { name: new RegExp(`^${url}`) }));
  const delivery = page.getByRole('listitem').filter({ hasText: 'A form was sent' });
  await delivery.getByText('Arrived').waitFor();
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
}

async function eraseMaria(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('link', { name: 'People' }).first());
  await hand.press(page.getByRole('gridcell').getByRole('link', { name: /Lind, Maria/ }));
  await hand.press(page.getByRole('button', { name: 'Erase this person' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Erase' }));
  const receipt = page.getByRole('dialog', { name: 'Erased' });
  await receipt.getByText(/^erasure_/).waitFor();
  await receipt.getByText('Visits', { exact: true }).waitFor();
  await hand.press(receipt.getByRole('button', { name: 'Done' }));
  await page.getByRole('link', { name: /Bob/ }).waitFor();
  await page.getByText(/Lind/).waitFor({ state: 'detached' });
}

eachEngine('the studio', (engine) => {
  test('from the first link to a reader who came, wrote and was erased', options, async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const sink = await startSink(t);
    const browser = await launchBrowser(t, facet.url);
    const tab = await openStudioIn(browser);
    const { page } = tab;
    const hand = engine === 'sqlite' ? keyboard(page) : mouse(page);
    await joinAsFirst(facet, page);
    await makePage(page, 'Spring launch', hand);
    await addReaders(page, hand);
    await edit(page, hand);
    const address = await publish(page, hand);
    await hand.press(page.getByRole('link', { name: 'Back' }));
    await page.getByRole('gridcell', { name: 'Live' }).first().waitFor();
    await subscribe(page, hand, sink.url);

    await hand.press(page.getByRole('link', { name: 'Home' }).first());
    await visit(browser, address, (ms) => facet.clock.advance(ms));
    await followVisit(page, hand);
    await hand.press(page.getByRole('link', { name: 'People' }).first());
    await hand.press(page.getByRole('link', { name: 'Forms' }));
    await page.getByRole('gridcell', { name: 'Can you plan two depots?' }).waitFor();
    await lookAtDelivery(page, hand, sink.url);
    assert.ok(sink.received.some(({ body }) => body.type === 'form.submitted'));
    await eraseMaria(page, hand);
    await page.goto(`${studioOrigin}/studio`);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    assertQuiet(tab);
  });
});
