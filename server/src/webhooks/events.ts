// What a receiver is sent: the six events, as schemas, samples and text.
import Type, { type TSchema } from 'typebox';
import { isoTime } from '../clock.ts';
import type { EventRow } from '../db/tables.ts';
import { FreeObject, Timestamp } from '../http/schemas.ts';
import formEnriched from './samples/form.enriched.json' with { type: 'json' };
import formEnrichmentFailed from './samples/form.enrichment_failed.json' with { type: 'json' };
import formSubmitted from './samples/form.submitted.json' with { type: 'json' };
import versionCreated from './samples/page.version.created.json' with { type: 'json' };
import versionProcessed from './samples/page.version.processed.json' with { type: 'json' };
import versionPublished from './samples/page.version.published.json' with { type: 'json' };

export const eventTypes = [
  'page.version.created',
  'page.version.processed',
  'page.version.published',
  'form.submitted',
  'form.enriched',
  'form.enrichment_failed',
] as const;

export type WebhookEventType = (typeof eventTypes)[number];

interface EventDescription {
  /** Its name in the OpenAPI document. */
  title: string;
  summary: string;
  payload: Record<string, TSchema>;
  sample: { eventId: string; type: string; payload: { type: string } };
}

const versionFields = {
  pageId: Type.String(),
  audienceId: Type.String(),
  versionId: Type.String(),
  versionNumber: Type.Integer({ minimum: 1 }),
  at: Type.String({ format: 'date-time', description: 'When the version made this move' }),
};

const formFields = {
  formId: Type.String(),
  submissionId: Type.String(),
  pageId: Type.String(),
  audienceId: Type.String(),
  sessionId: Type.Optional(Type.String({ description: 'Absent when the visit was not measured' })),
  input: FreeObject('What the visitor filled in, by field'),
};

export const eventDescriptions: Record<WebhookEventType, EventDescription> = {
  'page.version.created': {
    title: 'PageVersionCreatedEvent',
    summary: 'A version of an audience was made: queued for the agent, or written by hand',
    payload: versionFields,
    sample: versionCreated,
  },
  'page.version.processed': {
    title: 'PageVersionProcessedEvent',
    summary: 'The agent has written a version: it is a draft now',
    payload: versionFields,
    sample: versionProcessed,
  },
  'page.version.published': {
    title: 'PageVersionPublishedEvent',
    summary: 'A version was published: visitors see it',
    payload: versionFields,
    sample: versionPublished,
  },
  'form.submitted': {
    title: 'FormSubmittedEvent',
    summary: 'A visitor submitted a form; one of the other two form events follows',
    payload: formFields,
    sample: formSubmitted,
  },
  'form.enriched': {
    title: 'FormEnrichedEvent',
    summary: 'A submission was enriched',
    payload: { ...formFields, enrichment: FreeObject('What is known about the sender') },
    sample: formEnriched,
  },
  'form.enrichment_failed': {
    title: 'FormEnrichmentFailedEvent',
    summary: 'A submission could not be enriched',
    payload: { ...formFields, error: Type.String({ description: 'Why' }) },
    sample: formEnrichmentFailed,
  },
};

/** The whole body of a delivery. */
export function eventSchema(type: WebhookEventType): TSchema {
  const { title, summary, payload, sample } = eventDescriptions[type];
  return Type.Object(
    {
      eventId: Type.String({ description: 'The same in every try: drop what you have seen' }),
      type: Type.Literal(type),
      timestamp: Timestamp,
      tenantId: Type.String(),
      payload: Type.Object({ type: Type.Literal(type), ...payload }),
    },
    { title, description: summary, example: sample },
  );
}

/** Put together as text: the payload is stored as JSON, and the same bytes are signed in every try. */
export const bodyOf = (
  event: Pick<EventRow, 'event_id' | 'tenant_id' | 'type' | 'payload' | 'created_at'>,
): string =>
  `{"eventId":"${event.event_id}","type":"${event.type}","timestamp":"${isoTime(event.created_at)}",` +
  `"tenantId":"${event.tenant_id}","payload":${event.payload}}`;
