// The words of a request that name something, and those of them that the page has.
import type { Block } from '../../../../content/content.ts';
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts.ts';
import { everyText } from './find.ts';
import { inPageWords } from './page_words.ts';
import { isAkin, pieceWords } from './target.ts';

/** `spoken`: a request may be in another language than its page. */
export function termsOn(
  blocks: readonly Block[],
  named: string,
  language: string,
  spoken = language,
): { terms: string[]; known: string[] } {
  const texts = blocks.flatMap((block) => [headingOf(block) ?? '', ...everyText(block)]);
  const asked = termsOf(inPageWords(named, texts, language), language);
  const stops = spoken === language ? undefined : stopWords(spoken);
  const terms = [...new Set(asked)].filter((term) => !pieceWords.has(term) && !stops?.has(term));
  const page = termsOf(texts.join(' '), language);
  return { terms, known: terms.filter((term) => page.some((other) => isAkin(term, other))) };
}
