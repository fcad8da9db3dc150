// What the screen makes of a source: what may be read of it, and what may not and why.
import type { LeftOutReason } from '../claims.ts';
import type { Spoken } from './colleagues.ts';

export interface Hidden {
  start: number;
  end: number;
  text: string;
  reason: LeftOutReason;
}

export interface Screened {
  /** The readable text, tags and invisible characters gone. */
  text: string;
  /** The same with blanks where something is hidden. */
  shown: string;
  hidden: Hidden[];
  /** What is left of talk among colleagues, where there is any. */
  spoken?: Spoken;
}
