// Passkeys in a real browser, with an authenticator that Chromium plays. Only https and localhost have them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBrowser, withoutChromium } from './support/browser.ts';
import { startServer } from './support/server.ts';
import { password } from './support/studio.ts';

const options = { skip: await withoutChromium() };
const origin = 'http://localhost';

test(
  'a passkey is added, signs in without a password, and no longer once it is removed',
  options,
  async (t) => {
    const facet = await startServer(t, 'sqlite', { settings: { publicUrl: origin } });
    const browser = await openBrowser(t, facet.url);
    if (!browser) return;
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
  },
);
