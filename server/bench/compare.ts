// Facet beside what it is compared with: a fresh process for each run, in turns
// and in changing order, so that neither profits from what the machine does meanwhile.
import { AssertionError } from 'node:assert';
import { type Bench, InvalidRun, type Outcome } from './figure.ts';
import { type Load, sendLoad, sendOne } from './load.ts';
import type { Launch } from './server.ts';
import { cpuMs } from './watch.ts';

export interface Contenders {
  facet: Launch;
  floor: Launch;
}

/** Throws an AssertionError when the two replies to the same request do not fit each other. */
export type Verify = (replies: { facet: unknown; floor: unknown }) => void;

/** Until the code is compiled, the pool is full and the key is cached: a matter of requests, not of time. */
const warmUp = { requests: 20_000, atMostSeconds: 5 };
/** Beyond this the generator, and not a server, may be what sets the pace. */
const generatorBusy = 0.9;

export async function compareThroughput(
  bench: Bench,
  contenders: Contenders,
  load: Load,
  verify: Verify,
  connections?: number,
): Promise<Outcome> {
  await prove(contenders, load, verify);
  const samples: Record<keyof Contenders, number[]> = { facet: [], floor: [] };
  const cpu: Record<keyof Contenders, number[]> = { facet: [], floor: [] };
  let generatorShare = 0;
  for (let round = 0; round < bench.rounds; round++) {
    const turns = round % 2 === 0 ? (['facet', 'floor'] as const) : (['floor', 'facet'] as const);
    for (const turn of turns) {
      const server = await contenders[turn]();
      await warm(server.url, load, connections);
      const cpuBefore = cpuMs(server.pid);
      const run = await sendLoad(server.url, load, { seconds: bench.secondsPerRun, connections });
      const cpuAfter = cpuMs(server.pid);
      await server.stop();
      samples[turn].push(run.requestsPerSecond);
      if (cpuBefore !== undefined && cpuAfter !== undefined) {
        cpu[turn].push((cpuAfter - cpuBefore) / run.requests);
      }
      generatorShare = Math.max(generatorShare, run.generatorShare);
    }
  }
  const percent = Math.round(generatorShare * 100);
  const notes =
    generatorShare < generatorBusy
      ? []
      : [`the load generator took up to ${percent} % of a core: the servers may differ more`];
  return { unit: 'req/s', ...samples, ...(cpu.facet.length > 0 ? { cpu } : {}), notes };
}

async function warm(url: string, load: Load, connections?: number): Promise<void> {
  let requests = 0;
  for (let second = 0; second < warmUp.atMostSeconds && requests < warmUp.requests; second++) {
    requests += (await sendLoad(url, load, { seconds: 1, connections, mayBeEmpty: true })).requests;
  }
}

/** Both must do the work they are measured at before their speed means anything. */
async function prove(contenders: Contenders, load: Load, verify: Verify): Promise<void> {
  const replyOf = async (launch: Launch): Promise<unknown> => {
    const server = await launch();
    const reply = await sendOne(server.url, load);
    await server.stop();
    return reply;
  };
  const facet = await replyOf(contenders.facet);
  const floor = await replyOf(contenders.floor);
  try {
    verify({ facet, floor });
  } catch (error) {
    if (!(error instanceof AssertionError)) throw error;
    throw new InvalidRun(`the replies are not what they should be: ${error.message}`);
  }
}
