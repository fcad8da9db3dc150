// How a page looks: what a tenant says of its colours, fonts and logo.
import type { BrandRow } from '../platform/db/tables.ts';

export interface BrandImage {
  altText?: string;
  url?: string;
  fileId?: string;
  assetId?: string;
}

/** `calm`: thin lines and soft tints. `bold`: filled grounds, large type. `editorial`: serifs and columns. */
export const themes = ['calm', 'bold', 'editorial'] as const;
export type Theme = (typeof themes)[number];

/** What is stored may be older, or newer, than the themes there are. */
export const themeOf = ({ theme }: Brand): Theme =>
  themes.find((known) => known === theme) ?? 'calm';

/** Colours are #rgb or #rrggbb; one that is not, or that could not be read, gives way. */
export interface Brand {
  /** Stands in for the logo where there is none. */
  name?: string;
  homeUrl?: string;
  colors?: {
    /** Buttons and bands. */
    primary?: string;
    /** Small headings, figures and links; the primary colour when absent. */
    accent?: string;
    background?: string;
    text?: string;
  };
  /** One that is bundled, or one that the visitor's machine has; system fonts follow it. */
  fontFamily?: string;
  headingFontFamily?: string;
  /** A woff2 file of the library, for the family of that name. */
  fontAssetId?: string;
  headingFontAssetId?: string;
  theme?: Theme;
  /** BCP 47; pages of the brand are in it, whatever their text seems to be in. */
  language?: string;
  logo?: BrandLogo;
}

export interface BrandLogo extends BrandImage {
  /** Shown instead on dark ground. Without one, the logo gets a light plate there. */
  dark?: BrandImage;
}

export const defaultBrand: Brand = {
  colors: { primary: '#3b4cca' },
};

/** What of a brand decides how a page looks. */
export type BrandLooks = Omit<BrandRow, 'brand_id' | 'tenant_id' | 'created_at' | 'updated_at'>;

/** A row as a brand; a column without a value is a member that is absent. */
export function brandOf(row: BrandLooks): Brand {
  const given: Record<string, unknown> = {
    name: row.name,
    colors: JSON.parse(row.colors),
    fontFamily: row.font_family,
    headingFontFamily: row.heading_font_family,
    fontAssetId: row.font_asset_id,
    headingFontAssetId: row.heading_font_asset_id,
    theme: row.theme,
    language: row.language,
    homeUrl: row.home_url,
    logo: row.logo === null ? null : JSON.parse(row.logo),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Brand;
}
