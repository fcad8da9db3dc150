// Words of doubt, and words to whoever makes a page, stand in texts for readers too: `We tell you which one we think
// yours will be`, `You fill in one form`. Where a sentence is worded as hardly any note is, they say nothing.
import type { LeftOutReason } from '../claims.ts';
import { lengthOf } from './learned/traits.ts';

/** Below these odds a word of doubt, or of those who make pages, is the reader's: of such notes hardly any has less. */
const yields: Partial<Record<LeftOutReason, { alone: number; told: number }>> = {
  unsure: { alone: -3, told: -2 },
  instruction: { alone: -3, told: -2 },
};
const speaksToReader: ReadonlySet<string> = new Set(['you', 'we', 'offer']);
/** Fewer say too little to be known by their wording. */
const leastWords = 5;
/** Speaks of the page itself, or of a part of it. */
const ofPage =
  /(?<!\p{L})(?:page|site|website|headline|heading|tone|title|seite|webseite|überschrift|ton|titel|titre|accroche|página|título|tono|tom|pagina|titolo|toon|kop|stron[aęy]|tytuł|nagłówek)(?!\p{L})|ページ|サイト|見出し/iu;

/** `likeness`: the log odds that it is a note; `marks`: who speaks to whom. */
export function yieldsTo(
  likeness: number,
  reason: LeftOutReason,
  text: string,
  marks: readonly string[],
): boolean {
  const limit = yields[reason];
  if (limit === undefined || ofPage.test(text) || lengthOf(text) < leastWords) return false;
  const told = marks.some((mark) => speaksToReader.has(mark));
  return likeness < (told ? limit.told : limit.alone);
}
