import { isoTime } from '../platform/clock.ts';
import { endpoints } from '../platform/http/endpoints.ts';
import { Moment, readPeriod } from '../platform/http/period.ts';
import { FreeObject, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';
import type { Events } from './events.service.ts';
import { eventTypes, type WebhookEventType } from './events.ts';

const { listRoute } = endpoints<{ events: Events }>();

const Event = Type.Object(
  {
    eventId: Type.String(),
    type: OneOf([...eventTypes]),
    timestamp: Timestamp,
    tenantId: Type.String(),
    payload: FreeObject('As webhooks carry it; `erased` once its person was'),
  },
  { title: 'Event' },
);

export const listAllEvents = listRoute({
  id: 'listEvents',
  path: '/v0/events',
  scope: 'read',
  tag: 'Webhooks',
  summary: 'List what happened',
  description:
    'The events that webhooks carry, whether anybody subscribes or not. Kept for 30 days.',
  item: Event,
  filters: {
    type: Type.Optional(OneOf([...eventTypes])),
    startDate: Moment('Happened at this time or later'),
    endDate: Moment('Happened before this time'),
  },
  async run({ query, caller, services, page }) {
    const filter = { type: query.type, ...readPeriod(query) };
    const { items, ...rest } = await services.events.list(caller.tenantId, filter, page);
    return {
      items: items.map((row) => ({
        eventId: row.event_id,
        type: row.type as WebhookEventType,
        timestamp: isoTime(row.created_at),
        tenantId: row.tenant_id,
        payload: JSON.parse(row.payload) as Record<string, unknown>,
      })),
      ...rest,
    };
  },
});

export const eventRoutes = [listAllEvents];
