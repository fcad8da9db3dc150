// Agents whose timing a test decides.
import type { Agent } from '../../src/agent/agent.ts';

export interface Gate {
  agent: Agent;
  open(): void;
  close(): void;
  /** Resolves when the first run since the gate was closed has begun. */
  started(): Promise<void>;
  /** Resolves when a run was aborted. */
  aborted(): Promise<void>;
}

/** Says a word, waits for the gate, then gives a page. */
export function gatedAgent(): Gate {
  let opened = Promise.withResolvers<void>();
  let begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();

  const agent: Agent = {
    name: 'rules',
    async *run(_input, signal) {
      begun.resolve();
      yield { type: 'text', text: 'Working on it.' };
      await Promise.race([
        opened.promise,
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      ]).catch((reason: unknown) => {
        ended.resolve();
        throw reason;
      });
      yield {
        type: 'content',
        content: {
          blocks: [
            { type: 'hero', componentId: 'hero', chunkIds: [], headline: 'Done', actionIds: [] },
          ],
        },
      };
    },
  };
  return {
    agent,
    open: () => opened.resolve(),
    close() {
      opened = Promise.withResolvers<void>();
      begun = Promise.withResolvers<void>();
    },
    started: () => begun.promise,
    aborted: () => ended.promise,
  };
}
