// How sure one may be of a difference, however often one looks: an asymptotic confidence sequence for the
// difference of two rates, by unit, and a test of the split that is as safe to look at. Pure. The formulas
// and what they rest on are in docs/decisions/0033-honest-lift.md.

export interface ArmCount {
  units: number;
  /** Units that did at least once what is measured. */
  converted: number;
}

export interface Comparison {
  /** Treated less control; null while an arm has no unit. */
  difference: number | null;
  /** Holds the true difference at every look at once, with probability 1 - alpha. */
  interval: [low: number, high: number];
}

/** With fewer than this of either outcome to be expected in an arm, normal tails say nothing yet. */
const leastExpected = 5;

/** The number of units, counted as the balanced half of them, at which the sequence is narrowest. */
const tunedFor = 250;

const rateOf = ({ units, converted }: ArmCount): number => converted / units;

/** With one success and one failure added: no arm is ever certain of itself. */
function varianceOf({ units, converted }: ArmCount): number {
  const rate = (converted + 1) / (units + 2);
  return (rate * (1 - rate)) / units;
}

/** How many standard errors the interval reaches to either side, `effective` units in. */
export function reach(effective: number, alpha: number): number {
  const log = -2 * Math.log(alpha);
  const scaled = (effective * (log + Math.log(log + 1))) / tunedFor;
  return Math.sqrt((1 + 1 / scaled) * (Math.log(1 + scaled) + log));
}

export function compare(control: ArmCount, treated: ArmCount, alpha: number): Comparison {
  if (control.units === 0 || treated.units === 0) return { difference: null, interval: [-1, 1] };
  const difference = rateOf(treated) - rateOf(control);
  const half = halfWidth(control, treated, alpha);
  return {
    difference,
    interval: [Math.max(-1, difference - half), Math.min(1, difference + half)],
  };
}

function halfWidth(control: ArmCount, treated: ArmCount, alpha: number): number {
  const pooled = (control.converted + treated.converted) / (control.units + treated.units);
  const rarer = Math.min(pooled, 1 - pooled) * Math.min(control.units, treated.units);
  if (rarer < leastExpected) return 2;
  const effective = (control.units * treated.units) / (control.units + treated.units);
  return reach(effective, alpha) * Math.sqrt(varianceOf(control) + varianceOf(treated));
}

/** How many units in all, split and behaving as now, would make the interval this wide; at most a hundred million. */
export function unitsForWidth(
  control: ArmCount,
  treated: ArmCount,
  alpha: number,
  width: number,
): number {
  const now = control.units + treated.units;
  const grown = (arm: ArmCount, factor: number): ArmCount => ({
    units: arm.units * factor,
    converted: arm.converted * factor,
  });
  let [low, high] = [1, 1e8 / now];
  for (let n = 0; n < 60; n++) {
    const middle = Math.sqrt(low * high);
    const wide = 2 * halfWidth(grown(control, middle), grown(treated, middle), alpha) > width;
    if (wide) low = middle;
    else high = middle;
  }
  return Math.ceil(now * high);
}

/** How firmly the alternatives to the planned split stand around it, in units. */
const splitPrior = 100;

/**
 * The chance of a split this far off at any look, if units fall into the arms as planned: the inverse of a
 * likelihood ratio against a mixture of other shares.
 */
export function splitP(controlUnits: number, treatedUnits: number, holdout: number): number {
  const [a, b] = [holdout * splitPrior, (1 - holdout) * splitPrior];
  const logRatio =
    logBeta(a + controlUnits, b + treatedUnits) -
    logBeta(a, b) -
    controlUnits * Math.log(holdout) -
    treatedUnits * Math.log(1 - holdout);
  return Math.min(1, Math.exp(-logRatio));
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Stirling's series from 8 on; below, the recurrence leads there. */
function logGamma(x: number): number {
  let shift = 0;
  let at = x;
  for (; at < 8; at++) shift += Math.log(at);
  const inverse = 1 / at;
  const square = inverse * inverse;
  const series = inverse * (1 / 12 - square * (1 / 360 - square * (1 / 1260 - square / 1680)));
  return (at - 0.5) * Math.log(at) - at + 0.5 * Math.log(2 * Math.PI) + series - shift;
}
