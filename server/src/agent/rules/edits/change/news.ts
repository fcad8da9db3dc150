// A value that was told and not asked for, in any shape of sentence: what it is the value of names it.
import { fromThen } from '../../grammar/languages/edit_words.ts';
import { isNews, newsWords, staysSo } from '../../grammar/languages/news_words.ts';
import { type Value, wholeValuesIn } from '../../text/values.ts';
import type { Editing, Outcome } from '../editing.ts';
import { termsOn } from '../ground/known_terms.ts';
import { thanksTo } from '../read/new_value.ts';
import { setValue } from './set_value.ts';

/** `Boots cost £5`: news where the page has all of its words around one such value; with a word of news, most of them. */
export function newsIn(editing: Editing, said: string, language = 'en'): Outcome | undefined {
  const text = said.replace(fromThen, '').replace(thanksTo, '');
  if (text.length > maxNews || /[?？؟\n]/u.test(text)) return undefined;
  const told = withoutTail(text, language);
  const value = newIn(wholeValuesIn(told, language));
  if (!value) return undefined;
  const behind = value.kind === 'amount' ? rate : unit;
  const end = value.end + (behind.exec(told.slice(value.end))?.[0].length ?? 0);
  const lead = told.slice(0, value.start);
  const before = value.kind === 'date' ? lead.replace(weekdayBefore, ' ') : lead;
  const rest = `${before} ${told.slice(end)}`.replace(newsWords, ' ');
  const named = rest.replace(/\s+/g, ' ').trim();
  const marked = isNews.test(text);
  const on = (name: string) => termsOn(editing.blocks, name, editing.brief.language, language);
  const { terms, known } = on(named);
  // `We are 16 fitters now`: what is counted names it.
  const isCounted = known.length === 0 && (terms.length === 0 || marked) && value.unit !== '';
  if (isCounted ? on(value.unit).known.length === 0 : known.length === 0) return undefined;
  // What stands without blanks is one term with its particles.
  const enough = language === 'ja' ? 1 : marked ? terms.length * most : terms.length;
  if (!isCounted && known.length < enough) return undefined;
  const section = isCounted ? 'it' : marked && language !== 'ja' ? known.join(' ') : named;
  const put = (name: string): Outcome =>
    setValue(editing, {
      ...{ kind: 'setValue', section: name, language },
      value: told.slice(value.start, end),
    });
  const first = put(section);
  const again = first.why === 'missing' && marked && on(value.unit).known.length > 0;
  const outcome = again ? put('it') : first;
  if (outcome.why === 'several') return outcome;
  return outcome.did === undefined ? undefined : { ...outcome, deed: 'changed' };
}

/** An amount is the news of a sentence before the day from which it counts; else what stands last. */
function newIn(values: readonly Value[]): Value | undefined {
  const kinds: readonly Value['kind'][] = ['amount', 'span', 'date'];
  const [only, more] = kinds
    .map((kind) => values.filter((one) => one.kind === kind))
    .find((some) => some.length > 0) ?? [values.at(-1)];
  return more ?? (values.length > maxValues ? undefined : only);
}
/** `Do 11. Juni`, `Wed 10 June`: the day of the week goes with the date. */
const weekdayBefore =
  /\s(?:mon|tues?|wed|thurs?|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|jue|vie|sáb|dom|gio|sab|seg|ter|qua|qui|sex|ma|wo|vr|za|zo|pon|wt|śr|czw|pt|sob|nd)\.?,?\s$/iu;
const maxValues = 3;
const most = 0.6;
const unit = /^[\s-]?[\p{L}²³]{1,20}/u;
const rate = /^\s(?:per|a|an|pro|par|por|al|za)\s\p{L}{2,15}/u;

/** `…, someone typed it wrong`, `…, same time`: behind the value, what says no other. */
function withoutTail(text: string, language: string): string {
  const values = wholeValuesIn(text, language);
  const [first] = values;
  if (!first) return text;
  const tails = [...text.slice(first.end).matchAll(/[,;–—]\s/gu)].map(
    ({ index }) => first.end + index,
  );
  const at = tails.find((start) => {
    const tail = text.slice(start + 1);
    return staysSo.test(tail) || !/\d/.test(tail);
  });
  return at === undefined ? text : text.slice(0, at);
}

const maxNews = 180;
