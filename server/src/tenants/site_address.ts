// Where a tenant's site is: its slug as a subdomain of the main host.

/** Scheme, host and port of the site on the tenant's own subdomain. */
export function siteOrigin(publicUrl: string, slug: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol}//${slug}.${host}`;
}

/** The same for a domain of the tenant's own, which is served on the main host's port. */
export function domainOrigin(publicUrl: string, domain: string): string {
  const { protocol, port } = new URL(publicUrl);
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}`;
}
