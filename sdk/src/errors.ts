// Every failure is a FacetError; its subclasses say what kind, so that `instanceof` reads well.

/** One fault of the input, as the server named it. */
export interface InputFault {
  in: 'body' | 'query' | 'path' | 'header';
  /** JSON Pointer into that part of the request. */
  pointer: string;
  code: string;
  detail: string;
}

export interface FailureDetails {
  status?: number | undefined;
  code?: string | undefined;
  detail?: string | undefined;
  errors?: InputFault[] | undefined;
  requestId?: string | undefined;
  response?: Response | undefined;
  retryAfterSeconds?: number | undefined;
  /** The whole problem document. */
  problem?: Record<string, unknown> | undefined;
  cause?: unknown;
}

export class FacetError extends Error {
  // Written out: a minifier renames classes.
  override name = 'FacetError';
  /** The HTTP status; undefined if no reply came. */
  readonly status: number | undefined;
  /** The server's stable error code, such as `email_taken`. */
  readonly code: string;
  readonly detail: string | undefined;
  /** Every fault of the input; empty if the input was not at fault. */
  readonly errors: InputFault[];
  /** Names the request in the server's log. */
  readonly requestId: string | undefined;
  readonly response: Response | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The problem document as it came, with members of its own such as the id of who has a taken email. */
  readonly problem: Record<string, unknown>;

  constructor(message: string, details: FailureDetails = {}) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code ?? 'unknown';
    this.detail = details.detail;
    this.errors = details.errors ?? [];
    this.requestId = details.requestId;
    this.response = details.response;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.problem = details.problem ?? {};
  }
}

/** 400, 413, 415: the request itself is at fault; see `errors`. */
export class FacetValidationError extends FacetError {
  override name = 'FacetValidationError';
}
/** 401: no key, a wrong key, or a session that ended. */
export class FacetAuthenticationError extends FacetError {
  override name = 'FacetAuthenticationError';
}
/** 403: the key or member may not do this. */
export class FacetPermissionError extends FacetError {
  override name = 'FacetPermissionError';
}
/** 404 and 410. */
export class FacetNotFoundError extends FacetError {
  override name = 'FacetNotFoundError';
}
/** 409: it conflicts with what is stored. */
export class FacetConflictError extends FacetError {
  override name = 'FacetConflictError';
}
/** 422: the idempotency key was used with another body, or the content cannot be processed. */
export class FacetUnprocessableError extends FacetError {
  override name = 'FacetUnprocessableError';
}
/** 429: too many requests; `retryAfterSeconds` says how long to wait. */
export class FacetRateLimitError extends FacetError {
  override name = 'FacetRateLimitError';
}
/** 5xx. */
export class FacetServerError extends FacetError {
  override name = 'FacetServerError';
}
/** No reply, or a reply that was cut off. */
export class FacetConnectionError extends FacetError {
  override name = 'FacetConnectionError';
}
/** No reply within `timeoutMs`. */
export class FacetTimeoutError extends FacetConnectionError {
  override name = 'FacetTimeoutError';
}
/** The caller's signal aborted the request. */
export class FacetAbortError extends FacetError {
  override name = 'FacetAbortError';
}
/** A webhook that was not sent by this subscription, or is too old. */
export class FacetWebhookError extends FacetError {
  override name = 'FacetWebhookError';
}

const byStatus: Record<number, typeof FacetError> = {
  401: FacetAuthenticationError,
  403: FacetPermissionError,
  404: FacetNotFoundError,
  409: FacetConflictError,
  410: FacetNotFoundError,
  422: FacetUnprocessableError,
  429: FacetRateLimitError,
};

/** The error that a reply stands for. */
export function errorOf(response: Response, text: string): FacetError {
  const { status, headers } = response;
  let problem: Record<string, unknown> = {};
  try {
    problem = JSON.parse(text);
  } catch {
    // A proxy in between may answer with anything.
  }
  const field = (name: string): string | undefined =>
    typeof problem[name] === 'string' ? (problem[name] as string) : undefined;
  const Kind = byStatus[status] ?? (status >= 500 ? FacetServerError : FacetValidationError);
  const title = field('title') ?? `The server answered with status ${status}`;
  const detail = field('detail');
  return new Kind(detail === undefined ? title : `${title}: ${detail}`, {
    status,
    code: field('code'),
    detail,
    errors: Array.isArray(problem.errors) ? problem.errors : undefined,
    requestId: field('requestId') ?? headers.get('x-request-id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers.get('retry-after')),
    response,
    problem,
  });
}

function retryAfterSeconds(value: string | null): number | undefined {
  if (value === null || value === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}
