// Makes sections longer with what the context and the topics hold and the page
// does not say yet, cited; never with new claims.
import type { Block } from '../../../../content/content.ts';
import { maxBlocks, maxItems } from '../../../../platform/text/length.ts';
import { joinSentences, leading } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { faqItem } from '../../compose/closing.ts';
import { byFit, citing, type Desk, sectionFit, withId } from '../../compose/desk.ts';
import { roomy } from '../../compose/lists.ts';
import { sectionBlocks } from '../../compose/sections.ts';
import { headingOf, textsOf } from '../../compose/texts.ts';
import type { Item, Section } from '../../context/reading.ts';
import {
  cite,
  deskFor,
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  replaceBlock,
  targetOf,
  withoutSuggestions,
} from '../editing.ts';
import { type Found, freshSentences, search, sourceOf } from '../ground/search.ts';
import { nameOf } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';
import { insertAt, listed } from './order.ts';

const maxAdded = 3;

export function expand(editing: Editing, { section }: RequestOf<'expand'>): Outcome {
  const { selected, last } = editing;
  const page = section === 'page' || (/^(?:|it|this)$/i.test(section) && !selected && !last);
  if (page && !selected) return draftUnused(editing);
  const block = targetOf(editing, page ? 'this' : section);
  if (isOutcome(block)) return block;
  const asks = selected ? [] : editing.blocks.filter(({ type }) => type === 'ask');
  const desk = deskFor(editing, block.type === 'faq' ? asks : []);
  const longer = expandBlock(block, desk);
  if (!longer) {
    return not(
      `I found nothing more to say in ${nameOf(block)} that the page does not say already.`,
      'noMore',
      headingOf(block) ?? section,
    );
  }
  const added = longer.chunkIds.filter((id) => !block.chunkIds.includes(id));
  const asked = longer.type === 'faq' ? longer.items.map(({ question }) => question) : [];
  const blocks = withoutSuggestions(editing, replaceBlock(editing.blocks, longer), asked);
  return done(blocks, longer, `I expanded ${nameOf(block)} from ${sourceOf(desk, added)}.`);
}

function expandBlock(block: Block, desk: Desk): Block | undefined {
  switch (block.type) {
    case 'prose': {
      const { text, chunkIds } = moreText(block, desk);
      if (text === '' || block.paragraphs.length >= 100) return undefined;
      return { ...block, chunkIds: cite(block, chunkIds), paragraphs: [...block.paragraphs, text] };
    }
    case 'benefits':
    case 'steps':
      return moreItems(block, desk);
    case 'faq':
      return moreQuestions(block, desk);
    default:
      return undefined;
  }
}

/** Sentences on what the block is about, from where they fit best. */
function moreText(block: Block, desk: Desk): { text: string; chunkIds: string[] } {
  const topic = headingOf(block) ?? textsOf(block).join(' ').slice(0, 400);
  const own = sectionOf(block, desk);
  const ownFresh: Found[] = (own?.paragraphs ?? []).flatMap(({ text, ...from }) => {
    const sentences = desk.claims.claimSentences(text);
    return sentences.length === 0 ? [] : [{ ...from, sentences, coverage: 1 }];
  });
  const found = ownFresh.length > 0 ? ownFresh : freshOnTopic(desk, topic, block);
  const used = found.slice(0, 2).map((entry) => ({
    ...entry,
    sentences: leading(entry.sentences, 300).slice(0, maxAdded),
  }));
  return {
    text: joinSentences(
      used.flatMap((entry) => entry.sentences),
      desk.language,
    ),
    chunkIds: citing(used),
  };
}

function freshOnTopic(desk: Desk, topic: string, block: Block): Found[] {
  const queries = [topic, textsOf(block).join(' ').slice(0, 400)];
  for (const [at, query] of queries.entries()) {
    const found = search(desk, query, at === 0 ? 0.5 : 0.2).flatMap((entry) => {
      const sentences = freshSentences(desk, query, entry).filter(desk.claims.claim);
      return sentences.length === 0 ? [] : [{ ...entry, sentences }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** The section of the source that the block was made from. */
function sectionOf(block: Block, { source }: Desk): Section | undefined {
  const heading = keyOf(headingOf(block) ?? '');
  if (heading === '') return undefined;
  return [...source.context, ...source.topics].find(
    (section) => keyOf(section.heading ?? '') === heading,
  );
}

type ListBlock = Extract<Block, { type: 'benefits' | 'steps' }>;

/** More entries of the same list; or more about the entries there are. */
function moreItems(block: ListBlock, desk: Desk): Block | undefined {
  const own = sectionOf(block, desk);
  const fresh = (own?.items ?? []).filter((item) => desk.claims.isFresh(item.title));
  const added = byFit(desk, fresh, ({ title }) => title).slice(0, maxAdded);
  if (added.length > 0 && block.items.length + added.length <= maxItems) {
    const items = [...block.items, ...added.map(bareItem)];
    return { ...block, chunkIds: cite(block, citing(added)), items };
  }
  const chunkIds: string[] = [];
  let changed = false;
  const items = block.items.map((item) => {
    const [found] = search(desk, item.title, 0.6).flatMap((entry) => {
      const sentences = freshSentences(desk, item.title, entry);
      return sentences.length === 0 ? [] : [{ ...entry, sentences }];
    });
    const taken = (found?.sentences ?? []).slice(0, 1).filter(desk.claims.claim);
    if (!found || taken.length === 0) return item;
    changed = true;
    chunkIds.push(...citing([found]));
    return {
      ...item,
      text: joinSentences([...(item.text ? [item.text] : []), ...taken], desk.language),
    };
  });
  return changed ? { ...block, chunkIds: cite(block, chunkIds), items } : undefined;
}

const bareItem = ({ title, text }: Item): { title: string; text?: string } => ({
  title,
  ...(text === undefined ? {} : { text }),
});

function moreQuestions(block: Extract<Block, { type: 'faq' }>, desk: Desk): Block | undefined {
  const open = byFit(desk, desk.source.questions, ({ question }) => question);
  const added = open.flatMap((entry) => {
    const item = faqItem(desk, entry);
    return item ? [item] : [];
  });
  const items = [...block.items, ...added.slice(0, maxAdded)].slice(0, maxItems);
  if (items.length === block.items.length) return undefined;
  const chunkIds = cite(
    block,
    items.flatMap((item) => item.chunkIds ?? []),
  );
  return { ...block, chunkIds, items };
}

const maxSections = 2;

function draftUnused(editing: Editing): Outcome {
  const { blocks } = editing;
  const desk = deskFor(editing);
  const { context, topics } = desk.source;
  const sections = [...context, ...topics]
    .filter((section) => !section.backMatter)
    .map((section) => ({ section, fit: sectionFit(desk, section) }))
    .sort((a, b) => b.fit - a.fit);
  const added: Block[] = [];
  const names: string[] = [];
  for (const { section } of sections) {
    if (names.length === maxSections) break;
    const drafts = sectionBlocks(desk, section, roomy);
    for (const draft of drafts) added.push(withId(draft, [...blocks, ...added]));
    const first = added.at(-drafts.length);
    if (drafts.length > 0 && first) names.push(nameOf(first));
  }
  const at = insertAt(editing, undefined);
  if (added.length === 0 || blocks.length + added.length > maxBlocks || typeof at !== 'number') {
    return not('The page already says everything the page context and the topics hold.');
  }
  const longer = [...blocks.slice(0, at), ...added, ...blocks.slice(at)];
  return done(longer, added[0], `I made the page longer: I added ${listed(names)}.`);
}
