// Where one more sentence stands: in the section that speaks of it most, or in a text of its own.
import type { Block } from '../../../../content/content.ts';
import { joinSentences } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { type Brief, withId } from '../../compose/brief/brief.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { cite, type Editing } from '../editing.ts';
import { topicWeights } from '../ground/search.ts';

export interface Sentence {
  sentence: string;
  chunkIds: string[];
  /** How it came about, for the reply. */
  origin: string;
  /** It answers a question that does not stand with it. */
  asked?: true;
  /** Under which it stands in the sources. */
  heading?: string;
  /** Only there: no other section speaks of it for sure. */
  apart?: true;
}

/** How gladly a kind of block takes one more sentence. */
const welcome: Partial<Record<Block['type'], number>> = {
  prose: 1.3,
  benefits: 1,
  steps: 1,
  cards: 1,
  table: 0.9,
  pricing: 0.9,
  hero: 0.5,
  callToAction: 0.5,
};

/** The section that already speaks of it most; words that the page does not have say nothing about where. */
export function speakingOf({ blocks, brief }: Editing, added: Sentence): Block | undefined {
  const all = topicWeights(`${added.heading ?? ''} ${added.sentence}`, brief);
  const page = new Set(termsOf(blocks.flatMap(textsOf).join(' '), brief.language));
  const known = new Map([...all].filter(([term]) => page.has(term)));
  const weights = known.size > 1 ? known : all;
  return blocks
    .map((block) => ({
      block,
      fit: brief.scorer.coverage(textsOf(block).join(' '), weights) * (welcome[block.type] ?? 0),
    }))
    .sort((a, b) => b.fit - a.fit)
    .find(({ fit }) => fit > 0.4)?.block;
}

/** What nothing on the page speaks of is a fact among others: no form and no button is introduced by it. */
export function fittingBlock(editing: Editing, added: Sentence): Block | undefined {
  const best = speakingOf(editing, added);
  return best || added.heading !== undefined ? best : factsOn(editing);
}

/** The text of general facts. */
export function factsOn({ blocks, brief: { phrases, source } }: Editing): Block | undefined {
  const about = source.product === undefined ? undefined : phrases.about?.(source.product);
  const texts = blocks.filter((block) => block.type === 'prose');
  return [phrases.goodToKnow, about]
    .filter((name) => name !== undefined)
    .flatMap((name) => texts.filter(({ heading }) => heading === name))[0];
}

export function addSentence(block: Block, added: Sentence, brief: Brief): Block | undefined {
  const { sentence } = added;
  const chunkIds = cite(block, added.chunkIds);
  const after = (text: string | undefined): string =>
    joinSentences([...(text === undefined ? [] : [text]), sentence], brief.language);
  switch (block.type) {
    case 'prose': {
      const last = block.paragraphs.at(-1) ?? '';
      const paragraphs =
        last.length < 400
          ? block.paragraphs.with(-1, after(last))
          : [...block.paragraphs, sentence];
      return { ...block, chunkIds, paragraphs };
    }
    case 'hero':
      return { ...block, chunkIds, subheadline: after(block.subheadline) };
    case 'callToAction':
      return { ...block, chunkIds, text: after(block.text) };
    case 'form':
      return { ...block, chunkIds, introduction: after(block.introduction) };
    case 'media':
      return { ...block, chunkIds, caption: after(block.caption) };
    case 'table':
    case 'pricing':
      return { ...block, chunkIds, note: after(block.note) };
    case 'benefits':
    case 'steps':
    case 'cards': {
      const at = nearestItem(block.items, sentence, brief);
      const items = block.items.map((item, index) =>
        index === at ? { ...item, text: after(item.text) } : item,
      );
      return { ...block, chunkIds, items } as Block;
    }
    default:
      return undefined;
  }
}

function nearestItem(
  items: readonly { title: string; text?: string }[],
  sentence: string,
  brief: Brief,
): number {
  const weights = topicWeights(sentence, brief);
  const fit = items.map(({ title, text }) =>
    brief.scorer.coverage(`${title} ${text ?? ''}`, weights),
  );
  return Math.max(fit.indexOf(Math.max(...fit)), 0);
}

export function newProse(
  { blocks, brief }: Editing,
  { sentence, chunkIds, heading = brief.phrases.goodToKnow }: Sentence,
): Block {
  const headed = heading === undefined ? {} : { heading };
  return withId({ type: 'prose', chunkIds, ...headed, paragraphs: [sentence] }, blocks);
}
