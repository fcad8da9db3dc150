// A published page as the renderer wants it, out of one row.

import type { Brand } from '../brands/brand.ts';
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
export type Document = Pick<RenderInput, 'content' | 'page' | 'audience' | 'personal'> & {
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
  return {
    colors: read<NonNullable<Brand['colors']>>(row.brand_colors),
    ...(row.brand_name === null ? {} : { name: row.brand_name }),
    ...(row.brand_font_family === null ? {} : { fontFamily: row.brand_font_family }),
    ...(row.brand_heading_font_family === null
      ? {}
      : { headingFontFamily: row.brand_heading_font_family }),
    ...(row.brand_home_url === null ? {} : { homeUrl: row.brand_home_url }),
    ...(row.brand_logo === null ? {} : { logo: read<NonNullable<Brand['logo']>>(row.brand_logo) }),
  };
}
