// Everything the model agent can fail of, in words that may be shown to anyone:
// no key, no prompt and nothing the endpoint said is ever part of them.
const failures = {
  empty_reply: { reason: 'the model sent an empty reply', retryable: true },
  endpoint_broke_off: { reason: 'the model endpoint broke off its reply', retryable: true },
  endpoint_not_streaming: {
    reason: 'the model endpoint did not answer with an event stream',
    retryable: false,
  },
  endpoint_reported_error: {
    reason: 'the model endpoint reported an error while it replied',
    retryable: true,
  },
  endpoint_status: { reason: 'the model endpoint answered with an error', retryable: false },
  endpoint_unreachable: { reason: 'the model endpoint could not be reached', retryable: true },
  input_too_long: {
    reason: 'the request and the page are too long for the model',
    retryable: false,
  },
  invalid_page: { reason: 'the model did not produce a valid page', retryable: false },
  refused: { reason: 'the model refused', retryable: false },
  reply_too_long: { reason: 'the reply of the model was longer than its budget', retryable: false },
  selection_unknown: {
    reason: 'the selected element is not on the page any more',
    retryable: false,
  },
  // Who has waited for the whole budget once gets a page from the rules agent, not another wait.
  timed_out: { reason: 'the model took too long', retryable: false },
} as const satisfies Record<string, { reason: string; retryable: boolean }>;

export type AgentFailureCode = keyof typeof failures;

export class AgentFailure extends Error {
  readonly code: AgentFailureCode;
  /** Whether the same request may well succeed later. */
  readonly retryable: boolean;
  /** What the endpoint answered, where it answered with an error. */
  readonly status: number | undefined;
  /** When the endpoint said to come back. */
  readonly retryAfterMs: number | undefined;
  /** What the model told the team when it declined; its own words, like any of its messages. */
  readonly said: string | undefined;

  // No cause: the errors of the SDK carry the prompt and the endpoint's own text.
  constructor(code: AgentFailureCode, status?: number, retryAfterMs?: number, said?: string) {
    super(status === undefined ? failures[code].reason : `the model endpoint answered ${status}`);
    this.name = 'AgentFailure';
    this.code = code;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
    this.said = said;
    this.retryable = status === undefined ? failures[code].retryable : isPassing(status);
  }
}

/** Too busy, too slow or out of order: states that pass by themselves. */
function isPassing(status: number): boolean {
  return status === 408 || status === 425 || status === 429 || status >= 500;
}
