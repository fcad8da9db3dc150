// Messages to drafts, through the API, with the rules agent: how soon one is there
// at rest, and how many a second one worker makes.
import { setTimeout as sleep } from 'node:timers/promises';
import { atLeast, atMost, type Bench, bothEngines, type Figure, InvalidRun } from './figure.ts';
import { apiKey, type RunningServer } from './server.ts';
import { facetWith } from './stage.ts';
import { cpuMs } from './watch.ts';

const area = 'drafts';
const oneByOne = 15;
const audiencesAtOnce = 20;
const messagesEach = 20;
const patienceMs = 60_000;

const page = {
  name: 'Orbit for field teams',
  brandId: 'default',
  pageContext: `Orbit plans the day of field crews. Dispatchers save two hours a day.
Crews see changes on their phone at once. Customers know when somebody comes.

How it works:
1. Import your jobs.
2. Orbit proposes a plan.
3. Crews get it on their phone.

“We cut no-shows by 38%.” — Mia Torres, COO of Brightline`,
  actions: [],
  actionCardWidgets: [],
  scripts: [],
};

interface Version {
  versionId: string;
  status: string;
  becameDraftAt?: string;
}

async function call<T>(server: RunningServer, path: string, body?: unknown): Promise<T> {
  const response = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new InvalidRun(`${path} answered ${response.status}`);
  return (await response.json()) as T;
}

async function makeAudiences(server: RunningServer, count: number): Promise<string[]> {
  const { pageId } = await call<{ pageId: string }>(server, '/v0/pages', page);
  const paths: string[] = [];
  for (let made = 0; made < count; made++) {
    const { audienceId } = await call<{ audienceId: string }>(
      server,
      `/v0/pages/${pageId}/audiences`,
      { customName: `Group ${made}` },
    );
    paths.push(`/v0/pages/${pageId}/audiences/${audienceId}`);
  }
  for (const path of paths) await drafted(server, path);
  return paths;
}

/** Waits until everything of an audience is drafted; returns its newest version. */
async function drafted(server: RunningServer, path: string, everyMs = 5): Promise<Version> {
  for (const since = Date.now(); Date.now() - since < patienceMs; await sleep(everyMs)) {
    const { latestVersion } = await call<{ latestVersion: Version }>(server, path);
    if (latestVersion.status === 'draft') return latestVersion;
    if (latestVersion.status !== 'queued') break;
  }
  throw new InvalidRun('a version was not drafted');
}

const send = (server: RunningServer, path: string, number: number) =>
  call(server, `${path}/messages`, { message: `Set the headline to "Take ${number}"` });

const draftTime = (version: Version): number => Date.parse(version.becameDraftAt ?? '');

const launch = async (bench: Bench): Promise<RunningServer> => {
  const { facet } = await facetWith(bench, () => ({}));
  return facet();
};

const messageToDraft: Figure = {
  area,
  name: 'message to draft, rules agent, at rest',
  targets: bothEngines(atMost(50)),
  async run(bench) {
    const server = await launch(bench);
    const [path = ''] = await makeAudiences(server, 1);
    const times: number[] = [];
    for (let number = 0; number < oneByOne * bench.rounds; number++) {
      const sentAt = Date.now();
      await send(server, path, number);
      times.push(draftTime(await drafted(server, path)) - sentAt);
    }
    await server.stop();
    return { unit: 'ms', facet: times };
  },
};

const draftsPerSecond: Figure = {
  area,
  name: 'drafts per second, rules agent, one worker',
  targets: { sqlite: atLeast(300), postgres: atLeast(200) },
  async run(bench) {
    const server = await launch(bench);
    const paths = await makeAudiences(server, audiencesAtOnce);
    const rates: number[] = [];
    const cpuBefore = cpuMs(server.pid) ?? Number.NaN;
    for (let round = 0; round < bench.rounds; round++) {
      const startedAt = Date.now();
      // From the first message to the last draft: accepting them is part of the time.
      await Promise.all(
        paths.map(async (path) => {
          for (let number = 0; number < messagesEach; number++) await send(server, path, number);
        }),
      );
      // One after the other: asking must not take the time that is measured.
      const draftedAt: number[] = [];
      for (const path of paths) draftedAt.push(draftTime(await drafted(server, path, 50)));
      const elapsedMs = Math.max(...draftedAt) - startedAt;
      rates.push((paths.length * messagesEach * 1_000) / elapsedMs);
    }
    const made = paths.length * messagesEach * bench.rounds;
    const cpu = ((cpuMs(server.pid) ?? Number.NaN) - cpuBefore) / made;
    await server.stop();
    const notes = [`${cpu.toFixed(2)} ms of Facet's processor time a draft, accepting it included`];
    return { unit: 'drafts/s', facet: rates, notes };
  },
};

export const draftFigures = [messageToDraft, draftsPerSecond];
