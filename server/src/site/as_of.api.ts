// The page as it was at a time: which rendition visitors got, and its very bytes.

import type { Audiences, NamedAudience } from '../audiences/audiences.service.ts';
import type { Publications } from '../audiences/publications.service.ts';
import type { Addresses } from '../links/addresses.ts';
import { normalizePath, writtenPath } from '../links/path.ts';
import { type Clock, isoTime } from '../platform/clock.ts';
import type { RenditionShowingRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Renditions } from '../sessions/renditions.ts';
import { previewHeaders } from './render/preview.ts';

interface AsOfServices {
  clock: Clock;
  audiences: Audiences;
  publications: Publications;
  addresses: Addresses;
  renditions: Renditions;
}

const { route } = endpoints<AsOfServices>();

const AsOf = Type.Object(
  {
    versionId: Type.String({ description: 'The version that was shown' }),
    renditionSha256: Type.String({
      description: 'SHA-256 of the uncompressed body, in lower-case hex',
    }),
    servedFrom: Timestamp,
    servedUntil: Nullable(
      Type.String({
        format: 'date-time',
        description: 'When another rendition took its place; null while it is the latest',
      }),
    ),
    url: Type.String({ description: 'The address under which it was shown' }),
  },
  { title: 'AsOf' },
);

export const getAsOf = route({
  id: 'getAudienceAsOf',
  method: 'GET',
  path: '/v0/pages/{page_id}/audiences/{audience_id}/as_of',
  scope: 'read',
  tag: 'Versions',
  summary: 'Get the page as it was at a time',
  description:
    'The rendition that visitors were sent last at or before `at`. With `Accept: text/html` the very bytes, sandboxed, and their hash as the ETag (304 for `If-None-Match` with that hash).',
  html: true,
  headers: { ETag: 'Of `text/html`: the renditionSha256 of the page, in quotes' },
  query: Exact({
    at: Type.Optional(
      Type.String({ format: 'date-time', maxLength: 100, description: 'The time; default: now' }),
    ),
    path: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 512,
        description: 'The path of another link; left out, the audience’s `url`',
      }),
    ),
  }),
  reply: AsOf,
  fails: [
    'page_not_found',
    'audience_not_found',
    'never_published',
    'never_served',
    'erased',
    'past_retention',
  ],
  async run({ params, query, caller, services, header, setHeader }) {
    const { tenantId } = caller;
    const audience = await services.audiences.get(tenantId, params.page_id, params.audience_id);
    const at = query.at === undefined ? services.clock.now() : Date.parse(query.at);
    const found = await findShown(services, audience, at, query.path);
    if (!found) throw await reasonFor(services, audience, at);
    setHeader('vary', 'accept');
    if (!wantsHtml(header('accept'))) return render(found);
    const body = await services.renditions.body(tenantId, found.sha256);
    if (!body) throw new Failure('past_retention');
    for (const [name, value] of Object.entries(previewHeaders)) setHeader(name, value);
    setHeader('etag', `"${found.sha256}"`);
    return once(body.toString());
  },
});

async function findShown(
  { addresses, renditions }: AsOfServices,
  audience: NamedAudience,
  at: number,
  path: string | undefined,
): Promise<RenditionShowingRow | undefined> {
  const { tenant_id: tenantId, audience_id: audienceId } = audience;
  if (audience.erased_at !== null) return undefined;
  if (path !== undefined) {
    return renditions.findAsOf(tenantId, audienceId, { at, path: readPath(path) });
  }
  const [url] = await addresses.ofAudiences(tenantId, [audience]);
  const under =
    url == null ? undefined : await renditions.findAsOf(tenantId, audienceId, { at, address: url });
  // Under another address at the time: a link may have been moved or taken away since.
  return under ?? renditions.findAsOf(tenantId, audienceId, { at });
}

function readPath(text: string): string {
  const normalized = normalizePath(text);
  if ('path' in normalized) return writtenPath(normalized.path);
  throw new Failure('validation_failed', {
    errors: [{ in: 'query', pointer: '/path', ...normalized.fault }],
  });
}

async function reasonFor(
  { publications, renditions }: AsOfServices,
  audience: NamedAudience,
  at: number,
): Promise<Failure> {
  if (audience.erased_at !== null) return new Failure('erased');
  const first = await publications.firstAt(audience);
  if (first === undefined || first > at) return new Failure('never_published');
  return new Failure(at < renditions.keptSince() ? 'past_retention' : 'never_served');
}

const render = (row: RenditionShowingRow) => ({
  versionId: row.version_id,
  renditionSha256: row.sha256,
  servedFrom: isoTime(row.served_from),
  servedUntil: row.served_until === null ? null : isoTime(row.served_until),
  url: row.address,
});

/** Named in so many words; who takes anything is sent JSON. */
const wantsHtml = (accept: string | undefined): boolean =>
  accept?.split(',').some((part) => part.split(';')[0]?.trim().toLowerCase() === 'text/html') ??
  false;

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

export const asOfRoutes = [getAsOf];
