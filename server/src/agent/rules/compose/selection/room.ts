// How many blocks a page has: those that fit least are left out, whole.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { concernIn, touched } from '../answers/headline_answers.ts';
import { isTotal } from '../answers/price_theirs.ts';
import { type Brief, type Draft, fitOf } from '../brief/brief.ts';
import { isBelowFigures } from '../brief/proof.ts';
import { isProven, wishedIn } from '../sections/finish.ts';
import { readChange } from '../texts/changes.ts';
import { ofProblem } from '../texts/claim_lines.ts';
import { headingOf, textsOf } from '../texts/texts.ts';
import { isOwn, isProof, titleOf } from './gather.ts';
import { isPrice } from './labels.ts';
import { isForTrade } from './segments.ts';

const keptTypes: ReadonlySet<string> = new Set(['pricing', 'timeline', 'steps', 'table']);

/** No more than `most` blocks: those that fit least are left out; what leads, lists and prices stay. */
export function withinRoom(brief: Brief, blocks: readonly Draft[], most: number): Draft[] {
  const wanted = wishedIn(brief);
  const stays = (block: Draft, at: number): boolean =>
    at === 0 ||
    isBelowFigures(blocks, at) ||
    keptTypes.has(block.type) ||
    isProven(block) ||
    isPrice(titleOf([block])) ||
    isGathered(block) ||
    wanted(block) ||
    isTheirs(block);
  // A total and what is for their trade stand beside the others, and take no room of theirs.
  const isTheirs = (block: Draft): boolean =>
    textsOf(block as Block).some(isTotal) || isForTrade(brief, headingOf(block as Block) ?? '');
  const beside = Math.min(
    1,
    blocks.filter((block) => block.type === 'prose' && isTheirs(block)).length,
  );
  // The list of a section stands and goes with the text that its heading stands above.
  const tailOf = (block: Draft): Draft | undefined => {
    const next = blocks[blocks.indexOf(block) + 1];
    return next && isTail(block, next) ? next : undefined;
  };
  const tails = new Set(blocks.flatMap((block) => tailOf(block) ?? []));
  const others = blocks.filter((block, at) => !tails.has(block) && !stays(block, at));
  const room = Math.max(0, most + beside - (blocks.length - tails.size - others.length));
  const rank = (block: Draft): number =>
    // Without what others have seen, a page only promises; how many they are says more than one of them.
    isCounted(block) ||
    block.type === 'statement' ||
    block.type === 'stats' ||
    isProof(brief, [block]) ||
    isResult(block)
      ? 1
      : isOwn(brief, [block]) || ofProblem.test(titleOf([block]))
        ? -1
        : 0;
  const fit = (block: Draft): number => fitOf(brief, textsOf(block as Block).join(' '));
  // One line that speaks of what they asked says more than many words of the trade.
  const concern = concernIn(brief);
  const nearest = new Map(
    others.map((block) => [
      block,
      Math.max(
        0,
        ...textsOf(block as Block).flatMap((text) =>
          sentencesOf(text, brief.language).map((one) => Math.round(concern(one) / touched)),
        ),
      ),
    ]),
  );
  const near = (block: Draft): number => nearest.get(block) ?? 0;
  const best = [...others]
    .sort(
      (a, b) =>
        rank(b) - rank(a) ||
        near(b) - near(a) ||
        fit(b) - fit(a) ||
        others.indexOf(a) - others.indexOf(b),
    )
    .slice(0, room);
  let kept = false;
  return blocks.filter((block, at) => {
    if (!tails.has(block)) kept = best.includes(block) || stays(block, at);
    return kept;
  });
}

/** Without a heading of its own, right below what has one: the rest of its section. */
const isTail = (head: Draft, block: Draft): boolean => {
  if (headingOf(block as Block) !== undefined) return false;
  if (head.type !== 'prose')
    return (keptTypes.has(head.type) || isHeadedList(head)) && block.type === 'prose';
  const isList = (block.type === 'benefits' || block.type === 'steps') && !isGathered(block);
  return isList || (head.heading !== undefined && keptTypes.has(block.type));
};

const isHeadedList = (head: Draft): boolean =>
  head.type === 'benefits' && head.heading !== undefined;

/** `Average turnaround fell from 94 to 58 minutes`, under whatever heading. */
const isResult = (block: Draft): boolean =>
  block.type === 'prose' &&
  block.paragraphs.some((text) =>
    sentencesOf(text, 'und').some((one) => readChange(one) !== undefined),
  );

/** `9,840 visitors`, `62 % decide`: a list that counts. */
const isCounted = (block: Draft): boolean =>
  block.type === 'benefits' &&
  block.items.filter(({ title }) => counted.test(title)).length * 2 >= block.items.length;
const counted = /^(?:[<>~≈+]\s?)?\d[\d.,’\u00A0\u202F ]*\s?(?:%|\p{L})/u;

/** Several small sections in one: left out, it would cost more than any other. */
const isGathered = (block: Draft): boolean =>
  block.type === 'benefits' &&
  block.heading === undefined &&
  block.items.filter(({ text }) => text !== undefined).length > 2;
