// All that a page is rendered from: plain data, no rows and no requests, so that
// the preview, the visitor site and a test all show the very same page.
import type { ActionType } from '../../agent/agent.ts';
import type { Brand, BrandImage } from '../../brands/brand.ts';
import type { PageContent } from '../../content/content.ts';

export interface RenderInput {
  content: PageContent;
  page: RenderPage;
  audience: RenderAudience;
  /** The default brand when absent. */
  brand?: Brand;
  /**
   * BCP 47; also chooses the direction and the few words that are Facet's own.
   * When absent it is found in the text.
   */
  lang?: string;
  /** Made for one person: kept from search engines unless the metadata says otherwise. */
  personal: boolean;
  /** The tenant's own enabled scripts run only where this is true; never in a preview. */
  includeScripts: boolean;
  /** Marks the scripts that may run, for the policy the page is sent with. Letters, digits, `-` and `_`. */
  scriptNonce?: string;
  trackerUrl?: string;
  /** Where the page is: canonical and og:url when the metadata names none. */
  pageUrl?: string;
  /** The social image to use when the metadata names none. */
  socialImageUrl?: string;
  /** Opaque; sent along with every form and question, and given to the tracker. */
  context?: string;
  /** A form that is shown again, with what was entered and what is wrong with it. */
  entered?: EnteredForm;
  /** Of our own, for a page that is not made of blocks alone. */
  moreRules?: string;
  /** Sent along with forms that stand elsewhere: the path of the page they belong to. */
  back?: string;
  assetUrl(assetId: string): string | undefined;
  fileUrl?(fileId: string): string | undefined;
  /** Its smaller forms as `srcset` says them, and the point that must stay in sight. */
  assetPicture?(assetId: string): AssetPicture | undefined;
  assetSize?(assetId: string): { width: number; height: number } | undefined;
}

export interface AssetPicture {
  avif?: string;
  webp?: string;
  focus?: { x: number; y: number };
}

export interface EnteredForm {
  componentId: string;
  /** By the names of the fields. */
  values: ReadonlyMap<string, readonly string[]>;
  /** Above the form. */
  summary: string;
  /** What is wrong with a field, by its name. */
  faults: ReadonlyMap<string, string>;
}

export interface RenderPage {
  title: string;
  actions: RenderAction[];
  headerActionId?: string;
  actionCardWidgets: RenderWidget[];
  footerLinks?: RenderFooterGroup[];
  scripts: RenderScript[];
  metadata?: RenderMetadata;
}

export interface RenderAction {
  actionId: string;
  buttonTitle: string;
  actionType: ActionType;
  url?: string;
}

export interface RenderWidget {
  type?: string;
  title?: string;
  logos?: { image: RenderImage }[];
}

export type RenderImage = BrandImage;

export interface RenderFooterGroup {
  title?: string;
  links: { text: string; url: string }[];
}

export interface RenderScript {
  content: string;
  enabled: boolean;
}

export interface RenderAudience {
  /**
   * Shown in the header as whom the page was made for. Not simply the audience's
   * name: that of a group is often a label its visitors were never meant to read.
   */
  addressee?: string;
  /** The page's metadata apply when absent. */
  effectiveMetadata?: RenderMetadata;
  /** Where the header action leads, whatever its type. */
  actionUrlOverride?: string;
  /** The form, and its introduction, that a header action of type form leads to. */
  actionFormIdOverride?: string;
  actionFormInstructionsOverride?: string;
}

export interface RenderMetadata {
  title?: string;
  description?: string;
  author?: string;
  canonicalUrl?: string;
  keywords?: string[];
  robots?: string[];
  ogTitle?: string;
  ogDescription?: string;
  ogImageUrl?: string;
  ogImageFileId?: string;
  ogImageAlt?: string;
  ogSiteName?: string;
  ogUrl?: string;
  twitterTitle?: string;
  twitterDescription?: string;
  twitterImageUrl?: string;
  twitterImageFileId?: string;
  twitterImageAlt?: string;
  twitterSite?: string;
  twitterCreator?: string;
  themeColor?: string;
}
