// What the page would tell a reader who asked: answers are found for a request as they are for a letter.
import { joinSentences } from '../../../../platform/text/sentences.ts';
import type { Said } from '../../reader/said.ts';
import { type Brief, citing } from '../brief/brief.ts';
import type { Answer } from '../texts/answer.ts';
import { answersIn } from './answers.ts';
import { pairUp } from './heard_pairs.ts';
import { replyTo } from './heard_reply.ts';
import { asksPrice, priceReply } from './price_reply.ts';

export interface Replied {
  text: string;
  chunkIds: string[];
}

/** Nothing where no source answers it for sure. */
export function repliedTo(brief: Brief, question: string): Replied | undefined {
  const sentence = /[?？؟か。]$/u.test(question) ? question : `${question}?`;
  const price = asksPrice(sentence, brief.language) ? priceOf(brief, sentence) : undefined;
  const found = price ?? pairOf(brief, sentence);
  const replies = found.flatMap((answer, at) =>
    replyTo(sentence, answer, at === 0, brief.language),
  );
  if (replies.length === 0) return undefined;
  return { text: joinSentences(replies, brief.language), chunkIds: citing(found) };
}

function pairOf(brief: Brief, sentence: string): readonly Answer[] {
  const units = [{ sentences: [sentence], item: false }];
  const said: Said[] = [{ sourceId: 'request', sentences: [sentence], units }];
  const alone = { ...brief, said, leftOpen: new Set<string>(), answered: new Set<string>() };
  const [pair] = pairUp(alone, answersIn(brief));
  return pair?.found ?? [];
}

/** What the reader told of themselves says which price is theirs. */
function priceOf(brief: Brief, sentence: string): readonly Answer[] {
  const told = brief.said.flatMap(({ sentences }) => sentences);
  return priceReply(brief, sentence, [...told, sentence], answersIn(brief))?.answers ?? [];
}
