// The contract of audiences, their versions and their messages.

import { PageContentSchema } from '../content/content.ts';
import { ChangedMetadata, Metadata } from '../pages/schemas.ts';
import { PersonRef } from '../persons/person_ref.ts';
import {
  Exact,
  LanguageTag,
  Nullable,
  notBlank,
  OneOf,
  ReadOnly,
  ReadOnlyBut,
  Timestamp,
} from '../platform/http/schemas.ts';
import { Type } from '../platform/json_type.ts';

const versionFields = {
  versionId: Type.String(),
  audienceId: Type.String(),
  versionNumber: Type.Integer({ minimum: 1 }),
  status: OneOf(['queued', 'draft', 'published', 'obsolete', 'cancelled', 'archived']),
  isNewPageAgent: Type.Boolean({
    description: 'True if the agent wrote it, false if it was written by hand',
  }),
  queueDurationMs: Type.Optional(Type.Integer({ minimum: 0 })),
  supplementaryContext: Type.Optional(Type.String()),
  language: Type.Optional(
    Type.String({ description: 'Of the text, found when it was stored; `und` where none was' }),
  ),
  failureReason: Type.Optional(Type.String()),
  createdBy: Type.Optional(
    Type.Object(
      { type: OneOf(['key', 'member', 'system']), id: Type.String() },
      { description: 'Who made it, or asked the agent for it; absent for older versions' },
    ),
  ),
  publishAt: Type.Optional(Timestamp),
  createdAt: Timestamp,
  queuedAt: Type.Optional(Timestamp),
  becameDraftAt: Type.Optional(Timestamp),
  publishedAt: Type.Optional(Timestamp),
  obsoleteAt: Type.Optional(Timestamp),
  cancelledAt: Type.Optional(Timestamp),
  archivedAt: Type.Optional(Timestamp),
};

export const AudienceVersion = Type.Object(versionFields, { title: 'AudienceVersion' });
export const AudienceVersionWithContent = Type.Object(
  {
    ...versionFields,
    previewUrl: Type.Optional(
      Type.String({
        format: 'uri',
        description: 'Shows the version for an hour to whoever has it, without a key',
      }),
    ),
    content: Type.Optional(PageContentSchema),
  },
  { title: 'AudienceVersionWithContent' },
);

/** What was said of an audience, apart from what follows from its page and person. */
export const audienceOwnFields = {
  customName: Type.Optional(Type.String()),
  actionFormIdOverride: Type.Optional(Type.String()),
  actionFormInstructionsOverride: Type.Optional(Type.String()),
  actionUrlOverride: Type.Optional(Type.String()),
  supplementaryContext: Type.Optional(Type.String()),
  metadataOverride: Type.Optional(Metadata),
  language: Type.Optional(Type.String()),
  archivedAt: Type.Optional(Timestamp),
  createdAt: Timestamp,
};

export const Audience = Type.Object(
  {
    audienceId: Type.String(),
    pageId: Type.String(),
    personId: Type.Optional(Type.String()),
    personRouteKey: Type.Optional(Type.String()),
    computedName: Type.Optional(Type.String()),
    effectiveName: Type.String(),
    recipient: Type.Optional(
      Type.Object(
        {
          name: Type.String(),
          email: Type.Optional(Type.String()),
          title: Type.Optional(Type.String()),
          company: Type.Optional(Type.String()),
        },
        { title: 'Recipient', description: 'The person it is for, as they are now' },
      ),
    ),
    isNewPageAgent: Type.Boolean(),
    url: Nullable(
      Type.String({
        format: 'uri',
        description:
          'The address to send: its own link, else its page’s link with the person’s key. Null while nothing is published or no link leads there',
      }),
    ),
    latestVersion: Type.Optional(AudienceVersion),
    publishedVersion: Type.Optional(AudienceVersion),
    effectiveMetadata: Metadata,
    ...audienceOwnFields,
  },
  { title: 'Audience' },
);

const Text = (maxLength: number, options: Record<string, unknown> = {}) =>
  Type.String({ minLength: 1, maxLength, ...options });
const writable = {
  customName: Type.Optional(Nullable(Text(255, { pattern: notBlank }))),
  supplementaryContext: Type.Optional(Nullable(Text(50_000))),
  actionUrlOverride: Type.Optional(
    Nullable(Type.String({ minLength: 1, maxLength: 2048, format: 'safe-url' })),
  ),
  actionFormIdOverride: Type.Optional(
    Nullable(Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })),
  ),
  actionFormInstructionsOverride: Type.Optional(Nullable(Text(20_000))),
  metadataOverride: Type.Optional(ChangedMetadata),
  language: Type.Optional(Nullable(LanguageTag)),
};
const readOnlyFields = {
  audienceId: ReadOnly,
  pageId: ReadOnly,
  personRouteKey: ReadOnly,
  computedName: ReadOnly,
  effectiveName: ReadOnly,
  recipient: ReadOnly,
  isNewPageAgent: ReadOnly,
  url: ReadOnly,
  archivedAt: ReadOnlyBut('Call archive or restore of the audience instead'),
  createdAt: ReadOnly,
  latestVersion: ReadOnly,
  publishedVersion: ReadOnly,
  effectiveMetadata: ReadOnly,
};

export const NewAudience = Exact(
  {
    personId: Type.Optional(PersonRef),
    ...writable,
    customName: Type.Optional(Text(255)),
    metadataOverride: Type.Optional(Metadata),
    ...readOnlyFields,
  },
  {
    title: 'NewAudience',
    description:
      'For a person (personId) or a group (customName); a person’s audience may have a customName too',
    anyOf: [{ required: ['personId'] }, { required: ['customName'] }],
  },
);
export const AudienceChange = Exact(
  { ...writable, personId: ReadOnly, ...readOnlyFields },
  { title: 'AudienceChange' },
);

/** What a version that was read has beside its content. */
const readOnlyVersionFields = Object.fromEntries(
  Object.keys(versionFields).map((name) => [name, ReadOnly]),
) as Record<keyof typeof versionFields, typeof ReadOnly>;
export const NewVersion = Exact(
  {
    content: PageContentSchema,
    basedOnVersionId: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'The newest version when the editing began; refused if it no longer is',
      }),
    ),
    previewUrl: ReadOnly,
    ...readOnlyVersionFields,
  },
  { title: 'NewVersion' },
);
export const PublishVersion = Exact(
  {
    publishAt: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'Publish it then, not now: a time ahead, at most a year',
      }),
    ),
  },
  { title: 'PublishVersion' },
);
export const PreviewContent = Exact(
  { content: PageContentSchema, editable: Type.Optional(Type.Boolean()) },
  { title: 'PreviewContent' },
);

export const Presence = Type.Object(
  {
    clientId: Type.String(),
    by: Type.Object({ type: OneOf(['key', 'member', 'system']), id: Type.String() }),
    componentId: Type.Optional(Type.String()),
    since: Timestamp,
  },
  { title: 'Presence' },
);

const SelectedElement = Type.Object(
  {
    componentId: Type.Optional(
      Type.Unsafe<unknown>({ description: 'The block: the agent then changes this one only' }),
    ),
    selector: Type.Optional(Type.Unsafe<unknown>({ description: 'A CSS selector inside it' })),
    text: Type.Optional(Type.Unsafe<unknown>({ description: 'Its text' })),
    html: Type.Optional(Type.Unsafe<unknown>({ description: 'Its markup' })),
  },
  {
    title: 'SelectedElement',
    additionalProperties: true,
    description:
      'Any object, at most 16 KB. Known members are used: the agent changes only this component',
  },
);

export const NewMessage = Exact(
  {
    message: Text(50_000, { pattern: notBlank }),
    clientMessageId: Type.Optional(Text(100)),
    selectedElement: Type.Optional(Nullable(SelectedElement)),
  },
  { title: 'NewMessage' },
);

export const AcceptedMessage = Type.Object(
  {
    accepted: Type.Boolean(),
    audienceId: Type.String(),
    clientMessageId: Type.String(),
    versionId: Type.String(),
  },
  { title: 'AcceptedMessage' },
);

export const Interrupt = Exact(
  { partialText: Type.Optional(Type.String({ maxLength: 100_000 })) },
  { title: 'Interrupt' },
);

export const Message = Type.Object(
  {
    messageId: Type.String(),
    audienceId: Type.String(),
    versionId: Type.Optional(Type.String()),
    role: OneOf(['user', 'agent']),
    message: Type.String(),
    clientMessageId: Type.Optional(Type.String()),
    selectedElement: Type.Optional(SelectedElement),
    interrupted: Type.Boolean(),
    createdAt: Timestamp,
  },
  { title: 'Message' },
);
