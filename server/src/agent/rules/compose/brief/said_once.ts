// What was proposed to the reader in so many words does not stand again in the list it came from.
import { joinSentences } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { type Brief, type Draft, type DraftOf, itemText } from './brief.ts';

/** A shorter entry may share all of its words with an answer by chance. */
const minTerms = 3;
/** Of an entry's words, so many stand in the answer. */
const nearlyAll = 0.9;

/**
 * `Low`, `Middle`, `High`; `Solo`, `Duo`: a few of one kind, each with its name. One of them would be missed, whatever
 * else the page says of it.
 */
export const isSet = (items: readonly { title: string; text?: string }[]): boolean =>
  items.length > 1 &&
  items.length <= maxSet &&
  items.every(({ title, text }) => text !== undefined && !/\s\S+\s/u.test(title));
const maxSet = 4;

/** Steps and dates keep theirs: a gap in a sequence would be seen. */
export function saidOnce(
  { language }: Brief,
  parts: readonly Draft[][],
  heard: DraftOf<'heard'> | undefined,
): Draft[][] {
  const proposed = (heard?.items ?? []).map((item) => new Set(termsOf(item.proposed, language)));
  const isTold = (text: string): boolean => {
    const terms = new Set(termsOf(text, language));
    if (terms.size < minTerms) return false;
    return proposed.some((told) => terms.intersection(told).size >= terms.size * nearlyAll);
  };
  const shortened = (draft: Draft): Draft[] => {
    if (draft.type !== 'benefits' || isSet(draft.items)) return [draft];
    const items = draft.items.filter((item) => !isTold(itemText(item)));
    if (items.length === draft.items.length) return [draft];
    const [only, second] = items;
    if (only === undefined) return [];
    if (second !== undefined) return [{ ...draft, items }];
    const { items: _, ...headed } = draft;
    const text = joinSentences(
      only.text === undefined ? [only.title] : [only.title, only.text],
      language,
    );
    return [{ ...headed, type: 'prose', paragraphs: [text] }];
  };
  return parts.map((part) => part.flatMap(shortened)).filter((part) => part.length > 0);
}
