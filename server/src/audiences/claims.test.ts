// What a version claims and what it rests on, over real HTTP.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findLeftovers } from '../../test/support/leftovers.ts';
import { makeAudience, makePage, type TestAudience } from '../../test/support/pages.ts';
import { eachEngine, type Reply, startServer, type TestServer } from '../../test/support/server.ts';
import { act, change, makePerson } from '../../test/support/site.ts';
import { makeAsset } from '../../test/support/uploads.ts';

const prose = (...paragraphs: string[]) => ({
  type: 'prose',
  componentId: 'body',
  chunkIds: [],
  paragraphs,
});

async function draft(facet: TestServer, audience: TestAudience, ...blocks: object[]) {
  const reply = await facet.post(`${audience.path}/versions`, { content: { blocks } });
  assert.equal(reply.status, 201, reply.text);
  const { versionId } = reply.body as { versionId: string };
  return { versionId, path: `${audience.path}/versions/${versionId}` };
}

type Version = Awaited<ReturnType<typeof draft>>;

const claimsOf = async (facet: TestServer, { path }: Version): Promise<Reply['body'][]> => {
  const reply = await facet.get(`${path}/claims`);
  assert.equal(reply.status, 200, reply.text);
  return reply.body.claims;
};

const claimed = async (facet: TestServer, version: Version, text: string) =>
  (await claimsOf(facet, version)).find((claim) => claim.text.startsWith(text));

/** Events follow the change in a job of their own, which may find several changes and tell of them in one: claims are counted. */
async function staleEvents(facet: TestServer, count: number): Promise<Reply['body'][]> {
  for (let tries = 0; tries < 3_000; tries++) {
    const { body } = await facet.get('/v0/events?type=claim.stale');
    const told = body.items.flatMap((event: Reply['body']) => event.payload.claims);
    if (told.length >= count) return body.items;
    await sleep(20);
  }
  throw new Error(`events do not tell of ${count} stale claims`);
}

/** What is kept of published versions, without another look at it: a job changes it. */
async function noneStale(facet: TestServer): Promise<void> {
  for (let tries = 0; tries < 3_000; tries++) {
    const { body } = await facet.get('/v0/claims?status=stale');
    if (body.items.length === 0) return;
    await sleep(20);
  }
  throw new Error('a claim stays stale');
}

async function topicSaying(facet: TestServer, ...texts: string[]) {
  const { topicId } = (await facet.post('/v0/topics', { name: 'Facts' })).body;
  const entries = `/v0/topics/${topicId}/entries`;
  const ids: string[] = [];
  for (const content of texts) {
    const reply = await facet.post(entries, { content: { type: 'text', content } });
    ids.push(reply.body.topicEntryId);
  }
  const say = (n: number, content: string) =>
    change(facet, `${entries}/${ids[n]}`, { content: { type: 'text', content } });
  const remove = (n: number) => facet.call('DELETE', `${entries}/${ids[n]}`);
  return { topicId: topicId as string, ids, say, remove };
}

eachEngine('claims', (engine) => {
  test('every claim has the words of the source it rests on, or none', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await topicSaying(facet, 'Orbit cut overtime by 18% in the first year.');
    const pageContext = 'Orbit schedules field crews. It costs €49 a month. Unlike this: 12 crews.';
    const pageId = await makePage(facet, { pageContext, topicIds: [topic.topicId] });
    const fields = { purpose: 'The depot in Rotterdam opened in 1987' };
    const { assetId } = await makeAsset(facet, { fields });
    const personId = await makePerson(facet, 'Ada Lovelace');
    const audience = await makeAudience(facet, { personId }, pageId);
    const version = await draft(
      facet,
      audience,
      prose(
        'This is for Ada Lovelace. It costs €49 a month.',
        'Orbit cut overtime by 18% in the first year.',
        'The depot in Rotterdam opened in 1987.',
        'Crews arrive 73% faster than before.',
      ),
    );
    const claims = await claimsOf(facet, version);
    const sourceOf = (text: string) => claims.find((claim) => claim.text === text)?.source;
    assert.deepEqual(sourceOf('€49'), {
      type: 'page_context',
      id: pageId,
      quote: 'It costs €49 a month.',
    });
    assert.deepEqual(sourceOf('18%'), {
      type: 'topic_entry',
      id: topic.ids[0],
      topicId: topic.topicId,
      quote: 'Orbit cut overtime by 18% in the first year.',
    });
    assert.equal(sourceOf('1987')?.type, 'asset');
    assert.equal(sourceOf('1987')?.id, assetId);
    assert.equal(sourceOf('Ada Lovelace')?.type, 'reader');
    const open = claims.filter((claim) => claim.status === 'unsupported');
    assert.ok(open.some((claim) => claim.text === '73%' && claim.source === undefined));
    assert.ok(open.every((claim) => claim.pointer === '/blocks/0/paragraphs/3'));
    assert.equal(new Set(claims.map((claim) => claim.claimId)).size, claims.length);
    assert.deepEqual(await claimsOf(facet, version), claims);
  });

  test('a claim that rests on the reader is stale once they are known by other words', async (t) => {
    const facet = await startServer(t, engine);
    const account = { name: 'Acme Freight', domain: 'acme-freight.example' };
    const { accountId } = (await facet.post('/v0/accounts', account)).body;
    const email = 'ada@acme-freight.example';
    const personId = await makePerson(facet, 'Ada Lovelace', { email });
    const said = 'We lose 7 hours a week on rescheduling.';
    const log = { source: 'mail', type: 'reply', direction: 'from', accountId };
    await facet.post('/v0/account_logs', { ...log, payload: { text: said } });
    const pageId = await makePage(facet, { claimPolicy: 'block' });
    const audience = await makeAudience(facet, { personId }, pageId);
    const content = prose('This is for Ada Lovelace at Acme Freight.', said);
    const shown = await draft(facet, audience, content);
    const next = await draft(facet, audience, content, { ...content, componentId: 'again' });
    for (const version of [shown, next]) {
      const claims = await claimsOf(facet, version);
      assert.ok(claims.length >= 3 && claims.every(({ status }) => status === 'supported'));
      assert.ok(claims.every(({ source }) => source.type === 'reader'));
    }
    await act(facet, `${shown.path}/publish`);

    await change(facet, `/v0/persons/${personId}`, { name: 'Grace Hopper' });
    const [renamed] = await staleEvents(facet, 1);
    assert.equal(renamed.payload.versionId, shown.versionId);
    assert.deepEqual(
      renamed.payload.claims.map(({ text }: { text: string }) => text),
      ['Ada Lovelace'],
    );
    const refused = await facet.call('POST', `${next.path}/publish`);
    assert.equal(refused.status, 409, refused.text);
    assert.ok(refused.body.claims.some(({ status }: { status: string }) => status === 'stale'));
    await change(facet, `/v0/persons/${personId}`, { name: 'Ada Lovelace' });
    assert.equal((await claimed(facet, shown, 'Ada'))?.status, 'supported');

    await change(facet, `/v0/accounts/${accountId}`, { name: null });
    await staleEvents(facet, 2);
    // A log that knows what the account does not fills it in.
    await facet.post('/v0/account_logs', {
      ...log,
      name: account.name,
      payload: { text: 'Hello.' },
    });
    await noneStale(facet);

    await facet.call('DELETE', `/v0/accounts/${accountId}`);
    const [gone] = await staleEvents(facet, 3);
    const texts = gone.payload.claims.map(({ text }: { text: string }) => text);
    assert.ok(
      texts.some((text: string) => text.startsWith('7')),
      texts.join(', '),
    );
    assert.ok(
      texts.some((text: string) => text.includes('Acme')),
      texts.join(', '),
    );
    assert.deepEqual(facet.jobFailures, []);
  });

  test('a changed source makes the claim stale at once, and what it says again supports it', async (t) => {
    const facet = await startServer(t, engine);
    const said = 'Orbit cut overtime by 18% last year.';
    const topic = await topicSaying(facet, `${said} It is blue.`, 'Crews save 25 minutes a day.');
    const pageContext = 'Setup takes 45 days.';
    const pageId = await makePage(facet, { pageContext, topicIds: [topic.topicId] });
    const audience = await makeAudience(facet, undefined, pageId);
    const version = await draft(
      facet,
      audience,
      prose(said, 'Crews save 25 minutes a day.', pageContext),
    );
    await act(facet, `${version.path}/publish`);
    const statusOf = async (text: string) => (await claimed(facet, version, text))?.status;

    await topic.say(0, `${said} It is green.`);
    assert.equal(await statusOf('18%'), 'supported', 'the words it rests on still stand');
    await topic.say(0, 'Orbit cut overtime by 12% last year.');
    const { claimId } = await claimed(facet, version, '18%');
    const [event] = await staleEvents(facet, 1);
    assert.deepEqual(event.payload, {
      type: 'claim.stale',
      pageId,
      audienceId: audience.audienceId,
      versionId: version.versionId,
      claims: [{ claimId, text: '18%' }],
    });
    const listed = (await facet.get('/v0/claims')).body;
    assert.equal(listed.totalCount, 1);
    assert.deepEqual(
      [listed.items[0].versionId, listed.items[0].status, listed.items[0].source.quote],
      [version.versionId, 'stale', said],
    );
    await topic.say(0, said);
    assert.equal(await statusOf('18%'), 'supported');
    assert.equal((await facet.get('/v0/claims')).body.totalCount, 0);
    // Only what was seen to be supported again can be told of as stale again.
    await noneStale(facet);

    await topic.remove(1);
    assert.equal(await statusOf('25'), 'stale');
    await change(facet, `/v0/pages/${pageId}`, { pageContext: 'Setup takes 30 days.' });
    assert.equal(await statusOf('45'), 'stale');
    await change(facet, `/v0/pages/${pageId}`, { topicIds: [] });
    assert.equal(await statusOf('18%'), 'stale');
    assert.equal((await facet.get(`/v0/claims?pageId=${pageId}`)).body.totalCount, 3);
    assert.equal((await facet.get('/v0/claims?pageId=page_other')).body.totalCount, 0);
    await staleEvents(facet, 4);
    assert.deepEqual(facet.jobFailures, []);
  });

  test('an asset in the trash and a deleted topic support nothing', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await topicSaying(facet, 'Crews save 25 minutes a day.');
    const pageId = await makePage(facet, { topicIds: [topic.topicId] });
    const fields = { purpose: 'The depot opened in 1987' };
    const { assetId } = await makeAsset(facet, { fields });
    const audience = await makeAudience(facet, undefined, pageId);
    const texts = ['Crews save 25 minutes a day.', 'The depot opened in 1987.'];
    const version = await draft(facet, audience, prose(...texts));
    const statuses = async () => (await claimsOf(facet, version)).map((claim) => claim.status);
    assert.deepEqual(await statuses(), ['supported', 'supported']);
    await facet.call('DELETE', `/v0/assets/${assetId}`);
    assert.deepEqual(await statuses(), ['supported', 'stale']);
    await facet.call('DELETE', `/v0/topics/${topic.topicId}`);
    assert.deepEqual(await statuses(), ['stale', 'stale']);
    await act(facet, `/v0/assets/${assetId}/restore`);
    assert.deepEqual(await statuses(), ['stale', 'supported']);
    assert.equal((await facet.get('/v0/claims')).body.totalCount, 0, 'nothing is published');
  });

  test('under block, nothing unsupported is published: by hand, by roll-back or in a batch', async (t) => {
    const facet = await startServer(t, engine);
    const topic = await topicSaying(facet, 'Crews save 25 minutes a day.');
    const topicIds = [topic.topicId];
    const pageId = await makePage(facet, { claimPolicy: 'block', topicIds });
    const audience = await makeAudience(facet, undefined, pageId);
    const sound = await draft(facet, audience, prose('Crews save 25 minutes a day.'));
    const made = await draft(facet, audience, prose('Crews are 73% faster.'));
    const refused = await facet.call('POST', `${made.path}/publish`);
    assert.deepEqual([refused.status, refused.body.code], [409, 'unsupported_claims']);
    assert.ok(refused.body.claims.some((claim: Reply['body']) => claim.text === '73%'));
    const headers = { 'idempotency-key': 'publish-once' };
    const again = await facet.call('POST', `${made.path}/publish`, { headers });
    assert.equal(again.status, 409);
    const { batchId } = (await facet.post(`/v0/pages/${pageId}/publish_batch`, {})).body;
    const batch = await finished(facet, batchId);
    assert.deepEqual([batch.done, batch.failed], [0, 1]);
    assert.equal(batch.errors[0].code, 'unsupported_claims');

    await act(facet, `${sound.path}/publish`);
    const other = await draft(facet, audience, prose('Plain words.'));
    await act(facet, `${other.path}/publish`);
    await topic.remove(0);
    const back = await facet.call('POST', `${sound.path}/publish`);
    assert.deepEqual([back.status, back.body.claims[0].status], [409, 'stale']);

    const { topicEntryId } = (
      await facet.post(`/v0/topics/${topic.topicId}/entries`, {
        content: { type: 'text', content: 'Crews are 73% faster, they say.' },
      })
    ).body;
    await act(facet, `${made.path}/publish`);
    assert.equal((await claimed(facet, made, '73%')).source.id, topicEntryId);
  });

  test('whoever may publish may accept a claim with a reason, and it stays accepted', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet, { claimPolicy: 'block' });
    const audience = await makeAudience(facet, undefined, pageId);
    const version = await draft(facet, audience, prose('Crews save €731 a day.'));
    const [claim, ...others] = await claimsOf(facet, version);
    assert.deepEqual(others, []);
    const accept = `${version.path}/claims/${claim.claimId}/accept`;
    const key = await facet.makeKey({ scopes: ['read', 'draft'] });
    assert.equal((await facet.post(accept, { reason: 'I say so' }, { key })).status, 403);
    assert.equal((await facet.post(accept, { reason: ' ' })).status, 400);
    assert.equal((await facet.post(accept, {})).status, 400);
    const unknown = `${version.path}/claims/claim_unknown/accept`;
    assert.equal((await facet.post(unknown, { reason: 'x' })).body.code, 'claim_not_found');
    const { body } = await facet.post(accept, { reason: 'Measured by the board' });
    assert.equal(body.status, 'accepted');
    assert.equal(body.acceptance.reason, 'Measured by the board');
    assert.equal(body.acceptance.by.type, 'key');
    await act(facet, `${version.path}/publish`);
    assert.equal((await facet.get('/v0/claims?status=accepted')).body.totalCount, 1);
    const next = await draft(facet, audience, prose('Crews save €731 a day.', 'And more.'));
    await act(facet, `${next.path}/publish`);
    const elsewhere = await makeAudience(facet, { customName: 'Others' }, pageId);
    const theirs = await draft(facet, elsewhere, prose('Crews save €731 a day.'));
    assert.equal((await facet.call('POST', `${theirs.path}/publish`)).status, 409);

    const sound = await draft(facet, audience, prose('Dispatchers save 2 hours a day.'));
    await change(facet, `/v0/pages/${pageId}`, {
      pageContext: 'Dispatchers save 2 hours a day.',
    });
    const [held] = await claimsOf(facet, sound);
    const needless = await facet.post(`${sound.path}/claims/${held.claimId}/accept`, {
      reason: 'To be sure',
    });
    assert.equal(needless.body.code, 'claim_supported');
  });

  test('the policy is warn unless it is said, and only who may publish may change it', async (t) => {
    const facet = await startServer(t, engine);
    const pageId = await makePage(facet);
    const path = `/v0/pages/${pageId}`;
    assert.equal((await facet.get(path)).body.claimPolicy, 'warn');
    const key = await facet.makeKey({ scopes: ['read', 'draft'] });
    const policy = (claimPolicy: string) =>
      facet.call('PATCH', path, { key, body: { claimPolicy } });
    assert.equal((await policy('off')).status, 403);
    assert.equal((await policy('warn')).status, 200);
    assert.equal((await policy('never')).status, 400);
    const audience = await makeAudience(facet, undefined, pageId);
    const version = await draft(facet, audience, prose('Crews are 73% faster.'));
    await act(facet, `${version.path}/publish`);
    assert.ok((await facet.get('/v0/claims?status=unsupported')).body.totalCount > 0);
    await change(facet, path, { claimPolicy: 'off' });
    const other = await draft(facet, audience, prose('Crews are 74% faster.'));
    await act(facet, `${other.path}/publish`);
    assert.equal((await facet.get('/v0/claims?status=unsupported')).body.totalCount, 0);
  });

  test('erasing a person leaves neither their claims nor the events about them', async (t) => {
    const facet = await startServer(t, engine, { own: true });
    const personId = await makePerson(facet, 'Zebulon Quist');
    const pageId = await makePage(facet, { pageContext: 'Ask for 400 brasswhistles.' });
    const audience = await makeAudience(facet, { personId }, pageId);
    const version = await draft(facet, audience, prose('Zebulon Quist wants 400 brasswhistles.'));
    await act(facet, `${version.path}/publish`);
    const [claim] = await claimsOf(facet, version);
    await facet.post(`${version.path}/claims/${claim.claimId}/accept`, { reason: 'Zebulon said' });
    await change(facet, `/v0/pages/${pageId}`, { pageContext: 'Nothing.' });
    await facet.call('DELETE', `/v0/persons/${personId}`);
    assert.deepEqual(await findLeftovers(facet.db, ['Zebulon', 'brasswhistles']), []);
    // Looked for before, kept after: what a slow reader found is not kept either.
    const tenantId = await facet.services.tenants.ensure('default');
    const { audienceId } = audience;
    const found = {
      claim_id: claim.claimId,
      component_id: 'body',
      pointer: claim.pointer,
      kind: claim.kind,
      claimed: 'Zebulon Quist',
      status: 'unsupported' as const,
      source_type: null,
      source_id: null,
      topic_id: null,
      quote: null,
    };
    const of = { tenantId, pageId, audienceId, versionId: version.versionId };
    const epoch = await facet.services.claims.epoch(tenantId);
    assert.equal(await facet.services.claims.keep(of, [found], { epoch, sourcesHash: 'x' }), true);
    assert.deepEqual(await findLeftovers(facet.db, ['Zebulon']), []);
  });
});

async function finished(facet: TestServer, batchId: string): Promise<Reply['body']> {
  for (let tries = 0; tries < 3_000; tries++) {
    const { body } = await facet.get(`/v0/batches/${batchId}`);
    if (body.status === 'finished') return body;
    await sleep(20);
  }
  throw new Error('the batch does not end');
}
