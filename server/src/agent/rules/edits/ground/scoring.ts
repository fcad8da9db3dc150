// Which of several places a request speaks of: by the words beside a figure, then by those around it.
import type { Block } from '../../../../content/content.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { isDay } from '../../grammar/facts.ts';
import type { Numeral } from '../../text/numerals.ts';
import type { Editing } from '../editing.ts';
import { entriesOf } from './entry.ts';
import { inPageWords } from './page_words.ts';
import { isAkin, pieceWords } from './target.ts';

/** What is left when the words for kinds of pieces are gone. */
export const telling = ({ blocks, brief }: Editing, about: string): string[] => {
  const { language } = brief;
  return termsOf(inPageWords(about, blocks.flatMap(textsOf), language), language).filter(
    (term) => !pieceWords.has(term),
  );
};

export type Score = (block: Block, text: string, numeral: Numeral) => number;

/** Words beside the number count most, then those of its text, its entry and its heading. */
export function scoring(editing: Editing, about: string): Score {
  const { language } = editing.brief;
  const asked = telling(editing, about);
  const count = (text: string): number => {
    const terms = termsOf(text, language);
    return asked
      .filter((term) => terms.some((other) => isAkin(term, other)))
      .reduce((sum, term) => sum + (isDay(term) ? 3 : 1), 0);
  };
  return (block, text, numeral) => {
    const [from, to] = segmentAt(text, numeral);
    const entry = entriesOf(block).find(({ whole }) => whole.includes(text));
    return (
      count(text.slice(from, to)) * 4 +
      count(sentenceOf(text, numeral)) * 3 +
      count(text) * 2 +
      count(entry?.whole ?? '') * 2 +
      count(headingOf(block) ?? '')
    );
  };
}

/** Between two full stops. */
function sentenceOf(text: string, { start, end }: Numeral): string {
  const from = Math.max(text.lastIndexOf('. ', start), text.lastIndexOf('。', start)) + 1;
  const ends = ['. ', '。'].map((mark) => text.indexOf(mark, end)).filter((at) => at !== -1);
  return text.slice(from, Math.min(text.length, ...ends));
}

const stops = ['. ', '; ', ', ', '。', '、'];

/** The part between two marks that has it. */
export function segmentAt(
  text: string,
  { start, end }: Pick<Numeral, 'start' | 'end'>,
): [from: number, to: number] {
  const from = Math.max(
    0,
    ...stops.map((mark) => {
      const at = text.lastIndexOf(mark, start);
      return at === -1 ? 0 : at + mark.length;
    }),
  );
  const ends = stops
    .map((mark) => text.indexOf(mark, end))
    .map((at) => (at === -1 ? text.length : at));
  return [from, Math.min(...ends)];
}
