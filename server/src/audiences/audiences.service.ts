// Audiences: the variants of a page, each for a person or a group. Making one
// queues its first version at once. One audience per person and page.

import type { Claims } from '../claims/claims.service.ts';
import type { Addresses } from '../links/addresses.ts';
import type { Pages } from '../pages/pages.service.ts';
import { mergeMetadata, refuseArchived } from '../pages/pages.service.ts';
import type { PageChange } from '../pages/schemas.ts';
import type { Persons } from '../persons/persons.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { onePage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { AudienceRow, VersionRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import type { Actor } from '../platform/http/scopes.ts';
import type { MakeId } from '../platform/ids.ts';
import { removeDocument } from '../platform/search/search.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import {
  findAudience,
  findAudienceOfPerson,
  findAudiences,
  findAudiencesOfPerson,
  findPageIdOfAudience,
  insertAudience,
  listNamedOfPerson,
  type NamedAudience,
  takeStreamNumbers,
  updateAudience,
} from './audiences.store.ts';
import { type AudienceFilter, listFilteredAudiences } from './finding.ts';
import { eraseMessages } from './messages.store.ts';
import type { Streams } from './stream.ts';
import type { Versions } from './versions.service.ts';
import { eraseContents, findVersions } from './versions.store.ts';

export type { NamedAudience };

export interface AudienceFields {
  customName?: string | null | undefined;
  supplementaryContext?: string | null | undefined;
  actionUrlOverride?: string | null | undefined;
  actionFormIdOverride?: string | null | undefined;
  actionFormInstructionsOverride?: string | null | undefined;
  metadataOverride?: PageChange['metadata'] | undefined;
  language?: string | null | undefined;
}

/** An audience as it is shown: with the two versions that matter. */
export interface ShownAudience {
  audience: NamedAudience;
  latestVersion: VersionRow | undefined;
  publishedVersion: VersionRow | undefined;
  /** Where visitors find it. */
  url: string | null;
}

/** Throws when the caller may not change an audience that is in this state. */
export type MayChangeAudience = (audience: NamedAudience) => void;

export interface Audiences {
  create(
    tenantId: string,
    pageId: string,
    input: AudienceFields & { personId?: string | undefined },
    by?: Actor,
  ): Promise<ShownAudience>;
  get(tenantId: string, pageId: string, audienceId: string): Promise<NamedAudience>;
  /** The audience, if it and its page are not archived. */
  getOpen(tenantId: string, pageId: string, audienceId: string): Promise<NamedAudience>;
  show(tenantId: string, pageId: string, audienceId: string): Promise<ShownAudience>;
  list(
    tenantId: string,
    pageId: string,
    filter: AudienceFilter,
    page: PageRequest,
  ): Promise<PageOf<ShownAudience>>;
  /** Those of one person, on all pages. */
  listOfPerson(
    tenantId: string,
    personId: string,
    page: PageRequest,
  ): Promise<PageOf<ShownAudience>>;
  update(
    tenantId: string,
    pageId: string,
    audienceId: string,
    change: AudienceFields,
    mayChange?: MayChangeAudience,
  ): Promise<ShownAudience>;
  archive(
    tenantId: string,
    pageId: string,
    audienceId: string,
    mayChange?: MayChangeAudience,
  ): Promise<ShownAudience>;
  restore(
    tenantId: string,
    pageId: string,
    audienceId: string,
    mayChange?: MayChangeAudience,
  ): Promise<ShownAudience>;
  /** Those of these that are there, in no order; what is on a deleted page is not. */
  named(tenantId: string, audienceIds: readonly string[]): Promise<NamedAudience[]>;
  /** The page of an audience; undefined where there is no such audience. */
  pageIdOf(tenantId: string, audienceId: string): Promise<string | undefined>;
  /** Newest first, those of deleted pages too: what is still stored for the person. */
  ofPerson(tenantId: string, personId: string): Promise<AudienceRow[]>;
  /** Inside a transaction: empties every audience of a person; the rows stay, for the totals. */
  forgetPerson(
    tenantId: string,
    personId: string,
  ): Promise<{ audiences: number; messages: number; versions: number; claims: number }>;
}

export function makeAudiences(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  pages: Pages;
  persons: Pick<Persons, 'get'>;
  versions: Versions;
  claims: Pick<Claims, 'forgetAudience'>;
  streams: Streams;
  addresses: Pick<Addresses, 'ofAudiences'>;
  changed: SiteChanges;
}): Audiences {
  const { db, clock, makeId, pages, persons, versions, claims, streams, addresses, changed } = deps;

  async function get(tenantId: string, pageId: string, audienceId: string): Promise<NamedAudience> {
    const audience = await findAudience(db, tenantId, pageId, audienceId);
    if (audience) return audience;
    await pages.get(tenantId, pageId);
    throw new Failure('audience_not_found');
  }

  async function withVersions(tenantId: string, rows: NamedAudience[]): Promise<ShownAudience[]> {
    const ids = rows.flatMap((row) => [row.latest_version_id, row.published_version_id]);
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const found = new Map(
      (await findVersions(db, tenantId, wanted)).map((version) => [version.version_id, version]),
    );
    const urls = await addresses.ofAudiences(tenantId, rows);
    return rows.map((audience, n) => ({
      audience,
      url: urls[n] ?? null,
      latestVersion: found.get(audience.latest_version_id ?? ''),
      publishedVersion: found.get(audience.published_version_id ?? ''),
    }));
  }

  async function show(tenantId: string, pageId: string, id: string): Promise<ShownAudience> {
    const [shown] = await withVersions(tenantId, [await get(tenantId, pageId, id)]);
    if (!shown) throw new Failure('audience_not_found');
    return shown;
  }

  async function change(
    tenantId: string,
    pageId: string,
    audienceId: string,
    news: (audience: NamedAudience) => Partial<AudienceRow>,
    mayChange: MayChangeAudience = () => {},
  ): Promise<ShownAudience> {
    await db.transaction(async () => {
      // Holds the audience, so that two changes at once never mix.
      await get(tenantId, pageId, audienceId);
      await takeStreamNumbers(db, tenantId, audienceId, 0);
      const audience = await get(tenantId, pageId, audienceId);
      mayChange(audience);
      await updateAudience(db, tenantId, audienceId, {
        ...news(audience),
        updated_at: clock.now(),
      });
      changed.audience(tenantId, pageId, audienceId);
    });
    return show(tenantId, pageId, audienceId);
  }

  return {
    get,
    show,
    async getOpen(tenantId, pageId, audienceId) {
      const audience = await get(tenantId, pageId, audienceId);
      refuseArchived({ status: audience.page_status });
      if (audience.archived_at !== null) {
        throw new Failure('audience_archived', { detail: 'Restore the audience first.' });
      }
      return audience;
    },
    async create(tenantId, pageId, input, by) {
      refuseArchived(await pages.get(tenantId, pageId));
      const personId =
        input.personId === undefined
          ? null
          : (await persons.get(tenantId, input.personId)).person_id;
      const now = clock.now();
      const row: AudienceRow = {
        audience_id: makeId('audience'),
        tenant_id: tenantId,
        page_id: pageId,
        person_id: personId,
        custom_name: null,
        supplementary_context: null,
        action_url_override: null,
        action_form_id_override: null,
        action_form_instructions_override: null,
        metadata_override: null,
        language: null,
        ...columnsOf(input),
        latest_version_id: null,
        published_version_id: null,
        version_number: 0,
        stream_number: 0,
        archived_at: null,
        erased_at: null,
        created_at: now,
        updated_at: now,
      };
      await db.transaction(async () => {
        if (!(await insertAudience(db, row))) {
          const existing = await findAudienceOfPerson(db, tenantId, pageId, personId ?? '');
          throw new Failure('audience_exists', { members: { audienceId: existing ?? '' } });
        }
        await versions.queue(row, makeId('version'), by);
      });
      return show(tenantId, pageId, row.audience_id);
    },
    async list(tenantId, pageId, filter, page) {
      await pages.get(tenantId, pageId);
      const { items, ...rest } = await listFilteredAudiences(db, tenantId, pageId, filter, page);
      return { items: await withVersions(tenantId, items), ...rest };
    },
    async listOfPerson(tenantId, personId, page) {
      const rows = await listNamedOfPerson(db, tenantId, personId);
      const { items, ...rest } = onePage(rows, page, (row) => row.audience_id);
      return { items: await withVersions(tenantId, items), ...rest };
    },
    update: (tenantId, pageId, audienceId, input, mayChange) => {
      const news = (audience: NamedAudience): Partial<AudienceRow> => {
        if (audience.person_id === null && input.customName === null) {
          throw invalidField('/customName', 'required', 'is required: a group has no other name');
        }
        const override = mergeMetadata(audience.metadata_override, input.metadataOverride);
        return { ...columnsOf(input), metadata_override: override };
      };
      return change(tenantId, pageId, audienceId, news, mayChange);
    },
    archive: (tenantId, pageId, audienceId, mayChange) =>
      change(
        tenantId,
        pageId,
        audienceId,
        (audience) => ({ archived_at: audience.archived_at ?? clock.now() }),
        mayChange,
      ),
    restore: (tenantId, pageId, audienceId, mayChange) =>
      change(tenantId, pageId, audienceId, () => ({ archived_at: null }), mayChange),
    pageIdOf: (tenantId, audienceId) => findPageIdOfAudience(db, tenantId, audienceId),
    named: (tenantId, audienceIds) => findAudiences(db, tenantId, audienceIds),
    ofPerson: (tenantId, personId) => findAudiencesOfPerson(db, tenantId, personId),
    async forgetPerson(tenantId, personId) {
      changed.tenant(tenantId);
      const audiences = await findAudiencesOfPerson(db, tenantId, personId);
      const erased = { audiences: audiences.length, messages: 0, versions: 0, claims: 0 };
      for (const { audience_id: audienceId } of audiences) {
        await takeStreamNumbers(db, tenantId, audienceId, 0);
        await versions.cancelQueued({ tenant_id: tenantId, audience_id: audienceId });
        erased.messages += await eraseMessages(db, tenantId, audienceId);
        erased.versions += await eraseContents(db, tenantId, audienceId);
        erased.claims += await claims.forgetAudience(tenantId, audienceId);
        await streams.erase(tenantId, audienceId);
        await updateAudience(db, tenantId, audienceId, {
          ...emptied,
          archived_at: clock.now(),
          erased_at: clock.now(),
          updated_at: clock.now(),
        });
        await removeDocument(db, tenantId, audienceId);
      }
      return erased;
    },
  };
}

const emptied = {
  person_id: null,
  custom_name: null,
  supplementary_context: null,
  action_url_override: null,
  action_form_id_override: null,
  action_form_instructions_override: null,
  metadata_override: null,
  language: null,
} as const;

/** What was given, as columns; null empties, undefined stays. */
function columnsOf(input: AudienceFields): Partial<AudienceRow> {
  const given: [keyof AudienceRow, string | null | undefined][] = [
    ['custom_name', input.customName],
    ['supplementary_context', input.supplementaryContext],
    ['action_url_override', input.actionUrlOverride],
    ['action_form_id_override', input.actionFormIdOverride],
    ['action_form_instructions_override', input.actionFormInstructionsOverride],
    ['language', input.language],
    ['metadata_override', input.metadataOverride && mergeMetadata(null, input.metadataOverride)],
  ];
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
