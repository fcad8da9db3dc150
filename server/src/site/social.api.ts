// Sends social images, on every host: pages name them with the address of their own.
import type { FastifyInstance } from 'fastify';
import { refuseOthers } from '../platform/http/methods.ts';
import { type SocialImages, socialPath } from './social.ts';

export function serveSocialImages(http: FastifyInstance, images: SocialImages): void {
  const path = `${socialPath}/:tenant_id/:audience_id/:name.png`;
  http.get(path, async (request, reply) => {
    const { tenant_id: tenantId, audience_id: audienceId, name } = request.params as Params;
    const picture = await images.draw({ tenantId, audienceId, name });
    reply.headers({
      // Another picture has another address; a day is enough for networks to come again.
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'cross-origin',
    });
    return reply.type('image/png').send(picture);
  });
  refuseOthers(http, path, 'GET, HEAD');
}

interface Params {
  tenant_id: string;
  audience_id: string;
  name: string;
}
