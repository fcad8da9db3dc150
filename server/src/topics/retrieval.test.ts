import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eachEngine, startServer, type TestServer } from '../../test/support/server.ts';
import { makeRetrieval } from './retrieval.ts';
import { termsOf } from './terms.ts';

test('terms are folded words, and pairs where words are not spaced', () => {
  assert.deepEqual(termsOf('Café-Crème 2.0, naïve!'), ['cafe', 'creme', '2', '0', 'naive']);
  assert.deepEqual(termsOf('東京都のAPI'), ['東京', '京都', '都の', 'api']);
  assert.deepEqual(termsOf('한국어 문서 語'), ['한국어', '문서', '語']);
  assert.deepEqual(termsOf('— … 🚀'), []);
});

interface Stand {
  facet: TestServer;
  tenantId: string;
  makeTopic(name: string, texts: unknown[]): Promise<string>;
  find(topicIds: string[], query: string, limit?: number): Promise<string[]>;
}

async function makeStand(facet: TestServer): Promise<Stand> {
  const tenantId = await facet.services.tenants.ensure('default');
  return {
    facet,
    tenantId,
    async makeTopic(name, contents) {
      const { body } = await facet.post('/v0/topics', { name });
      for (const content of contents) {
        const entry = typeof content === 'string' ? { type: 'text', content } : content;
        const reply = await facet.post(`/v0/topics/${body.topicId}/entries`, { content: entry });
        assert.equal(reply.status, 201, reply.text);
      }
      return body.topicId;
    },
    async find(topicIds, query, limit = 10) {
      const chunks = await facet.services.retrieval.retrieve(tenantId, topicIds, query, limit);
      return chunks.map((chunk) => chunk.text);
    },
  };
}

eachEngine('retrieval', (engine) => {
  test('the passage that says most about the question comes first', async (t) => {
    const { makeTopic, find } = await makeStand(await startServer(t, engine));
    const topicId = await makeTopic('Orbit', [
      'Orbit plans routes for field crews and shows them on a map.',
      'Prices start at ten euros a month for each seat.',
      'Crews see changes of their route at once.',
      { type: 'qa', question: 'Which integrations are there?', content: 'Slack and Teams.' },
    ]);
    const best = async (query: string) => (await find([topicId], query))[0];
    assert.match((await best('what is the price of a seat')) ?? '', /^Prices/);
    assert.match((await best('ROUTES map')) ?? '', /^Orbit plans/);
    assert.match((await best('do you have an integration')) ?? '', /^Slack/);
    assert.match((await best('chànges')) ?? '', /^Crews/);
    assert.deepEqual(await find([topicId], 'zebra'), []);
  });

  test('a passage comes with its topic and its question', async (t) => {
    const stand = await makeStand(await startServer(t, engine));
    const qa = { type: 'qa', question: 'Is it safe?', content: 'Yes, it is.' };
    const topicId = await stand.makeTopic('Safety', [qa]);
    const [chunk] = await stand.facet.services.retrieval.retrieve(
      stand.tenantId,
      [topicId],
      'safe',
      5,
    );
    assert.match(chunk?.chunkId ?? '', /^chunk_[a-z0-9]{26}$/);
    const { chunkId: _, ...shown } = chunk ?? {};
    assert.deepEqual(shown, { topicName: 'Safety', question: 'Is it safe?', text: 'Yes, it is.' });
  });

  test('a blank question gives the first passages in reading order', async (t) => {
    const { facet, makeTopic, find } = await makeStand(await startServer(t, engine));
    const one = await makeTopic('One', ['a first', 'a second']);
    const two = await makeTopic('Two', ['b first', 'b second']);
    assert.deepEqual(await find([two, one], '', 3), ['b first', 'b second', 'a first']);
    assert.deepEqual(await find([two, one], ' — ', 1), ['b first']);
    const { body } = await facet.get(`/v0/topics/${two}/entries`);
    const ids = body.items.map((entry: { topicEntryId: string }) => entry.topicEntryId);
    await facet.post(`/v0/topics/${two}/entries/reorder`, { topicEntryIds: ids.reverse() });
    assert.deepEqual(await find([two, one], '', 3), ['b second', 'b first', 'a first']);
  });

  test('a word one topic is all about counts there too', async (t) => {
    const { makeTopic, find } = await makeStand(await startServer(t, engine));
    const pricing = await makeTopic('Pricing', [
      'Pricing of the small plan: pricing is by seat, and pricing is monthly.',
      'Pricing of the large plan.',
      'Pricing for schools.',
    ]);
    const security = await makeTopic('Security', [
      'Keys are stored as hashes, whatever the pricing of the plan that was chosen, and rotate.',
      'Every request is logged.',
      'Backups are encrypted.',
    ]);
    assert.match((await find([security, pricing], 'pricing'))[0] ?? '', /^Pricing of the small/);
  });

  test('what another process writes is found by the next question', async (t) => {
    const { facet, tenantId, makeTopic } = await makeStand(
      await startServer(t, engine, { own: true }),
    );
    const topicId = await makeTopic('Orbit', ['Prices start at ten.', 'Crews have maps.']);
    // An index of its own stands for the other process.
    const elsewhere = makeRetrieval({ db: facet.db });
    const ask = async (query: string) =>
      (await elsewhere.retrieve(tenantId, [topicId], query, 5)).map((chunk) => chunk.text);
    assert.deepEqual(await ask('prices'), ['Prices start at ten.']);
    const { body } = await facet.get(`/v0/topics/${topicId}/entries`);
    const [price, crews] = body.items;
    const content = { type: 'text', content: 'Fees start at eleven.' };
    const path = `/v0/topics/${topicId}/entries`;
    await facet.call('PATCH', `${path}/${price.topicEntryId}`, { body: { content } });
    assert.deepEqual(await ask('prices'), []);
    assert.deepEqual(await ask('fees'), ['Fees start at eleven.']);
    await facet.call('DELETE', `${path}/${crews.topicEntryId}`);
    assert.deepEqual(await ask(''), ['Fees start at eleven.']);
    await facet.call('PATCH', `/v0/topics/${topicId}`, { body: { name: 'Renamed' } });
    const [chunk] = await elsewhere.retrieve(tenantId, [topicId], '', 1);
    assert.equal(chunk?.topicName, 'Renamed');
    await facet.call('DELETE', `/v0/topics/${topicId}`);
    assert.deepEqual(await ask(''), []);
  });

  test('topics of others, and topics that are gone, give nothing', async (t) => {
    const { facet, makeTopic } = await makeStand(await startServer(t, engine));
    const topicId = await makeTopic('Mine', ['secret']);
    const other = await facet.services.tenants.ensure('other');
    const { retrieval } = facet.services;
    for (const query of ['secret', '']) {
      assert.deepEqual(await retrieval.retrieve(other, [topicId], query, 5), []);
      assert.deepEqual(await retrieval.retrieve(other, ['topic_x'], query, 5), []);
      assert.deepEqual(await retrieval.retrieve(other, [], query, 5), []);
    }
  });

  test('memory is bounded: what does not fit is read again, and found all the same', async (t) => {
    const { facet, tenantId, makeTopic } = await makeStand(
      await startServer(t, engine, { own: true }),
    );
    const names = ['alpha', 'beta', 'gamma'];
    const topicIds: string[] = [];
    for (const name of names) topicIds.push(await makeTopic(name, [`All about ${name}.`]));
    for (const maxTextLength of [0, 20, 40]) {
      const small = makeRetrieval({ db: facet.db }, { maxTextLength });
      for (const round of [1, 2]) {
        for (const [at, name] of names.entries()) {
          const found = await small.retrieve(tenantId, [topicIds[at] ?? ''], name, 5);
          assert.equal(found.length, 1, `round ${round} of ${maxTextLength}`);
        }
      }
    }
  });

  test('questions asked at once are all answered, also while the topic changes', async (t) => {
    const { facet, makeTopic, find } = await makeStand(await startServer(t, engine));
    const topicId = await makeTopic('Orbit', ['The constant passage stays.']);
    const add = (n: number) =>
      facet.post(`/v0/topics/${topicId}/entries`, {
        content: { type: 'text', content: `Passage ${n} comes later.` },
      });
    const asked = Array.from({ length: 12 }, async (_, n) => {
      await add(n);
      assert.deepEqual(await find([topicId], 'constant'), ['The constant passage stays.']);
    });
    await Promise.all(asked);
    assert.equal((await find([topicId], 'later', 50)).length, 12);
  });

  test('for writing, what fits comes first and the rest follows in order', async (t) => {
    const { facet, tenantId, makeTopic } = await makeStand(await startServer(t, engine));
    const topicId = await makeTopic('Orbit', ['First of all.', 'Prices start at ten.', 'Maps.']);
    const gather = async (query: string, limit?: number) =>
      (await facet.services.retrieval.gather(tenantId, [topicId], query, limit)).map(
        (chunk) => chunk.text,
      );
    assert.deepEqual(await gather('prices'), ['Prices start at ten.', 'First of all.', 'Maps.']);
    assert.deepEqual(await gather('prices', 2), ['Prices start at ten.', 'First of all.']);
    assert.deepEqual(await gather('zebra', 1), ['First of all.']);
  });
});
