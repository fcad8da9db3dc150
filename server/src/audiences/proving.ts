// Finds the claims of a version and looks them up in everything its page may rest on, cited or not.
// Done once, outside any transaction, when somebody asks or before it is published; again only for
// claims without a source, when the sources are others than they were. What rests on the reader's own words
// is held against what is known of them each time.
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Activity } from '../activity/activity.service.ts';
import type { AgentAsset, AgentChunk, AgentInput } from '../agent/agent.ts';
import type { Assets } from '../assets/assets.service.ts';
import type { Brands } from '../brands/brands.service.ts';
import {
  type Claims,
  isOpen,
  type KeptClaim,
  type KeptClaims,
  type NewClaim,
  type ReaderTexts,
} from '../claims/claims.service.ts';
import type { PageContent } from '../content/content.ts';
import type { Pages } from '../pages/pages.service.ts';
import type { Db } from '../platform/db/open.ts';
import type { PageRow, VersionRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { contentHash } from '../platform/formats/canonical.ts';
import type { Pool } from '../platform/pool/pool.ts';
import { task } from '../platform/pool/task.ts';
import type { Entries, EntryText } from '../topics/entries.service.ts';
import type { Retrieval } from '../topics/retrieval.ts';
import type { Topics } from '../topics/topics.service.ts';
import type { NamedAudience } from './audiences.store.ts';
import { activityBrief, gatherInput } from './briefing.ts';
import type { LookedUp } from './proving.task.ts';
import { findContent, findVersion } from './versions.store.ts';

export interface Proving {
  /** In the order of the page; a version without content claims nothing. */
  prove(audience: NamedAudience, version: VersionRow): Promise<KeptClaim[]>;
  /** Holds the claims that rest on the reader against what is known of them now. */
  recheckReader(audience: NamedAudience, versionId: string): Promise<void>;
  /** What a publication needs, where the page wants to know. */
  prepare(audience: NamedAudience, versionId: string): Promise<void>;
}

const looking = task<typeof import('./proving.task.ts')>({
  name: 'Looking up claims',
  module: new URL('./proving.task.ts', import.meta.url).href,
});

const reading = task<typeof import('./reader.task.ts')>({
  name: 'Reading what the reader said',
  module: new URL('./reader.task.ts', import.meta.url).href,
});

const maxTries = 5;
/** All entries are read when they are no longer than this together; otherwise those that fit the sentences. */
const maxTopicText = 400_000;
const passagesPerSentence = 8;
const maxAssets = 500;

export function makeProving(deps: {
  db: Db;
  pool: Pool;
  pages: Pages;
  claims: Claims;
  accounts: Accounts;
  activity: Activity;
  brands: Brands;
  assets: Assets;
  topics: Topics;
  entries: Entries;
  retrieval: Retrieval;
}): Proving {
  const { db, pool, pages, claims, topics, entries, retrieval } = deps;

  /** Entries stand for chunks: a claim rests on an entry, whatever passages it is cut into. */
  async function chunksFor(
    tenantId: string,
    topicIds: string[],
    content: PageContent,
  ): Promise<(AgentChunk & { topicId: string })[]> {
    if ((await topics.textLength(tenantId, topicIds)) <= maxTopicText) {
      return (await entries.texts(tenantId, topicIds)).map(asChunk);
    }
    const found = await pool.run(looking, { content }, { share: tenantId });
    const chunkIds = new Set<string>();
    for (const sentence of new Set(found.map((claim) => claim.sentence))) {
      const best = await retrieval.retrieve(tenantId, topicIds, sentence, passagesPerSentence);
      for (const { chunkId } of best) chunkIds.add(chunkId);
    }
    return (await entries.textsAround(tenantId, [...chunkIds])).map(asChunk);
  }

  async function assetsOf(tenantId: string): Promise<AgentAsset[]> {
    const page = { after: undefined, limit: maxAssets };
    const [active, hidden] = await Promise.all([
      deps.assets.list(tenantId, { state: 'active' }, page),
      deps.assets.list(tenantId, { state: 'hidden' }, page),
    ]);
    return [...active.items, ...hidden.items].map((asset) => ({
      assetId: asset.asset_id,
      assetType: asset.asset_type,
      name: asset.name,
      ...(asset.purpose === null ? {} : { purpose: asset.purpose }),
      ...(asset.ai_description === null ? {} : { description: asset.ai_description }),
      tags: [],
    }));
  }

  async function gather(
    page: PageRow,
    audience: NamedAudience,
    version: VersionRow,
    content: PageContent,
  ): Promise<{ input: AgentInput; topicOf: Map<string, string> }> {
    const chunks = await chunksFor(
      audience.tenant_id,
      JSON.parse(page.topic_ids) as string[],
      content,
    );
    const library = { chunks: async () => chunks, assets: assetsOf };
    return {
      input: await gatherInput({ ...deps, library }, page, audience, version),
      topicOf: new Map(chunks.map(({ chunkId, topicId }) => [chunkId, topicId])),
    };
  }

  /** Logs that claims rest on are read also when they are no longer among the latest. */
  async function readerTexts(
    audience: NamedAudience,
    version: VersionRow,
    sourceIds: ReadonlySet<string>,
  ): Promise<ReaderTexts> {
    const { tenant_id: tenantId, page_id: pageId } = audience;
    const page = await pages.get(tenantId, pageId);
    const library = { chunks: async () => [], assets: async () => [] };
    const input = await gatherInput({ ...deps, library }, page, audience, version);
    const latest = new Set(input.activity.map((entry) => entry.activityId));
    const older = await deps.activity.listByIds(
      tenantId,
      [...sourceIds].filter((id) => id !== audience.audience_id && !latest.has(id)),
    );
    const activity = [...input.activity, ...older.map((row) => activityBrief(row, audience))];
    const texts = await pool.run(
      reading,
      { input: { ...input, activity, conversation: [] } },
      { share: tenantId },
    );
    const joined = new Map<string, string>();
    for (const { id, text } of texts) joined.set(id, `${joined.get(id) ?? ''}\n${text}`);
    return joined;
  }

  /** The claims as they are after it; undefined when nobody has looked for them yet. */
  async function findRechecked(
    audience: NamedAudience,
    version: VersionRow,
  ): Promise<KeptClaims | undefined> {
    const { tenant_id: tenantId } = audience;
    const { version_id: versionId } = version;
    const kept = await claims.find(tenantId, versionId);
    const sourceIds = new Set(
      (kept?.claims ?? []).flatMap((claim) =>
        claim.source_type === 'reader' ? (claim.source_id ?? []) : [],
      ),
    );
    if (sourceIds.size === 0) return kept;
    await claims.readerIs({ tenantId, versionId }, await readerTexts(audience, version, sourceIds));
    return claims.find(tenantId, versionId);
  }

  async function prove(audience: NamedAudience, version: VersionRow): Promise<KeptClaim[]> {
    const { tenant_id: tenantId, audience_id: audienceId, page_id: pageId } = audience;
    const { version_id: versionId, content_hash: hash } = version;
    const text = hash === null ? undefined : await findContent(db, tenantId, hash);
    if (text === undefined) return [];
    const content = JSON.parse(text) as PageContent;
    for (let tries = 0; tries < maxTries; tries++) {
      const kept = await findRechecked(audience, version);
      if (kept && !kept.claims.some(isOpen)) return kept.claims;
      const epoch = await claims.epoch(tenantId);
      const page = await pages.get(tenantId, pageId);
      const { input, topicOf } = await gather(page, audience, version, content);
      const sourcesHash = contentHash(input);
      if (kept?.sourcesHash === sourcesHash) return kept.claims;
      const found = await pool.run(looking, { content, input }, { share: tenantId });
      const of = { tenantId, pageId, audienceId, versionId };
      const rows = found.map((claim) => rowOf(claim, topicOf));
      if (await claims.keep(of, rows, { epoch, sourcesHash })) {
        return (await claims.find(tenantId, versionId))?.claims ?? [];
      }
    }
    throw new Failure('too_busy', { detail: 'The sources of the page keep changing.' });
  }

  return {
    prove,
    async recheckReader(audience, versionId) {
      const { tenant_id: tenantId, audience_id: audienceId } = audience;
      const version = await findVersion(db, tenantId, audienceId, versionId);
      if (version) await findRechecked(audience, version);
    },
    async prepare(audience, versionId) {
      const { tenant_id: tenantId, audience_id: audienceId, page_id: pageId } = audience;
      const [page, version] = await Promise.all([
        pages.get(tenantId, pageId),
        findVersion(db, tenantId, audienceId, versionId),
      ]);
      if (!version || page.claim_policy === 'off') return;
      await prove(audience, version).catch((error: unknown) => {
        // A warning that cannot be given holds nobody up.
        if (page.claim_policy === 'block' || !isTooLarge(error)) throw error;
      });
    },
  };
}

const asChunk = ({ topicEntryId, topicId, text }: EntryText) => ({
  chunkId: topicEntryId,
  topicName: '',
  topicId,
  text,
});

const isTooLarge = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'work_too_large';

const rowOf = (claim: LookedUp, topicOf: ReadonlyMap<string, string>): NewClaim => ({
  claim_id: claim.claimId,
  component_id: claim.componentId,
  pointer: claim.pointer,
  kind: claim.kind,
  claimed: claim.text,
  status: claim.source ? 'supported' : 'unsupported',
  source_type: claim.source?.type ?? null,
  source_id: claim.source?.id ?? null,
  topic_id: (claim.source?.type === 'topic_entry' && topicOf.get(claim.source.id)) || null,
  quote: claim.source?.quote ?? null,
});
