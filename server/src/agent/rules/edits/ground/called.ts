// What a piece is called, without the words that lead up to its name, and whether a page still says it.
import type { Block } from '../../../../content/content.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { textsOf } from '../../compose/texts.ts';
import { firstOf, phrasesOf } from '../phrases.ts';
import { aboutPieces } from '../shapes/words.ts';
import { entriesOf } from './entry.ts';
import { inPageWords } from './page_words.ts';

const pieceAbout = phrasesOf(aboutPieces);
const besides =
  /^(?:also|auch|aussi|también|anche|também|ook|też)\s|\s(?:also|too|as well|auch|aussi|también|anche|também|ook|też)$/giu;

/** `the bit about parking` is called `parking`. */
export function bareTarget(section: string): string {
  const about = firstOf(section, pieceAbout);
  const bare = about?.start === 0 && about.rest.trim() !== '' ? about.rest.trim() : section;
  return bare.replace(besides, '').trim() || section;
}

/** Whether the page still says in one piece what it said of it in one. */
export function stays(
  before: readonly Block[],
  after: readonly Block[],
  keep: string,
  language: string,
): boolean {
  const asked = termsOf(inPageWords(keep, before.flatMap(textsOf), language), language);
  const most = (page: readonly Block[]): number =>
    Math.max(
      0,
      ...page.flatMap(piecesOf).map((piece) => {
        const terms = new Set(termsOf(piece, language));
        return asked.filter((term) => terms.has(term)).length;
      }),
    );
  return most(after) === most(before);
}

const piecesOf = (block: Block): string[] => [
  ...textsOf(block),
  ...entriesOf(block).map(({ whole }) => whole),
];
