// Publications that are planned. The plan is the version's own time and a job that waits for it; they
// are written together, and whatever happens to the version first makes the plan void.
import type { Clock } from '../platform/clock.ts';
import { isoTime } from '../platform/clock.ts';
import type { Db } from '../platform/db/open.ts';
import type { VersionRow } from '../platform/db/tables.ts';
import { Failure, invalidField } from '../platform/errors.ts';
import type { Actor } from '../platform/http/scopes.ts';
import type { Queue } from '../platform/jobs/queue.ts';
import type { JobHandler } from '../platform/jobs/worker.ts';
import type { Audiences } from './audiences.service.ts';
import { takeStreamNumbers } from './audiences.store.ts';
import { canMove } from './lifecycle.ts';
import type { Proving } from './proving.ts';
import type { Streams } from './stream.ts';
import { type AudienceRef, stateEvent } from './version_events.ts';
import { scheduleKey, type Versions } from './versions.service.ts';
import { setPublishAt } from './versions.store.ts';

const yearMs = 366 * 86_400_000;
const maxAttempts = 100;

export interface Schedule {
  /** Publishes it then; a plan it had already gives way. */
  set(audience: AudienceRef, versionId: string, at: number, by: Actor): Promise<VersionRow>;
  cancel(audience: AudienceRef, versionId: string): Promise<VersionRow>;
}

export function makeSchedule(deps: {
  db: Db;
  clock: Clock;
  queue: Queue;
  streams: Streams;
  versions: Pick<Versions, 'get'>;
}): Schedule {
  const { db, clock, queue, streams, versions } = deps;

  /** Holds the audience, so that the version cannot be published or archived meanwhile. */
  const change = (audience: AudienceRef, versionId: string, plan: (row: VersionRow) => Plan) =>
    db.transaction(async () => {
      const { tenant_id: tenantId, audience_id: audienceId, page_id: pageId } = audience;
      const streamNumber = await takeStreamNumbers(db, tenantId, audienceId, 1);
      const { at, by } = plan(await versions.get(audience, versionId));
      await queue.cancel(tenantId, scheduleKey(versionId));
      const failure = at === null ? {} : { failure_reason: null };
      await setPublishAt(db, tenantId, versionId, { publish_at: at, ...failure });
      if (at !== null) {
        const payload = { pageId, audienceId, versionId, publishAt: at, by };
        await queue.enqueue(tenantId, 'publish_version', scheduleKey(versionId), payload, at);
      }
      const planned = await versions.get(audience, versionId);
      await streams.write(tenantId, audienceId, [stateEvent(planned)], streamNumber);
      return planned;
    });

  return {
    set: (audience, versionId, at, { type, id }) =>
      change(audience, versionId, (version) => {
        refuseTime(at, clock.now());
        if (version.content_hash === null) throw new Failure('version_without_content');
        if (!canMove(version.status, 'publish')) {
          throw new Failure('version_move_refused', {
            detail: `A version that is ${version.status} cannot be published.`,
          });
        }
        return { at, by: { type, id } };
      }),
    cancel: (audience, versionId) => change(audience, versionId, () => ({ at: null, by: null })),
  };
}

interface Plan {
  at: number | null;
  by: { type: Actor['type']; id: string } | null;
}

function refuseTime(at: number, now: number): void {
  const detail = at <= now ? 'must be in the future' : 'must be within a year';
  if (at > now && at <= now + yearMs) return;
  throw invalidField('/publishAt', 'invalid', detail);
}

export function makeScheduledPublishing(deps: {
  db: Db;
  audiences: Pick<Audiences, 'getOpen'>;
  versions: Pick<Versions, 'get' | 'publish'>;
  proving: Pick<Proving, 'prepare'>;
}): JobHandler<'publish_version'> {
  const { db, audiences, versions, proving } = deps;
  /** What forbids it now is told on the version: nobody waits for an answer. */
  const giveUp = (tenantId: string, versionId: string, publishAt: number, reason: string) =>
    setPublishAt(db, tenantId, versionId, {
      publish_at: null,
      failure_reason: `Not published at ${isoTime(publishAt)} as planned: ${reason}`,
    });
  return {
    maxAttempts,
    async run({ tenantId, payload }, tools) {
      const { pageId, audienceId, versionId, publishAt, by } = payload;
      try {
        await proving.prepare(await audiences.getOpen(tenantId, pageId, audienceId), versionId);
        await db.transaction(async () => {
          await tools.finish();
          const audience = await audiences.getOpen(tenantId, pageId, audienceId);
          const { publish_at: planned } = await versions.get(audience, versionId);
          if (planned !== publishAt) return;
          await versions.publish(audience, versionId, by === null ? undefined : actorOf(by));
        });
      } catch (error) {
        if (!(error instanceof Failure) || error.code === 'database_unavailable') throw error;
        await db.transaction(async () => {
          await tools.finish();
          await giveUp(tenantId, versionId, publishAt, error.message);
        });
      }
    },
    async onDead({ tenantId, payload: { versionId, publishAt } }, error) {
      const reason = error instanceof Error ? error.message.slice(0, 200) : 'it failed';
      await giveUp(tenantId, versionId, publishAt, reason);
    },
  };
}

/** As the audit and the publications name them; the session is long over. */
const actorOf = ({ type, id }: NonNullable<Plan['by']>): Actor =>
  type === 'member' ? { type, id, sessionId: '' } : { type, id };
