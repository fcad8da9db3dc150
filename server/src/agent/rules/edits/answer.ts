// Answers questions on the page from the topics and the page context, with the source cited.
import type { Block } from '../../../content/content.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { fits, maxBlocks, maxItems, maxShort } from '../../../platform/text/length.ts';
import { joinSentences, leading, sentencesOf } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { type Desk, type DraftOf, withId } from '../compose/desk.ts';
import { capitalised } from '../context/items.ts';
import { isQuestion } from '../context/questions.ts';
import type { Question } from '../context/reading.ts';
import {
  cite,
  deskFor,
  dictatedIn,
  done,
  type Editing,
  not,
  type Outcome,
  onlySelected,
  replaceBlock,
  withheld,
  withoutSuggestions,
} from './editing.ts';
import { insertAt, isSaid } from './order.ts';
import type { RequestOf } from './requests.ts';
import { inSourceWords, isWithheld, saidOnPage, search, sourceOf, topicWeights } from './search.ts';
import { nameOf } from './section_name.ts';

const maxAnswer = 480;

export function answer(editing: Editing, request: RequestOf<'answer'>): Outcome {
  const { question, inFaq } = request;
  const { blocks, selected } = editing;
  const asked = plainText(question.replace(/^(?:whether|if)\s+/i, ''));
  const faq = blocks.find((block) => block.type === 'faq');
  if (selected && selected.componentId !== faq?.componentId) {
    return onlySelected(editing, 'added no answer') ?? {};
  }
  if (asked === '') return not('I was not told which question to answer.');
  const desk = deskFor(editing);
  if (request.text !== undefined) return dictatedAnswer(editing, desk, asked, request.text);
  const found = findAnswer(desk, asked);
  if (!found) {
    const said = saidOnPage(desk, blocks, asked);
    if (said) return saidIn(said, asked);
    if (isWithheld(desk, asked)) return withheld(asked);
    return not(
      `I found no answer to “${asked}” in the page context or the topics, so I added none.`,
      'unfound',
      asked,
    );
  }
  const fresh = sentencesOf(found.answer, desk.language).filter(desk.claims.isFresh);
  const key = keyOf(found.question);
  const known = faq?.items.some((item) => keyOf(item.question) === key);
  if (known) return not(`The FAQ answers “${found.question}” already.`, 'already', found.question);
  if (fresh.length === 0 && !inFaq) return saidAlready(editing, found);
  // Asked for in the FAQ it stands there whole, wherever else it is said.
  const told = inFaq ? sentencesOf(found.answer, desk.language) : fresh;
  const answered = { ...found, answer: joinSentences(leading(told, maxAnswer), desk.language) };
  return addAnswer(editing, desk, answered);
}

/** Question and answer in the team's own words. */
function dictatedAnswer(editing: Editing, desk: Desk, question: string, text: string): Outcome {
  const outcome = addAnswer(editing, desk, { question, answer: plainText(text) });
  if (outcome.blocks === undefined) return outcome;
  const did = `I added “${question}” to the FAQ with your answer.`;
  return { ...outcome, did, dictated: dictatedIn(editing.blocks, outcome.blocks, desk.language) };
}

const saidIn = (block: Block, question: string): Outcome =>
  not(
    `The page answers “${question}” already in ${nameOf(block)}, so I did not repeat it in the FAQ.`,
    'already',
    question,
  );

function saidAlready({ blocks, desk }: Editing, { question, answer: said }: Question): Outcome {
  const [first = ''] = sentencesOf(said, desk.language);
  const block = blocks.find((entry) => isSaid(entry, first));
  const where = block ? ` in ${nameOf(block)}` : '';
  return not(
    `The page answers “${question}” already${where}, so I did not repeat it in the FAQ.`,
    'already',
    question,
  );
}

function addAnswer(editing: Editing, desk: Desk, found: Question): Outcome {
  const { blocks } = editing;
  const { chunkId } = found;
  const chunkIds = chunkId === undefined ? [] : [chunkId];
  const item: DraftOf<'faq'>['items'][number] = {
    question: found.question,
    answer: found.answer,
    ...(chunkId === undefined ? {} : { chunkIds }),
  };
  const said = `I answered “${found.question}” in the FAQ, from ${sourceOf(desk, chunkIds)}.`;
  const faq = blocks.find((block) => block.type === 'faq');
  if (faq) {
    if (faq.items.length >= maxItems) return not('The FAQ is full, so I added no answer.');
    const changed = { ...faq, chunkIds: cite(faq, chunkIds), items: [...faq.items, item] };
    const after = withoutSuggestions(editing, replaceBlock(blocks, changed), [found.question]);
    return done(after, changed, said, [found.question]);
  }
  const at = insertAt(editing, undefined);
  if (typeof at !== 'number' || blocks.length >= maxBlocks) {
    return not('The page is full, so I added no answer.');
  }
  const heading = desk.phrases.questions;
  const headed = heading === undefined ? {} : { heading };
  const block = withId({ type: 'faq', chunkIds, ...headed, items: [item] }, blocks);
  const after = [...blocks.slice(0, at), block, ...blocks.slice(at)];
  return done(withoutSuggestions(editing, after, [found.question]), block, said, [found.question]);
}

/** A question that was asked before, with its answer; else a passage that speaks of the same. */
function findAnswer(desk: Desk, topic: string): Question | undefined {
  const asked = inSourceWords(desk, topic);
  const weights = topicWeights(asked, desk);
  const known = desk.source.questions
    .map((entry) => ({
      entry,
      asked: desk.scorer.coverage(entry.question, weights),
      held: desk.scorer.coverage(`${entry.question} ${entry.answer}`, weights),
    }))
    .filter(({ asked: same, held }) => same >= 0.6 || held >= 0.85)
    .sort((a, b) => b.asked - a.asked || b.held - a.held)[0];
  if (known) return known.entry;
  const question = askedByReader(desk, weights) ?? asQuestion(topic);
  const passages = search(desk, asked, 0.6);
  // Who asks how many wants to be told a figure.
  const counted = /\bhow (?:many|much|long|often|fast|big|soon)\b/i.test(asked);
  const passage =
    (counted && passages.find((one) => /\d/.test(one.sentences.join()))) || passages[0];
  if (!passage || !fits(question, maxShort)) return undefined;
  const said = passage.sentences.filter((one) => !isQuestion(one));
  const matching = said.filter((one) => desk.scorer.coverage(one, weights) > 0);
  const sentences = matching.length > 0 ? matching : said;
  return {
    question,
    answer: capitalised(joinSentences(sentences.slice(0, 3), desk.language)),
    ...(passage.chunkId === undefined ? {} : { chunkId: passage.chunkId }),
  };
}

/** The question as the reader put it, if they did. */
const askedByReader = (
  { said, scorer }: Desk,
  weights: ReadonlyMap<string, number>,
): string | undefined =>
  said
    .flatMap(({ sentences }) => sentences)
    .find((one) => isQuestion(one) && fits(one, maxShort) && scorer.coverage(one, weights) >= 0.75);

const asks =
  /^(?:(?:how|what|which|who|when|where|why)(?: \w+){0,2}? )?(?:do|does|did|is|are|can|could|will|would|may|should|has|have)\b/i;

/** `how long it takes` stands as it was put; only a real question gets its mark. */
function asQuestion(asked: string): string {
  const question = capitalised(asked);
  return isQuestion(question) || !asks.test(question) ? question : `${question}?`;
}
