// What a client should do about each code of the error table. Codes that only
// say "no such thing" or "not in this state" share the sentence of their status.
import { type ErrorCode, errorTable } from '../../errors.ts';

const byCode: Partial<Record<ErrorCode, string>> = {
  validation_failed:
    'The errors array names every fault at once: where it is (pointer), what it is (code) and a sentence. Correct them all and send the request again.',
  malformed_json:
    'Send one complete JSON document in UTF-8; detail says where parsing stopped. To send no body, omit the content type.',
  malformed_request:
    'Send well-formed HTTP: look at the request line, the encoding of the URL and the content length.',
  invalid_cursor:
    'Send the nextCursor of this list unchanged, with the same filters, or start again without a cursor.',
  visit_invalid:
    'Send the page’s facet.context unchanged. Previews have none: forms and questions work only on published pages.',
  form_not_found: 'Load the page again: it has changed since it was served.',
  ask_not_found: 'Load the page again: it has changed since it was served.',
  key_missing: 'Send an API key in the x-api-key header.',
  key_invalid: 'Check that the key is complete, not expired and not revoked, or create a new one.',
  session_ended: 'Sign in again.',
  metrics_token_wrong: 'Send FACET_METRICS_TOKEN as `Authorization: Bearer`.',
  sign_in_failed:
    'Check the email and the password. Whoever runs this server can print a new link with `facet studio-link`.',
  cross_site_request:
    'Send requests with the session cookie from the studio itself; programs use an API key.',
  current_password_wrong: 'Send the password you have now as currentPassword.',
  members_only: 'Sign in to the studio, and send the request with its session cookie.',
  scope_missing: 'Use a key that has the scope named in detail, or ask an owner for another role.',
  last_owner: 'Make another member an owner first.',
  member_exists: 'Sign in with this email instead.',
  join_link_invalid: 'Ask for a new link: each works once, for 7 days.',
  too_many_sign_ins: 'Wait the seconds given in Retry-After before you try again.',
  route_not_found: 'Check the path and the method against the reference.',
  method_not_allowed: 'Use one of the methods that the Allow header of the response lists.',
  request_timeout: 'Send the request again, on a faster or steadier connection.',
  account_domain_taken:
    'Use the account that has the domain: its id is the accountId of this problem. Or leave out one of accountId and domain.',
  email_taken:
    'Use the person that has the email: its id is the personId of this problem. Or choose another email.',
  never_served:
    'Nothing was sent to a visitor yet. The version that was published then is in the list of publications.',
  erased: 'What was made for an erased person is gone for good.',
  past_retention: 'FACET_RENDITION_DAYS says how long pages are kept.',
  audience_archived: 'Restore the audience first.',
  audience_exists: 'Use the audience that the page has for this person.',
  client_message_reused:
    'Use a new clientMessageId for a new message. Reuse one only to retry the same message.',
  webhook_subscription_inactive: 'Set active to true first.',
  webhook_event_gone:
    'Events are kept for 30 days, or until their person is erased. This one cannot be sent again.',
  page_archived: 'Restore the page first.',
  idempotency_key_in_use:
    'Wait for the seconds in Retry-After and send the same request again; it returns the first response.',
  body_too_large: 'Send a smaller body, or split the content over several requests.',
  unsupported_media_type:
    'Send JSON in UTF-8 with content-type: application/json, and a file as multipart/form-data.',
  idempotency_key_reused:
    'Use a new idempotency key for new content. Reuse a key only to retry the same request.',
  rate_limited:
    'Wait for the seconds in Retry-After. The RateLimit headers of every response say how many requests are left.',
  too_many_wrong_keys:
    'Wait for the seconds in Retry-After, and correct the key before you try again.',
  headers_too_large: 'Send fewer or shorter headers, and a shorter URL.',
  internal_error:
    'Try again later. If it persists, give the requestId to the operator of this server: the log has the cause.',
  draining:
    'Wait for the seconds in Retry-After and send the request again; the service is restarting.',
  database_unavailable:
    'Wait for the seconds in Retry-After and send the request again. With an Idempotency-Key, a repeated POST takes effect once.',
  file_link_invalid: 'Use a downloadUrl or previewDownloadUrl unchanged.',
  file_link_expired: 'Read the asset again: the response has new links.',
  unreadable_image:
    'Open the image in another program and export it again, with 100 million pixels at most.',
  unsupported_file_type:
    'Convert the file to one of the types named in detail. The content decides, not the file name.',
  range_not_satisfiable: 'Ask for bytes below the size that Content-Range names.',
  storage_unavailable:
    'Try again later. If it persists, ask the operator of this server: the log has the cause.',
  storage_full: 'Ask the operator of this server to free disk space, then send the request again.',
};

const byStatus: Partial<Record<number, string>> = {
  404: 'Check the id: the resource does not exist, was deleted, or belongs to another tenant.',
  409: 'Read the resource again: its current state does not allow this. detail says why.',
};

export function adviceFor(code: ErrorCode): string {
  return byCode[code] ?? byStatus[errorTable[code].status] ?? 'Read detail: it says what is wrong.';
}
