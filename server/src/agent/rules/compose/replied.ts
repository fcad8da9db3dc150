// What the page would tell a reader who asked: answers are found for a request as they are for a letter.
import { joinSentences } from '../../../platform/text/sentences.ts';
import type { Said } from '../reader/said.ts';
import type { Answer } from './answer.ts';
import { answersIn } from './answers.ts';
import { citing, type Desk } from './desk.ts';
import { pairUp } from './heard_pairs.ts';
import { replyTo } from './heard_reply.ts';
import { asksPrice, priceReply } from './price_reply.ts';

export interface Replied {
  text: string;
  chunkIds: string[];
}

/** Nothing where no source answers it for sure. */
export function repliedTo(desk: Desk, question: string): Replied | undefined {
  const sentence = /[?？؟か。]$/u.test(question) ? question : `${question}?`;
  const price = asksPrice(sentence, desk.language) ? priceOf(desk, sentence) : undefined;
  const found = price ?? pairOf(desk, sentence);
  const replies = found.flatMap((answer, at) => replyTo(sentence, answer, at === 0, desk.language));
  if (replies.length === 0) return undefined;
  return { text: joinSentences(replies, desk.language), chunkIds: citing(found) };
}

function pairOf(desk: Desk, sentence: string): readonly Answer[] {
  const units = [{ sentences: [sentence], item: false }];
  const said: Said[] = [{ sourceId: 'request', sentences: [sentence], units }];
  const alone = { ...desk, said, leftOpen: new Set<string>(), answered: new Set<string>() };
  const [pair] = pairUp(alone, answersIn(desk));
  return pair?.found ?? [];
}

/** What the reader told of themselves says which price is theirs. */
function priceOf(desk: Desk, sentence: string): readonly Answer[] {
  const told = desk.said.flatMap(({ sentences }) => sentences);
  return priceReply(desk, sentence, [...told, sentence], answersIn(desk))?.answers ?? [];
}
