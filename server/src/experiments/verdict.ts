// What an experiment says so far, as one sentence that anybody can act on. Pure.
import type { ExperimentMetric } from '../platform/db/tables.ts';
import { type ArmCount, type Comparison, unitsForWidth } from './confidence.ts';

export interface Findings extends Comparison {
  control: ArmCount;
  treated: ArmCount;
  alpha: number;
  holdout: number;
  metric: ExperimentMetric;
  splitP: number;
}

/** A split this unlikely is a fault and no accident. */
const splitAlarm = 0.001;
/** An interval no wider than this tells something, also where it holds zero. */
const tellingWidth = 0.1;

export const isDecided = ({ interval: [low, high] }: Comparison): boolean => low > 0 || high < 0;

export const isInformative = (found: Comparison): boolean =>
  isDecided(found) || found.interval[1] - found.interval[0] <= tellingWidth;

export function verdictOf(found: Findings): string {
  const { control, treated, difference, interval, splitP } = found;
  if (splitP < splitAlarm) {
    const share = control.units / (control.units + treated.units);
    return `The split is off: ${percent(found.holdout)} of the units should see the control, ${percent(share)} do. Find out why before you trust the difference.`;
  }
  if (difference === null) {
    const empty = control.units === 0 ? 'the control' : 'the personal pages';
    return `Too early to say: nobody has seen ${empty} yet.`;
  }
  const between = `${points(difference)} points, between ${points(interval[0])} and ${points(interval[1])}`;
  if (isDecided(found)) return `${between}, at any time you look.`;
  if (isInformative(found)) {
    return `No difference seen: ${between}, at any time you look.`;
  }
  return `Too early to say: ${between}. ${whenToLook(found)}`;
}

function whenToLook(found: Findings): string {
  const { control, treated, alpha, interval } = found;
  const units = control.units + treated.units;
  const width = ((interval[1] - interval[0]) * 100).toFixed(1);
  const now = `With ${count(units)} the interval is ${width} points wide`;
  const converted = control.converted + treated.converted;
  if (converted === 0) return `${now}, and nobody has converted yet.`;
  if (converted === units) return `${now}, and everybody has converted so far.`;
  const needed = roundUp(unitsForWidth(control, treated, alpha, tellingWidth));
  return `${now}; about ${count(needed)} would bring it to ${tellingWidth * 100}.`;
}

const count = (units: number): string =>
  `${units.toLocaleString('en-US')} ${units === 1 ? 'unit' : 'units'}`;

/** Two digits: the estimate is no better. */
const roundUp = (units: number): number => {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(units)) - 1);
  return Math.ceil(units / step) * step;
};

const points = (share: number): string => {
  const text = (share * 100).toFixed(1);
  return share > 0 && text !== '0.0' ? `+${text}` : text.replace('-0.0', '0.0');
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
