// The job that makes a version: reads what is known, runs the agent, passes on
// what it writes as it writes it, and turns the version into a draft together
// with the end of the job. Interrupted at any point, it leaves nothing behind.
import type { Accounts } from '../accounts/accounts.service.ts';
import type { Activity } from '../activity/activity.service.ts';
import type { Agent, AgentEvent, AgentInput } from '../agent/agent.ts';
import { AgentFailure } from '../agent/model/failure.ts';
import type { Brands } from '../brands/brands.service.ts';
import type { PageContent } from '../content/content.ts';
import type { Pages } from '../pages/pages.service.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import { pipelined } from '../platform/db/pipelined.ts';
import type { VersionRow } from '../platform/db/tables.ts';
import { Failure } from '../platform/errors.ts';
import type { Job } from '../platform/jobs/queue.ts';
import {
  type JobHandler,
  JobLost,
  type JobTools,
  NotWorthRetrying,
  RetryLater,
} from '../platform/jobs/worker.ts';
import type { Signals } from '../platform/signals/signals.ts';
import { findAudience, takeStreamNumbers } from './audiences.store.ts';
import { gatherInput, type Library, recall } from './briefing.ts';
import type { Messages } from './messages.service.ts';
import type { NewStreamEvent, Streams } from './stream.ts';
import { type AudienceRef, stateEvent } from './version_events.ts';
import type { Versions } from './versions.service.ts';
import { findVersion, listStanding, markPickedUp } from './versions.store.ts';

/** Long enough to gather a few words, short enough to read along. */
const flushMs = 60;
const maxAttempts = 3;

export interface DraftingDeps {
  db: Db;
  clock: Clock;
  signals: Signals;
  agent: Agent;
  /** Writes the page when the agent has failed for good, so that nobody is left without one. */
  fallback?: Agent | undefined;
  accounts: Accounts;
  brands: Brands;
  library: Library;
  activity: Activity;
  pages: Pages;
  versions: Versions;
  messages: Messages;
  streams: Streams;
}

interface Draft {
  audience: AudienceRef;
  version: VersionRow;
  pickedUpAt: number;
}

export function makeDrafting(deps: DraftingDeps): JobHandler<'draft_version'> {
  const { db, clock, signals, agent, fallback, pages, versions, messages, streams } = deps;

  /** Undefined when there is nothing left to draft: cancelled, archived, or its page deleted. */
  async function findWork({ tenantId, payload }: Job<'draft_version'>) {
    const { pageId, audienceId, versionId } = payload;
    const [version, page, audience, recalled] = await Promise.all([
      findVersion(db, tenantId, audienceId, versionId),
      pages.find(tenantId, pageId),
      findAudience(db, tenantId, pageId, audienceId),
      recall(db, { tenantId, ...payload }),
    ]);
    if (version?.status !== 'queued' || !page || !audience) return undefined;
    return { page, audience, version, recalled };
  }

  async function run(job: Job<'draft_version'>, tools: JobTools): Promise<void> {
    const work = await findWork(job);
    if (!work) return;
    const { page, audience, version, recalled } = work;
    const draft: Draft = { audience, version, pickedUpAt: clock.now() };
    const input = await gatherInput(deps, page, audience, version, recalled);
    const interrupt = new AbortController();
    const unsubscribe = signals.subscribe('interrupt', (versionId) => {
      if (versionId === version.version_id) interrupt.abort(new JobLost('interrupted'));
    });
    try {
      const signal = AbortSignal.any([tools.signal, interrupt.signal]);
      const hear = (events: ReturnType<Agent['run']>) => listen(draft, events, interrupt, signal);
      const written = await hear(agent.run(input, signal, job.tenantId)).catch((error: unknown) => {
        const lastTry = isFinal(error) || job.attempts >= maxAttempts;
        if (!fallback || !lastTry || signal.aborted || !(error instanceof AgentFailure)) {
          throw error;
        }
        return hear(standIn(fallback, error, input, signal, job.tenantId));
      });
      await finish(draft, written, tools);
    } catch (error) {
      if (interrupt.signal.aborted) throw interrupt.signal.reason;
      if (isFinal(error)) throw new NotWorthRetrying(reasonOf(error), { cause: error });
      if (error instanceof AgentFailure && error.retryAfterMs !== undefined) {
        throw new RetryLater(reasonOf(error), error.retryAfterMs, { cause: error });
      }
      throw error;
    } finally {
      unsubscribe();
    }
  }

  /** Follows the agent to its end, storing what it writes every few milliseconds for those who read along. */
  async function listen(
    draft: Draft,
    events: ReturnType<Agent['run']>,
    interrupt: AbortController,
    signal: AbortSignal,
  ): Promise<{ text: string; content: PageContent | undefined; unflushed: NewStreamEvent[] }> {
    const { version_id: versionId } = draft.version;
    let text = '';
    let content: PageContent | undefined;
    let unflushed: NewStreamEvent[] = [];
    /** When the first of them came: an agent that says everything at once is stored with its draft. */
    let unflushedSince = 0;
    const save = async () => {
      const due = unflushed;
      unflushed = [];
      await flush(draft, due);
    };
    // Also while the agent is silent: what it said last is read now, not with its next word.
    const waitMs = () => (unflushed.length > 0 ? unflushedSince + flushMs - Date.now() : undefined);
    for await (const event of withPauses(events, waitMs)) {
      signal.throwIfAborted();
      if (event === undefined) {
        // Nobody waits for the agent any more when its words may not be stored.
        await save().catch((error: unknown) => {
          interrupt.abort(error);
          throw error;
        });
        continue;
      }
      if (unflushed.length === 0) unflushedSince = Date.now();
      if (event.type === 'content') content = event.content;
      if (event.type === 'progress') {
        unflushed.push({ type: 'progress', data: { versionId, step: event.step } });
      }
      if (event.type === 'text') {
        text += event.text;
        appendText(unflushed, versionId, event.text);
      }
      if (Date.now() - unflushedSince >= flushMs && unflushed.length > 0) await save();
    }
    return { text, content, unflushed };
  }

  async function flush({ audience, version, pickedUpAt }: Draft, events: NewStreamEvent[]) {
    const { tenant_id: tenantId, audience_id: audienceId } = audience;
    await db.transaction(async () => {
      const streamNumber = await takeStreamNumbers(db, tenantId, audienceId, events.length);
      // Taken back, or its person erased: not a word more may be stored.
      const { status } = await versions.get(audience, version.version_id);
      if (status !== 'queued') throw new JobLost(`the version is ${status}`);
      await streams.write(tenantId, audienceId, events, streamNumber);
      await markPickedUp(db, tenantId, version.version_id, pickedUpAt);
    });
  }

  async function finish(
    { audience, version, pickedUpAt }: Draft,
    outcome: Awaited<ReturnType<typeof listen>>,
    tools: JobTools,
  ): Promise<void> {
    const { content, text, unflushed } = outcome;
    if (!content) throw new Error('the agent ended without a page');
    const { tenant_id: tenantId, audience_id: audienceId } = audience;
    await db.transaction(async () => {
      // The audience is held first: an interrupt is either before all of this or after it. If the
      // job was taken back, finish() undoes everything.
      const [streamNumber, , stored, fresh, standing] = await pipelined([
        takeStreamNumbers(db, tenantId, audienceId, unflushed.length + 1),
        tools.finish(),
        versions.store(tenantId, content),
        versions.get(audience, version.version_id),
        listStanding(db, tenantId, audienceId),
      ]);
      const settled = { ...stored, picked_up_at: fresh.picked_up_at ?? pickedUpAt };
      const drafted = stateEvent({ ...fresh, status: 'draft' });
      const now = clock.now();
      const [moved] = await pipelined([
        versions.move(audience, fresh, 'process', settled, standing, now),
        text === '' ? undefined : messages.say(audience, version.version_id, text),
        versions.announce(audience, { ...fresh, became_draft_at: now }, 'page.version.processed'),
        streams.write(tenantId, audienceId, [...unflushed, drafted], streamNumber),
      ]);
      if (!moved) throw new JobLost(`the version is ${fresh.status}`);
    });
  }

  return {
    maxAttempts,
    run,
    async onDead(job, error) {
      const { tenantId, payload } = job;
      const { pageId, audienceId, versionId } = payload;
      const version = await findVersion(db, tenantId, audienceId, versionId);
      if (!version) return;
      const audience = { tenant_id: tenantId, audience_id: audienceId, page_id: pageId };
      const streamNumber = await takeStreamNumbers(db, tenantId, audienceId, 1);
      const reason = reasonOf(error);
      if (!(await versions.move(audience, version, 'cancel', { failure_reason: reason }))) return;
      await messages.say(audience, versionId, `I could not finish this version: ${reason}.`);
      await versions.announceCancelled(audience, version, 'failed');
      const failed = stateEvent({ ...version, status: 'cancelled', failure_reason: reason });
      await streams.write(tenantId, audienceId, [failed], streamNumber);
    },
  };
}

/** The events as they come, and nothing (undefined) whenever one keeps you waiting so long. */
async function* withPauses<T>(
  events: AsyncIterable<T>,
  waitMs: () => number | undefined,
): AsyncGenerator<T | undefined> {
  const iterator = events[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      const ms = waitMs();
      const result = ms === undefined ? await next : await within(next, ms);
      if (result === undefined) {
        yield undefined;
        continue;
      }
      if (result.done) return;
      yield result.value;
      next = iterator.next();
    }
  } finally {
    // Not waited for: an agent that was aborted ends by itself.
    next.catch(() => {});
    iterator.return?.().catch(() => {});
  }
}

async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const pause = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, pause]);
  } finally {
    clearTimeout(timer);
  }
}

/** The other agent's page, with a word on why it was not the first one's. */
async function* standIn(
  fallback: Agent,
  { message, said }: AgentFailure,
  input: AgentInput,
  signal: AbortSignal,
  tenantId: string,
): AsyncGenerator<AgentEvent> {
  const why = said === undefined || said === '' ? message : `${message}. It said: “${said}”`;
  const text = `The language model did not write this version: ${why}. The built-in agent did. `;
  yield { type: 'text', text };
  yield* fallback.run(input, signal, tenantId);
}

/** Neighbouring pieces of text are one event. */
function appendText(events: NewStreamEvent[], versionId: string, text: string): void {
  const last = events.at(-1);
  if (last?.type === 'text') last.data = { versionId, text: `${last.data.text}${text}` };
  else events.push({ type: 'text', data: { versionId, text } });
}

const isFinal = (error: unknown): boolean =>
  (error instanceof AgentFailure && !error.retryable) || isTooLarge(error);

const isTooLarge = (error: unknown): boolean =>
  error instanceof Failure && error.code === 'work_too_large';

/** Only an agent's own words are fit to be shown. */
function reasonOf(error: unknown): string {
  const wrapped = error instanceof NotWorthRetrying || error instanceof RetryLater;
  const source = wrapped ? error.cause : error;
  if (isTooLarge(source)) return 'it takes more time or memory than a draft may use';
  return source instanceof AgentFailure ? source.message : 'the page agent failed';
}
