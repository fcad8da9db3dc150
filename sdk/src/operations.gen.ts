// Generated from server/openapi.json by `npm run gen`. Do not edit.
import type { Call } from './call.ts';
import type { List } from './list.ts';
import type { RequestOptions } from './request.ts';
import type { AudienceEvent } from './stream.ts';
import type {
  AcceptedMessage,
  AcceptedSubmission,
  Account,
  AccountChange,
  AccountList,
  AccountLog,
  AccountMerge,
  ActivityItem,
  ActivityItemList,
  AgentFacts,
  AgentRun,
  AnalyticsExplanation,
  AnalyticsSeries,
  Answer,
  ApiKey,
  ApiKeyList,
  AsOf,
  Asset,
  AssetChange,
  AssetList,
  Audience,
  AudienceAnalyticsList,
  AudienceBatch,
  AudienceChange,
  AudienceList,
  AudienceSession,
  AudienceSessionList,
  AudienceVersion,
  AudienceVersionList,
  AudienceVersionWithContent,
  AuditRecord,
  AuditRecordList,
  Batch,
  Beacon,
  BeginJoin,
  Brand,
  BrandFields,
  BrandList,
  ChangedTopicEntry,
  Checkup,
  CitedEntryList,
  Claim,
  CreatedApiKey,
  CreatedInvitation,
  Domain,
  DomainList,
  ErasureReceipt,
  ErasureReceiptList,
  ErasureVerification,
  ErasureVerified,
  Event,
  EventList,
  Experiment,
  ExperimentList,
  ExperimentResults,
  ExperimentTimeseries,
  FormSubmission,
  FormSubmissionList,
  Import,
  ImportList,
  Interrupt,
  Interrupted,
  Invitation,
  InvitationList,
  Join,
  JoinLink,
  LinkPreview,
  ListedClaim,
  ListedClaimList,
  Me,
  MeChange,
  Member,
  MemberChange,
  MemberList,
  MemberSessionList,
  Message,
  MessageList,
  NewAccount,
  NewAccountLog,
  NewApiKey,
  NewAsset,
  NewAudience,
  NewClaimAcceptance,
  NewDomain,
  NewExperiment,
  NewImport,
  NewInvitation,
  NewMessage,
  NewPage,
  NewPageLink,
  NewPageRouting,
  NewPasskey,
  NewPerson,
  NewPersonLog,
  NewPresence,
  NewTopic,
  NewTopicEntry,
  NewVersion,
  NewWebhookSubscription,
  Overview,
  Page,
  PageAnalyticsList,
  PageAnalyticsSummary,
  PageChange,
  PageLink,
  PageLinkChange,
  PageLinkList,
  PageList,
  PageRouting,
  PageRoutingChange,
  PageRoutingList,
  PageRoutingWithWarnings,
  PageTrendList,
  Passkey,
  PasskeyList,
  PasskeyOptions,
  PasskeySignIn,
  Person,
  PersonBatch,
  PersonBatchResult,
  PersonChange,
  PersonExport,
  PersonList,
  PersonLog,
  Presences,
  PreviewContent,
  Publication,
  PublicationList,
  PublishBatch,
  PublishVersion,
  Question,
  QueuedReplay,
  RoutingDecision,
  SessionInteractions,
  SignIn,
  SignInWays,
  SimulatedVisit,
  Simulation,
  StaleCitation,
  StaleCitationList,
  Status,
  Tenant,
  Topic,
  TopicChange,
  TopicEntry,
  TopicEntryChange,
  TopicEntryItems,
  TopicEntryList,
  TopicEntryOrder,
  TopicEntryPlaces,
  TopicEntryReplacement,
  TopicList,
  VersionClaims,
  VisitorSubmission,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookDeliveryWithEvent,
  WebhookReplay,
  WebhookSubscription,
  WebhookSubscriptionChange,
  WebhookSubscriptionList,
  WebhookSubscriptionWithSecret,
  WebhookTest,
} from './types.gen.ts';

export interface OverviewResource {
  /**
   * Say what needs somebody, and what happened last.
   *
   * Drafts that were not published, published versions that cite changed passages, webhooks that fail, submissions that look like a bot’s; and the latest visits and submissions. Each list has the newest 8, `count` is exact. Visits are those of people, on all pages.
   *
   * `GET /v0/overview`, scope `read`
   *
   * Fails with `too_busy`.
   */
  get(options?: RequestOptions): Call<Overview>;
}

export interface PagesResource {
  /**
   * Create a page.
   *
   * A new page is a draft. The response of getPage can be posted unchanged.
   *
   * `POST /v0/pages`, scope `draft`
   *
   * Fails with `too_busy`.
   */
  create(body: NewPage, options?: RequestOptions): Call<Page>;
  /**
   * List the pages.
   *
   * Newest first. Deleted pages are left out, archived ones are not. All filters apply together; with `search`, the best match comes first.
   *
   * `GET /v0/pages`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    status?: "draft" | "published" | "archived";
    pageType?: "inbound" | "outbound" | "call_followup" | "sales_deck" | "custom";
    /** Every word lies somewhere in name and title, whatever its case and accents; blank lists everything */
    search?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Page, PageList>;
  /**
   * Get a page.
   *
   * With its actions, widgets, footer, scripts and metadata.
   *
   * `GET /v0/pages/{page_id}`, scope `read`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  get(pageId: string, options?: RequestOptions): Call<Page>;
  /**
   * Change a page.
   *
   * Omitted fields keep their value. Lists are replaced as a whole. Metadata is merged: null removes a member. null removes headerActionId or all metadata.
   *
   * `PATCH /v0/pages/{page_id}`, scope `draft`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  update(pageId: string, body: PageChange, options?: RequestOptions): Call<Page>;
  /**
   * Delete a page.
   *
   * The page and its audiences disappear from lists and links.
   *
   * `DELETE /v0/pages/{page_id}`, scope `draft`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  delete(pageId: string, options?: RequestOptions): Call<void>;
  /**
   * Publish a page.
   *
   * Publishing a version of one of its audiences also publishes the page.
   *
   * `POST /v0/pages/{page_id}/publish`, scope `write`
   *
   * Fails with `page_not_found`, `page_archived`, `too_busy`.
   */
  publish(pageId: string, options?: RequestOptions): Call<Page>;
  /**
   * Archive a page.
   *
   * Links to an archived page answer 410 until it is restored.
   *
   * `POST /v0/pages/{page_id}/archive`, scope `draft`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  archive(pageId: string, options?: RequestOptions): Call<Page>;
  /**
   * Restore an archived page.
   *
   * Its links lead to it again. Restoring a page that is not archived changes nothing.
   *
   * `POST /v0/pages/{page_id}/restore`, scope `draft`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  restore(pageId: string, options?: RequestOptions): Call<Page>;
  /**
   * Publish the newest drafts of many audiences.
   *
   * Of these audiences, or of all whose newest version is a draft.
   *
   * `POST /v0/pages/{page_id}/publish_batch`, scope `write`
   *
   * Fails with `page_not_found`, `page_archived`, `too_busy`.
   */
  publishBatch(pageId: string, body?: PublishBatch, options?: RequestOptions): Call<Batch>;
  /**
   * See how a link to the page is shown.
   *
   * The words and the picture that search engines and social media would show: of this variant, else of the newest published one, else of the newest. Nothing is stored.
   *
   * `GET /v0/pages/{page_id}/link_preview`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  linkPreview(pageId: string, query?: {
    audienceId?: string;
    /** In place of what is stored with the page; empty: as if nothing were stored */
    title?: string;
    /** In place of what is stored with the page; empty: as if nothing were stored */
    description?: string;
    /** In place of what is stored with the page; empty: as if nothing were stored */
    ogTitle?: string;
    /** In place of what is stored with the page; empty: as if nothing were stored */
    ogDescription?: string;
  }, options?: RequestOptions): Call<LinkPreview>;
  /**
   * List the sessions of a page.
   *
   * Newest first, by the time Facet first saw them; with a flag, a period or a person, by the time they started. Only human sessions are listed and counted, unless `traffic` or `human=false` asks for the others.
   *
   * `GET /v0/pages/{page_id}/sessions`, scope `read`
   *
   * Fails with `invalid_cursor`, `page_not_found`, `too_busy`.
   */
  sessions(pageId: string, query?: {
    /** Sessions of this audience */
    audienceId?: string;
    /** The id of a person, or `ext:SYSTEM:ID` */
    personId?: string;
    /** Default: human; with `human=false`, the other two */
    traffic?: "human" | "bot" | "unproven";
    /** Human sessions that were made by a person; with `false`, the others */
    human?: "true" | "false" | "1" | "0";
    /** Human sessions that had the page in view for 10 seconds or more, or did something on it; with `false`, the others */
    engaged?: "true" | "false" | "1" | "0";
    /** Human sessions that had the page in view for 10 seconds or more, or did something on it, or were seen to end with a measured time; with `false`, the others */
    bounceEligible?: "true" | "false" | "1" | "0";
    /** Human sessions that were seen to end with a measured time, before 10 seconds in view and with nothing done; with `false`, the others */
    bounced?: "true" | "false" | "1" | "0";
    /** Human sessions that have a measured visible time; with `false`, the others */
    measuredTime?: "true" | "false" | "1" | "0";
    /** Human sessions that have a measured scroll depth; with `false`, the others */
    measuredScroll?: "true" | "false" | "1" | "0";
    /** Human sessions that have a click on an action; with `false`, the others */
    ctaClicked?: "true" | "false" | "1" | "0";
    /** Human sessions that have an accepted form; with `false`, the others */
    formSubmitted?: "true" | "false" | "1" | "0";
    /** Human sessions that have a click on an action or an accepted form; with `false`, the others */
    converted?: "true" | "false" | "1" | "0";
    /** Started at this time or later */
    startDate?: string;
    /** Started before this time */
    endDate?: string;
    /** Sessions as they were when a figure was explained: the explanation’s filter has it. For a quarter of an hour; after that, as they are now */
    moment?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<AudienceSession, AudienceSessionList>;
}

export interface AudiencesResource {
  /**
   * Create an audience.
   *
   * Creates an audience for a person or a group and queues its first version. A person has at most one audience per page.
   *
   * `POST /v0/pages/{page_id}/audiences`, scope `draft`
   *
   * Fails with `page_not_found`, `person_not_found`, `audience_exists`, `page_archived`, `too_busy`.
   */
  create(pageId: string, body: NewAudience, options?: RequestOptions): Call<Audience>;
  /**
   * List the audiences of a page.
   *
   * Newest first, each with its latest and its published version. All filters apply together; with `search`, the best match comes first.
   *
   * `GET /v0/pages/{page_id}/audiences`, scope `read`
   *
   * Fails with `invalid_cursor`, `page_not_found`, `too_busy`.
   */
  list(pageId: string, query?: {
    status?: "active" | "archived";
    /** Whether something of it is published */
    published?: "true" | "false" | "1" | "0";
    /** The id of a person, or `ext:SYSTEM:ID` */
    personId?: string;
    /** Every word lies somewhere in its name and the name, email, domain and company of its person, whatever its case and accents; blank lists everything */
    search?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Audience, AudienceList>;
  /**
   * Get an audience.
   *
   * With its latest and its published version, and the metadata its visitors get.
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  get(pageId: string, audienceId: string, options?: RequestOptions): Call<Audience>;
  /**
   * Change an audience.
   *
   * Omitted fields keep their value; null clears a field.
   *
   * `PATCH /v0/pages/{page_id}/audiences/{audience_id}`, scope `draft`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  update(pageId: string, audienceId: string, body: AudienceChange, options?: RequestOptions): Call<Audience>;
  /**
   * Archive an audience.
   *
   * Links to an archived page answer 410 until it is restored. Nothing is lost.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/archive`, scope `draft`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  archive(pageId: string, audienceId: string, options?: RequestOptions): Call<Audience>;
  /**
   * Restore an archived audience.
   *
   * Its links lead to it again.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/restore`, scope `draft`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  restore(pageId: string, audienceId: string, options?: RequestOptions): Call<Audience>;
  /**
   * Create audiences for many persons.
   *
   * By a job that survives a restart. A person who has an audience on the page counts as done, and keeps it as it is.
   *
   * `POST /v0/pages/{page_id}/audiences/batch`, scope `write`
   *
   * Fails with `page_not_found`, `page_archived`, `import_running`, `too_busy`.
   */
  batch(pageId: string, body: AudienceBatch, options?: RequestOptions): Call<Batch>;
  /**
   * List the publications of an audience.
   *
   * Newest first: which version visitors got from when until when, and who published it. A version that was rolled back to is there more than once. `by` is null for publications from before it was recorded.
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}/publications`, scope `read`
   *
   * Fails with `invalid_cursor`, `page_not_found`, `audience_not_found`, `too_busy`.
   */
  publications(pageId: string, audienceId: string, query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Publication, PublicationList>;
  /**
   * See content as a page.
   *
   * Renders content without storing it. With `editable`, every text stands in a span whose data-field is the JSON Pointer of its field in the content (data-line: which line of it).
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/preview`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  preview(pageId: string, audienceId: string, body: PreviewContent, options?: RequestOptions): Call<string>;
  /**
   * Get the page as it was at a time.
   *
   * The rendition that visitors were sent last at or before `at`. With `Accept: text/html` the very bytes, sandboxed, and their hash as the ETag (304 for `If-None-Match` with that hash).
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}/as_of`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `never_published`, `never_served`, `erased`, `past_retention`, `too_busy`.
   */
  asOf(pageId: string, audienceId: string, query?: {
    /** The time; default: now */
    at?: string;
    /** The path of another link; left out, the audience’s `url` */
    path?: string;
  }, options?: RequestOptions): Call<AsOf>;
  /**
   * Follow an audience live.
   *
   * Sends the server-sent events `text`, `progress`, `state` and `presence`, each with an id. Send the last id as Last-Event-ID (or lastEventId) to continue from there; without it the stream starts now. Events are kept for a day.
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}/stream`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  stream(pageId: string, audienceId: string, query?: {
    /** Continue after this event */
    lastEventId?: string;
  }, options?: RequestOptions): AsyncGenerator<AudienceEvent>;
  /**
   * Say who is editing an audience.
   *
   * Repeat it every 15 seconds; after 45 seconds without it the client counts as gone. Changes are sent to the stream of the audience as `presence`.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/presence`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  announcePresence(pageId: string, audienceId: string, body: NewPresence, options?: RequestOptions): Call<Presences>;
}

export interface PersonsResource {
  /**
   * List the audiences of a person.
   *
   * What was made for the person on all pages, newest first.
   *
   * `GET /v0/persons/{person_id}/audiences`, scope `read`
   *
   * Fails with `invalid_cursor`, `person_not_found`, `too_busy`.
   */
  audiences(personId: string, query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Audience, AudienceList>;
  /**
   * List the sessions of a person.
   *
   * Visits to what was made for the person on all pages; the latest start first.
   *
   * `GET /v0/persons/{person_id}/sessions`, scope `read`
   *
   * Fails with `invalid_cursor`, `person_not_found`, `too_busy`.
   */
  sessions(personId: string, query?: {
    /** Default: human; with `human=false`, the other two */
    traffic?: "human" | "bot" | "unproven";
    /** Human sessions that were made by a person; with `false`, the others */
    human?: "true" | "false" | "1" | "0";
    /** Human sessions that had the page in view for 10 seconds or more, or did something on it; with `false`, the others */
    engaged?: "true" | "false" | "1" | "0";
    /** Human sessions that had the page in view for 10 seconds or more, or did something on it, or were seen to end with a measured time; with `false`, the others */
    bounceEligible?: "true" | "false" | "1" | "0";
    /** Human sessions that were seen to end with a measured time, before 10 seconds in view and with nothing done; with `false`, the others */
    bounced?: "true" | "false" | "1" | "0";
    /** Human sessions that have a measured visible time; with `false`, the others */
    measuredTime?: "true" | "false" | "1" | "0";
    /** Human sessions that have a measured scroll depth; with `false`, the others */
    measuredScroll?: "true" | "false" | "1" | "0";
    /** Human sessions that have a click on an action; with `false`, the others */
    ctaClicked?: "true" | "false" | "1" | "0";
    /** Human sessions that have an accepted form; with `false`, the others */
    formSubmitted?: "true" | "false" | "1" | "0";
    /** Human sessions that have a click on an action or an accepted form; with `false`, the others */
    converted?: "true" | "false" | "1" | "0";
    /** Started at this time or later */
    startDate?: string;
    /** Started before this time */
    endDate?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<AudienceSession, AudienceSessionList>;
  /**
   * Create a person.
   *
   * The email is unique in the tenant. The domain is taken from the email, except for public mail services.
   *
   * `POST /v0/persons`, scope `write`
   *
   * Fails with `email_taken`, `external_id_taken`, `too_busy`.
   */
  create(body: NewPerson, options?: RequestOptions): Call<Person>;
  /**
   * List the persons.
   *
   * Newest first. All filters apply together; with `search`, the best match comes first.
   *
   * `GET /v0/persons`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    email?: string;
    domain?: string;
    /** SYSTEM:ID, an id in another system */
    externalId?: string;
    /** Every word lies somewhere in name, email, domain and title, whatever its case and accents; blank lists everything */
    search?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Person, PersonList>;
  /**
   * Get a person.
   *
   * What is known of one person. A person who was erased is not found.
   *
   * `GET /v0/persons/{person_id}`, scope `read`
   *
   * Fails with `person_not_found`, `too_busy`.
   */
  get(personId: string, options?: RequestOptions): Call<Person>;
  /**
   * Change a person.
   *
   * Omitted fields keep their value; null clears a field. The slug never changes.
   *
   * `PATCH /v0/persons/{person_id}`, scope `write`
   *
   * Fails with `person_not_found`, `email_taken`, `external_id_taken`, `too_busy`.
   */
  update(personId: string, body: PersonChange, options?: RequestOptions): Call<Person>;
  /**
   * Erase a person.
   *
   * Deletes the person permanently, with the content of their logs and form submissions and stored responses that show them. Account activity keeps empty, deleted entries.
   *
   * `DELETE /v0/persons/{person_id}`, scope `write`
   *
   * Fails with `person_not_found`, `too_busy`.
   */
  delete(personId: string, options?: RequestOptions): Call<void>;
  /**
   * Create or change many persons.
   *
   * Up to 1000 at once, in their order. Fields left out stay as they are. Each person is created, updated, left unchanged or failed with its faults, which stops none of the others.
   *
   * `POST /v0/persons/batch`, scope `write`
   *
   * Fails with `too_busy`.
   */
  batch(body: PersonBatch, options?: RequestOptions): Call<PersonBatchResult>;
  /**
   * Export everything stored about a person.
   *
   * Includes the pages written for the person, version by version, and the messages about them.
   *
   * `GET /v0/persons/{person_id}/export`, scope `read`
   *
   * Fails with `person_not_found`, `too_busy`.
   */
  export(personId: string, options?: RequestOptions): Call<PersonExport>;
  /**
   * List the activity of a person.
   *
   * The logs written for the person, newest first, whatever account they belong to.
   *
   * `GET /v0/persons/{person_id}/activity`, scope `read`
   *
   * Fails with `invalid_cursor`, `person_not_found`, `too_busy`.
   */
  activity(personId: string, query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<ActivityItem, ActivityItemList>;
}

export interface BatchesResource {
  /**
   * Get a batch and how far it has come.
   *
   * Needs the scope `read`.
   *
   * `GET /v0/batches/{batch_id}`, scope `read`
   *
   * Fails with `batch_not_found`, `too_busy`.
   */
  get(batchId: string, options?: RequestOptions): Call<Batch>;
  /**
   * Cancel a batch.
   *
   * What is done stays done.
   *
   * `POST /v0/batches/{batch_id}/cancel`, scope `write`
   *
   * Fails with `batch_not_found`, `batch_over`, `too_busy`.
   */
  cancel(batchId: string, options?: RequestOptions): Call<Batch>;
}

export interface VersionsResource {
  /**
   * List the versions of an audience.
   *
   * Newest first, without their content.
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}/versions`, scope `read`
   *
   * Fails with `invalid_cursor`, `page_not_found`, `audience_not_found`, `too_busy`.
   */
  list(pageId: string, audienceId: string, query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<AudienceVersion, AudienceVersionList>;
  /**
   * Create a draft by hand.
   *
   * The response of getVersion can be posted unchanged. With basedOnVersionId the draft is refused if a newer version was made meanwhile, so that two editors never overwrite each other.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/versions`, scope `draft`
   *
   * Fails with `page_not_found`, `audience_not_found`, `page_archived`, `audience_archived`, `version_outdated`, `too_busy`.
   */
  create(pageId: string, audienceId: string, body: NewVersion, options?: RequestOptions): Call<AudienceVersionWithContent>;
  /**
   * Get a version with its content.
   *
   * The content is what a page is rendered from. A version that is still queued has none.
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `version_not_found`, `too_busy`.
   */
  get(pageId: string, audienceId: string, versionId: string, options?: RequestOptions): Call<AudienceVersionWithContent>;
  /**
   * Publish a version.
   *
   * Retires the currently published version in the same transaction. Publish an obsolete version again to roll back. With publishAt the version is published then; until that time it keeps its status and shows publishAt. If it is refused then, failureReason says why. If the page’s `claimPolicy` is `block`, claims that no source supports are refused with 409, listed in `claims`.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/publish`, scope `write`
   *
   * Fails with `page_not_found`, `audience_not_found`, `version_not_found`, `page_archived`, `audience_archived`, `version_move_refused`, `version_without_content`, `unsupported_claims`, `work_too_large`, `too_busy`.
   */
  publish(pageId: string, audienceId: string, versionId: string, body?: PublishVersion, options?: RequestOptions): Call<AudienceVersion>;
  /**
   * Take back the planned publication of a version.
   *
   * A version that is not scheduled stays as it is.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/unschedule`, scope `write`
   *
   * Fails with `page_not_found`, `audience_not_found`, `version_not_found`, `too_busy`.
   */
  unschedule(pageId: string, audienceId: string, versionId: string, options?: RequestOptions): Call<AudienceVersion>;
  /**
   * Archive a version.
   *
   * Every version except the published one can be archived.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/archive`, scope `draft`
   *
   * Fails with `page_not_found`, `audience_not_found`, `version_not_found`, `version_move_refused`, `too_busy`.
   */
  archive(pageId: string, audienceId: string, versionId: string, options?: RequestOptions): Call<AudienceVersion>;
  /**
   * Preview a version.
   *
   * Returns the HTML a visitor would get, sandboxed and without scripts.
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/preview`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `version_not_found`, `version_without_content`, `too_busy`.
   */
  preview(pageId: string, audienceId: string, versionId: string, options?: RequestOptions): Call<string>;
}

export interface ClaimsResource {
  /**
   * Get the claims of a version.
   *
   * Every number, amount, date, percentage, quotation, name, superlative and comparison on the page, with the words of the source it rests on. The page context, all topics of the page, assets, and what the reader said or is known by are searched, whether the version cites them or not. At most 2,000.
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/claims`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `version_not_found`, `work_too_large`, `too_busy`.
   */
  ofVersion(pageId: string, audienceId: string, versionId: string, options?: RequestOptions): Call<VersionClaims>;
  /**
   * Accept a claim without a source.
   *
   * For claims that are unsupported or stale: whoever accepts one answers for it. The acceptance holds for later versions of the audience in which the same block says the same sentence. Accepting again replaces the reason.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/claims/{claim_id}/accept`, scope `write`
   *
   * Fails with `page_not_found`, `audience_not_found`, `version_not_found`, `claim_not_found`, `claim_supported`, `work_too_large`, `too_busy`.
   */
  accept(pageId: string, audienceId: string, versionId: string, claimId: string, body: NewClaimAcceptance, options?: RequestOptions): Call<Claim>;
  /**
   * List the claims of published versions by status.
   *
   * What visitors can read now: with `status=stale`, which is the default, every published page that says something its source no longer does. The newest version first, its claims in the order of the page. A version whose page has the claimPolicy `off` is listed once its claims were asked for.
   *
   * `GET /v0/claims`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    status?: "supported" | "unsupported" | "stale" | "accepted";
    pageId?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<ListedClaim, ListedClaimList>;
}

export interface PageLinksResource {
  /**
   * Simulate a visit.
   *
   * Goes the way of a visitor: link, rule, audience, experiment, version and page, with the reason for each step. Nothing is counted or stored. With `at`, versions, experiments and pages are those of that time; links and rules are today’s, and `why` says so where they were changed since.
   *
   * `POST /v0/simulate`, scope `read`
   *
   * Fails with `person_not_found`, `too_busy`.
   */
  simulate(body: SimulatedVisit, options?: RequestOptions): Call<Simulation>;
  /**
   * Search page links.
   *
   * Searches the path. Every word must match; case and accents are ignored. Best matches come first, then the newest.
   *
   * `GET /v0/page_links/search`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  search(query?: {
    /** Leave blank to list everything */
    query?: string;
    /** Links to this page, to one of its audiences, or to a routing that targets either */
    pageId?: string;
    /** Links to this audience */
    audienceId?: string;
    targetType?: "audience" | "page" | "page_routing";
    /** Links on this domain. Default: links on the fallback subdomain */
    tenantDomainId?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<PageLink, PageLinkList>;
  /**
   * Get a page link.
   *
   * With its target and the path visitors open.
   *
   * `GET /v0/page_links/{page_link_id}`, scope `read`
   *
   * Fails with `page_link_not_found`, `too_busy`.
   */
  get(pageLinkId: string, options?: RequestOptions): Call<PageLink>;
  /**
   * Change a page link.
   *
   * Omitted fields keep their value. The target is replaced as a whole.
   *
   * `PATCH /v0/page_links/{page_link_id}`, scope `write`
   *
   * Fails with `page_link_not_found`, `path_taken`, `too_busy`.
   */
  update(pageLinkId: string, body: PageLinkChange, options?: RequestOptions): Call<PageLink>;
  /**
   * Delete a page link.
   *
   * Frees the path.
   *
   * `DELETE /v0/page_links/{page_link_id}`, scope `write`
   *
   * Fails with `page_link_not_found`, `too_busy`.
   */
  delete(pageLinkId: string, options?: RequestOptions): Call<void>;
  /**
   * Create a page link.
   *
   * Visitors who open the path get the target. A path is taken once on each domain.
   *
   * `POST /v0/page_links`, scope `write`
   *
   * Fails with `path_taken`, `too_busy`.
   */
  create(body: NewPageLink, options?: RequestOptions): Call<PageLink>;
}

export interface MessagesResource {
  /**
   * Send a message to an audience’s agent.
   *
   * Queues a new version. Messages to an audience are processed one at a time, in order. Repeating a clientMessageId with the same text returns the first response.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/messages`, scope `draft`
   *
   * Fails with `page_not_found`, `audience_not_found`, `page_archived`, `audience_archived`, `client_message_reused`, `too_busy`.
   */
  send(pageId: string, audienceId: string, body: NewMessage, options?: RequestOptions): Call<AcceptedMessage>;
  /**
   * List the messages of an audience.
   *
   * Newest first: what was asked for, and what the page agent answered.
   *
   * `GET /v0/pages/{page_id}/audiences/{audience_id}/messages`, scope `read`
   *
   * Fails with `invalid_cursor`, `page_not_found`, `audience_not_found`, `too_busy`.
   */
  list(pageId: string, audienceId: string, query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Message, MessageList>;
  /**
   * Interrupt the agent.
   *
   * Cancels every unprocessed version and stops the agent. `success` is false when nothing was running.
   *
   * `POST /v0/pages/{page_id}/audiences/{audience_id}/messages/interrupt`, scope `draft`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  interrupt(pageId: string, audienceId: string, body?: Interrupt, options?: RequestOptions): Call<Interrupted>;
}

export interface AssetsResource {
  /**
   * List the assets by state.
   *
   * Newest first. Lists hidden and trashed assets too, which the search leaves out.
   *
   * `GET /v0/assets`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** A trashed asset is not listed as hidden */
    state?: "all" | "active" | "hidden" | "trashed";
    assetType?: "image" | "logo" | "icon" | "video" | "custom-component";
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Asset, AssetList>;
  /**
   * Upload an asset.
   *
   * The content decides the file type. Equal files are stored once. The name defaults to the file name.
   *
   * `POST /v0/assets`, scope `draft`
   *
   * Fails with `unreadable_image`, `unsupported_file_type`, `storage_unavailable`, `too_busy`.
   */
  create(body: NewAsset, options?: RequestOptions): Call<Asset>;
  /**
   * Search the assets.
   *
   * Searches name, purpose, description and tags. Every word must match; case and accents are ignored. Best matches come first, then the newest. Without a query, lists all assets. Hidden and trashed assets are left out.
   *
   * `GET /v0/assets/search`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  search(query?: {
    assetType?: "image" | "logo" | "icon" | "video" | "custom-component";
    query?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Asset, AssetList>;
  /**
   * Get an asset.
   *
   * Also returns hidden and trashed assets.
   *
   * `GET /v0/assets/{asset_id}`, scope `read`
   *
   * Fails with `asset_not_found`, `too_busy`.
   */
  get(assetId: string, options?: RequestOptions): Call<Asset>;
  /**
   * Change an asset.
   *
   * Omitted fields keep their value; null clears a field. The file never changes.
   *
   * `PATCH /v0/assets/{asset_id}`, scope `draft`
   *
   * Fails with `asset_not_found`, `too_busy`.
   */
  update(assetId: string, body: AssetChange, options?: RequestOptions): Call<Asset>;
  /**
   * Trash or delete an asset.
   *
   * Moves the asset to the trash. It can be restored, and pages that show it keep it. With permanent=true it is deleted for good, together with its file unless another asset uses the same file.
   *
   * `DELETE /v0/assets/{asset_id}`, scope `draft`
   *
   * Fails with `asset_not_found`, `too_busy`.
   */
  delete(assetId: string, query?: {
    permanent?: "true" | "false";
  }, options?: RequestOptions): Call<void>;
  /**
   * Restore an asset from the trash.
   *
   * It is found and suggested again.
   *
   * `POST /v0/assets/{asset_id}/restore`, scope `draft`
   *
   * Fails with `asset_not_found`, `too_busy`.
   */
  restore(assetId: string, options?: RequestOptions): Call<Asset>;
}

export interface BrandsResource {
  /**
   * List the brands.
   *
   * All of them, newest first.
   *
   * `GET /v0/brands`, scope `read`
   *
   * Fails with `too_busy`.
   */
  list(options?: RequestOptions): Call<BrandList>;
  /**
   * Get a brand.
   *
   * Colours, font and logo. An id that was never stored is not found, though pages may name it.
   *
   * `GET /v0/brands/{brand_id}`, scope `read`
   *
   * Fails with `brand_not_found`, `too_busy`.
   */
  get(brandId: string, options?: RequestOptions): Call<Brand>;
  /**
   * Create or replace a brand.
   *
   * You choose the id, 1 to 100 characters. Omitted fields are cleared. A page whose brand does not exist uses the default brand.
   *
   * `PUT /v0/brands/{brand_id}`, scope `write`
   *
   * Fails with `too_busy`.
   */
  put(brandId: string, body: BrandFields, options?: RequestOptions): Call<Brand>;
  /**
   * Delete a brand.
   *
   * Pages that name it use the default brand from then on.
   *
   * `DELETE /v0/brands/{brand_id}`, scope `write`
   *
   * Fails with `brand_not_found`, `too_busy`.
   */
  delete(brandId: string, options?: RequestOptions): Call<void>;
  /**
   * See a brand as a page.
   *
   * Renders a sample page with these colours, fonts, theme and logo. Nothing is stored.
   *
   * `POST /v0/brands/preview`, scope `read`
   *
   * Fails with `too_busy`.
   */
  preview(body?: BrandFields, options?: RequestOptions): Call<string>;
}

export interface DomainsResource {
  /**
   * Add a domain.
   *
   * The domain stays pending until its TXT record is found. Links can be created on it before that.
   *
   * `POST /v0/domains`, scope `admin`
   *
   * Fails with `domain_exists`, `too_busy`.
   */
  create(body: NewDomain, options?: RequestOptions): Call<Domain>;
  /**
   * List the domains.
   *
   * Newest first, verified or not.
   *
   * `GET /v0/domains`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Domain, DomainList>;
  /**
   * Get a domain.
   *
   * With the DNS record that verifies it.
   *
   * `GET /v0/domains/{domain_id}`, scope `read`
   *
   * Fails with `domain_not_found`, `too_busy`.
   */
  get(domainId: string, options?: RequestOptions): Call<Domain>;
  /**
   * Delete a domain.
   *
   * Fails while the domain has links.
   *
   * `DELETE /v0/domains/{domain_id}`, scope `admin`
   *
   * Fails with `domain_not_found`, `domain_in_use`, `too_busy`.
   */
  delete(domainId: string, options?: RequestOptions): Call<void>;
  /**
   * Verify a domain.
   *
   * Looks up the TXT record in DNS. If it is missing, `detail` says what was found. A verified domain is not checked again.
   *
   * `POST /v0/domains/{domain_id}/verify`, scope `admin`
   *
   * Fails with `domain_not_found`, `domain_not_verified`, `domain_taken`, `too_busy`.
   */
  verify(domainId: string, options?: RequestOptions): Call<Domain>;
}

export interface PageRoutingsResource {
  /**
   * Create a page routing.
   *
   * Saved even if some rules can never match; `warnings` names them.
   *
   * `POST /v0/page_routings`, scope `write`
   *
   * Fails with `too_busy`.
   */
  create(body: NewPageRouting, options?: RequestOptions): Call<PageRoutingWithWarnings>;
  /**
   * List the page routings.
   *
   * Newest first, with their rules.
   *
   * `GET /v0/page_routings`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<PageRouting, PageRoutingList>;
  /**
   * Get a page routing.
   *
   * With its rules in the order in which they are tried.
   *
   * `GET /v0/page_routings/{page_routing_id}`, scope `read`
   *
   * Fails with `page_routing_not_found`, `too_busy`.
   */
  get(pageRoutingId: string, options?: RequestOptions): Call<PageRoutingWithWarnings>;
  /**
   * Change a page routing.
   *
   * Omitted fields keep their value. The rules are replaced as a whole.
   *
   * `PATCH /v0/page_routings/{page_routing_id}`, scope `write`
   *
   * Fails with `page_routing_not_found`, `too_busy`.
   */
  update(pageRoutingId: string, body: PageRoutingChange, options?: RequestOptions): Call<PageRoutingWithWarnings>;
  /**
   * Delete a page routing.
   *
   * Fails while links lead to the routing.
   *
   * `DELETE /v0/page_routings/{page_routing_id}`, scope `write`
   *
   * Fails with `page_routing_not_found`, `page_routing_in_use`, `too_busy`.
   */
  delete(pageRoutingId: string, options?: RequestOptions): Call<void>;
  /**
   * Explain where a visit leads.
   *
   * Takes the facts of a visit and returns its target and, rule by rule, the reason.
   *
   * `GET /v0/page_routings/{page_routing_id}/explain`, scope `read`
   *
   * Fails with `page_routing_not_found`, `too_busy`.
   */
  explain(pageRoutingId: string, query?: {
    /** The query parameter utm_source */
    utmSource?: string;
    /** The query parameter utm_medium */
    utmMedium?: string;
    /** The query parameter utm_campaign */
    utmCampaign?: string;
    /** The query parameter utm_term */
    utmTerm?: string;
    /** The query parameter utm_content */
    utmContent?: string;
    /** The referring URL or host; only the host is compared */
    referrer?: string;
    /** Further query parameters as in an address: `plan=pro&ref=a%20b` */
    query?: string;
    /** The country as the proxy’s header gives it, such as DE */
    country?: string;
    /** The domain of the visitor’s account */
    accountDomain?: string;
    /** The last segment of the path. If this person has an audience on a page of the routing (the default target’s page first, then those of the rules), it wins over every rule */
    personRouteKey?: string;
  }, options?: RequestOptions): Call<RoutingDecision>;
}

export interface AnalyticsResource {
  /**
   * Get the analytics summary of all pages.
   *
   * Pools the sessions of all pages. A session counts at the time it started. Bots are excluded. Rates are fractions from 0 to 1. Averages cover the sessions that have a measurement.
   *
   * `GET /v0/analytics/overview`, scope `read`
   *
   * Fails with `too_busy`.
   */
  overview(query?: {
    /** Only sessions that started at this time or later */
    startDate?: string;
    /** Only sessions that started before this time */
    endDate?: string;
  }, options?: RequestOptions): Call<PageAnalyticsSummary>;
  /**
   * List page analytics.
   *
   * Lists every page with sessions in the period, most sessions first. A session counts at the time it started. Bots are excluded. Rates are fractions from 0 to 1. Averages cover the sessions that have a measurement.
   *
   * `GET /v0/analytics/pages`, scope `read`
   *
   * Fails with `too_busy`.
   */
  pages(query?: {
    /** Only sessions that started at this time or later */
    startDate?: string;
    /** Only sessions that started before this time */
    endDate?: string;
  }, options?: RequestOptions): Call<PageAnalyticsList>;
  /**
   * List audience analytics.
   *
   * Lists every audience of the page, also those without sessions; most sessions first. A session counts at the time it started. Bots are excluded. Rates are fractions from 0 to 1. Averages cover the sessions that have a measurement.
   *
   * `GET /v0/pages/{page_id}/analytics/audiences`, scope `read`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  audiences(pageId: string, query?: {
    /** Only sessions that started at this time or later */
    startDate?: string;
    /** Only sessions that started before this time */
    endDate?: string;
  }, options?: RequestOptions): Call<AudienceAnalyticsList>;
  /**
   * Get the analytics summary of a page.
   *
   * Pools the sessions of all audiences of the page. A session counts at the time it started. Bots are excluded. Rates are fractions from 0 to 1. Averages cover the sessions that have a measurement.
   *
   * `GET /v0/pages/{page_id}/analytics/summary`, scope `read`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  summary(pageId: string, query?: {
    /** Only sessions that started at this time or later */
    startDate?: string;
    /** Only sessions that started before this time */
    endDate?: string;
  }, options?: RequestOptions): Call<PageAnalyticsSummary>;
  /**
   * Get the analytics of a page over time.
   *
   * One item for every hour or day (UTC) of the period, oldest first, also when it has no sessions. The first and the last item end where the period ends. A session counts at the time it started. Bots are excluded. Rates are fractions from 0 to 1. Averages cover the sessions that have a measurement.
   *
   * `GET /v0/pages/{page_id}/analytics/timeseries`, scope `read`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  timeseries(pageId: string, query?: {
    /** Default: 24 hours or 30 days before the end */
    startDate?: string;
    /** Default: the end of the current hour or day */
    endDate?: string;
    interval?: "hour" | "day";
  }, options?: RequestOptions): Call<AnalyticsSeries>;
  /**
   * Explain a figure.
   *
   * What a figure of the summary, the audiences or the timeseries means, its parts, and for each part the filter that lists its sessions. A plain count has a numerator only.
   *
   * `GET /v0/pages/{page_id}/analytics/explain`, scope `read`
   *
   * Fails with `page_not_found`, `audience_not_found`, `too_busy`.
   */
  explain(pageId: string, query: {
    /** The name of the figure */
    metric: "totalSessions" | "bounceCount" | "bounceEligibleSessions" | "conversionCount" | "ctaSessions" | "formSubmitCount" | "bounceRate" | "conversionRate" | "formSubmitRate" | "avgInteractionsPerSession" | "avgTimeSpentSeconds" | "avgScrollDepthPercentage";
    /** The figure of this audience */
    audienceId?: string;
    /** Only sessions that started at this time or later */
    startDate?: string;
    /** Only sessions that started before this time */
    endDate?: string;
  }, options?: RequestOptions): Call<AnalyticsExplanation>;
  /**
   * List how every page does, day by day.
   *
   * Every page with sessions in the last days (UTC, today included), most sessions first. Only sessions of people count.
   *
   * `GET /v0/analytics/trends`, scope `read`
   *
   * Fails with `too_busy`.
   */
  trends(query?: {
    days?: number;
  }, options?: RequestOptions): Call<PageTrendList>;
}

export interface AudienceSessionsResource {
  /**
   * Get an audience session.
   *
   * Needs the scope `read`.
   *
   * `GET /v0/audience_sessions/{audience_session_id}`, scope `read`
   *
   * Fails with `audience_session_not_found`, `too_busy`.
   */
  get(audienceSessionId: string, options?: RequestOptions): Call<AudienceSession>;
  /**
   * Get the interactions of an audience session.
   *
   * Oldest first. An unknown session is not an error: `found` is false.
   *
   * `GET /v0/audience_sessions/{audience_session_id}/interactions`, scope `read`
   *
   * Fails with `too_busy`.
   */
  interactions(audienceSessionId: string, options?: RequestOptions): Call<SessionInteractions>;
}

export interface ExperimentsResource {
  /**
   * Start or change the experiment of a page.
   *
   * A share of the units (accounts, or persons without one) sees the control’s version in place of their own. Another holdout or control ends the running experiment and starts a new one; metric and alpha can be changed while it runs.
   *
   * `PUT /v0/pages/{page_id}/experiment`, scope `write`
   *
   * Fails with `page_not_found`, `page_archived`, `too_busy`.
   */
  put(pageId: string, body: NewExperiment, options?: RequestOptions): Call<Experiment>;
  /**
   * Get the experiment of a page.
   *
   * The one that runs, else the last one that ran.
   *
   * `GET /v0/pages/{page_id}/experiment`, scope `read`
   *
   * Fails with `page_not_found`, `no_experiment`, `too_busy`.
   */
  get(pageId: string, options?: RequestOptions): Call<Experiment>;
  /**
   * End the experiment of a page.
   *
   * Everybody sees their own version again. The results stay.
   *
   * `DELETE /v0/pages/{page_id}/experiment`, scope `write`
   *
   * Fails with `page_not_found`, `no_experiment`, `too_busy`.
   */
  delete(pageId: string, options?: RequestOptions): Call<void>;
  /**
   * List the experiments of a page.
   *
   * Those that ran and the one that runs, newest first, 100 at most.
   *
   * `GET /v0/pages/{page_id}/experiments`, scope `read`
   *
   * Fails with `page_not_found`, `too_busy`.
   */
  list(pageId: string, options?: RequestOptions): Call<ExperimentList>;
  /**
   * Get the results of an experiment.
   *
   * By unit, so that colleagues who talk to each other count once. The interval is valid however often you look, and you may stop whenever you like.
   *
   * `GET /v0/pages/{page_id}/experiment/results`, scope `read`
   *
   * Fails with `page_not_found`, `no_experiment`, `too_busy`.
   */
  results(pageId: string, options?: RequestOptions): Call<ExperimentResults>;
  /**
   * Get how the results of an experiment came about.
   *
   * The difference and its interval as somebody would have read them at each time since it started, 120 points at most. A unit counts from its first visit, and as converted from the visit that had the metric.
   *
   * `GET /v0/pages/{page_id}/experiment/timeseries`, scope `read`
   *
   * Fails with `page_not_found`, `no_experiment`, `too_busy`.
   */
  timeseries(pageId: string, options?: RequestOptions): Call<ExperimentTimeseries>;
}

export interface PersonLogsResource {
  /**
   * Write a person log entry.
   *
   * The entry appears in the activity of the person’s account: the account with accountId (created if new), otherwise the one with the person’s domain.
   *
   * `POST /v0/person_logs`, scope `write`
   *
   * Fails with `person_not_found`, `account_not_found`, `too_busy`.
   */
  create(body: NewPersonLog, options?: RequestOptions): Call<PersonLog>;
}

export interface ImportsResource {
  /**
   * Import persons or accounts from a CSV file.
   *
   * UTF-8 with a header row. Persons are matched by email, then by external id; accounts by domain, then external id, then name. Rows are taken in by a job that survives a restart; those with faults are rejected and stop none of the others.
   *
   * `POST /v0/imports`, scope `write`
   *
   * Fails with `unreadable_image`, `malformed_csv`, `unsupported_file_type`, `storage_unavailable`, `too_busy`.
   */
  create(body: NewImport, options?: RequestOptions): Call<Import>;
  /**
   * List the imports.
   *
   * Needs the scope `read`.
   *
   * `GET /v0/imports`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Import, ImportList>;
  /**
   * Get an import and how far it has come.
   *
   * Needs the scope `read`.
   *
   * `GET /v0/imports/{import_id}`, scope `read`
   *
   * Fails with `import_not_found`, `too_busy`.
   */
  get(importId: string, options?: RequestOptions): Call<Import>;
  /**
   * Get the rejected rows of an import.
   *
   * CSV with the columns of the file and the reason in the last one. Kept for 30 days; empty but for the header where every row was taken.
   *
   * `GET /v0/imports/{import_id}/rejected`, scope `read`
   *
   * Fails with `import_not_found`, `too_busy`.
   */
  rejected(importId: string, options?: RequestOptions): Call<string>;
  /**
   * Cancel an import.
   *
   * Rows that were taken stay; no further ones are.
   *
   * `POST /v0/imports/{import_id}/cancel`, scope `write`
   *
   * Fails with `import_not_found`, `import_over`, `too_busy`.
   */
  cancel(importId: string, options?: RequestOptions): Call<Import>;
}

export interface ErasuresResource {
  /**
   * List the erasures.
   *
   * Their receipts, the latest first: proof for an audit that requests were met.
   *
   * `GET /v0/erasures`, scope `admin`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<ErasureReceipt, ErasureReceiptList>;
  /**
   * Get the receipt of an erasure.
   *
   * What was removed and when, signed. The header `Erasure-Receipt` of the erasure and the event `person.erased` name it.
   *
   * `GET /v0/erasures/{erasure_id}`, scope `read`
   *
   * Fails with `erasure_not_found`, `too_busy`.
   */
  get(erasureId: string, options?: RequestOptions): Call<ErasureReceipt>;
  /**
   * Verify that nothing is stored of an address.
   *
   * Looks for the address in all that is stored, whoever wrote it: persons, logs, pages, topics, messages, forms, events and more. Lists the receipts of its erasures. The address is not stored.
   *
   * `POST /v0/erasures/verify`, scope `read`
   *
   * Fails with `too_busy`.
   */
  verify(body: ErasureVerification, options?: RequestOptions): Call<ErasureVerified>;
}

export interface TopicsResource {
  /**
   * Create a topic.
   *
   * A topic holds what a team knows about a subject. Pages name the topics they use.
   *
   * `POST /v0/topics`, scope `draft`
   *
   * Fails with `too_busy`.
   */
  create(body: NewTopic, options?: RequestOptions): Call<Topic>;
  /**
   * List the topics.
   *
   * Newest first, with how many entries each has.
   *
   * `GET /v0/topics`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** Every word lies somewhere in name and description, whatever its case and accents; blank lists everything */
    search?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Topic, TopicList>;
  /**
   * Get a topic.
   *
   * Its entries have a list of their own.
   *
   * `GET /v0/topics/{topic_id}`, scope `read`
   *
   * Fails with `topic_not_found`, `too_busy`.
   */
  get(topicId: string, options?: RequestOptions): Call<Topic>;
  /**
   * Change a topic.
   *
   * Omitted fields keep their value; null clears the description.
   *
   * `PATCH /v0/topics/{topic_id}`, scope `draft`
   *
   * Fails with `topic_not_found`, `too_busy`.
   */
  update(topicId: string, body: TopicChange, options?: RequestOptions): Call<Topic>;
  /**
   * Delete a topic.
   *
   * Deletes the topic with all its entries. Published versions do not change.
   *
   * `DELETE /v0/topics/{topic_id}`, scope `draft`
   *
   * Fails with `topic_not_found`, `too_busy`.
   */
  delete(topicId: string, options?: RequestOptions): Call<void>;
  /**
   * List published versions with stale citations.
   *
   * Lists published versions that cite a passage that an edit changed or removed.
   *
   * `GET /v0/topics/{topic_id}/stale_citations`, scope `read`
   *
   * Fails with `invalid_cursor`, `topic_not_found`, `too_busy`.
   */
  staleCitations(topicId: string, query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<StaleCitation, StaleCitationList>;
  /**
   * List the pages that rest on the entries of a topic.
   *
   * One item for each entry and page, most variants first, 500 at most. Live versions and drafts count.
   *
   * `GET /v0/topics/{topic_id}/citations`, scope `read`
   *
   * Fails with `topic_not_found`, `too_busy`.
   */
  citations(topicId: string, options?: RequestOptions): Call<CitedEntryList>;
}

export interface TopicEntriesResource {
  /**
   * Replace the entries of a topic.
   *
   * The topic then has these entries and no others, in this order. An entry with a topicEntryId of the topic is kept and changed; all or nothing happens.
   *
   * `PUT /v0/topics/{topic_id}/entries`, scope `draft`
   *
   * Fails with `topic_not_found`, `topic_entry_not_found`, `topic_full`, `work_too_large`, `too_busy`.
   */
  put(topicId: string, body: TopicEntryReplacement, options?: RequestOptions): Call<TopicEntryItems>;
  /**
   * Add an entry to a topic.
   *
   * The new entry goes last. A qa entry has its question in content.question and the answer in content.content.
   *
   * `POST /v0/topics/{topic_id}/entries`, scope `draft`
   *
   * Fails with `topic_not_found`, `topic_full`, `work_too_large`, `too_busy`.
   */
  create(topicId: string, body: NewTopicEntry, options?: RequestOptions): Call<TopicEntry>;
  /**
   * List the entries of a topic.
   *
   * Ordered by sortOrder, lowest first.
   *
   * `GET /v0/topics/{topic_id}/entries`, scope `read`
   *
   * Fails with `invalid_cursor`, `topic_not_found`, `too_busy`.
   */
  list(topicId: string, query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<TopicEntry, TopicEntryList>;
  /**
   * Get an entry of a topic.
   *
   * With its content as it was written.
   *
   * `GET /v0/topics/{topic_id}/entries/{topic_entry_id}`, scope `read`
   *
   * Fails with `topic_entry_not_found`, `too_busy`.
   */
  get(topicId: string, topicEntryId: string, options?: RequestOptions): Call<TopicEntry>;
  /**
   * Change an entry of a topic.
   *
   * Replaces the content as a whole. Unchanged passages keep their chunk ids. staleCitations names the published versions that cite a removed passage.
   *
   * `PATCH /v0/topics/{topic_id}/entries/{topic_entry_id}`, scope `draft`
   *
   * Fails with `topic_not_found`, `topic_entry_not_found`, `topic_full`, `work_too_large`, `too_busy`.
   */
  update(topicId: string, topicEntryId: string, body: TopicEntryChange, options?: RequestOptions): Call<ChangedTopicEntry>;
  /**
   * Delete an entry of a topic.
   *
   * stale_citations lists the published versions that cite it.
   *
   * `DELETE /v0/topics/{topic_id}/entries/{topic_entry_id}`, scope `draft`
   *
   * Fails with `topic_not_found`, `topic_entry_not_found`, `too_busy`.
   */
  delete(topicId: string, topicEntryId: string, options?: RequestOptions): Call<void>;
  /**
   * Reorder the entries of a topic.
   *
   * Name every entry of the topic once; sortOrder then counts from 0.
   *
   * `POST /v0/topics/{topic_id}/entries/reorder`, scope `draft`
   *
   * Fails with `topic_not_found`, `topic_entries_differ`, `too_busy`.
   */
  reorder(topicId: string, body: TopicEntryOrder, options?: RequestOptions): Call<TopicEntryPlaces>;
}

export interface WebhookSubscriptionsResource {
  /**
   * Subscribe to events.
   *
   * Sends events that happen from now on to the URL. Only this response contains the signing secret.
   *
   * `POST /v0/webhook_subscriptions`, scope `write read`
   *
   * Fails with `too_busy`.
   */
  create(body: NewWebhookSubscription, options?: RequestOptions): Call<WebhookSubscriptionWithSecret>;
  /**
   * List the webhook subscriptions.
   *
   * Newest first. Signing secrets are never shown again.
   *
   * `GET /v0/webhook_subscriptions`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<WebhookSubscription, WebhookSubscriptionList>;
  /**
   * Get a webhook subscription.
   *
   * Without its signing secret, which is shown only when it is made or rotated.
   *
   * `GET /v0/webhook_subscriptions/{subscription_id}`, scope `read`
   *
   * Fails with `webhook_subscription_not_found`, `too_busy`.
   */
  get(subscriptionId: string, options?: RequestOptions): Call<WebhookSubscription>;
  /**
   * Change a webhook subscription.
   *
   * Omitted fields keep their value. Later attempts use the new URL.
   *
   * `PATCH /v0/webhook_subscriptions/{subscription_id}`, scope `write read`
   *
   * Fails with `webhook_subscription_not_found`, `too_busy`.
   */
  update(subscriptionId: string, body: WebhookSubscriptionChange, options?: RequestOptions): Call<WebhookSubscription>;
  /**
   * Delete a webhook subscription.
   *
   * Nothing more is sent, not even deliveries that are waiting. Its delivery log is deleted too.
   *
   * `DELETE /v0/webhook_subscriptions/{subscription_id}`, scope `write`
   *
   * Fails with `webhook_subscription_not_found`, `too_busy`.
   */
  delete(subscriptionId: string, options?: RequestOptions): Call<void>;
  /**
   * Rotate the signing secret.
   *
   * Only this response contains the new secret. For 24 hours, deliveries are also signed with the old secret; a second rotation ends that at once.
   *
   * `POST /v0/webhook_subscriptions/{subscription_id}/rotate_secret`, scope `write read`
   *
   * Fails with `webhook_subscription_not_found`, `too_busy`.
   */
  rotateSecret(subscriptionId: string, options?: RequestOptions): Call<WebhookSubscriptionWithSecret>;
  /**
   * Send a test event.
   *
   * Sends a sample event to this subscription only, signed as usual and marked with the header `x-webhook-test: true`. Read the delivery to see the result.
   *
   * `POST /v0/webhook_subscriptions/{subscription_id}/test`, scope `write`
   *
   * Fails with `webhook_subscription_not_found`, `webhook_subscription_inactive`, `too_busy`.
   */
  test(subscriptionId: string, body?: WebhookTest, options?: RequestOptions): Call<WebhookDeliveryWithEvent>;
  /**
   * Replay the events of a period.
   *
   * Queues the subscription’s events of a period, also those from before it was created: undelivered ones, or all. At most 10,000 per request; if there are more, continue with `resumeAt` as the next `startDate`.
   *
   * `POST /v0/webhook_subscriptions/{subscription_id}/replay`, scope `write`
   *
   * Fails with `webhook_subscription_not_found`, `webhook_subscription_inactive`, `too_busy`.
   */
  replay(subscriptionId: string, body: WebhookReplay, options?: RequestOptions): Call<QueuedReplay>;
}

export interface WebhookDeliveriesResource {
  /**
   * List the deliveries to a subscription.
   *
   * Includes every attempt. Kept for 30 days.
   *
   * `GET /v0/webhook_subscriptions/{subscription_id}/deliveries`, scope `read`
   *
   * Fails with `invalid_cursor`, `webhook_subscription_not_found`, `too_busy`.
   */
  list(subscriptionId: string, query?: {
    status?: "waiting" | "delivered" | "failed" | "cancelled";
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<WebhookDelivery, WebhookDeliveryList>;
  /**
   * Get a delivery with the event it carries.
   *
   * With every try: when, how long it took, and what the receiver answered.
   *
   * `GET /v0/webhook_subscriptions/{subscription_id}/deliveries/{delivery_id}`, scope `read`
   *
   * Fails with `webhook_subscription_not_found`, `webhook_delivery_not_found`, `too_busy`.
   */
  get(subscriptionId: string, deliveryId: string, options?: RequestOptions): Call<WebhookDeliveryWithEvent>;
  /**
   * Redeliver an event.
   *
   * Sends the event again now, with the same `webhook-id`, whatever its state. A failed attempt is retried like a new delivery.
   *
   * `POST /v0/webhook_subscriptions/{subscription_id}/deliveries/{delivery_id}/redeliver`, scope `write`
   *
   * Fails with `webhook_subscription_not_found`, `webhook_delivery_not_found`, `webhook_subscription_inactive`, `webhook_event_gone`, `too_busy`.
   */
  redeliver(subscriptionId: string, deliveryId: string, options?: RequestOptions): Call<WebhookDeliveryWithEvent>;
}

export interface EventsResource {
  /**
   * List what happened.
   *
   * The events that webhooks carry, whether anybody subscribes or not. Kept for 30 days.
   *
   * `GET /v0/events`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    type?: "page.version.created" | "page.version.processed" | "page.version.published" | "form.submitted" | "form.enriched" | "form.enrichment_failed" | "page.version.cancelled" | "session.ended" | "person.erased" | "import.finished" | "claim.stale" | "experiment.started" | "experiment.changed" | "experiment.ended";
    /** Happened at this time or later */
    startDate?: string;
    /** Happened before this time */
    endDate?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Event, EventList>;
}

export interface AccountLogsResource {
  /**
   * Write an account log entry.
   *
   * The account is the one with accountId (created if new), otherwise with domain, otherwise with name, otherwise the tenant’s own account. Repeating source and idempotencyKey with the same content returns the first response.
   *
   * `POST /v0/account_logs`, scope `write`
   *
   * Fails with `account_not_found`, `account_domain_taken`, `too_busy`.
   */
  create(body: NewAccountLog, options?: RequestOptions): Call<AccountLog>;
}

export interface AccountsResource {
  /**
   * List the accounts.
   *
   * Newest first. All filters apply together; with `search`, the best match comes first.
   *
   * `GET /v0/accounts`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    domain?: string;
    /** The whole name, in any case */
    name?: string;
    /** SYSTEM:ID, an id in another system */
    externalId?: string;
    /** Every word lies somewhere in name, domain and industry, whatever its case and accents; blank lists everything */
    search?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Account, AccountList>;
  /**
   * Create an account.
   *
   * The domain is unique in the tenant; two accounts may share a name.
   *
   * `POST /v0/accounts`, scope `write`
   *
   * Fails with `account_domain_taken`, `external_id_taken`, `too_busy`.
   */
  create(body: NewAccount, options?: RequestOptions): Call<Account>;
  /**
   * Get an account.
   *
   * What is known of one account; its activity has a list of its own.
   *
   * `GET /v0/accounts/{account_id}`, scope `read`
   *
   * Fails with `account_not_found`, `too_busy`.
   */
  get(accountId: string, options?: RequestOptions): Call<Account>;
  /**
   * Change an account.
   *
   * Fields left out stay; null empties a field. With another domain, the persons of that domain belong to it.
   *
   * `PATCH /v0/accounts/{account_id}`, scope `write`
   *
   * Fails with `account_not_found`, `account_domain_taken`, `external_id_taken`, `too_busy`.
   */
  update(accountId: string, body: AccountChange, options?: RequestOptions): Call<Account>;
  /**
   * Delete an account.
   *
   * For good, with its own logs and external ids. Persons and their logs stay. The account that takes logs without an account cannot be deleted.
   *
   * `DELETE /v0/accounts/{account_id}`, scope `write`
   *
   * Fails with `account_not_found`, `account_is_default`, `too_busy`.
   */
  delete(accountId: string, options?: RequestOptions): Call<void>;
  /**
   * Merge an account into another.
   *
   * Its activity, persons and external ids move; its id, domain and external ids lead to the other from then on. What the other does not know is filled in.
   *
   * `POST /v0/accounts/{account_id}/merge`, scope `write`
   *
   * Fails with `account_not_found`, `account_is_default`, `too_busy`.
   */
  merge(accountId: string, body: AccountMerge, options?: RequestOptions): Call<Account>;
  /**
   * List the activity of an account.
   *
   * The logs of the account, newest first. A person belongs to the account whose domain is theirs, or to the one a person log names.
   *
   * `GET /v0/accounts/{account_id}/activity`, scope `read`
   *
   * Fails with `invalid_cursor`, `account_not_found`, `too_busy`.
   */
  activity(accountId: string, query?: {
    /** Include the logs of the account’s persons */
    includePersonActivity?: "true" | "false" | "1" | "0";
    /** Include deleted entries; their content is gone */
    includeDeleted?: "true" | "false" | "1" | "0";
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<ActivityItem, ActivityItemList>;
}

export interface FormSubmissionsResource {
  /**
   * List the form submissions.
   *
   * Form submissions, newest first. Suspected bot submissions are kept apart; suspectedBot=true lists them.
   *
   * `GET /v0/form_submissions`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    pageId?: string;
    audienceId?: string;
    formId?: string;
    /** The id of a person, or `ext:SYSTEM:ID` */
    personId?: string;
    /** Sent at this time or later */
    startDate?: string;
    /** Sent before this time */
    endDate?: string;
    /** Default: false */
    suspectedBot?: "true" | "false" | "1" | "0";
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<FormSubmission, FormSubmissionList>;
  /**
   * Get a form submission.
   *
   * Needs the scope `read`.
   *
   * `GET /v0/form_submissions/{submission_id}`, scope `read`
   *
   * Fails with `form_submission_not_found`, `too_busy`.
   */
  get(submissionId: string, options?: RequestOptions): Call<FormSubmission>;
  /**
   * Release a suspected form submission.
   *
   * Use this when a submission was wrongly suspected. Facet finds or creates the person and the account, sends form.submitted and enriches the submission. Sessions are not counted again.
   *
   * `POST /v0/form_submissions/{submission_id}/release`, scope `write`
   *
   * Fails with `form_submission_not_found`, `form_submission_not_suspected`, `too_busy`.
   */
  release(submissionId: string, options?: RequestOptions): Call<FormSubmission>;
}

export interface ApiKeysResource {
  /**
   * Create an API key.
   *
   * Only this response contains the key. `admin` includes the other scopes. `write` includes `draft`, but not `read`. `draft` may prepare pages and their variants, but nothing that visitors or other systems would notice.
   *
   * `POST /v0/api_keys`, scope `admin`
   *
   * Fails with `too_busy`.
   */
  create(body: NewApiKey, options?: RequestOptions): Call<CreatedApiKey>;
  /**
   * List the API keys.
   *
   * Newest first, without the keys themselves. Revoked keys are left out.
   *
   * `GET /v0/api_keys`, scope `admin`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<ApiKey, ApiKeyList>;
  /**
   * Revoke an API key.
   *
   * The process that handles this request rejects the key at once; other processes follow within five seconds.
   *
   * `DELETE /v0/api_keys/{api_key_id}`, scope `admin`
   *
   * Fails with `api_key_not_found`, `too_busy`.
   */
  delete(apiKeyId: string, options?: RequestOptions): Call<void>;
}

export interface TenantResource {
  /**
   * Get the tenant this key belongs to.
   *
   * Its name, the address of its site, how much it holds, and the limits it is held to.
   *
   * `GET /v0/tenant`, scope `read`
   *
   * Fails with `too_busy`.
   */
  get(options?: RequestOptions): Call<Tenant>;
}

export interface MembersResource {
  /**
   * List the members.
   *
   * Newest first.
   *
   * `GET /v0/members`, scope `read`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Member, MemberList>;
  /**
   * Get a member.
   *
   * With their role, and when they were last seen.
   *
   * `GET /v0/members/{member_id}`, scope `read`
   *
   * Fails with `member_not_found`, `too_busy`.
   */
  get(memberId: string, options?: RequestOptions): Call<Member>;
  /**
   * Change the name or role of a member.
   *
   * A tenant always has an owner: the last one keeps the role.
   *
   * `PATCH /v0/members/{member_id}`, scope `admin`
   *
   * Fails with `member_not_found`, `last_owner`, `too_busy`.
   */
  update(memberId: string, body: MemberChange, options?: RequestOptions): Call<Member>;
  /**
   * Remove a member.
   *
   * Ends their sessions. The last owner cannot be removed.
   *
   * `DELETE /v0/members/{member_id}`, scope `admin`
   *
   * Fails with `member_not_found`, `last_owner`, `too_busy`.
   */
  delete(memberId: string, options?: RequestOptions): Call<void>;
}

export interface InvitationsResource {
  /**
   * Invite somebody to become a member.
   *
   * The link in `url` works once, for 7 days. Facet sends no email: pass the link on. Another invitation to the same email ends the one before.
   *
   * `POST /v0/members/invitations`, scope `admin`
   *
   * Fails with `member_exists`, `too_busy`.
   */
  create(body: NewInvitation, options?: RequestOptions): Call<CreatedInvitation>;
  /**
   * List the invitations that are still open.
   *
   * Newest first. Their links are not shown again.
   *
   * `GET /v0/members/invitations`, scope `admin`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<Invitation, InvitationList>;
  /**
   * Revoke an invitation.
   *
   * Its link no longer works.
   *
   * `DELETE /v0/members/invitations/{invitation_id}`, scope `admin`
   *
   * Fails with `invitation_not_found`, `too_busy`.
   */
  delete(invitationId: string, options?: RequestOptions): Call<void>;
}

export interface MeResource {
  /**
   * Say who is calling, and what they may do.
   *
   * Any caller may ask: an API key learns its id, a member their name, email and role.
   *
   * `GET /v0/me`, scope `any`
   *
   * Fails with `too_busy`.
   */
  get(options?: RequestOptions): Call<Me>;
  /**
   * Change your own name or password.
   *
   * For members. A new password ends your other sessions.
   *
   * `PATCH /v0/me`, scope `any`
   *
   * Fails with `members_only`, `current_password_wrong`, `too_many_sign_ins`, `too_busy`.
   */
  update(body: MeChange, options?: RequestOptions): Call<Member>;
  /**
   * List where you are signed in.
   *
   * For members. Newest first.
   *
   * `GET /v0/me/sessions`, scope `any`
   *
   * Fails with `members_only`, `too_busy`.
   */
  sessions(options?: RequestOptions): Call<MemberSessionList>;
  /**
   * Sign out somewhere.
   *
   * For members. The process that handles this request rejects the key at once; other processes follow within five seconds.
   *
   * `DELETE /v0/me/sessions/{member_session_id}`, scope `any`
   *
   * Fails with `members_only`, `member_session_not_found`, `too_busy`.
   */
  endSession(memberSessionId: string, options?: RequestOptions): Call<void>;
  /**
   * Begin to add a passkey.
   *
   * For members. The challenge is good once, for five minutes.
   *
   * `POST /v0/me/passkeys/options`, scope `any`
   *
   * Fails with `members_only`, `too_busy`.
   */
  beginPasskey(options?: RequestOptions): Call<PasskeyOptions>;
  /**
   * Add a passkey.
   *
   * For members. It signs in from then on, without a password.
   *
   * `POST /v0/me/passkeys`, scope `any`
   *
   * Fails with `passkey_refused`, `members_only`, `too_busy`.
   */
  addPasskey(body: NewPasskey, options?: RequestOptions): Call<Passkey>;
  /**
   * List your passkeys.
   *
   * For members. Newest first.
   *
   * `GET /v0/me/passkeys`, scope `any`
   *
   * Fails with `members_only`, `too_busy`.
   */
  passkeys(options?: RequestOptions): Call<PasskeyList>;
  /**
   * Delete a passkey.
   *
   * For members. It no longer signs in; sessions that it started go on.
   *
   * `DELETE /v0/me/passkeys/{passkey_id}`, scope `any`
   *
   * Fails with `members_only`, `passkey_not_found`, `too_busy`.
   */
  deletePasskey(passkeyId: string, options?: RequestOptions): Call<void>;
}

export interface AuditLogResource {
  /**
   * List who changed what.
   *
   * Every write that succeeded and every sign-in, newest first: ids and names of fields, never their content. Kept for 400 days. `startDate` is included, `endDate` is not.
   *
   * `GET /v0/audit_log`, scope `admin`
   *
   * Fails with `invalid_cursor`, `too_busy`.
   */
  list(query?: {
    operation?: string;
    actorId?: string;
    targetId?: string;
    /** RFC 3339, UTC, milliseconds */
    startDate?: string;
    /** RFC 3339, UTC, milliseconds */
    endDate?: string;
    /** nextCursor of the previous page */
    cursor?: string;
    /** Page size */
    limit?: number;
  }, options?: RequestOptions): List<AuditRecord, AuditRecordList>;
}

export interface StudioResource {
  /**
   * Say what a link to join is for.
   *
   * Looking does not use the link up.
   *
   * `GET /studio/invitation`
   *
   * Fails with `join_link_invalid`, `too_busy`.
   */
  invitation(query: {
    /** The `token` in the link */
    token: string;
  }, options?: RequestOptions): Call<JoinLink>;
  /**
   * Begin to join with a passkey.
   *
   * What the browser makes a passkey from. The challenge is good once, for five minutes, and for this link alone. The link is not used up.
   *
   * `POST /studio/join/options`
   *
   * Fails with `join_link_invalid`, `too_busy`.
   */
  joinOptions(body: BeginJoin, options?: RequestOptions): Call<PasskeyOptions>;
  /**
   * Become a member by a link, and sign in.
   *
   * With a password, or with a passkey that `beginPasskeyToJoin` was asked for. The link works once. An invitation knows its email, which may then be left out; the link of a new installation makes the first owner.
   *
   * `POST /studio/join`
   *
   * Fails with `passkey_refused`, `member_exists`, `join_link_invalid`, `too_many_sign_ins`, `too_busy`.
   */
  join(body: Join, options?: RequestOptions): Call<Member>;
  /**
   * Sign in.
   *
   * Sets the session cookie, which is accepted on `/v0` in place of an API key. An unknown email and a wrong password get the same answer. From the sixth failed try in 15 minutes on, for an account or an address, tries have to wait.
   *
   * `POST /studio/session`
   *
   * Fails with `sign_in_failed`, `too_many_sign_ins`, `too_busy`.
   */
  createSession(body: SignIn, options?: RequestOptions): Call<void>;
  /**
   * Sign out.
   *
   * Ends the session of the cookie. Without one there is nothing to end, and that is fine.
   *
   * `DELETE /studio/session`
   *
   * Fails with `too_busy`.
   */
  deleteSession(options?: RequestOptions): Call<void>;
  /**
   * Say how one can sign in here.
   *
   * A password and a passkey always; a provider when one is set up.
   *
   * `GET /studio/ways`
   *
   * Fails with `too_busy`.
   */
  ways(options?: RequestOptions): Call<SignInWays>;
  /**
   * Begin to sign in with a passkey.
   *
   * Says nothing about members: the browser offers the keys it has for this host.
   *
   * `POST /studio/passkey/options`
   *
   * Fails with `too_busy`.
   */
  passkeyOptions(options?: RequestOptions): Call<PasskeyOptions>;
  /**
   * Sign in with a passkey.
   *
   * Sets the session cookie, as signing in with a password does.
   *
   * `POST /studio/passkey`
   *
   * Fails with `sign_in_failed`, `too_busy`.
   */
  passkey(body: PasskeySignIn, options?: RequestOptions): Call<void>;
}

export interface CheckupResource {
  /**
   * Say what stands in the way of running well.
   *
   * The findings of `facet doctor`, at most a minute old. Tenants other than the default one learn only what concerns no other tenant.
   *
   * `GET /v0/checkup`, scope `admin`
   *
   * Fails with `too_busy`.
   */
  get(query?: {
    /** Look again if the last look is over 10 s old */
    again?: "true" | "false";
  }, options?: RequestOptions): Call<Checkup>;
}

export interface AgentResource {
  /**
   * Say which page agent writes here.
   *
   * The built-in rules agent, or a language model, with its budget for one run.
   *
   * `GET /v0/agent`, scope `read`
   *
   * Fails with `too_busy`.
   */
  get(options?: RequestOptions): Call<AgentFacts>;
  /**
   * Have the page agent write a sample page.
   *
   * Nothing is stored. A run that fails is not an error: `ok` is false and `detail` says why. With a language model it costs what one page costs.
   *
   * `POST /v0/agent/test`, scope `admin`
   *
   * Fails with `too_busy`.
   */
  test(options?: RequestOptions): Call<AgentRun>;
}

export interface OperationsResource {
  /**
   * Whether the process is alive.
   *
   * For liveness probes: it asks nothing of the database.
   *
   * `GET /healthz`
   *
   * Fails with `too_busy`.
   */
  health(options?: RequestOptions): Call<Status>;
  /**
   * Whether the service accepts requests.
   *
   * For load balancers: 503 while the database is away or the process is shutting down.
   *
   * `GET /readyz`
   *
   * Fails with `too_busy`.
   */
  readiness(options?: RequestOptions): Call<Status>;
}

export interface VisitorsResource {
  /**
   * Get the tracker.
   *
   * The script that pages load to measure a visit. Sets no cookie.
   *
   * `GET /_facet/track.js`
   *
   * Fails with `too_busy`.
   */
  trackJs(options?: RequestOptions): Call<string>;
  /**
   * Take in a beacon of the tracker.
   *
   * Sent by the tracker. Repeated and late beacons change nothing.
   *
   * `POST /_facet/collect`
   *
   * Fails with `too_busy`.
   */
  collect(body: Beacon, options?: RequestOptions): Call<void>;
  /**
   * Ask a page a question.
   *
   * The answer comes from the page’s topics. Scripts get JSON, browsers a page.
   *
   * `POST /_facet/ask`
   *
   * Fails with `visit_invalid`, `page_not_found`, `audience_not_found`, `version_not_found`, `ask_not_found`, `version_without_content`, `too_busy`.
   */
  ask(body: Question, options?: RequestOptions): Call<Answer>;
}

export interface FormsResource {
  /**
   * Submit a form of a page.
   *
   * Scripts send JSON and get JSON. Browsers send a form and are redirected (303) to a page of thanks, or see their faults (400).
   *
   * `POST /_facet/forms/{form_id}`
   *
   * Fails with `visit_invalid`, `page_not_found`, `audience_not_found`, `version_not_found`, `form_not_found`, `version_without_content`, `too_busy`.
   */
  create(formId: string, body: VisitorSubmission, options?: RequestOptions): Call<AcceptedSubmission>;
}

export interface Resources {
  readonly overview: OverviewResource;
  readonly pages: PagesResource;
  readonly audiences: AudiencesResource;
  readonly persons: PersonsResource;
  readonly batches: BatchesResource;
  readonly versions: VersionsResource;
  readonly claims: ClaimsResource;
  readonly pageLinks: PageLinksResource;
  readonly messages: MessagesResource;
  readonly assets: AssetsResource;
  readonly brands: BrandsResource;
  readonly domains: DomainsResource;
  readonly pageRoutings: PageRoutingsResource;
  readonly analytics: AnalyticsResource;
  readonly audienceSessions: AudienceSessionsResource;
  readonly experiments: ExperimentsResource;
  readonly personLogs: PersonLogsResource;
  readonly imports: ImportsResource;
  readonly erasures: ErasuresResource;
  readonly topics: TopicsResource;
  readonly topicEntries: TopicEntriesResource;
  readonly webhookSubscriptions: WebhookSubscriptionsResource;
  readonly webhookDeliveries: WebhookDeliveriesResource;
  readonly events: EventsResource;
  readonly accountLogs: AccountLogsResource;
  readonly accounts: AccountsResource;
  readonly formSubmissions: FormSubmissionsResource;
  readonly apiKeys: ApiKeysResource;
  readonly tenant: TenantResource;
  readonly members: MembersResource;
  readonly invitations: InvitationsResource;
  readonly me: MeResource;
  readonly auditLog: AuditLogResource;
  readonly studio: StudioResource;
  readonly checkup: CheckupResource;
  readonly agent: AgentResource;
  readonly operations: OperationsResource;
  readonly visitors: VisitorsResource;
  readonly forms: FormsResource;
}

export const operations: Record<string, Record<string, string>> = {
  overview: {
    get: '- GET /v0/overview',
  },
  pages: {
    create: 'bk POST /v0/pages',
    list: 'ql GET /v0/pages',
    get: '- GET /v0/pages/{page_id}',
    update: 'b PATCH /v0/pages/{page_id}',
    delete: '- DELETE /v0/pages/{page_id}',
    publish: 'k POST /v0/pages/{page_id}/publish',
    archive: 'k POST /v0/pages/{page_id}/archive',
    restore: 'k POST /v0/pages/{page_id}/restore',
    publishBatch: 'bk POST /v0/pages/{page_id}/publish_batch',
    linkPreview: 'q GET /v0/pages/{page_id}/link_preview',
    sessions: 'ql GET /v0/pages/{page_id}/sessions',
  },
  audiences: {
    create: 'bk POST /v0/pages/{page_id}/audiences',
    list: 'ql GET /v0/pages/{page_id}/audiences',
    get: '- GET /v0/pages/{page_id}/audiences/{audience_id}',
    update: 'b PATCH /v0/pages/{page_id}/audiences/{audience_id}',
    archive: 'k POST /v0/pages/{page_id}/audiences/{audience_id}/archive',
    restore: 'k POST /v0/pages/{page_id}/audiences/{audience_id}/restore',
    batch: 'bk POST /v0/pages/{page_id}/audiences/batch',
    publications: 'ql GET /v0/pages/{page_id}/audiences/{audience_id}/publications',
    preview: 'bkt POST /v0/pages/{page_id}/audiences/{audience_id}/preview',
    asOf: 'q GET /v0/pages/{page_id}/audiences/{audience_id}/as_of',
    stream: 'qs GET /v0/pages/{page_id}/audiences/{audience_id}/stream',
    announcePresence: 'bk POST /v0/pages/{page_id}/audiences/{audience_id}/presence',
  },
  persons: {
    audiences: 'ql GET /v0/persons/{person_id}/audiences',
    sessions: 'ql GET /v0/persons/{person_id}/sessions',
    create: 'bk POST /v0/persons',
    list: 'ql GET /v0/persons',
    get: '- GET /v0/persons/{person_id}',
    update: 'b PATCH /v0/persons/{person_id}',
    delete: '- DELETE /v0/persons/{person_id}',
    batch: 'bk POST /v0/persons/batch',
    export: '- GET /v0/persons/{person_id}/export',
    activity: 'ql GET /v0/persons/{person_id}/activity',
  },
  batches: {
    get: '- GET /v0/batches/{batch_id}',
    cancel: 'k POST /v0/batches/{batch_id}/cancel',
  },
  versions: {
    list: 'ql GET /v0/pages/{page_id}/audiences/{audience_id}/versions',
    create: 'bk POST /v0/pages/{page_id}/audiences/{audience_id}/versions',
    get: '- GET /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}',
    publish: 'bk POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/publish',
    unschedule: 'k POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/unschedule',
    archive: 'k POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/archive',
    preview: 't GET /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/preview',
  },
  claims: {
    ofVersion: '- GET /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/claims',
    accept: 'bk POST /v0/pages/{page_id}/audiences/{audience_id}/versions/{version_id}/claims/{claim_id}/accept',
    list: 'ql GET /v0/claims',
  },
  pageLinks: {
    simulate: 'bk POST /v0/simulate',
    search: 'ql GET /v0/page_links/search',
    get: '- GET /v0/page_links/{page_link_id}',
    update: 'b PATCH /v0/page_links/{page_link_id}',
    delete: '- DELETE /v0/page_links/{page_link_id}',
    create: 'bk POST /v0/page_links',
  },
  messages: {
    send: 'bk POST /v0/pages/{page_id}/audiences/{audience_id}/messages',
    list: 'ql GET /v0/pages/{page_id}/audiences/{audience_id}/messages',
    interrupt: 'bk POST /v0/pages/{page_id}/audiences/{audience_id}/messages/interrupt',
  },
  assets: {
    list: 'ql GET /v0/assets',
    create: 'bmk POST /v0/assets',
    search: 'ql GET /v0/assets/search',
    get: '- GET /v0/assets/{asset_id}',
    update: 'b PATCH /v0/assets/{asset_id}',
    delete: 'q DELETE /v0/assets/{asset_id}',
    restore: 'k POST /v0/assets/{asset_id}/restore',
  },
  brands: {
    list: '- GET /v0/brands',
    get: '- GET /v0/brands/{brand_id}',
    put: 'b PUT /v0/brands/{brand_id}',
    delete: '- DELETE /v0/brands/{brand_id}',
    preview: 'bkt POST /v0/brands/preview',
  },
  domains: {
    create: 'bk POST /v0/domains',
    list: 'ql GET /v0/domains',
    get: '- GET /v0/domains/{domain_id}',
    delete: '- DELETE /v0/domains/{domain_id}',
    verify: 'k POST /v0/domains/{domain_id}/verify',
  },
  pageRoutings: {
    create: 'bk POST /v0/page_routings',
    list: 'ql GET /v0/page_routings',
    get: '- GET /v0/page_routings/{page_routing_id}',
    update: 'b PATCH /v0/page_routings/{page_routing_id}',
    delete: '- DELETE /v0/page_routings/{page_routing_id}',
    explain: 'q GET /v0/page_routings/{page_routing_id}/explain',
  },
  analytics: {
    overview: 'q GET /v0/analytics/overview',
    pages: 'q GET /v0/analytics/pages',
    audiences: 'q GET /v0/pages/{page_id}/analytics/audiences',
    summary: 'q GET /v0/pages/{page_id}/analytics/summary',
    timeseries: 'q GET /v0/pages/{page_id}/analytics/timeseries',
    explain: 'q GET /v0/pages/{page_id}/analytics/explain',
    trends: 'q GET /v0/analytics/trends',
  },
  audienceSessions: {
    get: '- GET /v0/audience_sessions/{audience_session_id}',
    interactions: '- GET /v0/audience_sessions/{audience_session_id}/interactions',
  },
  experiments: {
    put: 'b PUT /v0/pages/{page_id}/experiment',
    get: '- GET /v0/pages/{page_id}/experiment',
    delete: '- DELETE /v0/pages/{page_id}/experiment',
    list: '- GET /v0/pages/{page_id}/experiments',
    results: '- GET /v0/pages/{page_id}/experiment/results',
    timeseries: '- GET /v0/pages/{page_id}/experiment/timeseries',
  },
  personLogs: {
    create: 'bk POST /v0/person_logs',
  },
  imports: {
    create: 'bmk POST /v0/imports',
    list: 'ql GET /v0/imports',
    get: '- GET /v0/imports/{import_id}',
    rejected: 't GET /v0/imports/{import_id}/rejected',
    cancel: 'k POST /v0/imports/{import_id}/cancel',
  },
  erasures: {
    list: 'ql GET /v0/erasures',
    get: '- GET /v0/erasures/{erasure_id}',
    verify: 'bk POST /v0/erasures/verify',
  },
  topics: {
    create: 'bk POST /v0/topics',
    list: 'ql GET /v0/topics',
    get: '- GET /v0/topics/{topic_id}',
    update: 'b PATCH /v0/topics/{topic_id}',
    delete: '- DELETE /v0/topics/{topic_id}',
    staleCitations: 'ql GET /v0/topics/{topic_id}/stale_citations',
    citations: '- GET /v0/topics/{topic_id}/citations',
  },
  topicEntries: {
    put: 'b PUT /v0/topics/{topic_id}/entries',
    create: 'bk POST /v0/topics/{topic_id}/entries',
    list: 'ql GET /v0/topics/{topic_id}/entries',
    get: '- GET /v0/topics/{topic_id}/entries/{topic_entry_id}',
    update: 'b PATCH /v0/topics/{topic_id}/entries/{topic_entry_id}',
    delete: '- DELETE /v0/topics/{topic_id}/entries/{topic_entry_id}',
    reorder: 'bk POST /v0/topics/{topic_id}/entries/reorder',
  },
  webhookSubscriptions: {
    create: 'bk POST /v0/webhook_subscriptions',
    list: 'ql GET /v0/webhook_subscriptions',
    get: '- GET /v0/webhook_subscriptions/{subscription_id}',
    update: 'b PATCH /v0/webhook_subscriptions/{subscription_id}',
    delete: '- DELETE /v0/webhook_subscriptions/{subscription_id}',
    rotateSecret: 'k POST /v0/webhook_subscriptions/{subscription_id}/rotate_secret',
    test: 'bk POST /v0/webhook_subscriptions/{subscription_id}/test',
    replay: 'bk POST /v0/webhook_subscriptions/{subscription_id}/replay',
  },
  webhookDeliveries: {
    list: 'ql GET /v0/webhook_subscriptions/{subscription_id}/deliveries',
    get: '- GET /v0/webhook_subscriptions/{subscription_id}/deliveries/{delivery_id}',
    redeliver: 'k POST /v0/webhook_subscriptions/{subscription_id}/deliveries/{delivery_id}/redeliver',
  },
  events: {
    list: 'ql GET /v0/events',
  },
  accountLogs: {
    create: 'bk POST /v0/account_logs',
  },
  accounts: {
    list: 'ql GET /v0/accounts',
    create: 'bk POST /v0/accounts',
    get: '- GET /v0/accounts/{account_id}',
    update: 'b PATCH /v0/accounts/{account_id}',
    delete: '- DELETE /v0/accounts/{account_id}',
    merge: 'bk POST /v0/accounts/{account_id}/merge',
    activity: 'ql GET /v0/accounts/{account_id}/activity',
  },
  formSubmissions: {
    list: 'ql GET /v0/form_submissions',
    get: '- GET /v0/form_submissions/{submission_id}',
    release: 'k POST /v0/form_submissions/{submission_id}/release',
  },
  apiKeys: {
    create: 'bk POST /v0/api_keys',
    list: 'ql GET /v0/api_keys',
    delete: '- DELETE /v0/api_keys/{api_key_id}',
  },
  tenant: {
    get: '- GET /v0/tenant',
  },
  members: {
    list: 'ql GET /v0/members',
    get: '- GET /v0/members/{member_id}',
    update: 'b PATCH /v0/members/{member_id}',
    delete: '- DELETE /v0/members/{member_id}',
  },
  invitations: {
    create: 'bk POST /v0/members/invitations',
    list: 'ql GET /v0/members/invitations',
    delete: '- DELETE /v0/members/invitations/{invitation_id}',
  },
  me: {
    get: '- GET /v0/me',
    update: 'b PATCH /v0/me',
    sessions: '- GET /v0/me/sessions',
    endSession: '- DELETE /v0/me/sessions/{member_session_id}',
    beginPasskey: 'k POST /v0/me/passkeys/options',
    addPasskey: 'bk POST /v0/me/passkeys',
    passkeys: '- GET /v0/me/passkeys',
    deletePasskey: '- DELETE /v0/me/passkeys/{passkey_id}',
  },
  auditLog: {
    list: 'ql GET /v0/audit_log',
  },
  studio: {
    invitation: 'q GET /studio/invitation',
    joinOptions: 'b POST /studio/join/options',
    join: 'b POST /studio/join',
    createSession: 'b POST /studio/session',
    deleteSession: '- DELETE /studio/session',
    ways: '- GET /studio/ways',
    passkeyOptions: '- POST /studio/passkey/options',
    passkey: 'b POST /studio/passkey',
  },
  checkup: {
    get: 'q GET /v0/checkup',
  },
  agent: {
    get: '- GET /v0/agent',
    test: 'k POST /v0/agent/test',
  },
  operations: {
    health: '- GET /healthz',
    readiness: '- GET /readyz',
  },
  visitors: {
    trackJs: 't GET /_facet/track.js',
    collect: 'b POST /_facet/collect',
    ask: 'bm POST /_facet/ask',
  },
  forms: {
    create: 'bm POST /_facet/forms/{form_id}',
  },
};
