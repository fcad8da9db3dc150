// One hostile request never hurts anyone else: while it is worked on, others are served. What is
// measured is how long /healthz waits at most, as a ratio to the same kind of request without malice.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openAskPage, openPage } from './support/form_pages.ts';
import { type Attack, crowdedEntries, makeAttacks, slowPicture } from './support/hostile.ts';
import { startServer, type TestServer } from './support/server.ts';
import { makeAsset } from './support/uploads.ts';

/** The code before made others wait for seconds; machines that are busy make them wait for this long anyway. */
const unnoticedMs = 40;
const mostRatio = 20;
const maxTries = 5;

/** The longest that a visitor of /healthz waits while this goes on. */
async function longestWait(facet: TestServer, work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let over = false;
  const ended = work().finally(() => {
    over = true;
  });
  do {
    const asked = performance.now();
    await (await fetch(`${facet.url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - asked);
  } while (!over);
  await ended;
  return longest;
}

async function ratioOf(facet: TestServer, { calm, hostile }: Omit<Attack, 'name'>) {
  // Once to warm up: modules, workers and statements are made with the first.
  await calm();
  const quiet = await longestWait(facet, calm);
  let noisy = Number.POSITIVE_INFINITY;
  const ratio = (): number => noisy / Math.max(quiet, unnoticedMs);
  // A request that freezes the process does so every time; a machine that is busy with something else does not.
  for (let n = 0; n < maxTries && ratio() >= mostRatio; n++)
    noisy = Math.min(noisy, await longestWait(facet, hostile));
  return { ratio: ratio(), quiet, noisy };
}

const attacksOn = async (facet: TestServer): Promise<Attack[]> =>
  makeAttacks(facet, {
    form: await openPage(facet),
    asking: await openAskPage(facet, crowdedEntries),
  });

test('each of the requests that once froze the process', async (t) => {
  const facet = await startServer(t, 'sqlite');
  for (const { name, ...attack } of await attacksOn(facet)) {
    const { ratio, quiet, noisy } = await ratioOf(facet, attack);
    const told = `${name}: ${quiet.toFixed(0)} ms, then ${noisy.toFixed(0)} ms`;
    t.diagnostic(told);
    assert.ok(ratio < mostRatio, told);
  }
});

test('all of them at once, from ten clients', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const attacks = await attacksOn(facet);
  const others = await facet.makeKey({ tenant: 'other' });
  const all = (which: 'calm' | 'hostile') => async () => {
    const clients = Array.from({ length: 10 }, async (_, n) => {
      await attacks[n % attacks.length]?.[which]();
      const body = { name: `Somebody ${n}` };
      const reply = await facet.post('/v0/persons', body, { key: others });
      assert.equal(reply.status, 201, reply.text);
    });
    await Promise.all(clients);
  };
  const { ratio, quiet, noisy } = await ratioOf(facet, {
    calm: all('calm'),
    hostile: all('hostile'),
  });
  t.diagnostic(`${quiet.toFixed(0)} ms, then ${noisy.toFixed(0)} ms`);
  assert.ok(ratio < mostRatio, `${quiet} ms, then ${noisy} ms`);
});

test('a picture that takes minutes to draw does not keep another tenant waiting', async (t) => {
  const facet = await startServer(t, 'sqlite');
  const others = await facet.makeKey({ tenant: 'other' });
  await makeAsset(facet, {}, { key: others });
  let ended = false;
  const { raw, headers } = await slowPicture(1);
  const slow = facet.call('POST', '/v0/assets', { raw, headers }).finally(() => {
    ended = true;
  });
  for (let n = 0; n < 2; n++) await makeAsset(facet, {}, { key: others });
  assert.ok(!ended, 'the others were served while this one was drawn');
  const { status, body, text } = await slow;
  assert.equal(status, 422, text);
  assert.equal(body.code, 'work_too_large');
});
