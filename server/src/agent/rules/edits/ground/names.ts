// Entries that are called exactly so: `the Maintain package` is `Maintain`, and never `Maintain Plus`.
import type { Block } from '../../../../content/content.ts';
import { fold, keyOf, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { type Entry, entriesOf } from './entry.ts';
import { inPageWords } from './page_words.ts';
import { stripArticles } from './scope.ts';
import { isAkin, pieceWords } from './target.ts';

const isPriceTable = ({ type }: Block): boolean => type === 'table' || type === 'pricing';
const ofKind = /(?:プラン|パッケージ|コース|モデル)$/u;

/** In every list that has one; a word for what they are may stand beside the name. */
export function entriesCalled(blocks: readonly Block[], named: string, language: string): Entry[] {
  const bare = stripArticles(named).replace(ofKind, '');
  const key = keyOf(bare);
  const all = blocks.filter(({ type }) => type !== 'faq').flatMap(entriesOf);
  const exact = all.filter(({ name }) => key !== '' && keyOf(name) === key);
  if (exact.length > 0) return exact;
  const rows = all.filter(({ block }) => isPriceTable(block));
  const names = rows.map(({ name }) => name);
  const asked = wordsOf(fold(inPageWords(bare, names, language)));
  const found = rows.flatMap((entry) => {
    const own = wordsOf(fold(entry.name));
    const rest = asked.filter((word) => !own.includes(word));
    const isNamed = own.length > 0 && own.every((word) => asked.includes(word));
    return isNamed && rest.every((word) => isKind(word, entry, language, own.length > 1))
      ? [{ entry, length: own.length }]
      : [];
  });
  // `Option B` is the one row that begins so.
  const opening = rows.filter(({ name }) => {
    const own = wordsOf(fold(name));
    return asked.length > 1 && asked.every((word, at) => own[at] === word);
  });
  if (found.length === 0 && new Set(opening.map(({ name }) => name)).size === 1) return opening;
  const longest = Math.max(...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest).map(({ entry }) => entry);
}

/** It says what the entry is, and names none: `plan`, the heading of the list, the head of its column. */
function isKind(word: string, { block }: Entry, language: string, isLong: boolean): boolean {
  const terms = termsOf(word, language);
  const around = termsOf(
    [headingOf(block) ?? '', ...(block.type === 'table' ? block.columns : [])].join(' '),
    language,
  );
  return (
    isLong ||
    terms.every((term) => pieceWords.has(term) || around.some((other) => isAkin(term, other)))
  );
}

/** A text that speaks of one of the names and of none of the others; `Basic` is not in `Basic Plus`. */
export function speaksOnlyOf(name: string, others: readonly string[]): (text: string) => boolean {
  const longer = others.filter((other) => other.includes(name));
  return (text) => {
    const bare = longer.reduce((rest, other) => rest.replaceAll(other, '\n'), text);
    return hasName(bare, name) && !others.some((other) => hasName(text, other));
  };
}

function hasName(text: string, name: string): boolean {
  const at = text.indexOf(name);
  const isLetter = (one: string): boolean => /[\p{sc=Latin}\d]/u.test(one);
  return at !== -1 && !isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + name.length));
}
