// What the process itself costs: how soon it is there, and how much it holds.
import { setTimeout } from 'node:timers/promises';
import { accountLogLoad, manyAccounts } from './accounts.bench.ts';
import { atMost, type Bench, bothEngines, type Figure } from './figure.ts';
import { type Load, sendLoad } from './load.ts';
import { createPersonLoad, getPersonLoad, listPersonsLoad, manyPersons } from './persons.bench.ts';
import { accountRows, personRows } from './seed.ts';
import { facetWith } from './stage.ts';
import { peakMegabytes, residentMegabytes } from './watch.ts';

const area = 'process';
/** Starts are short and vary: more of them than rounds. */
const startsAtLeast = 5;
/** A start with seeded rows first indexes them; only then it is at rest. */
const restMs = 9_000;

const facetWithData = (bench: Bench) =>
  facetWith(bench, (tenantId) => ({
    accounts: [...accountRows(tenantId, manyAccounts)],
    persons: [...personRows(tenantId, manyPersons)],
  }));

const startToReady: Figure = {
  area,
  name: 'start to ready, existing data',
  targets: { sqlite: atMost(700), postgres: atMost(1_000) },
  async run(bench) {
    const { facet } = await facetWithData(bench);
    const times: number[] = [];
    for (let start = 0; start < Math.max(bench.rounds, startsAtLeast); start++) {
      const server = await facet();
      times.push(server.readyMs);
      await server.stop();
    }
    return { unit: 'ms', facet: times };
  },
};

const memoryAtRest: Figure = {
  area,
  name: 'memory at rest',
  targets: bothEngines(atMost(130)),
  async run(bench) {
    const { facet } = await facetWithData(bench);
    const sizes: number[] = [];
    for (let round = 0; round < bench.rounds; round++) {
      const server = await facet();
      await setTimeout(restMs);
      sizes.push(residentMegabytes(server.pid));
      await server.stop();
    }
    return { unit: 'MB', facet: sizes };
  },
};

const memoryUnderLoad: Figure = {
  area,
  name: 'memory under load, at its peak',
  targets: bothEngines(atMost(350)),
  async run(bench) {
    const { facet, seed } = await facetWithData(bench);
    const loads: Load[] = [
      getPersonLoad(seed.persons),
      listPersonsLoad,
      createPersonLoad,
      accountLogLoad,
    ];
    const server = await facet();
    const peak = await peakMegabytes(server.pid, async () => {
      for (const load of loads) await sendLoad(server.url, load, { seconds: bench.secondsPerRun });
    });
    await server.stop();
    return { unit: 'MB', facet: [peak] };
  },
};

export const processFigures = [startToReady, memoryAtRest, memoryUnderLoad];
