// Every service, wired once. Handlers receive this; nothing else reaches below the api.
import { join } from 'node:path';
import { type Accounts, makeAccounts } from './accounts/accounts.service.ts';
import { accountDocuments } from './accounts/finding.ts';
import { type Activity, makeActivity } from './activity/activity.service.ts';
import { makeModelAnswerer } from './agent/model/answerer.ts';
import { type Analytics, makeAnalytics } from './analytics/analytics.service.ts';
import { makeExperimentUnits } from './analytics/experiment_units.ts';
import { makeRollups } from './analytics/rollups.ts';
import { makeFlagTotals } from './analytics/scope_sums.ts';
import { type Assets, makeAssets } from './assets/assets.service.ts';
import { makeFileLinks } from './assets/file_links.ts';
import { type Files, makeFiles } from './assets/files.service.ts';
import { makePictures } from './assets/pictures.ts';
import { makeRenditions } from './assets/renditions.ts';
import { makeStorage } from './assets/storage.open.ts';
import { type Audiences, makeAudiences } from './audiences/audiences.service.ts';
import { type Batches, makeBatchesOfAudiences } from './audiences/batches.ts';
import type { Library } from './audiences/briefing.ts';
import { audienceDocuments } from './audiences/finding.ts';
import { type Messages, makeMessages } from './audiences/messages.service.ts';
import { makePresences, type Presences } from './audiences/presence.ts';
import { makeProving, type Proving } from './audiences/proving.ts';
import { makePublications, type Publications } from './audiences/publications.service.ts';
import { makeReaderChanged } from './audiences/reader_claims.ts';
import { makeSchedule, type Schedule } from './audiences/schedule.ts';
import { makeStreams, type Streams } from './audiences/stream.ts';
import { makeVersions, type Versions } from './audiences/versions.service.ts';
import { type Brands, makeBrands } from './brands/brands.service.ts';
import { type Claims, makeClaims } from './claims/claims.service.ts';
import { type Config, defaultRenditionDays } from './config/config.ts';
import { makeArms } from './experiments/arms.ts';
import { type Experiments, makeExperiments } from './experiments/experiments.service.ts';
import { type Enricher, makeBuiltInEnricher, makeEndpointEnricher } from './forms/enricher.ts';
import { type Forms, makeForms } from './forms/forms.service.ts';
import { type Imports, makeImports } from './imports/imports.service.ts';
import { type Keys, makeKeys } from './keys/keys.service.ts';
import { type Addresses, makeAddresses } from './links/addresses.ts';
import { type ResolveTxt, resolveTxt as systemTxt } from './links/dns.ts';
import { type Domains, makeDomains } from './links/domains.service.ts';
import { type Links, makeLinks } from './links/links.service.ts';
import { makeRoutings, type Routings } from './links/routings.service.ts';
import { type Attempts, makeAttempts } from './members/attempts.ts';
import { type Audit, makeAudit } from './members/audit.service.ts';
import { type Invitations, makeInvitations } from './members/invitations.service.ts';
import { type MemberSessions, makeMemberSessions } from './members/member_sessions.service.ts';
import { type Members, makeMembers } from './members/members.service.ts';
import { makeOidc, type Oidc } from './members/oidc.ts';
import { makePasskeys, type Passkeys } from './members/passkeys.service.ts';
import { makePasswords, type PasswordCost } from './members/passwords.ts';
import { makeSignInSteps, type SignInSteps } from './members/sign_in_steps.ts';
import { makeStudioCookies, type StudioCookies } from './members/studio_cookies.ts';
import { type AgentCheck, makeAgentCheck } from './operations/agent_check.ts';
import { type Health, makeHealth } from './operations/health.ts';
import { pageDocuments } from './pages/finding.ts';
import { makePages, type Pages } from './pages/pages.service.ts';
import { personDocuments } from './persons/finding.ts';
import { makePersons, type Persons } from './persons/persons.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/db/open.ts';
import { sharedSecret } from './platform/db/secrets.ts';
import { type Cursors, makeCursors } from './platform/http/cursors.ts';
import { type Idempotency, makeIdempotency } from './platform/http/idempotency.ts';
import { makeIds } from './platform/ids.ts';
import { makeQueue } from './platform/jobs/queue.ts';
import { makePool, type Pool } from './platform/pool/pool.ts';
import type { SearchSources } from './platform/search/backlog.ts';
import { makeSiteChanges } from './platform/signals/changes.ts';
import type { Signals } from './platform/signals/signals.ts';
import { type Erasure, makeErasure } from './privacy/erasure.ts';
import { makeSessionEndings, type SessionEndings } from './sessions/endings.ts';
import { type Moments, makeMoments } from './sessions/moments.ts';
import { makeRenditions as makeKeptPages, type Renditions } from './sessions/renditions.ts';
import { makeSessions, type Sessions } from './sessions/sessions.service.ts';
import { makeVisitContexts, type VisitContexts } from './sessions/visit_context.ts';
import { type Answers, makeAnswers } from './site/answers.ts';
import { makeHosts } from './site/hosts.ts';
import { type LinkPreviews, makeLinkPreviews } from './site/link_preview.ts';
import { makeLinkResolver } from './site/link_resolver.ts';
import { makePreviewLinks, type PreviewLinks } from './site/preview_links.ts';
import { makePreviews, type Previews } from './site/previews.ts';
import { makeProvenance, type Provenance, readNetworks } from './site/provenance.ts';
import { makeRendering } from './site/rendering.ts';
import { makeSimulator, type Simulator } from './site/simulator.ts';
import { makeSite, type VisitorSite } from './site/site.service.ts';
import { makeSitemaps } from './site/sitemap.ts';
import { makeSocialImages, type SocialImages } from './site/social.ts';
import { makeVisits, type Visits } from './site/visits.ts';
import { makeOverview, type ReadOverview } from './studio/overview.service.ts';
import { makeTenants, type Tenants } from './tenants/tenants.service.ts';
import { type Entries, makeEntries } from './topics/entries.service.ts';
import { topicDocuments } from './topics/finding.ts';
import { makeReadPassages } from './topics/reading.ts';
import { makeRetrieval, type Retrieval } from './topics/retrieval.ts';
import { makeTopics, type Topics } from './topics/topics.service.ts';
import { type Deliveries, makeDeliveries } from './webhooks/deliveries.service.ts';
import { type Events, makeEvents } from './webhooks/events.service.ts';
import { makeOutbox, type Outbox } from './webhooks/outbox.ts';
import { makeSubscriptions, type Subscriptions } from './webhooks/subscriptions.service.ts';
import { makeVault, type Vault } from './webhooks/vault.ts';

export interface Services {
  clock: Clock;
  cursors: Cursors;
  idempotency: Idempotency;
  tenants: Tenants;
  keys: Keys;
  members: Members;
  memberSessions: MemberSessions;
  invitations: Invitations;
  signInAttempts: Attempts;
  signInSteps: SignInSteps;
  passkeys: Passkeys;
  oidc: Oidc | undefined;
  studioCookies: StudioCookies;
  audit: Audit;
  accounts: Accounts;
  activity: Activity;
  persons: Persons;
  erasure: Erasure;
  pages: Pages;
  topics: Topics;
  topicEntries: Entries;
  retrieval: Retrieval;
  claims: Claims;
  proving: Proving;
  audiences: Audiences;
  batches: Batches;
  versions: Versions;
  publications: Publications;
  schedule: Schedule;
  presences: Presences;
  messages: Messages;
  streams: Streams;
  previews: Previews;
  previewLinks: PreviewLinks;
  site: VisitorSite;
  socialImages: SocialImages;
  linkPreviews: LinkPreviews;
  visitContexts: VisitContexts;
  visits: Visits;
  forms: Forms;
  answers: Answers;
  enricher: Enricher;
  files: Files;
  assets: Assets;
  brands: Brands;
  links: Links;
  addresses: Addresses;
  domains: Domains;
  routings: Routings;
  sessions: Sessions;
  /** What speaks against a person in where a visit comes from. */
  provenance: Provenance;
  renditions: Renditions;
  experiments: Experiments;
  simulator: Simulator;
  analytics: Analytics;
  overview: ReadOverview;
  health: Health;
  agentCheck: AgentCheck;
  imports: Imports;
  outbox: Outbox;
  events: Events;
  moments: Moments;
  sessionEndings: SessionEndings;
  webhooks: Subscriptions;
  webhookDeliveries: Deliveries;
  /** Opens what is sealed in the database. */
  vault: Vault;
  /** What agents are given of the content library. */
  library: Library;
  /** What the search backlog is worked off with. */
  searchSources: SearchSources;
  /** Fails when the database does not answer. */
  probeDatabase(): Promise<void>;
}

export type ServiceSettings = Pick<
  Config,
  | 'publicUrl'
  | 'dataDir'
  | 'uploadLimitBytes'
  | 'bucket'
  | 'webhookAllowPrivate'
  | 'webhookPorts'
  | 'secretKey'
> &
  Partial<
    Pick<
      Config,
      | 'enrichmentUrl'
      | 'oidc'
      | 'agent'
      | 'machineNetworks'
      | 'renditionDays'
      | 'databaseUrl'
      | 'databaseDirectUrl'
      | 'host'
      | 'port'
    >
  >;

export interface ServiceDeps {
  db: Db;
  clock: Clock;
  signals: Signals;
  settings: ServiceSettings;
  /** For work on what others send; whoever hands one in closes it. One of its own starts with its first task. */
  pool?: Pool;
  resolveTxt?: ResolveTxt;
  /** What hashing a password costs; left out, what is advised. */
  passwordCost?: PasswordCost;
  /** Told of what went wrong without anybody being refused for it. */
  warn?: (message: string, error: unknown) => void;
}

export async function makeServices({
  db,
  clock,
  signals,
  settings,
  pool = makePool(),
  resolveTxt = systemTxt,
  passwordCost,
  warn = () => {},
}: ServiceDeps): Promise<Services> {
  const makeId = makeIds(clock);
  const changed = makeSiteChanges(db, signals);
  const base = { db, clock, makeId, changed };
  const idempotency = makeIdempotency(base);
  const { publicUrl, dataDir, uploadLimitBytes, bucket, enrichmentUrl } = settings;
  const tenants = makeTenants({ ...base, publicUrl, uploadLimitBytes });
  const addresses = makeAddresses({ db, tenants, publicUrl });
  const activity = makeActivity(base);
  const queue = makeQueue({ ...base, signals });
  const readerChanged = makeReaderChanged({ db, queue });
  const accounts = makeAccounts({ ...base, tenants, activity, readerChanged });
  const persons = makePersons({ ...base, accounts, activity, readerChanged });
  const links = makeLinks(base);
  const streams = makeStreams({ ...base, signals });
  const claims = makeClaims({ ...base, queue });
  const pages = makePages({ ...base, claims });
  const topics = makeTopics({ ...base, claims });
  const retrieval = makeRetrieval(base);
  const outbox = makeOutbox({ ...base, signals });
  const publications = makePublications(base);
  const versions = makeVersions({ ...base, queue, outbox, streams, pages, claims, signals });
  const audiences = makeAudiences({
    ...{ ...base, pages, persons, versions, claims, streams, addresses },
  });
  const imports = makeImports({ ...base, queue, uploadLimitBytes });
  const batches = makeBatchesOfAudiences({ ...base, queue, pages, persons, imports });
  const { renditionDays = defaultRenditionDays } = settings;
  const renditions = makeKeptPages({ ...base, audiences, retentionDays: renditionDays });
  const moments = makeMoments(base);
  const sessions = makeSessions({
    ...base,
    moments,
    pages,
    audiences,
    renditions,
    count: makeRollups(db),
    countFlagged: makeFlagTotals(db),
  });
  const forms = makeForms({
    ...base,
    persons,
    accounts,
    outbox,
    queue,
    versions,
    sessions,
    forgetEvents: (tenantId, submissionIds) =>
      webhookDeliveries.forgetSubmissions(tenantId, submissionIds),
    secret: await sharedSecret(db, 'form duplicates'),
  });
  const analytics = makeAnalytics({ db, pages, audiences, moments });
  const builtIn = makeBuiltInEnricher({ persons, accounts });
  const filesDir = join(dataDir, 'files');
  const storage = makeStorage(filesDir, bucket);
  const incoming = join(filesDir, 'incoming');
  const files = makeFiles({
    ...base,
    storage,
    links: makeFileLinks({ secret: await sharedSecret(db, 'file links'), clock, publicUrl }),
    incoming,
    uploadLimitBytes,
    lookAt: makePictures(pool),
    renditions: makeRenditions({ pool, storage, incoming, makeId: base.makeId }),
  });
  const assets = makeAssets({ ...base, files, claims });
  const topicEntries = makeEntries({
    ...base,
    topics,
    claims,
    readPassages: makeReadPassages(pool),
  });
  const vault = makeVault(settings);
  const webhooks = makeSubscriptions({ ...base, vault, settings });
  const webhookDeliveries = makeDeliveries({ ...base, signals, subscriptions: webhooks });
  const brands = makeBrands({ ...base, assets });
  const routings = makeRoutings(base);
  const visitContexts = makeVisitContexts(await sharedSecret(db, 'visit contexts'));
  const siteSecret = await sharedSecret(db, 'site');
  const socialImages = makeSocialImages({ db, secret: siteSecret, pool });
  const arms = makeArms({ ...base, accounts, persons, warn });
  const experiments = makeExperiments({
    ...{ ...base, pages, audiences, outbox },
    units: makeExperimentUnits(base),
  });
  const hosts = makeHosts({ ...base, publicUrl });
  const resolver = makeLinkResolver({ db, links, routings });
  const rendering = makeRendering({
    ...{ db, assets, brands, visitContexts, social: socialImages, claims },
    secret: siteSecret,
  });
  const site = makeSite({
    ...{ ...base, signals, hosts, resolver, rendering, renditions, arms, warn },
    sitemaps: makeSitemaps(base),
  });
  const passwords = makePasswords(passwordCost);
  const memberSessions = makeMemberSessions(base);
  const steps = makeSignInSteps(base);
  const passkeys = makePasskeys({ ...base, steps, publicUrl });
  const signInAttempts = makeAttempts({ ...base, secret: await sharedSecret(db, 'sign-ins') });
  return {
    clock,
    members: makeMembers({
      db,
      passwords,
      attempts: signInAttempts,
      sessions: memberSessions,
    }),
    memberSessions,
    audit: makeAudit(base),
    signInAttempts,
    signInSteps: steps,
    passkeys,
    oidc:
      settings.oidc && makeOidc({ ...base, tenants, steps, publicUrl, settings: settings.oidc }),
    studioCookies: makeStudioCookies(publicUrl, signInAttempts),
    invitations: makeInvitations({
      ...{ ...base, passwords, passkeys, publicUrl },
      sessions: memberSessions,
    }),
    cursors: makeCursors(await sharedSecret(db, 'cursor')),
    idempotency,
    tenants,
    keys: makeKeys(base),
    accounts,
    activity,
    persons,
    erasure: makeErasure({
      ...{ db, activity, audiences, forms, idempotency, imports, makeId, clock, outbox },
      ...{ batches, experiments, links, persons, renditions, sessions, vault },
      webhookDeliveries,
    }),
    pages,
    topics,
    topicEntries,
    claims,
    proving: makeProving({
      ...{ db, pool, pages, claims, accounts, activity, brands, assets, topics, retrieval },
      entries: topicEntries,
    }),
    retrieval,
    audiences,
    batches,
    versions,
    publications,
    schedule: makeSchedule({ ...base, queue, streams, versions }),
    presences: makePresences({ ...base, streams }),
    messages: makeMessages({ ...base, streams, versions }),
    streams,
    previews: makePreviews({ pages, brands, assets }),
    previewLinks: makePreviewLinks({
      secret: await sharedSecret(db, 'preview links'),
      clock,
      publicUrl,
    }),
    visitContexts,
    visits: makeVisits({ visitContexts, audiences, versions, pages, brands, assets }),
    forms,
    answers: makeAnswers({
      retrieval,
      answerer: settings.agent && makeModelAnswerer(settings.agent),
    }),
    enricher: enrichmentUrl === undefined ? builtIn : makeEndpointEnricher(enrichmentUrl, builtIn),
    site,
    socialImages,
    linkPreviews: makeLinkPreviews({
      ...{ pages, audiences, versions, brands, assets },
      social: socialImages,
    }),
    files,
    assets,
    brands,
    links,
    addresses,
    domains: makeDomains({ ...base, resolveTxt }),
    routings,
    sessions,
    provenance: makeProvenance({ clock, machineNetworks: readNetworks(settings.machineNetworks) }),
    renditions,
    experiments,
    simulator: makeSimulator({
      ...{ clock, hosts, resolver, rendering, renditions, arms, tenants, persons, publications },
    }),
    analytics,
    health: makeHealth({ clock, tenants, settings, pool }),
    agentCheck: makeAgentCheck({ settings: settings.agent, pool, clock }),
    overview: makeOverview({ db, pages, audiences, sessions, forms }),
    imports,
    outbox,
    events: makeEvents({ db }),
    moments,
    sessionEndings: makeSessionEndings({ ...base, persons, accounts, outbox }),
    webhooks,
    webhookDeliveries,
    vault,
    searchSources: {
      person: personDocuments,
      account: accountDocuments,
      page: pageDocuments,
      audience: audienceDocuments,
      topic: topicDocuments,
    },
    library: { chunks: retrieval.gather, assets: assets.suggest },
    async probeDatabase() {
      await db.query('select 1', []);
    },
  };
}
