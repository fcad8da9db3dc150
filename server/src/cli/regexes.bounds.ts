// Where patterns that are not proven linear may stand, because the length of what they read is checked
// before. None may be exponential, bounded or not. Keep this short: a linear pattern needs no entry.

export interface Bound {
  /** Files whose path below server/src starts with this. */
  under: string;
  /** The longest text, in UTF-16 units. */
  length: number;
  /** Where that is checked. */
  checked: string;
}

export const bounds: readonly Bound[] = [
  {
    under: 'agent/rules/edits/',
    length: 1_000,
    checked: 'edits/read/message.ts: blanks are single, longer clauses are not read; in the pool',
  },
  {
    under: 'agent/rules/',
    length: 2_000,
    checked:
      'context/lines.ts and platform/text/inline.ts: lines and runs of blanks are cut; in the pool',
  },
  {
    under: 'claims/',
    length: 2_000,
    checked:
      'content.ts and platform/text/inline.ts: texts of a block, and lines without long runs of blanks',
  },
  {
    under: 'platform/text/inline.ts',
    length: 2_000,
    checked: 'there: no repetition is longer than 2,000, and none may hold its own end',
  },
  {
    under: 'topics/chunks.ts',
    length: 1_201,
    checked: 'there: short lines, and the head of a passage',
  },
  {
    under: 'agent/model/',
    length: 20_000,
    checked:
      'replies of a model, which are short, and what it was given, cut by agent/model/prompt.ts',
  },
];
