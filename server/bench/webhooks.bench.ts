// Webhooks to a receiver in another process: how many a second, signed and logged, beside
// undici alone; and how soon healthy receivers get theirs while others are dead or hang.
import { setTimeout as sleep } from 'node:timers/promises';
import { makeIds } from '../src/platform/ids.ts';
import { makeDatabase } from './database.ts';
import { type Bench, type Figure, InvalidRun, ratioAtLeast, ratioAtMost } from './figure.ts';
import { apiKey, type RunningServer, startServer } from './server.ts';

const area = 'webhooks';
const deliveriesPerRun = 24_000;
/** Each is given 16 connections at most: together the 64 of the figure. */
const subscriptions = 4;
const audiences = 500;
const patienceMs = 120_000;

const settings = {
  FACET_WEBHOOK_ALLOW_PRIVATE: 'true',
  FACET_WEBHOOK_PORTS: 'any',
  FACET_LOG_LEVEL: 'warn',
};

interface Seen {
  arrivals: { count: number; perSecond: number };
  delaysMs: number[];
}

async function api<T>(server: RunningServer, path: string, body?: unknown): Promise<T> {
  const response = await fetch(server.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new InvalidRun(`${path} was answered ${response.status}`);
  return (await response.json()) as T;
}

const look = async (sink: RunningServer, path = '/'): Promise<Seen> =>
  (await (await fetch(sink.url + path)).json()) as Seen;

async function untilArrived(sink: RunningServer, count: number): Promise<Seen> {
  for (const since = Date.now(); Date.now() - since < patienceMs; await sleep(100)) {
    const seen = await look(sink);
    if (seen.arrivals.count >= count) return seen;
  }
  throw new InvalidRun(`${(await look(sink)).arrivals.count} of ${count} arrived`);
}

const subscribe = async (server: RunningServer, url: string): Promise<string> =>
  (
    await api<{ subscriptionId: string }>(server, '/v0/webhook_subscriptions', {
      url,
      events: ['form.submitted'],
    })
  ).subscriptionId;

const payload = JSON.stringify({
  type: 'form.submitted',
  formId: 'form_01kg9v3e6rfa1c3e5g7j9m1p3s',
  submissionId: 'formsubmission_01kg9w8y4sez7q9s1v3x5z7b9d',
  pageId: 'page_01kg9v0b7hf7q8w2k5n3m1rstv',
  audienceId: 'audience_01kg9v1c9mfv3x4z6y8a2b5dce',
  input: { name: 'Grace Hopper', email: 'grace@navy.example', message: 'Does it run at night?' },
});
/** What the floor sends: as long as what Facet sends. */
const floorBody = `{"eventId":"evt_01kg9w8y5tf2v4x6z8a0b2c4de","type":"form.submitted","timestamp":"2026-01-31T09:42:07.250Z","tenantId":"tenant_01kfz0c3v8e5z9yq7m4w2x1abc","payload":${payload}}`;

/** A Facet that finds a backlog when it starts, so that nothing but delivering is measured. */
async function facetRate(bench: Bench, sink: RunningServer): Promise<number> {
  const database = await makeDatabase(bench);
  const env = { ...database.env, ...settings };
  const first = await startServer(bench, 'facet', env);
  const ids: string[] = [];
  for (let n = 0; n < subscriptions; n++) ids.push(await subscribe(first, `${sink.url}/hook`));
  await first.stop();
  const tenantId = await database.readValue('select tenant_id from tenants');
  await database.insert('events', eventRows(String(tenantId)));
  await database.run(
    `insert into webhook_deliveries (tenant_id, subscription_id, event_id, order_key, state, tries,
       series_started_at, run_at, attempts, created_at)
     select e.tenant_id, s.subscription_id, e.event_id, e.order_key, 'waiting', 0,
       e.created_at, e.created_at, '[]', e.created_at
     from events e cross join webhook_subscriptions s`,
  );
  await database.settle();
  await look(sink, '/reset');
  const server = await startServer(bench, 'facet', env);
  const { arrivals } = await untilArrived(sink, deliveriesPerRun);
  for (const id of ids) await allLogged(server, id);
  await server.stop();
  return arrivals.perSecond;
}

function* eventRows(tenantId: string): Generator<object> {
  const makeId = makeIds({ now: () => Date.now() });
  for (let n = 0; n < deliveriesPerRun / subscriptions; n++) {
    yield {
      event_id: makeId('evt'),
      tenant_id: tenantId,
      type: 'form.submitted',
      order_key: `audience_${n % audiences}`,
      payload,
      created_at: Date.now(),
    };
  }
}

async function allLogged(server: RunningServer, subscriptionId: string): Promise<void> {
  const path = `/v0/webhook_subscriptions/${subscriptionId}/deliveries?limit=1`;
  for (const since = Date.now(); Date.now() - since < patienceMs; await sleep(100)) {
    const { totalCount } = await api<{ totalCount: number }>(server, `${path}&status=delivered`);
    if (totalCount === deliveriesPerRun / subscriptions) return;
  }
  throw new InvalidRun('not every delivery was recorded');
}

async function floorRate(bench: Bench, sink: RunningServer): Promise<number> {
  await look(sink, '/reset');
  const poster = await startServer(bench, 'poster', {
    FLOOR_SINK: `${sink.url}/hook`,
    FLOOR_BODY: floorBody,
    FLOOR_COUNT: String(deliveriesPerRun),
  });
  const { arrivals } = await untilArrived(sink, deliveriesPerRun);
  await poster.stop();
  return arrivals.perSecond;
}

const deliveriesPerSecond: Figure = {
  area,
  name: 'webhook deliveries per second, signed, logged, concurrency 64',
  targets: { sqlite: ratioAtLeast(0.5), postgres: ratioAtLeast(0.4) },
  async run(bench) {
    const sink = await startServer(bench, 'sink', {});
    const facet: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      facet.push(await facetRate(bench, sink));
      floor.push(await floorRate(bench, sink));
    }
    await sink.stop();
    return { unit: 'deliveries/s', facet, floor };
  },
};

const receivers = 20;
const eventsEach = 20;
const rounds = 15;

/** The 99th percentile of event to arrival at the healthy receivers, in milliseconds. */
async function healthyP99(bench: Bench, sink: RunningServer, sickUrls: string[]): Promise<number> {
  const database = await makeDatabase(bench);
  const env = { ...database.env, ...settings };
  const server = await startServer(bench, 'facet', env);
  const half = receivers / 2;
  for (let n = 0; n < half; n++) await subscribeAll(server, `${sink.url}/timed`);
  for (let n = 0; n < half; n++) {
    await subscribeAll(server, sickUrls[n % sickUrls.length] ?? '');
  }
  const audiencesOf = await makeGroups(server);
  await look(sink, '/reset');
  let sent = 0;
  for (let round = 0; round < rounds; round++) {
    for (const path of audiencesOf) await api(server, `${path}/versions`, { content });
    sent += audiencesOf.length * 2;
    await sleep(200);
  }
  const { delaysMs } = await untilTimed(sink, sent * half);
  await server.stop();
  return delaysMs.toSorted((a, b) => a - b)[Math.floor(delaysMs.length * 0.99)] ?? Number.NaN;
}

const subscribeAll = (server: RunningServer, url: string) =>
  api(server, '/v0/webhook_subscriptions', { url, events: null });

const content = {
  blocks: [{ type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Real', actionIds: [] }],
};

async function makeGroups(server: RunningServer): Promise<string[]> {
  const page = { name: 'P', brandId: 'default', pageContext: 'Text.', actions: [] };
  const { pageId } = await api<{ pageId: string }>(server, '/v0/pages', {
    ...page,
    actionCardWidgets: [],
    scripts: [],
  });
  const paths: string[] = [];
  for (let n = 0; n < eventsEach; n++) {
    const path = `/v0/pages/${pageId}/audiences`;
    const made = await api<{ audienceId: string }>(server, path, { customName: `Group ${n}` });
    paths.push(`${path}/${made.audienceId}`);
  }
  await sleep(1_500);
  return paths;
}

async function untilTimed(sink: RunningServer, count: number): Promise<Seen> {
  for (const since = Date.now(); Date.now() - since < patienceMs; await sleep(100)) {
    const seen = await look(sink);
    if (seen.delaysMs.length >= count) return seen;
  }
  throw new InvalidRun(`${(await look(sink)).delaysMs.length} of ${count} arrived`);
}

const besideTheSick: Figure = {
  area,
  name: 'p99 of healthy receivers, half of 20 dead or hanging, to all healthy',
  targets: { sqlite: ratioAtMost(2), postgres: ratioAtMost(2) },
  async run(bench) {
    const sink = await startServer(bench, 'sink', {});
    const facet: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      facet.push(await healthyP99(bench, sink, [`${sink.url}/hang`, 'http://127.0.0.1:9/dead']));
      floor.push(await healthyP99(bench, sink, [`${sink.url}/untimed`]));
    }
    await sink.stop();
    return { unit: 'ms', facet, floor };
  },
};

export const webhookFigures = [deliveriesPerSecond, besideTheSick];
