// The tenant's pictures, videos and components. This room owns what an asset says
// about its file; hidden and trashed ones are in no search, and stay where pages use them.
import type { SourceChanges } from '../claims/claims.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { beforeNewest, cutPage, type PageOf, type PageRequest } from '../platform/db/page.ts';
import type { AssetRow } from '../platform/db/tables.ts';
import { Failure, type Fault, fieldFault } from '../platform/errors.ts';
import type { StagedFile } from '../platform/http/form.ts';
import type { MakeId } from '../platform/ids.ts';
import {
  indexDocument,
  inOrderOf,
  removeDocument,
  searchDocuments,
} from '../platform/search/search.ts';
import type { SiteChanges } from '../platform/signals/changes.ts';
import { type AssetType, typesFor } from './asset_types.ts';
import {
  type AssetState,
  countAssets,
  deleteAsset,
  findAsset,
  findAssets,
  insertAsset,
  listAssets,
  type StoredAsset,
  updateAsset,
} from './assets.store.ts';
import { type AssetLinks, linksFor } from './document_links.ts';
import type { MimeType } from './file_types.ts';
import type { Files } from './files.service.ts';
import { makeSuggest, type SuggestedAsset, type Voice } from './suggest.ts';

export interface AssetFields {
  name?: string | undefined;
  purpose?: string | null | undefined;
  aiDescription?: string | null | undefined;
  tags?: string[] | undefined;
  assetType?: AssetType | undefined;
  hidden?: boolean | undefined;
  parentAssetId?: string | null | undefined;
  focalPoint?: { x: number; y: number } | null | undefined;
}

export interface AssetSearch {
  query: string | undefined;
  assetType: string | undefined;
}

export interface Assets {
  create(tenantId: string, staged: StagedFile, fields: AssetFields): Promise<StoredAsset>;
  get(tenantId: string, assetId: string): Promise<StoredAsset>;
  find(tenantId: string, assetId: string): Promise<StoredAsset | undefined>;
  search(tenantId: string, search: AssetSearch, page: PageRequest): Promise<PageOf<StoredAsset>>;
  /** By state, hidden and trashed ones too; newest first. */
  list(tenantId: string, by: AssetState, page: PageRequest): Promise<PageOf<StoredAsset>>;
  update(tenantId: string, assetId: string, fields: AssetFields): Promise<StoredAsset>;
  trash(tenantId: string, assetId: string): Promise<void>;
  restore(tenantId: string, assetId: string): Promise<StoredAsset>;
  /** For good, and its file with it when no other asset shows that. */
  remove(tenantId: string, assetId: string): Promise<void>;
  /** What an agent is offered: the assets that fit the brand and the text best, then the newest. */
  suggest(tenantId: string, text: string, voice?: Voice): Promise<SuggestedAsset[]>;
  /** The links of every asset and file that is named anywhere in the documents. */
  linksFor(tenantId: string, documents: unknown[]): Promise<AssetLinks>;
  /** As linksFor, for a page that is open to all: paths, which last. */
  lastingLinksFor(tenantId: string, documents: unknown[]): Promise<AssetLinks>;
}

const nameMaxLength = 255;

export function makeAssets(deps: {
  db: Db;
  clock: Clock;
  makeId: MakeId;
  files: Files;
  changed: SiteChanges;
  claims: SourceChanges;
}): Assets {
  const { db, clock, makeId, files, changed, claims } = deps;

  async function get(tenantId: string, assetId: string): Promise<StoredAsset> {
    const asset = await findAsset(db, tenantId, assetId);
    if (!asset) throw new Failure('asset_not_found');
    return asset;
  }

  async function search(
    tenantId: string,
    { query, assetType }: AssetSearch,
    page: PageRequest,
  ): Promise<PageOf<StoredAsset>> {
    const request = { kind: 'asset', query, filters: { assetType }, page } as const;
    const { items: ids, ...rest } = await searchDocuments(db, tenantId, request);
    const rows = await findAssets(db, tenantId, ids);
    return { items: inOrderOf(ids, rows, (row) => row.asset_id), ...rest };
  }

  /** After its row: in the search while it is there to be found. */
  async function index(tenantId: string, asset: AssetRow): Promise<void> {
    if (asset.hidden !== 0 || asset.trashed_at !== null) {
      return removeDocument(db, tenantId, asset.asset_id);
    }
    const tags = JSON.parse(asset.tags) as string[];
    await indexDocument(db, tenantId, {
      kind: 'asset',
      documentId: asset.asset_id,
      name: asset.name,
      text: [asset.purpose, asset.ai_description, ...tags].filter((text) => text !== null),
      filters: { assetType: asset.asset_type },
    });
  }

  /** Reads, decides and writes as one: two changes at the same moment never mix. */
  const change = (
    tenantId: string,
    assetId: string,
    decide: (asset: StoredAsset) => Partial<AssetRow> | Promise<Partial<AssetRow>>,
  ): Promise<StoredAsset> =>
    db.transaction(async () => {
      await db.lock(`asset ${assetId}`);
      const asset = await get(tenantId, assetId);
      const news = await decide(asset);
      if (Object.keys(news).length === 0) return asset;
      const stored = { ...news, updated_at: clock.now() };
      await updateAsset(db, tenantId, assetId, stored);
      const after = { ...asset, ...stored };
      await index(tenantId, after);
      await tellClaims(asset, after);
      return after;
    });

  async function tellClaims(before: AssetRow, after: AssetRow): Promise<void> {
    const [said, says] = [before, after].map(quotable);
    if (said === says) return;
    const source = { type: 'asset' as const, id: before.asset_id };
    await claims.sourceChanged(before.tenant_id, source, says);
  }

  /** What a schema cannot say: the type fits the file, and the parent is another asset of the tenant. */
  async function refuseUnfit(
    tenantId: string,
    fields: AssetFields,
    asset: { mimeType: MimeType; assetId?: string },
  ): Promise<void> {
    const errors: Fault[] = [];
    const fault = (pointer: string, code: string, detail: string) =>
      errors.push(fieldFault(pointer, code, detail));
    const fitting = typesFor(asset.mimeType);
    if (fields.assetType !== undefined && !fitting.includes(fields.assetType)) {
      const detail = `must be ${fitting.join(' or ')} for a file of the type ${asset.mimeType}`;
      fault('/assetType', 'not_allowed', detail);
    }
    if (fields.parentAssetId != null) {
      const itself = fields.parentAssetId === asset.assetId;
      const parent = itself ? undefined : await findAsset(db, tenantId, fields.parentAssetId);
      if (!parent) fault('/parentAssetId', 'unknown_reference', 'must be another asset');
    }
    if (errors.length > 0) throw new Failure('validation_failed', { errors });
  }

  return {
    async list(tenantId, by, { after = beforeNewest, limit }) {
      const rows = await listAssets(db, tenantId, by, { after, limit: limit + 1 });
      const cut = cutPage(rows, limit, (row) => row.asset_id);
      return { ...cut, totalCount: await countAssets(db, tenantId, by) };
    },
    get,
    find: (tenantId, assetId) => findAsset(db, tenantId, assetId),
    search,
    async create(tenantId, staged, fields) {
      const mimeType = staged.row.mime_type as MimeType;
      await refuseUnfit(tenantId, fields, { mimeType });
      return db.transaction(async () => {
        const file = await files.keep(tenantId, staged);
        const now = clock.now();
        const row: AssetRow = {
          asset_id: makeId('asset'),
          tenant_id: tenantId,
          file_id: file.file_id,
          asset_type: fields.assetType ?? typesFor(mimeType)[0],
          name: fields.name ?? nameFrom(staged.filename),
          purpose: fields.purpose ?? null,
          ai_description: fields.aiDescription ?? null,
          tags: JSON.stringify(fields.tags ?? []),
          hidden: fields.hidden ? 1 : 0,
          parent_asset_id: fields.parentAssetId ?? null,
          focal_point: null,
          trashed_at: null,
          created_at: now,
          updated_at: now,
        };
        await insertAsset(db, row);
        await index(tenantId, row);
        return { ...file, ...row };
      });
    },
    update: (tenantId, assetId, fields) =>
      change(tenantId, assetId, async (asset) => {
        await refuseUnfit(tenantId, fields, { mimeType: asset.mime_type as MimeType, assetId });
        return {
          ...(fields.name === undefined ? {} : { name: fields.name }),
          ...(fields.purpose === undefined ? {} : { purpose: fields.purpose }),
          ...(fields.aiDescription === undefined ? {} : { ai_description: fields.aiDescription }),
          ...(fields.tags === undefined ? {} : { tags: JSON.stringify(fields.tags) }),
          ...(fields.assetType === undefined ? {} : { asset_type: fields.assetType }),
          ...(fields.hidden === undefined ? {} : { hidden: fields.hidden ? 1 : 0 }),
          ...(fields.parentAssetId === undefined ? {} : { parent_asset_id: fields.parentAssetId }),
          ...(fields.focalPoint === undefined
            ? {}
            : { focal_point: fields.focalPoint && JSON.stringify(fields.focalPoint) }),
        };
      }),
    async trash(tenantId, assetId) {
      await change(tenantId, assetId, (asset) =>
        asset.trashed_at === null ? { trashed_at: clock.now() } : {},
      );
    },
    restore: (tenantId, assetId) =>
      change(tenantId, assetId, (asset) => (asset.trashed_at === null ? {} : { trashed_at: null })),
    remove: (tenantId, assetId) =>
      db.transaction(async () => {
        await db.lock(`asset ${assetId}`);
        const asset = await get(tenantId, assetId);
        await removeDocument(db, tenantId, assetId);
        await deleteAsset(db, tenantId, assetId);
        await claims.sourceChanged(tenantId, { type: 'asset', id: assetId }, undefined);
        changed.tenant(tenantId);
        await files.release(tenantId, asset.file_id);
      }),
    suggest: makeSuggest(search),
    linksFor: (tenantId, documents) =>
      linksFor({ db, files }, tenantId, documents, { lasting: false }),
    lastingLinksFor: (tenantId, documents) =>
      linksFor({ db, files }, tenantId, documents, { lasting: true }),
  };
}

/** What a page may quote of an asset; nothing of one in the trash. */
export const quotable = (asset: AssetRow): string | undefined =>
  asset.trashed_at === null
    ? [asset.ai_description, asset.purpose, asset.name]
        .filter((text) => text !== null && text.trim() !== '')
        .join('\n')
    : undefined;

/** What the file was called, without folders; it is a text to show and nothing more. */
function nameFrom(filename: string): string {
  const last = filename.toWellFormed().split(/[/\\]/).at(-1)?.replaceAll('\0', '').trim() ?? '';
  return [...last].slice(0, nameMaxLength).join('') || 'Untitled';
}
