// For the runner: a line of JSON about every test and suite that ended.
import type { TestEvent } from 'node:test/reporters';
import { inspect } from 'node:util';

export interface Ended {
  file: string;
  isSuite: boolean;
  /** Not inside a suite or another test: the times of these add up to the time of their file. */
  isOutermost: boolean;
  ms: number;
  /** Of the processor, in this process alone; on a busy machine it says more than the clock. */
  cpuMs: number;
  passed: boolean;
  skipped: boolean;
  /** Of a test that failed: its name, and the beginning of what it said. */
  failure?: string;
}

const maxFailure = 2_000;

export async function* reportEnds(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let innermost: string | undefined;
  let before = process.cpuUsage();
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isOutermost = data.nesting === 0;
    // A suite that a support file makes, for both engines, belongs to the file of its tests,
    // which ended before it.
    const file = (isOutermost ? innermost : undefined) ?? data.file ?? '';
    innermost = isOutermost ? undefined : data.file;
    const { user, system } = process.cpuUsage(before);
    if (isOutermost) before = process.cpuUsage();
    const ended: Ended = {
      file,
      isSuite: data.details.type === 'suite',
      isOutermost,
      ms: data.details.duration_ms,
      cpuMs: (user + system) / 1_000,
      passed: type === 'test:pass',
      skipped: data.skip !== undefined && data.skip !== false,
      ...(type === 'test:fail' && { failure: failureOf(data) }),
    };
    yield `${JSON.stringify(ended)}\n`;
  }
}

function failureOf({ name, details }: { name: string; details: { error: Error } }): string {
  const { error } = details;
  const cause = error.cause instanceof Error ? error.cause : error;
  return `${name}\n${inspect(cause, { breakLength: 120 }).slice(0, maxFailure)}`;
}

// biome-ignore lint/style/noDefaultExport: node takes a reporter from nowhere else
export default reportEnds;
