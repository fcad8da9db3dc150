// Puts a sentence where it belongs: one of the sources that says it, or the words as given.
import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { ensureEnd, joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { denies, heldAgainst } from '../../compose/answers/held_against.ts';
import { type Brief, citing } from '../../compose/brief/brief.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import {
  atStart,
  deskFor,
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  replaceBlock,
  says,
  targetOf,
  unfound,
} from '../editing.ts';
import { everyText } from '../ground/find.ts';
import { sentenceSaying, statementsOf } from '../ground/known_terms.ts';
import { label } from '../ground/meant.ts';
import {
  freshSentences,
  inSourceWords,
  saidOnPage,
  search,
  searchShared,
  sourceOf,
  topicWeights,
} from '../ground/search.ts';
import { nameOf } from '../ground/sections.ts';
import { doubtfulLine } from '../ground/withheld.ts';
import { isAsked } from '../read/each_added.ts';
import { saidToReader } from '../read/to_reader.ts';
import type { Place, RequestOf } from '../requests.ts';
import { addAnswer } from './answer.ts';
import { isOthersLine, nearlyAll, sharesShare } from './claimed.ts';
import { keptBack, otherwise, saysAll } from './mention_held.ts';
import { completed, hasRow, rowFor, rowSentence } from './mention_told.ts';
import { insertAt } from './order.ts';
import {
  addSentence,
  factsOn,
  fittingBlock,
  newProse,
  type Sentence,
  speakingOf,
} from './sentence_place.ts';

export function mention(editing: Editing, request: RequestOf<'mention'>): Outcome {
  const { text, section } = request;
  const { blocks } = editing;
  const given = plainText(text);
  if (given === '') return not('I was not told what to mention.');
  const named = section ?? (editing.selected ? 'this' : undefined);
  const target = named === undefined ? atEnd(editing, request.place) : targetOf(editing, named);
  if (target && isOutcome(target)) {
    // `… over five years` names no section: it is all of what should be said.
    const isWhole = request.sourced && target.why === 'missing' && !editing.selected;
    return isWhole ? mention(editing, withoutSection(request)) : target;
  }
  const key = keyOf(given);
  const there = blocks.find(
    (block) =>
      (!target || block === target) &&
      statementsOf(block).some((other) => keyOf(other).includes(key)),
  );
  if (there && key !== '') return mentionedIn(editing, there, given);
  if (request.retold) {
    return (
      claim(editing, request, given, target) ??
      keptBack(editing.brief, given) ??
      asDoubted(editing, request, given, target) ??
      otherwise(editing.brief, given, request.asTold) ??
      withSentence(editing, request, told(editing.brief, given), target)
    );
  }
  // The same in another order need not stand there twice.
  const isTold = !request.sourced && !target && termsOf(given, editing.brief.language).length > 3;
  const same = isTold ? sentenceSaying(blocks, given, editing.brief.language, 1) : undefined;
  if (same && statementsOf(same.block).some((one) => one.includes(same.text)))
    return says(same.block, same.text);
  const row = request.sourced ? rowFor(editing.brief, given) : undefined;
  const within = target ? [target] : blocks;
  const shown = row && hasRow(within, row);
  if (shown) return mentionedIn(editing, shown, row.text);
  const added = row
    ? rowSentence(editing.brief, row)
    : sentenceFor(editing, request, given, target);
  if (!added) {
    const told = isLong(given) ? claim(editing, request, given, target) : undefined;
    if (told) return told;
    const said = saidOnPage(editing.brief, within, given);
    if (said) return mentionedIn(editing, said, given);
    const nothing = `I found nothing about “${given}” in the sources or on the page. Give me the sentence in quotes and I will add it.`;
    return unfound(editing.brief, given, nothing);
  }
  const onPage = saidIn(within, added.sentence);
  if (onPage) return mentionedIn(editing, onPage, added.sentence);
  return withSentence(editing, request, added, target);
}

const withoutSection = ({
  section,
  text,
  ...request
}: RequestOf<'mention'>): RequestOf<'mention'> => ({
  ...request,
  text: `${text} ${section ?? ''}`,
});

/** The top of a page is what stands below its headline; its end, what stands above its buttons. */
function atEnd({ blocks }: Editing, place: Place | undefined): Block | undefined {
  if (place?.where === 'top') return blocks.find(({ type }) => type === 'hero');
  return place?.where === 'bottom' ? lastBlock({ blocks }) : undefined;
}

/** Where the page says what comes next. */
const lastBlock = ({ blocks }: Pick<Editing, 'blocks'>): Block | undefined =>
  blocks.findLast(({ type }) => type === 'callToAction' || type === 'form');

/** More than a name: it may be said in other words. */
const isLong = (given: string): boolean =>
  given.split(/\s+/).length > 2 || /\p{scx=Han}.{5}/u.test(given);

/** In the words of a source if one says it; what was given in quotation marks stands as it is. */
function sentenceFor(
  editing: Editing,
  { sourced }: RequestOf<'mention'>,
  given: string,
  target: Block | undefined,
): Sentence | undefined {
  if (sourced || !isSentence(given)) {
    // Whoever retells a sentence of the sources gets that one; whoever asks gets what surely answers.
    const isRetold = given.split(/\s+/).length > 5 || /\p{scx=Han}.{11}/u.test(given);
    const asks = isQuestioned(editing.brief, given);
    const enough = sourced && isRetold && !asks ? 0.6 : 0.9;
    const own = fromSources(editing, given, target, enough);
    if (own && own.sentence !== '' && !asks) return own;
    return sourced ? shared(editing, given) : undefined;
  }
  return asGiven(editing.brief, given);
}

/** A statement that is retold stands in the words of the source that makes it; where none does, nothing is added. */
function claim(
  editing: Editing,
  request: RequestOf<'mention'>,
  given: string,
  target: Block | undefined,
): Outcome | undefined {
  const { brief, blocks } = editing;
  const held = heldAgainst(brief, given);
  if (!held?.agrees || !saysAll(brief, given, held)) return undefined;
  const has = (parts: readonly string[]) => (block: Block) =>
    parts.every((part) => keyOf(statementsOf(block).join(' ')).includes(keyOf(part)));
  const within = target ? [target] : blocks;
  const whole = within.find(has(held.parts));
  const there = whole ?? within.find(has([held.clause]));
  const shown = whole ? held.text : held.clause;
  if (there) return mentionedIn(editing, there, shown);
  const { text, chunkIds, heading } = held;
  if (held.asked && !target) return addAnswer(editing, brief, held.asked);
  const isOther = !sharesShare(brief, given, held, nearlyAll) || isOthersLine(brief, given, text);
  if (request.retold && isOther) return undefined;
  const sentence = ensureEnd(capitalised(text), brief.language);
  const origin = `, from ${sourceOf(brief, chunkIds)}`;
  const under = heading === undefined ? {} : { heading };
  return withSentence(editing, request, { sentence, chunkIds, origin, ...under }, target);
}

/** A line that was left out because it may be a note says it: the team asks for it, and it stands in its own words. */
function asDoubted(
  editing: Editing,
  request: RequestOf<'mention'>,
  given: string,
  target: Block | undefined,
): Outcome | undefined {
  const { brief } = editing;
  const line = doubtfulLine(brief, given);
  if (line === undefined || denies(line, brief.language) !== denies(given, brief.language))
    return undefined;
  return { ...withSentence(editing, request, asGiven(brief, line), target), known: true };
}

/** What the team writes out is theirs to say: as it is said to the reader. */
const told = (brief: Brief, given: string): Sentence =>
  asGiven(brief, saidToReader(given, brief.language) ?? given);

/** What has several of its words, where nothing has most of them. */
function shared({ brief }: Editing, given: string): Sentence | undefined {
  const found = searchShared(brief, given);
  const [sentence] = found?.sentences ?? [];
  if (!found || sentence === undefined) return undefined;
  const chunkIds = citing([found]);
  const under = found.heading === undefined ? {} : { heading: found.heading };
  return {
    ...{ sentence: ensureEnd(sentence, brief.language), chunkIds },
    ...{ origin: `, from ${sourceOf(brief, chunkIds)}`, ...under, apart: true },
  };
}

const isQuestioned = (brief: Brief, asked: string): boolean =>
  isAsked(asked, tableOf(brief.language) ?? en);

/** With its label, or under it as its title. */
const saidIn = (blocks: readonly Block[], sentence: string): Block | undefined => {
  const keys = [sentence, sentence.replace(label, '')].map(keyOf);
  return blocks.find((block) =>
    everyText(block).some((text) => keys.some((key) => key !== '' && keyOf(text).includes(key))),
  );
};

/** What the page says already. */
export function mentioned(editing: Editing, text: string): Outcome | undefined {
  const there = saidIn(editing.blocks, text);
  return there && mentionedIn(editing, there, text);
}

export function withSentence(
  editing: Editing,
  request: RequestOf<'mention'>,
  added: Sentence,
  target: Block | undefined,
): Outcome {
  const { blocks, brief } = editing;
  const whole = completed(editing, added, target ? [target] : blocks);
  if (whole) return whole;
  const above = request.below && target && listing.has(target.type) ? target : undefined;
  const fitting = above
    ? undefined
    : (target ?? (request.retold ? speaking(editing, added) : placeFor(editing, added)));
  const block = isFull(fitting, added) ? undefined : fitting;
  const changed = block ? addSentence(block, added, brief) : newProse(editing, added);
  if (!changed) return not(`${block ? atStart(nameOf(block)) : 'It'} has no place for a sentence.`);
  const place = above ? ({ where: 'after', section: above.componentId } as const) : request.place;
  const after = block
    ? replaceBlock(blocks, changed)
    : blocks.toSpliced(insertAt(editing, place) as number, 0, changed);
  const reply = `I added “${added.sentence}” to ${nameOf(changed)}${added.origin}.`;
  const outcome = done(after, changed, reply, [added.sentence]);
  // The team's own sentence is theirs to answer for; one of the sources has to stand there word for word.
  return added.origin === '' ? { ...outcome, dictated: [] } : outcome;
}

/** What few words led to stands under the heading it has in the sources, and beside nothing else. */
function placeFor(editing: Editing, added: Sentence): Block | undefined {
  const key = keyOf(added.heading ?? '');
  const headed = editing.blocks.find(
    (block) => key !== '' && keyOf(headingOf(block) ?? '') === key,
  );
  return headed ?? (added.apart && key !== '' ? undefined : fittingBlock(editing, added));
}

/** Where the page speaks of it, in more than one word or in its heading; else among its general facts. */
function speaking(editing: Editing, added: Sentence): Block | undefined {
  const { language } = editing.brief;
  const said = new Set(termsOf(added.sentence, language));
  const speaks = (block: Block): boolean => {
    const shared = said.intersection(new Set(termsOf(statementsOf(block).join(' '), language)));
    const named = said.intersection(new Set(termsOf(headingOf(block) ?? '', language)));
    return shared.size > 1 || (named.size > 0 && block.type !== 'hero');
  };
  const open = { ...editing, blocks: editing.blocks.filter(speaks) };
  return speakingOf(open, added) ?? factsOn(editing);
}

/** Below a headline stand one or two sentences. */
const maxBelow = 240;
const isFull = (block: Block | undefined, { sentence }: Sentence): boolean =>
  block?.type === 'hero' && (block.subheadline ?? '').length + sentence.length > maxBelow;

/** Under these a sentence stands on its own; others take it in. */
const listing: ReadonlySet<string> = new Set(
  'steps timeline plan faq benefits cards stats quote heard'.split(' '),
);

const mentionedIn = ({ brief }: Editing, block: Block, given: string): Outcome =>
  says(block, sentenceSaying([block], given, brief.language, 0.5)?.text ?? given);

/** Whoever gives a whole sentence wants that one. */
const isSentence = (given: string): boolean =>
  /[.!?。]$/.test(given) || given.split(/\s+/).length > 7;

const asGiven = ({ language }: Brief, given: string): Sentence => ({
  sentence: ensureEnd(capitalised(given), language),
  chunkIds: [],
  origin: '',
});

/** A sentence of the sources that says it. */
function fromSources(
  editing: Editing,
  asked: string,
  target: Block | undefined,
  enough: number,
): Sentence | undefined {
  // What is asked for in one place may stand in another too.
  const brief = deskFor(target ? { ...editing, blocks: [target] } : editing);
  const given = inSourceWords(brief, asked);
  const weights = topicWeights(given, brief);
  for (const entry of search(brief, given, enough)) {
    const found = shortestAbout(brief, freshSentences(brief, given, entry), weights, enough);
    if (found === undefined) continue;
    const all = sentencesOf(found, brief.language);
    const told = all.filter((one) => !/[?？؟]$/u.test(one));
    const sentence = told.length === all.length ? found : joinSentences(told, brief.language);
    const chunkIds = citing([entry]);
    return {
      sentence: ensureEnd(sentence, brief.language),
      // An answer may say nothing without its question.
      ...(found === sentence ? {} : { asked: true as const }),
      chunkIds,
      origin: `, from ${sourceOf(brief, chunkIds)}`,
      ...(entry.heading === undefined ? {} : { heading: entry.heading }),
    };
  }
  return undefined;
}

/** One sentence that says it all, else two or three in a row. */
function shortestAbout(
  brief: Brief,
  sentences: readonly string[],
  weights: ReadonlyMap<string, number>,
  enough: number,
): string | undefined {
  for (let length = 1; length <= 3; length++) {
    for (let at = 0; at + length <= sentences.length; at++) {
      const text = joinSentences(sentences.slice(at, at + length), brief.language);
      if (brief.scorer.coverage(text, weights) >= enough)
        return length === 1 ? sentences[at] : text;
    }
  }
  return undefined;
}
