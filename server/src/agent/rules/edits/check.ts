// Answers `do we say …?` without changing anything: the page says it, or the sources would.
import type { Block } from '../../../content/content.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import type { Desk } from '../compose/desk.ts';
import { headingOf, textsOf } from '../compose/texts.ts';
import { deskFor, type Editing, not, type Outcome, quotedEnd, withheld } from './editing.ts';
import { topicOfQuestion } from './ground/question.ts';
import type { RequestOf } from './requests.ts';
import {
  inSourceWords,
  isWithheld,
  nearestOnPage,
  saidOnPage,
  search,
  topicWeights,
} from './search.ts';
import { nameOf } from './section_name.ts';

export function check(editing: Editing, { question, topic: named }: RequestOf<'check'>): Outcome {
  const desk = deskFor(editing);
  const topic = inSourceWords(desk, named ?? topicOfQuestion(plainText(question)));
  const block = saidOnPage(desk, editing.blocks, topic);
  if (block) {
    const said = saidIn(desk, block, topic);
    return not(
      `Yes, the page says it, in ${nameOf(block)}: ${quotedEnd(said ?? topic)} I changed nothing.`,
      'already',
      said ?? headingOf(block) ?? question,
    );
  }
  const near = nearestOnPage(desk, editing.blocks, topic, named === undefined ? 0.7 : 0.5);
  if (near) {
    const told = saidIn(desk, near, topic);
    const quoted = told === undefined ? ';' : `: ${quotedEnd(told)}`;
    const said = `The page says most about it in ${nameOf(near)}${quoted} I changed nothing.`;
    return not(said, 'already', told ?? headingOf(near) ?? question);
  }
  const [found] = search(desk, topic, 0.6);
  const sentence = found?.sentences.find((one) => !/[?？]$/.test(one));
  if (sentence !== undefined) {
    return not(
      `The page does not say it, but the sources do: ${quotedEnd(sentence)} To put it on the page, write: add that.`,
      'offer',
      sentence,
    );
  }
  if (isWithheld(desk, topic)) return withheld(topic);
  if (named !== undefined || topic.split(/\s+/).length <= 3) {
    const nothing = `Neither the page nor the sources speak of “${named ?? topic}”; I changed nothing.`;
    return not(nothing, 'unfound', named ?? topic);
  }
  return not(
    `I did not understand “${question}”, so I changed nothing for it.`,
    'unknown',
    question,
  );
}

/** The answer to a question, or the sentence that says most of it. */
function saidIn(desk: Desk, block: Block, topic: string): string | undefined {
  const weights = topicWeights(topic, desk);
  const texts =
    block.type === 'faq'
      ? block.items.map(({ question, answer }) => ({ said: `${question} ${answer}`, told: answer }))
      : block.type === 'heard'
        ? block.items.map(({ said, proposed }) => ({ said: `${said} ${proposed}`, told: proposed }))
        : textsOf(block)
            .flatMap((text) => sentencesOf(text, desk.language))
            .map((text) => ({ said: text, told: text }));
  const [best] = texts
    .map((one) => ({ ...one, score: desk.scorer.coverage(one.said, weights) }))
    .sort((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.told : undefined;
}
