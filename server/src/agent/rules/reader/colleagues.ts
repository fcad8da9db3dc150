// Who else speaks for the reader's side in a talk: somebody who asks, and whom those answer who answer the reader.
import { isReader } from './turns.ts';

interface Turn {
  speaker: string;
  said: string;
}

const asks = ({ said }: Turn): boolean => /[?？؟]/u.test(said);

/** The names of those beside the reader; none where only two speak. */
export function colleaguesIn(
  turns: readonly Turn[],
  names: readonly string[],
): ReadonlySet<string> {
  const isTheirs = ({ speaker }: Turn): boolean => isReader(speaker, names);
  const pairs = turns.flatMap((turn, at) => {
    const next = turns[at + 1];
    return next === undefined ? [] : [[turn, next] as const];
  });
  // Who answers the reader, or whom the reader answers, stands on the other side.
  const others = new Set(
    pairs.flatMap(([turn, next]) => {
      if (!asks(turn) || isTheirs(turn) === isTheirs(next)) return [];
      return [isTheirs(turn) ? next.speaker : turn.speaker];
    }),
  );
  return new Set(
    pairs
      .filter(
        ([turn, next]) =>
          asks(turn) && !isTheirs(turn) && !others.has(turn.speaker) && others.has(next.speaker),
      )
      .map(([{ speaker }]) => speaker),
  );
}
