// Reads news about days: `Mon–Sat now`, `du lundi au samedi`.

import { spansIn } from '../ground/days.ts';
import { numeralsIn } from '../ground/numerals.ts';
import { commands, type ReadingWords, type Verb } from '../languages/request_words.ts';
import type { Clause } from '../message.ts';
import { findPhrase, firstOf, phrasesOf } from '../phrases.ts';
import { withoutVerbs, bareName } from '../read_slots.ts';
import type { Request } from '../requests.ts';
import { closing, denied, opening, wrong } from './words.ts';

/** Verbs that say what a figure is; any other asks for something else. */
const stating = new Set<Verb>(['set', 'replace']);
const contrast = phrasesOf(denied);

const asksElse = (text: string, { verbs, unspaced }: ReadingWords): boolean =>
  commands.some((verb) => !stating.has(verb) && firstOf(text, verbs[verb], { unspaced }));

export function readDays(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  const { language, unspaced } = words;
  if (clause.quotations(text).length > 0) return undefined;
  const asks = (verb: Verb): boolean =>
    firstOf(text, words.verbs[verb], { unspaced }) !== undefined;
  if (asksElse(text, words)) return undefined;
  if (clause.asks && !asks('set') && !asks('replace')) return undefined;
  const spans = spansIn(text, language);
  const isDenied = (start: number): boolean =>
    findPhrase(text.slice(Math.max(0, start - 16), start), contrast) !== undefined;
  const [span, other] = spans.filter(({ from }) => spans.length === 1 || !isDenied(from.start));
  if (!span || other) return undefined;
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

/** What they are the days of: without the words that make it news. */
function aboutOf(text: string, words: ReadingWords): string {
  const bare = [wrong, denied, words.now, closing, opening].reduce(
    (rest, list) => findPhrase(rest, list, words)?.rest ?? rest,
    text,
  );
  return bareName(withoutVerbs(bare, words).replace(/[,;:]/g, ' '), words);
}
