// Reads wishes for another form or fewer entries: `prices as a table`, `the savings in big numbers`,
// `keep the two most important questions`.
import { forReader } from '../../grammar/languages/message_words.ts';
import {
  asFigures,
  asTable,
  changingVerbs,
  keepWords,
  mostImportant,
  onlyWords,
} from '../../grammar/languages/shape_words.ts';
import { findPhrase, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { valuesIn } from '../../text/numerals.ts';
import type { Request } from '../requests.ts';
import { type Reading, withoutVerbs } from './slots.ts';

export function readArrange(reading: Reading): Request | undefined {
  const { text, clause, words } = reading;
  if (clause.asks || clause.quotations(text).length > 0) return undefined;
  const table = findPhrase(text, asTable, words);
  const form = table ?? findPhrase(text, asFigures, words);
  if (!form) return undefined;
  const around = phrasesOf(`${words.small}|${words.manners}|${changingVerbs}`, words.unspaced);
  const bare = firstOf(form.rest, changingVerbs, words)?.rest ?? form.rest;
  const section = clause.value(stripAround(withoutVerbs(bare, words), around));
  return section === '' ? undefined : { kind: 'arrange', as: table ? 'table' : 'stats', section };
}

/** So many of a list, and those that matter most. */
export function readBest({ text, clause, words }: Reading): Request | undefined {
  const best = findPhrase(text, mostImportant, words);
  const keeps = findPhrase(text, `${keepWords}|${onlyWords}`, words);
  if (!best || !keeps || clause.asks || firstOf(text, words.verbs.remove, words)) return undefined;
  const [number] = valuesIn(best.rest, words.language);
  const count = Number(number?.key);
  if (!number || !Number.isInteger(count) || count < 1) return undefined;
  const rest = best.rest.replace(number.text, ' ');
  const around = phrasesOf(`${keepWords}|${onlyWords}|${words.small}|${words.it}`, words.unspaced);
  return { kind: 'keepOnly', text: stripAround(withoutVerbs(rest, words), around), count };
}

export const readReader = ({ text, clause }: Reading): Request | undefined =>
  forReader.test(text)
    ? { kind: 'refuse', because: 'reader', text: clause.restore(text) }
    : undefined;
