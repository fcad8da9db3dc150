// An answer that the team gives: it takes the place of the one that the page has, or stands beside the question
// that the reader asked.
import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { done, type Editing, type Outcome, openBlocks, replaceBlock } from '../editing.ts';
import { inPageWords } from '../ground/page_words.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin, pieceWords } from '../ground/target.ts';

interface Asked {
  question: string;
  /** All that may name it. */
  whole: string;
  /** The page with the answer in its place. */
  answered?(answer: string): Block;
}

/** Nothing where no question is named that somebody asked. */
export function answerGiven(editing: Editing, named: string, given: string): Outcome | undefined {
  const { language } = editing.brief;
  const answer = plainText(given);
  const asked = [...onPage(editing), ...fromReader(editing)];
  const found = byNumber(editing, named) ?? likest(asked, named === '' ? answer : named, language);
  if (!found) return undefined;
  const block = found.answered?.(answer) ?? besides(editing, found.question, answer);
  if (!block) return undefined;
  const said = `I answered “${found.question}” with your words in ${nameOf(block)}.`;
  const outcome = done(replaceBlock(editing.blocks, block), block, said, [answer]);
  return { ...outcome, deed: 'changed', dictated: [answer, ...sentencesOf(answer, language)] };
}

const bare = (said: string): string => said.replace(/^["“„«「]\s?|\s?["”“»」]$/gu, '');

function onPage(editing: Editing): Asked[] {
  return openBlocks(editing).flatMap((block): Asked[] => {
    if (block.type === 'faq') {
      return block.items.map((item, at) => ({
        question: item.question,
        whole: `${item.question} ${item.answer}`,
        answered: (answer) => ({ ...block, items: block.items.with(at, { ...item, answer }) }),
      }));
    }
    if (block.type !== 'heard') return [];
    return block.items.map((item, at) => ({
      question: bare(item.said),
      whole: `${item.said} ${item.proposed}`,
      answered: (proposed) => ({ ...block, items: block.items.with(at, { ...item, proposed }) }),
    }));
  });
}

const fromReader = ({ brief, selected }: Editing): Asked[] =>
  selected
    ? []
    : brief.said
        .flatMap(({ sentences }) => sentences)
        .filter(isQuestion)
        .map((question) => ({ question, whole: question }));

/** `question 2`: as the reader asked them. */
function byNumber(editing: Editing, named: string): Asked | undefined {
  const [, digit] = /^(?:\p{L}{3,12}\s)?#?([1-9])$/u.exec(named.trim()) ?? [];
  const told = fromReader(editing);
  const list = told.length > 0 ? told : onPage(editing);
  const one = digit === undefined ? undefined : list[Number(digit) - 1];
  const there =
    one && onPage(editing).find(({ question }) => keyOf(question) === keyOf(one.question));
  return there ?? one;
}

/** By its own words before those of its answer; nothing where two have as many. */
function likest(asked: readonly Asked[], named: string, language: string): Asked | undefined {
  for (const textOf of [({ question }: Asked) => question, ({ whole }: Asked) => whole]) {
    const terms = termsOf(inPageWords(named, asked.map(textOf), language), language).filter(
      (term) => !pieceWords.has(term),
    );
    const [best, next] = asked
      .map((one) => ({ one, shared: sharedIn(termsOf(textOf(one), language), terms) }))
      .filter(({ shared }) => shared > 0)
      .sort((a, b) => b.shared - a.shared);
    const twin =
      next?.shared === best?.shared &&
      next &&
      keyOf(next.one.question) !== keyOf(best?.one.question ?? '');
    if (best && !twin) return best.one;
  }
  return undefined;
}

const sharedIn = (terms: readonly string[], asked: readonly string[]): number =>
  asked.filter((term) => terms.some((other) => isAkin(term, other))).length;

/** Among what the reader said; else among the questions. */
function besides({ blocks }: Editing, question: string, answer: string): Block | undefined {
  const heard = blocks.find((block) => block.type === 'heard');
  const [first] = heard?.items ?? [];
  if (heard && first) {
    const [left = '“', right = '”'] = [first.said.charAt(0), first.said.at(-1)];
    const said = /\p{P}/u.test(left) ? `${left}${question}${right}` : question;
    return { ...heard, items: [...heard.items, { said, proposed: answer }] };
  }
  const faq = blocks.find((block) => block.type === 'faq');
  return faq && { ...faq, items: [...faq.items, { question, answer }] };
}
