import type { Brand, BrandFields } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';

export const brandsQuery = queryOptions({
  queryKey: ['brands'],
  queryFn: async () => (await facet.brands.list()).items,
});

export const brandQuery = (brandId: string) =>
  queryOptions({ queryKey: ['brand', brandId], queryFn: () => facet.brands.get(brandId) });

/** What a brand says of itself; what the server adds is left out. */
export const fieldsOf = ({ brandId, palettes, createdAt, updatedAt, ...fields }: Brand) =>
  fields as BrandFields;

/** Rendered again whenever a field changes; what is not valid yet leaves the last page standing. */
export const previewQuery = (fields: BrandFields) =>
  queryOptions({
    queryKey: ['brand preview', fields],
    queryFn: async () => (await facet.brands.preview(fields)) as unknown as string,
    placeholderData: (last) => last,
    retry: false,
    gcTime: 60_000,
  });

/** Bundled with every page; any other family must be on the reader's machine. */
export const families = ['Figtree', 'Inter', 'Manrope', 'Bricolage Grotesque', 'Newsreader'];
export const themes = ['calm', 'bold', 'editorial'] as const;
export type Theme = (typeof themes)[number];
