// How a page looks: what a tenant says of its colours, fonts and logo.

export interface BrandImage {
  altText?: string;
  url?: string;
  fileId?: string;
  assetId?: string;
}

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
  /** A family the visitor's machine has; system fonts follow it. Nothing is fetched. */
  fontFamily?: string;
  headingFontFamily?: string;
  logo?: BrandLogo;
}

export interface BrandLogo extends BrandImage {
  /** Shown instead on dark ground. Without one, the logo gets a light plate there. */
  dark?: BrandImage;
}

export const defaultBrand: Brand = {
  colors: { primary: '#3b4cca' },
};
