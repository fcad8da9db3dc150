// Makes sections longer with what the context and the topics hold and the page
// does not say yet, cited; never with new claims.
import type { Block } from '../../../../content/content.ts';
import { maxBlocks, maxItems } from '../../../../platform/text/length.ts';
import { joinSentences, leading } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { type Brief, byFit, citing, sectionFit, withId } from '../../compose/brief/brief.ts';
import { faqItem } from '../../compose/headlines/closing.ts';
import { roomy } from '../../compose/sections/lists.ts';
import { sectionBlocks } from '../../compose/selection/sections.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
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
  targetsOf,
  withoutSuggestions,
} from '../editing.ts';
import { type Found, freshSentences, search, sourceOf } from '../ground/search.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin } from '../ground/target.ts';
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
  const brief = deskFor(editing, block.type === 'faq' ? asks : []);
  // Of a list that no heading names so, only what speaks of it grows.
  const isCalled =
    page || selected !== undefined || !isOutcome(targetsOf(editing, section, { byNameOnly: true }));
  const terms = termsOf(section.replace(/ section$/, ''), brief.language);
  const isMeant = (text: string): boolean => {
    const own = termsOf(text, brief.language);
    return isCalled || terms.some((term) => own.some((other) => isAkin(term, other)));
  };
  const longer = expandBlock(block, brief, isMeant);
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
  return done(blocks, longer, `I expanded ${nameOf(block)} from ${sourceOf(brief, added)}.`);
}

function expandBlock(
  block: Block,
  brief: Brief,
  isMeant: (text: string) => boolean,
): Block | undefined {
  switch (block.type) {
    case 'prose': {
      const { text, chunkIds } = moreText(block, brief);
      if (text === '' || block.paragraphs.length >= 100) return undefined;
      return { ...block, chunkIds: cite(block, chunkIds), paragraphs: [...block.paragraphs, text] };
    }
    case 'benefits':
    case 'steps':
      return moreItems(block, brief, isMeant);
    case 'faq':
      return moreQuestions(block, brief);
    default:
      return undefined;
  }
}

/** Sentences on what the block is about, from where they fit best. */
function moreText(block: Block, brief: Brief): { text: string; chunkIds: string[] } {
  const topic = headingOf(block) ?? textsOf(block).join(' ').slice(0, 400);
  const own = sectionOf(block, brief);
  const ownFresh: Found[] = (own?.paragraphs ?? []).flatMap(({ text, ...from }) => {
    const sentences = brief.claims.claimSentences(text);
    return sentences.length === 0 ? [] : [{ ...from, sentences, coverage: 1 }];
  });
  const found = ownFresh.length > 0 ? ownFresh : freshOnTopic(brief, topic, block);
  const used = found.slice(0, 2).map((entry) => ({
    ...entry,
    sentences: leading(entry.sentences, 300).slice(0, maxAdded),
  }));
  return {
    text: joinSentences(
      used.flatMap((entry) => entry.sentences),
      brief.language,
    ),
    chunkIds: citing(used),
  };
}

function freshOnTopic(brief: Brief, topic: string, block: Block): Found[] {
  const queries = [topic, textsOf(block).join(' ').slice(0, 400)];
  for (const [at, query] of queries.entries()) {
    const found = search(brief, query, at === 0 ? 0.5 : 0.2).flatMap((entry) => {
      const sentences = freshSentences(brief, query, entry).filter(brief.claims.claim);
      return sentences.length === 0 ? [] : [{ ...entry, sentences }];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** The section of the source that the block was made from. */
function sectionOf(block: Block, { source }: Brief): Section | undefined {
  const heading = keyOf(headingOf(block) ?? '');
  if (heading === '') return undefined;
  return [...source.context, ...source.topics].find(
    (section) => keyOf(section.heading ?? '') === heading,
  );
}

type ListBlock = Extract<Block, { type: 'benefits' | 'steps' }>;

/** More entries of the same list; or more about the entries there are. */
function moreItems(
  block: ListBlock,
  brief: Brief,
  isMeant: (text: string) => boolean,
): Block | undefined {
  const own = sectionOf(block, brief);
  const fresh = (own?.items ?? []).filter(
    ({ title, text = '' }) => brief.claims.isFresh(title) && isMeant(`${title} ${text}`),
  );
  const added = byFit(brief, fresh, ({ title }) => title).slice(0, maxAdded);
  if (added.length > 0 && block.items.length + added.length <= maxItems) {
    const items = [...block.items, ...added.map(bareItem)];
    return { ...block, chunkIds: cite(block, citing(added)), items };
  }
  const chunkIds: string[] = [];
  let changed = false;
  const items = block.items.map((item) => {
    if (!isMeant(`${item.title} ${item.text ?? ''}`)) return item;
    const said = keyOf(item.text ?? item.title);
    const [found] = search(brief, item.title, 0.6).flatMap((entry) => {
      const sentences = freshSentences(brief, item.title, entry);
      return sentences.length === 0 ? [] : [{ ...entry, sentences }];
    });
    const taken = (found?.sentences ?? [])
      .slice(0, 1)
      .filter((sentence) => !keyOf(sentence).includes(said) && brief.claims.claim(sentence));
    if (!found || taken.length === 0) return item;
    changed = true;
    chunkIds.push(...citing([found]));
    return {
      ...item,
      text: joinSentences([...(item.text ? [item.text] : []), ...taken], brief.language),
    };
  });
  return changed ? { ...block, chunkIds: cite(block, chunkIds), items } : undefined;
}

const bareItem = ({ title, text }: Item): { title: string; text?: string } => ({
  title,
  ...(text === undefined ? {} : { text }),
});

function moreQuestions(block: Extract<Block, { type: 'faq' }>, brief: Brief): Block | undefined {
  const open = byFit(brief, brief.source.questions, ({ question }) => question);
  const added = open.flatMap((entry) => {
    const item = faqItem(brief, entry);
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
  const brief = deskFor(editing);
  const { context, topics } = brief.source;
  const sections = [...context, ...topics]
    .filter((section) => !section.backMatter)
    .map((section) => ({ section, fit: sectionFit(brief, section) }))
    .sort((a, b) => b.fit - a.fit);
  const added: Block[] = [];
  const names: string[] = [];
  for (const { section } of sections) {
    if (names.length === maxSections) break;
    const drafts = sectionBlocks(brief, section, roomy);
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
