// Who may be tried now. Each subscription has a lane of its own, as wide as its
// receiver has shown to bear. Lanes whose receiver takes its time share places
// apart from the others, so that the slow and the dead hold up nobody but themselves.
import type { Wanted } from './claims.store.ts';

export interface Lane {
  subscriptionId: string;
  /** How many tries may be under way at once. */
  width: number;
  underWay: number;
  /** Claimed, and waiting for one that is under way to end. */
  held: number;
  /** There may be something to try. */
  hungry: boolean;
  slow: boolean;
  /** Something is due, and nothing of its head may go: whatever holds it up lies further back. */
  starved: boolean;
}

const widthAtFirst = 2;
const widthMax = 16;
const places = { quick: 128, slow: 128 };
/** A lane at its widest has so many turns' worth claimed, so that it need not wait for the next turn. */
const ahead = 5;
/** How much of what is due a claim looks at; all of it, once, when nothing of the head may go. */
const head = 128;
const wholeQueue = 1_000_000;

export interface Lanes {
  mark(subscriptionId: string): void;
  /** What to ask for now: nothing for a lane that is full, a fair share for the others. */
  plan(): Wanted[];
  /** After a claim: a lane that got all it wanted may have more. */
  settle(wanted: Wanted[], got: Map<string, number>): void;
  /** False when it has to wait until one of its lane ends. */
  begin(subscriptionId: string): boolean;
  hold(subscriptionId: string): void;
  letGo(subscriptionId: string): void;
  /** It has been under way for so long that it must not count as quick. */
  drag(subscriptionId: string): void;
  end(subscriptionId: string, how: { answered: boolean; quick: boolean }): void;
  underWay(): number;
}

export function makeLanes(): Lanes {
  const lanes = new Map<string, Lane>();
  let underWay = 0;

  function laneOf(subscriptionId: string): Lane {
    let lane = lanes.get(subscriptionId);
    if (!lane) {
      lane = {
        subscriptionId,
        width: widthAtFirst,
        underWay: 0,
        held: 0,
        hungry: false,
        slow: false,
        starved: false,
      };
      lanes.set(subscriptionId, lane);
    }
    return lane;
  }

  const roomIn = ({ width, slow, underWay: busy, held }: Lane): number =>
    (width === widthMax && !slow ? width * ahead : width) - busy - held;

  function shareOf(hungry: Lane[], free: number): Wanted[] {
    const wanted: Wanted[] = [];
    let left = free;
    for (const [index, lane] of hungry.entries()) {
      if (left <= 0) break;
      const share = Math.ceil(left / (hungry.length - index));
      const limit = Math.min(roomIn(lane), share);
      const window = lane.starved ? wholeQueue : head;
      wanted.push({ subscriptionId: lane.subscriptionId, limit, window });
      // Whoever marks it from now on has seen what this plan may miss.
      lane.hungry = false;
      left -= limit;
    }
    return wanted;
  }

  return {
    mark(subscriptionId) {
      laneOf(subscriptionId).hungry = true;
    },
    plan() {
      const taken = { quick: 0, slow: 0 };
      const hungry: { quick: Lane[]; slow: Lane[] } = { quick: [], slow: [] };
      for (const lane of lanes.values()) {
        const kind = lane.slow ? 'slow' : 'quick';
        taken[kind] += lane.underWay;
        if (lane.hungry && roomIn(lane) > 0) hungry[kind].push(lane);
      }
      return [
        ...shareOf(hungry.quick, places.quick - taken.quick),
        ...shareOf(hungry.slow, places.slow - taken.slow),
      ];
    },
    settle(wanted, got) {
      for (const { subscriptionId, limit } of wanted) {
        const lane = laneOf(subscriptionId);
        const count = got.get(subscriptionId) ?? 0;
        if (count >= limit) lane.hungry = true;
        lane.starved = count === 0 && lane.underWay + lane.held === 0 && !lane.starved;
        // Behind the others, so that the next plan begins with who was left out of this one.
        lanes.delete(subscriptionId);
        if (
          lane.hungry ||
          lane.underWay + lane.held > 0 ||
          lane.slow ||
          lane.starved ||
          lane.width > widthAtFirst
        ) {
          lanes.set(subscriptionId, lane);
        }
      }
    },
    begin(subscriptionId) {
      const lane = laneOf(subscriptionId);
      if (lane.underWay >= lane.width) return false;
      lane.underWay += 1;
      underWay += 1;
      return true;
    },
    hold(subscriptionId) {
      laneOf(subscriptionId).held += 1;
    },
    letGo(subscriptionId) {
      laneOf(subscriptionId).held -= 1;
    },
    drag(subscriptionId) {
      laneOf(subscriptionId).slow = true;
    },
    end(subscriptionId, { answered, quick }) {
      const lane = laneOf(subscriptionId);
      lane.underWay -= 1;
      underWay -= 1;
      // The next of the same order key may have waited for this one.
      lane.hungry = true;
      lane.slow = !quick;
      lane.width = answered
        ? Math.min(widthMax, lane.width + 1)
        : Math.max(1, Math.floor(lane.width / 2));
    },
    underWay: () => underWay,
  };
}
