// What comes of a figure: medians, the ratio, and whether its target is met.
import type { EngineName } from '../src/platform/db/engine.ts';
import type { Figure, Outcome, Target, Unit } from './figure.ts';

export interface Result {
  area: string;
  figure: string;
  engine: EngineName;
  target: Target;
  /** Why there is no number, when there is none. */
  invalid?: string;
  measured?: Measured;
}

export interface Measured {
  unit: Unit;
  facet: number;
  floor: number | null;
  ratio: number | null;
  /** Floor to Facet in processor time a request: what the ratio would be if nothing else took time. */
  cpuRatio: number | null;
  met: boolean;
  samples: { facet: number[]; floor: number[] };
  cpuMsPerRequest: { facet: number[]; floor: number[] } | null;
  notes: string[];
}

export function measured(target: Target, outcome: Outcome): Measured {
  const facet = median(outcome.facet);
  const floor = outcome.floor === undefined ? null : median(outcome.floor);
  const ratio = floor === null ? null : facet / floor;
  const cpuRatio = outcome.cpu ? median(outcome.cpu.floor) / median(outcome.cpu.facet) : null;
  const judged = { ratio, cpuRatio, value: facet }[target.of];
  return {
    unit: outcome.unit,
    facet,
    floor,
    ratio,
    cpuRatio,
    met:
      judged !== null && (target.best === 'high' ? judged >= target.limit : judged <= target.limit),
    samples: { facet: outcome.facet, floor: outcome.floor ?? [] },
    cpuMsPerRequest: outcome.cpu ?? null,
    notes: outcome.notes ?? [],
  };
}

export const titleOf = (figure: Figure, engine: EngineName): string =>
  `${figure.area}: ${figure.name} (${engine})`;

export function median(samples: number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
