// Everything a member can press outside the editor, pressed: one server, one browser, one member. What
// is stored is looked up through the API. The database plays no part in it, so one engine stands for both.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { violations } from './support/axe.ts';
import { withoutChromium } from './support/browser.ts';
import { makePage, newPage } from './support/pages.ts';
import { eventually } from './support/process.ts';
import { startServer, type TestServer } from './support/server.ts';
import { type Sink, says, startSink } from './support/sink.ts';
import {
  assertQuiet,
  joinAsFirst,
  openStudio,
  type StudioTab,
  studioOrigin,
} from './support/studio.ts';

const options = { skip: await withoutChromium() };

interface Brief {
  facet: TestServer;
  page: Page;
  sink: Sink;
  /** What name servers say. */
  records: Map<string, string[]>;
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${studioOrigin}/studio${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}
const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

/** The dialog or sheet that is open, held to axe. */
async function dialogOf(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  assert.deepEqual(await violations(page), []);
  return dialog;
}
async function choose(page: Page, within: Page | Locator, label: string, option: string | RegExp) {
  await within
    .getByRole('button', { name: new RegExp(label) })
    .first()
    .click();
  await page.getByRole('option', { name: option }).click();
}
async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await file.path(), 'utf8');
}

/** Files dragged in from the desktop: real ones, by the browser's own drag and drop. */
async function dropped(page: Page, contents: [name: string, bytes: Buffer][]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'facet-drop-'));
  const files = contents.map(([name, bytes]) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  });
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files, dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 700, y: 500, data });
  await page.getByText('Drop to upload').waitFor();
  await browser.send('Input.dispatchDragEvent', { type: 'drop', x: 700, y: 500, data });
  await browser.detach();
  await page.getByText('Drop to upload').waitFor({ state: 'detached' });
  await page.getByText(/uploaded$/).waitFor();
  rmSync(folder, { recursive: true });
}

const csv = [
  'Full name,Mail,Company site,Remark',
  'Maria Lind,maria@northwind.example,northwind.example,met at a fair',
  'Broken,no-address,northwind.example,',
].join('\n');

async function importsPeople({ facet, page }: Brief): Promise<void> {
  await open(page, '/people');
  await button(page, 'Import people').click();
  const dialog = await dialogOf(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  });
  // Columns are guessed by their titles; a remark is nothing a person has, until somebody says so.
  await choose(page, dialog, 'Remark', 'Role');
  await button(dialog, 'Check first').click();
  await dialog.getByText('Would add 1, change 0').waitFor();
  assert.equal((await facet.get('/v0/persons')).body.totalCount, 0);
  const rejected = await downloaded(page, () =>
    button(dialog, 'Take them along, with the reasons').click(),
  );
  assert.match(rejected, /no-address/);
  await button(dialog, 'Import 2 rows').click();
  await dialog.getByText('1 added, 0 changed').waitFor();
  await button(dialog, 'Close').last().click();
  await page.getByRole('link', { name: 'Maria Lind' }).waitFor();
  await button(page, 'More actions').click();
  const all = await downloaded(page, () =>
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  );
  assert.match(all, /maria@northwind\.example/);
}

async function mergesAccounts({ facet, page }: Brief): Promise<void> {
  const domain = 'northwind.example';
  const kept = await facet.post('/v0/accounts', { name: 'Northwind', domain });
  const twice = await facet.post('/v0/accounts', { name: 'Northwind Ltd' });
  await open(page, `/people/accounts/${twice.body.accountId}`);
  await button(page, 'Merge').click();
  const dialog = await dialogOf(page);
  await dialog.getByRole('searchbox').fill('northwind.example');
  await dialog.getByRole('button', { name: 'Northwind northwind.example' }).click();
  await button(dialog, 'Merge into Northwind').click();
  await page.getByText('Northwind Ltd was merged').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Northwind', exact: true }).waitFor();
  const { body } = await facet.get(`/v0/accounts/${twice.body.accountId}`);
  assert.equal(body.accountId, kept.body.accountId);
  // The list of people is narrowed to a company, which the address keeps.
  await facet.post('/v0/accounts', { name: 'Fabrikam', domain: 'fabrikam.example' });
  await open(page, '/people?company=fabrikam.example');
  await page.getByText('Nobody has these words').waitFor();
  await button(page, 'Company: Fabrikam').click();
  const companies = await dialogOf(page);
  await companies.getByRole('searchbox').fill('northwind');
  await button(companies, 'Northwind').click();
  await page.getByRole('link', { name: 'Maria Lind' }).waitFor();
}

async function publishesMany({ facet, page }: Brief): Promise<void> {
  const person = (await facet.get('/v0/persons')).body.items[0];
  const pageId = await makePage(facet, newPage({ name: 'Spring' }));
  const audiences = `/v0/pages/${pageId}/audiences`;
  await facet.post(audiences, { personId: person.personId });
  await facet.post(audiences, { customName: 'Everybody' });
  await eventually('both are drafted', async () => {
    const { body } = await facet.get(audiences);
    return body.items.every(
      (one: { latestVersion?: { status: string } }) => one.latestVersion?.status === 'draft',
    );
  });
  await open(page, `/pages/${pageId}?show=drafts`);
  await page.getByRole('gridcell').getByRole('link').first().waitFor();
  await page.getByRole('columnheader').getByRole('checkbox').check();
  await button(page, /^Publish/).click();
  const dialog = await dialogOf(page);
  await dialog.getByLabel('Address of the page').fill('/spring-sale');
  await button(dialog, 'Publish 2 variants').click();
  await page.getByText('2 variants are live').waitFor();
  const live = (await facet.get(`${audiences}?published=true`)).body;
  assert.equal(live.totalCount, 2);
}

async function makesLinksAndRoutes({ facet, page }: Brief): Promise<void> {
  await open(page, '/library/links');
  await button(page, 'New link').first().click();
  const dialog = await dialogOf(page);
  await dialog.getByLabel('Path').fill('autumn');
  await choose(page, dialog, 'Choose…', 'Spring');
  await button(dialog, 'Make link').click();
  const row = page.getByRole('row').filter({ hasText: '/autumn' });
  await row.getByRole('link', { name: 'Spring' }).waitFor();
  await row.getByText('/autumn').click();
  await page.getByRole('dialog').getByRole('img', { name: 'QR' }).waitFor();
  await dialogOf(page);
  await page.keyboard.press('Escape');

  await open(page, '/library/routing');
  await button(page, 'New routing').first().click();
  const sheet = await dialogOf(page);
  await sheet.getByLabel('Name', { exact: true }).fill('Campaigns');
  await button(sheet, 'Add a rule').click();
  await sheet.getByLabel('Value').fill('linkedin');
  await choose(page, sheet, 'Variant', 'Everybody');
  await button(sheet, 'Save').click();
  await page.getByText('Campaign source is linkedin').waitFor();
  await page.getByText('Everybody', { exact: true }).waitFor();
  const [routing] = (await facet.get('/v0/page_routings')).body.items;
  const target = { targetType: 'page_routing', pageRoutingId: routing.pageRoutingId };
  await facet.post('/v0/page_links', { path: '/go', target });
  await button(page, 'Try a visit').click();
  const simulator = await dialogOf(page);
  await simulator.getByLabel('Address the visitor opens').fill('/go?utm_source=linkedin');
  await simulator.getByText('Shows a page').waitFor();
  await simulator.getByText('The link /go leads to Campaigns.').waitFor();
  await simulator.getByText('That leads to Everybody.').waitFor();
}

async function provesDomain({ facet, page, records }: Brief): Promise<void> {
  await open(page, '/library/domains');
  await button(page, 'Add domain').first().click();
  const dialog = await dialogOf(page);
  await dialog.getByRole('textbox').fill('pages.orbit.example');
  await button(dialog, 'Add domain').click();
  await page.getByText('Waiting for DNS').waitFor();
  await button(page, 'Check now').click();
  await page.getByText('The record is not there yet.', { exact: false }).first().waitFor();
  const [domain] = (await facet.get('/v0/domains')).body.items;
  records.set(domain.verification.name, [domain.verification.value]);
  await button(page, 'Check now').click();
  await page.getByText('pages.orbit.example is verified').waitFor();
}

async function keepsBrandsAndPictures({ facet, page }: Brief): Promise<void> {
  await open(page, '/library/brands');
  await button(page, 'New brand').first().click();
  const dialog = await dialogOf(page);
  await dialog.getByRole('textbox').first().fill('Orbit');
  await button(dialog, 'Create').click();
  const sample = page.frameLocator('iframe').locator('h1');
  await sample.waitFor();
  // The sample is drawn anew in the colour before anything is stored.
  const redrawn = page.waitForResponse((response) => response.url().endsWith('/brands/preview'));
  await page.locator('input[placeholder=auto]').first().fill('#0f5d4f');
  await redrawn;
  await sample.waitFor();
  await button(page, 'Save').click();
  await page.getByText('Pages in this brand show it now').waitFor();
  const brand = (await facet.get('/v0/brands')).body.items.find(
    (one: { name: string }) => one.name === 'Orbit',
  );
  assert.equal(brand.colors.primary, '#0f5d4f');

  await open(page, '/library/assets');
  const ground = { width: 40, height: 30, channels: 3, background: '#0f5d4f' } as const;
  const buffer = await sharp({ create: ground }).png().toBuffer();
  await dropped(page, [
    ['crew.png', buffer],
    ['notes.exe', Buffer.from('MZ')],
  ]);
  assert.equal((await facet.get('/v0/assets/search')).body.items.length, 1);
  await page.getByText(/^notes\.exe:/).waitFor();
  await page.getByText('Logos', { exact: true }).click();
  await page.getByText('No picture or file fits').waitFor();
  await page.getByText('Pictures', { exact: true }).click();
  await page.getByRole('searchbox').fill('crew');
  await page.getByRole('button', { name: /crew/ }).first().click();
  const picture = await dialogOf(page);
  await picture.getByLabel('What it shows').fill('A crew beside their van');
  await picture.getByRole('button', { name: /What must stay in view/ }).click({
    position: { x: 4, y: 4 },
  });
  await button(picture, 'Save').click();
  await picture.waitFor({ state: 'detached' });
  const [asset] = (await facet.get('/v0/assets/search')).body.items;
  assert.equal(asset.aiDescription, 'A crew beside their van');
  assert.ok(
    asset.focalPoint.x < 0.45 && asset.focalPoint.y < 0.45,
    JSON.stringify(asset.focalPoint),
  );
}

async function mendsEntries({ facet, page }: Brief): Promise<void> {
  const topic = (await facet.post('/v0/topics', { name: 'Prices' })).body;
  const entries = `/v0/topics/${topic.topicId}/entries`;
  const content = { type: 'markdown', content: 'Orbit costs 29 euros a month.' };
  await facet.post(entries, { content });
  const pageId = await makePage(facet, newPage({ name: 'Offer', topicIds: [topic.topicId] }));
  const audience = (await facet.post(`/v0/pages/${pageId}/audiences`, { customName: 'All' })).body;
  const tenantId = await facet.services.tenants.ensure('default');
  const chunks = await facet.services.retrieval.retrieve(tenantId, [topic.topicId], '', 1);
  const chunkIds = chunks.map((chunk) => chunk.chunkId);
  const hero = { type: 'hero', componentId: 'top', headline: 'Orbit costs 29 euros a month' };
  await facet.post(`/v0/pages/${pageId}/audiences/${audience.audienceId}/versions`, {
    content: { blocks: [{ ...hero, chunkIds, actionIds: [] }] },
  });
  await open(page, `/library/topics/${topic.topicId}`);
  await page.getByRole('link', { name: 'Offer (1 variant)' }).waitFor();
  await button(page, 'Edit').click();
  await page.getByText('1 variant cites this.', { exact: false }).waitFor();
  await page.getByRole('textbox').fill('## Prices\n\nOrbit costs **39 euros** a month.');
  await page.getByText('Preview', { exact: true }).click();
  await page.getByRole('heading', { name: 'Prices', level: 2 }).waitFor();
  assert.deepEqual(await violations(page), []);
  await button(page, 'Save').click();
  await page.getByText('39 euros').waitFor();
  await button(page, 'New entry').click();
  await page.getByText('Question and answer').click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Is there a discount?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('For schools.');
  await button(page, 'Save').click();
  await page.getByText('Is there a discount?').waitFor();
  const { items } = (await facet.get(entries)).body;
  assert.deepEqual(
    items.map((one: { content: { type: string } }) => one.content.type),
    ['markdown', 'qa'],
  );
}

async function runsWebhooks({ facet, page, sink }: Brief): Promise<void> {
  await open(page, '/settings/webhooks');
  await button(page, 'New webhook').first().click();
  const dialog = await dialogOf(page);
  await dialog.getByLabel('Address of the receiver').fill(sink.url);
  await button(dialog, 'Make webhook').click();
  await dialog.getByText('Copy the signing secret now', { exact: false }).waitFor();
  await button(dialog, 'Close').last().click();
  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Send a test' }).click();
  const sheet = await dialogOf(page);
  await sink.arrived(1);
  await sheet.getByRole('button', { name: /Arrived/ }).click();
  await sheet.getByText('Answered 204').waitFor();
  await button(sheet, 'Send again').click();
  await sink.arrived(2);
  assert.equal(sink.received[0]?.headers['webhook-id'], sink.received[1]?.headers['webhook-id']);
  const { items } = (await facet.get('/v0/webhook_subscriptions')).body;
  assert.equal(items.length, 1);
}

async function keepsKeysAndMembers({ facet, page }: Brief): Promise<void> {
  await open(page, '/settings/keys');
  await button(page, 'New key').first().click();
  const dialog = await dialogOf(page);
  await dialog.getByLabel('Name').fill('CRM');
  await choose(page, dialog, 'What it may do', /^Draft/);
  await button(dialog, 'Make key').click();
  const secret = (await dialog.getByText(/^facet_/).textContent()) ?? '';
  await button(dialog, 'Close').last().click();
  const asKey = () => facet.get('/v0/persons', { key: secret });
  assert.equal((await asKey()).status, 200);
  await page.getByRole('listitem').filter({ hasText: 'CRM' }).getByRole('button').click();
  await button(await dialogOf(page), 'Revoke').click();
  await page.getByRole('listitem').filter({ hasText: 'CRM' }).waitFor({ state: 'detached' });
  await eventually('the key is refused', async () => (await asKey()).status === 401);

  await open(page, '/settings');
  await button(page, 'Invite').click();
  const invite = await dialogOf(page);
  await invite.getByLabel('Email').fill('mei@orbit.example');
  await button(invite, 'Make link').click();
  const link = new URL((await invite.getByText(/^http/).textContent()) ?? '');
  await button(invite, 'Close').last().click();
  const body = {
    token: link.searchParams.get('token'),
    name: 'Mei Tanaka',
    password: 'nine ladders under a violet otter',
  };
  const joined = await facet.call('POST', '/studio/join', { key: null, body });
  assert.equal(joined.status, 201, joined.text);
  await open(page, '/settings');
  const mei = page.getByRole('listitem').filter({ hasText: 'Mei Tanaka' });
  await choose(page, mei, 'Role', /^Publisher/);
  await eventually('the role is changed', async () => {
    const { items } = (await facet.get('/v0/members')).body;
    return items.some(
      (one: { name: string; role: string }) =>
        one.name === 'Mei Tanaka' && one.role === 'publisher',
    );
  });
}

async function erasesAndReads({ facet, page }: Brief): Promise<void> {
  const person = (await facet.get('/v0/persons?search=maria')).body.items[0];
  await open(page, `/people/${person.personId}`);
  await button(page, 'Erase this person').click();
  await button(await dialogOf(page), 'Erase').click();
  const receipt = page.getByRole('dialog').filter({ hasText: 'names nobody' });
  await receipt.getByText('Variants').waitFor();
  assert.deepEqual(await violations(page), []);
  const kept = JSON.parse(
    await downloaded(page, () => button(receipt, 'Save the receipt').click()),
  );
  assert.ok(!JSON.stringify(kept).includes('maria'));
  await button(receipt, 'Done').click();
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor();
  assert.equal((await facet.get(`/v0/persons/${person.personId}`)).status, 404);

  await open(page, '/settings/audit');
  await choose(page, page, 'What', 'Erased a person');
  // The row stands in the list before it is narrowed, too: what tells is that the others are gone.
  await eventually('only erasures are listed', async () => {
    const rows = await page.getByRole('row').allTextContents();
    return rows.length === 2 && rows[1]?.includes('Erased a person') === true;
  });
  await page.waitForURL(/what=erasePerson/);
  await choose(page, page, 'Who', 'Ada Lovelace');
  await page.waitForURL(/who=/);
  await page.getByRole('row').filter({ hasText: 'Erased a person' }).waitFor();
  await button(page, 'Clear filters').click();
  await page.getByRole('row').filter({ hasText: 'Invited somebody' }).first().waitFor();
}

test('everything that can be pressed does what it says', options, async (t) => {
  const records = new Map<string, string[]>();
  const facet = await startServer(t, 'sqlite', {
    resolveTxt: async (name) => records.get(name) ?? [],
  });
  const tab: StudioTab | undefined = await openStudio(t, facet, {
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    // Colours are measured where they come to rest.
    reducedMotion: 'reduce',
  });
  if (!tab) return;
  const { page } = tab;
  const sink = await startSink(t, says(204));
  await joinAsFirst(facet, page);
  const brief = { facet, page, sink, records };
  const all = [
    ...[importsPeople, mergesAccounts, publishesMany, makesLinksAndRoutes, provesDomain],
    ...[keepsBrandsAndPictures, mendsEntries, runsWebhooks, keepsKeysAndMembers, erasesAndReads],
  ];
  for (const part of all) await t.test(part.name, () => part(brief));
  // A domain that is not verified yet is a 409, a file that is none of the known kinds a 415; the browser notes both.
  const complaints = tab.complaints.filter((line) => !/ (409|415) /.test(line));
  assertQuiet({ ...tab, complaints });
});
