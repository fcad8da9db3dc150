// A wish for the headline, however it is put: `can we get the barn into the title`, `die Überschrift so, dass der Umbau
// vorkommt`. What is left once the headline and the words of asking are gone is what it should be about.
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  aroundWishes,
  denied,
  giveWords,
  intoIt,
  lineWishes,
  naming,
  otherWords,
  sayWords,
  shouldWords,
  tellingOf,
  withWords,
} from '../../grammar/languages/shape_words.ts';
import { firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Request } from '../requests.ts';
import { isBelow } from './headline.ts';
import { memberIn, type Reading } from './slots.ts';

export const maxTopic = 14;
const inLine =
  'in|into|inside|in die|in der|in den|ins|im|dans|dans le|en|en el|al|nel|no|na|ao|in de|w|we|do';

/** `Title: the barn should be in there`: behind the mark stands a wish, and no headline that was dictated. */
export function readLabelledWish(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  const line = words.unspaced ? undefined : lineIn(text, words);
  if (!line || clause.asks) return undefined;
  const [mark = ''] = /^\s?(?:[:：]|\s[–—-])\s?(?=\S)/u.exec(text.slice(line.end)) ?? [];
  const led = stripAround(text.slice(0, line.start), `${words.small}|${words.manners}`);
  const told = text.slice(line.end + mark.length);
  return mark !== '' && led === '' && isWished(told, words)
    ? readHeadlineWish({ ...reading, text: `${text.slice(0, line.end)} ${told}` }, true)
    : undefined;
}

/** `should …`, `please something with …`, `… soll rein`; in English a command may well open a headline. */
function isWished(told: string, words: ReadingWords): boolean {
  const should = firstOf(told, shouldWords);
  const isSmall = !/^\p{Lu}/u.test(told);
  const commands =
    words.language === 'en'
      ? 'needs|wants|must|mention|say something'
      : `${lineWishes}|${words.put}|${words.verbs.add}|${words.verbs.mention}`;
  const opens = firstOf(
    told.replace(pointing, ''),
    `${shouldWords}|${withWords}|${polite}|${commands}`,
  );
  const ends = stripAround(told, `${polite}|${intoIt}`) !== stripAround(told, polite);
  return (ends && (isSmall || should !== undefined)) || (isSmall && opens?.start === 0);
}
const pointing = /^(?:da|es|it|there|on|il|ci|er|daar|dort|hier|in)\s(?=\S)/iu;
const polite = 'please|bitte|svp|stp|por favor|per favore|graag|proszę';

export function readHeadlineWish(
  { text, clause, words }: Reading,
  isWished = false,
): Request | undefined {
  if (words.unspaced || clause.quotations(text).length > 0) return undefined;
  const line = lineIn(text, words);
  if (!line || isOther(text, words)) return undefined;
  const [before, behind] = [text.slice(0, line.start), text.slice(line.end)];
  if (isBelow(before, behind, words) || /^\s*[:：]/u.test(behind)) return undefined;
  if (!isWished && givesWords(behind, words)) return undefined;
  const asking = phrasesOf(askingOf(words));
  const led = stripAround(before, [...phrasesOf(inLine), ...asking]);
  // `The headline is flat, bring in the barn`: what is said of it first is no topic.
  const said = behind.split(/[,;]\s|\s[–—-]\s/u);
  const wishes = said.filter((part) => firstOf(part, tellsWish(words)) !== undefined);
  const told =
    said.length > 1 && wishes.length > 0 ? said.slice(said.indexOf(wishes[0] ?? '')) : [behind];
  const topic = [led, stripAround(told.filter(isWanted).join(', '), asking)].filter(
    (part) => part !== '',
  );
  const [only = ''] = topic;
  const around = text.slice(0, line.end) + told.filter(isWanted).join(', ');
  const asks = around.replace(only, ' ');
  // `It should not name the barn` asks for another one.
  const isWish =
    (isWished || firstOf(asks, tellsWish(words)) !== undefined) && !firstOf(asks, words.negation);
  const isTopic =
    topic.length === 1 && /\p{L}{3}|\d/u.test(only) && only.split(/\s+/).length <= maxTopic;
  return isWish && isTopic ? { kind: 'headlineAbout', topic: clause.value(only) } : undefined;
}

/** `Set the title to Summer on the lake` gives its words; `… to something about the lake` does not. */
function givesWords(behind: string, words: ReadingWords): boolean {
  const into = firstOf(behind, words.into);
  // `Should say that …` tells what it is about.
  if (!into || firstOf(behind.trim(), shouldWords)?.start === 0) return false;
  if (stripAround(behind.slice(0, into.start), words.small) !== '') return false;
  const told = behind.slice(into.end);
  const given = stripAround(told, aroundWishes);
  const isInside = stripAround(told, intoIt) !== told.trim();
  const isAbout = firstOf(told.trim(), `${words.about}|${withWords}`)?.start === 0;
  return !isInside && !isAbout && firstOf(given, tellsWish(words))?.start !== 0;
}

/** `…, not so general`. */
const isWanted = (part: string): boolean => firstOf(part.trim(), denied)?.start !== 0;

/** English calls what stands above a section a heading too. */
export function lineIn(text: string, words: ReadingWords) {
  const line = memberIn(text, 'headline', words) ?? firstOf(text, 'top line');
  const name = line && text.slice(line.start, line.end);
  const behind = line ? text.slice(line.end) : '';
  const ofSection =
    /^\s(?:of|above|on|over|von|vom|über|de|du|des|del|della|do|da|van|boven|sekcji|nad)\s/iu;
  return line &&
    (firstOf(text, words.section) ||
      (ofSection.test(behind) && !isWishVerb(behind)) ||
      /\bsub/i.test(name ?? ''))
    ? undefined
    : line;
}

/** `Titolo da rifare`, `Überschrift, da soll …`: said of it, and no part of its name. */
const isWishVerb = (behind: string): boolean =>
  [behind, behind.trim().replace(pointing, '')].some(
    (told) => firstOf(told.trim(), `${shouldWords}|${lineWishes}`)?.start === 0,
  );

/** What takes off, cuts, moves or changes one thing for another is no wish for a topic. */
export function isOther(text: string, words: ReadingWords): boolean {
  const { remove, shorten, move, expand, undo, translate, style, keep } = words.verbs;
  // `No signal` is a thing to speak of.
  const asked = text.replace(/\sno\s(?=\p{L})/iu, ' ');
  return (
    firstOf(asked, [remove, shorten, expand, undo, translate, style, keep].join('|')) !==
      undefined ||
    (firstOf(text, move) !== undefined && firstOf(text, words.places.top) !== undefined) ||
    (valuesIn(text, words.language).length > 1 &&
      firstOf(text, words.verbs.set) !== undefined &&
      firstOf(text, words.into) !== undefined)
  );
}

export const askingOf = (words: ReadingWords): string =>
  [
    ...[words.small, words.manners, words.put, words.about, words.that, words.it, words.into],
    ...[words.verbs.add, words.verbs.mention, words.verbs.set, words.verbs.rewrite],
    ...[sayWords, shouldWords, giveWords, otherWords, tellingOf, naming, lineWishes, aroundWishes],
  ].join('|');

/** A verb of telling, putting or wishing; what a headline only is, nobody wishes. */
export const tellsWish = (words: ReadingWords) =>
  phrasesOf(
    [
      words.verbs.add,
      words.verbs.mention,
      words.verbs.set,
      words.verbs.rewrite,
      words.put,
      words.about,
    ]
      .concat(sayWords, shouldWords, tellingOf, naming, lineWishes)
      .join('|'),
  );
