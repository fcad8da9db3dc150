// The sentences of a text in their order. Notes stand together, and so do sentences for readers: what is
// known of a sentence tells of its neighbours, the more the closer they stand (a hidden Markov model). How
// many notes a text has is found from the text itself, so that a clean text is believed, and among many
// notes little is enough.

/** How a sentence stands to the one before it. */
export type Link = 'paragraph' | 'line' | 'entry' | 'marked' | 'apart';

export interface Step {
  /** Log odds that this is a note, by itself. */
  odds: number;
  link: Link;
  /** Whether it tells how many notes the text has; what is hidden under its own heading does not. */
  counts: boolean;
}

/** How likely a sentence is of the same kind as the one before it, beyond chance. */
const bonds: Record<Link, number> = {
  paragraph: 0.35,
  line: 0.35,
  entry: 0.3,
  marked: 0.15,
  apart: 0,
};

/** Before anything is read: one sentence in five, as if five had been seen. */
const firstShare = 0.2;
const seenBefore = 5;
const largestShare = 0.4;
const rounds = 6;
const furthest = 30;

/** The log odds of each sentence, given all others. */
export function settled(steps: readonly Step[]): number[] {
  const counted = steps.filter(({ counts }) => counts).length;
  let share = firstShare;
  let found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    found = smoothed(steps, share);
    let notes = 0;
    for (const [at, step] of steps.entries()) if (step.counts) notes += found[at] ?? 0;
    share = Math.min(largestShare, (notes + firstShare * seenBefore) / (counted + seenBefore));
  }
  return found.map((chance) => Math.log(chance / (1 - chance)));
}

/** How likely each is a note: forwards and backwards over the text. */
function smoothed(steps: readonly Step[], share: number): number[] {
  const ahead: number[] = [];
  let before = share;
  for (const { odds, link } of steps) {
    const expected = share + bonds[link] * (before - share);
    before = updated(expected, odds);
    ahead.push(before);
  }
  // The odds that what comes after gives to a note here.
  let ratio = 1;
  for (let at = steps.length - 1; at >= 0; at--) {
    const here = ahead[at] ?? share;
    ahead[at] = bounded((here * ratio) / (here * ratio + 1 - here));
    const { odds, link } = steps[at] ?? { odds: 0, link: 'apart' };
    const weight = Math.exp(within(odds)) * ratio;
    const bond = bonds[link];
    const note = (bond + (1 - bond) * share) * weight + (1 - bond) * (1 - share);
    const honest = (1 - bond) * share * weight + (bond + (1 - bond) * (1 - share));
    ratio = note / honest;
  }
  return ahead;
}
const within = (odds: number): number => Math.max(-furthest, Math.min(furthest, odds));
const bounded = (chance: number): number => Math.max(1e-9, Math.min(1 - 1e-9, chance));

const updated = (chance: number, odds: number): number => {
  const weight = Math.exp(within(odds));
  return bounded((chance * weight) / (chance * weight + 1 - chance));
};
