import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import type { VersionStatus } from '../platform/db/tables.ts';
import { type Move, planMove, type StateTimestamp, type VersionState } from './lifecycle.ts';

type Version = VersionState & { times: Partial<Record<StateTimestamp, number>> };

const stampOf: Partial<Record<VersionStatus, StateTimestamp>> = {
  draft: 'becameDraftAt',
  published: 'publishedAt',
  obsolete: 'obsoleteAt',
  cancelled: 'cancelledAt',
  archived: 'archivedAt',
};

/** Plays a move on an audience the way the store does. False when it is refused. */
function play(audience: Version[], versionNumber: number, move: Move, now: number): boolean {
  const version = audience.find((candidate) => candidate.versionNumber === versionNumber);
  if (!version) return false;
  const plan = planMove(
    version,
    move,
    audience.filter(({ status }) => status === 'draft' || status === 'published'),
  );
  for (const change of plan ?? []) {
    const changed = audience.find(({ versionId }) => versionId === change.versionId);
    assert.ok(changed, 'a plan names only versions it was given');
    changed.status = change.status;
    changed.times[change.stamp] = now;
    for (const cleared of change.clear) delete changed.times[cleared];
  }
  return plan !== undefined;
}

const step = fc.oneof(
  fc.constant({ kind: 'add' as const }),
  fc.record({
    kind: fc.constant('move' as const),
    versionNumber: fc.integer({ min: 1, max: 8 }),
    move: fc.constantFrom<Move>('process', 'cancel', 'publish', 'archive'),
  }),
);

describe('the lifecycle of versions', () => {
  test('no path reaches two published versions, or a timestamp without its state', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const audience: Version[] = [];
        steps.forEach((next, now) => {
          if (next.kind === 'add') {
            const versionNumber = audience.length + 1;
            audience.push({
              versionId: `v${versionNumber}`,
              versionNumber,
              status: 'queued',
              times: {},
            });
          } else {
            play(audience, next.versionNumber, next.move, now);
          }
          const published = audience.filter(({ status }) => status === 'published');
          assert.ok(published.length <= 1, 'two published');
          for (const { status, times } of audience) checkTimes(status, times);
        });
      }),
      { numRuns: 2_000 },
    );
  });

  test('once something is published, a move never leaves the audience without a published version', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const audience: Version[] = [];
        let everPublished = false;
        steps.forEach((next, now) => {
          if (next.kind === 'add') {
            const versionNumber = audience.length + 1;
            audience.push({
              versionId: `v${versionNumber}`,
              versionNumber,
              status: 'queued',
              times: {},
            });
          } else {
            play(audience, next.versionNumber, next.move, now);
          }
          everPublished ||= audience.some(({ status }) => status === 'published');
          if (everPublished) assert.ok(audience.some(({ status }) => status === 'published'));
        });
      }),
    );
  });

  test('every pair of state and move is allowed or refused as decided', () => {
    const allowed: Record<VersionStatus, Move[]> = {
      queued: ['process', 'cancel', 'archive'],
      draft: ['publish', 'archive'],
      published: [],
      obsolete: ['publish', 'archive'],
      cancelled: ['archive'],
      archived: [],
    };
    for (const [status, moves] of Object.entries(allowed)) {
      for (const move of ['process', 'cancel', 'publish', 'archive'] as const) {
        const version = { versionId: 'v', versionNumber: 1, status: status as VersionStatus };
        const plan = planMove(version, move, []);
        assert.equal(plan !== undefined, moves.includes(move), `${move} from ${status}`);
      }
    }
  });

  test('a new draft makes the older drafts obsolete and leaves the published one alone', () => {
    const plan = planMove({ versionId: 'c', versionNumber: 3, status: 'queued' }, 'process', [
      { versionId: 'a', versionNumber: 1, status: 'published' },
      { versionId: 'b', versionNumber: 2, status: 'draft' },
    ]);
    assert.deepEqual(
      plan?.map(({ versionId, status }) => [versionId, status]),
      [
        ['c', 'draft'],
        ['b', 'obsolete'],
      ],
    );
  });
});

function checkTimes(status: VersionStatus, times: Version['times']): void {
  const stamp = stampOf[status];
  if (stamp) assert.ok(times[stamp] !== undefined, `${status} without ${stamp}`);
  const past: Record<VersionStatus, StateTimestamp[]> = {
    queued: [],
    draft: ['becameDraftAt'],
    published: ['becameDraftAt', 'publishedAt'],
    obsolete: ['becameDraftAt', 'publishedAt', 'obsoleteAt'],
    cancelled: ['cancelledAt'],
    archived: ['becameDraftAt', 'publishedAt', 'obsoleteAt', 'cancelledAt', 'archivedAt'],
  };
  for (const name of Object.keys(times) as StateTimestamp[]) {
    assert.ok(past[status].includes(name), `${name} on ${status}`);
  }
}
