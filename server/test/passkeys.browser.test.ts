// Passkeys in a real browser, with an authenticator that Chromium plays. Only https and localhost have them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { withoutChromium } from './support/browser.ts';
import { openBrowser } from './support/kept_browser.ts';
import { startServer, type TestServer } from './support/server.ts';
import { password } from './support/studio.ts';

const options = { skip: await withoutChromium() };
const origin = 'http://localhost';

/** A page in which Chromium plays the device that holds the keys. */
async function openWithKeys(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'en-US' })).newPage();
  page.setDefaultTimeout(20_000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
}

test(
  'a passkey is added, signs in without a password, and no longer once it is removed',
  options,
  async (t) => {
    const facet = await startServer(t, 'sqlite', { settings: { publicUrl: origin } });
    const browser = await openBrowser(t, facet.url);
    if (!browser) return;
    const page = await openWithKeys(browser);
    const tenantId = await facet.services.tenants.ensure('default');
    const link = new URL(await facet.services.invitations.ownerLink(tenantId));
    await page.goto(origin + link.pathname + link.search);
    await page.getByLabel('Your name').fill('Ada Lovelace');
    await page.getByLabel('Email').fill('ada@orbit.example');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('heading', { name: 'Make your first page' }).waitFor();

    await page.goto(`${origin}/studio/settings/you`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByText('Not used yet').waitFor();
    const signOutAndBack = async () => {
      await page.getByRole('button', { name: 'Sign out' }).first().click();
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    };
    await signOutAndBack();
    await page.getByRole('heading', { name: 'Make your first page' }).waitFor();
    const { items } = await facet.services.members.list(tenantId, { after: undefined, limit: 2 });
    assert.equal(items.length, 1);

    // An answer is good once: the same again is refused.
    const replayed = page.waitForRequest((request) => request.url().endsWith('/studio/passkey'));
    await page.goto(`${origin}/studio/settings/you`);
    await page.getByText(/Last used/).waitFor();
    await signOutAndBack();
    const body = (await replayed).postData() ?? '';
    await page.getByRole('heading', { name: 'Make your first page' }).waitFor();
    const again = await facet.call('POST', '/studio/passkey', {
      key: null,
      body: JSON.parse(body),
    });
    assert.equal(again.status, 401);

    await page.goto(`${origin}/studio/settings/you`);
    await page.getByRole('button', { name: /^Remove the passkey/ }).click();
    await page.getByText(/Last used/).waitFor({ state: 'detached' });
    await signOutAndBack();
    await page.getByText('Nobody here has this passkey').waitFor();
    await joinsWithPasskeyAlone(facet, browser, tenantId);
  },
);

/** An invitation, no password at any time, and the same answer refused for another link. */
async function joinsWithPasskeyAlone(facet: TestServer, browser: Browser, tenantId: string) {
  const { invitations, members, passkeys } = facet.services;
  const invite = async (email: string) => {
    const { url } = await invitations.invite(tenantId, email, 'editor');
    return new URL(url);
  };
  const page = await openWithKeys(browser);
  const link = await invite('mei@orbit.example');
  await page.goto(origin + link.pathname + link.search);
  await page.getByLabel('Your name').fill('Mei Tanaka');
  await page.getByRole('button', { name: 'Use a passkey instead of a password' }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/studio/join'));
  await page.getByRole('button', { name: 'Create account with a passkey' }).click();
  await page.getByRole('heading', { name: 'Make your first page' }).waitFor();
  const { items } = await members.list(tenantId, { after: undefined, limit: 5 });
  const mei = items.find(({ email }) => email === 'mei@orbit.example');
  assert.equal(mei?.password_hash, null);
  assert.equal((await passkeys.list(tenantId, mei?.member_id ?? '')).length, 1);

  const other = await invite('jonas@orbit.example');
  const { passkey } = JSON.parse((await sent).postData() ?? '');
  const body = { token: other.searchParams.get('token'), name: 'Jonas', passkey };
  const replayed = await facet.call('POST', '/studio/join', { key: null, body });
  assert.equal(replayed.body.code, 'passkey_refused');
  const neither = { token: body.token, name: 'Jonas' };
  const refused = await facet.call('POST', '/studio/join', { key: null, body: neither });
  assert.equal(refused.body.errors[0].pointer, '/password');

  await page.goto(`${origin}/studio/settings/you`);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Make your first page' }).waitFor();
}
