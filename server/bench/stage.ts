// Sets the scene of a figure: databases with rows in them, and servers that can be launched on them.
import type { Contenders } from './compare.ts';
import { type BenchDatabase, makeDatabase } from './database.ts';
import { type Bench, InvalidRun } from './figure.ts';
import { floorTables } from './floor.tables.ts';
import type { Seed } from './seed.ts';
import { type Launch, startServer } from './server.ts';

export type MakeSeed<S extends Seed> = (tenantId: string) => S;

/** A Facet on a database of its own, which holds these rows and those of a first start. */
export async function facetWith<S extends Seed>(
  bench: Bench,
  makeSeed: MakeSeed<S>,
): Promise<{ facet: Launch; tenantId: string; seed: S; database: BenchDatabase }> {
  const database = await makeDatabase(bench);
  const facet = () => startServer(bench, 'facet', database.env);
  const first = await facet();
  await first.stop();
  const tenantId = await database.readValue('select tenant_id from tenants');
  if (typeof tenantId !== 'string') throw new InvalidRun('the first start made no tenant');
  const seed = makeSeed(tenantId);
  await fill(database, seed);
  return { facet, tenantId, seed, database };
}

/** Facet and the floor with the same rows, which must be few enough to be read twice: arrays. */
export async function facetAndFloorWith<S extends { [T in keyof Seed]: unknown[] } & Seed>(
  bench: Bench,
  makeSeed: MakeSeed<S>,
): Promise<Contenders & { seed: S; tenantId: string; database: BenchDatabase }> {
  const { facet, tenantId, seed, database } = await facetWith(bench, makeSeed);
  const bare = await makeDatabase(bench);
  await bare.run(floorTables);
  await fill(bare, seed);
  const floor = () => startServer(bench, 'floor', { ...bare.env, FLOOR_TENANT_ID: tenantId });
  return { facet, floor, seed, tenantId, database };
}

async function fill(database: BenchDatabase, seed: Seed): Promise<void> {
  const tables = Object.entries(seed);
  for (const [table, rows] of tables) await database.insert(table, rows);
  // Tables that were counted while empty, PostgreSQL plans to read whole, and keeps to it as they grow.
  if (tables.length > 0) await database.settle();
}
