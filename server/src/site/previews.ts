// A version as the page a visitor would get, for those who make it.
import type { NamedAudience } from '../audiences/audiences.store.ts';
import type { PageContent } from '../audiences/content.ts';
import { effectiveMetadata } from '../audiences/render.ts';
import { renderPageResource } from '../pages/pages.api.ts';
import type { Pages } from '../pages/pages.service.ts';
import { renderPage } from './render/page.ts';

export interface Previews {
  render(audience: NamedAudience, content: PageContent): Promise<string>;
}

export function makePreviews({ pages }: { pages: Pages }): Previews {
  return {
    async render(audience, content) {
      const page = renderPageResource(await pages.get(audience.tenant_id, audience.page_id));
      return renderPage({
        content,
        page,
        audience: {
          ...(audience.person_name === null ? {} : { addressee: audience.person_name }),
          effectiveMetadata: effectiveMetadata(audience),
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
        includeScripts: false,
        assetUrl: () => undefined,
      });
    },
  };
}
