import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import {
  Exact,
  LanguageTag,
  notBlank,
  OneOf,
  ReadOnly,
  Timestamp,
} from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';
import { themes } from './brand.ts';
import type { Brands, StoredBrand } from './brands.service.ts';
import { hex } from './color.ts';
import { paletteOf, type Scheme } from './palette.ts';

const { route } = endpoints<{ brands: Brands }>();

const Color = Type.Optional(
  Type.String({
    maxLength: 7,
    pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$',
    example: '#0b5fff',
  }),
);
const Family = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 200,
    example: 'Inter',
    description:
      'A font family that is installed on the visitor’s machine. Nothing is downloaded; system fonts are the fallback',
  }),
);
const FontAsset = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    description: 'An asset that is a woff2 file; it is served from the page’s own host',
  }),
);
const themeText =
  'How pages are laid out: calm (thin lines, soft tints), bold (filled grounds, large type), editorial (serif headings, columns). Calm when absent.';
const SafeUrl = Type.String({
  minLength: 1,
  maxLength: 2048,
  format: 'web-address',
  example: 'https://example.com',
});

const Logo = Exact(
  {
    assetId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    url: Type.Optional(SafeUrl),
    altText: Type.Optional(Type.String({ maxLength: 500 })),
  },
  {
    title: 'BrandLogo',
    description: 'Give either assetId or url',
    anyOf: [{ required: ['assetId'] }, { required: ['url'] }],
  },
);

const members = {
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, pattern: notBlank })),
  colors: Type.Optional(
    Exact(
      { primary: Color, accent: Color, background: Color, text: Color },
      { title: 'BrandColors' },
    ),
  ),
  fontFamily: Family,
  headingFontFamily: Family,
  fontAssetId: FontAsset,
  headingFontAssetId: FontAsset,
  theme: Type.Optional(OneOf([...themes], { description: themeText })),
  language: Type.Optional(LanguageTag),
  homeUrl: Type.Optional(SafeUrl),
  logo: Type.Optional(Logo),
};

const Palette = Type.Object(
  {
    background: Type.String(),
    text: Type.String(),
    mutedText: Type.String(),
    accentText: Type.String(),
    primary: Type.String(),
    textOnPrimary: Type.String(),
  },
  {
    title: 'BrandPalette',
    description: 'The colours pages use: text has a contrast of at least 4.5',
  },
);

const Shown = Type.Optional(Type.String());
const Brand = Type.Object(
  {
    brandId: Type.String(),
    name: Shown,
    colors: Type.Object({ primary: Shown, accent: Shown, background: Shown, text: Shown }),
    fontFamily: Shown,
    headingFontFamily: Shown,
    fontAssetId: Shown,
    headingFontAssetId: Shown,
    theme: Type.Optional(OneOf([...themes])),
    language: Shown,
    homeUrl: Shown,
    logo: Type.Optional(Type.Object({ assetId: Shown, url: Shown, altText: Shown })),
    palettes: Type.Object({ light: Palette, dark: Palette }),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  },
  { title: 'Brand' },
);
export const BrandFields = Exact(
  {
    ...members,
    brandId: ReadOnly,
    palettes: ReadOnly,
    createdAt: ReadOnly,
    updatedAt: ReadOnly,
  },
  { title: 'BrandFields' },
);

function renderBrand({ brandId, brand, createdAt, updatedAt }: StoredBrand): Static<typeof Brand> {
  const palette = (scheme: Scheme) => {
    const { ground, text, muted, accent, primary, onPrimary } = paletteOf(brand, scheme);
    return {
      background: hex(ground),
      text: hex(text),
      mutedText: hex(muted),
      accentText: hex(accent),
      primary: hex(primary),
      textOnPrimary: hex(onPrimary),
    };
  };
  return {
    brandId,
    ...brand,
    colors: brand.colors ?? {},
    palettes: { light: palette('light'), dark: palette('dark') },
    createdAt: isoTime(createdAt),
    updatedAt: isoTime(updatedAt),
  };
}

const tag = 'Brands';
const path = '/v0/brands/{brand_id}';

export const listBrands = route({
  id: 'listBrands',
  method: 'GET',
  path: '/v0/brands',
  scope: 'read',
  tag,
  summary: 'List the brands',
  description: 'All of them, newest first.',
  reply: Type.Object({ items: Type.Array(Brand) }, { title: 'BrandList' }),
  run: async ({ caller, services }) => ({
    items: (await services.brands.list(caller.tenantId)).map(renderBrand),
  }),
});

export const deleteBrand = route({
  id: 'deleteBrand',
  method: 'DELETE',
  path,
  status: 204,
  scope: 'write',
  tag,
  summary: 'Delete a brand',
  description: 'Pages that name it use the default brand from then on.',
  fails: ['brand_not_found'],
  run: ({ params, caller, services }) => services.brands.remove(caller.tenantId, params.brand_id),
});

export const getBrand = route({
  id: 'getBrand',
  method: 'GET',
  path,
  scope: 'read',
  tag,
  summary: 'Get a brand',
  description:
    'Colours, font and logo. An id that was never stored is not found, though pages may name it.',
  reply: Brand,
  fails: ['brand_not_found'],
  run: async ({ params, caller, services }) =>
    renderBrand(await services.brands.get(caller.tenantId, params.brand_id)),
});

export const putBrand = route({
  id: 'putBrand',
  method: 'PUT',
  path,
  scope: 'write',
  tag,
  summary: 'Create or replace a brand',
  description:
    'You choose the id, 1 to 100 characters. Omitted fields are cleared. A page whose brand does not exist uses the default brand.',
  body: BrandFields,
  reply: Brand,
  run: async ({ params, body, caller, services }) => {
    const { brandId, palettes, createdAt, updatedAt, ...brand } = body;
    return renderBrand(await services.brands.put(caller.tenantId, params.brand_id, brand));
  },
});

export const brandRoutes = [listBrands, getBrand, putBrand, deleteBrand];
