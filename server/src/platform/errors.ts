// The one table of everything that can go wrong on purpose: the code is what
// clients switch on and never changes; status and title follow from it.
export const errorTable = {
  validation_failed: { status: 400, title: 'The request is not valid' },
  malformed_json: { status: 400, title: 'The body is not valid JSON' },
  unreadable_image: { status: 400, title: 'The image cannot be read' },
  visit_invalid: { status: 400, title: 'The request does not come from a page of this service' },
  malformed_csv: { status: 400, title: 'The file is not valid CSV' },
  malformed_request: { status: 400, title: 'The request is malformed' },
  invalid_cursor: { status: 400, title: 'The cursor does not belong to this list' },
  key_missing: { status: 401, title: 'An API key is required' },
  key_invalid: { status: 401, title: 'The API key is not valid' },
  session_ended: { status: 401, title: 'The session has ended' },
  sign_in_failed: { status: 401, title: 'The email or the password is wrong' },
  metrics_token_wrong: { status: 401, title: 'The metrics need their token' },
  cross_site_request: { status: 403, title: 'The request comes from another site' },
  current_password_wrong: { status: 403, title: 'The current password is wrong' },
  members_only: { status: 403, title: 'Only members can do this' },
  scope_missing: { status: 403, title: 'The caller lacks the scope for this operation' },
  file_link_invalid: { status: 403, title: 'The link to the file is not valid' },
  file_link_expired: { status: 403, title: 'The link to the file has expired' },
  preview_link_invalid: { status: 403, title: 'The preview address is not valid' },
  preview_link_expired: { status: 403, title: 'The preview address has expired' },
  route_not_found: { status: 404, title: 'No resource has this path' },
  account_not_found: { status: 404, title: 'The account does not exist' },
  api_key_not_found: { status: 404, title: 'The API key does not exist' },
  asset_not_found: { status: 404, title: 'The asset does not exist' },
  brand_not_found: { status: 404, title: 'The brand does not exist' },
  file_not_found: { status: 404, title: 'The file does not exist' },
  form_not_found: { status: 404, title: 'The page has no such form' },
  audience_session_not_found: { status: 404, title: 'The session does not exist' },
  form_submission_not_found: { status: 404, title: 'The form submission does not exist' },
  ask_not_found: { status: 404, title: 'The page has no question block' },
  audience_not_found: { status: 404, title: 'The audience does not exist' },
  claim_not_found: { status: 404, title: 'The version makes no such claim' },
  domain_not_found: { status: 404, title: 'The domain does not exist' },
  invitation_not_found: { status: 404, title: 'There is no such invitation' },
  member_not_found: { status: 404, title: 'There is no such member' },
  passkey_not_found: { status: 404, title: 'There is no such passkey' },
  passkey_refused: { status: 400, title: 'The passkey was refused' },
  not_a_member: { status: 403, title: 'Nobody with this email is a member' },
  member_session_not_found: { status: 404, title: 'There is no such session' },
  import_not_found: { status: 404, title: 'The import does not exist' },
  batch_not_found: { status: 404, title: 'The batch does not exist' },
  page_link_not_found: { status: 404, title: 'The page link does not exist' },
  page_routing_not_found: { status: 404, title: 'The page routing does not exist' },
  page_not_found: { status: 404, title: 'The page does not exist' },
  topic_not_found: { status: 404, title: 'The topic does not exist' },
  topic_entry_not_found: { status: 404, title: 'The topic has no such entry' },
  webhook_delivery_not_found: { status: 404, title: 'The delivery does not exist' },
  webhook_subscription_not_found: { status: 404, title: 'The webhook subscription does not exist' },
  version_not_found: { status: 404, title: 'The version does not exist' },
  no_experiment: { status: 404, title: 'The page has no experiment' },
  never_published: { status: 404, title: 'Nothing was published at that time' },
  never_served: { status: 404, title: 'Nobody had opened the page by that time' },
  person_not_found: { status: 404, title: 'The person does not exist' },
  erasure_not_found: { status: 404, title: 'The erasure does not exist' },
  method_not_allowed: { status: 405, title: 'The path does not support this method' },
  request_timeout: { status: 408, title: 'The request took too long to arrive' },
  account_domain_taken: { status: 409, title: 'The domain belongs to another account' },
  account_is_default: {
    status: 409,
    title: 'The tenant’s own account cannot be deleted or merged into another',
  },
  external_id_taken: { status: 409, title: 'The external id belongs to another' },
  audience_archived: { status: 409, title: 'The audience is archived' },
  audience_exists: { status: 409, title: 'The page already has an audience for this person' },
  claim_supported: { status: 409, title: 'A source supports the claim: it needs no acceptance' },
  client_message_reused: {
    status: 409,
    title: 'The clientMessageId was already used for another message',
  },
  domain_exists: { status: 409, title: 'The domain was already added' },
  domain_in_use: { status: 409, title: 'The domain still has links' },
  domain_not_verified: { status: 409, title: 'The verification record was not found' },
  domain_taken: { status: 409, title: 'The domain is verified by another tenant' },
  form_submission_not_suspected: {
    status: 409,
    title: 'The form submission is not suspected, or has been erased',
  },
  last_owner: { status: 409, title: 'There must be an owner' },
  member_exists: { status: 409, title: 'A member with this email already exists' },
  import_running: { status: 409, title: 'The import has not ended yet' },
  import_over: { status: 409, title: 'The import has already ended' },
  batch_over: { status: 409, title: 'The batch has already ended' },
  page_routing_in_use: { status: 409, title: 'Links still lead to the page routing' },
  path_taken: { status: 409, title: 'The path belongs to another link' },
  page_archived: { status: 409, title: 'The page is archived' },
  topic_entries_differ: {
    status: 409,
    title: 'The list must name every entry of the topic exactly once',
  },
  topic_full: { status: 409, title: 'The topic is full' },
  webhook_event_gone: { status: 409, title: 'The event is no longer kept' },
  webhook_subscription_inactive: { status: 409, title: 'The webhook subscription is not active' },
  version_move_refused: { status: 409, title: 'The version cannot change to this state' },
  version_outdated: { status: 409, title: 'A newer version was made meanwhile' },
  version_without_content: { status: 409, title: 'The version has no content yet' },
  unsupported_claims: { status: 409, title: 'No source supports some claims of the version' },
  email_taken: { status: 409, title: 'A person with this email already exists' },
  idempotency_key_in_use: {
    status: 409,
    title: 'A request with this Idempotency-Key is still running',
  },
  erased: { status: 410, title: 'The page was erased with its person' },
  past_retention: { status: 410, title: 'Pages of that time are no longer kept' },
  join_link_invalid: { status: 410, title: 'The link was used, has expired or was revoked' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: {
    status: 415,
    title: 'The operation does not accept this content type',
  },
  unsupported_file_type: { status: 415, title: 'This file type is not accepted' },
  range_not_satisfiable: { status: 416, title: 'The requested range is outside the file' },
  idempotency_key_reused: {
    status: 422,
    title: 'The idempotency key was already used with other content',
  },
  work_too_large: { status: 422, title: 'This takes more time or memory than a request may use' },
  rate_limited: { status: 429, title: 'Too many requests' },
  too_many_sign_ins: { status: 429, title: 'Too many failed attempts to sign in' },
  too_many_wrong_keys: { status: 429, title: 'Too many requests with a wrong API key' },
  headers_too_large: { status: 431, title: 'The request headers are too large' },
  internal_error: { status: 500, title: 'Internal error' },
  too_busy: { status: 503, title: 'Too much other work is waiting' },
  draining: { status: 503, title: 'The service is shutting down' },
  database_unavailable: { status: 503, title: 'The database cannot be reached' },
  storage_unavailable: { status: 503, title: 'The file storage cannot be reached' },
  storage_full: { status: 507, title: 'The disk is full' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errorTable;

/** One fault of an input: where it is, a stable code for it, and a sentence about it. */
export interface Fault {
  in: 'body' | 'query' | 'path' | 'header';
  pointer: string;
  code: string;
  detail: string;
}

export interface FailureDetails {
  detail?: string;
  errors?: Fault[];
  retryAfterSeconds?: number;
  /** What the log should know and the client must not. */
  cause?: unknown;
  /** Further members of the problem document, such as the id of an existing person. */
  members?: Record<string, string | number | readonly object[]>;
  headers?: Record<string, string>;
}

export class Failure extends Error {
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    super(details.detail ?? errorTable[code].title, { cause: details.cause });
    this.name = 'Failure';
    this.code = code;
    this.details = details;
  }
}

/** A field of what was sent is at fault; only the body has fields. */
export const fieldFault = (pointer: string, code: string, detail: string): Fault => ({
  in: 'body',
  pointer,
  code,
  detail,
});

/** Refuses what was sent for the sake of one field. */
export const invalidField = (pointer: string, code: string, detail: string): Failure =>
  new Failure('validation_failed', { errors: [fieldFault(pointer, code, detail)] });

/** Settings that cannot be used, all faults at once. */
export class ConfigError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(`The environment is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.name = 'ConfigError';
    this.faults = faults;
  }
}
