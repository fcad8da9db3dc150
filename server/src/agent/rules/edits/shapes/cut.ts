// Reads what goes beyond a mark: `cut everything after “because”`.

import { articles, connectors } from '../languages/common.ts';
import type { ReadingWords } from '../languages/request_words.ts';
import type { Clause } from '../message.ts';
import { allOf, findPhrase, firstOf, phrasesOf, stripAround } from '../phrases.ts';
import { quotation } from '../read_slots.ts';
import type { Request } from '../requests.ts';
import { beyond, everything, marks, upTo } from './words.ts';

const around = phrasesOf(`${articles}|${connectors}|que|wat|was|what`);
/** Words that may as well lead to a place: they count only before a quotation. */
const weak = /^(?:from|ab|od|da|vanaf|tot|do|bis|até|hasta|until|up to|voor|by|na|po|na)$/i;

export function readCut(text: string, clause: Clause, words: ReadingWords): Request | undefined {
  const asked = `${words.verbs.remove}|${words.verbs.shorten}`;
  if (!firstOf(text, phrasesOf(asked, words.unspaced))) return undefined;
  return words.unspaced ? cutUnspaced(text, clause) : cutSpaced(text, clause);
}

function cutSpaced(text: string, clause: Clause): Request | undefined {
  const sentence = cutSentence(text, clause);
  const all = sentence ? undefined : firstOf(text, phrasesOf(everything));
  if (!all) return sentence;
  const tail = text.slice(all.start);
  for (const [side, phrases] of [
    ['after', beyond],
    ['before', upTo],
  ] as const) {
    const found = firstOf(tail, phrasesOf(phrases));
    // Nothing but small words stands between: `everything that comes after`.
    if (!found || found.start > 40) continue;
    const behind = tail.slice(found.end);
    const quoted = quotation.exec(behind);
    const about = (rest: string) => stripAround(`${text.slice(0, all.start)} ${rest}`, around);
    if (quoted && quoted.index <= 24) {
      const [mark = ''] = clause.quotations(behind);
      const rest = behind.slice(quoted.index + quoted[0].length);
      return { kind: 'cut', side, mark, about: about(rest) };
    }
    const named = marks.find(([, names]) => {
      const match = findPhrase(behind, phrasesOf(names));
      return match !== undefined && match.start <= 12;
    });
    const name = named && findPhrase(behind, phrasesOf(named[1]));
    if (named && name) {
      return { kind: 'cut', side, mark: named[0], about: about(behind.slice(name.end)) };
    }
    if (quoted || weak.test(tail.slice(found.start, found.end))) continue;
    const [joint] = allOf(behind, phrasesOf(connectors))
      .filter(({ start }) => start > 2)
      .sort((a, b) => a.start - b.start);
    const mark = stripAround(behind.slice(0, joint?.start ?? behind.length), phrasesOf(articles));
    if (mark === '' || mark.split(' ').length > 6) continue;
    return { kind: 'cut', side, mark, about: about(joint ? behind.slice(joint.end) : '') };
  }
  return undefined;
}

const strong = phrasesOf(
  beyond
    .split('|')
    .filter((one) => !weak.test(one))
    .join('|'),
);
const sentences = phrasesOf(
  'sentence|line|text|satz|zeile|text|phrase|ligne|texte|frase|línea|texto|riga|testo|linha|zin|regel|tekst|zdanie',
);

/** `Cut the sentence about wine after “included”`. */
function cutSentence(text: string, clause: Clause): Request | undefined {
  const quoted = quotation.exec(text);
  const before = quoted ? text.slice(0, quoted.index) : '';
  const [mark] = clause.quotations(text);
  const last = allOf(before, strong).sort((a, b) => b.end - a.end)[0];
  const next = last !== undefined && before.slice(last.end).trim() === '';
  if (!quoted || mark === undefined || !next || !findPhrase(before, sentences)) return undefined;
  const rest = `${before.slice(0, last.start)} ${text.slice(quoted.index + quoted[0].length)}`;
  return { kind: 'cut', side: 'after', mark, about: stripAround(rest, around) };
}

/** `「無料」以降を削除`: the mark stands before the word. */
function cutUnspaced(text: string, clause: Clause): Request | undefined {
  const [mark] = clause.quotations(text);
  const behind = text.slice(text.indexOf('\uE001') + 1);
  if (mark === undefined || !/^(?:より後|以降|の後|から後|のあと|より前|の前|以前)/u.test(behind)) {
    return undefined;
  }
  return {
    kind: 'cut',
    side: /^(?:より前|の前|以前)/u.test(behind) ? 'before' : 'after',
    mark,
    about: '',
  };
}
