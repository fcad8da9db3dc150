// Empties SQLite's write-ahead log, which holds what was written, erased persons too, until it is
// copied into the file. While another process reads the file that cannot be; waiting for it would
// stop the event loop, so it is tried again in the background until the log is empty.
import type { DatabaseSync } from 'node:sqlite';

export const busyTimeoutMs = 5_000;
const firstRetryMs = 100;
const maxRetryMs = 5_000;

export interface LogScrubber {
  /** Tries at once; resolves when what is in the log now is no longer there. */
  empty(): Promise<void>;
  close(): void;
}

export function makeLogScrubber(
  writer: DatabaseSync,
  writing: () => Promise<void> | undefined,
): LogScrubber {
  let waiting: PromiseWithResolvers<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  /** Never inside a transaction: whoever calls has waited for those under way. */
  function checkpoint(): boolean {
    writer.exec('pragma busy_timeout = 0');
    try {
      const [row] = writer.prepare('pragma wal_checkpoint(truncate)').all() as { busy: number }[];
      return row?.busy === 0;
    } catch {
      return false;
    } finally {
      writer.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    }
  }

  function attempt(): boolean {
    if (!checkpoint()) return false;
    waiting?.resolve();
    waiting = undefined;
    return true;
  }

  function retry(afterMs: number): void {
    timer = setTimeout(async () => {
      timer = undefined;
      await writing();
      if (writer.isOpen && !attempt()) retry(Math.min(2 * afterMs, maxRetryMs));
    }, afterMs).unref();
  }

  return {
    async empty() {
      if (attempt()) return;
      waiting ??= Promise.withResolvers<void>();
      if (timer === undefined) retry(firstRetryMs);
      await waiting.promise;
    },
    close: () => clearTimeout(timer),
  };
}
