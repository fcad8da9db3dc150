// Reads what the headline and the line below it are to say, or to be about.

import { capitalised } from '../../context/items.ts';
import type { ReadingWords } from '../../grammar/languages/request_words.ts';
import {
  giveWords,
  lineWishes,
  otherWords,
  sayWords,
  tellingOf,
} from '../../grammar/languages/shape_words.ts';
import {
  approximately,
  atMostWords,
  likeModel,
  lineMust,
  lineTellsThat,
  lineThat,
  otherTone,
} from '../../grammar/languages/wish_words.ts';
import { allOf, findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import type { Request } from '../requests.ts';
import { ended, mainClause } from './dictated.ts';
import { bareName, memberIn, members, type Reading, topicIn, withoutVerbs } from './slots.ts';
import { saidToReader } from './to_reader.ts';

export function readLead(reading: Reading): Request | undefined {
  const { rest, words } = reading;
  const headline = memberIn(rest, 'headline', words);
  const topic = topicIn(headline?.rest ?? rest, reading);
  if (topic === '') return undefined;
  return headline ? { kind: 'headlineAbout', topic } : { kind: 'focus', topic };
}

/** `Change the title to something with Sundays`: what is not quoted and names no words says what it is about. */
export function lineOf(
  member: 'headline' | 'subheadline' | 'eyebrow',
  value: string,
  reading: Reading,
): Request {
  if (member !== 'headline') return { kind: 'setHero', member, value };
  const [, that] = lineTellsThat.exec(value) ?? lineThat.exec(value) ?? [];
  const asked = reading.words.unspaced ? inJapanese.exec(value)?.slice(1).find(Boolean) : that;
  if (asked !== undefined) return { kind: 'headlineAbout', topic: asked };
  // What describes a line is none.
  const about = value.replace(lineMust, '');
  const isTone = otherTone.test(about);
  const [, model] = isTone ? (likeModel.exec(about) ?? []) : [];
  if (isTone && model === undefined) return { kind: 'refuse', because: 'style', text: value };
  if (model !== undefined || about !== value || atMostWords.test(value))
    return { kind: 'headlineAbout', topic: model ?? about };
  const given = value.replace(approximately, '');
  return { kind: 'setHero', member, value: given === value ? value : capitalised(given) };
}

const lineTells = phrasesOf(`${lineWishes}|${tellingOf}`);

/** `納期を入れて`, `営業していることを伝えて`. */
const inJapanese =
  /^(.{1,40}?)(?:のこと|の話)?(?:を|も)(?:入れ|加え|追加|含め)|^(.{4,60}?)(?:(?:という)?(?:こと|点|旨)(?:を|が)|と)(?:伝え|伝わ|明記|はっきり|わか|分か)/u;

/** `Another headline, please`: nothing is said of it but that it should be another. */
export function readOtherHeadline({ text, clause, words }: Reading): Request | undefined {
  const headline = memberIn(text, 'headline', words);
  const other = headline && firstOf(headline.rest, otherWords, words);
  if (!other || clause.quotations(text).length > 0) return undefined;
  const rest = bareName(withoutVerbs(other.rest, words), words);
  return rest === '' ? { kind: 'otherHeadline' } : undefined;
}

/** `Give me a shorter headline`: a line of the hero, how it should be, and no more. */
export function readShorter({ text, clause, words }: Reading): Request | undefined {
  const { unspaced } = words;
  const shorter = firstOf(text, words.verbs.shorten, { unspaced });
  if (!shorter || clause.quotations(text).length > 0 || text.length > maxShorter) return undefined;
  const named = members
    .filter((member) => member === 'headline' || member === 'subheadline')
    .map((member) => ({ member, match: memberIn(shorter.rest, member, words) }))
    .find(({ match }) => match !== undefined);
  if (!named?.match) return undefined;
  const around = phrasesOf(`${giveWords}|${words.small}|${words.manners}`, unspaced);
  return stripAround(named.match.rest, around) === ''
    ? { kind: 'shorten', section: named.member }
    : undefined;
}

const maxShorter = 80;

export function readHero({ text, clause, words }: Reading): Request | undefined {
  const { unspaced } = words;
  const sub = memberIn(text, 'subheadline', words);
  const member = sub ?? memberIn(text, 'headline', words);
  if (!member || (words.heading && findPhrase(text, words.heading))) return undefined;
  const [before, behind] = [text.slice(0, member.start), text.slice(member.end)];
  const below = sub !== undefined || isBelow(before, behind, words);
  const [quoted, more] = clause.quotations(text);
  if (quoted !== undefined) {
    return below && !sub && more === undefined ? told(quoted) : undefined;
  }
  const { add, mention, set } = words.verbs;
  const place = unspaced ? `|${words.places.after}` : '';
  const idle = `${words.small}|${words.into}|${words.it}|${words.manners}|${sayWords}${place}`;
  const putting = `${idle}|${words.put}|${add}|${mention}|${set}`;
  // Who asks whether the page says it asks for no line, and `move the quote under the title, add that …` for two things.
  const isAlone = stripAround(before, `${putting}|${words.places.after}`, { unspaced }) === '';
  const puts = isAlone && (!clause.asks || mayAsk.test(text));
  const small = phrasesOf(puts ? putting : idle, unspaced);
  const isBare = (between: string): boolean => stripAround(between, small) === '';
  const colon = behind.search(/[:：]\s?\S/u);
  if (!sub && colon !== -1 && isBare(behind.slice(0, colon))) {
    const value = clause.value(behind.slice(colon + 1));
    // `Headline: could it speak to her doubts?`, `Titel: am Vorabend fertig, aber nicht als Versprechen`: wishes, not words.
    const [wished = ''] = value.split(butNot);
    if (!below && (mayAsk.test(value) || wished !== value))
      return { kind: 'headlineAbout', topic: wished.replace(mayAsk, '').trim() };
    return below ? told(value) : lineOf('headline', value, { text, rest: text, clause, words });
  }
  const thats = unspaced ? [] : allOf(behind, words.that);
  const that = thats
    .sort((a, b) => b.end - a.end)
    .find(({ start }) => isBare(behind.slice(0, start)));
  // `Que diga algo …`: what it should do, and not its words.
  if (!that || firstOf(behind.slice(that.end).trimStart(), lineTells)?.start === 0)
    return undefined;
  const said = mainClause(clause.restore(behind.slice(that.end)), words.language);
  if (said === undefined) return undefined;
  if (below) return told(said);
  const line = said.slice(0, -1);
  const value = saidToReader(line, words.language);
  return value === undefined
    ? { kind: 'headlineAbout', topic: line }
    : { kind: 'setHero', member: 'headline', value };
}

const butNot =
  /,\s(?:aber|but|mais|pero|ma|mas|maar|ale)\s(?:bitte |please )?(?:nicht|not|without|ohne|pas|sans|no|sin|non|senza|não|sem|niet|zonder|nie|bez)\s/iu;

/** `Can the headline mention …?` asks for it. */
export const mayAsk =
  /^\W{0,2}(?:can|could|would|kann|könn|peu[tx]|pouvez|pourr|puede|podr|può|puoi|potre|pode|kan|kun|zou|czy mo)/iu;

const told = (text: string): Request => ({
  kind: 'mention',
  text: ended(text),
  section: 'headline',
});

/** Right before it, and where a language puts it there, right behind it. */
export function isBelow(
  before: string,
  behind: string,
  { places, small, unspaced }: ReadingWords,
): boolean {
  const after = phrasesOf(places.after, unspaced);
  if (unspaced) return firstOf(behind, after)?.start === 0;
  const around = phrasesOf(small);
  return allOf(before, after).some(({ end }) => stripAround(before.slice(end), around) === '');
}
