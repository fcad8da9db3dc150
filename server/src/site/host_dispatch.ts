// Host dispatch: every request comes by here, before Fastify. Hosts of tenants get the visitor
// site and what it needs under /_facet/, and nothing of the API, the reference or the metrics; the
// main host gets all of those, and of the site only previews. A page that is kept is answered from
// here at once, and so is a beacon, which is why this is not a route: the router, the hooks and the reply object of a
// framework would be most of its cost.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Facts } from '../links/conditions.ts';
import { type CollectDeps, isCollect, makeCollect } from './collect.ts';
import type { HostOwner } from './hosts.ts';
import type { VisitRequest } from './site.service.ts';
import { wantsMarkdown } from './twin.ts';
import { replyToVisitor, type VisitorReplyDeps } from './visitor_reply.ts';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Here {
  request: IncomingMessage;
  response: ServerResponse;
}

const sharedPrefix = '/_facet/';
const previewPrefix = '/sites/';

/** `api`: what answers on the main host. */
export function makeHostDispatch(
  deps: VisitorReplyDeps & CollectDeps,
): (api: Listener) => Listener {
  const { site, servesSite, provenance, addressOf } = deps;
  const collect = makeCollect(deps);

  function dispatch(owner: HostOwner, api: Listener, here: Here): void {
    const { url = '/' } = here.request;
    if (owner === 'main') {
      if (!servesSite || !url.startsWith(previewPrefix)) api(here.request, here.response);
      else {
        const { slug, visit } = previewOf(here.request, url);
        replyToVisitor(deps, { ...here, route: 'site preview' }, () => site.preview(slug, visit));
      }
    } else if (servesSite && url.startsWith(sharedPrefix)) {
      api(here.request, here.response);
    } else if (owner === 'nobody') {
      const visit = visitOf(here.request, url);
      replyToVisitor(deps, { ...here, route: 'site' }, () => site.refuse('missing', visit));
    } else {
      const { request, response } = here;
      provenance.noteRequest(request, addressOf);
      const visit = visitOf(request, url);
      const asked = { request, response, route: 'site', tenant: owner } as const;
      replyToVisitor(deps, asked, () => site.answer(owner, visit));
    }
  }

  return (api) => (request, response) => {
    toPath(request);
    if (servesSite && isCollect(request)) {
      collect(request, response);
      return;
    }
    const owner = site.ownerOf(request.headers.host);
    if (!(owner instanceof Promise)) dispatch(owner, api, { request, response });
    else {
      owner.then(
        (known) => dispatch(known, api, { request, response }),
        (error: unknown) =>
          replyToVisitor(deps, { request, response, route: 'site' }, () => Promise.reject(error)),
      );
    }
  };
}

/** A proxy may ask with a whole address; its host then counts, whatever the header says (RFC 9112, 3.2.2). */
function toPath(request: IncomingMessage): void {
  const { url = '/' } = request;
  if (url.startsWith('/')) return;
  const [origin, host] = /^https?:\/\/([^/?#]+)/i.exec(url) ?? [];
  if (origin === undefined || host === undefined) return;
  const path = url.slice(origin.length);
  request.url = path.startsWith('/') ? path : `/${path}`;
  request.headers.host = host;
}

/** `/sites/{tenant}/{path}` */
function previewOf(request: IncomingMessage, url: string): { slug: string; visit: VisitRequest } {
  const slug = /^[^/?]*/.exec(url.slice(previewPrefix.length))?.[0] ?? '';
  const rest = url.slice(previewPrefix.length + slug.length);
  return { slug, visit: visitOf(request, rest.startsWith('/') ? rest : `/${rest}`) };
}

function visitOf(request: IncomingMessage, url: string): VisitRequest {
  const query = url.indexOf('?');
  const { headers } = request;
  const search = query === -1 ? '' : url.slice(query);
  return {
    rawPath: query === -1 ? url : url.slice(0, query),
    search,
    acceptLanguage: headers['accept-language'],
    markdown: wantsMarkdown(headers.accept),
    facts: () => factsOf(request, search),
  };
}

/** How the proxies in front of a site say where a visitor is. */
const countryHeaders = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'fastly-geo-country',
  'x-country-code',
];

function factsOf({ headers }: IncomingMessage, search: string): Facts {
  const country = countryHeaders.map((name) => headers[name]).find((value) => value !== undefined);
  return {
    query: [...new URLSearchParams(search)],
    referrer: headers.referer,
    country: typeof country === 'string' ? country : undefined,
  };
}
