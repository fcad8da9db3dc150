// What a receiver is sent: the six events, as schemas, samples and text.
import Type, { type Static, type TObject, type TSchema } from 'typebox';
import { isoTime } from '../platform/clock.ts';
import type { EventRow } from '../platform/db/tables.ts';
import { FreeObject, Timestamp } from '../platform/http/schemas.ts';
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
  sample: { eventId: string; type: string; payload: { type: string } };
}

const versionFields = {
  pageId: Type.String(),
  audienceId: Type.String(),
  versionId: Type.String(),
  versionNumber: Type.Integer({ minimum: 1 }),
  at: Type.String({ format: 'date-time', description: 'When the version changed its state' }),
};

const formFields = {
  formId: Type.String(),
  submissionId: Type.String(),
  pageId: Type.String(),
  audienceId: Type.String(),
  personId: Type.Optional(Type.String({ description: 'The sender, if known' })),
  accountId: Type.Optional(Type.String({ description: 'The account of that person' })),
  input: FreeObject('The visitor’s input, by field name'),
  at: Type.String({ format: 'date-time', description: 'When it was submitted, or enriched' }),
};

const payloads = {
  'page.version.created': versionFields,
  'page.version.processed': versionFields,
  'page.version.published': versionFields,
  'form.submitted': formFields,
  'form.enriched': { ...formFields, enrichment: FreeObject('Known facts about the sender') },
  'form.enrichment_failed': { ...formFields, error: Type.String({ description: 'Why' }) },
};

/** What whoever writes an event has to say; the same schemas are the published ones. */
export type EventPayloads = {
  [T in WebhookEventType]: Static<TObject<(typeof payloads)[T]>>;
};

export const eventDescriptions: Record<WebhookEventType, EventDescription> = {
  'page.version.created': {
    title: 'PageVersionCreatedEvent',
    summary: 'A version of an audience was created: queued for the agent, or written by hand',
    sample: versionCreated,
  },
  'page.version.processed': {
    title: 'PageVersionProcessedEvent',
    summary: 'A version became a draft: the agent finished it, or it was written by hand',
    sample: versionProcessed,
  },
  'page.version.published': {
    title: 'PageVersionPublishedEvent',
    summary: 'A version was published: visitors see it',
    sample: versionPublished,
  },
  'form.submitted': {
    title: 'FormSubmittedEvent',
    summary: 'A visitor submitted a form. Either form.enriched or form.enrichment_failed follows',
    sample: formSubmitted,
  },
  'form.enriched': {
    title: 'FormEnrichedEvent',
    summary: 'A form submission was enriched',
    sample: formEnriched,
  },
  'form.enrichment_failed': {
    title: 'FormEnrichmentFailedEvent',
    summary: 'The enrichment of a form submission failed',
    sample: formEnrichmentFailed,
  },
};

/** The whole body of a delivery. */
export function eventSchema(type: WebhookEventType): TSchema {
  const { title, summary, sample } = eventDescriptions[type];
  return Type.Object(
    {
      eventId: Type.String({
        description: 'The same in every attempt: ignore ids you have processed',
      }),
      type: Type.Literal(type),
      timestamp: Timestamp,
      tenantId: Type.String(),
      payload: Type.Object({ type: Type.Literal(type), ...payloads[type] }),
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

/** Its person was erased: what is left fits no schema, says nothing, and is never sent. */
export const isErased = (type: string, payload: string): boolean =>
  payload === `{"type":"${type}","erased":true}`;
