// Whether a request that a browser signs with its cookie comes from the studio itself. Tenants'
// pages are on subdomains, the same "site" to a browser: SameSite alone would let them in.
import type { IncomingHttpHeaders } from 'node:http';

/** `unknown`: nothing says where it comes from, as with a program that is no browser. */
export type Provenance = 'same' | 'other' | 'unknown';

export function provenanceOf(headers: IncomingHttpHeaders, mainOrigin: string): Provenance {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin') return 'same';
  if (site !== undefined && site !== 'none') return 'other';
  if (origin === undefined) return 'unknown';
  if (origin === mainOrigin) return 'same';
  // Reached under another name than its own, such as an address of the machine.
  const reachedElsewhere = host !== undefined && host !== new URL(mainOrigin).host;
  return reachedElsewhere && URL.parse(origin)?.host === host ? 'same' : 'other';
}
