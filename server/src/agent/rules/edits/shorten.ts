// Makes sections shorter by leaving out, never by rewording: what stays is what
// fits the reader best, in the order it was.
import type { Block } from '../../../content/content.ts';
import { joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { type Desk, fitOf, itemText } from '../compose/desk.ts';
import { bestInOrder } from '../compose/sections.ts';
import { textsOf } from '../compose/texts.ts';
import {
  atStart,
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  recite,
  replaceBlock,
  targetsOf,
} from './editing.ts';
import { nameOf } from './find.ts';
import { listed } from './order.ts';
import type { RequestOf } from './requests.ts';

export function shorten(editing: Editing, { section }: RequestOf<'shorten'>): Outcome {
  const { selected, last, desk } = editing;
  const page = section === 'page' || (/^(?:|it|this)$/i.test(section) && !selected && !last);
  if (page && !selected) return shortenPage(editing);
  const found = targetsOf(editing, page ? 'this' : section);
  if (isOutcome(found)) return found;
  const line = /\b(?:headline|title)\b/i.test(section);
  const changes = found.flatMap((block) => {
    const shorter = line ? shortenHeadline(block) : shortenBlock(block, desk);
    return shorter ? [recite(shorter, desk)] : [];
  });
  const [first] = changes;
  const names = listed(found.map(nameOf));
  if (!first) {
    const quote = found.some((block) => block.type === 'quote');
    return not(
      quote
        ? 'A quotation stays as it was said, so I did not shorten it.'
        : `${atStart(names)} cannot get any shorter without losing what it says.`,
    );
  }
  const blocks = changes.reduce<readonly Block[]>(replaceBlock, editing.blocks);
  return done(
    blocks,
    first,
    `I shortened ${names} from ${countWords(found)} to ${countWords(changes)} words.`,
  );
}

function shortenPage(editing: Editing): Outcome {
  const { blocks, desk } = editing;
  const shorter = blocks.map((block) => {
    const cut = shortenBlock(block, desk);
    return cut ? recite(cut, desk) : block;
  });
  const [before, after] = [countWords(blocks), countWords(shorter)];
  if (after >= before)
    return not('The page cannot get any shorter by leaving out; remove a section instead.');
  return done(shorter, undefined, `I shortened the page from ${before} to ${after} words.`);
}

const countWords = (blocks: readonly Block[]): number =>
  blocks.flatMap(textsOf).reduce((count, text) => count + (text.match(/\S+/g)?.length ?? 0), 0);

/** `Ledgerline for Northwind: close in four days` can do without what follows the colon. */
function shortenHeadline(block: Block): Block | undefined {
  if (block.type !== 'hero') return undefined;
  const [, headline] = /^(.{3,}?)(?::\s|\s[–—-]\s)/.exec(block.headline) ?? [];
  return headline === undefined ? undefined : { ...block, headline };
}

/** A shorter one, or nothing when only a different one would be shorter. */
function shortenBlock(block: Block, desk: Desk): Block | undefined {
  switch (block.type) {
    case 'prose': {
      const paragraphs = shortenTexts(block.paragraphs, desk);
      return paragraphs && { ...block, paragraphs };
    }
    case 'hero':
      return shortenMember(block, desk) ?? shortenHeadline(block);
    case 'callToAction':
    case 'form':
    case 'media':
      return shortenMember(block, desk);
    case 'benefits':
    case 'cards': {
      const items = shortenItems(block.items, desk) ?? fewer(block.items, desk, itemText);
      return items && ({ ...block, items } as Block);
    }
    case 'steps': {
      // A step left out would break the way; only what is said about it can go.
      const items = shortenItems(block.items, desk);
      return items && { ...block, items };
    }
    case 'faq': {
      const items = shortenAnswers(block.items, desk);
      return items && { ...block, items };
    }
    case 'stats': {
      const items = fewer(block.items, desk, ({ value, label }) => `${value} ${label}`);
      return items && { ...block, items };
    }
    default:
      return undefined;
  }
}

const longMembers = ['subheadline', 'text', 'introduction', 'caption'] as const;

function shortenMember(block: Block, desk: Desk): Block | undefined {
  for (const member of longMembers) {
    const text = (block as Partial<Record<typeof member, string>>)[member];
    const kept = text === undefined ? undefined : shortenTexts([text], desk)?.[0];
    if (kept !== undefined) return { ...block, [member]: kept } as Block;
  }
  return undefined;
}

/** About half of the sentences: the first of all, and those that fit best. */
function shortenTexts(texts: readonly string[], desk: Desk): string[] | undefined {
  const sentences = texts.flatMap((text, at) =>
    sentencesOf(text, desk.language).map((sentence) => ({ sentence, at })),
  );
  if (sentences.length < 2) return undefined;
  const count = Math.ceil(sentences.length / 2);
  const [first, ...others] = sentences;
  if (!first) return undefined;
  const kept = [first, ...bestInOrder(desk, others, count - 1, ({ sentence }) => sentence)];
  return texts.flatMap((_, at) => {
    const here = kept.filter((entry) => entry.at === at).map(({ sentence }) => sentence);
    return here.length === 0 ? [] : [joinSentences(here, desk.language)];
  });
}

function shortenItems<T extends { title: string; text?: string }>(
  items: readonly T[],
  { language }: Desk,
): T[] | undefined {
  let changed = false;
  const shorter = items.map((item) => {
    const sentences = item.text === undefined ? [] : sentencesOf(item.text, language);
    if (sentences.length < 2) return item;
    changed = true;
    return { ...item, text: joinSentences(sentences.slice(0, 1), language) };
  });
  return changed ? shorter : undefined;
}

function shortenAnswers<T extends { question: string; answer: string }>(
  items: readonly T[],
  desk: Desk,
): T[] | undefined {
  let changed = false;
  const shorter = items.map((item) => {
    const sentences = sentencesOf(item.answer, desk.language);
    // `Yes.` alone answers nothing.
    const kept = sentences.slice(0, (sentences[0]?.length ?? 0) < 12 ? 2 : 1);
    if (kept.length === sentences.length) return item;
    changed = true;
    return { ...item, answer: joinSentences(kept, desk.language) };
  });
  return changed ? shorter : fewer(items, desk, ({ question, answer }) => `${question} ${answer}`);
}

/** Two thirds of a list, and never less than two. */
function fewer<T>(items: readonly T[], desk: Desk, textOf: (item: T) => string): T[] | undefined {
  const count = Math.max(2, Math.ceil((items.length * 2) / 3));
  if (items.length <= count) return undefined;
  const best = [...items].sort((a, b) => fitOf(desk, textOf(b)) - fitOf(desk, textOf(a)));
  const kept = new Set(best.slice(0, count));
  return items.filter((item) => kept.has(item));
}
