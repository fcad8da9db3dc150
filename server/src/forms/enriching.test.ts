import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import {
  formEvents,
  goodFields,
  openPage,
  submissions,
  submit,
} from '../../test/support/form_pages.ts';
import { eventually } from '../../test/support/process.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { EnrichmentFailure, makeEndpointEnricher } from './enricher.ts';

type Reply = (response: ServerResponse, request: IncomingMessage) => void;

/** An endpoint that answers with the next of these, and with the last of them from then on. */
async function startEndpoint(t: TestContext, ...replies: Reply[]) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    response.on('error', () => {});
    const reply = replies[Math.min(bodies.length, replies.length - 1)];
    bodies.push(Buffer.concat(pieces).toString());
    reply?.(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(async () => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/enrich`, bodies };
}

const says =
  (body: string, status = 200): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body);

/** Lets the back-off of the job pass, again and again, until the last word is spoken. */
async function settle(facet: TestServer): Promise<string[]> {
  const types = async () => (await formEvents(facet)).map(({ type }) => type);
  await eventually('the enrichment ends', async () => {
    if ((await types()).length > 1) return true;
    // Only while it waits for its next try: the lease of one that runs would end.
    const [job] = await facet.db.sql.selectFrom('jobs').select(['state', 'run_at']).execute();
    const waits = job?.state === 'waiting' && job.run_at > facet.clock.now();
    if (waits) facet.clock.advance(60_000);
    return false;
  });
  return types();
}

eachEngine('enrichment', (engine) => {
  test('by an endpoint: it is sent the submission and what is known, and its reply is the enrichment', async (t) => {
    const endpoint = await startEndpoint(t, says('{"company":{"size":120}}'));
    const facet = await startServer(t, engine, { settings: { enrichmentUrl: endpoint.url } });
    const page = await openPage(facet);
    await submit(facet, page);
    assert.deepEqual(await settle(facet), ['form.submitted', 'form.enriched']);
    const { items } = await submissions(facet);
    assert.deepEqual(items[0].enrichment, { company: { size: 120 } });
    const { known, ...sent } = JSON.parse(endpoint.bodies[0] ?? '');
    assert.deepEqual(sent, {
      submissionId: items[0].submissionId,
      formId: 'demo-request',
      pageId: page.pageId,
      audienceId: page.audienceId,
      personId: items[0].personId,
      accountId: items[0].accountId,
      input: items[0].input,
      at: items[0].createdAt,
    });
    assert.equal(known.account.domain, 'engines.example');
    assert.equal(endpoint.bodies.length, 1);
  });

  test('is tried again when the endpoint fails, and comes once it answers', async (t) => {
    const endpoint = await startEndpoint(
      t,
      says('{}', 503),
      (response) => void response.socket?.destroy(),
      says('not json'),
      says('{"ok":true}'),
    );
    const facet = await startServer(t, engine, { settings: { enrichmentUrl: endpoint.url } });
    await submit(facet, await openPage(facet));
    assert.deepEqual(await settle(facet), ['form.submitted', 'form.enriched']);
    assert.equal(endpoint.bodies.length, 4);
  });

  test('that never works is announced as failed, once, and says why', async (t) => {
    const endpoint = await startEndpoint(t, says('{}', 500));
    const facet = await startServer(t, engine, { settings: { enrichmentUrl: endpoint.url } });
    await submit(facet, await openPage(facet));
    assert.deepEqual(await settle(facet), ['form.submitted', 'form.enrichment_failed']);
    assert.equal(endpoint.bodies.length, 4);
    const [item] = (await submissions(facet)).items;
    const why = 'the enrichment endpoint answered 500';
    assert.deepEqual([item.enrichmentState, item.enrichmentError], ['failed', why]);
    const { payload } = (await formEvents(facet))[1] ?? {};
    assert.deepEqual([payload.error, payload.submissionId], [why, item.submissionId]);
    assert.deepEqual(payload.input, item.input);
  });

  test('that the endpoint declines for good is not tried again', async (t) => {
    const endpoint = await startEndpoint(t, says('{}', 404));
    const facet = await startServer(t, engine, { settings: { enrichmentUrl: endpoint.url } });
    await submit(facet, await openPage(facet));
    assert.deepEqual(await settle(facet), ['form.submitted', 'form.enrichment_failed']);
    assert.equal(endpoint.bodies.length, 1);
  });

  test('of an erased person neither comes nor leaves anything, though the endpoint answers', async (t) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const endpoint = await startEndpoint(t, (response) => {
      void held.then(() => response.end('{"secret":"whispered"}'));
    });
    const facet = await startServer(t, engine, { settings: { enrichmentUrl: endpoint.url } });
    await submit(facet, await openPage(facet), goodFields());
    await eventually('the endpoint is asked', async () => endpoint.bodies.length === 1);
    const [{ personId }] = (await submissions(facet)).items;
    assert.equal((await facet.call('DELETE', `/v0/persons/${personId}`)).status, 204);
    release();
    await eventually('the job is gone', async () => {
      const jobs = await facet.db.sql.selectFrom('jobs').select('job_id').execute();
      return jobs.length === 0;
    });
    // A submission that comes later is through: then the first has had its chance.
    await submit(facet, await openPage(facet), goodFields({ email: 'eve@other.example' }));
    await eventually('the later one is enriched', async () =>
      (await formEvents(facet)).some(({ type }) => type === 'form.enriched'),
    );
    const events = await formEvents(facet);
    assert.deepEqual(
      events.map(({ type, payload }) => [type, payload.input?.email]),
      [
        ['form.submitted', undefined],
        ['form.submitted', 'eve@other.example'],
        ['form.enriched', 'eve@other.example'],
      ],
    );
  });
});

const row = {
  submission_id: 'formsubmission_1',
  tenant_id: 'tenant_1',
  form_id: 'f',
  component_id: 'c',
  page_id: 'p',
  audience_id: 'a',
  version_id: 'v',
  person_id: null,
  account_id: null,
  email: null,
  input: '{}',
  suspicion: null,
  suspected_bot: 0,
  duplicate_key: null,
  enrichment_state: 'waiting' as const,
  enrichment: null,
  enrichment_error: null,
  created_at: 0,
  erased_at: null,
};

test('an endpoint that hangs, drips, overflows, redirects or talks nonsense fails in words of our own', async (t) => {
  const slow = /took too long/;
  const reasons: [Reply, RegExp][] = [
    [() => {}, slow],
    [
      (response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(drip));
      },
      slow,
    ],
    [(response) => void response.end(`"${'x'.repeat(70_000)}"`), /more than 64 KB/],
    [(response) => void response.writeHead(302, { location: '/other' }).end(), /answered 302/],
    [says('<html>'), /JSON object/],
    [says('[1]'), /JSON object/],
    [says('null'), /JSON object/],
    [says('{"a":"\\u0000"}'), /JSON object/],
    [(response) => void response.socket?.destroy(), /could not be reached/],
  ];
  for (const [reply, reason] of reasons) {
    const { url } = await startEndpoint(t, reply);
    // Only what never ends comes to its limit: a busy machine may take a second over the others.
    const timeoutMs = reason === slow ? 400 : 60_000;
    const enrich = makeEndpointEnricher(url, async () => ({}), { timeoutMs });
    await assert.rejects(enrich(row, new AbortController().signal), (error) => {
      assert.ok(error instanceof EnrichmentFailure);
      assert.match(error.message, reason);
      assert.ok(!error.message.includes('127.0.0.1'));
      return true;
    });
  }
});
