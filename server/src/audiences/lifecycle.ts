// The states of a version and the moves between them, as one pure machine:
//   queued → draft → published → obsolete;  queued → cancelled;
//   draft → obsolete when a newer draft is made;  draft or obsolete → published (also the roll-back);
//   any but published → archived.
// A move may carry others along: publishing retires the version published
// before, a new draft replaces the older ones. The plan names every change, and
// the caller writes them in one transaction.
import type { VersionStatus } from '../platform/db/tables.ts';

export type Move = 'process' | 'cancel' | 'publish' | 'archive';

export interface VersionState {
  versionId: string;
  versionNumber: number;
  status: VersionStatus;
}

export type StateTimestamp =
  | 'becameDraftAt'
  | 'publishedAt'
  | 'obsoleteAt'
  | 'cancelledAt'
  | 'archivedAt';

export interface StateChange {
  versionId: string;
  status: VersionStatus;
  /** The time of the move is set here. */
  stamp: StateTimestamp;
  /** Times of states it is no longer past: what is published again is not obsolete. */
  clear: StateTimestamp[];
}

/** Nothing moves back to queued. */
type Reached = Exclude<VersionStatus, 'queued'>;

const moves: Record<Move, { from: VersionStatus[]; to: Reached }> = {
  process: { from: ['queued'], to: 'draft' },
  cancel: { from: ['queued'], to: 'cancelled' },
  publish: { from: ['draft', 'obsolete'], to: 'published' },
  archive: { from: ['queued', 'draft', 'obsolete', 'cancelled'], to: 'archived' },
};

const stamps: Record<Reached, StateTimestamp> = {
  draft: 'becameDraftAt',
  published: 'publishedAt',
  obsolete: 'obsoleteAt',
  cancelled: 'cancelledAt',
  archived: 'archivedAt',
};

export const canMove = (status: VersionStatus, move: Move): boolean =>
  moves[move].from.includes(status);

/**
 * Every change a move means, the move's own version first; undefined when the
 * move is not allowed. `others` are the audience's versions that are draft or published.
 */
export function planMove(
  version: VersionState,
  move: Move,
  others: readonly VersionState[],
): StateChange[] | undefined {
  if (!canMove(version.status, move)) return undefined;
  const { to } = moves[move];
  const own = change(version.versionId, to, version.status === 'obsolete' ? ['obsoleteAt'] : []);
  return [own, ...others.filter((other) => givesWay(other, version, move)).map(retire)];
}

function givesWay(other: VersionState, version: VersionState, move: Move): boolean {
  if (other.versionId === version.versionId) return false;
  if (move === 'publish') return other.status === 'published';
  // Jobs of an audience run in order, so a draft made by hand meanwhile may be the newer one; it stays.
  return (
    move === 'process' && other.status === 'draft' && other.versionNumber < version.versionNumber
  );
}

const retire = (version: VersionState): StateChange => change(version.versionId, 'obsolete', []);

const change = (versionId: string, status: Reached, clear: StateTimestamp[]): StateChange => ({
  versionId,
  status,
  stamp: stamps[status],
  clear,
});
