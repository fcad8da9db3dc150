// Puts a sentence where it belongs: one of the sources that says it, or the words as given.
import { figuresIn } from '../../../../claims/figures.ts';
import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { ensureEnd, joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { leansOnOther } from '../../compose/claim_lines.ts';
import { citing, type Desk } from '../../compose/desk.ts';
import { headingOf, textsOf } from '../../compose/texts.ts';
import { capitalised } from '../../context/items.ts';
import {
  atStart,
  deskFor,
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  replaceBlock,
  targetOf,
  unfound,
} from '../editing.ts';
import { repliedTo } from '../ground/replied.ts';
import {
  freshSentences,
  inSourceWords,
  saidOnPage,
  search,
  sourceOf,
  topicWeights,
} from '../ground/search.ts';
import { nameOf } from '../ground/sections.ts';
import { en, tableOf } from '../languages/tables.ts';
import { firstOf } from '../phrases.ts';
import type { Place, RequestOf } from '../requests.ts';
import { insertAt } from './order.ts';
import { addSentence, fittingBlock, newProse, type Sentence } from './sentence_place.ts';

export function mention(editing: Editing, request: RequestOf<'mention'>): Outcome {
  const { text, section, sourced } = request;
  const { blocks } = editing;
  const given = plainText(text);
  if (given === '') return not('I was not told what to mention.');
  const named = section ?? (editing.selected ? 'this' : undefined);
  const found = named === undefined ? atEnd(editing, request.place) : targetOf(editing, named);
  if (found && isOutcome(found)) return found;
  const target = found;
  const key = keyOf(given);
  const there = blocks.find(
    (block) =>
      (!target || block === target) && textsOf(block).some((other) => keyOf(other).includes(key)),
  );
  if (there && key !== '') return mentioned(there, given);
  const exact = !sourced && isSentence(given);
  const told = exact && !isDenied(given) ? inSourceWords(editing.desk, given) : undefined;
  const known = told === undefined ? undefined : saidOnPage(editing.desk, blocks, told);
  const same = target && target !== known ? hasSame(editing.desk, target, given) : known;
  if (same) return mentioned(same, given);
  const added = sentenceFor(editing, request, given, target);
  const said = added ? undefined : saidOnPage(editing.desk, target ? [target] : blocks, given);
  if (said) return mentioned(said, given);
  if (!added) {
    const nothing = `I found nothing about “${given}” in the sources or on the page. Give me the sentence and I will add it: add that …`;
    return unfound(editing.desk, given, nothing);
  }
  const onPage = saidIn(target ? [target] : blocks, added.sentence);
  if (onPage) return mentioned(onPage, added.sentence);
  return withSentence(editing, request, added, target);
}

/** The top of a page is what stands below its headline; its end, what stands above its buttons. */
function atEnd({ blocks }: Editing, place: Place | undefined): Block | undefined {
  if (place?.where === 'top') return blocks.find(({ type }) => type === 'hero');
  return place?.where === 'bottom'
    ? blocks.findLast(({ type }) => type === 'callToAction' || type === 'form')
    : undefined;
}

/** In the words of a source if one says it; what was given in quotation marks stands as it is. */
function sentenceFor(
  editing: Editing,
  { sourced, retold }: RequestOf<'mention'>,
  given: string,
  target: Block | undefined,
): Sentence | undefined {
  if (sourced || !isSentence(given)) {
    // Whoever retells a sentence of the sources gets that one.
    const isLong = given.split(/\s+/).length > 5 || /\p{scx=Han}.{11}/u.test(given);
    const enough = sourced && isLong ? 0.6 : 0.9;
    const own = fromSources(editing, given, target, enough);
    return own && own.sentence !== '' ? own : answering(editing, given);
  }
  const { desk } = editing;
  const own = retold ? fromSources(editing, given, target, retoldEnough) : undefined;
  if (!own || !sameClaim(given, own.sentence, desk.language)) return asGiven(desk, given);
  // A row of a table is no sentence, and one that leans on another says nothing elsewhere.
  const isApart =
    isRow.test(own.sentence) || own.asked || leansOnOther(own.sentence, desk.language);
  return isApart ? { ...asGiven(desk, given), backed: true } : own;
}

/** `Where the data is kept`: what a reader who asked would be told. */
function answering({ desk }: Editing, asked: string): Sentence | undefined {
  const { questions } = tableOf(desk.language) ?? en;
  const isAsked = firstOf(asked, questions)?.start === 0;
  const replied = isAsked ? repliedTo(desk, asked) : undefined;
  if (!replied || isRow.test(replied.text)) return undefined;
  const { text: sentence, chunkIds } = replied;
  return { sentence, chunkIds, origin: `, from ${sourceOf(desk, chunkIds)}` };
}

const retoldEnough = 0.75;
const isRow = /^[^.:：]{2,60}[:：]\s?[^.]{1,24}\.?$/u;

/** All figures of the one are in the other, and both say it or deny it. */
function sameClaim(given: string, sentence: string, language: string): boolean {
  const figures = (text: string): string[] => figuresIn(text).map(({ key }) => key);
  const has = new Set(figures(sentence));
  return (
    figures(given).every((key) => has.has(key)) &&
    denies(given, language) === denies(sentence, language)
  );
}

const denies = (text: string, language: string): boolean =>
  firstOf(text, tableOf(language)?.negation ?? en.negation, { unspaced: language === 'ja' }) !==
  undefined;

/** A sentence of it has the same figures, and most of the words. */
function hasSame(desk: Desk, block: Block, given: string): Block | undefined {
  const weights = topicWeights(given, desk);
  const says = textsOf(block)
    .flatMap((text) => sentencesOf(text, desk.language))
    .some(
      (one) =>
        figuresIn(given).length > 0 &&
        sameClaim(given, one, desk.language) &&
        desk.scorer.coverage(one, weights) >= 0.5,
    );
  return says ? block : undefined;
}

const saidIn = (blocks: readonly Block[], sentence: string): Block | undefined =>
  blocks.find((block) => textsOf(block).some((text) => keyOf(text).includes(keyOf(sentence))));

function withSentence(
  editing: Editing,
  request: RequestOf<'mention'>,
  added: Sentence,
  target: Block | undefined,
): Outcome {
  const { blocks, desk } = editing;
  const above = request.below && target && listing.has(target.type) ? target : undefined;
  const fitting = above ? undefined : (target ?? fittingBlock(editing, added));
  const block = isFull(fitting, added) ? undefined : fitting;
  const changed = block ? addSentence(block, added, desk) : newProse(blocks, added);
  if (!changed) return not(`${block ? atStart(nameOf(block)) : 'It'} has no place for a sentence.`);
  const place = above ? ({ where: 'after', section: above.componentId } as const) : request.place;
  const after = block
    ? replaceBlock(blocks, changed)
    : blocks.toSpliced(insertAt(editing, place) as number, 0, changed);
  const reply = `I added “${added.sentence}” to ${nameOf(changed)}${added.origin}.`;
  const outcome = done(after, changed, reply, [added.sentence]);
  // The team's own sentence is theirs to answer for; one of the sources has to stand there word for word.
  const known = added.backed ? { known: true as const } : {};
  return added.origin === '' ? { ...outcome, ...known, dictated: [] } : outcome;
}

/** Below a headline stand one or two sentences. */
const maxBelow = 240;
const isFull = (block: Block | undefined, { sentence }: Sentence): boolean =>
  block?.type === 'hero' && (block.subheadline ?? '').length + sentence.length > maxBelow;

/** Under these a sentence stands on its own; others take it in. */
const listing: ReadonlySet<string> = new Set(
  'steps timeline plan faq benefits cards stats quote heard'.split(' '),
);

const mentioned = (block: Block, given: string): Outcome => {
  const said = `${atStart(nameOf(block))} mentions “${given}” already.`;
  return not(said, 'already', headingOf(block) ?? given);
};

/** Whoever gives a whole sentence wants that one. */
const isSentence = (given: string): boolean =>
  /[.!?。]$/.test(given) || given.split(/\s+/).length > 7;

const isDenied = (text: string): boolean => /\b(?:not|no|never|without|\w+n['’]t)\b/i.test(text);

const asGiven = ({ language }: Desk, given: string): Sentence => ({
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
  const desk = deskFor(target ? { ...editing, blocks: [target] } : editing);
  const given = inSourceWords(desk, asked);
  const weights = topicWeights(given, desk);
  for (const entry of search(desk, given, enough)) {
    const found = shortestAbout(desk, freshSentences(desk, given, entry), weights, enough);
    if (found === undefined) continue;
    const all = sentencesOf(found, desk.language);
    const told = all.filter((one) => !/[?？؟]$/u.test(one));
    const sentence = told.length === all.length ? found : joinSentences(told, desk.language);
    const chunkIds = citing([entry]);
    return {
      sentence: ensureEnd(sentence, desk.language),
      // An answer may say nothing without its question.
      ...(found === sentence ? {} : { asked: true as const }),
      chunkIds,
      origin: `, from ${sourceOf(desk, chunkIds)}`,
      ...(entry.heading === undefined ? {} : { heading: entry.heading }),
    };
  }
  return undefined;
}

/** One sentence that says it all, else two or three in a row. */
function shortestAbout(
  desk: Desk,
  sentences: readonly string[],
  weights: ReadonlyMap<string, number>,
  enough: number,
): string | undefined {
  for (let length = 1; length <= 3; length++) {
    for (let at = 0; at + length <= sentences.length; at++) {
      const text = joinSentences(sentences.slice(at, at + length), desk.language);
      if (desk.scorer.coverage(text, weights) >= enough) return length === 1 ? sentences[at] : text;
    }
  }
  return undefined;
}
