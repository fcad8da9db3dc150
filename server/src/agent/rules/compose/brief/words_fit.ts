// How well texts fit the words of a name: the same word, one built of it, another for the same thing, and in how many
// of the texts each of them is.
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { pricing } from '../../commands/patterns.ts';
import { namesOnly } from '../../commands/words.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { meaningsIn } from '../../fit/thesaurus.ts';
import { isBuiltOf, stemOf } from '../texts/word_forms.ts';
import { broad } from './in_common.ts';
import { isKindWord, meantBy } from './meant.ts';

/** How well a text has one word, from 0 to 1. */
export type Hit = (text: string) => number;

const inCompound = 0.9;
const inOtherWords = 0.7;
const alikeMeant = 0.45;
const byLetters = 0.6;
/** A word that none of the texts has may be how the team calls all of them. */
const ofNone = 0.5;

/** By how many of the words each has; one that all have tells nothing, where another does. */
export function fitsOf(texts: readonly string[], hits: readonly Hit[]): number[] {
  const rated = hits.map((hit) => texts.map(hit));
  const weights = rated.map((row) => (row.some((one) => one > 0) ? 1 : ofNone));
  const all = weights.reduce((sum, one) => sum + one, 0);
  return texts.map((_, at) =>
    all === 0
      ? 0
      : rated.reduce((sum, row, word) => sum + (row[at] ?? 0) * (weights[word] ?? 0), 0) / all,
  );
}

const wide = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]/u;

/** `meanings`: words that only mean something alike count too. */
export function hitsOf(part: string, language: string, meanings = false): Hit[] {
  if (wide.test(part)) return wideHits(part);
  const all = wordsOf(part.replace(pricing, ' ')).filter(
    (word) => termsOf(word, language).length > 0 && !namesOnly.test(word),
  );
  const plain = all.filter((word) => !ofPrice.test(word));
  // `Dagtarief` alone is told by the day.
  const words = plain.length > 0 ? plain : all.map((word) => ofPrice.exec(word)?.[1] ?? word);
  const telling = words.filter((word) => !isKindWord(word, language));
  return (telling.length > 0 ? telling : words).map((word) => hitOf(word, language, meanings));
}

/** `Listenpreis`, `stukprijzen`. */
const ofPrice =
  /^(\p{L}{3,}?)s?(?:preise?n?|tarife?n?|prij(?:s|zen)|tarie(?:f|ven)|kosten|satz|sätze|gebühr(?:en)?)$/iu;

const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
/** `Geländerfelder` are `Felder`. */
const minTail = 5;

function hitOf(word: string, language: string, meanings: boolean): Hit {
  const meant = meantBy(word, language);
  const whole = fold(word);
  const stem = stemOf(whole, language);
  const isCompounding = compounding.has(language) && whole.length >= minTail;
  const concepts = [...conceptsIn(word, language)].filter((one) => !broad.has(one));
  const fields = new Set(meanings ? meaningsIn(word, language).flat() : []);
  return (text) => {
    if (meant.isIn(text)) return 1;
    const built = wordsOf(fold(text)).some(
      (other) =>
        isBuiltOf(other, stem, language) ||
        (isCompounding && other.endsWith(whole)) ||
        isBuiltOf(fold(word), stemOf(other, language), language),
    );
    if (built) return inCompound;
    const spoken = conceptsIn(text, language);
    if (concepts.some((one) => spoken.has(one))) return meanings ? alikeMeant : inOtherWords;
    if (fields.size === 0) return 0;
    const isAlike = meaningsIn(text, language).some((word) => word.some((one) => fields.has(one)));
    return isAlike ? alikeMeant : 0;
  };
}

/** `応用コース` is called `応用`. */
const wideKind = /^(\p{L}{2,10})(?:コース|プラン|パック|セット|タイプ|クラス)$/u;

/** Between the small words of a script without spaces; of a longer one, all but its last letter. */
function wideHits(part: string): Hit[] {
  return part
    .replace(pricing, '')
    .split(/[のをはにがで・、,\s（）()]+/u)
    .filter((piece) => piece !== '')
    .map((piece) => [piece, wideKind.exec(piece)?.[1]] as const)
    .map(([piece, named]) => (text: string) => {
      if (text.includes(piece) || (named !== undefined && text.includes(named))) return 1;
      const short = piece.slice(0, -1);
      if (short.length > 1 && !/\d$/.test(short) && text.includes(short)) return inCompound;
      // `入れ替えられる` is an `入替え`.
      const letters = piece.match(/\p{sc=Han}/gu) ?? [];
      const isInflected = letters.length > 1 && /\p{sc=Hiragana}/u.test(piece);
      return isInflected && letters.every((one) => text.includes(one)) ? byLetters : 0;
    });
}
