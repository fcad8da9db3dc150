// How much of what either asks for, two questions have in common.
import { meaningsIn } from '../../fit/thesaurus.ts';
import { plain, stemsOf } from '../brief/in_common.ts';

/** Words by their stems, and by all that each of them may mean. */
export type Pieces = readonly (readonly string[])[];

export const piecesOf = (text: string, language: string): Pieces => [
  ...stemsOf(text, language)
    .filter((stem) => !plain.has(stem))
    .map((stem) => [stem]),
  ...meaningsIn(text, language).map((fields) => fields.map((field) => `field ${field}`)),
];

const leastPieces = 3;
/** Of the one that shares less. */
export function alikeness(one: Pieces, other: Pieces): number {
  if (Math.min(one.length, other.length) < leastPieces) return 0;
  return Math.min(covered(one, other), covered(other, one));
}

export function covered(one: Pieces, other: Pieces): number {
  const held = new Set(other.flat());
  return one.filter((names) => names.some((name) => held.has(name))).length / one.length;
}
