// Facet beside what it is compared with: a fresh process for each run, in turns
// and in changing order, so that neither profits from what the machine does meanwhile.
import { AssertionError } from 'node:assert';
import { type Bench, InvalidRun, type Outcome } from './figure.ts';
import { type Load, sendLoad, sendOne } from './load.ts';
import type { Launch, RunningServer } from './server.ts';
import { cpuMs } from './watch.ts';

export interface Contenders {
  facet: Launch;
  floor: Launch;
}

/** Throws an AssertionError when the two replies to the same request do not fit each other. */
export type Verify = (replies: { facet: unknown; floor: unknown }) => void;

/** Until the code is compiled, the pool is full and the key is cached: a matter of requests, not of time. */
export interface WarmUp {
  requests: number;
  atMostSeconds: number;
}
const usualWarmUp: WarmUp = { requests: 20_000, atMostSeconds: 5 };
/** Beyond this the generator, and not a server, may be what sets the pace. */
const generatorBusy = 0.9;

export interface Comparison {
  connections?: number;
  warmUp?: WarmUp;
  /**
   * Both run at the same time and are loaded in turns of a second: steadier where others use the machine too.
   * Only for work that is over with its reply, or what Facet does afterwards would slow down the floor.
   */
  sideBySide?: boolean;
}

type Turn = keyof Contenders;

/** What the turns of one round come to. */
interface Tally {
  requests: number;
  seconds: number;
  cpuMs: number;
}

export async function compareThroughput(
  bench: Bench,
  contenders: Contenders,
  load: Load,
  verify: Verify,
  { connections, warmUp = usualWarmUp, sideBySide = false }: Comparison = {},
): Promise<Outcome> {
  await prove(contenders, load, verify);
  const samples: Record<Turn, number[]> = { facet: [], floor: [] };
  const cpu: Record<Turn, number[]> = { facet: [], floor: [] };
  let generatorShare = 0;

  async function takeTurn(server: RunningServer, tally: Tally, seconds: number): Promise<void> {
    const cpuBefore = cpuMs(server.pid) ?? Number.NaN;
    const run = await sendLoad(server.url, load, { seconds, connections });
    tally.cpuMs += (cpuMs(server.pid) ?? Number.NaN) - cpuBefore;
    tally.requests += run.requests;
    tally.seconds += run.requests / run.requestsPerSecond;
    generatorShare = Math.max(generatorShare, run.generatorShare);
  }

  /** Those that run at the same time. */
  async function measure(turns: readonly Turn[]): Promise<void> {
    const entrants: { turn: Turn; server: RunningServer; tally: Tally }[] = [];
    for (const turn of turns) {
      const server = await contenders[turn]();
      entrants.push({ turn, server, tally: { requests: 0, seconds: 0, cpuMs: 0 } });
    }
    const urls = entrants.map(({ server }) => server.url);
    await warm(urls, load, warmUp, connections);
    const turnsEach = turns.length > 1 ? Math.max(1, Math.round(bench.secondsPerRun)) : 1;
    for (let n = 0; n < turnsEach; n++) {
      for (const { server, tally } of n % 2 === 0 ? entrants : entrants.toReversed()) {
        await takeTurn(server, tally, bench.secondsPerRun / turnsEach);
      }
    }
    for (const { turn, server, tally } of entrants) {
      await server.stop();
      samples[turn].push(tally.requests / tally.seconds);
      if (!Number.isNaN(tally.cpuMs)) cpu[turn].push(tally.cpuMs / tally.requests);
    }
  }

  for (let round = 0; round < bench.rounds; round++) {
    const order: Turn[] = round % 2 === 0 ? ['facet', 'floor'] : ['floor', 'facet'];
    if (sideBySide) await measure(order);
    else for (const turn of order) await measure([turn]);
  }
  const percent = Math.round(generatorShare * 100);
  const notes =
    generatorShare < generatorBusy
      ? []
      : [`the load generator took up to ${percent} % of a core: the servers may differ more`];
  return { unit: 'req/s', ...samples, ...(cpu.facet.length > 0 ? { cpu } : {}), notes };
}

/** In turns as well: none has cooled down again when the last is warm. */
async function warm(
  urls: string[],
  load: Load,
  warmUp: WarmUp,
  connections?: number,
): Promise<void> {
  const requests = new Map(urls.map((url) => [url, 0]));
  for (let second = 0; second < warmUp.atMostSeconds; second++) {
    for (const [url, sent] of requests) {
      if (sent >= warmUp.requests) continue;
      const run = await sendLoad(url, load, { seconds: 1, connections, mayBeEmpty: true });
      requests.set(url, sent + run.requests);
    }
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
