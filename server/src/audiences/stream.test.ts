import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gatedAgent } from '../../test/support/agents.ts';
import { firstDraft, makeAudience, settled, type TestAudience } from '../../test/support/pages.ts';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';

interface Event {
  id: number;
  event: string;
  data: { status?: string; text?: string; versionId: string };
}

/** Reads server-sent events until one satisfies the end, then hangs up. */
async function follow(
  facet: TestServer,
  audience: TestAudience,
  until: (event: Event) => boolean,
  lastEventId?: number,
  opened: () => void = () => {},
): Promise<Event[]> {
  const hangUp = new AbortController();
  const response = await fetch(`${facet.url}${audience.path}/stream`, {
    headers: {
      'x-api-key': facet.key,
      ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
    },
    signal: hangUp.signal,
  });
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/);
  opened();
  const events: Event[] = [];
  let buffered = '';
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    buffered += Buffer.from(chunk).toString();
    const parts = buffered.split('\n\n');
    buffered = parts.pop() ?? '';
    for (const part of parts) {
      const match = /^id: (\d+)\nevent: (\w+)\ndata: (.*)$/.exec(part);
      if (!match) continue;
      const [, id, event = '', data = '{}'] = match;
      events.push({ id: Number(id), event, data: JSON.parse(data) });
    }
    if (events.some(until)) break;
  }
  hangUp.abort();
  return events;
}

const drafted = (event: Event) => event.data.status === 'draft';

eachEngine('the stream of an audience', (engine) => {
  test('shows the queue, the words as they are written, and the draft, in order', async (t) => {
    const gate = gatedAgent();
    const facet = await startServer(t, engine, { agent: gate.agent });
    const audience = await makeAudience(facet);
    gate.open();
    await firstDraft(facet, audience);
    const reading = follow(facet, audience, drafted, 0);
    const events = await reading;
    assert.deepEqual(
      events.map(({ event, data }) => data.status ?? event),
      ['queued', 'text', 'draft'],
    );
    const ids = events.map((event) => event.id);
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => a - b),
    );
    assert.equal(new Set(ids).size, ids.length);
  });

  test('a reader who comes back goes on after the last event it saw', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    await firstDraft(facet, audience);
    const all = await follow(facet, audience, drafted, 0);
    const seen = all[0]?.id ?? 0;
    const rest = await follow(facet, audience, drafted, seen);
    assert.deepEqual(rest, all.slice(1));
  });

  test('without a last event it starts now, and hears what happens next', async (t) => {
    const facet = await startServer(t, engine);
    const audience = await makeAudience(facet);
    await firstDraft(facet, audience);
    const { body } = await facet.get(audience.path);
    // The stream is open once the server has answered; only then the message is sent.
    const open = Promise.withResolvers<void>();
    const reading = follow(facet, audience, drafted, undefined, open.resolve);
    await Promise.race([open.promise, reading]);
    const sent = await facet.post(`${audience.path}/messages`, {
      message: 'Set the headline to "Now"',
    });
    const events = await reading;
    await settled(facet, audience, sent.body.versionId);
    assert.ok(events.every((event) => event.data.versionId === sent.body.versionId));
    assert.notEqual(body.latestVersion.versionId, sent.body.versionId);
  });
});
