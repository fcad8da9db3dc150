// How well the model knows sentences it has not seen: each fifth of the corpus is judged by a model of the
// other four.
import type { Example } from './corpus.ts';
import { fit, oddsOf } from './fit.ts';

const parts = 5;
/** So many honest sentences may look like notes. */
export const falseAlarms = 0.015;

export interface Judged {
  example: Example;
  odds: number;
}

/** `some`: how many of the parts; all of them unless told otherwise. */
export function crossValidated(examples: readonly Example[], some = parts): Judged[] {
  return Array.from({ length: some }, (_, part) => part).flatMap((part) => {
    const model = fit(examples.filter((_, at) => at % parts !== part));
    return examples
      .filter((_, at) => at % parts === part)
      .map((example) => ({ example, odds: oddsOf(model, example) }));
  });
}

/** Above it are at most so many of the honest sentences. */
export function limitFor(judged: readonly Judged[], share: number): number {
  const honest = judged
    .filter(({ example }) => !example.isNote)
    .map(({ odds }) => odds)
    .sort((one, two) => two - one);
  return honest[Math.floor(honest.length * share)] ?? 0;
}

export interface Rates {
  notes: number;
  honest: number;
  /** The share of notes above the limit. */
  recall: number;
  /** The share of honest sentences above it. */
  alarms: number;
}

export function ratesOf(judged: readonly Judged[], limit: number): Rates {
  const notes = judged.filter(({ example }) => example.isNote);
  const honest = judged.filter(({ example }) => !example.isNote);
  const share = (some: readonly Judged[]): number =>
    some.filter(({ odds }) => odds > limit).length / Math.max(1, some.length);
  return {
    notes: notes.length,
    honest: honest.length,
    recall: share(notes),
    alarms: share(honest),
  };
}
