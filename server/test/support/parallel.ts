/** Runs the work for 0 … count - 1, so many at a time, and gives the results in order. */
export async function inParallel<T>(
  count: number,
  atATime: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  async function worker(): Promise<void> {
    for (let n = next++; n < count; n = next++) results[n] = await work(n);
  }
  await Promise.all(Array.from({ length: atATime }, worker));
  return results;
}
