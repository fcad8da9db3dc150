// Answers `do we say …?` without changing anything: the page says it, or the sources would.
import { plainText } from '../../../platform/text/inline.ts';
import { headingOf } from '../compose/texts.ts';
import { deskFor, type Editing, not, type Outcome, quotedEnd, withheld } from './editing.ts';
import { nameOf } from './find.ts';
import { topicOfQuestion } from './ground/question.ts';
import type { RequestOf } from './requests.ts';
import { inSourceWords, isWithheld, nearestOnPage, saidOnPage, search } from './search.ts';

export function check(editing: Editing, { question, topic: named }: RequestOf<'check'>): Outcome {
  const desk = deskFor(editing);
  const topic = inSourceWords(desk, named ?? topicOfQuestion(plainText(question)));
  const block = saidOnPage(desk, editing.blocks, topic);
  if (block) {
    return not(
      `Yes, the page says it, in ${nameOf(block)}; I changed nothing.`,
      'already',
      headingOf(block) ?? question,
    );
  }
  const near = nearestOnPage(desk, editing.blocks, topic, named === undefined ? 0.7 : 0.5);
  if (near) {
    const said = `The page says most about it in ${nameOf(near)}; I changed nothing.`;
    return not(said, 'already', headingOf(near) ?? question);
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
  if (named !== undefined) {
    const nothing = `Neither the page nor the sources speak of “${named}”; I changed nothing.`;
    return not(nothing, 'unfound', named);
  }
  return not(
    `I did not understand “${question}”, so I changed nothing for it.`,
    'unknown',
    question,
  );
}
