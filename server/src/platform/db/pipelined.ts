// Statements of one transaction that need nothing of each other: asked at once, so that
// PostgreSQL gets them in one packet and answers in one. They run in the order given.

type Values<T extends readonly unknown[]> = { -readonly [K in keyof T]: Awaited<T[K]> };

/**
 * Promise.all, but it fails only when all have ended: what is still under way when a transaction
 * is undone would run outside it.
 */
export async function pipelined<const T extends readonly unknown[]>(work: T): Promise<Values<T>> {
  const outcomes = await Promise.allSettled(work);
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  return outcomes.map((outcome) => (outcome as { value: unknown }).value) as Values<T>;
}
