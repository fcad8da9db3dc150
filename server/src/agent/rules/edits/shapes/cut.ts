// Reads what goes beyond a mark: `cut everything after “because”`.
import { articles, connectors } from '../languages/common.ts';
import type { ReadingWords } from '../languages/request_words.ts';
import type { Clause } from '../message.ts';
import { firstOf, phrasesOf, stripAround } from '../phrases.ts';
import { quotation } from '../read_slots.ts';
import type { Request } from '../requests.ts';
import { beyond, everything } from './words.ts';

const around = phrasesOf(`${articles}|${connectors}|que|wat|was|what`);
const maxBetween = 40;

export function readCut(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  const { verbs, unspaced } = words;
  const [mark] = clause.quotations(text);
  const quoted = quotation.exec(text);
  if (mark === undefined || !quoted) return undefined;
  if (!firstOf(text, `${verbs.remove}|${verbs.shorten}`, { unspaced })) return undefined;
  const [before, rest] = [text.slice(0, quoted.index), text.slice(quoted.index + quoted[0].length)];
  // `「無料」以降を削除`: the mark stands before the word.
  if (unspaced) {
    const follows = /^(?:より後|以降|の後|から後|のあと)/u.test(rest);
    return follows ? { kind: 'cut', mark, about: '' } : undefined;
  }
  const all = firstOf(before, everything);
  const after = all && firstOf(before.slice(all.start), beyond);
  // Nothing but small words stands between: `everything that comes after`.
  if (!after || after.start > maxBetween) return undefined;
  const about = stripAround(`${before.slice(0, all.start)} ${rest}`, around);
  return { kind: 'cut', mark, about };
}
