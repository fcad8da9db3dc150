// The doctor in a process of its own: on SQLite some of its checks read the whole database without a pause,
// and only the end of a process stops them.
import { type DoctorSettings, examine } from './doctor.ts';
import type { Finding } from './findings.ts';

export async function run(input: { settings: DoctorSettings; now: number }): Promise<Finding[]> {
  const findings: Finding[] = [];
  const started = performance.now();
  await examine(
    () => input.settings,
    () => input.now + Math.round(performance.now() - started),
    (finding) => findings.push(finding),
  );
  return findings;
}
