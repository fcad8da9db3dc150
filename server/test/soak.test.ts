// Mixed load with hostile requests among it, for as many minutes as FACET_SOAK_MINUTES says (30 with
// `npm run test:long`): memory and descriptors stay flat, nothing is 5xx, nothing acknowledged is lost.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { freshDatabase } from './support/database.ts';
import { newPage } from './support/pages.ts';
import { envOf, type FacetProcess, serveFacet } from './support/process.ts';
import { eachEngine } from './support/server.ts';

const minutes = Number(process.env.FACET_SOAK_MINUTES ?? 0);
const skip = minutes > 0 ? false : 'set FACET_SOAK_MINUTES';
const sampleMs = 2_000;

interface Tally {
  persons: string[];
  statuses: Map<number, number>;
  faults: string[];
}

async function send(facet: FacetProcess, tally: Tally, path: string, body: unknown) {
  const reply = await facet.call('POST', path, { body });
  tally.statuses.set(reply.status, (tally.statuses.get(reply.status) ?? 0) + 1);
  if (reply.status >= 500) tally.faults.push(`${path}: ${JSON.stringify(reply.body)}`);
  return reply;
}

/** One round of everything: what people do, and what attackers do. */
async function round(facet: FacetProcess, tally: Tally, n: number): Promise<void> {
  const { status, body } = await send(facet, tally, '/v0/persons', { name: `Person ${n}` });
  if (status === 201) tally.persons.push(body.personId);
  await send(facet, tally, '/v0/account_logs', { source: 'soak', payload: { n }, name: 'Engines' });
  const list = await facet.call('GET', '/v0/persons?limit=20');
  if (list.status !== 200) tally.faults.push(`list: ${list.status}`);
  if (n % 5 === 0) await draft(facet, tally, n);
  if (n % 3 === 0) await attack(facet, tally, n);
}

async function draft(facet: FacetProcess, tally: Tally, n: number): Promise<void> {
  const hostile = n % 10 === 0 ? '`'.repeat(20_000) : '';
  const pageContext = `Orbit schedules field crews. Dispatchers save two hours a day.\n${hostile}`;
  const page = await send(facet, tally, '/v0/pages', newPage({ pageContext }));
  const audiences = `/v0/pages/${page.body.pageId}/audiences`;
  const made = await send(facet, tally, audiences, { customName: 'All' });
  const message = n % 15 === 0 ? `${' '.repeat(20_000)}x` : 'Shorten the headline';
  await send(facet, tally, `${audiences}/${made.body.audienceId}/messages`, { message });
}

async function attack(facet: FacetProcess, tally: Tally, n: number): Promise<void> {
  await send(facet, tally, '/v0/account_logs', {
    source: 'soak',
    payload: Array.from({ length: 100_000 }, () => 0),
  });
  const { body } = await send(facet, tally, '/v0/topics', { name: `Topic ${n}` });
  const open = Array.from({ length: 800 }, (_, at) => `<b a=${at}>`).join('');
  const content = { type: 'html', content: open + '<p>x'.repeat(2_000) };
  await send(facet, tally, `/v0/topics/${body.topicId}/entries`, { content });
  const { hostname, port } = new URL(facet.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  socket.on('error', () => {}).resume();
  socket.write('no request at all\r\n\r\n');
  setTimeout(() => socket.destroy(), 5_000).unref();
}

/** Its own memory: what SQLite maps of its file grows with the file, and the system may take it back. */
const residentMb = (pid: number): number =>
  Number(/^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const descriptors = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

eachEngine('a soak', (engine) => {
  test('leaves memory and descriptors flat, and nothing lost', {
    skip,
    timeout: (minutes + 10) * 60_000,
  }, async (t) => {
    const database = await freshDatabase(engine);
    t.after(() => database.remove());
    const facet = await serveFacet(t, envOf(database));
    const tally: Tally = { persons: [], statuses: new Map(), faults: [] };
    const until = Date.now() + minutes * 60_000;
    let rounds = 0;
    const clients = Array.from({ length: 4 }, async () => {
      while (Date.now() < until) await round(facet, tally, rounds++);
    });
    const memory: number[] = [];
    const open: number[] = [];
    while (Date.now() < until) {
      await delay(sampleMs);
      memory.push(residentMb(facet.pid));
      open.push(descriptors(facet.pid));
    }
    await Promise.all(clients);
    const third = Math.floor(memory.length / 3);
    const [early, late] = [memory.slice(third, 2 * third), memory.slice(-third)].map(median);
    t.diagnostic(
      `${rounds} rounds; memory ${early?.toFixed(0)} MB, then ${late?.toFixed(0)} MB; descriptors ${median(open.slice(0, third))}, then ${median(open.slice(-third))}; ${JSON.stringify([...tally.statuses])}`,
    );
    assert.deepEqual(tally.faults, []);
    // Caches fill up while there is more to cache; a leak would double it.
    assert.ok((late ?? 0) < 1.5 * (early ?? 0) + 20, `${early} MB, then ${late} MB`);
    assert.ok(median(open.slice(-third)) < median(open.slice(third, 2 * third)) + 30);
    const { body } = await facet.call('GET', '/v0/persons?limit=1');
    assert.equal(body.totalCount, tally.persons.length);
    for (const id of tally.persons.slice(-200)) {
      assert.equal((await facet.call('GET', `/v0/persons/${id}`)).status, 200);
    }
  });
});
