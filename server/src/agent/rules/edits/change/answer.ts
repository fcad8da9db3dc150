// Answers questions on the page from the topics and the page context, with the source cited.
import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { fits, maxItems, maxShort } from '../../../../platform/text/length.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { joinSentences, leading, sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { repliedTo } from '../../compose/answers/replied.ts';
import { type Brief, citing, withId } from '../../compose/brief/brief.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import type { Question } from '../../context/reading.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { whether } from '../../grammar/languages/wish_words.ts';
import { valuesIn } from '../../text/numerals.ts';
import {
  cite,
  deskFor,
  done,
  type Editing,
  not,
  type Outcome,
  onlySelected,
  replaceBlock,
  unfound,
  withoutSuggestions,
} from '../editing.ts';
import { withoutAsides } from '../ground/content.ts';
import { speaksOf } from '../ground/meant.ts';
import {
  inSourceWords,
  saidOnPage,
  search,
  searchShared,
  sourceOf,
  topicWeights,
} from '../ground/search.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin } from '../ground/target.ts';
import { isAsked as isAskedFor } from '../read/each_added.ts';
import type { RequestOf } from '../requests.ts';
import { answerGiven } from './given_answer.ts';
import { insertAt } from './order.ts';

const maxAnswer = 480;

export function answer(editing: Editing, request: RequestOf<'answer'>): Outcome {
  const { question, inFaq } = request;
  const { blocks, selected } = editing;
  const asked = plainText(question.replace(whether, ''));
  const faq = blocks.find((block) => block.type === 'faq');
  if (selected && selected.componentId !== faq?.componentId) {
    return onlySelected(editing, 'added no answer') ?? {};
  }
  const brief = deskFor(editing);
  const placed = request.text === undefined ? undefined : answerGiven(editing, asked, request.text);
  if (placed) return placed;
  if (asked === '') return not('I was not told which question to answer.');
  if (request.text !== undefined) {
    const given = addAnswer(editing, brief, { question: asked, answer: plainText(request.text) });
    const did = `I added “${asked}” to the FAQ with your answer.`;
    return given.blocks === undefined ? given : { ...given, did, dictated: [] };
  }
  const found = findAnswer(brief, withoutAsides(brief, asked));
  if (!found) {
    const said = saidOnPage(brief, blocks, asked);
    if (said) return answered(asked, said);
    const nothing = `I found no answer to “${asked}” in the page context or the topics, so I added none.`;
    return unfound(brief, asked, nothing);
  }
  const key = keyOf(found.question);
  const known = faq?.items.some((item) => keyOf(item.question) === key);
  if (known) return not(`The FAQ answers “${found.question}” already.`, 'already', found.question);
  const all = sentencesOf(found.answer, brief.language);
  const fresh = all.filter(brief.claims.isFresh);
  if (fresh.length === 0 && !inFaq) {
    const first = keyOf(all[0] ?? '');
    const says = (block: Block): boolean =>
      textsOf(block).some((text) => keyOf(text).includes(first));
    return answered(found.question, blocks.find(says));
  }
  // Asked for in the FAQ it stands there whole, wherever else it is said.
  const told = leading(inFaq ? all : fresh, maxAnswer);
  return addAnswer(editing, brief, { ...found, answer: joinSentences(told, brief.language) });
}

function answered(question: string, block: Block | undefined): Outcome {
  const where = block ? ` in ${nameOf(block)}` : '';
  const said = `The page answers “${question}” already${where}, so I did not repeat it in the FAQ.`;
  return not(said, 'already', question);
}

export function addAnswer(editing: Editing, brief: Brief, found: Question): Outcome {
  const { blocks } = editing;
  const { question, answer: text, chunkId } = found;
  const chunkIds = citing([found]);
  const item = { question, answer: text, ...(chunkId === undefined ? {} : { chunkIds }) };
  const said = `I answered “${question}” in the FAQ, from ${sourceOf(brief, chunkIds)}.`;
  const faq = blocks.find((block) => block.type === 'faq');
  if (faq && faq.items.length >= maxItems) return not('The FAQ is full, so I added no answer.');
  if (faq) {
    const changed = { ...faq, chunkIds: cite(faq, chunkIds), items: [...faq.items, item] };
    const after = withoutSuggestions(editing, replaceBlock(blocks, changed), [question]);
    return done(after, changed, said, [question]);
  }
  const heading = brief.phrases.questions;
  const headed = heading === undefined ? {} : { heading };
  const block = withId({ type: 'faq', chunkIds, ...headed, items: [item] }, blocks);
  const after = blocks.toSpliced(insertAt(editing, undefined) as number, 0, block);
  return done(withoutSuggestions(editing, after, [question]), block, said, [question]);
}

/** A question that was asked before, with its answer; else a passage that speaks of the same. */
function findAnswer(brief: Brief, topic: string): Question | undefined {
  const asked = inSourceWords(brief, topic);
  const weights = topicWeights(asked, brief);
  const known = brief.source.questions
    .map((entry) => ({
      entry,
      asked: brief.scorer.coverage(entry.question, weights),
      held: brief.scorer.coverage(`${entry.question} ${entry.answer}`, weights),
    }))
    .filter(({ asked: same, held }) => same >= 0.6 || held >= 0.85)
    .sort((a, b) => b.asked - a.asked || b.held - a.held)[0];
  if (known) return known.entry;
  const likely = questionLike(brief, topic);
  if (likely) return likely;
  const isAsked = (one: string): boolean =>
    isQuestion(one) && fits(one, maxShort) && brief.scorer.coverage(one, weights) >= 0.75;
  // As the reader put it, if they did.
  const question =
    brief.said.flatMap(({ sentences }) => sentences).find(isAsked) ??
    asQuestion(topic, brief.language);
  const isPut = isQuestion(question) || isAskedFor(topic, tableOf(brief.language) ?? en);
  const shared = isPut ? searchShared(brief, asked) : undefined;
  const found = search(brief, asked, 0.6);
  const passages = found.length > 0 || shared === undefined ? found : [shared];
  const replied = passages.length === 0 ? repliedTo(brief, question) : undefined;
  const isSure = replied && speaksOf(brief, question)(replied.text) >= 0.3;
  if (replied && isSure && fits(question, maxShort)) {
    const [chunkId] = replied.chunkIds;
    return { question, answer: replied.text, ...(chunkId === undefined ? {} : { chunkId }) };
  }
  // Who asks how many wants to be told a figure.
  const counted = /\bhow (?:many|much|long|often|fast|big|soon)\b/i.test(asked);
  const passage =
    (counted && passages.find((one) => /\d/.test(one.sentences.join()))) || passages[0];
  if (!passage || !fits(question, maxShort)) return undefined;
  const said = passage.sentences.filter((one) => !isQuestion(one));
  const covers = (one: string): number => brief.scorer.coverage(one, weights);
  const most = Math.max(...said.map(covers));
  // What has but a word of it tells of something else.
  const matching = said.filter((one) => covers(one) > 0 && covers(one) * 2 > most);
  const told = (matching.length > 0 ? matching : said).slice(0, 3);
  if (!sharesThing(asked, [passage.heading ?? '', ...told].join(' '), brief.language))
    return undefined;
  const [, entry] = passage.entry ?? [];
  return {
    question,
    answer: capitalised(
      entry !== undefined && told.length === said.length
        ? entry
        : joinSentences(told, brief.language),
    ),
    ...(passage.chunkId === undefined ? {} : { chunkId: passage.chunkId }),
  };
}

/** `Two cages per ten rooms` shares a count with `our two old machines`, and tells of another thing. */
function sharesThing(question: string, text: string, language: string): boolean {
  const counts = new Set(
    valuesIn(question, language).flatMap((one) => termsOf(one.text, language)),
  );
  const own = termsOf(text, language);
  return termsOf(question, language).some(
    (term) => /\p{L}/u.test(term) && !counts.has(term) && own.some((one) => isAkin(one, term)),
  );
}

const asks =
  /^(?:(?:how|what|which|who|when|where|why)(?: \w+){0,2}? )?(?:do|does|did|is|are|can|could|will|would|may|should|has|have)\b/i;

/** A question that was put before in nearly these words: most of them in it, and no other one has as many. */
function questionLike({ source, language }: Brief, topic: string): Question | undefined {
  const terms = [...new Set(termsOf(topic, language))];
  const [best, second] = source.questions
    .map((entry) => {
      const own = termsOf(entry.question, language);
      const held = terms.filter((term) => own.some((one) => isAkin(term, one))).length;
      return {
        entry,
        held: held / Math.max(1, terms.length),
        back: held / Math.max(1, own.length),
      };
    })
    .sort((a, b) => b.held - a.held);
  const isSure = best && best.held >= 0.5 && best.back >= 0.5 && best.held > (second?.held ?? 0);
  return isSure ? best.entry : undefined;
}

const asked =
  /^((?:what|when|where|why|who|which \w+|how(?: \w+)?)) (we|you|they|I|staff|people) (?!(?:can|could|will|would|may|should|must|do|did|are|were|have|had)\b)/i;

/** A question gets its mark, and what was told as one the form of one where that is sure. */
function asQuestion(told: string, language: string): string {
  const question = capitalised(told.replace(/\s\([^()]{2,40}\)/u, ''));
  if (isQuestion(question) || asks.test(question))
    return isQuestion(question) ? question : `${question}?`;
  if (language === 'en') {
    const direct = question
      .replace(asked, '$1 do $2 ')
      .replace(/^(?:She|He) (\w{3,})s /, 'Do we $1 ');
    return direct === question ? question : `${direct}?`;
  }
  // In these languages an indirect question has the order of a direct one.
  const isOrdered = /^(?:es|it|pt|pl)$/.test(language) && told.split(' ').length > 2;
  return isOrdered ? `${language === 'es' ? '¿' : ''}${question}?` : question;
}
