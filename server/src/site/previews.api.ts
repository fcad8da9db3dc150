// A version or unsaved content as a page: for those with a key, and for whoever has a version's signed address.
import type { FastifyInstance } from 'fastify';
import type { Audiences } from '../audiences/audiences.service.ts';
import { PreviewContent } from '../audiences/schemas.ts';
import { refuseFaults } from '../audiences/versions.api.ts';
import type { Versions } from '../audiences/versions.service.ts';
import { Failure } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { refuseOthers } from '../platform/http/methods.ts';
import { type PreviewLinks, previewsPath } from './preview_links.ts';
import type { Previews } from './previews.ts';
import { previewHeaders } from './render/preview.ts';

const { route } = endpoints<{ audiences: Audiences; previews: Previews; versions: Versions }>();

export const previewVersion = route({
  id: 'previewVersion',
  method: 'GET',
  path: '/v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/preview',
  scope: 'read',
  tag: 'Versions',
  summary: 'Preview a version',
  description: 'Returns the HTML a visitor would get, sandboxed and without scripts.',
  replyType: 'text/html',
  replyHeaders: previewHeaders,
  fails: ['page_not_found', 'audience_not_found', 'version_not_found', 'version_without_content'],
  async run({ params, caller, services }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    const version = await services.versions.get(audience, params.version_id);
    const content = await services.versions.content(version);
    if (!content) throw new Failure('version_without_content');
    return services.previews.render(audience, content);
  },
});

export const previewContent = route({
  id: 'previewContent',
  method: 'POST',
  path: '/v0/pages/{page_id}/audiences/{audience_id}/preview',
  scope: 'read',
  tag: 'Versions',
  summary: 'See content as a page',
  description:
    'Renders content without storing it. With `editable`, every text stands in a span whose data-field is the JSON Pointer of its field in the content (data-line: which line of it).',
  body: PreviewContent,
  replyType: 'text/html',
  replyHeaders: previewHeaders,
  fails: ['page_not_found', 'audience_not_found'],
  async run({ params, body, caller, services }) {
    refuseFaults(body.content);
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    return body.editable === true
      ? services.previews.renderEditable(audience, body.content)
      : services.previews.render(audience, body.content);
  },
});

/** Not part of /v0: these addresses are made here, and people only follow them. */
export function servePreviews(
  http: FastifyInstance,
  deps: {
    previewLinks: PreviewLinks;
    previews: Previews;
    audiences: Pick<Audiences, 'get'>;
    versions: Pick<Versions, 'get' | 'content'>;
  },
): void {
  const { previewLinks, previews, audiences, versions } = deps;
  const path = `${previewsPath}/:token`;
  http.get(path, async (request, reply) => {
    const { token } = request.params as { token: string };
    const { tenantId, pageId, audienceId, versionId } = previewLinks.open(token);
    const audience = await audiences.get(tenantId, pageId, audienceId);
    const content = await versions.content(await versions.get(audience, versionId));
    if (!content) throw new Failure('version_without_content');
    const page = await previews.render(audience, content);
    return reply.headers(previewHeaders).send(page);
  });
  refuseOthers(http, path, 'GET, HEAD');
}

export const previewRoutes = [previewVersion, previewContent];
