// What stands in the way of running well, a line each; or where given bytes stand.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { examine } from '../operations/doctor.ts';
import type { Finding } from '../operations/findings.ts';
import { systemClock } from '../platform/clock.ts';
import { UsageError } from './usage.ts';

export async function runDoctor(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { find: { type: 'string' }, 'find-file': { type: 'string' } },
    allowPositionals: false,
  });
  const wanted = wantedBytes(values);
  if (wanted !== undefined) return search(wanted);
  const found = await examine(readConfig, systemClock.now, tell);
  const count = (n: number, word: string) => `${n === 0 ? 'no' : n} ${word}${n === 1 ? '' : 's'}`;
  process.stdout.write(`${count(found.fault, 'fault')}, ${count(found.warning, 'warning')}\n`);
  if (found.fault > 0) process.exitCode = 1;
}

function wantedBytes(values: { find?: string; 'find-file'?: string }): Buffer | undefined {
  const { find, 'find-file': file } = values;
  if (find === undefined && file === undefined) return undefined;
  if (find !== undefined && file !== undefined) {
    throw new UsageError('give --find or --find-file, not both');
  }
  const bytes = file === undefined ? Buffer.from(find ?? '') : withoutNewline(readFileSync(file));
  if (bytes.length === 0) throw new UsageError('there is nothing to find');
  return bytes;
}

/** As editors end a file. */
const withoutNewline = (bytes: Buffer): Buffer =>
  bytes.at(-1) === 0x0a ? bytes.subarray(0, -1) : bytes;

async function search(wanted: Buffer): Promise<void> {
  const { findBytes, tellFound } = await import('../operations/search.ts');
  const found = await findBytes(readConfig(), wanted);
  for (const line of tellFound(found)) process.stdout.write(`${line}\n`);
  if (found.places.length > 0) process.exitCode = 1;
}

function tell({ level, about, text, advice }: Finding): void {
  const todo = advice === undefined ? '' : `. To do: ${advice}`;
  process.stdout.write(`${level.padEnd(8)}${about.padEnd(12)}${text}${todo}\n`);
}
