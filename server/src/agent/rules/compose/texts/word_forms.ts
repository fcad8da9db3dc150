// One word in its forms, by its whole stem: `portone` and `portoni`, never `portoni` and `portate`, which only begin
// alike. English stems are no measure for other languages.
import { rootOf } from '../../fit/roots.ts';

const romance = /(?:iones|ioni|ions|ion|oes|ao|os|as|es|is|o|a|e|i|s)$/;
const endings: Readonly<Record<string, RegExp>> = {
  en: /(?:(?<=s|x|z|ch|sh)es|(?<!s)s)$/,
  // `Förderung` and `Fördermittel`; of a short word all of it is needed: `staking`.
  de: /(?:(?<=\p{L}{5})(?:ungen|ung)|en|er|es|e|n|s)$/u,
  nl: /(?:(?<=\p{L}{5})(?:ingen|ing)|en|es|e|s)$/u,
  pl: /(?:ami|ach|iami|iach|owi|iem|ow|om|em|ie|iu|ia|ych|ymi|ego|emu|ej|a|y|i|u|e|o)$/,
};

const minStem = 4;
/** From here on a stem is a word's own, and whatever is built on it speaks of the same. */
const longStem = 6;
const maxEnding = 4;
const compounding = new Set(['de', 'nl']);

/** What is built on a short stem; of an olive, the grove: `olivo`, `olivar`. */
const built: Readonly<Record<string, RegExp>> = {
  en: /^(?:s|es|e|ed|d|ing|eing|ings|er|ers|i|ies|ist|ists|i[sz]e|i[sz]ed)$/,
  de: /^\p{L}{1,4}$/u,
  nl: /^\p{L}{1,4}$/u,
  pl: /^(?:ami|ach|iami|iach|owi|iem|ow|om|em|ie|iu|ia|ego|emu|ej|ych|ymi|owy|owa|owe|owych|a|y|i|u|e|o)$/,
};
const builtRomance =
  /^(?:iones|ioni|ions|ion|oes|ao|os|as|es|is|o|a|e|i|s|ns|x|ar|ares|al|ales|er[oaie]s?|iers?|edos?|eti|eto)$/;

/** Small letters, without marks. */
export function stemOf(word: string, language: string): string {
  if (language === 'en' && word.endsWith('ies') && word.length > minStem)
    return `${word.slice(0, -3)}i`;
  const cut = word.replace(endings[language] ?? romance, '');
  return cut.length >= minStem ? cut : word;
}

/** `parties`, `party`. */
const comparable = (word: string, language: string): string =>
  language === 'en' ? word.replace(/(?<=\p{L}{3}[^aeiou])y$/u, 'i') : word;

export function isBuiltOf(written: string, stem: string, language: string): boolean {
  const word = comparable(written, language);
  if (word === stem) return true;
  if (stem.length < minStem || /\d/.test(stem)) return false;
  if (compounding.has(language) && stem.length > minStem) return word.includes(stem);
  const rest = word.slice(stem.length);
  if (!word.startsWith(stem) || rest.length > maxEnding) return false;
  if (stem.length >= longStem) return true;
  // A short word that kept its vowel takes an `s` and nothing else: `cera`, not `cerámica`.
  if (/[aeiou]$/.test(stem) && language !== 'de' && language !== 'nl') return rest === 's';
  return (built[language] ?? builtRomance).test(rest);
}

/** What a verb and its nouns have in common: `rental` and `rented`, `noleggio` and `noleggiare`. */
const commonOf = (word: string, language: string): string =>
  language === 'en'
    ? word.replace(/(?<=\p{L}{4})(?:als?|ed|ings?|ers?)$/u, '')
    : rootOf(word, language);

/** Both small and without marks. */
export function isSameWord(one: string, other: string, language: string): boolean {
  const stem = stemOf(comparable(other, language), language);
  if (isBuiltOf(one, stem, language)) return true;
  if (stemOf(comparable(one, language), language) === stem) return true;
  const common = commonOf(one, language);
  const least = language === 'en' ? minStem : minRoot;
  return common.length >= least && common === commonOf(other, language);
}
/** A door is no verb of carrying: `porta`, `portare`. */
const minRoot = 5;
