// Generated from server/openapi.json by `npm run gen`. Do not edit.

export type AcceptedMessage = {
  accepted: boolean;
  audienceId: string;
  clientMessageId: string;
  versionId: string;
};

export type AcceptedSubmission = {
  submissionId: string;
  formId: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
};

export type Account = {
  accountId: string;
  name: string | null;
  domain: string | null;
  industry: string | null;
  employees: number | null;
  /** Ids in other systems, by the system’s name in kebab-case; 20 at most */
  externalIds: Record<string, string>;
  /** Accounts that were merged into this one; their ids lead here */
  mergedFrom?: string[];
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
};

export type AccountChange = {
  name?: string | null;
  domain?: string | null;
  industry?: string | null;
  employees?: number | null;
  /** Merged with what is known; null takes one away */
  externalIds?: Record<string, string | null>;
  /** May be sent back as it was read */
  accountId?: unknown;
  /** May be sent back as it was read */
  mergedFrom?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type AccountList = {
  items: Account[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type AccountLog = {
  accountId: string;
  accountLogId: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  source: string;
  type: string;
  /** `from`: the person or account said or sent this themselves; only this may be shown on a page. `about`: others noted it about them. */
  direction: "from" | "about";
};

export type AccountMerge = {
  /** The id of an account, or `ext:SYSTEM:ID` */
  intoAccountId: string;
};

export type Action = {
  actionId: string;
  actionIndex: number;
  purpose: string;
  buttonTitle: string;
  actionType: "url" | "form" | "calendar" | "email" | "phone" | "ask";
  url?: string;
};

export type ActionCardWidget = {
  type: string;
  title: string;
  logos: {
    image: {
      altText?: string;
      url?: string;
      fileId?: string;
      assetId?: string;
    };
  }[];
};

export type ActivityItem = {
  activityId: string;
  accountId?: string;
  accountLogId?: string;
  personId?: string;
  personLogId?: string;
  personName?: string;
  source: string;
  type: string;
  /** `from`: the person or account said or sent this themselves; only this may be shown on a page. `about`: others noted it about them. */
  direction: "from" | "about";
  /** The payload as the source sent it */
  payload: {
    [name: string]: unknown;
  };
  idempotencyKey?: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
  /** RFC 3339, UTC, milliseconds */
  deletedAt?: string;
};

export type ActivityItemList = {
  items: ActivityItem[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type AgentFacts = {
  agent: "rules" | "model";
  model?: string;
  /** The host the model is served from */
  servedFrom?: string;
  timeoutSeconds: number;
  /** For each reply */
  maxOutputTokens: number | null;
};

export type AgentRun = {
  ok: boolean;
  agent: "rules" | "model";
  durationMs: number;
  /** How many blocks the page has */
  blocks: number;
  headline?: string;
  detail?: string;
};

export type AnalyticsExplanation = {
  metric: "totalSessions" | "bounceCount" | "bounceEligibleSessions" | "conversionCount" | "ctaSessions" | "formSubmitCount" | "bounceRate" | "conversionRate" | "formSubmitRate" | "avgInteractionsPerSession" | "avgTimeSpentSeconds" | "avgScrollDepthPercentage";
  value: number | null;
  /** In words */
  definition: string;
  numerator: {
    /** As many sessions as the filter lists */
    count?: number;
    /** In place of count: the sum of `field` over these sessions */
    sum?: number;
    /** The field of sessions that is added up */
    field?: string;
    /** The query for `GET /v0/pages/{page_id}/sessions` that lists these sessions */
    filter: {
      [name: string]: unknown;
    };
  };
  denominator?: {
    /** As many sessions as the filter lists */
    count: number;
    /** The query for `GET /v0/pages/{page_id}/sessions` that lists these sessions */
    filter: {
      [name: string]: unknown;
    };
  };
};

export type AnalyticsPoint = {
  /** RFC 3339, UTC, milliseconds */
  startDate: string;
  /** RFC 3339, UTC, milliseconds */
  endDate: string;
  avgInteractionsPerSession: number;
  /** A fraction, 0 to 1 */
  bounceRate: number;
  /** A fraction, 0 to 1 */
  conversionRate: number;
  /** A fraction, 0 to 1 */
  formSubmitRate: number;
  totalSessions: number;
  bounceCount: number;
  bounceEligibleSessions: number;
  conversionCount: number;
  ctaSessions: number;
  formSubmitCount: number;
  avgScrollDepthPercentage: number | null;
  avgTimeSpentSeconds: number | null;
};

export type AnalyticsSeries = {
  items: AnalyticsPoint[];
};

export type Answer = {
  found: boolean;
  answer: string;
  sources: {
    chunkId: string;
    title: string;
    /** The part that answers, word for word */
    quote: string;
  }[];
  /** The chunks of the sources */
  groundingChunkIds: string[];
  /** What the page offers instead, when no answer was found */
  actions?: {
    title: string;
    url: string;
  }[];
};

export type AnswerEntryContent = {
  type: "qa";
  question: string;
  content: string;
};

export type ApiKey = {
  apiKeyId: string;
  name: string;
  scopes: ("read" | "draft" | "write" | "admin")[];
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  expiresAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  lastUsedAt: string | null;
};

export type ApiKeyList = {
  items: ApiKey[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

/** All units that had come by then */
export type ArmCounts = {
  units: number;
  converted: number;
};

export type ArmResults = {
  /** Accounts, or persons without one */
  units: number;
  sessions: number;
  /** Units with the metric at least once */
  converted: number;
};

export type AsOf = {
  /** The version that was shown */
  versionId: string;
  /** SHA-256 of the uncompressed body, in lower-case hex */
  renditionSha256: string;
  /** RFC 3339, UTC, milliseconds */
  servedFrom: string;
  /** When another rendition took its place; null while it is the latest */
  servedUntil: string | null;
  /** The address under which it was shown */
  url: string;
};

export type AskBlock = {
  type: "ask";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  placeholder?: string;
  suggestions: string[];
};

export type Asset = {
  assetId: string;
  tenantId: string;
  name: string;
  purpose?: string;
  aiDescription?: string;
  parentAssetId?: string;
  focalPoint?: FocalPoint;
  tags: string[];
  hidden: boolean;
  data: AssetData;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
  /** RFC 3339, UTC, milliseconds */
  trashedAt?: string;
  /** RFC 3339, UTC, milliseconds */
  deletedAt?: string;
  /** Needs no key; works for about an hour */
  downloadUrl: string;
  /** A WebP preview of at most 800 pixels, for images only. Needs no key; works for about an hour */
  previewDownloadUrl?: string;
};

export type AssetChange = {
  name?: string;
  purpose?: string | null;
  aiDescription?: string | null;
  tags?: string[];
  assetType?: "image" | "logo" | "icon" | "video" | "custom-component" | "document" | "font";
  hidden?: boolean;
  parentAssetId?: string | null;
  focalPoint?: FocalPoint;
  /** May be sent back as it was read */
  assetId?: unknown;
  /** May be sent back as it was read */
  tenantId?: unknown;
  /** May be sent back as it was read */
  data?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
  /** May be sent back as it was read */
  trashedAt?: unknown;
  /** May be sent back as it was read */
  deletedAt?: unknown;
  /** May be sent back as it was read */
  downloadUrl?: unknown;
  /** May be sent back as it was read */
  previewDownloadUrl?: unknown;
};

export type AssetData = {
  type: "image" | "logo" | "icon" | "video" | "custom-component" | "document" | "font";
  /** Assets with the same content share a file */
  fileId: string;
  /** Determined from the content */
  mimeType: string;
  sizeBytes: number;
  sha256: string;
  width?: number;
  height?: number;
};

export type AssetList = {
  items: Asset[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type Audience = {
  audienceId: string;
  pageId: string;
  personId?: string;
  personRouteKey?: string;
  computedName?: string;
  effectiveName: string;
  recipient?: Recipient;
  isNewPageAgent: boolean;
  /** The address to send: its own link, else its page’s link with the person’s key. Null while nothing is published or no link leads there */
  url: string | null;
  latestVersion?: AudienceVersion;
  publishedVersion?: AudienceVersion;
  effectiveMetadata: Metadata;
  customName?: string;
  actionFormIdOverride?: string;
  actionFormInstructionsOverride?: string;
  actionUrlOverride?: string;
  supplementaryContext?: string;
  metadataOverride?: Metadata;
  language?: string;
  /** RFC 3339, UTC, milliseconds */
  archivedAt?: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
};

export type AudienceAnalytics = {
  audienceId: string;
  avgInteractionsPerSession: number;
  /** A fraction, 0 to 1 */
  bounceRate: number;
  /** A fraction, 0 to 1 */
  conversionRate: number;
  /** A fraction, 0 to 1 */
  formSubmitRate: number;
  totalSessions: number;
  bounceCount: number;
  bounceEligibleSessions: number;
  conversionCount: number;
  ctaSessions: number;
  formSubmitCount: number;
  avgScrollDepthPercentage: number;
  avgTimeSpentSeconds: number;
};

export type AudienceAnalyticsList = {
  items: AudienceAnalytics[];
};

/** For these persons, for all whom the filter finds, or for all of an import: one of the three */
export type AudienceBatch = {
  personIds?: string[];
  /** As the list of persons takes it; without members: everybody */
  filter?: {
    email?: string;
    domain?: string;
    /** SYSTEM:ID, an id in another system */
    externalId?: string;
    /** Every word lies somewhere in name, email, domain and title, whatever its case and accents; blank lists everything */
    search?: string;
  };
  /** Everybody whom this import created, updated or left unchanged; for 30 days after it */
  importId?: string;
};

export type AudienceChange = {
  customName?: string | null;
  supplementaryContext?: string | null;
  actionUrlOverride?: string | null;
  actionFormIdOverride?: string | null;
  actionFormInstructionsOverride?: string | null;
  metadataOverride?: ChangedMetadata;
  /** BCP 47: the language that pages are marked with, whatever their text seems to be in */
  language?: string | null;
  /** May be sent back as it was read */
  personId?: unknown;
  /** May be sent back as it was read */
  audienceId?: unknown;
  /** May be sent back as it was read */
  pageId?: unknown;
  /** May be sent back as it was read */
  personRouteKey?: unknown;
  /** May be sent back as it was read */
  computedName?: unknown;
  /** May be sent back as it was read */
  effectiveName?: unknown;
  /** May be sent back as it was read */
  recipient?: unknown;
  /** May be sent back as it was read */
  isNewPageAgent?: unknown;
  /** May be sent back as it was read */
  url?: unknown;
  /** Call archive or restore of the audience instead */
  archivedAt?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  latestVersion?: unknown;
  /** May be sent back as it was read */
  publishedVersion?: unknown;
  /** May be sent back as it was read */
  effectiveMetadata?: unknown;
};

export type AudienceList = {
  items: Audience[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type AudienceSession = {
  audienceSessionId: string;
  pageId: string;
  audienceId: string;
  /** The version the visitor saw first */
  versionId: string;
  /** The hash of the page as the visitor saw it first: see `as_of` */
  renditionSha256?: string;
  /** Of a session in an experiment; a control session has the control’s audienceId */
  arm?: "control" | "treated";
  experimentId?: string;
  /** Of a session in an experiment: whose link it was */
  personId?: string;
  /** Of a session in an experiment: the account of that person */
  accountId?: string;
  /** RFC 3339, UTC, milliseconds */
  startedAt: string;
  /** RFC 3339, UTC, milliseconds */
  endedAt: string;
  /** How long the page was visible */
  timeSpentSeconds: number | null;
  scrollDepthPercentage: number | null;
  interactionsCount: number;
  actionClicksCount: number;
  formSubmitsCount: number;
  /** Only human sessions count */
  traffic: "human" | "bot" | "unproven";
  /** Why `traffic` is what it is. bot: `user_agent` (the browser calls itself a bot, a crawler or headless), `automated` (the browser says that a program drives it), `prefetch` (the page was fetched ahead of time, for nobody yet), `impossible` (the times contradict each other, or there is more than a visitor can do), `unseen` (something was done on a page that was never in view), `no_input` (a click or a form without pointer, touch or key before it), `too_fast` (clicks faster than a hand); unproven: `network` (from a network of machines (FACET_MACHINE_NETWORKS), without input), `fetched_ahead` (the same address sent HEAD or a prefetch in the same second; without input), `burst` (one address opened several pages at once; without input), `input_awaited` (a form was sent, and the page has not told of any input yet), `too_short` (less than a second in view, without input), `not_seen` (the page itself has told nothing yet); human: `input` (pointer, touch or key were used), `visible` (a second or more in view) */
  trafficReason: "user_agent" | "automated" | "prefetch" | "impossible" | "unseen" | "no_input" | "too_fast" | "network" | "fetched_ahead" | "burst" | "input_awaited" | "too_short" | "not_seen" | "input" | "visible";
  flags: SessionFlags;
  /** Why the session is not counted; only when traffic is bot */
  botReason?: "user_agent" | "automated" | "prefetch" | "impossible" | "unseen" | "no_input" | "too_fast";
};

export type AudienceSessionList = {
  items: AudienceSession[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type AudienceTarget = {
  targetType: "audience";
  audienceId: string;
};

export type AudienceVersion = {
  versionId: string;
  audienceId: string;
  versionNumber: number;
  status: "queued" | "draft" | "published" | "obsolete" | "cancelled" | "archived";
  /** True if the agent wrote it, false if it was written by hand */
  isNewPageAgent: boolean;
  queueDurationMs?: number;
  supplementaryContext?: string;
  /** Of the text, found when it was stored; `und` where none was */
  language?: string;
  failureReason?: string;
  /** Who made it, or asked the agent for it; absent for older versions */
  createdBy?: {
    type: "key" | "member" | "system";
    id: string;
  };
  /** RFC 3339, UTC, milliseconds */
  publishAt?: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  queuedAt?: string;
  /** RFC 3339, UTC, milliseconds */
  becameDraftAt?: string;
  /** RFC 3339, UTC, milliseconds */
  publishedAt?: string;
  /** RFC 3339, UTC, milliseconds */
  obsoleteAt?: string;
  /** RFC 3339, UTC, milliseconds */
  cancelledAt?: string;
  /** RFC 3339, UTC, milliseconds */
  archivedAt?: string;
};

export type AudienceVersionList = {
  items: AudienceVersion[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type AudienceVersionWithContent = {
  versionId: string;
  audienceId: string;
  versionNumber: number;
  status: "queued" | "draft" | "published" | "obsolete" | "cancelled" | "archived";
  /** True if the agent wrote it, false if it was written by hand */
  isNewPageAgent: boolean;
  queueDurationMs?: number;
  supplementaryContext?: string;
  /** Of the text, found when it was stored; `und` where none was */
  language?: string;
  failureReason?: string;
  /** Who made it, or asked the agent for it; absent for older versions */
  createdBy?: {
    type: "key" | "member" | "system";
    id: string;
  };
  /** RFC 3339, UTC, milliseconds */
  publishAt?: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  queuedAt?: string;
  /** RFC 3339, UTC, milliseconds */
  becameDraftAt?: string;
  /** RFC 3339, UTC, milliseconds */
  publishedAt?: string;
  /** RFC 3339, UTC, milliseconds */
  obsoleteAt?: string;
  /** RFC 3339, UTC, milliseconds */
  cancelledAt?: string;
  /** RFC 3339, UTC, milliseconds */
  archivedAt?: string;
  /** Shows the version for an hour to whoever has it, without a key */
  previewUrl?: string;
  content?: PageContent;
};

export type AuditRecord = {
  auditId: string;
  /** RFC 3339, UTC, milliseconds */
  at: string;
  actor: {
    type: "key" | "member" | "system";
    /** An apiKeyId or a memberId */
    id: string;
  };
  /** The operationId of this document */
  operation: string;
  /** What it was done to, or what it made */
  targetId?: string;
  /** The fields a change named */
  changed: string[];
  requestId: string;
};

export type AuditRecordList = {
  items: AuditRecord[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type Batch = {
  batchId: string;
  pageId: string;
  status: "queued" | "running" | "finished" | "failed" | "cancelled";
  total: number;
  done: number;
  failed: number;
  /** The first 100 that failed, each with the code of its error; `erased` stands for the id of an erased person */
  errors: {
    id: string;
    code: string;
  }[];
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  finishedAt: string | null;
};

export type Beacon = {
  context: string;
  session: string;
  view: string;
  elapsedMs: number;
  visibleMs: number;
  scrollPercent?: number;
  closed?: boolean;
  automated?: boolean;
  presses?: number;
  moves?: number;
  interactions?: {
    sequence: number;
    atMs: number;
    kind: "click" | "action";
    componentId?: string;
    actionId?: string;
    componentContext?: string;
    label?: string;
    input?: "pointer" | "touch" | "key" | "assist";
    inputsBefore?: number;
  }[];
};

export type BeginJoin = {
  /** The `token` in the link */
  token: string;
  name: string;
  email?: string;
};

export type BenefitsBlock = {
  type: "benefits";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  items: {
    title: string;
    text?: string;
  }[];
};

export type Block = HeroBlock | ProseBlock | StatementBlock | QuoteBlock | LogosBlock | CardsBlock | MediaBlock | GalleryBlock | CallToActionBlock | BenefitsBlock | StepsBlock | StatsBlock | TableBlock | HeardBlock | TimelineBlock | PlanBlock | PricingBlock | FaqBlock | SenderBlock | PlaceBlock | FormBlock | AskBlock;

export type BlockSource = {
  type: "page_context" | "topic_entry" | "asset" | "reader";
  id?: string;
  quote?: string;
};

export type Brand = {
  brandId: string;
  name?: string;
  colors: {
    primary?: string;
    accent?: string;
    background?: string;
    text?: string;
  };
  fontFamily?: string;
  headingFontFamily?: string;
  fontAssetId?: string;
  headingFontAssetId?: string;
  theme?: "calm" | "bold" | "editorial";
  language?: string;
  homeUrl?: string;
  logo?: {
    assetId?: string;
    url?: string;
    altText?: string;
  };
  palettes: {
    light: BrandPalette;
    dark: BrandPalette;
  };
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
};

export type BrandColors = {
  primary?: string;
  accent?: string;
  background?: string;
  text?: string;
};

export type BrandFields = {
  name?: string;
  colors?: BrandColors;
  /** A font family that is installed on the visitor’s machine. Nothing is downloaded; system fonts are the fallback */
  fontFamily?: string;
  /** A font family that is installed on the visitor’s machine. Nothing is downloaded; system fonts are the fallback */
  headingFontFamily?: string;
  /** An asset that is a woff2 file; it is served from the page’s own host */
  fontAssetId?: string;
  /** An asset that is a woff2 file; it is served from the page’s own host */
  headingFontAssetId?: string;
  /** How pages are laid out: calm (thin lines, soft tints), bold (filled grounds, large type), editorial (serif headings, columns). Calm when absent. */
  theme?: "calm" | "bold" | "editorial";
  /** BCP 47: the language that pages are marked with, whatever their text seems to be in */
  language?: string;
  homeUrl?: string;
  logo?: BrandLogo;
  /** May be sent back as it was read */
  brandId?: unknown;
  /** May be sent back as it was read */
  palettes?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type BrandList = {
  items: Brand[];
};

/** Give either assetId or url */
export type BrandLogo = {
  assetId?: string;
  url?: string;
  altText?: string;
};

/** The colours pages use: text has a contrast of at least 4.5 */
export type BrandPalette = {
  background: string;
  text: string;
  mutedText: string;
  accentText: string;
  primary: string;
  textOnPrimary: string;
};

export type ButtonTitle = {
  actionId: string;
  title: string;
};

export type CallToActionBlock = {
  type: "callToAction";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading: string;
  text?: string;
  actionIds: string[];
};

export type CardsBlock = {
  type: "cards";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  items: {
    title: string;
    text?: string;
    url?: string;
    linkText?: string;
    assetId?: string;
  }[];
};

export type ChangedMetadata = {
  title?: string | null;
  description?: string | null;
  author?: string | null;
  canonicalUrl?: string | null;
  keywords?: string[] | null;
  robots?: string[] | null;
  ogTitle?: string | null;
  ogDescription?: string | null;
  ogImageAlt?: string | null;
  ogSiteName?: string | null;
  ogUrl?: string | null;
  twitterTitle?: string | null;
  twitterDescription?: string | null;
  twitterImageAlt?: string | null;
  twitterSite?: string | null;
  twitterCreator?: string | null;
  themeColor?: string | null;
  ogImageUrl?: string | null;
  ogImageFileId?: string | null;
  twitterImageUrl?: string | null;
  twitterImageFileId?: string | null;
} | null;

export type ChangedTopicEntry = {
  topicEntryId: string;
  topicId: string;
  sortOrder: number;
  content: {
    type: "text" | "markdown" | "html" | "qa";
    content: string;
    /** The question of a qa entry; content holds the answer */
    question?: string;
  };
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
  /** Citations this change made stale, newest first, at most 100; stale_citations lists all */
  staleCitations: StaleCitation[];
};

export type CheckedCondition = {
  condition: Condition;
  /** The visit’s value, as it was compared */
  actual: string[];
  matched: boolean;
};

export type Checkup = {
  /** RFC 3339, UTC, milliseconds */
  checkedAt: string;
  findings: {
    level: "ok" | "warning" | "fault";
    /** The check, in a word */
    about: string;
    text: string;
    /** What to do */
    advice?: string;
  }[];
};

export type CitedEntry = {
  topicEntryId: string;
  pageId: string;
  pageName: string;
  /** Audiences whose draft or live version cites it */
  variants: number;
  /** Those of them whose live version does */
  live: number;
};

export type CitedEntryList = {
  items: CitedEntry[];
};

export type Claim = {
  /** Stays from version to version while its block and its sentence stay */
  claimId: string;
  componentId: string;
  /** JSON Pointer to its text in the content */
  pointer: string;
  /** The words that claim something */
  text: string;
  kind: "number" | "amount" | "date" | "percentage" | "quotation" | "name" | "superlative" | "comparison";
  /** `stale`: its source has changed or is gone. `accepted`: somebody answers for it without a source */
  status: "supported" | "unsupported" | "stale" | "accepted";
  source?: ClaimSource;
  acceptance?: ClaimAcceptance;
};

export type ClaimAcceptance = {
  reason: string;
  by: {
    type: "key" | "member" | "system";
    id: string;
  };
  /** RFC 3339, UTC, milliseconds */
  at: string;
};

export type ClaimSource = {
  type: "page_context" | "topic_entry" | "asset" | "reader";
  /** A page, topic entry, asset, or activity; of what the reader said elsewhere, the audience */
  id: string;
  /** The topic of the entry */
  topicId?: string;
  /** Word for word; of a stale claim, what the source said */
  quote: string;
};

/** Claims of a published version rest on sources that have changed */
export type ClaimStaleEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "claim.stale";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "claim.stale";
    pageId: string;
    audienceId: string;
    versionId: string;
    claims: {
      claimId: string;
      text: string;
    }[];
  };
};

/** Case is ignored. referrerHost and accountDomain are host names without `www.`. A query parameter that occurs several times matches when one of its values matches. */
export type Condition = ConditionEquals | ConditionContains | ConditionStartsWith | ConditionOneOf | ConditionExists;

export type ConditionContains = {
  field: "utmSource" | "utmMedium" | "utmCampaign" | "utmTerm" | "utmContent" | "referrerHost" | "query" | "country" | "accountDomain";
  /** The name of the query parameter; with the field `query`, and only there */
  parameter?: string;
  operator: "contains";
  value: string;
};

export type ConditionEquals = {
  field: "utmSource" | "utmMedium" | "utmCampaign" | "utmTerm" | "utmContent" | "referrerHost" | "query" | "country" | "accountDomain";
  /** The name of the query parameter; with the field `query`, and only there */
  parameter?: string;
  operator: "equals";
  value: string;
};

export type ConditionExists = {
  field: "utmSource" | "utmMedium" | "utmCampaign" | "utmTerm" | "utmContent" | "referrerHost" | "query" | "country" | "accountDomain";
  /** The name of the query parameter; with the field `query`, and only there */
  parameter?: string;
  operator: "exists";
};

export type ConditionOneOf = {
  field: "utmSource" | "utmMedium" | "utmCampaign" | "utmTerm" | "utmContent" | "referrerHost" | "query" | "country" | "accountDomain";
  /** The name of the query parameter; with the field `query`, and only there */
  parameter?: string;
  operator: "oneOf";
  values: string[];
};

export type ConditionStartsWith = {
  field: "utmSource" | "utmMedium" | "utmCampaign" | "utmTerm" | "utmContent" | "referrerHost" | "query" | "country" | "accountDomain";
  /** The name of the query parameter; with the field `query`, and only there */
  parameter?: string;
  operator: "startsWith";
  value: string;
};

export type CreatedApiKey = {
  apiKeyId: string;
  name: string;
  scopes: ("read" | "draft" | "write" | "admin")[];
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  expiresAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  lastUsedAt: string | null;
  /** Shown only here */
  key: string;
};

export type CreatedInvitation = {
  invitationId: string;
  email: string;
  /** viewer reads; editor drafts; publisher also publishes and changes what visitors see; owner may do everything */
  role: "viewer" | "editor" | "publisher" | "owner";
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  expiresAt: string;
  /** Works once, and is shown here and never again */
  url: string;
};

export type Domain = {
  /** Links refer to it as tenantDomainId */
  domainId: string;
  domain: string;
  status: "pending" | "verified";
  /** The DNS TXT record that proves ownership */
  verification: {
    name: string;
    value: string;
  };
  /** RFC 3339, UTC, milliseconds */
  verifiedAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  lastCheckedAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
};

export type DomainList = {
  items: Domain[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type ErasureReceipt = {
  erasureId: string;
  /** RFC 3339, UTC, milliseconds */
  at: string;
  /** How many of each kind were deleted or emptied; `mentions` are logs of others that lost the address */
  removed: {
    [name: string]: unknown;
  };
  /** What is left, and what an erasure cannot reach */
  kept: string[];
  /** HMAC-SHA-256 of the address under a key of this installation: all that is left of it */
  subjectHash: string;
  /** When the deleted bytes had been overwritten in the database file and its log; null while another process holds them, and on PostgreSQL */
  scrubbedAt: string | null;
  /** Ed25519, base64url: the installation’s key */
  publicKey: string;
  /** Ed25519, base64url, over the JSON of all other members: keys sorted, no white space */
  signature: string;
};

export type ErasureReceiptList = {
  items: ErasureReceipt[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type ErasureVerification = {
  email: string;
};

export type ErasureVerified = {
  /** Whether anything is stored of the address now */
  found: boolean;
  /** Where, and how many; empty when nothing is */
  stored: {
    [name: string]: unknown;
  };
  /** The latest first, 100 at most */
  erasures: ErasureReceipt[];
};

export type Event = {
  eventId: string;
  type: "page.version.created" | "page.version.processed" | "page.version.published" | "form.submitted" | "form.enriched" | "form.enrichment_failed" | "page.version.cancelled" | "session.ended" | "person.erased" | "import.finished" | "claim.stale" | "experiment.started" | "experiment.changed" | "experiment.ended";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  /** As webhooks carry it; `erased` once its person was */
  payload: {
    [name: string]: unknown;
  };
};

export type EventList = {
  items: Event[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type Experiment = {
  experimentId: string;
  pageId: string;
  holdout: number;
  controlAudienceId: string;
  /** The flag of a session that counts, once for each unit */
  metric: "converted" | "formSubmitted" | "engaged";
  alpha: number;
  /** RFC 3339, UTC, milliseconds */
  startedAt: string;
  /** When metric or alpha were last changed */
  changedAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  endedAt: string | null;
};

/** The metric or alpha of a running experiment was changed */
export type ExperimentChangedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "experiment.changed";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "experiment.changed";
    experimentId: string;
    pageId: string;
    /** The share of units that see the control */
    holdout: number;
    controlAudienceId: string;
    metric: "converted" | "formSubmitted" | "engaged";
    alpha: number;
    /** When it started, changed or ended */
    at: string;
  };
};

/** An experiment ended: everybody sees their own version again */
export type ExperimentEndedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "experiment.ended";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "experiment.ended";
    experimentId: string;
    pageId: string;
    /** The share of units that see the control */
    holdout: number;
    controlAudienceId: string;
    metric: "converted" | "formSubmitted" | "engaged";
    alpha: number;
    /** When it started, changed or ended */
    at: string;
  };
};

export type ExperimentList = {
  items: Experiment[];
};

export type ExperimentPoint = {
  /** RFC 3339, UTC, milliseconds */
  at: string;
  arms: {
    control: ArmCounts;
    treated: ArmCounts;
  };
  difference: number | null;
  interval: number[];
};

export type ExperimentResults = {
  experiment: Experiment;
  arms: {
    control: ArmResults;
    treated: ArmResults;
  };
  /** The rate of treated units less that of control units; null while an arm is empty */
  difference: number | null;
  /** Holds the true difference at every look at once, with probability 1 - alpha */
  interval: number[];
  width: number;
  alwaysValid: true;
  /** False while the interval is too wide to tell anything at this number of units */
  informative: boolean;
  sampleRatio: {
    expected: number;
    observed: number | null;
    /** How likely a split this far off is, at whatever look; near 0 is a fault */
    p: number;
  };
  /** Sessions of the page meanwhile that are in no arm: visitors nobody knows */
  outside: {
    sessions: number;
  };
  /** All of it in a sentence */
  verdict: string;
};

/** An experiment started: a share of the units sees the control */
export type ExperimentStartedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "experiment.started";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "experiment.started";
    experimentId: string;
    pageId: string;
    /** The share of units that see the control */
    holdout: number;
    controlAudienceId: string;
    metric: "converted" | "formSubmitted" | "engaged";
    alpha: number;
    /** When it started, changed or ended */
    at: string;
  };
};

export type ExperimentTimeseries = {
  experiment: Experiment;
  /** Between two points; the last step may be shorter */
  stepSeconds: number;
  /** Oldest first; the last one is what the results say now */
  points: ExperimentPoint[];
};

export type ExportedAudience = {
  audienceId: string;
  pageId: string;
  customName?: string;
  actionFormIdOverride?: string;
  actionFormInstructionsOverride?: string;
  actionUrlOverride?: string;
  supplementaryContext?: string;
  metadataOverride?: Metadata;
  language?: string;
  /** RFC 3339, UTC, milliseconds */
  archivedAt?: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  versions: AudienceVersionWithContent[];
  messages: Message[];
};

export type ExportedSession = {
  audienceSessionId: string;
  pageId: string;
  audienceId: string;
  /** The version the visitor saw first */
  versionId: string;
  /** The hash of the page as the visitor saw it first: see `as_of` */
  renditionSha256?: string;
  /** Of a session in an experiment; a control session has the control’s audienceId */
  arm?: "control" | "treated";
  experimentId?: string;
  /** Of a session in an experiment: whose link it was */
  personId?: string;
  /** Of a session in an experiment: the account of that person */
  accountId?: string;
  /** RFC 3339, UTC, milliseconds */
  startedAt: string;
  /** RFC 3339, UTC, milliseconds */
  endedAt: string;
  /** How long the page was visible */
  timeSpentSeconds: number | null;
  scrollDepthPercentage: number | null;
  interactionsCount: number;
  actionClicksCount: number;
  formSubmitsCount: number;
  /** Only human sessions count */
  traffic: "human" | "bot" | "unproven";
  /** Why `traffic` is what it is. bot: `user_agent` (the browser calls itself a bot, a crawler or headless), `automated` (the browser says that a program drives it), `prefetch` (the page was fetched ahead of time, for nobody yet), `impossible` (the times contradict each other, or there is more than a visitor can do), `unseen` (something was done on a page that was never in view), `no_input` (a click or a form without pointer, touch or key before it), `too_fast` (clicks faster than a hand); unproven: `network` (from a network of machines (FACET_MACHINE_NETWORKS), without input), `fetched_ahead` (the same address sent HEAD or a prefetch in the same second; without input), `burst` (one address opened several pages at once; without input), `input_awaited` (a form was sent, and the page has not told of any input yet), `too_short` (less than a second in view, without input), `not_seen` (the page itself has told nothing yet); human: `input` (pointer, touch or key were used), `visible` (a second or more in view) */
  trafficReason: "user_agent" | "automated" | "prefetch" | "impossible" | "unseen" | "no_input" | "too_fast" | "network" | "fetched_ahead" | "burst" | "input_awaited" | "too_short" | "not_seen" | "input" | "visible";
  flags: SessionFlags;
  /** Why the session is not counted; only when traffic is bot */
  botReason?: "user_agent" | "automated" | "prefetch" | "impossible" | "unseen" | "no_input" | "too_fast";
  interactions: SessionInteraction[];
};

export type FaqBlock = {
  type: "faq";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  items: {
    question: string;
    answer: string;
    chunkIds?: string[];
  }[];
};

/** What stays in sight when a picture is cropped, from its upper left corner */
export type FocalPoint = {
  x: number;
  y: number;
};

export type FooterLinkGroup = {
  id: string;
  title: string;
  links: {
    id: string;
    text: string;
    url: string;
  }[];
};

export type FormBlock = {
  type: "form";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  introduction?: string;
  formId: string;
  fields: {
    name: string;
    label: string;
    fieldType: "text" | "email" | "phone" | "url" | "number" | "textarea" | "select" | "checkbox";
    required: boolean;
    placeholder?: string;
    options?: string[];
  }[];
  submitLabel: string;
};

/** A form submission was enriched */
export type FormEnrichedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "form.enriched";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "form.enriched";
    formId: string;
    submissionId: string;
    pageId: string;
    audienceId: string;
    /** The sender, if known */
    personId?: string;
    /** The account of that person */
    accountId?: string;
    /** The visitor’s input, by field name */
    input: {
      [name: string]: unknown;
    };
    /** When it was submitted, or enriched */
    at: string;
    /** Known facts about the sender */
    enrichment: {
      [name: string]: unknown;
    };
  };
};

/** The enrichment of a form submission failed */
export type FormEnrichmentFailedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "form.enrichment_failed";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "form.enrichment_failed";
    formId: string;
    submissionId: string;
    pageId: string;
    audienceId: string;
    /** The sender, if known */
    personId?: string;
    /** The account of that person */
    accountId?: string;
    /** The visitor’s input, by field name */
    input: {
      [name: string]: unknown;
    };
    /** When it was submitted, or enriched */
    at: string;
    /** Why */
    error: string;
  };
};

export type FormSubmission = {
  submissionId: string;
  formId: string;
  componentId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
  personId?: string;
  accountId?: string;
  /** The input by field name; empty once erased */
  input: {
    [name: string]: unknown;
  };
  suspectedBot: boolean;
  /** Why a bot is suspected: it filled in a hidden field, or it was too fast */
  suspicion?: "hidden_field" | "too_fast";
  enrichmentState: "none" | "waiting" | "enriched" | "failed";
  /** The result of the enrichment */
  enrichment?: {
    [name: string]: unknown;
  };
  enrichmentError?: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  erasedAt?: string;
};

export type FormSubmissionList = {
  items: FormSubmission[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

/** A visitor submitted a form. Either form.enriched or form.enrichment_failed follows */
export type FormSubmittedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "form.submitted";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "form.submitted";
    formId: string;
    submissionId: string;
    pageId: string;
    audienceId: string;
    /** The sender, if known */
    personId?: string;
    /** The account of that person */
    accountId?: string;
    /** The visitor’s input, by field name */
    input: {
      [name: string]: unknown;
    };
    /** When it was submitted, or enriched */
    at: string;
  };
};

export type GalleryBlock = {
  type: "gallery";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  items: {
    url?: string;
    assetId?: string;
    altText: string;
    caption?: string;
  }[];
};

export type HeardBlock = {
  type: "heard";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  introduction?: string;
  items: {
    /** What the reader said, asked for or sent */
    said: string;
    /** What is proposed for it */
    proposed: string;
  }[];
};

export type HeroBlock = {
  type: "hero";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  eyebrow?: string;
  headline: string;
  subheadline?: string;
  imageAssetId?: string;
  /** Where the picture stands. When absent, its shape decides. */
  layout?: "beside" | "behind";
  statistic?: {
    value: string;
    label: string;
  };
  quotation?: {
    text: string;
    attribution?: string;
    role?: string;
  };
  actionIds: string[];
};

export type Import = {
  importId: string;
  kind: "persons" | "accounts";
  /** Nothing is written; the counts say what would be */
  dryRun: boolean;
  status: "queued" | "running" | "finished" | "failed" | "cancelled";
  /** In the file, without the header */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that were rejected */
  failed: number;
  /** Why the import failed as a whole */
  reason?: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  finishedAt: string | null;
};

/** An import has come to its end */
export type ImportFinishedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "import.finished";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "import.finished";
    importId: string;
    kind: "persons" | "accounts";
    dryRun: boolean;
    status: "queued" | "running" | "finished" | "failed" | "cancelled";
    rows: number;
    created: number;
    updated: number;
    unchanged: number;
    failed: number;
    reason?: string;
    /** RFC 3339, UTC, milliseconds */
    createdAt: string;
    /** RFC 3339, UTC, milliseconds */
    finishedAt: string | null;
  };
};

export type ImportList = {
  items: Import[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type Interrupt = {
  partialText?: string;
};

export type Interrupted = {
  success: boolean;
};

export type Invitation = {
  invitationId: string;
  email: string;
  /** viewer reads; editor drafts; publisher also publishes and changes what visitors see; owner may do everything */
  role: "viewer" | "editor" | "publisher" | "owner";
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  expiresAt: string;
};

export type InvitationList = {
  items: Invitation[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

/** With a `password` or a `passkey` */
export type Join = {
  /** The `token` in the link */
  token: string;
  name: string;
  email?: string;
  /** At least 12 characters, and none of the common ones */
  password?: string;
  passkey?: JoinPasskey;
};

export type JoinLink = {
  /** Whom it was sent to; the member has it */
  email?: string;
  /** viewer reads; editor drafts; publisher also publishes and changes what visitors see; owner may do everything */
  role: "viewer" | "editor" | "publisher" | "owner";
  /** RFC 3339, UTC, milliseconds */
  expiresAt: string;
};

/** In place of a password */
export type JoinPasskey = {
  /** What the member calls it */
  name: string;
  /** The credential, as its `toJSON` gives it */
  credential: {
    [name: string]: unknown;
  };
};

export type LinkPreview = {
  /** The variant looked at; null while none has a text */
  audienceId: string | null;
  /** In a tab and in a list of search results */
  title: string;
  description: string | null;
  /** On the card of a shared link */
  socialTitle: string;
  socialDescription: string | null;
  /** The picture of the card: the address that the metadata name, else the drawn picture as a `data:` address */
  imageUrl: string;
};

export type LinkTarget = AudienceTarget | PageTarget | PageRoutingTarget;

export type ListedClaim = {
  pageId: string;
  audienceId: string;
  versionId: string;
  /** Stays from version to version while its block and its sentence stay */
  claimId: string;
  componentId: string;
  /** JSON Pointer to its text in the content */
  pointer: string;
  /** The words that claim something */
  text: string;
  kind: "number" | "amount" | "date" | "percentage" | "quotation" | "name" | "superlative" | "comparison";
  /** `stale`: its source has changed or is gone. `accepted`: somebody answers for it without a source */
  status: "supported" | "unsupported" | "stale" | "accepted";
  source?: ClaimSource;
  acceptance?: ClaimAcceptance;
};

export type ListedClaimList = {
  items: ListedClaim[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type LogosBlock = {
  type: "logos";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  items: {
    altText: string;
    url?: string;
    assetId?: string;
  }[];
};

export type Me = {
  tenantId: string;
  /** What the caller may do */
  scopes: ("read" | "draft" | "write" | "admin")[];
  /** When the caller is an API key */
  apiKeyId?: string;
  /** When the caller is a member */
  memberId?: string;
  name?: string;
  email?: string;
  /** viewer reads; editor drafts; publisher also publishes and changes what visitors see; owner may do everything */
  role?: "viewer" | "editor" | "publisher" | "owner";
  /** RFC 3339, UTC, milliseconds */
  createdAt?: string;
  /** RFC 3339, UTC, milliseconds */
  lastSeenAt?: string | null;
};

export type MeChange = {
  name?: string;
  /** At least 12 characters, and none of the common ones */
  password?: string;
  /** Needed with `password`, by a member who has one */
  currentPassword?: string;
  /** May be sent back as it was read */
  memberId?: unknown;
  /** May be sent back as it was read */
  email?: unknown;
  /** May be sent back as it was read */
  role?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  lastSeenAt?: unknown;
  /** May be sent back as it was read */
  tenantId?: unknown;
  /** May be sent back as it was read */
  scopes?: unknown;
  /** May be sent back as it was read */
  apiKeyId?: unknown;
};

export type MediaBlock = {
  type: "media";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  kind: "image" | "video";
  url?: string;
  assetId?: string;
  posterAssetId?: string;
  altText: string;
  caption?: string;
};

export type Member = {
  memberId: string;
  name: string;
  email: string;
  /** viewer reads; editor drafts; publisher also publishes and changes what visitors see; owner may do everything */
  role: "viewer" | "editor" | "publisher" | "owner";
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  lastSeenAt: string | null;
};

export type MemberChange = {
  name?: string;
  /** viewer reads; editor drafts; publisher also publishes and changes what visitors see; owner may do everything */
  role?: "viewer" | "editor" | "publisher" | "owner";
  /** May be sent back as it was read */
  memberId?: unknown;
  /** May be sent back as it was read */
  email?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  lastSeenAt?: unknown;
};

export type MemberList = {
  items: Member[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type MemberSession = {
  sessionId: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  lastSeenAt: string;
  /** What the browser called itself when it signed in */
  userAgent: string;
  /** Whether this very request belongs to it */
  current: boolean;
};

export type MemberSessionList = {
  items: MemberSession[];
};

export type Message = {
  messageId: string;
  audienceId: string;
  versionId?: string;
  role: "user" | "agent";
  message: string;
  clientMessageId?: string;
  selectedElement?: SelectedElement;
  interrupted: boolean;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
};

export type MessageList = {
  items: Message[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type Metadata = {
  title?: string;
  description?: string;
  author?: string;
  canonicalUrl?: string;
  keywords?: string[];
  robots?: string[];
  ogTitle?: string;
  ogDescription?: string;
  ogImageAlt?: string;
  ogSiteName?: string;
  ogUrl?: string;
  twitterTitle?: string;
  twitterDescription?: string;
  twitterImageAlt?: string;
  twitterSite?: string;
  twitterCreator?: string;
  themeColor?: string;
  ogImageUrl?: string;
  ogImageFileId?: string;
  twitterImageUrl?: string;
  twitterImageFileId?: string;
};

export type NamedSession = {
  audienceSessionId: string;
  pageId: string;
  audienceId: string;
  /** The version the visitor saw first */
  versionId: string;
  /** The hash of the page as the visitor saw it first: see `as_of` */
  renditionSha256?: string;
  /** Of a session in an experiment; a control session has the control’s audienceId */
  arm?: "control" | "treated";
  experimentId?: string;
  /** Of a session in an experiment: whose link it was */
  personId?: string;
  /** Of a session in an experiment: the account of that person */
  accountId?: string;
  /** RFC 3339, UTC, milliseconds */
  startedAt: string;
  /** RFC 3339, UTC, milliseconds */
  endedAt: string;
  /** How long the page was visible */
  timeSpentSeconds: number | null;
  scrollDepthPercentage: number | null;
  interactionsCount: number;
  actionClicksCount: number;
  formSubmitsCount: number;
  /** Only human sessions count */
  traffic: "human" | "bot" | "unproven";
  /** Why `traffic` is what it is. bot: `user_agent` (the browser calls itself a bot, a crawler or headless), `automated` (the browser says that a program drives it), `prefetch` (the page was fetched ahead of time, for nobody yet), `impossible` (the times contradict each other, or there is more than a visitor can do), `unseen` (something was done on a page that was never in view), `no_input` (a click or a form without pointer, touch or key before it), `too_fast` (clicks faster than a hand); unproven: `network` (from a network of machines (FACET_MACHINE_NETWORKS), without input), `fetched_ahead` (the same address sent HEAD or a prefetch in the same second; without input), `burst` (one address opened several pages at once; without input), `input_awaited` (a form was sent, and the page has not told of any input yet), `too_short` (less than a second in view, without input), `not_seen` (the page itself has told nothing yet); human: `input` (pointer, touch or key were used), `visible` (a second or more in view) */
  trafficReason: "user_agent" | "automated" | "prefetch" | "impossible" | "unseen" | "no_input" | "too_fast" | "network" | "fetched_ahead" | "burst" | "input_awaited" | "too_short" | "not_seen" | "input" | "visible";
  flags: SessionFlags;
  /** Why the session is not counted; only when traffic is bot */
  botReason?: "user_agent" | "automated" | "prefetch" | "impossible" | "unseen" | "no_input" | "too_fast";
  pageName: string;
  /** The effectiveName of the audience */
  audienceName: string;
  /** Whom the audience was made for, if for one person */
  audiencePersonId?: string;
};

export type NamedSubmission = {
  submissionId: string;
  formId: string;
  componentId: string;
  pageId: string;
  audienceId: string;
  versionId: string;
  personId?: string;
  accountId?: string;
  /** The input by field name; empty once erased */
  input: {
    [name: string]: unknown;
  };
  suspectedBot: boolean;
  /** Why a bot is suspected: it filled in a hidden field, or it was too fast */
  suspicion?: "hidden_field" | "too_fast";
  enrichmentState: "none" | "waiting" | "enriched" | "failed";
  /** The result of the enrichment */
  enrichment?: {
    [name: string]: unknown;
  };
  enrichmentError?: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  erasedAt?: string;
  pageName: string;
  /** The effectiveName of the audience */
  audienceName: string;
  /** Whom the audience was made for, if for one person */
  audiencePersonId?: string;
};

/** Has a name, a domain or both */
export type NewAccount = {
  name?: string | null;
  domain?: string | null;
  industry?: string | null;
  employees?: number | null;
  /** Merged with what is known; null takes one away */
  externalIds?: Record<string, string | null>;
  /** May be sent back as it was read */
  accountId?: unknown;
  /** May be sent back as it was read */
  mergedFrom?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type NewAccountLog = {
  source: string;
  type?: string;
  /** `from`: the person or account said or sent this themselves; only this may be shown on a page. `about`: others noted it about them. */
  direction?: "from" | "about";
  /** Any JSON object; stored unchanged */
  payload: {
    [name: string]: unknown;
  };
  /** The id of an account, or `ext:SYSTEM:ID` */
  accountId?: string;
  domain?: string;
  name?: string;
  idempotencyKey?: string;
  /** May be sent back as it was read */
  accountLogId?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
};

export type NewAction = {
  purpose: string;
  buttonTitle: string;
  actionType: "url" | "form" | "calendar" | "email" | "phone" | "ask";
  url?: string;
  actionId?: string;
  /** May be sent back as it was read */
  actionIndex?: unknown;
};

export type NewApiKey = {
  name: string;
  scopes: ("read" | "draft" | "write" | "admin")[];
  /** RFC 3339, UTC, milliseconds */
  expiresAt?: string | null;
  /** May be sent back as it was read */
  apiKeyId?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  lastUsedAt?: unknown;
};

/** Send tags as repeated fields or as one JSON array */
export type NewAsset = {
  file: Blob;
  name?: string;
  purpose?: string;
  aiDescription?: string;
  tags?: string[];
  assetType?: "image" | "logo" | "icon" | "video" | "custom-component" | "document" | "font";
  hidden?: boolean;
  parentAssetId?: string;
};

/** For a person (personId) or a group (customName); a person’s audience may have a customName too */
export type NewAudience = {
  /** The id of a person, or `ext:SYSTEM:ID` */
  personId?: string;
  customName?: string;
  supplementaryContext?: string | null;
  actionUrlOverride?: string | null;
  actionFormIdOverride?: string | null;
  actionFormInstructionsOverride?: string | null;
  metadataOverride?: Metadata;
  /** BCP 47: the language that pages are marked with, whatever their text seems to be in */
  language?: string | null;
  /** May be sent back as it was read */
  audienceId?: unknown;
  /** May be sent back as it was read */
  pageId?: unknown;
  /** May be sent back as it was read */
  personRouteKey?: unknown;
  /** May be sent back as it was read */
  computedName?: unknown;
  /** May be sent back as it was read */
  effectiveName?: unknown;
  /** May be sent back as it was read */
  recipient?: unknown;
  /** May be sent back as it was read */
  isNewPageAgent?: unknown;
  /** May be sent back as it was read */
  url?: unknown;
  /** Call archive or restore of the audience instead */
  archivedAt?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  latestVersion?: unknown;
  /** May be sent back as it was read */
  publishedVersion?: unknown;
  /** May be sent back as it was read */
  effectiveMetadata?: unknown;
};

export type NewClaimAcceptance = {
  /** Why the page may say it; kept with who accepted it and when */
  reason: string;
};

export type NewDomain = {
  /** A host name; `www.` is kept */
  domain: string;
  /** May be sent back as it was read */
  domainId?: unknown;
  /** May be sent back as it was read */
  status?: unknown;
  /** May be sent back as it was read */
  verification?: unknown;
  /** May be sent back as it was read */
  verifiedAt?: unknown;
  /** May be sent back as it was read */
  lastCheckedAt?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type NewExperiment = {
  /** The share of units that see the control. Another share is another experiment */
  holdout: number;
  /** A group of this page with a published version. Another control is another experiment */
  controlAudienceId: string;
  /** The flag of a session that counts, once for each unit */
  metric?: "converted" | "formSubmitted" | "engaged";
  /** How often a false alarm may be raised, at most */
  alpha?: number;
  /** May be sent back as it was read */
  experimentId?: unknown;
  /** May be sent back as it was read */
  pageId?: unknown;
  /** May be sent back as it was read */
  startedAt?: unknown;
  /** May be sent back as it was read */
  changedAt?: unknown;
  /** May be sent back as it was read */
  endedAt?: unknown;
};

export type NewImport = {
  file: Blob;
  /** What the rows are */
  kind: "persons" | "accounts";
  /** JSON object, column → field: a field of the kind, or externalIds.SYSTEM. Left out: columns that are called like a field */
  mapping?: string;
  /** Tells what would happen, and writes nothing */
  dryRun?: boolean;
};

export type NewInvitation = {
  email: string;
  /** viewer reads; editor drafts; publisher also publishes and changes what visitors see; owner may do everything */
  role: "viewer" | "editor" | "publisher" | "owner";
  /** May be sent back as it was read */
  invitationId?: unknown;
  /** May be sent back as it was read */
  url?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  expiresAt?: unknown;
};

export type NewMessage = {
  message: string;
  clientMessageId?: string;
  selectedElement?: SelectedElement;
};

export type NewPage = {
  actions: NewAction[];
  actionCardWidgets: ActionCardWidget[];
  brandId: string;
  name: string;
  pageContext: string;
  scripts: Script[];
  pageType?: "inbound" | "outbound" | "call_followup" | "sales_deck" | "custom";
  footerLinks?: FooterLinkGroup[];
  headerActionId?: string;
  /** Topics the page rests on */
  topicIds?: string[];
  /** What publishing does about claims that no source supports: `warn` lists them, `block` refuses, `off` does not look */
  claimPolicy?: "off" | "warn" | "block";
  metadata?: Metadata;
  /** May be sent back as it was read */
  pageId?: unknown;
  /** Follows from metadata.title, or else from name: change those */
  title?: unknown;
  /** Call publish, archive or restore of the page instead */
  status?: unknown;
  /** May be sent back as it was read */
  audiencesCount?: unknown;
  /** Call archive or restore of the page instead */
  archivedAt?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** Call DELETE on the page instead */
  deletedAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type NewPageLink = {
  /** Percent-encoded or not, 512 characters at most when decoded. Case matters. The slash in front may be left out; one behind is dropped. Paths of the service itself, such as /v0 and /_facet, are refused. */
  path: string;
  /** A domainId; null or left out: the fallback subdomain */
  tenantDomainId?: string | null;
  target: LinkTarget;
  /** May be sent back as it was read */
  pageLinkId?: unknown;
  /** May be sent back as it was read */
  url?: unknown;
  /** May be sent back as it was read */
  targetName?: unknown;
  /** May be sent back as it was read */
  targetPage?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
  /** May be sent back as it was read */
  deletedAt?: unknown;
};

export type NewPageRouting = {
  name: string;
  /** Evaluated in order; the first match wins */
  rules: RoutingRule[];
  defaultTarget: RuleTarget;
  /** May be sent back as it was read */
  pageRoutingId?: unknown;
  /** May be sent back as it was read */
  targets?: unknown;
  /** May be sent back as it was read */
  warnings?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type NewPasskey = {
  /** What the member calls it */
  name: string;
  /** The credential, as its `toJSON` gives it */
  credential: {
    [name: string]: unknown;
  };
};

export type NewPerson = {
  name: string;
  email?: string | null;
  domain?: string | null;
  phoneNumber?: string | null;
  linkedinProfileUrl?: string | null;
  /** Their role */
  title?: string | null;
  /** Merged with what is known; null takes one away */
  externalIds?: Record<string, string | null>;
  /** May be sent back as it was read */
  personId?: unknown;
  /** May be sent back as it was read */
  slug?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

/** Names the person by personId or by email */
export type NewPersonLog = {
  /** The id of a person, or `ext:SYSTEM:ID` */
  personId?: string;
  email?: string;
  /** The id of an account, or `ext:SYSTEM:ID` */
  accountId?: string;
  source: string;
  type?: string;
  /** `from`: the person or account said or sent this themselves; only this may be shown on a page. `about`: others noted it about them. */
  direction?: "from" | "about";
  /** Any JSON object; stored unchanged */
  payload: {
    [name: string]: unknown;
  };
  idempotencyKey?: string;
  /** May be sent back as it was read */
  personLogId?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
};

export type NewPresence = {
  /** One window of one person; the client chooses it */
  clientId: string;
  /** The selected block */
  componentId?: string | null;
  /** The window closes */
  leaving?: boolean;
};

export type NewTopic = {
  name: string;
  description?: string | null;
  /** May be sent back as it was read */
  topicId?: unknown;
  /** May be sent back as it was read */
  entriesCount?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type NewTopicEntry = {
  content: TopicEntryContent;
  /** May be sent back as it was read */
  topicEntryId?: unknown;
  /** May be sent back as it was read */
  topicId?: unknown;
  /** May be sent back as it was read */
  sortOrder?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type NewVersion = {
  content: PageContent;
  /** The newest version when the editing began; refused if it no longer is */
  basedOnVersionId?: string;
  /** May be sent back as it was read */
  previewUrl?: unknown;
  /** May be sent back as it was read */
  versionId?: unknown;
  /** May be sent back as it was read */
  audienceId?: unknown;
  /** May be sent back as it was read */
  versionNumber?: unknown;
  /** May be sent back as it was read */
  status?: unknown;
  /** May be sent back as it was read */
  isNewPageAgent?: unknown;
  /** May be sent back as it was read */
  queueDurationMs?: unknown;
  /** May be sent back as it was read */
  supplementaryContext?: unknown;
  /** May be sent back as it was read */
  language?: unknown;
  /** May be sent back as it was read */
  failureReason?: unknown;
  /** May be sent back as it was read */
  createdBy?: unknown;
  /** May be sent back as it was read */
  publishAt?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  queuedAt?: unknown;
  /** May be sent back as it was read */
  becameDraftAt?: unknown;
  /** May be sent back as it was read */
  publishedAt?: unknown;
  /** May be sent back as it was read */
  obsoleteAt?: unknown;
  /** May be sent back as it was read */
  cancelledAt?: unknown;
  /** May be sent back as it was read */
  archivedAt?: unknown;
};

export type NewWebhookSubscription = {
  /** http or https, without user name and password; must lead to a public address */
  url: string;
  /** The events to send. null: all events, including those of later releases */
  events: ("page.version.created" | "page.version.processed" | "page.version.published" | "form.submitted" | "form.enriched" | "form.enrichment_failed" | "page.version.cancelled" | "session.ended" | "person.erased" | "import.finished" | "claim.stale" | "experiment.started" | "experiment.changed" | "experiment.ended")[] | null;
  /** How bodies are written: the signed JSON event, or a message for an incoming webhook of Slack or Microsoft Teams */
  format?: "standard" | "slack" | "teams";
  active?: boolean;
  /** May be sent back as it was read */
  subscriptionId?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
  /** May be sent back as it was read */
  oldSecretExpiresAt?: unknown;
  /** May be sent back as it was read */
  failingSince?: unknown;
  /** May be sent back as it was read */
  disabledAt?: unknown;
  /** May be sent back as it was read */
  disabledReason?: unknown;
};

export type Overview = {
  pagesCount: number;
  waiting: {
    drafts: {
      count: number;
      /** The 8 pages with the most of them */
      pages: {
        pageId: string;
        pageName: string;
        count: number;
      }[];
      items: WaitingVersion[];
    };
    staleVersions: {
      count: number;
      /** The 8 pages with the most of them */
      pages: {
        pageId: string;
        pageName: string;
        count: number;
      }[];
      items: WaitingVersion[];
    };
    webhooks: {
      subscriptionId: string;
      url: string;
      /** RFC 3339, UTC, milliseconds */
      failingSince: string | null;
      disabledReason?: "gone" | "failing";
    }[];
    suspectedSubmissions: number;
  };
  visits: NamedSession[];
  submissions: NamedSubmission[];
};

export type Page = {
  pageId: string;
  name: string;
  title: string;
  pageContext: string;
  pageType: "inbound" | "outbound" | "call_followup" | "sales_deck" | "custom";
  status: "archived" | "draft" | "published";
  brandId: string;
  headerActionId?: string;
  actions: Action[];
  actionCardWidgets: ActionCardWidget[];
  footerLinks: FooterLinkGroup[];
  scripts: Script[];
  topicIds: string[];
  /** What publishing does about claims that no source supports: `warn` lists them, `block` refuses, `off` does not look */
  claimPolicy: "off" | "warn" | "block";
  audiencesCount: number;
  /** RFC 3339, UTC, milliseconds */
  archivedAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  deletedAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
  metadata?: Metadata;
};

export type PageAnalytics = {
  pageId: string;
  avgInteractionsPerSession: number;
  /** A fraction, 0 to 1 */
  bounceRate: number;
  /** A fraction, 0 to 1 */
  conversionRate: number;
  /** A fraction, 0 to 1 */
  formSubmitRate: number;
  totalSessions: number;
  avgScrollDepthPercentage: number | null;
  avgTimeSpentSeconds: number | null;
};

export type PageAnalyticsList = {
  items: PageAnalytics[];
};

export type PageAnalyticsSummary = {
  avgInteractionsPerSession: number;
  /** A fraction, 0 to 1 */
  bounceRate: number;
  /** A fraction, 0 to 1 */
  conversionRate: number;
  /** A fraction, 0 to 1 */
  formSubmitRate: number;
  totalSessions: number;
  avgScrollDepthPercentage: number | null;
  avgTimeSpentSeconds: number | null;
};

export type PageChange = {
  actions?: NewAction[];
  actionCardWidgets?: ActionCardWidget[];
  brandId?: string;
  name?: string;
  pageContext?: string;
  scripts?: Script[];
  pageType?: "inbound" | "outbound" | "call_followup" | "sales_deck" | "custom";
  footerLinks?: FooterLinkGroup[];
  headerActionId?: string | null;
  /** Topics the page rests on */
  topicIds?: string[];
  /** What publishing does about claims that no source supports: `warn` lists them, `block` refuses, `off` does not look */
  claimPolicy?: "off" | "warn" | "block";
  metadata?: ChangedMetadata;
  /** May be sent back as it was read */
  pageId?: unknown;
  /** Follows from metadata.title, or else from name: change those */
  title?: unknown;
  /** Call publish, archive or restore of the page instead */
  status?: unknown;
  /** May be sent back as it was read */
  audiencesCount?: unknown;
  /** Call archive or restore of the page instead */
  archivedAt?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** Call DELETE on the page instead */
  deletedAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type PageContent = {
  blocks: Block[];
  /** Button titles of this version, by actionId; other buttons keep the title of the page */
  buttonTitles?: ButtonTitle[];
};

export type PageLink = {
  pageLinkId: string;
  /** Null: the fallback subdomain */
  tenantDomainId: string | null;
  /** Percent-decoded, NFC, with a leading slash */
  path: string;
  /** Its address; on a domain that is not verified yet, it does not answer yet */
  url: string;
  target: LinkTarget;
  /** What the page, the audience or the routing is called, unless it was deleted */
  targetName?: string;
  /** The page of the audience, where it leads to one */
  targetPage?: {
    pageId: string;
    name: string;
  };
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
  /** RFC 3339, UTC, milliseconds */
  deletedAt: string | null;
};

export type PageLinkChange = {
  /** Percent-encoded or not, 512 characters at most when decoded. Case matters. The slash in front may be left out; one behind is dropped. Paths of the service itself, such as /v0 and /_facet, are refused. */
  path?: string;
  /** A domainId; null or left out: the fallback subdomain */
  tenantDomainId?: string | null;
  target?: LinkTarget;
  /** May be sent back as it was read */
  pageLinkId?: unknown;
  /** May be sent back as it was read */
  url?: unknown;
  /** May be sent back as it was read */
  targetName?: unknown;
  /** May be sent back as it was read */
  targetPage?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
  /** May be sent back as it was read */
  deletedAt?: unknown;
};

export type PageLinkList = {
  items: PageLink[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type PageList = {
  items: Page[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type PageRouting = {
  pageRoutingId: string;
  name: string;
  /** Evaluated in order; the first match wins */
  rules: RoutingRule[];
  defaultTarget: RuleTarget;
  /** What the targets are called, and the page of each; those that were deleted are left out */
  targets: {
    id: string;
    name: string;
    pageId: string;
  }[];
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
};

export type PageRoutingChange = {
  name?: string;
  /** Evaluated in order; the first match wins */
  rules?: RoutingRule[];
  defaultTarget?: RuleTarget;
  /** May be sent back as it was read */
  pageRoutingId?: unknown;
  /** May be sent back as it was read */
  targets?: unknown;
  /** May be sent back as it was read */
  warnings?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type PageRoutingList = {
  items: PageRouting[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type PageRoutingTarget = {
  targetType: "page_routing";
  pageRoutingId: string;
};

export type PageRoutingWithWarnings = {
  pageRoutingId: string;
  name: string;
  /** Evaluated in order; the first match wins */
  rules: RoutingRule[];
  defaultTarget: RuleTarget;
  /** What the targets are called, and the page of each; those that were deleted are left out */
  targets: {
    id: string;
    name: string;
    pageId: string;
  }[];
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
  /** Rules that can never match */
  warnings: RoutingWarning[];
};

export type PageTarget = {
  targetType: "page";
  pageId: string;
};

export type PageTrend = {
  pageId: string;
  name: string;
  /** Sessions by day, the oldest day first */
  sessions: number[];
  /** Sessions with an action click or an accepted form, by day, the oldest day first */
  conversions: number[];
  /** Sessions with an accepted form, by day, the oldest day first */
  forms: number[];
  /** Sessions that measured their time, by day, the oldest day first */
  measuredSessions: number[];
  /** How long the page was visible in all of them, by day */
  visibleSeconds: number[];
};

export type PageTrendList = {
  /** RFC 3339, UTC, milliseconds */
  startDate: string;
  /** RFC 3339, UTC, milliseconds */
  endDate: string;
  items: PageTrend[];
};

/** A version that was being written will not be: it was interrupted, failed or archived */
export type PageVersionCancelledEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "page.version.cancelled";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "page.version.cancelled";
    pageId: string;
    audienceId: string;
    versionId: string;
    versionNumber: number;
    /** When the version changed its state */
    at: string;
    /** What ended it */
    reason: "interrupted" | "failed" | "archived";
  };
};

/** A version of an audience was created: queued for the agent, or written by hand */
export type PageVersionCreatedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "page.version.created";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "page.version.created";
    pageId: string;
    audienceId: string;
    versionId: string;
    versionNumber: number;
    /** When the version changed its state */
    at: string;
  };
};

/** A version became a draft: the agent finished it, or it was written by hand */
export type PageVersionProcessedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "page.version.processed";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "page.version.processed";
    pageId: string;
    audienceId: string;
    versionId: string;
    versionNumber: number;
    /** When the version changed its state */
    at: string;
  };
};

/** A version was published: visitors see it */
export type PageVersionPublishedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "page.version.published";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "page.version.published";
    pageId: string;
    audienceId: string;
    versionId: string;
    versionNumber: number;
    /** When the version changed its state */
    at: string;
  };
};

export type Passkey = {
  passkeyId: string;
  name: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  lastUsedAt: string | null;
};

export type PasskeyList = {
  items: Passkey[];
};

export type PasskeyOptions = {
  /** For `navigator.credentials`, as WebAuthn has it in JSON */
  publicKey: {
    [name: string]: unknown;
  };
};

export type PasskeySignIn = {
  /** The credential, as its `toJSON` gives it */
  credential: {
    [name: string]: unknown;
  };
};

export type Person = {
  personId: string;
  name: string;
  email: string | null;
  domain: string | null;
  slug: string;
  phoneNumber: string | null;
  linkedinProfileUrl: string | null;
  /** Their role */
  title: string | null;
  /** Ids in other systems, by the system’s name in kebab-case; 20 at most */
  externalIds: Record<string, string>;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
};

export type PersonBatch = {
  /** What finds a person who is there already; everybody else is made */
  matchOn: "email" | "externalId" | "personId";
  /** With matchOn externalId: the system whose ids are compared */
  system?: string;
  persons: unknown[];
};

export type PersonBatchItem = {
  index: number;
  outcome: "created" | "updated" | "unchanged" | "failed";
  personId?: string;
  errors?: {
    /** JSON Pointer into this person */
    pointer: string;
    code: string;
    detail: string;
  }[];
};

export type PersonBatchResult = {
  results: PersonBatchItem[];
};

export type PersonChange = {
  name?: string;
  email?: string | null;
  domain?: string | null;
  phoneNumber?: string | null;
  linkedinProfileUrl?: string | null;
  /** Their role */
  title?: string | null;
  /** Merged with what is known; null takes one away */
  externalIds?: Record<string, string | null>;
  /** May be sent back as it was read */
  personId?: unknown;
  /** May be sent back as it was read */
  slug?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

/** A person was erased: forget them too */
export type PersonErasedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "person.erased";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "person.erased";
    personId: string;
    erasureId: string;
    at: string;
  };
};

export type PersonExport = {
  /** RFC 3339, UTC, milliseconds */
  exportedAt: string;
  person: Person;
  routeKey: string;
  personLogs: {
    personLogId: string;
    accountId?: string;
    source: string;
    type: string;
    /** `from`: the person or account said or sent this themselves; only this may be shown on a page. `about`: others noted it about them. */
    direction: "from" | "about";
    /** The payload as the source sent it */
    payload: {
      [name: string]: unknown;
    };
    idempotencyKey?: string;
    /** RFC 3339, UTC, milliseconds */
    createdAt: string;
  }[];
  formSubmissions: FormSubmission[];
  audiences: ExportedAudience[];
  /** Visits to the person’s pages */
  sessions: ExportedSession[];
};

export type PersonList = {
  items: Person[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type PersonLog = {
  personLogId: string;
  personId: string;
  accountId?: string;
  source: string;
  type: string;
  /** `from`: the person or account said or sent this themselves; only this may be shown on a page. `about`: others noted it about them. */
  direction: "from" | "about";
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
};

export type PlaceBlock = {
  type: "place";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  title?: string;
  /** One line each */
  address: string;
  mapUrl?: string;
  hours?: {
    days: string;
    times: string;
  }[];
  text?: string;
};

export type PlanBlock = {
  type: "plan";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  introduction?: string;
  items: {
    title: string;
    text?: string;
    /** Who does it */
    owner?: string;
    /** A calendar date (YYYY-MM-DD) is written in the language of the page; any other text is shown as it is */
    date?: string;
    done?: boolean;
  }[];
};

export type Presence = {
  clientId: string;
  by: {
    type: "key" | "member" | "system";
    id: string;
  };
  componentId?: string;
  /** RFC 3339, UTC, milliseconds */
  since: string;
};

export type Presences = {
  /** All who are there, the caller too */
  present: Presence[];
};

export type PreviewContent = {
  content: PageContent;
  editable?: boolean;
};

export type PricingBlock = {
  type: "pricing";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  introduction?: string;
  options: {
    title: string;
    /** As it is to be read: “€49” */
    price?: string;
    /** What the price is for: “per seat and month” */
    unit?: string;
    text?: string;
    included: string[];
    highlighted?: boolean;
    /** A word above a highlighted option */
    label?: string;
    actionIds: string[];
  }[];
  note?: string;
};

export type Problem = {
  type: string;
  title: string;
  status: number;
  detail?: string;
  code: string;
  requestId: string;
  errors?: {
    in: "body" | "query" | "path" | "header";
    /** JSON Pointer into that part of the request */
    pointer: string;
    code: string;
    detail: string;
  }[];
  /** With `unsupported_claims`: which, as the claims of the version are listed */
  claims?: {
    claimId: string;
    text: string;
    kind: string;
    [name: string]: unknown;
  }[];
  [name: string]: unknown;
};

export type ProseBlock = {
  type: "prose";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  paragraphs: string[];
};

export type Publication = {
  versionId: string;
  /** RFC 3339, UTC, milliseconds */
  publishedAt: string;
  /** RFC 3339, UTC, milliseconds */
  unpublishedAt: string | null;
  by: {
    type: "key" | "member" | "system";
    id: string;
  } | null;
};

export type PublicationList = {
  items: Publication[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type PublishBatch = {
  audienceIds?: string[];
};

export type PublishVersion = {
  /** Publish it then, not now: a time ahead, at most a year */
  publishAt?: string;
};

export type Question = {
  /** The hidden field of the page, unchanged */
  "facet.context": string;
  /** The tracker’s session, if any */
  "facet.session"?: string;
  /** The componentId of the block */
  "facet.component"?: string;
  question: string;
};

export type QueuedReplay = {
  queuedCount: number;
  /** RFC 3339, UTC, milliseconds */
  resumeAt: string | null;
};

export type QuoteBlock = {
  type: "quote";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  text: string;
  attribution?: string;
  role?: string;
  company?: string;
  portraitAssetId?: string;
  logoAssetId?: string;
};

/** The person it is for, as they are now */
export type Recipient = {
  name: string;
  email?: string;
  title?: string;
  company?: string;
};

export type RoutingDecision = {
  target: RuleTarget;
  decidedBy: "person" | "rule" | "default";
  /** The rule that matched */
  ruleIndex: number | null;
  why: RuleTrace[];
};

export type RoutingRule = {
  name?: string;
  /** All conditions must match; an empty list always matches */
  conditions: Condition[];
  target: RuleTarget;
};

export type RoutingWarning = {
  ruleIndex: number;
  code: "unreachable" | "never_matches";
  detail: string;
};

export type RuleTarget = AudienceTarget | PageTarget;

export type RuleTrace = {
  ruleIndex: number;
  name?: string;
  outcome: "matched" | "failed" | "not_reached";
  /** Every condition that was evaluated */
  conditions: CheckedCondition[];
};

export type Script = {
  name: string;
  description?: string;
  content: string;
  enabled: boolean;
};

/** Any object, at most 16 KB. Known members are used: the agent changes only this component */
export type SelectedElement = {
  /** The block: the agent then changes this one only */
  componentId?: unknown;
  /** A CSS selector inside it */
  selector?: unknown;
  /** Its text */
  text?: unknown;
  /** Its markup */
  html?: unknown;
  [name: string]: unknown;
} | null;

export type SenderBlock = {
  type: "sender";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  name: string;
  role?: string;
  /** A line to the reader, in the sender’s own words */
  text?: string;
  photoAssetId?: string;
  phone?: string;
  email?: string;
  actionIds: string[];
};

/** A person’s visit is over: nothing was heard of it for 30 minutes. Sent once; never for bots */
export type SessionEndedEvent = {
  /** The same in every attempt: ignore ids you have processed */
  eventId: string;
  type: "session.ended";
  /** RFC 3339, UTC, milliseconds */
  timestamp: string;
  tenantId: string;
  payload: {
    type: "session.ended";
    sessionId: string;
    pageId: string;
    audienceId: string;
    /** Whom the page was made for */
    personId?: string;
    /** The account of that person */
    accountId?: string;
    /** What other systems call them, by system */
    externalIds: {
      person: Record<string, string>;
      account: Record<string, string>;
    };
    /** RFC 3339, UTC, milliseconds */
    startedAt: string;
    /** RFC 3339, UTC, milliseconds */
    endedAt: string;
    /** How long the page was visible */
    visibleSeconds: number;
    /** In percent */
    maxScrollDepth: number;
    /** Clicks on actions */
    actions: number;
    /** Forms sent */
    forms: number;
    /** Questions asked */
    questions: number;
  };
};

/** What the session counts for. A session that is not human counts for nothing. */
export type SessionFlags = {
  human: boolean;
  engaged: boolean;
  bounceEligible: boolean;
  bounced: boolean;
  measuredTime: boolean;
  measuredScroll: boolean;
  ctaClicked: boolean;
  formSubmitted: boolean;
  converted: boolean;
};

export type SessionInteraction = {
  interactionType: "click" | "action" | "form" | "question" | "answer";
  componentId?: string;
  /** The heading of the section where it happened */
  componentContext?: string;
  /** What was clicked, asked or submitted, as text */
  label?: string;
  actionId?: string;
  /** The answer shown to the visitor */
  responseText?: string;
  /** The chunks the answer is based on */
  groundingChunkIds: string[];
  /** The options the visitor could choose from */
  options: string[];
  /** Unix milliseconds */
  timestamp: number;
};

export type SessionInteractions = {
  found: boolean;
  interactions: SessionInteraction[];
};

export type SignIn = {
  email: string;
  password: string;
};

export type SignInWays = {
  provider: {
    /** Its host */
    name: string;
    startUrl: string;
  } | null;
};

export type SimulatedVisit = {
  /** Left out: the tenant’s own subdomain */
  host?: string;
  path: string;
  /** The id of a person, or `ext:SYSTEM:ID` */
  personId?: string;
  /** The parameters of the address */
  query?: Record<string, string>;
  /** The referring address or host */
  referrer?: string;
  /** As the proxy in front would say it, such as `DE` */
  country?: string;
  /** Default: now */
  at?: string;
};

export type Simulation = {
  /** What the visitor is answered: 200, 404 or 410 */
  status: number;
  /** Null for a path that no link has */
  link: {
    pageLinkId: string;
    url: string;
    target: LinkTarget;
  } | null;
  /** Null where no routing decides */
  rule: {
    pageRoutingId: string;
    decidedBy: "person" | "rule" | "default";
    ruleIndex: number | null;
  } | null;
  audienceId: string | null;
  versionId: string | null;
  arm: "control" | "treated" | null;
  /** The hash of the page as it would be sent, or was sent at `at` */
  renditionSha256?: string;
  /** Every step in its order */
  why: {
    step: "time" | "host" | "path" | "link" | "rule" | "audience" | "experiment" | "version" | "page";
    detail: string;
  }[];
};

/** A published version that cites a passage that was changed or removed */
export type StaleCitation = {
  versionId: string;
  audienceId: string;
  pageId: string;
};

export type StaleCitationList = {
  items: StaleCitation[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type StatementBlock = {
  type: "statement";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  text: string;
  imageAssetId?: string;
};

export type StatsBlock = {
  type: "stats";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  items: {
    value: string;
    label: string;
    /** Whose figure it is, and from when */
    note?: string;
  }[];
};

export type Status = {
  status: string;
};

export type StepsBlock = {
  type: "steps";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  items: {
    title: string;
    text?: string;
  }[];
};

export type TableBlock = {
  type: "table";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  introduction?: string;
  /** Titles of the columns; the first column names the rows */
  columns: string[];
  rows: {
    cells: string[];
  }[];
  /** Counted from 0 */
  highlightedColumn?: number;
  note?: string;
};

export type Tenant = {
  tenantId: string;
  name: string;
  /** Where links on no domain of yours lead */
  siteUrl: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  counts: {
    persons: number;
    accounts: number;
    pages: number;
    /** Of all pages that are not deleted */
    audiences: number;
  };
  limits: {
    /** The largest file */
    uploadBytes: number;
    /** The largest JSON body */
    bodyBytes: number;
    /** The most items of one page of a list */
    listLimit: number;
  };
};

export type TextEntryContent = {
  type: "text" | "markdown" | "html";
  content: string;
};

export type TimelineBlock = {
  type: "timeline";
  componentId: string;
  chunkIds: string[];
  /** What the block rests on beside the topic chunks; never shown to visitors */
  sources?: BlockSource[];
  heading?: string;
  introduction?: string;
  items: {
    /** A calendar date (YYYY-MM-DD) is written in the language of the page; any other text is shown as it is */
    date?: string;
    title: string;
    text?: string;
    state?: "past" | "next";
  }[];
};

export type Topic = {
  topicId: string;
  name: string;
  description: string | null;
  entriesCount: number;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
};

export type TopicChange = {
  name?: string;
  description?: string | null;
  /** May be sent back as it was read */
  topicId?: unknown;
  /** May be sent back as it was read */
  entriesCount?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
};

export type TopicEntry = {
  topicEntryId: string;
  topicId: string;
  sortOrder: number;
  content: {
    type: "text" | "markdown" | "html" | "qa";
    content: string;
    /** The question of a qa entry; content holds the answer */
    question?: string;
  };
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
};

export type TopicEntryChange = {
  content?: TopicEntryContent;
  /** May be sent back as it was read */
  topicEntryId?: unknown;
  /** May be sent back as it was read */
  topicId?: unknown;
  /** May be sent back as it was read */
  sortOrder?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
  /** May be sent back as it was read */
  staleCitations?: unknown;
};

export type TopicEntryContent = TextEntryContent | AnswerEntryContent;

export type TopicEntryInPlace = {
  topicEntryId?: string;
  /** May be sent back as it was read */
  topicId?: unknown;
  /** May be sent back as it was read */
  sortOrder?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
  content: TopicEntryContent;
};

export type TopicEntryItems = {
  items: TopicEntry[];
};

export type TopicEntryList = {
  items: TopicEntry[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type TopicEntryOrder = {
  /** The ids of all entries of the topic, in the new order */
  topicEntryIds: string[];
};

export type TopicEntryPlaces = {
  items: {
    topicEntryId: string;
    sortOrder: number;
  }[];
};

export type TopicEntryReplacement = {
  entries: TopicEntryInPlace[];
};

export type TopicList = {
  items: Topic[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type VersionClaims = {
  claims: Claim[];
};

/** The fields of the form, by their names */
export type VisitorSubmission = {
  /** The hidden field of the page, unchanged */
  "facet.context": string;
  /** The tracker’s session, if any */
  "facet.session"?: string;
  /** The componentId of the block */
  "facet.component"?: string;
  /** Your own id for this submission: makes retries safe */
  "facet.submission"?: string;
};

export type WaitingVersion = {
  pageId: string;
  audienceId: string;
  versionId: string;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  pageName: string;
  /** The effectiveName of the audience */
  audienceName: string;
  /** Whom the audience was made for, if for one person */
  audiencePersonId?: string;
};

export type WebhookAttempt = {
  number: number;
  /** RFC 3339, UTC, milliseconds */
  startedAt: string;
  latencyMs: number;
  /** The response’s status; null when there was no response */
  status: number | null;
  /** Why the attempt failed */
  error: string | null;
  /** The beginning of the response, 1,000 characters at most */
  responseExcerpt: string | null;
};

export type WebhookDelivery = {
  /** Unique within its subscription */
  deliveryId: string;
  subscriptionId: string;
  /** Receivers get it as `webhook-id` */
  eventId: string;
  /** The event’s; null when the event is no longer kept */
  type: string | null;
  /** waiting: due or in progress. failed: the last attempt failed too. cancelled: the subscription was switched off or the event was erased */
  status: "waiting" | "delivered" | "failed" | "cancelled";
  /** Oldest first */
  attempts: WebhookAttempt[];
  /** The earliest time of the next attempt */
  nextAttemptAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  finishedAt: string | null;
};

export type WebhookDeliveryList = {
  items: WebhookDelivery[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type WebhookDeliveryWithEvent = {
  /** Unique within its subscription */
  deliveryId: string;
  subscriptionId: string;
  /** Receivers get it as `webhook-id` */
  eventId: string;
  /** The event’s; null when the event is no longer kept */
  type: string | null;
  /** waiting: due or in progress. failed: the last attempt failed too. cancelled: the subscription was switched off or the event was erased */
  status: "waiting" | "delivered" | "failed" | "cancelled";
  /** Oldest first */
  attempts: WebhookAttempt[];
  /** The earliest time of the next attempt */
  nextAttemptAt: string | null;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  finishedAt: string | null;
  /** The request body; absent when it is no longer kept */
  event?: {
    [name: string]: unknown;
  };
};

export type WebhookReplay = {
  /** RFC 3339, UTC, milliseconds */
  startDate: string;
  /** Default: now */
  endDate?: string;
  which?: "undelivered" | "all";
};

export type WebhookSubscription = {
  subscriptionId: string;
  url: string;
  /** The events to send. null: all events, including those of later releases */
  events: ("page.version.created" | "page.version.processed" | "page.version.published" | "form.submitted" | "form.enriched" | "form.enrichment_failed" | "page.version.cancelled" | "session.ended" | "person.erased" | "import.finished" | "claim.stale" | "experiment.started" | "experiment.changed" | "experiment.ended")[] | null;
  /** How bodies are written: the signed JSON event, or a message for an incoming webhook of Slack or Microsoft Teams */
  format: "standard" | "slack" | "teams";
  active: boolean;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
  /** Until this time, deliveries are also signed with the previous secret */
  oldSecretExpiresAt: string | null;
  /** The first failure after the last success */
  failingSince: string | null;
  /** RFC 3339, UTC, milliseconds */
  disabledAt: string | null;
  /** Why Facet switched the subscription off: the receiver answered 410, or every attempt failed for five days */
  disabledReason: "gone" | "failing" | null;
};

export type WebhookSubscriptionChange = {
  /** http or https, without user name and password; must lead to a public address */
  url?: string;
  /** The events to send. null: all events, including those of later releases */
  events?: ("page.version.created" | "page.version.processed" | "page.version.published" | "form.submitted" | "form.enriched" | "form.enrichment_failed" | "page.version.cancelled" | "session.ended" | "person.erased" | "import.finished" | "claim.stale" | "experiment.started" | "experiment.changed" | "experiment.ended")[] | null;
  /** How bodies are written: the signed JSON event, or a message for an incoming webhook of Slack or Microsoft Teams */
  format?: "standard" | "slack" | "teams";
  /** false cancels waiting deliveries */
  active?: boolean;
  /** May be sent back as it was read */
  subscriptionId?: unknown;
  /** May be sent back as it was read */
  createdAt?: unknown;
  /** May be sent back as it was read */
  updatedAt?: unknown;
  /** May be sent back as it was read */
  oldSecretExpiresAt?: unknown;
  /** May be sent back as it was read */
  failingSince?: unknown;
  /** May be sent back as it was read */
  disabledAt?: unknown;
  /** May be sent back as it was read */
  disabledReason?: unknown;
};

export type WebhookSubscriptionList = {
  items: WebhookSubscription[];
  hasMore: boolean;
  nextCursor: string | null;
  totalCount: number;
};

export type WebhookSubscriptionWithSecret = {
  subscriptionId: string;
  url: string;
  /** The events to send. null: all events, including those of later releases */
  events: ("page.version.created" | "page.version.processed" | "page.version.published" | "form.submitted" | "form.enriched" | "form.enrichment_failed" | "page.version.cancelled" | "session.ended" | "person.erased" | "import.finished" | "claim.stale" | "experiment.started" | "experiment.changed" | "experiment.ended")[] | null;
  /** How bodies are written: the signed JSON event, or a message for an incoming webhook of Slack or Microsoft Teams */
  format: "standard" | "slack" | "teams";
  active: boolean;
  /** RFC 3339, UTC, milliseconds */
  createdAt: string;
  /** RFC 3339, UTC, milliseconds */
  updatedAt: string;
  /** Until this time, deliveries are also signed with the previous secret */
  oldSecretExpiresAt: string | null;
  /** The first failure after the last success */
  failingSince: string | null;
  /** RFC 3339, UTC, milliseconds */
  disabledAt: string | null;
  /** Why Facet switched the subscription off: the receiver answered 410, or every attempt failed for five days */
  disabledReason: "gone" | "failing" | null;
  /** Shown only here: store it */
  signingSecret: string;
};

export type WebhookTest = {
  /** Default: the first event of the subscription */
  type?: "page.version.created" | "page.version.processed" | "page.version.published" | "form.submitted" | "form.enriched" | "form.enrichment_failed" | "page.version.cancelled" | "session.ended" | "person.erased" | "import.finished" | "claim.stale" | "experiment.started" | "experiment.changed" | "experiment.ended";
};

/** Everything a webhook may be told; `type` says which. */
export type WebhookEvent = PageVersionCreatedEvent | PageVersionProcessedEvent | PageVersionPublishedEvent | FormSubmittedEvent | FormEnrichedEvent | FormEnrichmentFailedEvent | PageVersionCancelledEvent | SessionEndedEvent | PersonErasedEvent | ImportFinishedEvent | ClaimStaleEvent | ExperimentStartedEvent | ExperimentChangedEvent | ExperimentEndedEvent;
