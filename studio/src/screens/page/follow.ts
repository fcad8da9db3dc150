// Jobs on the server, followed until they are over.
import type { Batch, Import } from '@facet/sdk';
import { facet } from '../../lib/facet.ts';

const lookMs = 250;
const pause = () => new Promise((resolve) => setTimeout(resolve, lookMs));
const isOver = ({ status }: { status: string }): boolean =>
  status !== 'queued' && status !== 'running';

export async function followBatch(started: Batch, tell: (now: Batch) => void): Promise<Batch> {
  let batch = started;
  tell(batch);
  while (!isOver(batch)) {
    await pause();
    batch = await facet.batches.get(batch.batchId);
    tell(batch);
  }
  return batch;
}

export async function followImport(started: Import): Promise<Import> {
  let now = started;
  while (!isOver(now)) {
    await pause();
    now = await facet.imports.get(now.importId);
  }
  return now;
}
