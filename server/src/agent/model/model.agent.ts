// The page agent that has a language model write. It owns the rounds of a run, one reply and
// at most one repair, and its budgets. It trusts nothing that comes back: what it
// yields as a page has passed the same checks as a page written by hand, and more.
import type { PageContent } from '../../content/content.ts';
import type { Check } from '../../platform/http/validate.ts';
import type { Agent, AgentEvent, AgentInput } from '../agent.ts';
import { fitForModel } from './briefing.ts';
import { makeContentCheck, makeJudge } from './check.ts';
import { AgentFailure } from './failure.ts';
import { type Gated, makeGate } from './gate.ts';
import { type ModelJudge, makeModelJudge } from './judge.ts';
import { plainText } from './plain.ts';
import { makePrompt, type Prompt } from './prompt.ts';
import { type ModelSettings, openModel } from './provider.ts';
import { makeReply } from './reply.ts';
import type { ReplyRequest, Turn } from './stream.ts';
import { clip } from './trim.ts';

export interface ModelAgentConfig extends ModelSettings {
  /** For a whole run, the repair included. */
  timeoutMs?: number;
  /** Of each reply. */
  maxOutputTokens?: number;
  /** Of what the model is given to read. */
  maxInputChars?: number;
  /** A second model that judges drafts, at the same endpoint; without it nobody does. */
  judgeModel?: string;
}

interface Budgets {
  timeoutMs: number;
  maxOutputTokens: number;
  maxInputChars: number;
}

const defaults: Budgets = { timeoutMs: 120_000, maxOutputTokens: 16_000, maxInputChars: 100_000 };

type Stream = (request: ReplyRequest) => AsyncIterable<string>;
/** Returns what stops the timer. */
export type StartTimer = (ms: number, onEnd: () => void) => () => void;

const startRealTimer: StartTimer = (ms, onEnd) => {
  const timer = setTimeout(onEnd, ms);
  return () => clearTimeout(timer);
};

export async function makeModelAgent(
  config: ModelAgentConfig,
  startTimer: StartTimer = startRealTimer,
): Promise<Agent> {
  const {
    timeoutMs = defaults.timeoutMs,
    maxOutputTokens = defaults.maxOutputTokens,
    maxInputChars = defaults.maxInputChars,
  } = config;
  const model = await openModel(config, maxOutputTokens);
  const { streamReply } = await import('./stream.ts');
  const check = makeContentCheck();
  const { judgeModel } = config;
  const judging =
    judgeModel === undefined ? undefined : await openJudge({ ...config, model: judgeModel });
  const parts: Parts = {
    stream: (request) => streamReply(model, request),
    check,
    startTimer,
    budgets: { timeoutMs, maxOutputTokens, maxInputChars },
    judging,
  };
  return { name: 'model', run: (input, signal) => run(parts, input, signal) };
}

interface Parts {
  stream: Stream;
  check: Check;
  startTimer: StartTimer;
  budgets: Budgets;
  judging: ModelJudge | undefined;
}

async function openJudge(settings: ModelSettings): Promise<ModelJudge> {
  const model = await openModel(settings, maxJudgement);
  const { streamReply } = await import('./stream.ts');
  return makeModelJudge((request) => streamReply(model, request), maxJudgement);
}
const maxJudgement = 700;

async function* run(
  { stream, check, startTimer, budgets, judging }: Parts,
  input: AgentInput,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent, void> {
  signal.throwIfAborted();
  refuseUnknownSelection(input);
  const fit = fitForModel(input);
  const prompt = makePrompt(fit, budgets.maxInputChars);
  // A page links only to what may be read: an address in a hidden line is none the team gives away.
  const judge = judgeAll(makeJudge(fit, prompt.chunks, check), makeGate(input));

  // One signal for every way to end: the caller's abort, the time, and leaving this
  // function, so that no request outlives the run.
  const stop = new AbortController();
  const onAbort = () => stop.abort(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  const onTimeout = () => stop.abort(new AgentFailure('timed_out'));
  const stopTimer = startTimer(budgets.timeoutMs, onTimeout);
  try {
    const ask = (turns: Turn[]) =>
      stream({
        instructions: prompt.instructions,
        turns,
        maxOutputTokens: budgets.maxOutputTokens,
        signal: stop.signal,
      });
    const second = judging && ((content: PageContent) => judging(fit, content, stop.signal));
    yield* converse(prompt, judge, ask, second);
  } finally {
    stopTimer();
    signal.removeEventListener('abort', onAbort);
    stop.abort();
  }
}

async function* converse(
  prompt: Prompt,
  judge: (document: string) => Gated,
  ask: (turns: Turn[]) => AsyncIterable<string>,
  second: ((content: PageContent) => Promise<string[]>) | undefined,
): AsyncGenerator<AgentEvent, void> {
  const request: Turn = { role: 'user', content: prompt.user };
  const first = makeReply();
  let spoken = false;
  for await (const piece of ask([request])) {
    const wasInDocument = first.inDocument;
    const text = first.push(piece);
    if (text !== '') {
      spoken = true;
      yield { type: 'text', text };
    }
    if (first.inDocument && !wasInDocument) yield { type: 'progress', step: 'Writing the page' };
  }
  if (first.raw.trim() === '') throw new AgentFailure('empty_reply');
  const document = first.document();
  let verdict = document === undefined ? undefined : judge(document);
  if (second && verdict?.content && verdict.faults.length === 0) {
    yield { type: 'progress', step: 'Judging the page' };
    verdict = { ...verdict, faults: await second(verdict.content) };
  }

  if (verdict === undefined || verdict.faults.length > 0) {
    yield { type: 'progress', step: 'Correcting the page' };
    const faults = verdict?.faults ?? ['the reply holds no document'];
    // Its message is not shown: the person has read the first.
    const repair = makeReply();
    const turns: Turn[] = [
      request,
      { role: 'assistant', content: first.raw },
      { role: 'user', content: prompt.repair(faults) },
    ];
    for await (const piece of ask(turns)) repair.push(piece);
    const repaired = repair.document();
    // Words alone, even when asked again: it does not want to write this page.
    if (document === undefined && repaired === undefined) throw refusal(first.raw);
    const corrected = repaired === undefined ? undefined : judge(repaired);
    // What is still at fault is dropped and reported; the better of the two pages stays.
    verdict = corrected?.content === undefined ? (verdict ?? corrected) : corrected;
  }
  if (verdict?.content === undefined) throw new AgentFailure('invalid_page');
  if (!spoken) yield { type: 'text', text: 'The page is ready.' };
  if (verdict.report !== undefined) yield { type: 'text', text: ` ${verdict.report}` };
  yield { type: 'content', content: verdict.content };
}

const maxSaid = 500;

const refusal = (said: string): AgentFailure =>
  new AgentFailure('refused', undefined, undefined, clip(plainText(said), maxSaid).toWellFormed());

/** A page must be sound, and every text of it fit to be shown. */
function judgeAll(
  judge: ReturnType<typeof makeJudge>,
  gate: ReturnType<typeof makeGate>,
): (document: string) => Gated {
  return (document) => {
    const verdict = judge(document);
    return 'faults' in verdict
      ? { content: undefined, faults: verdict.faults, report: undefined }
      : gate(verdict.content);
  };
}

function refuseUnknownSelection({ message, current }: AgentInput): void {
  const selectedId = message?.selectedElement?.componentId;
  if (selectedId === undefined || current === undefined) return;
  if (current.blocks.some((block) => block.componentId === selectedId)) return;
  throw new AgentFailure('selection_unknown');
}
