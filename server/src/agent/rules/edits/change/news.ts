// A value that was told and not asked for.
import { fromThen } from '../../grammar/languages/edit_words.ts';
import { tellingVerbs, timeWords } from '../../grammar/languages/shape_words.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { wholeValuesIn } from '../../text/values.ts';
import type { Editing, Outcome } from '../editing.ts';
import { termsOn } from '../ground/known_terms.ts';
import { thanksTo } from '../read/new_value.ts';
import type { RequestOf } from '../requests.ts';
import { setValue } from './set_value.ts';

/** `Boots cost £5`: told without a word of asking, it is news where the page has all of its words around one such value. */
export function newsIn(editing: Editing, request: RequestOf<'unknown'>): Outcome | undefined {
  const { language = 'en' } = request;
  const text = request.text.replace(fromThen, '').replace(thanksTo, '').replace(remarkBehind, '');
  const values = wholeValuesIn(text, language);
  const value = values.at(-1);
  if (!value || text.length > maxNews || /[?？؟\n]/u.test(text)) return undefined;
  // `The 70 seater is £850`: what else is counted names it.
  if (values.length > 2 || values.some((one) => one !== value && one.kind === value.kind))
    return undefined;
  const end = value.end + (/^[\s-]?[\p{L}²³]{1,20}/u.exec(text.slice(value.end))?.[0].length ?? 0);
  // `226 walls by now` is called by what it counts.
  const section = namedIn([text.slice(0, value.start), text.slice(end)], language) || value.unit;
  const { terms, known } = termsOn(editing.blocks, section, editing.brief.language, language);
  if (known.length === 0 || known.length < terms.length) return undefined;
  const outcome = setValue(editing, {
    kind: 'setValue',
    section,
    value: text.slice(value.start, end),
    language,
  });
  if (outcome.why === 'several') return outcome;
  return outcome.did === undefined ? undefined : { ...outcome, deed: 'changed' };
}

/** Without the words that make it news. */
function namedIn(parts: readonly string[], language: string): string {
  const { now, small, it, unspaced } = tableOf(language) ?? en;
  const around = phrasesOf(`${tellingVerbs}|${timeWords}|${now}|${small}|${it}`, unspaced);
  return parts
    .map((part) => stripAround(part, around))
    .filter((part) => part !== '')
    .join(' ');
}

const maxNews = 100;
/** `…, someone typed it wrong`. */
const remarkBehind = /(?<=\d.{0,60}),\s[^\d,]{4,60}$/u;
