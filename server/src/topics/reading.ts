// Reads the content of an entry into passages: plain and short texts here, markup in the pool.
import type { Pool } from '../platform/pool/pool.ts';
import { task } from '../platform/pool/task.ts';
import { type Passage, passagesOf } from './chunks.ts';
import type { EntryContent } from './plain.ts';

export type ReadPassages = (tenantId: string, content: EntryContent) => Promise<Passage[]>;

const reading = task<typeof import('./passages.task.ts')>({
  name: 'Reading the content',
  module: new URL('./passages.task.ts', import.meta.url).href,
});

/**
 * Measured: the worst markup of this length takes as long as the way to a worker and back. Text is cut
 * in time that grows with its length alone.
 */
const shortMarkup = 500;

export const makeReadPassages =
  (pool: Pool): ReadPassages =>
  async (tenantId, content) =>
    isQuick(content) ? passagesOf(content) : pool.run(reading, content, { share: tenantId });

const isQuick = ({ type, content }: EntryContent): boolean =>
  (type !== 'html' && type !== 'markdown') || content.length <= shortMarkup;
