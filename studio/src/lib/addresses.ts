// Where a link leads.
import type { PageLink } from '@facet/sdk';

/** Older servers do not say; the preview of the tenant's site then shows the same page. */
export const urlOf = (link: PageLink): string =>
  'url' in link && typeof link.url === 'string'
    ? link.url
    : `${location.origin}/sites/default${link.path}`;
