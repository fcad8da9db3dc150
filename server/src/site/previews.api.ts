// Shows a version to whoever has its signed address. Not part of /v0: the addresses are made here,
// and people only follow them.
import type { FastifyInstance } from 'fastify';
import type { Audiences } from '../audiences/audiences.service.ts';
import type { Versions } from '../audiences/versions.service.ts';
import { Failure } from '../platform/errors.ts';
import { refuseOthers } from '../platform/http/methods.ts';
import { type PreviewLinks, previewsPath } from './preview_links.ts';
import type { Previews } from './previews.ts';
import { previewHeaders } from './render/preview.ts';

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
