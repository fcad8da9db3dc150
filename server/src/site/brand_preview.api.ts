import type { Assets } from '../assets/assets.service.ts';
import { BrandFields } from '../brands/brands.api.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { renderBrandPreview } from './brand_preview.ts';
import { previewHeaders } from './render/preview.ts';

const { route } = endpoints<{ assets: Assets }>();

export const previewBrand = route({
  id: 'previewBrand',
  method: 'POST',
  path: '/v0/brands/preview',
  scope: 'read',
  tag: 'Brands',
  summary: 'See a brand as a page',
  description:
    'Renders a sample page with these colours, fonts, theme and logo. Nothing is stored.',
  body: BrandFields,
  replyType: 'text/html',
  replyHeaders: previewHeaders,
  run({ body, caller, services }) {
    const { brandId, palettes, createdAt, updatedAt, ...brand } = body;
    return renderBrandPreview(caller.tenantId, brand, services.assets);
  },
});

export const brandPreviewRoutes = [previewBrand];
