// The SDK over a bad network: nothing is done twice, nothing is lost.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Facet } from '@facet/sdk';
import { startFaultyProxy } from './support/faulty_http.ts';
import { eachEngine, startServer } from './support/server.ts';

const seed = 20_260_131;
const people = 60;

eachEngine('a bad network', (engine) => {
  test('every write through the SDK happens exactly once', async (t) => {
    const facet = await startServer(t, engine);
    const proxy = await startFaultyProxy(t, facet.url, { share: 0.4, seed });
    const sdk = new Facet({ baseUrl: proxy.url, apiKey: facet.key, maxRetries: 20 });
    const expected = Array.from({ length: people }, (_, index) => `Person ${index}`);
    const ids = new Map<string, string>();
    const write = async (name: string): Promise<void> => {
      const { personId } = await sdk.persons.create({ name });
      ids.set(name, personId);
    };
    // All at once: the pauses between tries pass side by side.
    await Promise.all(expected.map(write));
    const idOf = (name: string): string => ids.get(name) ?? '';
    await Promise.all([
      ...expected
        .slice(0, 20)
        .map((name) => sdk.persons.update(idOf(name), { name: `${name}, changed` })),
      ...expected.slice(40).map((name) => sdk.persons.delete(idOf(name))),
    ]);

    // Read past the proxy: what is stored, not what was told.
    const stored: string[] = [];
    const plain = new Facet({ baseUrl: facet.url, apiKey: facet.key });
    for await (const { name } of plain.persons.list({ limit: 50 })) stored.push(name);
    const changed = expected.slice(0, 40).map((name, at) => (at < 20 ? `${name}, changed` : name));
    assert.deepEqual(stored.sort(), changed.sort());
    const listed: string[] = [];
    for await (const { name } of sdk.persons.list({ limit: 10 })) listed.push(name);
    assert.deepEqual(listed.sort(), stored);
    for (const [fault, count] of Object.entries(proxy.counts)) assert.ok(count > 0, fault);
    t.diagnostic(`${engine}: ${JSON.stringify(proxy.counts)}`);
  });
});
