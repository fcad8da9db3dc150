// Forms and questions in a real browser that runs no JavaScript.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from '../../test/support/axe.ts';
import { openAskPage, submissions } from '../../test/support/form_pages.ts';
import { openBrowser } from '../../test/support/kept_browser.ts';
import { startServer } from '../../test/support/server.ts';
import { renderPage } from './render/page.ts';

test('a visitor without JavaScript corrects a form, sends it once, goes back and asks', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const browser = await openBrowser(t, facet.url);
  if (!browser) return;
  const page = await openAskPage(facet, [
    { type: 'text', content: 'The app works offline for up to seven days.' },
  ]);
  const { input } = await facet.services.visits.open(page.context);
  const document = renderPage(input);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const tab = await context.newPage();
  await tab.route('**/launch', (route) =>
    route.fulfill({ body: document, contentType: 'text/html; charset=utf-8' }),
  );
  const seen: string[] = [];
  const look = async () => seen.push(await tab.content());

  await tab.goto(`${facet.url}/launch`);
  await tab.fill('[name=name]', 'Ada <b>Lovelace</b>');
  // Sound to the browser, and not to us: what it can see is wrong it does not send.
  await tab.fill('[name=email]', 'ada@localhost');
  await tab.fill('[name=message]', 'Two lines\nof text');
  await tab.selectOption('[name=plan]', 'Pro');
  await tab.check('[name=wants][value=B]');
  await tab.check('[name=agreed]');
  await tab.click('.form button');
  await tab.waitForSelector('.faults');
  await look();
  assert.equal(await tab.inputValue('[name=name]'), 'Ada <b>Lovelace</b>');
  assert.equal(await tab.inputValue('[name=message]'), 'Two lines\nof text');
  assert.equal(await tab.inputValue('[name=plan]'), 'Pro');
  assert.equal(await tab.isChecked('[name=wants][value=B]'), true);
  assert.equal(await tab.locator('.faults a').count(), 1);
  assert.equal(await tab.locator(':focus').getAttribute('role'), 'alert');

  await tab.fill('[name=email]', 'ada@engines.example');
  await tab.click('.form button');
  await tab.waitForURL('**/done?*');
  await look();
  await tab.reload();
  const { items, totalCount } = await submissions(facet);
  assert.equal(totalCount, 1);
  assert.deepEqual(items[0].input, {
    name: 'Ada <b>Lovelace</b>',
    email: 'ada@engines.example',
    plan: 'Pro',
    wants: ['B'],
    agreed: true,
    message: 'Two lines\nof text',
  });
  await tab.click('text=Back to the page');
  assert.equal(new URL(tab.url()).pathname, '/launch');

  await tab.click('text=Does it work offline?');
  await tab.waitForSelector('.quotes');
  await look();
  assert.match((await tab.textContent('.quotes')) ?? '', /works offline for up to seven days/);
  await tab.fill('[name=question]', 'Who is king?');
  await tab.keyboard.press('Enter');
  await tab.waitForSelector('.answer .lead');
  await look();
  await tab.click('text=Back to the page');
  assert.equal(new URL(tab.url()).pathname, '/launch');

  // The checks themselves are a script, so they look at the same documents elsewhere.
  const lens = await (await browser.newContext()).newPage();
  for (const text of seen) {
    await lens.setContent(text);
    assert.deepEqual(await violations(lens), []);
  }
  assert.equal(seen.length, 4);
});
