// What a visitor would see: a path and what is known of the visit in; link, rule, audience, arm, version and
// page out, with the reasons. Every step is the one that serves visitors; nothing is written.
import type { Publications } from '../audiences/publications.service.ts';
import type { Condition, Facts } from '../links/conditions.ts';
import { normalizePath, writtenPath } from '../links/path.ts';
import type { CheckedCondition, Decision } from '../links/routing.ts';
import type { Persons } from '../persons/persons.service.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import type { Arm, PageLinkRow } from '../platform/db/tables.ts';
import type { Renditions } from '../sessions/renditions.ts';
import type { Tenants } from '../tenants/tenants.service.ts';
import { type Arms, type Assignment, shownAudience } from './arms.ts';
import type { Hosts, Site } from './hosts.ts';
import type { LinkResolver, OpenResolution } from './link_resolver.ts';
import type { Rendering } from './rendering.ts';

export interface SimulatedVisit {
  host?: string | undefined;
  path: string;
  personId?: string | undefined;
  facts: Facts;
  /** Left out: now. */
  at?: number | undefined;
}

export const steps = [
  'time',
  'host',
  'path',
  'link',
  'rule',
  'audience',
  'experiment',
  'version',
  'page',
] as const;
export interface Reason {
  step: (typeof steps)[number];
  detail: string;
}

export interface Simulation {
  /** What the visitor is answered. */
  status: 200 | 404 | 410;
  link?: { row: PageLinkRow; url: string };
  rule?: Decision & { pageRoutingId: string };
  audienceId?: string;
  versionId?: string;
  arm?: Arm;
  renditionSha256?: string;
  why: Reason[];
}

export interface Simulator {
  simulate(tenantId: string, visit: SimulatedVisit): Promise<Simulation>;
}

/** A spelling that is corrected, then a key that nobody has: there are no more. */
const redirectsAtMost = 3;

export function makeSimulator(deps: {
  clock: Clock;
  hosts: Hosts;
  resolver: LinkResolver;
  rendering: Rendering;
  renditions: Renditions;
  arms: Arms;
  tenants: Pick<Tenants, 'siteUrl'>;
  persons: Pick<Persons, 'get'>;
  publications: Pick<Publications, 'versionAt'>;
}): Simulator {
  const { clock, hosts, resolver, rendering, renditions, arms, tenants, persons, publications } =
    deps;

  async function siteOf(tenantId: string, host: string | undefined): Promise<Site | undefined> {
    const asked = host ?? new URL(await tenants.siteUrl(tenantId)).host;
    const owner = await hosts.ownerOf(asked);
    return typeof owner === 'object' && owner.tenantId === tenantId ? owner : undefined;
  }

  /** The path as a browser asks for it, with the key of the person behind it. */
  async function pathOf(
    tenantId: string,
    { path, personId }: SimulatedVisit,
    why: Reason[],
  ): Promise<string | undefined> {
    const normalized = normalizePath(path);
    if (!('path' in normalized)) {
      why.push({ step: 'path', detail: `The path ${normalized.fault.detail}.` });
      return undefined;
    }
    if (personId === undefined) return normalized.path;
    const person = await persons.get(tenantId, personId);
    if (normalized.path.endsWith(`/${person.route_key}`)) return normalized.path;
    why.push({ step: 'path', detail: `The key of ${person.person_id} is added to the path.` });
    return `${normalized.path.replace(/\/$/, '')}/${person.route_key}`;
  }

  async function follow(
    site: Site,
    path: string,
    why: Reason[],
  ): Promise<OpenResolution | undefined> {
    let asked = path;
    for (let n = 0; n < redirectsAtMost; n++) {
      const resolution = await resolver.find(site, writtenPath(asked));
      if (resolution.kind === 'missing') break;
      if (resolution.kind !== 'moved') return resolution;
      why.push({ step: 'path', detail: `The visitor is sent on to ${resolution.path}.` });
      asked = resolution.path;
    }
    why.push({ step: 'link', detail: `No link has the path ${asked}.` });
    return undefined;
  }

  /** What the audience shows in the visitor's arm. */
  async function showOf(
    site: Site,
    at: { path: string; time: number; isPast: boolean },
    audienceId: string,
    why: Reason[],
  ): Promise<Pick<Simulation, 'status' | 'arm' | 'versionId' | 'renditionSha256'>> {
    const { tenantId } = site;
    const assigned = await arms.find(tenantId, audienceId, at.time);
    why.push({ step: 'experiment', detail: experimentWords(assigned) });
    const shownId = shownAudience(audienceId, assigned);
    const arm = assigned === undefined ? {} : { arm: assigned.exposure.arm };
    if (at.isPast) return { ...(await pastOf(site, at, { audienceId, shownId }, why)), ...arm };
    const page = await rendering.page(site, at.path, shownId, assigned?.exposure);
    if ('kind' in page) {
      const gone = page.kind === 'gone';
      const detail = gone ? 'It was withdrawn.' : 'It has no published version.';
      why.push({ step: 'version', detail });
      return { status: gone ? 410 : 404, ...arm };
    }
    const { versionId, body } = page;
    why.push({ step: 'version', detail: `Its published version is ${versionId}.` });
    why.push({ step: 'page', detail: 'The page was rendered as it would be sent now.' });
    return { status: 200, versionId, renditionSha256: body.sha256, ...arm };
  }

  async function pastOf(
    site: Site,
    at: { path: string; time: number },
    ids: { audienceId: string; shownId: string },
    why: Reason[],
  ): Promise<Pick<Simulation, 'status' | 'versionId' | 'renditionSha256'>> {
    const { tenantId } = site;
    const versionId = await publications.versionAt(tenantId, ids.shownId, at.time);
    if (versionId === undefined) {
      why.push({ step: 'version', detail: 'Nothing was published at that time.' });
      return { status: 404 };
    }
    why.push({ step: 'version', detail: `The version published then was ${versionId}.` });
    const address = site.origin + writtenPath(at.path);
    const sent = await renditions.findAsOf(tenantId, ids.audienceId, { at: at.time, address });
    if (sent?.version_id !== versionId) {
      why.push({ step: 'page', detail: 'Nobody had opened this version by then.' });
      return { status: 200, versionId };
    }
    const since = isoTime(sent.served_from);
    why.push({ step: 'page', detail: `The page was sent in this form from ${since} on.` });
    return { status: 200, versionId, renditionSha256: sent.sha256 };
  }

  return {
    async simulate(tenantId, visit) {
      const why: Reason[] = [];
      const now = clock.now();
      const time = visit.at ?? now;
      if (time > now) why.push({ step: 'time', detail: 'Nothing is planned: it is as it is now.' });
      const path = await pathOf(tenantId, visit, why);
      const site = await siteOf(tenantId, visit.host);
      if (!site) why.push({ step: 'host', detail: `${visit.host} is none of your hosts.` });
      const found = site && path !== undefined ? await follow(site, path, why) : undefined;
      if (!site || !found) return { status: 404, why };
      const link = { row: found.link, url: site.origin + writtenPath(found.path) };
      if (found.link.created_at > time) {
        const since = isoTime(found.link.created_at);
        why.push({ step: 'link', detail: `The link was made later, at ${since}.` });
        return { status: 404, why };
      }
      why.push({ step: 'link', detail: linkWords(found) }, ...changedSince(found, time));
      const decision = resolver.decide(found, visit.facts);
      why.push(...(decision?.why ?? []).map(ruleWords), ...defaultWords(decision));
      const rule =
        decision && found.kind === 'routing'
          ? { rule: { ...decision, pageRoutingId: found.routing.pageRoutingId } }
          : {};
      const target = await resolver.resolve(tenantId, resolver.choose(found, visit.facts));
      if (target.kind !== 'audience') {
        const gone = target.kind === 'gone';
        const detail = gone ? 'The page was withdrawn.' : 'The page has no published group.';
        why.push({ step: 'audience', detail });
        return { status: gone ? 410 : 404, link, ...rule, why };
      }
      const { audienceId } = target;
      why.push({ step: 'audience', detail: `That leads to ${audienceId}.` });
      const shown = { path: found.path, time, isPast: time < now };
      return { link, ...rule, audienceId, ...(await showOf(site, shown, audienceId, why)), why };
    },
  };
}

const experimentWords = (assigned: Assignment | undefined): string => {
  if (!assigned) return 'The visit is in no experiment.';
  const { arm, experimentId, accountId, personId } = assigned.exposure;
  const shown = arm === 'control' ? `sees ${assigned.controlAudienceId}` : 'sees its own version';
  return `In ${experimentId}, the unit ${accountId ?? personId} is in the ${arm} arm and ${shown}.`;
};

function linkWords({ link, personId, kind }: OpenResolution): string {
  const leads = `The link ${link.page_link_id} leads to ${link.target_id}`;
  if (personId === undefined) return `${leads}.`;
  return kind === 'target'
    ? `${leads}; the path names ${personId}, who has a variant there.`
    : `${leads}; the path names ${personId}, who has no variant there.`;
}

/** Where a link led before it was changed is not kept: the present is answered, and said to be. */
function changedSince(found: OpenResolution, time: number): Reason[] {
  const changes: Reason[] = [];
  if (found.link.updated_at > time) {
    const since = isoTime(found.link.updated_at);
    changes.push({
      step: 'link',
      detail: `The link was changed at ${since}; this is its target now.`,
    });
  }
  if (found.kind === 'routing' && found.routing.updatedAt > time) {
    const since = isoTime(found.routing.updatedAt);
    changes.push({
      step: 'rule',
      detail: `The rules were changed at ${since}; these are today’s.`,
    });
  }
  return changes;
}

function ruleWords({ ruleIndex, name, outcome, conditions }: Decision['why'][number]): Reason {
  const rule = `Rule ${ruleIndex + 1}${name === undefined ? '' : ` (${name})`}`;
  if (outcome === 'not_reached') return { step: 'rule', detail: `${rule} was not reached.` };
  if (outcome === 'matched') return { step: 'rule', detail: `${rule} matched.` };
  const failed = conditions.filter(({ matched }) => !matched).map(conditionWords);
  return { step: 'rule', detail: `${rule} did not match: ${failed.join('; ')}.` };
}

function conditionWords({ condition, actual }: CheckedCondition): string {
  const has = actual.length === 0 ? 'has none' : `has ${actual.map(quoted).join(', ')}`;
  return `${condition.parameter ?? condition.field} ${wanted(condition)}, the visit ${has}`;
}

function wanted(condition: Condition): string {
  if (condition.operator === 'exists') return 'must be there';
  if (condition.operator === 'oneOf')
    return `must be one of ${condition.values.map(quoted).join(', ')}`;
  const words = { equals: 'must be', contains: 'must contain', startsWith: 'must start with' };
  return `${words[condition.operator]} ${quoted(condition.value)}`;
}

const quoted = (text: string): string => JSON.stringify(text);

const defaultWords = (decision: Decision | undefined): Reason[] =>
  decision?.decidedBy === 'default'
    ? [{ step: 'rule', detail: 'No rule matched: the default applies.' }]
    : [];
