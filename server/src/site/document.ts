// A published page as the renderer wants it, out of one row.

import { type Brand, brandOf } from '../brands/brand.ts';
import type { PageContent } from '../content/content.ts';
import type { StoredAction, StoredMetadata } from '../pages/schemas.ts';
import type {
  RenderAudience,
  RenderFooterGroup,
  RenderInput,
  RenderPage,
  RenderScript,
  RenderWidget,
} from './render/input.ts';
import type { WholePageRow } from './site.store.ts';

/** All of it but the addresses, which are the site's to know. */
export type Document = Pick<RenderInput, 'content' | 'page' | 'audience' | 'personal' | 'lang'> & {
  brand?: Brand;
};

const read = <T>(text: string): T => JSON.parse(text) as T;

export function readDocument(row: WholePageRow, content: string): Document {
  const brand = readBrand(row);
  return {
    content: read<PageContent>(content),
    page: readPage(row),
    audience: readAudience(row),
    personal: row.person_id !== null,
    ...languageFor({
      audience: row.audience_language,
      brand: row.brand_language,
      version: row.version_language,
    }),
    ...(brand === undefined ? {} : { brand }),
  };
}

function readPage(row: WholePageRow): RenderPage {
  const metadata = row.page_metadata === null ? undefined : read<StoredMetadata>(row.page_metadata);
  return {
    title: metadata?.title ?? row.page_name,
    actions: read<StoredAction[]>(row.actions),
    ...(row.header_action_id === null ? {} : { headerActionId: row.header_action_id }),
    actionCardWidgets: read<RenderWidget[]>(row.action_card_widgets),
    footerLinks: read<RenderFooterGroup[]>(row.footer_links),
    scripts: read<RenderScript[]>(row.scripts),
    ...(metadata === undefined ? {} : { metadata }),
  };
}

function readAudience(row: WholePageRow): RenderAudience {
  const own = row.metadata_override === null ? {} : read<StoredMetadata>(row.metadata_override);
  const ofPage = row.page_metadata === null ? {} : read<StoredMetadata>(row.page_metadata);
  const {
    person_name: addressee,
    action_url_override: actionUrlOverride,
    action_form_id_override: actionFormIdOverride,
    action_form_instructions_override: actionFormInstructionsOverride,
  } = row;
  return {
    effectiveMetadata: { ...ofPage, ...own },
    ...(addressee === null ? {} : { addressee }),
    ...(actionUrlOverride === null ? {} : { actionUrlOverride }),
    ...(actionFormIdOverride === null ? {} : { actionFormIdOverride }),
    ...(actionFormInstructionsOverride === null ? {} : { actionFormInstructionsOverride }),
  };
}

function readBrand(row: WholePageRow): Brand | undefined {
  if (row.brand_colors === null) return undefined;
  return brandOf({
    name: row.brand_name,
    colors: row.brand_colors,
    font_family: row.brand_font_family,
    heading_font_family: row.brand_heading_font_family,
    font_asset_id: row.brand_font_asset_id,
    heading_font_asset_id: row.brand_heading_font_asset_id,
    theme: row.brand_theme,
    language: row.brand_language,
    home_url: row.brand_home_url,
    logo: row.brand_logo,
  });
}

/** What the tenant says of an audience or a brand comes before what the text seems to be in. */
export function languageFor(given: {
  audience: string | null | undefined;
  brand: string | null | undefined;
  version: string | null | undefined;
}): { lang?: string } {
  const found = given.version === 'und' ? undefined : given.version;
  const lang = given.audience ?? given.brand ?? found;
  return lang == null ? {} : { lang };
}
