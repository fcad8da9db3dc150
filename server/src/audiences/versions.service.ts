// Versions: made by the agent or by hand, moved through their lifecycle. Each
// move and everything it carries along is one transaction that holds the
// audience, so a visitor never meets two published versions of one audience.

import { type Claims, isOpen } from '../claims/claims.service.ts';
import { contentAddress, type PageContent } from '../content/content.ts';
import { contentLanguage } from '../content/texts.ts';
import type { Pages } from '../pages/pages.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import { pipelined } from '../platform/db/pipelined.ts';
import type { AudienceRow, ClaimPolicy, VersionRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Actor } from '../platform/http/scopes.ts';
import type { MakeId } from '../platform/ids.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import type { Signals } from '../platform/signals/signals.ts';
import type { Outbox } from '../webhooks/outbox.ts';
import { takeStreamNumbers, takeVersionNumber, updateAudience } from './audiences.store.ts';
import { renderClaim } from './claims.render.ts';
import { type Move, planMove, type VersionState } from './lifecycle.ts';
import { insertPublication } from './publications.store.ts';
import type { Streams } from './stream.ts';
import {
  type AudienceRef,
  makeVersionEvents,
  stateEvent,
  type VersionEvents,
} from './version_events.ts';
import {
  applyChange,
  findContent,
  findVersion,
  insertVersion,
  listQueued,
  listStanding,
  listVersions,
  setPublishAt,
  storeContent,
  type VersionMore,
} from './versions.store.ts';

export type StoredContent = { content_hash: string; language: string };

export interface Versions extends VersionEvents {
  get(audience: AudienceRef, versionId: string): Promise<VersionRow>;
  content(version: VersionRow): Promise<PageContent | undefined>;
  list(
    audience: AudienceRef & Pick<AudienceRow, 'version_number'>,
    page: PageRequest,
  ): Promise<PageOf<VersionRow>>;
  /** Inside a transaction: a version for the agent to make, and the job for it. */
  queue(audience: AudienceRef, versionId: string, by?: Actor): Promise<VersionRow>;
  /** Content by hand: a draft at once. */
  createDraft(
    audience: AudienceRef,
    content: PageContent,
    /** The newest version as the editor knows it; the draft is refused if it no longer is. */
    basedOnVersionId?: string,
    by?: Actor,
  ): Promise<VersionRow>;
  /** Its claims must have been looked for: `proving.prepare`, before any transaction. */
  publish(audience: AudienceRef, versionId: string, by?: Actor): Promise<VersionRow>;
  archive(audience: AudienceRef, versionId: string): Promise<VersionRow>;
  /** Inside a transaction that holds the audience: makes the move, or says no by false. */
  move(
    audience: Omit<AudienceRef, 'page_id'>,
    version: VersionRow,
    move: Move,
    more?: VersionMore,
    /** The drafts and the published version, where the caller has read them already. */
    standing?: VersionRow[],
    at?: number,
  ): Promise<boolean>;
  /** Inside a transaction that holds the audience: takes back all that is not yet processed. */
  cancelQueued(audience: Omit<AudienceRef, 'page_id'>): Promise<VersionRow[]>;
  /** What a version notes of its content. */
  store(tenantId: string, content: PageContent): Promise<StoredContent>;
}

export function makeVersions(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  queue: Queue;
  outbox: Outbox;
  streams: Streams;
  pages: Pages;
  claims: Claims;
  signals: Signals;
  changed: SiteChanges;
}): Versions {
  const { db, clock, makeId, queue, outbox, streams, pages, claims, signals, changed } = deps;
  const { announce, announceCancelled } = makeVersionEvents({ clock, outbox });

  async function get(audience: AudienceRef, versionId: string): Promise<VersionRow> {
    const version = await findVersion(db, audience.tenant_id, audience.audience_id, versionId);
    if (!version) throw new Failure('version_not_found');
    return version;
  }

  async function move(
    audience: Omit<AudienceRef, 'page_id'>,
    version: VersionRow,
    wanted: Move,
    more: VersionMore = {},
    known?: VersionRow[],
    at = clock.now(),
  ): Promise<boolean> {
    const standing = known ?? (await listStanding(db, audience.tenant_id, audience.audience_id));
    const plan = planMove(stateOf(version), wanted, standing.map(stateOf));
    if (!plan) return false;
    // What gives way first: the database allows one published version, also between two statements.
    await pipelined(
      plan.toReversed().map((change) => {
        const own = change.versionId === version.version_id;
        return applyChange(db, audience.tenant_id, change, at, own ? more : {});
      }),
    );
    return true;
  }

  function newVersion(audience: AudienceRef, versionId: string, by?: Actor): VersionRow {
    return {
      version_id: versionId,
      tenant_id: audience.tenant_id,
      audience_id: audience.audience_id,
      version_number: 0,
      status: 'queued',
      is_new_page_agent: 1,
      supplementary_context: null,
      content_hash: null,
      language: null,
      failure_reason: null,
      created_by_type: by?.type ?? null,
      created_by_id: by?.id ?? null,
      publish_at: null,
      created_at: clock.now(),
      queued_at: null,
      picked_up_at: null,
      became_draft_at: null,
      published_at: null,
      obsolete_at: null,
      cancelled_at: null,
      archived_at: null,
    };
  }

  async function store(tenantId: string, content: PageContent): Promise<StoredContent> {
    const address = contentAddress(content);
    await storeContent(db, tenantId, address, JSON.stringify(content));
    return { content_hash: address, language: contentLanguage(content) };
  }

  async function moveAlone(
    audience: AudienceRef,
    versionId: string,
    wanted: Move,
    also: (moved: VersionRow, before: VersionRow) => Promise<void>,
  ): Promise<VersionRow> {
    const { tenant_id: tenantId, audience_id: audienceId } = audience;
    return db.transaction(async () => {
      const streamNumber = await takeStreamNumbers(db, tenantId, audienceId, 1);
      const version = await get(audience, versionId);
      if (wanted === 'publish' && version.content_hash === null && version.status !== 'queued') {
        throw new Failure('version_without_content');
      }
      if (!(await move(audience, version, wanted))) {
        throw new Failure('version_move_refused', {
          detail: `A version that is ${version.status} cannot be ${wanted === 'publish' ? 'published' : 'archived'}.`,
        });
      }
      if (version.publish_at !== null) {
        // It is out, or it never will be: the plan is void.
        await setPublishAt(db, tenantId, versionId, { publish_at: null });
        await queue.cancel(tenantId, scheduleKey(versionId));
      }
      const moved = await get(audience, versionId);
      await also(moved, version);
      await streams.write(tenantId, audienceId, [stateEvent(moved)], streamNumber);
      return moved;
    });
  }

  /** After the number was taken: it holds the audience, so that no other version can come between. */
  async function refuseOutdated(
    audience: AudienceRef,
    basedOnVersionId: string,
    before: number,
  ): Promise<void> {
    const { tenant_id: tenantId, audience_id: audienceId } = audience;
    const [latest] = await listVersions(db, tenantId, audienceId, { before, limit: 1 });
    if (latest?.version_id === basedOnVersionId) return;
    const members = latest === undefined ? {} : { versionId: latest.version_id };
    throw new Failure('version_outdated', { members });
  }

  /** Last, while no source can change: whatever changes one later finds the version published. */
  async function refuseUnsupported(
    tenantId: string,
    versionId: string,
    policy: ClaimPolicy,
  ): Promise<void> {
    if (policy === 'off') return;
    await claims.hold(tenantId);
    if (policy === 'warn') return;
    const kept = await claims.find(tenantId, versionId);
    if (!kept) throw new Error('a version is published before its claims were looked for');
    const open = kept.claims.filter(isOpen);
    if (open.length === 0) return;
    throw new Failure('unsupported_claims', {
      detail: 'Give each claim a source, take it out, or accept it with a reason.',
      members: { claims: open.map(renderClaim) },
    });
  }

  return {
    get,
    move,
    async cancelQueued(audience) {
      const waiting = await listQueued(db, audience.tenant_id, audience.audience_id);
      if (waiting.length === 0) return [];
      await queue.cancel(audience.tenant_id, audience.audience_id);
      for (const version of waiting) await move(audience, version, 'cancel');
      db.afterCommit(() => {
        for (const version of waiting) signals.publish('interrupt', version.version_id);
      });
      return waiting.map((version) => ({ ...version, status: 'cancelled' }));
    },
    announce,
    announceCancelled,
    store,
    async content(version) {
      if (version.content_hash === null) return undefined;
      const text = await findContent(db, version.tenant_id, version.content_hash);
      return text === undefined ? undefined : (JSON.parse(text) as PageContent);
    },
    async list(audience, { after, limit }) {
      const rows = await listVersions(db, audience.tenant_id, audience.audience_id, {
        before: after === undefined ? Number.MAX_SAFE_INTEGER : Number(after),
        limit: limit + 1,
      });
      const page = cutPage(rows, limit, (row) => String(row.version_number));
      // Versions are never deleted and are numbered without gaps.
      return { ...page, totalCount: audience.version_number };
    },
    async queue(audience, versionId, by) {
      const { tenant_id: tenantId, audience_id: audienceId } = audience;
      const taken = await takeVersionNumber(db, tenantId, audienceId, versionId, 1);
      const version: VersionRow = {
        ...newVersion(audience, versionId, by),
        version_number: taken.version_number,
        supplementary_context: taken.supplementary_context,
        queued_at: clock.now(),
      };
      await pipelined([
        insertVersion(db, version),
        queue.enqueue(tenantId, 'draft_version', audienceId, {
          pageId: audience.page_id,
          audienceId,
          versionId,
        }),
        announce(audience, version, 'page.version.created'),
        streams.write(tenantId, audienceId, [stateEvent(version)], taken.stream_number),
      ]);
      return version;
    },
    createDraft: (audience, content, basedOnVersionId, by) =>
      db.transaction(async () => {
        const { tenant_id: tenantId, audience_id: audienceId } = audience;
        const versionId = makeId('version');
        const taken = await takeVersionNumber(db, tenantId, audienceId, versionId, 1);
        if (basedOnVersionId !== undefined) {
          await refuseOutdated(audience, basedOnVersionId, taken.version_number);
        }
        const version: VersionRow = {
          ...newVersion(audience, versionId, by),
          version_number: taken.version_number,
          supplementary_context: taken.supplementary_context,
          is_new_page_agent: 0,
        };
        await insertVersion(db, version);
        await move(audience, version, 'process', await store(tenantId, content));
        const draft = await get(audience, versionId);
        await announce(audience, draft, 'page.version.created');
        await announce(audience, draft, 'page.version.processed');
        await streams.write(tenantId, audienceId, [stateEvent(draft)], taken.stream_number);
        return draft;
      }),
    publish: (audience, versionId, by) =>
      moveAlone(audience, versionId, 'publish', async (version) => {
        await insertPublication(db, {
          publication_id: makeId('publication'),
          tenant_id: audience.tenant_id,
          audience_id: audience.audience_id,
          version_id: versionId,
          published_at: version.published_at ?? clock.now(),
          unpublished_at: null,
          by_type: by?.type ?? null,
          by_id: by?.id ?? null,
        });
        await updateAudience(db, audience.tenant_id, audience.audience_id, {
          published_version_id: versionId,
          updated_at: clock.now(),
        });
        const page = await pages.publishWith(audience.tenant_id, audience.page_id);
        await refuseUnsupported(audience.tenant_id, versionId, page.claim_policy);
        await announce(audience, version, 'page.version.published');
        changed.audience(audience.tenant_id, audience.page_id, audience.audience_id);
      }),
    archive: (audience, versionId) =>
      moveAlone(audience, versionId, 'archive', async (_moved, version) => {
        // Its job finds it archived and leaves it be; an agent that is at it stops now.
        if (version.status === 'queued') {
          await announceCancelled(audience, version, 'archived');
          db.afterCommit(() => signals.publish('interrupt', versionId));
        }
      }),
  };
}

/** The plan to publish a version, among the jobs. */
export const scheduleKey = (versionId: string): string => `publish ${versionId}`;

const stateOf = (row: VersionRow): VersionState => ({
  versionId: row.version_id,
  versionNumber: row.version_number,
  status: row.status,
});
