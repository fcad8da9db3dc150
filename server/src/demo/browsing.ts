// Opens a page of the demo as a browser would, so that what was sent is kept, and sessions name it.
import type { VisitContext } from '../sessions/visit_context.ts';
import type { DemoServices } from './services.ts';

export async function openInBrowser(
  { tenants, site, visitContexts }: Pick<DemoServices, 'tenants' | 'site' | 'visitContexts'>,
  tenantId: string,
  path: string,
): Promise<VisitContext> {
  const owner = await site.ownerOf(new URL(await tenants.siteUrl(tenantId)).host);
  if (typeof owner !== 'object') throw new Error('the demo has no host');
  const answer = await site.answer(owner, {
    rawPath: path,
    search: '',
    facts: () => ({ query: [] }),
    acceptLanguage: undefined,
    markdown: false,
  });
  const html = 'encoded' in answer ? (await answer.encoded('identity')).bytes.toString() : '';
  const context = visitContexts.open(/data-context="([^"]+)"/.exec(html)?.[1] ?? '');
  if (!context) throw new Error(`the demo shows nothing at ${path}`);
  return context;
}
