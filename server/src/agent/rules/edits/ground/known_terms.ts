// The words of a request that name something, and those of them that the page has.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { stopWords } from '../../../../platform/text/stop_words.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { everyText } from './find.ts';
import { inPageWords } from './page_words.ts';
import { sharing } from './ranking.ts';
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

/** What a section says: what the reader said, and what is only asked, is no statement of the page. */
export function statementsOf(block: Block): string[] {
  if (block.type === 'heard') return block.items.map(({ proposed }) => proposed);
  return everyText(block).filter((text) => !/[?？؟]\P{L}?$/u.test(text));
}

/** The sentence of the page that has all of its words: what has no section of its own may still be said. */
function sentenceWith(
  blocks: readonly Block[],
  named: string,
  language: string,
): { block: Block; text: string } | undefined {
  const { terms } = termsOn(blocks, named.replace(/ section$/, ''), language);
  const has = (text: string, block: Block): boolean => {
    const heading = block.type === 'hero' ? undefined : headingOf(block);
    const said = termsOf(`${heading ?? ''} ${text}`, language);
    return terms.every((term) => said.some((other) => isAkin(term, other)));
  };
  const told = blocks.flatMap((block) =>
    everyText(block)
      .flatMap((one) => sentencesOf(one, language))
      .filter((text) => terms.length > 0 && has(text, block))
      .map((text) => ({ block, text })),
  );
  // What is asked tells less than what is answered, and what the top repeats has its place in a section.
  const answered = told.filter(({ text }) => !/[?？؟]\P{L}?$/u.test(text));
  return answered.find(({ block }) => block.type !== 'hero') ?? answered[0] ?? told[0];
}

/** The sentence of the page that says it: with all of its words, else the one that clearly has most of them. */
export function sentenceSaying(
  blocks: readonly Block[],
  named: string,
  language: string,
  enough = most,
): { block: Block; text: string } | undefined {
  const whole = sentenceWith(blocks, named, language);
  if (whole) return whole;
  // An answer is said of its question.
  const told = blocks.flatMap((block): { block: Block; text: string; all: string }[] =>
    block.type === 'faq'
      ? block.items.map(({ question, answer }) => ({
          block,
          text: answer,
          all: `${question} ${answer}`,
        }))
      : everyText(block)
          .flatMap((text) => sentencesOf(text, language))
          .filter((text) => text !== headingOf(block))
          .map((text) => ({ block, text, all: text })),
  );
  const share = sharing(
    told.map(({ all }) => all),
    named,
    language,
  );
  const shares = told
    .map(({ all, ...one }) => ({ ...one, ...share(all) }))
    .filter(({ literal }) => literal >= enough)
    .sort((a, b) => b.all - a.all);
  const [best, other] = shares;
  return other && other.all === best?.all && enough === most ? undefined : best;
}
const most = 0.75;
