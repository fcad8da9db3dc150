// What a visitor was shown, found again from the context that came back with a form or a question.
import type { Assets } from '../assets/assets.service.ts';
import type { Audiences, NamedAudience } from '../audiences/audiences.service.ts';
import { effectiveMetadata } from '../audiences/render.ts';
import type { Versions } from '../audiences/versions.service.ts';
import type { Brands } from '../brands/brands.service.ts';
import type { BlockOf } from '../content/content.ts';
import type { Pages } from '../pages/pages.service.ts';
import { renderPageResource } from '../pages/render.ts';
import type { PageRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { VisitContext, VisitContexts } from '../sessions/visit_context.ts';
import { languageFor } from './document.ts';
import { overriddenForm } from './render/actions.ts';
import type { RenderInput } from './render/input.ts';

export interface Visit {
  context: VisitContext;
  /** As it came, for pages that send it along again. */
  sealed: string;
  audience: NamedAudience;
  page: PageRow;
  /** The version as it is rendered, without scripts and the tracker. */
  input: RenderInput;
}

export interface Visits {
  /** Fails with visit_invalid for a context that was not sealed here, or whose page is gone. */
  open(sealed: unknown): Promise<Visit>;
}

export function makeVisits(deps: {
  visitContexts: VisitContexts;
  audiences: Audiences;
  versions: Versions;
  pages: Pages;
  brands: Brands;
  assets: Assets;
}): Visits {
  const { visitContexts, audiences, versions, pages, brands, assets } = deps;
  return {
    async open(sealed) {
      const context = typeof sealed === 'string' ? visitContexts.open(sealed) : undefined;
      if (!context || typeof sealed !== 'string') throw new Failure('visit_invalid');
      const { tenantId, pageId, audienceId, versionId } = context;
      // Archived since is no matter: whoever still had the page open is heard.
      const audience = await audiences.get(tenantId, pageId, audienceId);
      const version = await versions.get(audience, versionId);
      const content = await versions.content(version);
      // Emptied with the person it was written for.
      if (!content) throw new Failure('version_without_content');
      const row = await pages.get(tenantId, pageId);
      const page = renderPageResource(row);
      const brand = await brands.find(tenantId, page.brandId);
      const metadata = effectiveMetadata(audience);
      const links = await assets.linksFor(tenantId, [content, page, brand, metadata]);
      const input: RenderInput = {
        content,
        page,
        audience: { effectiveMetadata: metadata, ...overridesOf(audience) },
        personal: true,
        includeScripts: false,
        context: sealed,
        ...languageFor({
          audience: audience.language,
          brand: brand?.language,
          version: version.language,
        }),
        ...(brand === undefined ? {} : { brand }),
        ...links,
      };
      return { context, sealed, audience, page: row, input };
    },
  };
}

function overridesOf(audience: NamedAudience): Omit<RenderInput['audience'], 'effectiveMetadata'> {
  const {
    action_url_override: url,
    action_form_id_override: formId,
    action_form_instructions_override: instructions,
  } = audience;
  return {
    ...(url === null ? {} : { actionUrlOverride: url }),
    ...(formId === null ? {} : { actionFormIdOverride: formId }),
    ...(instructions === null ? {} : { actionFormInstructionsOverride: instructions }),
  };
}

/**
 * The form of this id as the visitor saw it: with the audience's override in place, or, when that was
 * changed while the page was open, as the version has it.
 */
export function formOf(
  { input }: Visit,
  formId: string,
  componentId: unknown,
): BlockOf<'form'> | undefined {
  const replaced = overriddenForm(input);
  const own = input.content.blocks.filter((block) => block.type === 'form');
  const forms = [...(replaced === undefined ? [] : [replaced]), ...own].filter(
    (form) => form.formId === formId,
  );
  return forms.find((form) => form.componentId === componentId) ?? forms[0];
}
