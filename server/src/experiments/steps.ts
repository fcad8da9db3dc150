// Into which steps of time an experiment is cut to show how it went: few enough to draw and to send. Pure.

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const mostSteps = 120;
const widths = [hourMs, 6 * hourMs, dayMs, 7 * dayMs, 28 * dayMs];

export interface Steps {
  from: number;
  to: number;
  stepMs: number;
  count: number;
}

/** The narrowest that will do; an experiment of decades gets wider ones. The last step ends with the experiment. */
export function stepsOf(from: number, to: number): Steps {
  const length = Math.max(1, to - from);
  const stepMs =
    widths.find((width) => length <= width * mostSteps) ??
    Math.ceil(length / mostSteps / dayMs) * dayMs;
  return { from, to: from + length, stepMs, count: Math.ceil(length / stepMs) };
}

export const endOf = ({ from, to, stepMs }: Steps, step: number): number =>
  Math.min(to, from + (step + 1) * stepMs);
