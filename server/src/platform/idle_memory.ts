// Gives memory back when there is nothing to do. V8 sizes the space for young objects by what the busiest moment needed
// (the start, which loads everything, or a burst) and keeps it: some 30 MB that an idle service has no use for.
import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 1_000;
/**
 * So many idle looks in a row are rest. The collection throws compiled code away as well: after each short lull, the next
 * visitors would be served by code that starts from nothing. Only after the start there is nothing to lose.
 */
const restLooks = 5;
/** Above this share of a second the loop counts as at work: a collection of about 0.1 s would be felt. */
const busyShare = 0.02;
/** What an idle service keeps for young objects anyway. */
const keptBytes = 8 * 1024 * 1024;

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

export function youngSpaceBytes(): number {
  const space = getHeapSpaceStatistics().find((each) => each.space_name === 'new_space');
  return space?.physical_space_size ?? 0;
}

/** Looks each second until it is stopped; some idle seconds after busy ones are when memory goes back. */
export function returnMemoryWhenIdle(everyMs = lookEveryMs): () => void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  let last = performance.eventLoopUtilization();
  let idleLooks = 0;
  let enoughLooks = 1;
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    idleLooks = utilization < busyShare ? idleLooks + 1 : 0;
    if (idleLooks >= enoughLooks && youngSpaceBytes() > keptBytes) {
      enoughLooks = restLooks;
      collect({ type: 'major', flavor: 'last-resort' });
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
