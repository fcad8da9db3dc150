// Reads what one phrase tells, whatever verbs stand beside it: a question, an undo, a section of its own.
import type { ReadingWords } from './languages/request_words.ts';
import type { Clause } from './message.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from './phrases.ts';
import { topicIn, withoutVerbs } from './read_slots.ts';
import type { Request } from './requests.ts';

/** Who begins with `why` or `how much` wants to know, and asks for no change. */
export function readQuestion(
  text: string,
  clause: Clause,
  words: ReadingWords,
): Request | undefined {
  const of = (phrases: string) => firstOf(text, phrases, words);
  const wonders = clause.asks ? of(words.questions) : undefined;
  const found = of(words.asks) ?? wonders;
  if (!found || !(found.start <= 1 || (words.unspaced && clause.asks))) return undefined;
  if (of(words.suggests)?.start === found.start) return undefined;
  const bare = found === wonders ? found.rest : withoutVerbs(found.rest, words);
  const denied = firstOf(bare, words.negation, words);
  const topic = topicIn(denied?.rest ?? bare, { text, rest: text, clause, words });
  return { kind: 'check', question: clause.restore(text), ...(topic === '' ? {} : { topic }) };
}

export const readUndo = (text: string, clause: Clause, words: ReadingWords): Request | undefined =>
  clause.quotations(text).length === 0 && firstOf(text, words.verbs.undo, words) !== undefined
    ? { kind: 'refuse', because: 'undo', text: clause.restore(text) }
    : undefined;

/** What is told by one phrase, whatever verbs stand beside it. */
export function readSpecial(
  text: string,
  clause: Clause,
  words: ReadingWords,
): Request | undefined {
  const of = (phrases: string) => firstOf(text, phrases, words);
  if (clause.quotations(text).length > 0) return undefined;
  const own = of(words.own);
  if (!own || /[:：]/.test(text)) return undefined;
  const named = withoutVerbs(own.rest, words);
  const piece = findPhrase(named, words.piece, words);
  const around = phrasesOf(`${words.into}|${words.small}|${words.about}`, words.unspaced);
  const bare = (part: string): string => clause.value(stripAround(part, around));
  const whole = piece?.rest ?? named;
  const title = firstOf(whole, words.members.headline, words);
  const topic = bare(title && !words.unspaced ? whole.slice(0, title.start) : whole);
  const heading = title && !words.unspaced ? bare(whole.slice(title.end)) : '';
  if (topic === '') return undefined;
  return { kind: 'splitOut', text: topic, ...(heading === '' ? {} : { heading }) };
}
