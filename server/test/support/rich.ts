// A tenant with something in every list, and what its API says of all of it: what a copy is held to.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Db } from '../../src/platform/db/open.ts';
import { routes } from '../../src/routes.ts';
import { isEndless } from './ask.ts';
import { sendImport } from './imports.ts';
import { tableNames } from './leftovers.ts';
import { visitedAudience } from './lists.sessions.ts';
import { everyList } from './lists.ts';
import { givePasskey, joinAs, openBrowser, soundPassword } from './members.ts';
import { withQuery } from './paging.ts';
import { quiet } from './quiet.ts';
import { makeReals, type Params, paramsOf, pathOf, withRequired } from './reals.ts';
import type { TestServer } from './server.ts';
import { makeLink, makePerson, publishedAudience, toAudience } from './site.ts';
import { makeAsset } from './uploads.ts';
import { visit as visitSite } from './visit.ts';
import { action, beaconOf, collect, visitOf } from './visits.ts';

export interface RichTenant {
  key: string;
  /** Every GET of the route table, on things that are there, and the first page of every list. */
  paths: string[];
  /** Good for an hour, without a key. */
  downloadUrl: string;
}

export async function makeRichTenant(facet: TestServer): Promise<RichTenant> {
  const key = await facet.makeKey({ tenant: 'rich' });
  const paths = ['/sites/default/hello'];
  for (const make of Object.values(everyList)) {
    const list = await make(facet, key);
    await list.remove?.(await list.add());
    // Two, so that there is a second page.
    await list.add();
    await list.add();
    paths.push(withQuery(list.path, 'limit=1'));
  }
  // Those with the most parameters first: what is made for them serves the others too.
  const reals: Params = {};
  const reads = routes.filter(
    ({ method, path, replyType }) =>
      method === 'GET' &&
      path.startsWith('/v0/') &&
      // It tells of the engine itself.
      path !== '/v0/checkup' &&
      !isEndless(replyType),
  );
  for (const route of reads.toSorted((a, b) => paramsOf(b).length - paramsOf(a).length)) {
    const known = paramsOf(route).every((name) => name in reals);
    if (!known) Object.assign(reals, await makeReals(facet, route, key));
    paths.push(withRequired(route, pathOf(route, reals)));
  }
  // Erased, deleted and searched for: what is gone must stay gone, and what is there be found.
  const text = 'Größe ändern für alle';
  const { downloadUrl } = await makeAsset(facet, { fields: { name: text } }, { key });
  paths.push(`/v0/assets/search?query=${encodeURIComponent('GROSSE andern')}`);
  paths.push(
    `/v0/assets/search?query=${encodeURIComponent('größe')}`,
    '/v0/assets/search?query=zz',
  );
  await makeLink(facet, '/hello', toAudience(await publishedAudience(facet, 'Hello, copy')));
  assert.equal((await visitSite(facet.url, '/hello')).status, 200);
  await runExperiment(facet);
  await acceptClaim(facet);
  const once = { headers: { 'idempotency-key': 'once' }, key };
  assert.equal((await facet.post('/v0/persons', { name: 'Only once' }, once)).status, 201);
  paths.push(`/v0/audience_sessions/${await visit(facet, key)}/interactions`);
  paths.push(...(await importRows(facet, key)));
  await failToSignIn(facet);
  await halfSignIn(facet, key);
  await quiet(facet);
  await giveUpAJob(facet.db);
  return { key, paths, downloadUrl };
}

/** A person who was put into an arm. */
/** By somebody who is editing: a claim that no source supports, accepted with a reason. */
async function acceptClaim(facet: TestServer): Promise<void> {
  const audience = await publishedAudience(facet, 'Trusted by 4,321 crews');
  const { latestVersion } = (await facet.get(audience.path)).body;
  const path = `${audience.path}/versions/${latestVersion.versionId}/claims`;
  const [claim] = (await facet.get(path)).body.claims;
  const accepted = await facet.post(`${path}/${claim.claimId}/accept`, { reason: 'Counted' });
  assert.equal(accepted.status, 200, accepted.text);
  const present = await facet.post(`${audience.path}/presence`, { clientId: 'window' });
  assert.equal(present.status, 200, present.text);
}

async function runExperiment(facet: TestServer): Promise<void> {
  const { pageId, audienceId } = await publishedAudience(facet, 'For everybody');
  const personId = await makePerson(facet, 'Someone held out');
  await makeLink(
    facet,
    '/held',
    toAudience(await publishedAudience(facet, 'For one', { personId }, pageId)),
  );
  const body = { holdout: 0.5, controlAudienceId: audienceId };
  const { status, text } = await facet.call('PUT', `/v0/pages/${pageId}/experiment`, { body });
  assert.equal(status, 200, text);
  assert.equal((await visitSite(facet.url, '/held')).status, 200);
}

/** With a click, of a page whose figures somebody looks into; gives back the id of the session. */
async function visit(facet: TestServer, key: string): Promise<string> {
  const audience = await visitedAudience(facet, key);
  const explain = `/v0/pages/${audience.pageId}/analytics/explain?metric=totalSessions`;
  assert.equal((await facet.get(explain, { key })).status, 200);
  const visit = await visitOf(facet, audience, 'rich');
  const beacon = beaconOf(visit, { elapsedMs: 9_000, visibleMs: 9_000 });
  await collect(facet, { ...beacon, interactions: [action(1, 4_000)] });
  const { items } = (await facet.get(audience.path, { key })).body;
  return items[0].audienceSessionId;
}

/** One row that is taken, one that is rejected, and a file whose import was never started, as a killed server leaves it. */
async function importRows(facet: TestServer, key: string): Promise<string[]> {
  const file = 'name,email,externalIds.crm\nAda,ada@rich.example,17\n,nameless@rich.example,18\n';
  const { status, body, text } = await sendImport(facet, file, {}, { key });
  assert.equal(status, 202, text);
  const { tenantId } = (await facet.get('/v0/tenant', { key })).body;
  await facet.services.imports.stage(tenantId, Readable.from([Buffer.from(file)]), 'rows.csv');
  return [`/v0/imports/${body.importId}/rejected`, '/v0/persons/ext:crm:17'];
}

async function failToSignIn(facet: TestServer): Promise<void> {
  const body = { email: 'nobody@rich.example', password: soundPassword };
  const { status, text } = await openBrowser(facet).call('POST', '/studio/session', { body });
  assert.equal(status, 401, text);
}

/** A passkey, and a sign-in that waits for its second step. */
async function halfSignIn(facet: TestServer, key: string): Promise<void> {
  const { tenantId } = (await facet.get('/v0/tenant', { key })).body;
  const { memberId } = await joinAs(facet, 'viewer', { key });
  await givePasskey(facet, { tenantId, memberId });
  await facet.services.signInSteps.begin('passkey', 'a challenge', {});
}

async function giveUpAJob(db: Db): Promise<void> {
  const job = { job_id: 'job_dead', tenant_id: 'none', kind: 'draft', order_key: 'none' };
  await db.sql
    .insertInto('jobs')
    .values({
      ...job,
      payload: '{}',
      state: 'dead',
      attempts: 3,
      run_at: 1,
      lease_owner: null,
      last_error: 'It broke.',
      created_at: 1,
    })
    .execute();
}

/** What is never the same twice: ids of requests, ends of signed links, and seals. */
const passing = [
  /"requestId":"req_\w+"/g,
  /"exportedAt":"[^"]+"/g,
  /expires=\d+(&amp;|&)signature=[\w-]+/g,
  /data-context="[^"]*"/g,
  /name="facet\.context" value="[^"]*"/g,
  /_facet\/previews\/[\w.-]+/g,
];

export interface Said {
  path: string;
  status: number;
  text: string;
}

export async function everythingSaid(
  facet: TestServer,
  { key }: RichTenant,
  paths: string[],
): Promise<Said[]> {
  const said: Said[] = [];
  for (const path of paths) {
    const reply = await facet.get(path, { key });
    said.push({ path, ...settled(reply.status, reply.text) });
  }
  return said;
}

const settled = (status: number, text: string) => ({
  status,
  text: passing.reduce((left, pattern) => left.replace(pattern, ''), text),
});

/** The next page of every list that has one. */
export const cursorsIn = (said: Said[]): string[] =>
  said.flatMap(({ path, text }) => {
    const cursor = /"nextCursor":"([^"]+)"/.exec(text)?.[1];
    return cursor === undefined ? [] : [withQuery(path, `cursor=${encodeURIComponent(cursor)}`)];
  });

/** Deliveries that wait would be tried meanwhile, by whichever server runs. */
export async function holdDeliveries(db: Db): Promise<void> {
  const far = Date.now() + 30 * 86_400_000;
  await db.sql
    .updateTable('webhook_deliveries')
    .set({ run_at: far, lease_owner: null, lease_until: 0 })
    .where('state', '=', 'waiting')
    .execute();
}

/** Each engine's own: the record of migrations, slots of totals, and the index of the search. */
const ownTables = /(^|\.)(facet_migrations|counters|search_grams)$/;

/** For every table, whatever its name: a digest of its rows, in no order. */
export async function tableDigests(db: Db): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const name of await tableNames(db)) {
    if (ownTables.test(name)) continue;
    const { rows } = await db.query<Record<string, unknown>>(`select * from ${name}`, []);
    const lines = rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort();
    const digest = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 12);
    digests[name.replace(/^public\./, '')] = `${rows.length} rows ${digest}`;
  }
  return digests;
}
