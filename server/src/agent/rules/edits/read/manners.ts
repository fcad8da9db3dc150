// A wish without its words of politeness, which no name and no verb has.
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import { allOf, firstOf, type Phrase, phrasesOf } from '../../grammar/phrases.ts';

/** Verbs that hold a word of manners: `moet er nog bij`. */
const holding = new WeakMap<ReadingWords, readonly Phrase[]>();

function heldIn(words: ReadingWords): readonly Phrase[] {
  const known = holding.get(words);
  if (known) return known;
  const { add, mention, move, remove } = words.verbs;
  const held = [add, mention, move, remove]
    .join('|')
    .split('|')
    .filter((verb) => {
      const polite = verb.includes('…') ? undefined : firstOf(verb, words.manners);
      return polite !== undefined && polite.rest.trim() !== '';
    });
  const phrases = words.unspaced || held.length === 0 ? [] : phrasesOf(held.join('|'));
  holding.set(words, phrases);
  return phrases;
}

/** The first word of manners that is no part of a verb. */
function politeIn(text: string, words: ReadingWords) {
  const held = allOf(text, heldIn(words));
  return allOf(text, words.manners, words)
    .filter(({ start, end }) => !held.some((verb) => verb.start <= start && end <= verb.end))
    .sort((a, b) => a.start - b.start || b.end - a.end)[0];
}

/** `…, instead the prices up`: in exchange for what was asked before. */
const forIt =
  /^\s*(?:instead|dafür|stattdessen|à la place|en su lugar|en cambio|a cambio|invece|al suo posto|em vez disso|em troca|in plaats daarvan|daarvoor|zamiast tego|za to)\s*,?\s(?=\S)/iu;

export function withoutManners(part: string, words: ReadingWords): string {
  let text = part.replace(forIt, '');
  const leading = firstOf(text, words.and, words);
  if (leading?.start === 0) text = leading.rest.trim();
  for (let round = 0; round < 8; round++) {
    const manners = politeIn(text, words);
    if (!manners) break;
    text = `${text.slice(0, manners.start)} ${text.slice(manners.end)}`;
  }
  return text.trim();
}
