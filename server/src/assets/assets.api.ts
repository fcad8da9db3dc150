import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, notBlank, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import { demandWrite } from '../platform/http/scopes.ts';
import { type Static, Type } from '../platform/json_type.ts';
import { queryMaxLength } from '../platform/search/search.ts';
import { assetTypes, searchedTypes } from './asset_types.ts';
import type { Assets } from './assets.service.ts';
import type { StoredAsset } from './assets.store.ts';
import type { FileLinks } from './file_links.ts';
import type { Files } from './files.service.ts';

const { route, listRoute } = endpoints<{ assets: Assets; files: Files }>();

const Text = (maxLength: number) => Type.String({ minLength: 1, maxLength });
const Id = Text(100);

const Share = Type.Number({ minimum: 0, maximum: 1 });
const FocalPoint = Exact(
  { x: Share, y: Share },
  {
    title: 'FocalPoint',
    description: 'What stays in sight when a picture is cropped, from its upper left corner',
  },
);
const Asset = Type.Object(
  {
    assetId: Type.String(),
    tenantId: Type.String(),
    name: Type.String(),
    purpose: Type.Optional(Type.String()),
    aiDescription: Type.Optional(Type.String()),
    parentAssetId: Type.Optional(Type.String()),
    focalPoint: Type.Optional(FocalPoint),
    tags: Type.Array(Type.String()),
    hidden: Type.Boolean(),
    data: Type.Object(
      {
        type: OneOf([...assetTypes]),
        fileId: Type.String({ description: 'Assets with the same content share a file' }),
        mimeType: Type.String({ description: 'Determined from the content' }),
        sizeBytes: Type.Integer({ minimum: 0 }),
        sha256: Type.String(),
        width: Type.Optional(Type.Integer({ minimum: 1 })),
        height: Type.Optional(Type.Integer({ minimum: 1 })),
      },
      { title: 'AssetData' },
    ),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    trashedAt: Type.Optional(Timestamp),
    deletedAt: Type.Optional(Timestamp),
    downloadUrl: Type.String({ description: 'Needs no key; works for about an hour' }),
    previewDownloadUrl: Type.Optional(
      Type.String({
        description:
          'A WebP preview of at most 800 pixels, for images only. Needs no key; works for about an hour',
      }),
    ),
  },
  { title: 'Asset' },
);

const tags = Type.Optional(Type.Array(Text(100), { maxItems: 100, uniqueItems: true }));
const assetType = Type.Optional(OneOf([...assetTypes]));
const NewAsset = Exact(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: notBlank })),
    purpose: Type.Optional(Text(2000)),
    aiDescription: Type.Optional(Text(5000)),
    tags,
    assetType,
    hidden: Type.Optional(Type.Boolean()),
    parentAssetId: Type.Optional(Id),
  },
  { title: 'NewAsset', description: 'Send tags as repeated fields or as one JSON array' },
);
const AssetChange = Exact(
  {
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: notBlank })),
    purpose: Type.Optional(Nullable(Text(2000))),
    aiDescription: Type.Optional(Nullable(Text(5000))),
    tags,
    assetType,
    hidden: Type.Optional(Type.Boolean()),
    parentAssetId: Type.Optional(Nullable(Id)),
    focalPoint: Type.Optional(Nullable(FocalPoint)),
    assetId: ReadOnly,
    tenantId: ReadOnly,
    data: ReadOnly,
    createdAt: ReadOnly,
    updatedAt: ReadOnly,
    trashedAt: ReadOnly,
    deletedAt: ReadOnly,
    downloadUrl: ReadOnly,
    previewDownloadUrl: ReadOnly,
  },
  { title: 'AssetChange' },
);

type AssetReply = Static<typeof Asset>;

function renderAsset(row: StoredAsset, links: FileLinks): AssetReply {
  const link = (variant: 'original' | 'preview') => links.make(row.tenant_id, row.file_id, variant);
  return {
    assetId: row.asset_id,
    tenantId: row.tenant_id,
    name: row.name,
    ...(row.purpose === null ? {} : { purpose: row.purpose }),
    ...(row.ai_description === null ? {} : { aiDescription: row.ai_description }),
    ...(row.parent_asset_id === null ? {} : { parentAssetId: row.parent_asset_id }),
    ...(row.focal_point === null
      ? {}
      : { focalPoint: JSON.parse(row.focal_point) as { x: number; y: number } }),
    tags: JSON.parse(row.tags) as string[],
    hidden: row.hidden !== 0,
    data: {
      type: row.asset_type as AssetReply['data']['type'],
      fileId: row.file_id,
      mimeType: row.mime_type,
      sizeBytes: row.size_bytes,
      sha256: row.sha256,
      ...(row.width === null ? {} : { width: row.width }),
      ...(row.height === null ? {} : { height: row.height }),
    },
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
    ...(row.trashed_at === null ? {} : { trashedAt: isoTime(row.trashed_at) }),
    downloadUrl: link('original'),
    ...(row.preview_bytes === null ? {} : { previewDownloadUrl: link('preview') }),
  };
}

const tag = 'Assets';
const path = '/v0/assets/{asset_id}';

export const searchAssets = listRoute({
  id: 'searchAssets',
  path: '/v0/assets/search',
  scope: 'read',
  tag,
  summary: 'Search the assets',
  description:
    'Searches name, purpose, description and tags. Every word must match; case and accents are ignored. Best matches come first, then the newest. Without a query, lists all assets. Hidden and trashed assets are left out.',
  item: Asset,
  filters: {
    assetType: Type.Optional(OneOf([...searchedTypes])),
    query: Type.Optional(Type.String({ maxLength: queryMaxLength })),
  },
  async run({ query: { query, assetType }, caller, services, page }) {
    const { items, ...rest } = await services.assets.search(
      caller.tenantId,
      { query, assetType },
      page,
    );
    const { links } = services.files;
    return { items: items.map((row) => renderAsset(row, links)), ...rest };
  },
});

export const listAssets = listRoute({
  id: 'listAssets',
  path: '/v0/assets',
  scope: 'read',
  tag,
  summary: 'List the assets by state',
  description: 'Newest first. Lists hidden and trashed assets too, which the search leaves out.',
  item: Asset,
  filters: {
    state: Type.Optional(
      OneOf(['all', 'active', 'hidden', 'trashed'], {
        default: 'all',
        description: 'A trashed asset is not listed as hidden',
      }),
    ),
    assetType: Type.Optional(OneOf([...searchedTypes])),
  },
  async run({ query: { state = 'all', assetType }, caller, services, page }) {
    const by = { state, assetType };
    const { items, ...rest } = await services.assets.list(caller.tenantId, by, page);
    const { links } = services.files;
    return { items: items.map((row) => renderAsset(row, links)), ...rest };
  },
});

export const createAsset = route({
  id: 'createAsset',
  method: 'POST',
  path: '/v0/assets',
  status: 201,
  scope: 'draft',
  tag,
  summary: 'Upload an asset',
  description:
    'The content decides the file type. Equal files are stored once. The name defaults to the file name.',
  body: NewAsset,
  upload: true,
  reply: Asset,
  async run({ body, upload, caller, services }) {
    const asset = await services.assets.create(caller.tenantId, upload(), body);
    return renderAsset(asset, services.files.links);
  },
});

export const getAsset = route({
  id: 'getAsset',
  method: 'GET',
  path,
  scope: 'read',
  tag,
  summary: 'Get an asset',
  description: 'Also returns hidden and trashed assets.',
  reply: Asset,
  fails: ['asset_not_found'],
  run: async ({ params, caller, services }) =>
    renderAsset(await services.assets.get(caller.tenantId, params.asset_id), services.files.links),
});

export const updateAsset = route({
  id: 'updateAsset',
  method: 'PATCH',
  path,
  scope: 'draft',
  tag,
  summary: 'Change an asset',
  description: 'Omitted fields keep their value; null clears a field. The file never changes.',
  body: AssetChange,
  reply: Asset,
  fails: ['asset_not_found'],
  run: async ({ params, body, caller, services }) =>
    renderAsset(
      await services.assets.update(caller.tenantId, params.asset_id, body),
      services.files.links,
    ),
});

export const deleteAsset = route({
  id: 'deleteAsset',
  method: 'DELETE',
  path,
  status: 204,
  scope: 'draft',
  tag,
  summary: 'Trash or delete an asset',
  description:
    'Moves the asset to the trash. It can be restored, and pages that show it keep it. With permanent=true it is deleted for good, together with its file unless another asset uses the same file.',
  query: Exact({ permanent: Type.Optional(OneOf(['true', 'false'])) }),
  fails: ['asset_not_found'],
  async run({ params, query, caller, services }) {
    if (query.permanent !== 'true') {
      return services.assets.trash(caller.tenantId, params.asset_id);
    }
    demandWrite(caller, 'Pages that show the asset lose it for good.');
    return services.assets.remove(caller.tenantId, params.asset_id);
  },
});

export const restoreAsset = route({
  id: 'restoreAsset',
  method: 'POST',
  path: `${path}/restore`,
  scope: 'draft',
  tag,
  summary: 'Restore an asset from the trash',
  description: 'It is found and suggested again.',
  reply: Asset,
  fails: ['asset_not_found'],
  run: async ({ params, caller, services }) =>
    renderAsset(
      await services.assets.restore(caller.tenantId, params.asset_id),
      services.files.links,
    ),
});

export const assetRoutes = [
  listAssets,
  searchAssets,
  createAsset,
  getAsset,
  updateAsset,
  deleteAsset,
  restoreAsset,
];
