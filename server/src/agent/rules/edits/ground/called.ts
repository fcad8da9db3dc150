// Whether a page still says what must stay.
import type { Block } from '../../../../content/content.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { entriesOf } from './entry.ts';
import { inPageWords } from './page_words.ts';

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
