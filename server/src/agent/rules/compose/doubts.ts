// Claims of a page that a note puts in doubt: `The 4 places are 2`, among what was left out, speaks of the page's own
// `4 places`. The claim stays, for the source makes it, and the team is told.
import type { LeftOut } from '../../../claims/claims.ts';
import { type Figure, figuresIn } from '../../../claims/figures.ts';
import { eachText } from '../../../claims/texts.ts';
import type { PageContent } from '../../../content/content.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { stemsOf } from './in_common.ts';

export interface Doubt {
  /** The sentence on the page. */
  claim: string;
  note: string;
}

const notes: ReadonlySet<LeftOut['reason']> = new Set(['unsure', 'internal']);
const maxDoubts = 3;
/** More than people write; each is held against all that the page says. */
const maxNotes = 50;
const maxNote = 400;

export function doubtsOn(
  content: PageContent,
  leftOut: readonly LeftOut[],
  language: string,
): Doubt[] {
  const remarks = leftOut
    .filter(
      ({ reason, text, pointer }) =>
        notes.has(reason) && pointer === undefined && text.length <= maxNote && /\d/.test(text),
    )
    .slice(0, maxNotes);
  if (remarks.length === 0) return [];
  // Most pages say nothing that a note has a figure of: that is seen at once.
  const told = new Set(remarks.flatMap(({ text }) => digitsIn(text)));
  const sentences = new Set<string>();
  eachText(content.blocks, (text, { blockType }) => {
    if (blockType === 'form' || !/\p{L}{3}|\p{Lo}/u.test(text)) return;
    if (!digitsIn(text).some((digits) => told.has(digits))) return;
    for (const sentence of sentencesOf(text, language)) sentences.add(sentence);
  });
  const claims = [...sentences].map(withFigures);
  const doubts = new Map<string, Doubt>();
  for (const note of remarks.map(({ text }) => withFigures(text))) {
    const claim = claims.find((one) => speaksOf(note, one, language));
    if (claim && !doubts.has(note.text))
      doubts.set(note.text, { claim: claim.text, note: note.text });
  }
  return [...doubts.values()].slice(0, maxDoubts);
}

/** `1,200`, `1.200` and `1 200` alike. */
const digitsIn = (text: string): string[] =>
  (text.match(/\d+(?:[.,'’\u00A0\u202F ]\d{3})*(?:[.,]\d+)?/g) ?? []).map((one) =>
    one.replace(/\D/g, ''),
  );

/** Of `0.2%` a note may say `the 0.2`; 10 days are no 10%. */
function isSame(one: Figure, other: Figure): boolean {
  if (one.key === other.key) return true;
  const [, first = ''] = one.key.split(' ');
  const [, second = ''] = other.key.split(' ');
  const numbers = [one, other].every(({ kind }) => kind === 'number' || kind === 'percentage');
  return numbers && first === second && first.includes('.');
}

interface Told {
  text: string;
  figures: Figure[];
}

const withFigures = (text: string): Told => ({ text, figures: figuresIn(text) });

/** A note that repeats the figure of a claim speaks of that claim; what is said of a price is a deal, and no doubt. */
function speaksOf(note: Told, claim: Told, language: string): boolean {
  const own = claim.figures;
  if (own.some(({ kind }) => kind === 'amount')) return false;
  const shared = own.filter((figure) => note.figures.some((other) => isSame(figure, other)));
  if (shared.length === 0) return false;
  // `1.4`, `97%` and `4 June` are there for no other reason; a plain number may be.
  const telling = shared.some(
    ({ kind, key }) => kind === 'date' || kind === 'percentage' || key.includes('.'),
  );
  if (telling || new Set(shared.map(({ key }) => key)).size > 1) return true;
  const held = new Set(stemsOf(claim.text, language));
  return stemsOf(note.text, language).some((stem) => stem.length >= minStem && held.has(stem));
}
const minStem = 4;
