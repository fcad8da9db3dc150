import { endpoints } from '../platform/http/endpoints.ts';
import { Exact, Nullable } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Audiences } from './audiences.service.ts';
import type { Presences } from './presence.ts';
import { renderPresence } from './render.ts';
import { Presence } from './schemas.ts';

const { route } = endpoints<{ audiences: Audiences; presences: Presences }>();

export const announcePresence = route({
  id: 'announcePresence',
  method: 'POST',
  path: '/v0/pages/{page_id}/audiences/{audience_id}/presence',
  // Nothing of the audience changes: whoever may look may be seen looking.
  scope: 'read',
  tag: 'Audiences',
  summary: 'Say who is editing an audience',
  description:
    'Repeat it every 15 seconds; after 45 seconds without it the client counts as gone. Changes are sent to the stream of the audience as `presence`.',
  body: Exact(
    {
      clientId: Type.String({
        minLength: 1,
        maxLength: 100,
        pattern: '^[A-Za-z0-9_-]+$',
        description: 'One window of one person; the client chooses it',
      }),
      componentId: Type.Optional(
        Nullable(Type.String({ minLength: 1, maxLength: 200, description: 'The selected block' })),
      ),
      leaving: Type.Optional(Type.Boolean({ description: 'The window closes' })),
    },
    { title: 'NewPresence' },
  ),
  reply: Type.Object(
    { present: Type.Array(Presence, { description: 'All who are there, the caller too' }) },
    { title: 'Presences' },
  ),
  fails: ['page_not_found', 'audience_not_found'],
  async run({ params, body, caller, services }) {
    const audience = await services.audiences.get(
      caller.tenantId,
      params.page_id,
      params.audience_id,
    );
    const present = await services.presences.announce(audience, caller.actor, body);
    return { present: present.map(renderPresence) };
  },
});

export const presenceRoutes = [announcePresence];
