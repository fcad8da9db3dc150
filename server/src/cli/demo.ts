// The service with a demo tenant that has a month behind it: for looking around, in a data folder of
// its own that can be deleted at any time.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePooledRulesAgent } from '../agent/rules/pooled.agent.ts';
import { type Config, readConfig } from '../config/config.ts';
import { demoTenantSlug, ensureDemo, type OpenWorld } from '../demo/demo.ts';
import { type Receiver, startReceiver } from '../demo/receiver.ts';
import { startJobs } from '../handlers.ts';
import { startFacet } from '../main.ts';
import { systemClock } from '../platform/clock.ts';
import { lockDataDir } from '../platform/db/datadir.ts';
import { migrate } from '../platform/db/migrate.ts';
import { type Db, openDb } from '../platform/db/open.ts';
import { makePool, type Pool } from '../platform/pool/pool.ts';
import { makeSignals } from '../platform/signals/signals.ts';
import { makeServices, type ServiceSettings, type Services } from '../services.ts';
import { stopOnSignal } from './serve.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const everything = { after: undefined, limit: 100 };
const demoKeyName = 'demo';

export async function runDemo(args: string[]): Promise<void> {
  parseArgs({ args, options: {}, allowPositionals: false });
  const given = readConfig();
  const receiver = await startReceiver(say);
  try {
    await serveDemo(given, receiver);
  } catch (error) {
    // It would keep the process alive with nothing to serve.
    await receiver.close();
    throw error;
  }
}

async function serveDemo(given: Config, receiver: Receiver): Promise<void> {
  const config: Config = {
    ...given,
    dataDir: join(given.dataDir, 'demo'),
    // Its webhooks go to the receiver beside it.
    webhookAllowPrivate: true,
    webhookPorts: undefined,
  };
  const { key, paths, pageId, studioLink } = await prepare(config, receiver);
  const facet = await startFacet(config);
  const site = siteUrl(config, facet.url);
  say(
    `\nOrbit, a made-up company with a month of data:\n\n${paths.map((path) => `  ${site}${path}`).join('\n')}\n\n` +
      `The API key of the demo tenant, a new one at each start:\n\n  ${key}\n\n` +
      `What its visitors did:\n\n  curl -s ${facet.url}/v0/pages/${pageId}/analytics/summary -H 'x-api-key: ${key}'\n\n` +
      `Its webhooks are printed here as they arrive. Reference: ${facet.url}/docs\n`,
  );
  if (studioLink !== undefined) say(`Studio: ${studioLink}`);
  say(`Facet listening on ${facet.url}`);
  stopOnSignal(async () => {
    await facet.stop();
    await receiver.close();
  });
}

/** Before the service starts: the demo tenant, a key that is known, and its webhooks sent here. */
async function prepare(config: Config, receiver: Receiver) {
  using lock = new DisposableStack();
  if (config.databaseUrl === undefined) lock.defer(lockDataDir(config.dataDir));
  const db = await openDb(config);
  try {
    await migrate(db, systemClock.now());
    if (await ensureDemo(worldOf(db, config))) say('The demo data is ready.');
    const signals = makeSignals();
    const services = await makeServices({ db, clock: systemClock, signals, settings: config });
    const tenantId = await services.tenants.ensure(demoTenantSlug);
    receiver.trust(await subscribe(services, tenantId, receiver.url));
    const { items: pages } = await services.pages.list(tenantId, {}, everything);
    const { items: links } = await services.links.search(tenantId, {}, everything);
    const paths = links.map((link) => link.path).sort();
    const { members, invitations } = services;
    const hasMember = (await members.count(tenantId)) > 0;
    return {
      key: await newKey(services, tenantId),
      paths,
      pageId: pages.at(-1)?.page_id ?? '',
      studioLink: hasMember ? undefined : await invitations.ownerLink(tenantId),
    };
  } finally {
    await db.close();
  }
}

/** `kept`: workers of the caller's, which closes them itself. */
export const worldOf =
  (db: Db, settings: ServiceSettings, kept?: Pool): OpenWorld =>
  async (clock, jobFailed) => {
    const signals = makeSignals();
    // One thread for everything: each compiles the agent's patterns anew, and that takes longer than the pages.
    const pool = kept ?? makePool({ threads: 1 });
    const services = await makeServices({ db, clock, signals, settings, pool });
    const report = {
      done: () => {},
      failed: (_: string, error: unknown) => jobFailed(error),
    };
    const agent = makePooledRulesAgent(pool);
    const worker = await startJobs({ db, clock, signals, services, agent, report });
    return {
      services,
      async stop() {
        await worker.stop();
        await signals.close();
        if (kept === undefined) await pool.close();
      },
    };
  };

async function newKey({ keys }: Services, tenantId: string): Promise<string> {
  const { items } = await keys.list(tenantId, everything);
  const { secret } = await keys.create(tenantId, { name: demoKeyName, scopes: ['admin'] });
  for (const { name, api_key_id: apiKeyId, revoked_at: revokedAt } of items) {
    if (name === demoKeyName && revokedAt === null) await keys.revoke(tenantId, apiKeyId);
  }
  return secret;
}

async function subscribe({ webhooks }: Services, tenantId: string, url: string): Promise<string> {
  const { items } = await webhooks.list(tenantId, everything);
  const [known] = items;
  if (!known) {
    const made = await webhooks.create(tenantId, { url, events: null, active: true });
    return made.signingSecret;
  }
  await webhooks.update(tenantId, known.subscription_id, { url, active: true });
  return (await webhooks.rotateSecret(tenantId, known.subscription_id)).signingSecret;
}

function siteUrl({ publicUrl, port }: Config, ownUrl: string): string {
  const { protocol, hostname, port: publicPort } = new URL(publicUrl);
  const shownPort = port === 0 ? new URL(ownUrl).port : publicPort;
  return `${protocol}//${demoTenantSlug}.${hostname}${shownPort === '' ? '' : `:${shownPort}`}`;
}
