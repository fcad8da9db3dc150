// A version as the page a visitor would get, for those who make it.
import type { Assets } from '../assets/assets.service.ts';
import type { NamedAudience } from '../audiences/audiences.service.ts';
import { effectiveMetadata } from '../audiences/render.ts';
import type { Brands } from '../brands/brands.service.ts';
import type { PageContent } from '../content/content.ts';
import { contentLanguage } from '../content/texts.ts';
import type { Pages } from '../pages/pages.service.ts';
import { renderPageResource } from '../pages/render.ts';
import { languageFor } from './document.ts';
import { markFields, spanFields } from './render/editable.ts';
import { renderPage } from './render/page.ts';

export interface Previews {
  render(audience: NamedAudience, content: PageContent): Promise<string>;
  /** The same page with every text in a span that names its field: see render/editable.ts. */
  renderEditable(audience: NamedAudience, content: PageContent): Promise<string>;
}

export function makePreviews(deps: { pages: Pages; brands: Brands; assets: Assets }): Previews {
  const { pages, brands, assets } = deps;
  async function render(audience: NamedAudience, content: PageContent): Promise<string> {
    const { tenant_id: tenantId, page_id: pageId } = audience;
    const page = renderPageResource(await pages.get(tenantId, pageId));
    const brand = await brands.find(tenantId, page.brandId);
    const metadata = effectiveMetadata(audience);
    const links = await assets.linksFor(tenantId, [content, page, brand, metadata]);
    return renderPage({
      content,
      page,
      audience: {
        ...(audience.person_name === null ? {} : { addressee: audience.person_name }),
        effectiveMetadata: metadata,
        ...(audience.action_url_override === null
          ? {}
          : { actionUrlOverride: audience.action_url_override }),
        ...(audience.action_form_id_override === null
          ? {}
          : { actionFormIdOverride: audience.action_form_id_override }),
        ...(audience.action_form_instructions_override === null
          ? {}
          : { actionFormInstructionsOverride: audience.action_form_instructions_override }),
      },
      personal: audience.person_id !== null,
      ...languageFor({
        audience: audience.language,
        brand: brand?.language,
        version: contentLanguage(content),
      }),
      includeScripts: false,
      ...(brand === undefined ? {} : { brand }),
      ...links,
    });
  }

  return {
    render,
    async renderEditable(audience, content) {
      const marked = markFields(content);
      return spanFields(await render(audience, marked.content), marked.lines);
    },
  };
}
