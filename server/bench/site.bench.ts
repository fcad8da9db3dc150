// Published pages as visitors get them: one that is kept, and one that nobody has asked for yet.
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { compareThroughput, type Verify } from './compare.ts';
import {
  atMost,
  type Bench,
  bothEngines,
  type Figure,
  InvalidRun,
  ratioAtLeast,
} from './figure.ts';
import { apiKey, type RunningServer } from './server.ts';
import { pageBytes, pagePath } from './site.floor.ts';
import { facetAndFloorWith, facetWith } from './stage.ts';
import { cpuMs } from './watch.ts';

const area = 'site';
const host = 'default.localhost';
const rendersEach = 60;
const warmUps = 40;
/** A second's worth is not enough: V8 goes on optimising what so little else goes on beside. */
const warmUp = { requests: 100_000, atMostSeconds: 10 };

async function post(
  server: RunningServer,
  path: string,
  body?: unknown,
  method = 'POST',
): Promise<PostReply> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok)
    throw new InvalidRun(`${method} ${path} was answered ${response.status}: ${text}`);
  return JSON.parse(text) as PostReply;
}

/** Until every version is written: what the agents are at is not what is measured. */
async function agentsAtRest(server: RunningServer, pageId: string): Promise<void> {
  const audiences = `/v0/pages/${pageId}/audiences`;
  const { items } = await read<{ items: { audienceId: string }[] }>(server, audiences);
  for (const { audienceId } of items) {
    const versions = `${audiences}/${audienceId}/versions`;
    const queued = async () =>
      (await read<{ items: { status: string }[] }>(server, versions)).items.some(
        ({ status }) => status === 'queued',
      );
    while (await queued()) await sleep(50);
  }
}

async function read<T>(server: RunningServer, path: string): Promise<T> {
  const response = await fetch(server.url + path, { headers: { 'x-api-key': apiKey } });
  if (!response.ok) throw new InvalidRun(`GET ${path} was answered ${response.status}`);
  return (await response.json()) as T;
}

interface PostReply {
  personId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** A visit on a connection that stays open, as a proxy in front would make it. */
function visit(server: RunningServer, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sent = request(server.url + path, { agent, headers: { host } }, (response) => {
      if (response.statusCode === 200) buffer(response).then(resolve, reject);
      else reject(new InvalidRun(`${path} was answered ${response.statusCode}`));
    });
    sent.on('error', reject);
    sent.end();
  });
}

const block = (type: string, members: object) => ({
  type,
  componentId: type,
  chunkIds: [],
  ...members,
});
/** So many letters, in words too short to be hyphenated: a page grows by what is added to it. */
function wordsOf(letters: number): string {
  const last = letters % 4 || 4;
  return `${'yes '.repeat((letters - last) / 4)}${'y'.repeat(last)}`;
}
const contentOf = (filler: number) => ({
  blocks: [
    block('hero', { headline: 'Two hours back', subheadline: 'Every day.', actionIds: ['demo'] }),
    block('prose', { paragraphs: [wordsOf(filler)] }),
  ],
});

/** An audience whose page is as large as the floor's; gives where links may lead. */
async function publishPage(server: RunningServer): Promise<object> {
  const url = 'https://example.com/demo';
  const demo = { actionId: 'demo', purpose: 'Demo', buttonTitle: 'Demo', actionType: 'url', url };
  const { pageId } = await post(server, '/v0/pages', {
    name: 'Orbit',
    brandId: 'default',
    pageContext: 'Orbit plans the day of field crews.',
    actions: [demo],
    actionCardWidgets: [],
    scripts: [],
  });
  const audiences = `/v0/pages/${pageId}/audiences`;
  const { personId } = await post(server, '/v0/persons', { name: 'Ada' });
  const { audienceId } = await post(server, audiences, { personId });
  const target = { targetType: 'audience', audienceId };
  await post(server, '/v0/page_links', { path: pagePath, target });
  const versions = `${audiences}/${audienceId}/versions`;
  const publish = async (filler: number) => {
    const { versionId } = await post(server, versions, { content: contentOf(filler) });
    await post(server, `${versions}/${versionId}/publish`);
    return (await visit(server, pagePath)).length;
  };
  await runExperiment(server, pageId, contentOf(1));
  // Twice: a page of a word is set in another way than one of many.
  let filler = 1;
  for (let n = 0; n < 2; n++) filler += pageBytes - (await publish(filler));
  await publish(filler);
  await agentsAtRest(server, pageId);
  return target;
}

/** A holdout so small that the one reader of the bench is hardly ever in it. */
async function runExperiment(
  server: RunningServer,
  pageId: string,
  content: object,
): Promise<void> {
  const audiences = `/v0/pages/${pageId}/audiences`;
  const { audienceId } = await post(server, audiences, { customName: 'Everybody' });
  const versions = `${audiences}/${audienceId}/versions`;
  const { versionId } = await post(server, versions, { content });
  await post(server, `${versions}/${versionId}/publish`);
  const plan = { holdout: 0.01, controlAudienceId: audienceId };
  await post(server, `/v0/pages/${pageId}/experiment`, plan, 'PUT');
}

const cachedPage: Figure = {
  area,
  name: 'published page, 24 KB, cached, with an experiment running',
  targets: bothEngines(ratioAtLeast(0.95)),
  async run(bench) {
    const contenders = await facetAndFloorWith(bench, () => ({}));
    const first = await contenders.facet();
    await publishPage(first);
    await first.stop();
    const load = [{ method: 'GET', path: pagePath, headers: { host } }] as const;
    const verify: Verify = ({ facet, floor }) => {
      for (const page of [facet, floor]) {
        assert.equal(Buffer.byteLength(page as string), pageBytes);
        assert.match(page as string, /^<!doctype html>/);
      }
      if (!(facet as string).includes('.treated.')) {
        throw new InvalidRun('the reader is in the control arm: run it again');
      }
    };
    return compareThroughput(bench, contenders, load, verify, { sideBySide: true, warmUp });
  },
};

const firstRender: Figure = {
  area,
  name: 'published page, first render',
  targets: { sqlite: atMost(3), postgres: atMost(5) },
  async run(bench: Bench) {
    const { facet } = await facetWith(bench, () => ({}));
    const server = await facet();
    const target = await publishPage(server);
    const paths = Array.from(
      { length: warmUps + bench.rounds * rendersEach },
      (_, n) => `/at/${n}`,
    );
    for (const path of paths) await post(server, '/v0/page_links', { path, target });
    for (const path of paths.splice(0, warmUps)) await visit(server, path);
    const samples: number[] = [];
    const all: number[] = [];
    const cpuBefore = cpuMs(server.pid);
    for (let round = 0; round < bench.rounds; round++) {
      const times: number[] = [];
      for (const path of paths.splice(0, rendersEach)) {
        const startedAt = performance.now();
        await visit(server, path);
        times.push(performance.now() - startedAt);
      }
      samples.push(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0);
      all.push(...times);
    }
    const cpu = ((cpuMs(server.pid) ?? Number.NaN) - (cpuBefore ?? Number.NaN)) / all.length;
    const swift = all.toSorted((a, b) => a - b)[Math.floor(all.length / 10)] ?? Number.NaN;
    agent.destroy();
    await server.stop();
    const notes = [
      `${cpu.toFixed(2)} ms of processor time a render; one in ten took less than ${swift.toFixed(2)} ms`,
    ];
    return { unit: 'ms', facet: samples, notes };
  },
};

export const siteFigures = [cachedPage, firstRender];
