// One reply of a model as a stream of text. The only file that knows the AI SDK's
// events and errors; it is loaded when a model agent is made, and not before.
import {
  APICallError,
  type FinishReason,
  type LanguageModel,
  StreamProviderError,
  streamText,
} from 'ai';
import { AgentFailure } from './failure.ts';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface ReplyRequest {
  instructions: string;
  turns: Turn[];
  maxOutputTokens: number;
  signal: AbortSignal;
}

// No token of a page is that long on average; a server that disregards the token limit meets this one.
const charsPerToken = 8;

/** Yields pieces of text. Throws an AgentFailure, or the reason of the signal when it is aborted. */
export async function* streamReply(
  model: LanguageModel,
  { instructions, turns, maxOutputTokens, signal }: ReplyRequest,
): AsyncGenerator<string, void> {
  const { stream } = streamText({
    model,
    instructions,
    messages: turns,
    maxOutputTokens,
    abortSignal: signal,
    // The job that runs the agent decides about another try.
    maxRetries: 0,
    // Prompts hold personal data: nothing is kept at the provider that does not have to be.
    providerOptions: { openai: { store: false } },
    onError: () => {},
  });
  let chars = 0;
  try {
    for await (const part of stream) {
      signal.throwIfAborted();
      if (part.type === 'error') throw part.error;
      if (part.type === 'finish') refuseBadEnd(part.finishReason);
      if (part.type !== 'text-delta' && part.type !== 'reasoning-delta') continue;
      chars += part.text.length;
      if (chars > maxOutputTokens * charsPerToken) throw new AgentFailure('reply_too_long');
      if (part.type === 'text-delta') yield part.text;
    }
  } catch (error) {
    signal.throwIfAborted();
    throw failureOf(error);
  }
  signal.throwIfAborted();
}

function refuseBadEnd(reason: FinishReason): void {
  if (reason === 'content-filter') throw new AgentFailure('refused');
  if (reason === 'length') throw new AgentFailure('reply_too_long');
}

/** Seconds, or a date. */
function retryAfterOf(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

function failureOf(error: unknown): AgentFailure {
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof AgentFailure) return inner;
  }
  if (APICallError.isInstance(error)) {
    const { statusCode } = error;
    if (statusCode === undefined) return new AgentFailure('endpoint_unreachable');
    // The status was fine, and then the body failed.
    if (statusCode < 300) return new AgentFailure('endpoint_broke_off');
    return new AgentFailure('endpoint_status', statusCode, retryAfterOf(error.responseHeaders));
  }
  if (StreamProviderError.isInstance(error)) {
    return error.statusCode === undefined
      ? new AgentFailure('endpoint_reported_error')
      : new AgentFailure('endpoint_status', error.statusCode);
  }
  return new AgentFailure('endpoint_broke_off');
}
