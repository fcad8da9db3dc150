// The events as the `webhooks` of the OpenAPI document: what a receiver is sent.
import type { Hoist } from '../platform/http/openapi.ts';
import { eventDescriptions, eventSchema, eventTypes } from './events.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});

const headers = [
  header(
    'webhook-id',
    'The id of the event, the same in every attempt: ignore ids you have processed',
  ),
  header('webhook-timestamp', 'Unix seconds of this attempt'),
  header('webhook-signature', 'Standard Webhooks: one or more `v1,<base64>`, separated by spaces'),
  header('x-webhook-timestamp', 'Same as `webhook-timestamp`'),
  header('x-webhook-signature-256', '`sha256=<hex HMAC-SHA256 of the raw body>`'),
];

export function webhookOperations(hoist: Hoist): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    eventTypes.map((type) => {
      const { summary, sample } = eventDescriptions[type];
      const schema = hoist(eventSchema(type));
      return [
        type,
        {
          post: {
            operationId: `on.${type}`,
            tags: ['Webhooks'],
            summary,
            security: [],
            parameters: headers,
            requestBody: {
              required: true,
              content: { 'application/json': { schema, examples: { sample: { value: sample } } } },
            },
            responses: {
              '2XX': { description: 'Received. Any other response, or none, is retried' },
              410: { description: 'Gone: Facet switches the subscription off' },
            },
          },
        },
      ];
    }),
  );
}
