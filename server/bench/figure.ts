// A figure is one value: what is measured, what it is held to, how it is run.
// Whoever adds work to Facet adds its figure in a `*.bench.ts` and lists it in `figures.ts`.
import type { EngineName } from '../src/platform/db/engine.ts';

export interface Figure {
  /** The room it belongs to, as in `npm run bench -- persons`. */
  area: string;
  name: string;
  /** An engine without a target is not measured. */
  targets: Partial<Record<EngineName, Target>>;
  run(bench: Bench): Promise<Outcome>;
}

/** What a run of a figure is given. */
export interface Bench {
  engine: EngineName;
  secondsPerRun: number;
  rounds: number;
  /** An administrator's connection; there when the engine is PostgreSQL. */
  postgresUrl: string | undefined;
  /** Where servers leave their CPU profiles, when they are asked for. */
  profileDir: string | undefined;
  /** Undone in reverse when the figure is done, has failed or was interrupted. */
  cleanUp: AsyncDisposableStack;
}

export type Unit = 'req/s' | 'rows/s' | 'drafts/s' | 'deliveries/s' | 'ms' | 'MB' | 'KB';

/** One sample a round. */
export interface Outcome {
  unit: Unit;
  facet: number[];
  /** What Facet is compared with; left out where the target is a plain value. */
  floor?: number[];
  /** Processor milliseconds a request, of the same runs: steadier than the clock on a busy machine. */
  cpu?: { facet: number[]; floor: number[] };
  /** What a reader of the figure should know. */
  notes?: string[];
}

export interface Target {
  /** The ratio of Facet to its floor, by the clock or by processor time, or Facet's own value. */
  of: 'ratio' | 'cpuRatio' | 'value';
  limit: number;
  best: 'high' | 'low';
}

export const ratioAtLeast = (limit: number): Target => ({ of: 'ratio', limit, best: 'high' });
export const cpuRatioAtLeast = (limit: number): Target => ({ of: 'cpuRatio', limit, best: 'high' });
export const ratioAtMost = (limit: number): Target => ({ of: 'ratio', limit, best: 'low' });
export const atLeast = (limit: number): Target => ({ of: 'value', limit, best: 'high' });
export const atMost = (limit: number): Target => ({ of: 'value', limit, best: 'low' });
export const bothEngines = (target: Target) => ({ sqlite: target, postgres: target });

/** A run whose number would mean nothing: wrong replies, errors, a server that died. */
export class InvalidRun extends Error {
  override readonly name = 'InvalidRun';
}
