// The contract of a page and of its parts, member by member.

import {
  Exact,
  Nullable,
  notBlank,
  OneOf,
  ReadOnly,
  ReadOnlyBut,
  Timestamp,
} from '../platform/http/schemas.ts';
import { type Static, type TOptional, type TUnsafe, Type } from '../platform/json_type.ts';

const Text = (maxLength: number, options: Record<string, unknown> = {}) =>
  Type.String({ minLength: 1, maxLength, ...options });
const SafeUrl = Type.String({ minLength: 1, maxLength: 2048, format: 'safe-url' });
const Id = Type.String({ minLength: 1, maxLength: 100 });

export const pageTypes = ['inbound', 'outbound', 'call_followup', 'sales_deck', 'custom'] as const;
export const actionTypes = ['url', 'form', 'calendar', 'email', 'phone', 'ask'] as const;

const actionMembers = {
  purpose: Text(1000),
  buttonTitle: Text(200),
  actionType: OneOf([...actionTypes]),
  url: Type.Optional(SafeUrl),
};
export const Action = Type.Object(
  { actionId: Type.String(), actionIndex: Type.Integer({ minimum: 0 }), ...actionMembers },
  { title: 'Action' },
);
const NewAction = Exact(
  {
    ...actionMembers,
    actionId: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' }),
    ),
    actionIndex: ReadOnly,
  },
  { title: 'NewAction' },
);

export const ActionCardWidget = Exact(
  {
    type: Text(100),
    title: Text(500),
    logos: Type.Array(
      Exact({
        image: Exact({
          altText: Type.Optional(Type.String({ maxLength: 500 })),
          url: Type.Optional(SafeUrl),
          fileId: Type.Optional(Id),
          assetId: Type.Optional(Id),
        }),
      }),
      { maxItems: 100 },
    ),
  },
  { title: 'ActionCardWidget' },
);

export const FooterLinkGroup = Exact(
  {
    id: Id,
    title: Text(200),
    links: Type.Array(Exact({ id: Id, text: Text(200), url: SafeUrl }), { maxItems: 100 }),
  },
  { title: 'FooterLinkGroup' },
);

export const Script = Exact(
  {
    name: Text(200),
    description: Type.Optional(Type.String({ maxLength: 2000 })),
    content: Type.String({ maxLength: 100_000 }),
    enabled: Type.Boolean(),
  },
  { title: 'Script' },
);

const metadataTexts = {
  title: Type.Optional(Text(300)),
  description: Type.Optional(Text(2000)),
  author: Type.Optional(Text(300)),
  canonicalUrl: Type.Optional(SafeUrl),
  keywords: Type.Optional(Type.Array(Text(100), { maxItems: 100 })),
  robots: Type.Optional(
    Type.Array(
      Type.String({ maxLength: 50, pattern: '^[a-z-]+(:-?[a-z0-9]+)?$', example: 'noindex' }),
      { maxItems: 20 },
    ),
  ),
  ogTitle: Type.Optional(Text(300)),
  ogDescription: Type.Optional(Text(2000)),
  ogImageAlt: Type.Optional(Text(500)),
  ogSiteName: Type.Optional(Text(300)),
  ogUrl: Type.Optional(SafeUrl),
  twitterTitle: Type.Optional(Text(300)),
  twitterDescription: Type.Optional(Text(2000)),
  twitterImageAlt: Type.Optional(Text(500)),
  twitterSite: Type.Optional(Text(300)),
  twitterCreator: Type.Optional(Text(300)),
  themeColor: Type.Optional(
    Type.String({ maxLength: 50, pattern: '^[#a-zA-Z0-9(),.% -]+$', example: '#0b5fff' }),
  ),
};
const metadataImages = {
  ogImageUrl: Type.Optional(SafeUrl),
  ogImageFileId: Type.Optional(Id),
  twitterImageUrl: Type.Optional(SafeUrl),
  twitterImageFileId: Type.Optional(Id),
};
const metadataMembers = { ...metadataTexts, ...metadataImages };
export const Metadata = Exact(metadataMembers, { title: 'Metadata' });
/** In a change: a member that is null is taken away, one that is left out stays; null takes all away. */
export const ChangedMetadata = Nullable(
  Exact(
    Object.fromEntries(
      Object.entries(metadataMembers).map(([name, schema]) => [
        name,
        Type.Optional(Nullable(schema)),
      ]),
    ) as { [K in keyof typeof metadataMembers]: MetadataChangeOf<K> },
    { title: 'ChangedMetadata' },
  ),
);
type MetadataChangeOf<K extends keyof typeof metadataMembers> = TOptional<
  TUnsafe<Static<(typeof metadataMembers)[K]> | null>
>;

export const claimPolicies = ['off', 'warn', 'block'] as const;
const ClaimPolicy = (options: Record<string, unknown> = {}) =>
  OneOf([...claimPolicies], {
    description:
      'What publishing does about claims that no source supports: `warn` lists them, `block` refuses, `off` does not look',
    ...options,
  });

const pageFields = {
  actions: Type.Array(NewAction, { maxItems: 50 }),
  actionCardWidgets: Type.Array(ActionCardWidget, { maxItems: 50 }),
  brandId: Text(100),
  name: Text(255, { pattern: notBlank }),
  pageContext: Text(200_000),
  scripts: Type.Array(Script, { maxItems: 20 }),
};
const pageOptions = {
  pageType: Type.Optional(OneOf([...pageTypes], { default: 'inbound' })),
  footerLinks: Type.Optional(Type.Array(FooterLinkGroup, { maxItems: 20 })),
  headerActionId: Type.Optional(Id),
  topicIds: Type.Optional(
    Type.Array(Id, { maxItems: 100, uniqueItems: true, description: 'Topics the page rests on' }),
  ),
  claimPolicy: Type.Optional(ClaimPolicy({ default: 'warn' })),
};
const readOnlyFields = {
  pageId: ReadOnly,
  title: ReadOnlyBut('Follows from metadata.title, or else from name: change those'),
  status: ReadOnlyBut('Call publish, archive or restore of the page instead'),
  audiencesCount: ReadOnly,
  archivedAt: ReadOnlyBut('Call archive or restore of the page instead'),
  createdAt: ReadOnly,
  deletedAt: ReadOnlyBut('Call DELETE on the page instead'),
  updatedAt: ReadOnly,
};

export const NewPage = Exact(
  { ...pageFields, ...pageOptions, metadata: Type.Optional(Metadata), ...readOnlyFields },
  { title: 'NewPage' },
);
export type NewPage = Static<typeof NewPage>;

export const PageChange = Exact(
  {
    actions: Type.Optional(pageFields.actions),
    actionCardWidgets: Type.Optional(pageFields.actionCardWidgets),
    brandId: Type.Optional(pageFields.brandId),
    name: Type.Optional(pageFields.name),
    pageContext: Type.Optional(pageFields.pageContext),
    scripts: Type.Optional(pageFields.scripts),
    pageType: Type.Optional(OneOf([...pageTypes])),
    footerLinks: pageOptions.footerLinks,
    headerActionId: Type.Optional(Nullable(Id)),
    topicIds: pageOptions.topicIds,
    claimPolicy: Type.Optional(ClaimPolicy()),
    metadata: Type.Optional(ChangedMetadata),
    ...readOnlyFields,
  },
  { title: 'PageChange' },
);
export type PageChange = Static<typeof PageChange>;

export const Page = Type.Object(
  {
    pageId: Type.String(),
    name: Type.String(),
    title: Type.String(),
    pageContext: Type.String(),
    pageType: OneOf([...pageTypes]),
    status: OneOf(['archived', 'draft', 'published']),
    brandId: Type.String(),
    headerActionId: Type.Optional(Type.String()),
    actions: Type.Array(Action),
    actionCardWidgets: Type.Array(ActionCardWidget),
    footerLinks: Type.Array(FooterLinkGroup),
    scripts: Type.Array(Script),
    topicIds: Type.Array(Type.String()),
    claimPolicy: ClaimPolicy(),
    audiencesCount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    archivedAt: Nullable(Timestamp),
    createdAt: Timestamp,
    deletedAt: Nullable(Timestamp),
    updatedAt: Timestamp,
    metadata: Type.Optional(Metadata),
  },
  { title: 'Page' },
);

export type StoredAction = Omit<Static<typeof Action>, 'actionIndex'>;
export type StoredMetadata = Static<typeof Metadata>;
