// How much one tenant's malice costs another: the slowest of the other's requests while clients attack,
// beside the same while as many clients send harmless requests of the same kinds.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { request } from 'undici';
import {
  makeTopic,
  type PageOptions,
  publishedPage,
  type Visited,
} from '../test/support/form_pages.ts';
import { type Attack, crowdedEntries, makeAttacks } from '../test/support/hostile.ts';
import type { ApiClient, CallOptions, Reply } from '../test/support/server.ts';
import { type Bench, bothEngines, type Figure, InvalidRun, ratioAtMost } from './figure.ts';
import { apiKey, facetProgram, type RunningServer } from './server.ts';
import { facetWith } from './stage.ts';

const area = 'hostile';
const attackers = 10;
const slowConnections = 1_000;
/** The other tenant: a request every few milliseconds, as from an ordinary integration. */
const pauseMs = 5;

function clientOf({ url }: RunningServer): ApiClient {
  async function call(method: string, path: string, options: CallOptions = {}): Promise<Reply> {
    const { body, raw, headers } = options;
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(url + path, {
      method,
      headers: {
        'x-api-key': options.key ?? apiKey,
        'content-type': 'application/json',
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== '';
    const { status, headers: received } = response;
    return { status, headers: received, text, body: isJson ? JSON.parse(text) : undefined };
  }
  return {
    url,
    key: apiKey,
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
  };
}

/** Opens a page as a visitor does, for the hidden field that its forms send along. */
async function visitPage(facet: ApiClient, path: string, options: PageOptions): Promise<Visited> {
  const { audienceId } = await publishedPage(facet, options);
  await facet.post('/v0/page_links', { path, target: { targetType: 'audience', audienceId } });
  // Unlike fetch, this one lets the host be named.
  const page = await request(facet.url + path, { headers: { host: 'default.localhost' } });
  const context = /name="facet\.context" value="([^"]+)"/.exec(await page.body.text())?.[1];
  if (context === undefined) throw new InvalidRun(`${path} has no hidden field`);
  return { context };
}

async function attacksOn(facet: ApiClient): Promise<Attack[]> {
  const topicId = await makeTopic(facet, crowdedEntries);
  return makeAttacks(facet, {
    form: await visitPage(facet, '/form', {}),
    asking: await visitPage(facet, '/asking', { page: { topicIds: [topicId] } }),
  });
}

/** The 99th percentile of what another tenant waits for, in milliseconds, while the work goes on. */
async function p99Beside(
  { url }: RunningServer,
  key: string,
  seconds: number,
  work: (over: AbortSignal) => Promise<unknown>,
): Promise<number> {
  const over = AbortSignal.timeout(seconds * 1_000);
  const working = work(over);
  const waits: number[] = [];
  while (!over.aborted) {
    const asked = performance.now();
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const body = JSON.stringify({ name: 'Ada' });
    const reply = await fetch(`${url}/v0/persons`, { method: 'POST', headers, body });
    await reply.arrayBuffer();
    if (reply.status !== 201) throw new InvalidRun(`the other tenant was answered ${reply.status}`);
    waits.push(performance.now() - asked);
    await sleep(pauseMs);
  }
  await working;
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN;
}

async function serverWithTwoTenants(bench: Bench) {
  const { facet, database } = await facetWith(bench, () => ({}));
  const args = [facetProgram, 'keys', 'create', '--tenant', 'other', '--name', 'other'];
  const env = { ...process.env, ...database.env };
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  return { server: await facet(), key: stdout.trim() };
}

/** Each client does one kind of request again and again, beginning with another. */
const inTurn =
  (attacks: Attack[], which: 'calm' | 'hostile') =>
  async (over: AbortSignal): Promise<void> => {
    const clients = Array.from({ length: attackers }, async (_, first) => {
      for (let n = first; !over.aborted; n++) await attacks[n % attacks.length]?.[which]();
    });
    await Promise.all(clients);
  };

const besideAttackers: Figure = {
  area,
  name: 'p99 of another tenant, ten clients attack, to ten that do not',
  targets: bothEngines(ratioAtMost(3)),
  async run(bench) {
    const { server, key } = await serverWithTwoTenants(bench);
    const attacks = await attacksOn(clientOf(server));
    const seconds = Math.max(bench.secondsPerRun, 5);
    const idle = await p99Beside(server, key, seconds, async () => {});
    await p99Beside(server, key, seconds, inTurn(attacks, 'calm'));
    const facet: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      floor.push(await p99Beside(server, key, seconds, inTurn(attacks, 'calm')));
      facet.push(await p99Beside(server, key, seconds, inTurn(attacks, 'hostile')));
    }
    await server.stop();
    return { unit: 'ms', facet, floor, notes: [`alone: ${idle.toFixed(1)} ms`] };
  },
};

/** Half a request on each connection, and no more. */
async function holdHalfOpen(server: RunningServer): Promise<Socket[]> {
  const { hostname, port } = new URL(server.url);
  const sockets = Array.from({ length: slowConnections }, () => connect(Number(port), hostname));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.write('GET /v0/persons HTTP/1.1\r\nhost: facet\r\nx-filler: ');
  }
  return sockets;
}

const besideSlowClients: Figure = {
  area,
  name: 'p99 of others, 1,000 slow connections, to none',
  targets: bothEngines(ratioAtMost(3)),
  async run(bench) {
    const { server, key } = await serverWithTwoTenants(bench);
    const measure = () => p99Beside(server, key, bench.secondsPerRun, async () => {});
    await measure();
    const facet: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      floor.push(await measure());
      const sockets = await holdHalfOpen(server);
      facet.push(await measure());
      for (const socket of sockets) socket.destroy();
    }
    await server.stop();
    return { unit: 'ms', facet, floor };
  },
};

export const hostileFigures = [besideAttackers, besideSlowClients];
