// The claims of versions as they are kept: found and proven once, marked as stale in the transaction
// that changes their source, accepted by whoever may publish. Proving them is pure, and done elsewhere.
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { ClaimRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Actor } from '../platform/http/scopes.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import {
  type ClaimFilter,
  countPublishedClaims,
  eraseClaims,
  findSourcesHash,
  findUnannounced,
  hasContent,
  holdEpoch,
  type KeptClaim,
  listClaims,
  listPublishedClaims,
  listQuotes,
  markTopicsLeft,
  moveClaims,
  moveVersionClaims,
  nextEpoch,
  readEpoch,
  replaceClaims,
  type SourceRef,
  takeUnannounced,
  upsertAcceptance,
} from './claims.store.ts';
import { makeStandsIn } from './stands.ts';

export type { ClaimFilter, KeptClaim };

/** What the rooms that hold sources say when one changes; inside the transaction that changes it. */
export interface SourceChanges {
  /** `text`: what it says now; undefined when it is gone. */
  sourceChanged(tenantId: string, source: SourceRef, text: string | undefined): Promise<void>;
  /** The topics are gone; with a page, only that page rests on them no more. */
  topicsLeft(tenantId: string, topicIds: readonly string[], pageId?: string): Promise<void>;
}

export interface VersionRef {
  tenantId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
}

export type NewClaim = Omit<
  ClaimRow,
  'tenant_id' | 'version_id' | 'page_id' | 'audience_id' | 'position' | 'announced'
>;

export interface KeptClaims {
  sourcesHash: string;
  claims: KeptClaim[];
}

export interface StaleVersion {
  pageId: string;
  audienceId: string;
  versionId: string;
  claims: { claimId: string; text: string }[];
}

export interface Claims extends SourceChanges {
  /** In the order of the page; undefined when nobody has looked for them yet. */
  find(tenantId: string, versionId: string): Promise<KeptClaims | undefined>;
  /** Read before the sources are; `keep` says whether they still are what they were. */
  epoch(tenantId: string): Promise<number>;
  /** False when a source changed since: prove them again. */
  keep(of: VersionRef, proven: readonly NewClaim[], at: Proven): Promise<boolean>;
  /** Inside a transaction: from here until commit no source changes. */
  hold(tenantId: string): Promise<void>;
  /**
   * What a version's reader is known by and has said, as it stands now: claims that rest on words which are
   * gone are stale, and on such as came back supported.
   */
  readerIs(of: Pick<VersionRef, 'tenantId' | 'versionId'>, sources: ReaderTexts): Promise<void>;
  accept(of: VersionRef, claimId: string, reason: string, by: Actor): Promise<KeptClaim>;
  /** Of published versions, the newest first. */
  list(tenantId: string, filter: ClaimFilter, page: PageRequest): Promise<PageOf<KeptClaim>>;
  /** Inside a transaction: the next published version with stale claims nobody was told of. */
  takeStale(tenantId: string): Promise<StaleVersion | undefined>;
  /** Inside the transaction that erases the audience's person. Gives how many claims there were. */
  forgetAudience(tenantId: string, audienceId: string): Promise<number>;
}

/** By the id of the record that holds them. */
export type ReaderTexts = ReadonlyMap<string, string>;

export interface Proven {
  epoch: number;
  sourcesHash: string;
}

export type ClaimStatus = ClaimFilter['status'];

/** What a source does not support and nobody has answered for. */
export const isOpen = (claim: KeptClaim): boolean =>
  claim.status !== 'supported' && claim.accepted_at === null;

export const statusOf = (claim: KeptClaim): ClaimStatus =>
  claim.status === 'supported' || claim.accepted_at === null ? claim.status : 'accepted';

export function makeClaims(deps: { db: Db; clock: Clock; queue: Queue }): Claims {
  const { db, clock, queue } = deps;

  const announceLater = (tenantId: string): Promise<void> =>
    queue.enqueue(tenantId, 'announce_stale_claims', `claims ${tenantId}`, {});

  async function find(tenantId: string, versionId: string): Promise<KeptClaims | undefined> {
    const sourcesHash = await findSourcesHash(db, tenantId, versionId);
    if (sourcesHash === undefined) return undefined;
    return { sourcesHash, claims: await listClaims(db, tenantId, versionId) };
  }

  return {
    find,
    epoch: (tenantId) => readEpoch(db, tenantId),
    async hold(tenantId) {
      await holdEpoch(db, tenantId);
    },
    async sourceChanged(tenantId, source, text) {
      await nextEpoch(db, tenantId);
      const quotes = await listQuotes(db, tenantId, source);
      if (quotes.length === 0) return;
      const stands = text === undefined ? () => false : makeStandsIn(text);
      const quotesOf = (status: ClaimRow['status'], standing: boolean): string[] =>
        quotes.flatMap((one) =>
          one.quote !== null && one.status === status && stands(one.quote) === standing
            ? [one.quote]
            : [],
        );
      const gone = quotesOf('supported', false);
      await moveClaims(db, tenantId, source, quotesOf('stale', true), 'supported');
      await moveClaims(db, tenantId, source, gone, 'stale');
      if (gone.length > 0) await announceLater(tenantId);
    },
    async topicsLeft(tenantId, topicIds, pageId) {
      await nextEpoch(db, tenantId);
      const marked = await markTopicsLeft(db, tenantId, topicIds, pageId);
      if (marked > 0) await announceLater(tenantId);
    },
    keep: ({ tenantId, pageId, audienceId, versionId }, proven, { epoch, sourcesHash }) =>
      db.transaction(async () => {
        if ((await holdEpoch(db, tenantId)) !== epoch) return false;
        // Erased while its claims were looked for: not a word of it may be stored.
        if (!(await hasContent(db, tenantId, versionId))) return true;
        const known = new Map(
          (await listClaims(db, tenantId, versionId)).map((row) => [row.claim_id, row]),
        );
        const rows = proven.map((claim, position): ClaimRow => {
          const before = known.get(claim.claim_id);
          return {
            ...(before ? lasting(before, claim) : claim),
            tenant_id: tenantId,
            version_id: versionId,
            page_id: pageId,
            audience_id: audienceId,
            position,
            announced: before?.announced ?? 0,
          };
        });
        const version = {
          tenant_id: tenantId,
          version_id: versionId,
          audience_id: audienceId,
          sources_hash: sourcesHash,
        };
        await replaceClaims(db, version, rows);
        return true;
      }),
    readerIs: ({ tenantId, versionId }, sources) =>
      db.transaction(async () => {
        await holdEpoch(db, tenantId);
        const moved = (await listClaims(db, tenantId, versionId)).filter(
          (claim) =>
            claim.source_type === 'reader' &&
            claim.status !== 'unsupported' &&
            stillSaid(claim, sources) !== (claim.status === 'supported'),
        );
        const idsOf = (status: ClaimRow['status']) =>
          moved.flatMap((claim) => (claim.status === status ? [claim.claim_id] : []));
        await moveVersionClaims(db, tenantId, versionId, idsOf('stale'), 'supported');
        await moveVersionClaims(db, tenantId, versionId, idsOf('supported'), 'stale');
        if (idsOf('supported').length > 0) await announceLater(tenantId);
      }),
    accept: ({ tenantId, audienceId, versionId }, claimId, reason, by) =>
      db.transaction(async () => {
        await holdEpoch(db, tenantId);
        const claims = await listClaims(db, tenantId, versionId);
        const claim = claims.find((one) => one.claim_id === claimId);
        if (!claim) throw new Failure('claim_not_found');
        if (claim.status === 'supported') throw new Failure('claim_supported');
        const acceptance = {
          reason,
          by_type: by.type,
          by_id: by.id,
          accepted_at: clock.now(),
        };
        await upsertAcceptance(db, {
          tenant_id: tenantId,
          audience_id: audienceId,
          claim_id: claimId,
          ...acceptance,
        });
        return { ...claim, ...acceptance };
      }),
    async list(tenantId, filter, { after, limit }) {
      const [versionId = beforeNewest, position = '0'] = after?.split(' ') ?? [];
      const rows = await listPublishedClaims(db, tenantId, filter, {
        after: { versionId, position: Number(position) },
        limit: limit + 1,
      });
      const cut = cutPage(rows, limit, (row) => `${row.version_id} ${row.position}`);
      return { ...cut, totalCount: await countPublishedClaims(db, tenantId, filter) };
    },
    async takeStale(tenantId) {
      const version = await findUnannounced(db, tenantId);
      if (!version) return undefined;
      const taken = await takeUnannounced(db, tenantId, version.version_id);
      return {
        pageId: version.page_id,
        audienceId: version.audience_id,
        versionId: version.version_id,
        claims: taken
          .sort((one, other) => one.position - other.position)
          .map(({ claim_id: claimId, claimed }) => ({ claimId, text: claimed })),
      };
    },
    async forgetAudience(tenantId, audienceId) {
      await nextEpoch(db, tenantId);
      return eraseClaims(db, tenantId, audienceId);
    },
  };
}

function stillSaid({ source_id, quote }: KeptClaim, sources: ReaderTexts): boolean {
  const text = source_id === null ? undefined : sources.get(source_id);
  return text !== undefined && makeStandsIn(text)(quote ?? '');
}

/** A source that holds is kept, and what once rested on one is stale until another is found. */
function lasting({ status, ...before }: KeptClaim, claim: NewClaim): NewClaim {
  if (claim.status === 'supported' && status !== 'supported') return claim;
  const { source_type, source_id, topic_id, quote } = before;
  return { ...claim, status, source_type, source_id, topic_id, quote };
}
