// Why a sentence of a text goes, by what it says: words that notes and readers share yield to how it is worded.
import type { LeftOutReason } from '../claims.ts';
import { reasonToHide, toMachines } from './judge.ts';
import type { HideSpan } from './lines.ts';
import type { Shape } from './shape.ts';
import type { Voice } from './voice.ts';

export interface Judging {
  language: string;
  hide: HideSpan;
  /** None for what the reader said: people write as they like. */
  voice?: Voice;
  shape?: Shape;
}

/** Beside a note so much doubt is enough. */
export const doubtful = 0.5;

export function reasonIn(
  text: string,
  { voice, shape }: { voice?: Voice | undefined; shape?: Shape | undefined },
  quoted = false,
): LeftOutReason | undefined {
  const reason = reasonToHide(text, quoted);
  // `on request` in a row is a value.
  if (shape?.sibling === true && reason === 'unsure') return undefined;
  if (reason !== undefined && voice?.isForReaders(text, reason) === true) return undefined;
  return voice === undefined && reason !== undefined && !toMachines.has(reason)
    ? undefined
    : reason;
}
