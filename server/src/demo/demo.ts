// Makes the demo tenant by living its month: everything is done through the services that serve
// everyone, by a clock that is set back thirty days and moved on. Made once; a second start finds it.
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { OperationFault } from '../operations/fault.ts';
import type { Clock } from '../platform/clock.ts';
import { openInBrowser } from './browsing.ts';
import type { DemoServices } from './services.ts';
import { brand, conversation, type Page, pages, persons, pictures, topics } from './story.ts';
import { invite, startTrial, type Trial, trialDay, trialPage } from './trial.ts';
import {
  machinesOfDay,
  makeChance,
  type Shown,
  type Visitor,
  visitorsOfDay,
  visitPage,
} from './visitors.ts';

export const demoTenantSlug = 'demo';

const daysLived = 30;
const dayMs = 86_400_000;
const officeOpensMs = 7.5 * 3_600_000;
/** The clock stands at the last of them: a few minutes are no matter, and the demo is there sooner. */
const visitorsAtOnce = 6;
/** Only an agent that hangs meets it, on a busy machine too. */
const draftPatienceMs = 300_000;
const draftsAtOnce = 20;
const seed = 20_261_115;

/** The system's time, so many milliseconds ago. */
class LaggingClock implements Clock {
  #lagMs = 0;
  now(): number {
    return Date.now() - this.#lagMs;
  }
  /** Never back: ids sort by the time they were made. */
  moveTo(time: number): void {
    this.#lagMs = Math.min(this.#lagMs, Date.now() - time);
  }
  setBack(ms: number): void {
    this.#lagMs = ms;
  }
}

/** The services by a clock of the demo's own, with the worker running. */
export interface DemoWorld {
  services: DemoServices;
  stop(): Promise<void>;
}
export type OpenWorld = (clock: Clock, jobFailed: (error: unknown) => void) => Promise<DemoWorld>;

/** Makes sure the demo tenant is there; true when this call made it. */
export async function ensureDemo(open: OpenWorld): Promise<boolean> {
  const clock = new LaggingClock();
  const failures: unknown[] = [];
  const { services, stop } = await open(clock, (error) => failures.push(error));
  try {
    const tenantId = await services.tenants.find(demoTenantSlug);
    // The key is made last: without one, an earlier attempt was cut short.
    if (tenantId !== undefined && (await services.keys.count(tenantId)) > 0) return false;
    if (tenantId !== undefined) {
      throw new OperationFault(
        'an earlier start of the demo did not finish: delete its data folder and start again',
      );
    }
    clock.setBack(daysLived * dayMs);
    await live(services, await services.tenants.ensure(demoTenantSlug), clock);
  } finally {
    await stop();
  }
  if (failures.length > 0) throw failures[0];
  return true;
}

async function live(services: DemoServices, tenantId: string, clock: LaggingClock): Promise<void> {
  const firstDay = clock.now();
  const personIds = await meetPersons(services, tenantId);
  const topicIds = await writeTopics(services, tenantId);
  await dressUp(services, tenantId);
  const shown: Shown[] = [];
  for (const page of pages) {
    shown.push(...(await openPage(services, tenantId, page, { personIds, topicIds })));
  }
  await route(services, tenantId, shown);
  await seeAll(services, shown);
  let trial: Trial | undefined;
  const chance = makeChance(seed);
  const machineChance = makeChance(seed + 1);
  for (let day = 0; day < daysLived; day++) {
    const dayStart = firstDay + day * dayMs - (firstDay % dayMs);
    for (const said of conversation) {
      if (said.day !== day) continue;
      clock.moveTo(dayStart + officeOpensMs);
      await converse(services, shown, said);
    }
    if (day === trialDay) trial = await openTrial(services, tenantId, topicIds);
    const visitors = [
      ...visitorsOfDay(services, shown, dayStart, chance),
      ...machinesOfDay(services, shown, dayStart, machineChance),
    ]
      .filter(({ at }) => at > clock.now() && at < Date.now())
      .sort((a, b) => a.at - b.at);
    for (const some of together(visitors)) {
      const last = some.at(-1);
      clock.moveTo(last === undefined ? 0 : last.at + (last.submits ? last.beacon.visibleMs : 0));
      await Promise.all(some.map((visitor) => visitPage(services, visitor)));
    }
    await trial?.live(day, clock.now());
  }
  clock.moveTo(Date.now());
  await correctFigure(services, tenantId);
}

/** A few at a time; whoever sends a form is the last of theirs, for a form is sent by the clock. */
function together(visitors: readonly Visitor[]): Visitor[][] {
  const groups: Visitor[][] = [[]];
  for (const visitor of visitors) {
    const group = groups.at(-1) ?? [];
    group.push(visitor);
    if (visitor.submits || group.length === visitorsAtOnce) groups.push([]);
  }
  return groups;
}

const statedBy = (
  claims: readonly { source_id: string | null }[],
  one: { source_id: string | null },
): number => claims.filter((claim) => claim.source_id === one.source_id).length;

/** The team corrects a figure that a published page states: the page now says what its source no longer does. */
async function correctFigure(services: DemoServices, tenantId: string): Promise<void> {
  const page = { after: undefined, limit: 200 };
  const { items } = await services.claims.list(tenantId, { status: 'supported' }, page);
  const stating = items.filter(
    ({ source_type: type, claimed, quote }) =>
      type === 'topic_entry' && /^\d+/.test(claimed) && quote?.includes(claimed),
  );
  // One that few pages state: a team would hardly find out that all of its pages are wrong.
  const claim = stating.toSorted((a, b) => statedBy(stating, a) - statedBy(stating, b))[0];
  if (!claim?.topic_id || !claim.source_id || !claim.quote) return;
  const entry = await services.topicEntries.get(tenantId, claim.topic_id, claim.source_id);
  const figure = Number.parseInt(claim.claimed, 10);
  const corrected = claim.quote.replace(
    claim.claimed,
    claim.claimed.replace(/^\d+/, String(figure - 1)),
  );
  const content = {
    type: entry.content_type,
    content: entry.content.replace(claim.quote, corrected),
    ...(entry.question === null ? {} : { question: entry.question }),
  };
  const read = await services.topicEntries.read(tenantId, content);
  await services.topicEntries.update(tenantId, claim.topic_id, claim.source_id, read);
}

async function meetPersons(services: DemoServices, tenantId: string): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { name, email, title, company, industry, employees, notes } of persons) {
    const domain = email.slice(email.indexOf('@') + 1);
    const { person_id: personId } = await services.persons.create(tenantId, {
      ...{ name, email, title },
    });
    ids.set(email, personId);
    for (const [n, { type, payload }] of notes.entries()) {
      await services.accounts.createLog(tenantId, {
        domain,
        name: company,
        source: 'crm',
        type,
        payload,
        idempotencyKey: `${email} ${n}`,
      });
    }
    const account = await services.accounts.findByDomain(tenantId, domain);
    if (account) {
      const size = { industry, employees };
      await services.accounts.update(tenantId, account.account_id, size);
    }
  }
  return ids;
}

async function writeTopics(services: DemoServices, tenantId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, description, entries } of topics) {
    const { topic_id: topicId } = await services.topics.create(tenantId, { name, description });
    for (const entry of entries) {
      const read = await services.topicEntries.read(tenantId, entry);
      await services.topicEntries.create(tenantId, topicId, read);
    }
    ids.push(topicId);
  }
  return ids;
}

/** Pictures and brand. */
async function dressUp(services: DemoServices, tenantId: string): Promise<void> {
  const [logo] = await Promise.all(
    pictures.map(async ({ name, purpose, description, tags, svg }) => {
      const png = await sharp(Buffer.from(svg)).png().toBuffer();
      const staged = await services.files.stage(tenantId, Readable.from([png]), `${name}.png`);
      const fields = { name, purpose, aiDescription: description, tags };
      return services.assets.create(tenantId, staged, fields);
    }),
  );
  await services.brands.put(tenantId, 'orbit', {
    ...brand,
    ...(logo === undefined ? {} : { logo: { assetId: logo.asset_id, altText: 'Orbit' } }),
  });
}

/** A page, its variants drafted and published, and the links that lead to them. */
async function openPage(
  services: DemoServices,
  tenantId: string,
  { path, page, persons: emails, groups }: Page,
  known: { personIds: Map<string, string>; topicIds: string[] },
): Promise<Shown[]> {
  const { audiences, links } = services;
  const { topicIds } = known;
  const { page_id: pageId } = await services.pages.create(tenantId, { ...page, topicIds });
  const shown: Shown[] = [];
  for (const { name, context } of groups) {
    const fields = { customName: name, supplementaryContext: context };
    const { audience } = await audiences.create(tenantId, pageId, fields);
    shown.push(await publishLatest(services, tenantId, { pageId, topicIds, name }, audience));
  }
  for (const email of emails) {
    const personId = known.personIds.get(email);
    const { audience } = await audiences.create(tenantId, pageId, { personId });
    const name = audience.person_name ?? email;
    const variant = { pageId, topicIds, name, email };
    shown.push(await publishLatest(services, tenantId, variant, audience));
    const [firstName = ''] = name.toLowerCase().split(' ');
    const { audience_id: audienceId } = audience;
    const target = { targetType: 'audience' as const, audienceId };
    const own = shown.at(-1);
    if (own) own.path = `${path}/${firstName}`;
    await links.create(tenantId, { path: `${path}/${firstName}`, target });
  }
  if (groups.length > 0) {
    await links.create(tenantId, { path, target: { targetType: 'page', pageId } });
    const first = shown[0];
    if (first) first.path = path;
  }
  return shown;
}

/** One address for all mailings: who comes from a campaign for elevators sees what was written for them. */
async function route(
  { routings, links }: DemoServices,
  tenantId: string,
  shown: readonly Shown[],
): Promise<void> {
  const [elevators, heating] = shown;
  if (!elevators || !heating) return;
  const to = ({ visit }: Shown) => ({
    targetType: 'audience' as const,
    audienceId: visit.audienceId,
  });
  const campaign = (name: string, value: string, target: Shown) => ({
    name,
    conditions: [{ field: 'utmCampaign' as const, operator: 'equals' as const, value }],
    target: to(target),
  });
  const { pageRoutingId } = await routings.create(tenantId, {
    name: 'Trade campaigns',
    rules: [
      campaign('Elevator mailing', 'elevators', elevators),
      campaign('Heating mailing', 'heating', heating),
    ],
    defaultTarget: { targetType: 'page', pageId: elevators.visit.pageId },
  });
  await links.create(tenantId, {
    path: '/start',
    target: { targetType: 'page_routing', pageRoutingId },
  });
}

/** Every page is opened once in the form it has now: what was sent is kept, and visits name it. */
async function seeAll(services: DemoServices, shown: readonly Shown[]): Promise<void> {
  for (const one of shown) {
    if (one.path === undefined) continue;
    one.visit = await openInBrowser(services, one.visit.tenantId, one.path);
  }
}

/** A mailing to many, each with a variant of their own, and the experiment that says what it was worth. */
async function openTrial(
  services: DemoServices,
  tenantId: string,
  topicIds: string[],
): Promise<Trial> {
  const [group] = await openPage(services, tenantId, trialPage, { personIds: new Map(), topicIds });
  if (!group) throw new Error('the trial of the demo has no control');
  const { pageId, audienceId: controlAudienceId } = group.visit;
  const invited = await invite(services, tenantId);
  const paths: string[] = [];
  for (let from = 0; from < invited.length; from += draftsAtOnce) {
    const some = invited.slice(from, from + draftsAtOnce).map(async ({ personId, company }) => {
      const { audience } = await services.audiences.create(tenantId, pageId, { personId });
      await publishLatest(services, tenantId, { pageId, topicIds, name: company }, audience);
      const { url } = await services.audiences.show(tenantId, pageId, audience.audience_id);
      if (url !== null) paths.push(new URL(url).pathname);
    });
    await Promise.all(some);
  }
  // In an order that does not depend on which draft was ready first.
  paths.sort();
  const about = { pageId, controlAudienceId, paths };
  return startTrial(services, tenantId, about, makeChance(seed + 2));
}

async function publishLatest(
  services: DemoServices,
  tenantId: string,
  variant: { pageId: string; topicIds: string[]; name: string; email?: string },
  { audience_id: audienceId }: { audience_id: string },
): Promise<Shown> {
  const { pageId, topicIds, name, email } = variant;
  const { audience, latestVersion } = await drafted(services, tenantId, pageId, audienceId);
  const { version_id: versionId } = latestVersion;
  await services.proving.prepare(audience, versionId);
  const version = await services.versions.publish(audience, versionId);
  const content = await services.versions.content(version);
  if (!content) throw new Error('a draft of the demo is empty');
  return {
    visit: { tenantId, pageId, audienceId, versionId },
    content,
    topicIds,
    personId: audience.person_id,
    name,
    email,
  };
}

/** The audience once its newest version is a draft. */
async function drafted(
  services: DemoServices,
  tenantId: string,
  pageId: string,
  audienceId: string,
) {
  for (const since = Date.now(); Date.now() - since < draftPatienceMs; await sleep(8)) {
    const { audience, latestVersion } = await services.audiences.show(tenantId, pageId, audienceId);
    if (latestVersion?.status === 'draft') return { audience, latestVersion };
  }
  throw new Error('the agent did not finish a draft of the demo');
}

/** Says something about the first variant that is this person's, and publishes what comes of it. */
async function converse(
  services: DemoServices,
  shown: Shown[],
  { email, message }: { email: string; message: string },
): Promise<void> {
  const at = shown.findIndex((one) => one.email === email);
  const before = shown[at];
  if (!before) throw new Error(`the demo shows nothing to ${email}`);
  const { tenantId, pageId, audienceId } = before.visit;
  const audience = await services.audiences.get(tenantId, pageId, audienceId);
  await services.messages.send(audience, { message });
  const { topicIds, name, path } = before;
  const after = await publishLatest(
    services,
    tenantId,
    { pageId, topicIds, name, email },
    { audience_id: audienceId },
  );
  shown[at] = { ...after, path };
  await seeAll(services, [shown[at]]);
}
