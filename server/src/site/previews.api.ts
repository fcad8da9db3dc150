import type { Audiences } from '../audiences/audiences.service.ts';
import type { Versions } from '../audiences/versions.service.ts';
import { Failure } from '../platform/errors.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import type { Previews } from './previews.ts';
import { previewHeaders } from './render/preview.ts';

const { route } = endpoints<{ audiences: Audiences; previews: Previews; versions: Versions }>();

export const previewVersion = route({
  id: 'previewVersion',
  method: 'GET',
  path: '/v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/preview',
  scope: 'read',
  tag: 'Versions',
  summary: 'See a version as a page',
  description: 'HTML as a visitor would get it, without scripts and in a sandbox.',
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
    return services.previews.render(audience, version, content);
  },
});

export const previewRoutes = [previewVersion];
