// What stands in the way of running well, a line each.
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { examine } from '../operations/doctor.ts';
import type { Finding } from '../operations/findings.ts';
import { systemClock } from '../platform/clock.ts';

export async function runDoctor(args: string[]): Promise<void> {
  parseArgs({ args, options: {}, allowPositionals: false });
  const found = await examine(readConfig, systemClock.now, tell);
  const count = (n: number, word: string) => `${n === 0 ? 'no' : n} ${word}${n === 1 ? '' : 's'}`;
  process.stdout.write(`${count(found.fault, 'fault')}, ${count(found.warning, 'warning')}\n`);
  if (found.fault > 0) process.exitCode = 1;
}

function tell({ level, about, text, advice }: Finding): void {
  const todo = advice === undefined ? '' : `. To do: ${advice}`;
  process.stdout.write(`${level.padEnd(8)}${about.padEnd(12)}${text}${todo}\n`);
}
