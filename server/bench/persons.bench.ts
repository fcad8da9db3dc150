import assert from 'node:assert/strict';
import type { PersonRow } from '../src/platform/db/tables.ts';
import { compareThroughput, type Verify } from './compare.ts';
import { bothEngines, type Figure, ratioAtLeast, ratioAtMost } from './figure.ts';
import { concurrency, type Load } from './load.ts';
import { domainOf, emailOf, personRows } from './seed.ts';
import { facetAndFloorWith, facetWith } from './stage.ts';

export const manyPersons = 10_000;

const area = 'persons';
const personSeed = (tenantId: string) => ({ persons: [...personRows(tenantId, manyPersons)] });

/** A hundred persons, spread over the whole table. */
export function getPersonLoad(persons: PersonRow[]): Load {
  const step = Math.ceil(persons.length / 100);
  return persons
    .filter((_, n) => n % step === 0)
    .map((person) => ({ method: 'GET', path: `/v0/persons/${person.person_id}` }));
}

export const listPersonsLoad: Load = [{ method: 'GET', path: '/v0/persons?limit=50' }];

let created = 0;
export const createPersonLoad: Load = () => {
  const n = ++created;
  const email = `grace.hopper.${n}@${domainOf(n % 1_000)}`;
  return {
    method: 'POST',
    path: '/v0/persons',
    body: JSON.stringify({ name: `Grace Hopper ${n}`, email }),
  };
};

const getPerson: Figure = {
  area,
  name: 'get one person',
  targets: { sqlite: ratioAtLeast(0.85), postgres: ratioAtLeast(1) },
  async run(bench) {
    const { seed, ...contenders } = await facetAndFloorWith(bench, personSeed);
    return compareThroughput(bench, contenders, getPersonLoad(seed.persons), (replies) => {
      assert.deepEqual(replies.facet, replies.floor);
      assert.equal((replies.facet as { personId: string }).personId, seed.persons[0]?.person_id);
    });
  },
};

interface PersonList {
  items: { personId: string }[];
  totalCount: number;
}

const listPersons: Figure = {
  area,
  name: 'list 50 with totalCount',
  targets: { sqlite: ratioAtLeast(0.9), postgres: ratioAtLeast(0.8) },
  async run(bench) {
    const { seed, ...contenders } = await facetAndFloorWith(bench, personSeed);
    return compareThroughput(bench, contenders, listPersonsLoad, (replies) => {
      const facet = replies.facet as PersonList;
      assert.equal(facet.totalCount, manyPersons);
      assert.equal(facet.items.length, 50);
      assert.equal(facet.items[0]?.personId, seed.persons.at(-1)?.person_id);
      assert.deepEqual(facet.items, (replies.floor as PersonList).items);
    });
  },
};

/** The same list at 1,000,000 rows and at 1,000; `found`: how many rows the list has, if not all. */
const atMillion = (name: string, load: Load, found?: number): Figure => ({
  area,
  name,
  targets: bothEngines(ratioAtMost(1.3)),
  async run(bench) {
    const many = 1_000_000;
    const few = 1_000;
    const facetOf = async (count: number) =>
      (await facetWith(bench, (tenantId) => ({ persons: personRows(tenantId, count) }))).facet;
    const contenders = { facet: await facetOf(many), floor: await facetOf(few) };
    const verify: Verify = (replies) => {
      const [facet, floor] = [replies.facet as PersonList, replies.floor as PersonList];
      const shown = Math.min(found ?? 50, 50);
      assert.deepEqual([facet.items.length, floor.items.length], [shown, shown]);
      assert.deepEqual([facet.totalCount, floor.totalCount], [found ?? many, found ?? few]);
    };
    const outcome = await compareThroughput(bench, contenders, load, verify);
    const toMs = (requestsPerSecond: number) => (concurrency / requestsPerSecond) * 1_000;
    return {
      ...outcome,
      unit: 'ms',
      facet: outcome.facet.map(toMs),
      floor: (outcome.floor ?? []).map(toMs),
    };
  },
});

const listPersonsOfMillion = atMillion('list 50 at 1,000,000 rows, to 1,000', listPersonsLoad);
const findPersonOfMillion = atMillion(
  'list filtered by email at 1,000,000 rows, to 1,000',
  [{ method: 'GET', path: `/v0/persons?limit=50&email=${encodeURIComponent(emailOf(500))}` }],
  1,
);

const createPerson: Figure = {
  area,
  name: 'create a person',
  targets: { sqlite: ratioAtLeast(0.9), postgres: ratioAtLeast(0.85) },
  async run(bench) {
    const { seed: _, ...contenders } = await facetAndFloorWith(bench, personSeed);
    return compareThroughput(bench, contenders, createPersonLoad, (replies) => {
      const [facet, floor] = [replies.facet as object, replies.floor as object];
      assert.deepEqual(Object.keys(facet), Object.keys(floor));
      for (const reply of [facet, floor] as { name: string; email: string }[]) {
        assert.match(reply.name, /^Grace Hopper \d+$/);
        assert.match(reply.email, /^grace\.hopper\.\d+@company-\d+\.example$/);
      }
    });
  },
};

export const personFigures = [
  getPerson,
  listPersons,
  listPersonsOfMillion,
  findPersonOfMillion,
  createPerson,
];
