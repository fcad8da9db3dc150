// What the database grows by for each published version that somebody was shown: the version, its
// claims and events, and the page as it was sent.
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from 'undici';
import { atMost, bothEngines, type Figure, InvalidRun } from './figure.ts';
import { apiKey, type RunningServer } from './server.ts';
import { facetWith } from './stage.ts';

const many = 100;
const patienceMs = 120_000;

const pageContext = `Orbit plans the day of field crews. Dispatchers save two hours a day. Crews see changes on their phone at once.
Customers know when somebody comes, to the quarter of an hour. Plans follow the traffic, the weather and who is ill.

How it works:
1. Import your jobs from a file or your own system.
2. Orbit proposes a plan for the week.
3. Crews get it on their phone, and it works without a network.

“We cut no-shows by 38%.” — Mia Torres, COO of Brightline

Prices: Starter 29 euros a crew and month, Team 49 euros, Enterprise on request. Data is kept in the European Union.`;

async function call<T>(server: RunningServer, path: string, body?: unknown): Promise<T> {
  const response = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new InvalidRun(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

async function ended(server: RunningServer, path: string, body: unknown): Promise<void> {
  const { batchId } = await call<{ batchId: string }>(server, path, body);
  for (const since = Date.now(); Date.now() - since < patienceMs; await sleep(50)) {
    const batch = await call<{ status: string; done: number }>(server, `/v0/batches/${batchId}`);
    if (batch.status === 'finished' && batch.done === many) return;
  }
  throw new InvalidRun(`${path} did not come to its end`);
}

interface Audience {
  url: string;
  latestVersion: { status: string };
}

const audiencesOf = async (server: RunningServer, pageId: string): Promise<Audience[]> =>
  (await call<{ items: Audience[] }>(server, `/v0/pages/${pageId}/audiences?limit=200`)).items;

/** A variant for each of so many persons, drafted by the rules agent; gives the page. */
async function draftAll(server: RunningServer): Promise<string> {
  const page = { name: 'Orbit', brandId: 'default', pageContext };
  const lists = { actions: [], actionCardWidgets: [], scripts: [] };
  const { pageId } = await call<{ pageId: string }>(server, '/v0/pages', { ...page, ...lists });
  const target = { targetType: 'page', pageId };
  await call(server, '/v0/page_links', { path: '/orbit', target });
  const persons = Array.from({ length: many }, (_, n) => ({
    name: `Ada Lovelace ${n}`,
    email: `ada.${n}@company-${n}.example`,
    title: 'Head of operations',
  }));
  await call(server, '/v0/persons/batch', { matchOn: 'email', persons });
  await ended(server, `/v0/pages/${pageId}/audiences/batch`, { filter: {} });
  for (const since = Date.now(); Date.now() - since < patienceMs; await sleep(100)) {
    const audiences = await audiencesOf(server, pageId);
    if (audiences.every((one) => one.latestVersion.status === 'draft')) return pageId;
  }
  throw new InvalidRun('the drafts did not come');
}

async function showAll(server: RunningServer, pageId: string): Promise<number> {
  await ended(server, `/v0/pages/${pageId}/publish_batch`, {});
  let bytes = 0;
  for (const { url } of await audiencesOf(server, pageId)) {
    const { pathname } = new URL(url);
    const reply = await request(server.url + pathname, {
      headers: { host: 'default.localhost', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' },
    });
    if (reply.statusCode !== 200) throw new InvalidRun(`${url} answered ${reply.statusCode}`);
    bytes += (await reply.body.arrayBuffer()).byteLength;
  }
  return bytes / many;
}

const sizes = {
  sqlite: 'select page_count * page_size from pragma_page_count(), pragma_page_size()',
  postgres: 'select pg_database_size(current_database())',
};

const published: Figure = {
  area: 'storage',
  name: 'a published version and its page as it was sent',
  targets: bothEngines(atMost(40)),
  async run(bench) {
    const { facet, database } = await facetWith(bench, () => ({}));
    const size = async () => Number(await database.readValue(sizes[bench.engine])) / 1_000;
    const first = await facet();
    const pageId = await draftAll(first);
    await first.stop();
    await database.settle();
    const drafted = await size();
    const second = await facet();
    const shownBytes = await showAll(second, pageId);
    await second.stop();
    await database.settle();
    const grown = ((await size()) - drafted) / many;
    const read = async (text: string) => Number(await database.readValue(text));
    const rendition = await read('select avg(length(body)) from renditions');
    const content = await read('select avg(length(content)) from contents');
    const claims = await read('select count(*) from claims');
    return {
      unit: 'KB',
      facet: [grown],
      notes: [
        `the page has ${(shownBytes / 1_000).toFixed(1)} KB, kept in ${(rendition / 1_000).toFixed(1)}; the draft before it held ${(content / 1_000).toFixed(1)} KB of content; ${(claims / many).toFixed(1)} claims a version`,
      ],
    };
  },
};

export const storageFigures = [published];
