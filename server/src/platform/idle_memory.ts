// Gives memory back when there is nothing to do. V8 sizes the space for young objects by what the busiest moment needed
// (the start, which loads everything, or a burst) and keeps it: some 30 MB that an idle service has no use for.
import { performance } from 'node:perf_hooks';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const lookEveryMs = 1_000;
/** Above this share of a second the loop counts as at work: a collection of about 0.1 s would be felt. */
const busyShare = 0.02;
/** What an idle service keeps for young objects anyway. */
const keptBytes = 8 * 1024 * 1024;

type Collect = (options: { type: 'major'; flavor: 'last-resort' }) => void;

export function youngSpaceBytes(): number {
  const space = getHeapSpaceStatistics().find((each) => each.space_name === 'new_space');
  return space?.physical_space_size ?? 0;
}

/** Looks each second until it is stopped; an idle second after a busy one is when memory goes back. */
export function returnMemoryWhenIdle(): () => void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  let last = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    if (utilization < busyShare && youngSpaceBytes() > keptBytes) {
      collect({ type: 'major', flavor: 'last-resort' });
    }
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
