// What a receiver is sent: the events, as schemas, samples and text.

import { isoTime } from '../platform/clock.ts';
import type { EventRow } from '../platform/db/tables.ts';
import { FreeObject, Nullable, OneOf, Timestamp } from '../platform/http/schemas.ts';
import { type Static, type TObject, type TSchema, Type } from '../platform/json_type.ts';
import claimStale from './samples/claim.stale.json' with { type: 'json' };
import experimentChanged from './samples/experiment.changed.json' with { type: 'json' };
import experimentEnded from './samples/experiment.ended.json' with { type: 'json' };
import experimentStarted from './samples/experiment.started.json' with { type: 'json' };
import formEnriched from './samples/form.enriched.json' with { type: 'json' };
import formEnrichmentFailed from './samples/form.enrichment_failed.json' with { type: 'json' };
import formSubmitted from './samples/form.submitted.json' with { type: 'json' };
import importFinished from './samples/import.finished.json' with { type: 'json' };
import versionCancelled from './samples/page.version.cancelled.json' with { type: 'json' };
import versionCreated from './samples/page.version.created.json' with { type: 'json' };
import versionProcessed from './samples/page.version.processed.json' with { type: 'json' };
import versionPublished from './samples/page.version.published.json' with { type: 'json' };
import personErased from './samples/person.erased.json' with { type: 'json' };
import sessionEnded from './samples/session.ended.json' with { type: 'json' };

export const eventTypes = [
  'page.version.created',
  'page.version.processed',
  'page.version.published',
  'form.submitted',
  'form.enriched',
  'form.enrichment_failed',
  'page.version.cancelled',
  'session.ended',
  'person.erased',
  'import.finished',
  'claim.stale',
  'experiment.started',
  'experiment.changed',
  'experiment.ended',
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

const Ids = Type.Unsafe<Record<string, string>>({
  type: 'object',
  additionalProperties: { type: 'string' },
});
const Count = Type.Integer({ minimum: 0 });

const sessionFields = {
  sessionId: Type.String(),
  pageId: Type.String(),
  audienceId: Type.String(),
  personId: Type.Optional(Type.String({ description: 'Whom the page was made for' })),
  accountId: Type.Optional(Type.String({ description: 'The account of that person' })),
  externalIds: Type.Object(
    { person: Ids, account: Ids },
    { description: 'What other systems call them, by system' },
  ),
  startedAt: Timestamp,
  endedAt: Timestamp,
  visibleSeconds: Type.Number({ minimum: 0, description: 'How long the page was visible' }),
  maxScrollDepth: Type.Integer({ minimum: 0, maximum: 100, description: 'In percent' }),
  actions: Type.Integer({ minimum: 0, description: 'Clicks on actions' }),
  forms: Type.Integer({ minimum: 0, description: 'Forms sent' }),
  questions: Type.Integer({ minimum: 0, description: 'Questions asked' }),
};

const importFields = {
  importId: Type.String(),
  kind: OneOf(['persons', 'accounts']),
  dryRun: Type.Boolean(),
  status: OneOf(['queued', 'running', 'finished', 'failed', 'cancelled']),
  rows: Count,
  created: Count,
  updated: Count,
  unchanged: Count,
  failed: Count,
  reason: Type.Optional(Type.String()),
  createdAt: Timestamp,
  finishedAt: Nullable(Timestamp),
};

const experimentFields = {
  experimentId: Type.String(),
  pageId: Type.String(),
  holdout: Type.Number({ description: 'The share of units that see the control' }),
  controlAudienceId: Type.String(),
  metric: OneOf(['converted', 'formSubmitted', 'engaged']),
  alpha: Type.Number(),
  at: Type.String({ format: 'date-time', description: 'When it started, changed or ended' }),
};

const payloads = {
  'page.version.created': versionFields,
  'page.version.processed': versionFields,
  'page.version.published': versionFields,
  'form.submitted': formFields,
  'form.enriched': { ...formFields, enrichment: FreeObject('Known facts about the sender') },
  'form.enrichment_failed': { ...formFields, error: Type.String({ description: 'Why' }) },
  'page.version.cancelled': {
    ...versionFields,
    reason: OneOf(['interrupted', 'failed', 'archived'], { description: 'What ended it' }),
  },
  'session.ended': sessionFields,
  'person.erased': {
    personId: Type.String(),
    erasureId: Type.String(),
    at: Type.String({ format: 'date-time' }),
  },
  'import.finished': importFields,
  'claim.stale': {
    pageId: Type.String(),
    audienceId: Type.String(),
    versionId: Type.String(),
    claims: Type.Array(Type.Object({ claimId: Type.String(), text: Type.String() })),
  },
  'experiment.started': experimentFields,
  'experiment.changed': experimentFields,
  'experiment.ended': experimentFields,
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
  'page.version.cancelled': {
    title: 'PageVersionCancelledEvent',
    summary: 'A version that was being written will not be: it was interrupted, failed or archived',
    sample: versionCancelled,
  },
  'session.ended': {
    title: 'SessionEndedEvent',
    summary:
      'A person’s visit is over: nothing was heard of it for 30 minutes. Sent once; never for bots',
    sample: sessionEnded,
  },
  'person.erased': {
    title: 'PersonErasedEvent',
    summary: 'A person was erased: forget them too',
    sample: personErased,
  },
  'import.finished': {
    title: 'ImportFinishedEvent',
    summary: 'An import has come to its end',
    sample: importFinished,
  },
  'claim.stale': {
    title: 'ClaimStaleEvent',
    summary: 'Claims of a published version rest on sources that have changed',
    sample: claimStale,
  },
  'experiment.started': {
    title: 'ExperimentStartedEvent',
    summary: 'An experiment started: a share of the units sees the control',
    sample: experimentStarted,
  },
  'experiment.changed': {
    title: 'ExperimentChangedEvent',
    summary: 'The metric or alpha of a running experiment was changed',
    sample: experimentChanged,
  },
  'experiment.ended': {
    title: 'ExperimentEndedEvent',
    summary: 'An experiment ended: everybody sees their own version again',
    sample: experimentEnded,
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
