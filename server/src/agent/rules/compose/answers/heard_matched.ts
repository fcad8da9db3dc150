// What of the reader's thoughts is answered so far, and with what.
import type { Answer } from '../texts/answer.ts';
import type { Thought } from './heard_thoughts.ts';

/** So many of the reader's thoughts are answered on a page. */
export const maxPairs = 7;

/** How an answer was found. */
export type By =
  | 'models'
  | 'alike'
  | 'figures'
  | 'parts'
  | 'price'
  | 'call'
  | 'trouble'
  | 'everyday'
  | 'words'
  | 'named'
  | 'topic'
  | 'likely';

export interface Matched {
  found: Map<Thought, { answers: Answer[]; by: By }>;
  /** What is given away; a row by itself, however much of it is shown. */
  taken: Set<object>;
  /** What would be answered by what another was given. */
  again: Map<string, object>;
}

export function take(
  { found, taken }: Matched,
  thought: Thought,
  answers: readonly Answer[],
  by: By,
): void {
  found.set(thought, { answers: [...answers], by });
  for (const answer of answers) taken.add(pieceOf(answer));
}

export const pieceOf = (answer: Answer): object => answer.row ?? answer;
