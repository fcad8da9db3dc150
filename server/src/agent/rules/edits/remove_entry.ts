// Takes one entry out of its list: by its title, by its number, or as the one with the lowest price.
import type { Block } from '../../../content/content.ts';
import { joinSentences, sentencesOf, withoutStop } from '../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../platform/text/words.ts';
import { headingOf } from '../compose/texts.ts';
import {
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  recite,
  replaceBlock,
} from './editing.ts';
import { type Entry, entriesOf, entryIn, extremeIn, inList, likestIn } from './ground/entry.ts';
import {
  asLines,
  isNumbered,
  listsWith,
  nthIn,
  nthOfHeading,
  typesNamed,
  withoutNth,
} from './ground/nth.ts';
import { inPageWords } from './ground/page_words.ts';
import { scopeOf, stripArticles } from './ground/scope.ts';
import { listed } from './order.ts';
import { withoutPieces } from './pieces.ts';
import { nameOf } from './section_name.ts';
import { pieceWords } from './target.ts';

/** An entry by its very title, where no section is called so; or as the cheapest or the dearest of its list. */
export function removeEntry(editing: Editing, named: string): Outcome | undefined {
  const open = openBlocks(editing);
  const extreme = extremeIn(scopeOf(open, named)?.within ?? open, named, editing.desk.language);
  if (extreme) {
    return 'at' in extreme ? withoutEntry(editing, extreme) : withoutNote(editing, extreme);
  }
  const wanted = keyOf(stripArticles(named));
  if (wanted === '' || editing.blocks.some((block) => keyOf(headingOf(block) ?? '') === wanted)) {
    return undefined;
  }
  const entry = open
    .filter((block) => block.type !== 'faq')
    .flatMap(entriesOf)
    .find(({ name }) => keyOf(name) === wanted);
  return entry && withoutEntry(editing, entry);
}

/** What is called so in other words: `the Group plan`, `the question about August`. */
export function removeCalled(editing: Editing, named: string): Outcome | undefined {
  const entry = entryIn(openBlocks(editing), named, editing.desk.language);
  return entry && withoutEntry(editing, entry);
}

/** The sentences of an entry beside the one that must stay, which then names the entry. */
export function removeBeside(editing: Editing, named: string, keep: string): Outcome | undefined {
  const { language } = editing.desk;
  const entry = entryIn(openBlocks(editing), named, language);
  if (entry?.block.type !== 'benefits') return undefined;
  const { block, at } = entry;
  const item = block.items[at];
  const sentences = sentencesOf(item?.text ?? '', language);
  const asked = new Set(termsOf(inPageWords(keep, sentences, language), language));
  const isKept = (sentence: string): boolean =>
    asked.intersection(new Set(termsOf(sentence, language))).size > 0;
  const [first, ...kept] = sentences.filter(isKept);
  const gone = sentences.filter((sentence) => !isKept(sentence));
  if (!item || first === undefined || gone.length === 0) return undefined;
  const { text: _, ...rest } = item;
  const left = {
    ...rest,
    title: withoutStop(first),
    ...(kept.length === 0 ? {} : { text: joinSentences(kept, language) }),
  };
  const changed = { ...block, items: block.items.with(at, left) };
  if (!isWithinLimits(changed)) return undefined;
  const said = `I removed ${listed(gone.map((one) => `“${one}”`))} from ${nameOf(block)}.`;
  const blocks = replaceBlock(editing.blocks, recite(changed, editing.desk));
  return done(blocks, changed, said, [item.title, ...gone]);
}

/** `the question about scanners that nobody gets`: of all questions, the one whose title has most of it. */
export function removeLikest(editing: Editing, named: string, unit: string): Outcome | undefined {
  const types = typesNamed(unit);
  const { language } = editing.desk;
  const entries = openBlocks(editing)
    .filter(({ type }) => types?.includes(type))
    .flatMap(entriesOf);
  const best = likestIn(entries, named, language);
  return best && withoutEntry(editing, best);
}

/** `the FAQ about leaving`: of the list that is named, the one entry that speaks of the rest of the request. */
export function removeFrom(
  editing: Editing,
  named: string,
  within: readonly Block[],
): Outcome | undefined {
  const { language } = editing.desk;
  const titles = new Set(
    within.flatMap((block) => termsOf(`${headingOf(block) ?? ''} ${nameOf(block)}`, language)),
  );
  const entries = within.flatMap(entriesOf);
  const page = entries.map(({ whole }) => whole);
  const asked = termsOf(inPageWords(stripArticles(named), page, language), language).filter(
    (term) => !titles.has(term) && !pieceWords.has(term),
  );
  const speaking = entries.filter(({ whole }) => {
    const terms = new Set(termsOf(whole, language));
    return asked.some((term) => terms.has(term));
  });
  const [only, ...others] = speaking;
  return only && others.length === 0 ? withoutEntry(editing, only) : undefined;
}

function withoutNote(
  editing: Editing,
  { block, note }: { block: Block; note: string },
): Outcome | undefined {
  const { desk, blocks } = editing;
  const without = withoutPieces(block, (piece) => piece === note, desk.language);
  if (!without?.block) return undefined;
  const changed = recite(without.block, desk);
  const said = `I removed “${note}” from ${nameOf(block)}.`;
  return done(replaceBlock(blocks, changed), changed, said, [note]);
}

function withoutEntry(editing: Editing, entry: Entry): Outcome | undefined {
  const { block, member, at, name } = entry;
  const entries = (block as unknown as Record<string, unknown[]>)[member] ?? [];
  const others = entries.filter((_, index) => index !== at);
  const left =
    others.length === 0 ? undefined : recite({ ...block, [member]: others } as Block, editing.desk);
  const blocks = left
    ? replaceBlock(editing.blocks, left)
    : editing.blocks.filter((one) => one !== block);
  if (blocks.length === 0) return undefined;
  return done(blocks, left, `I removed “${name}” from ${nameOf(block)}.`, [name]);
}

/** An entry by its number, where one list can be meant. */
export function removeNth(editing: Editing, named: string): Outcome | undefined {
  const phrase = named.replace(inList, '');
  const nth = nthIn(phrase) ?? nthOfHeading(openBlocks(editing), phrase);
  if (!nth) return undefined;
  const { desk, within, selected } = editing;
  const open = openBlocks(editing).filter((block) => !nth.of || nth.of === block);
  const lists = within
    ? open.filter((block) => isNumbered(block, asLines(block, nth)))
    : listsWith(open, nth);
  const [block] = lists;
  if (!block) return undefined;
  if (lists.length > 1 && !within && !selected) {
    return not(
      `There are several lists on the page: ${listed(lists.map(nameOf))}. Say which one you mean.`,
      'unclear',
    );
  }
  const without = withoutNth(block, within ? asLines(block, nth) : nth, desk.language);
  if (!without) {
    return not(`I found no such entry in ${nameOf(block)}.`, 'missing', phrase);
  }
  const { gone, block: left } = without;
  const blocks = left
    ? replaceBlock(editing.blocks, recite(left, desk))
    : editing.blocks.filter((one) => one !== block);
  if (blocks.length === 0) return not('A page needs at least one section, so I removed nothing.');
  return done(blocks, left, `I removed “${gone}” from ${nameOf(block)}.`, [gone]);
}
