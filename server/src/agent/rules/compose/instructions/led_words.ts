// What the reader themselves said of what the team wants first: their sentence stands below the
// headline, in marks, where no source says more.

import { isQuestion } from '../../../../platform/text/questions.ts';
import { ensureEnd } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { capitalised } from '../../context/items.ts';
import type { Brief, DraftOf } from '../brief/brief.ts';
import { sharing } from '../brief/wishes.ts';

/** Half of what is named may be chance; more is not. */
const enough = 0.5;

/**
 * What the reader themselves said of it, where no source says more: their own sentence, in marks,
 * below the headline.
 */
export function ledWords(brief: Brief, headline: string): string | undefined {
  const { said, phrases, language } = brief;
  const [about] = brief.commands.lead;
  if (about === undefined) return undefined;
  const shareOf = sharing(brief, about);
  if (shareOf(headline) >= enough) return undefined;
  const [best] = said
    .flatMap(({ sentences }) => sentences)
    // A question of theirs tells them nothing.
    .filter((text) => text.length <= maxSaid && !isQuestion(text))
    .map((text) => ({ text, share: shareOf(text) }))
    .filter(({ share }) => share > enough)
    .sort((a, b) => b.share - a.share);
  const [left, right] = phrases.quotes;
  return best && `${left}${ensureEnd(capitalised(best.text), language)}${right}`;
}
const maxSaid = 200;

/** What the reader has read in the hero, they do not read again beside an answer to something else. */
export function withoutLedWords(
  heard: DraftOf<'heard'>,
  { headline, subheadline = '' }: DraftOf<'hero'>,
): DraftOf<'heard'> {
  const bare = subheadline.replace(/^\P{L}{1,3}/u, '').replace(/[^\p{L}\p{N}]{1,4}$/u, '');
  // What they said stands above, and what is proposed is the headline.
  const items = heard.items.filter(
    ({ said, proposed }) =>
      keyOf(said) !== keyOf(bare) ||
      keyOf(proposed) !== keyOf(headline) ||
      heard.items.length === 1,
  );
  return {
    ...heard,
    items: items.map((item) => {
      const at = item.said.toLowerCase().indexOf(bare.toLowerCase());
      if (at < 0 || bare === '') return item;
      const before = item.said.slice(0, at);
      const after = item.said.slice(at + bare.length).replace(/^[.!。]?\s?/u, '');
      const said = after.length > 2 ? `${before}${after}` : `${before.trimEnd()}${after}`;
      return said.length < minSaid ? item : { ...item, said };
    }),
  };
}
const minSaid = 24;
