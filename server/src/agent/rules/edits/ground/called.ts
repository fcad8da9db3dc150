// What a piece is called without the word for its kind, and whether a page still says it.
import type { Block } from '../../../../content/content.ts';
import { fold, termsOf } from '../../../../platform/text/words.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { entriesOf } from './entry.ts';
import { inPageWords } from './page_words.ts';
import { isProperty } from './target.ts';

/** `the routes to Hamburg`: a word for the kind of entry, which the page itself does not use. */
export function withoutKindOf(blocks: readonly Block[], phrase: string, language: string): string {
  const [, kind = '', name = ''] =
    /^(\p{L}{3,20})\s(?:of|de|del|do|da|dos|das|du|von|der|di|della|van|voor|to|nach|für|with|mit|avec|con|com|met|z)\s(.{2,80})$/iu.exec(
      phrase,
    ) ?? [];
  const known = blocks.some((block) =>
    [headingOf(block) ?? '', ...entriesOf(block).map(({ whole }) => whole)].some((text) =>
      termsOf(text, language).some((term) => termsOf(kind, language).includes(term)),
    ),
  );
  // `The weight of the moulds` is told of them, and is no kind of them.
  return kind === '' || known || isProperty(fold(kind)) ? phrase : name;
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
