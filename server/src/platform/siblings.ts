// Processes of one machine that share a port. Asked for its metrics, any of them tells those of all:
// it asks the process that started them, which asks every one.
import cluster from 'node:cluster';

export type SiblingMessage =
  | { facet: 'gather'; id: number }
  | { facet: 'tell'; id: string }
  | { facet: 'told'; id: string; metrics: unknown }
  | { facet: 'gathered'; id: number; all: unknown[] };

const patienceMs = 3_000;

/** Undefined where this process has no siblings. */
export function joinSiblings(own: () => Promise<unknown>): (() => Promise<unknown[]>) | undefined {
  if (!cluster.isWorker) return undefined;
  const waiting = new Map<number, (all: unknown[]) => void>();
  let asked = 0;
  const send = (message: SiblingMessage): void => void process.send?.(message);
  process.on('message', (message: SiblingMessage) => {
    if (message.facet === 'tell') {
      void own().then((metrics) => send({ facet: 'told', id: message.id, metrics }));
    } else if (message.facet === 'gathered') waiting.get(message.id)?.(message.all);
  });
  return () =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      const late = setTimeout(
        () => reject(new Error('the other processes do not answer')),
        2 * patienceMs,
      );
      waiting.set(id, (all) => {
        clearTimeout(late);
        waiting.delete(id);
        resolve(all);
      });
      send({ facet: 'gather', id });
    });
}

/** In the process that started them. One that does not answer in time is left out. */
export function answerSiblings(): void {
  const gathering = new Map<string, { all: unknown[]; missing: number; finish(): void }>();
  cluster.on('message', (worker, message: SiblingMessage) => {
    if (message.facet === 'gather') {
      const id = `${worker.id} ${message.id}`;
      const workers = Object.values(cluster.workers ?? {}).filter((one) => one?.isConnected());
      const finish = () => {
        clearTimeout(late);
        const { all = [] } = gathering.get(id) ?? {};
        gathering.delete(id);
        if (worker.isConnected()) worker.send({ facet: 'gathered', id: message.id, all });
      };
      const late = setTimeout(finish, patienceMs);
      gathering.set(id, { all: [], missing: workers.length, finish });
      for (const one of workers) one?.send({ facet: 'tell', id } satisfies SiblingMessage);
    } else if (message.facet === 'told') {
      const gathered = gathering.get(message.id);
      if (!gathered) return;
      gathered.all.push(message.metrics);
      if (--gathered.missing === 0) gathered.finish();
    }
  });
}
