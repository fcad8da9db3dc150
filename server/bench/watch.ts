// What the system knows about another process: its memory and its processor time.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { platform } from 'node:os';

const sampleEveryMs = 100;
/** Linux counts in hundredths of a second, whatever its timer does. */
const msPerTick = 10;

/** Megabytes, of a million bytes each: the stricter reading of a target. */
export function residentMegabytes(pid: number): number {
  return (residentKibibytes(pid) * 1024) / 1e6;
}

function residentKibibytes(pid: number): number {
  if (platform() !== 'linux') {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  }
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
}

/** Processor time so far, the kernel's on its behalf included; undefined where it cannot be told finely. */
export function cpuMs(pid: number): number | undefined {
  if (platform() !== 'linux') return undefined;
  // The name, in brackets, may hold anything; the fields are counted from behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * msPerTick;
}

/** The most a process held at any moment while `work` ran. */
export async function peakMegabytes(pid: number, work: () => Promise<void>): Promise<number> {
  let peak = residentMegabytes(pid);
  const sample = () => {
    peak = Math.max(peak, residentMegabytes(pid));
  };
  const timer = setInterval(sample, sampleEveryMs);
  try {
    await work();
    sample();
  } finally {
    clearInterval(timer);
  }
  return peak;
}
