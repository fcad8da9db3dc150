// The studio's story in a real browser, through nothing but the screen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutChromium } from './support/browser.ts';
import { eachEngine, startServer } from './support/server.ts';
import { assertQuiet, joinAsFirst, makePage, openStudio, retype, saved } from './support/studio.ts';
import { launchBrowser, visitor } from './support/tracker_browser.ts';

interface Marked {
  setAttribute(name: string, value: string): void;
}
const mark = (body: unknown) => (body as Marked).setAttribute('data-same', 'yes');

const options = { skip: await withoutChromium() };

eachEngine('the studio', (engine) => {
  test('from the first link to a page that was visited', options, async (t) => {
    const facet = await startServer(t, engine);
    const tab = await openStudio(t, facet);
    if (!tab) return;
    const { page } = tab;
    await joinAsFirst(facet, page);
    const frame = await makePage(page, 'Spring launch');

    // In place, without the frame being loaded again.
    await frame.locator('body').evaluate(mark);
    await retype(page, frame, 'h1 [data-field]', 'Two hours back, every day');
    await frame.getByRole('button', { name: 'Add a block here' }).last().click();
    await page.getByRole('button', { name: /^Numbers/ }).click();
    await frame.locator('section.stats').waitFor();
    await saved(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Undo' }).click();
    await frame.locator('section.stats').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Redo' }).click();
    await frame.locator('section.stats').waitFor();
    await saved(page);

    await page.getByLabel('Message to the agent').fill('Set the headline to "Your crews, on time"');
    await page.keyboard.press('Enter');
    await frame.getByRole('heading', { level: 1, name: 'Your crews, on time' }).waitFor();
    assert.equal(await frame.locator('body').getAttribute('data-same'), 'yes');

    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Actions for version 1' }).click();
    await page.getByRole('menuitem', { name: 'Compare with now' }).click();
    await page.locator('ins', { hasText: 'crews' }).first().waitFor();
    await page.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Some text looks unfinished').waitFor();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'It is live' }).waitFor();
    await page.getByRole('button', { name: 'Done' }).click();

    const reader = await (await visitor(await launchBrowser(t, facet.url))).newPage();
    await reader.clock.install();
    await reader.goto('http://default.facet.example/everyone');
    await reader.getByRole('heading', { level: 1, name: 'Your crews, on time' }).waitFor();
    await reader.clock.runFor(5_000);
    await reader.goto('about:blank');

    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('gridcell', { name: 'Live' }).first().waitFor();
    await page.goto('http://facet.example/studio');
    await page
      .getByText(/^Everyone/)
      .first()
      .waitFor();
    assertQuiet(tab);
  });

  test('variants for everyone in a file', options, async (t) => {
    const facet = await startServer(t, engine);
    const tab = await openStudio(t, facet);
    if (!tab) return;
    const { page } = tab;
    await joinAsFirst(facet, page);
    await makePage(page, 'Spring launch');
    await page.getByRole('link', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Add variants' }).click();
    await page.getByText('CSV', { exact: true }).click();
    await page
      .getByRole('textbox', { name: 'CSV' })
      .fill(
        'Name;Email;Notes\n"Lind, Maria";maria@northwind.example;Asked about depots\nBob;bob@globex.example;\n;;\nEve;not an email;',
      );
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('2 new, 0 known already, 1 with faults').waitFor();
    await page.getByRole('button', { name: 'Make 2 variants' }).click();
    await page.getByText('2 variants made, 1 left out').waitFor();
    await page.getByText(/Row 4/).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('link', { name: 'Lind, Maria' }).waitFor();
    await page.getByRole('link', { name: 'People' }).click();
    await page.getByRole('gridcell', { name: 'maria@northwind.example' }).last().waitFor();
  });
});
