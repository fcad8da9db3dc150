// Reads news about days: `Mon–Sat now`, `auch samstags geöffnet`, `du lundi au samedi`.

import { type Day, daysIn, listsIn, spansIn } from '../ground/days.ts';
import { numeralsIn } from '../ground/numerals.ts';
import { commands, type ReadingWords, type Verb } from '../languages/request_words.ts';
import type { Clause } from '../message.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../phrases.ts';
import { smallOf, withoutVerbs } from '../read_slots.ts';
import type { Request } from '../requests.ts';
import { alsoWords, closing, denied, opening, wrong } from './words.ts';

/** Verbs that say what a figure is; any other asks for something else. */
const stating = new Set<Verb>(['set', 'replace']);
const contrast = phrasesOf(denied);

const asksElse = (text: string, { verbs, unspaced }: ReadingWords): boolean =>
  commands.some((verb) => !stating.has(verb) && firstOf(text, phrasesOf(verbs[verb], unspaced)));

export function readDays(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  const { language, unspaced } = words;
  if (clause.quotations(text).length > 0) return undefined;
  const asks = (verb: Verb): boolean =>
    firstOf(text, phrasesOf(words.verbs[verb], unspaced)) !== undefined;
  if (asksElse(text, words)) return undefined;
  if (clause.asks && !asks('set') && !asks('replace')) return undefined;
  const spans = spansIn(text, language);
  const isDenied = (start: number): boolean =>
    findPhrase(text.slice(Math.max(0, start - 16), start), contrast) !== undefined;
  const [span, other] = spans.filter(({ from }) => spans.length === 1 || !isDenied(from.start));
  if (span && !other) {
    const { from, to } = span;
    const times = numeralsIn(text.slice(to.end)).map((numeral) => numeral.text);
    const behind = spans.find((one) => one !== span && one.from.start > to.end);
    const end = times.length > 0 ? text.length : (behind?.to.end ?? to.end);
    const before = spans.find((one) => one !== span && one.to.end < from.start);
    const rest = text.slice(0, before?.from.start ?? from.start) + text.slice(end);
    return {
      kind: 'setDays',
      from: from.day,
      to: to.day,
      about: aboutOf(rest, words),
      ...(times.length === 2 ? { times } : {}),
    };
  }
  return spans.length > 0 ? undefined : (readEach(text, words) ?? readAlso(text, clause, words));
}

const always = phrasesOf('always|immer|toujours|siempre|sempre|altijd|zawsze|stets|いつも');

/** One day is news only where it is told as such: `… is on Wednesdays now`. */
function oneIn(text: string, words: ReadingWords): Day[] | undefined {
  const days = daysIn(text, words.language);
  const said = findPhrase(text, phrasesOf(words.now, words.unspaced)) ?? findPhrase(text, always);
  const also = findPhrase(text, phrasesOf(alsoWords, words.unspaced));
  return days.length === 1 && said && !also ? days : undefined;
}

/** `Delivery days are Tuesday, Wednesday and Friday`. */
function readEach(text: string, words: ReadingWords): Request | undefined {
  const [list = oneIn(text, words), other] = listsIn(text, words.language);
  const [first] = list ?? [];
  const last = list?.at(-1);
  if (!list || !first || !last || other || numeralsIn(text).length > 0) return undefined;
  const bare = text.slice(0, first.start) + text.slice(last.end);
  const about = aboutOf(findPhrase(bare, always)?.rest ?? bare, words);
  if (list.length === 1 && about === '') return undefined;
  return { kind: 'setDays', from: first.day, each: list.map(({ day }) => day), about };
}

/** `We deliver on Saturdays too`: one more day. */
function readAlso(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  // `Also` may be taken for a word of manners, and is gone then.
  const whole = asksElse(clause.masked, words) ? text : clause.masked;
  const [day, more] = daysIn(whole, words.language);
  const also = findPhrase(whole, phrasesOf(alsoWords, words.unspaced));
  if (!day || more || !also) return undefined;
  const times = numeralsIn(whole);
  const rest = withoutEach(whole.replace(day.text, ' '), [alsoWords], words);
  return {
    kind: 'setDays',
    from: day.day,
    also: clause.restore(whole),
    about: aboutOf(times.length > 0 ? rest.slice(0, day.start) : rest, words),
    ...(times.length > 0 ? { times: times.map((time) => time.text) } : {}),
  };
}

/** What they are the days of: without the words that make it news. */
function aboutOf(text: string, words: ReadingWords): string {
  const bare = withoutEach(text, [wrong, denied, words.now, closing, opening], words);
  return stripAround(withoutVerbs(bare, words).replace(/[,;:]/g, ' '), smallOf(words));
}

const withoutEach = (text: string, lists: readonly string[], { unspaced }: ReadingWords): string =>
  lists.reduce((rest, list) => findPhrase(rest, phrasesOf(list, unspaced))?.rest ?? rest, text);
