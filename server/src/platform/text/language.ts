// Which language a text is in: by its script, by its commonest words, and, for texts of a few
// words, by its letters and endings. What cannot be told is `und`.
import { stopWordsOf } from './stop_words.ts';

const sampleLength = 1500;

interface Script {
  language: string;
  letters: RegExp;
  /** The share of all letters that is enough: names are often left in Latin. */
  share?: number;
  /** Letters that only a neighbour writes. */
  neighbours?: [letters: RegExp, language: string][];
}

// Japanese comes first: it shares most letters with Chinese, but a few kana give it away.
const scripts: Script[] = [
  { language: 'ja', letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, share: 0.1 },
  { language: 'ko', letters: /\p{sc=Hangul}/gu },
  { language: 'zh', letters: /\p{sc=Han}/gu },
  {
    language: 'ar',
    letters: /\p{sc=Arabic}/gu,
    neighbours: [
      [/[ٹڈڑںے]/u, 'ur'],
      [/[پچژگکی]/u, 'fa'],
    ],
  },
  {
    language: 'ru',
    letters: /\p{sc=Cyrillic}/gu,
    neighbours: [
      [/[їєґ]/iu, 'uk'],
      [/ў/iu, 'be'],
      [/[јљњџћђ]/iu, 'sr'],
      [/і/iu, 'uk'],
    ],
  },
  { language: 'el', letters: /\p{sc=Greek}/gu },
  { language: 'he', letters: /\p{sc=Hebrew}/gu },
  { language: 'th', letters: /\p{sc=Thai}/gu },
  { language: 'hi', letters: /\p{sc=Devanagari}/gu },
  { language: 'bn', letters: /\p{sc=Bengali}/gu },
  { language: 'ta', letters: /\p{sc=Tamil}/gu },
  { language: 'ka', letters: /\p{sc=Georgian}/gu },
  { language: 'hy', letters: /\p{sc=Armenian}/gu },
];

/** A primary language tag of BCP 47. */
export function languageOf(text: string): string {
  const sample = text.slice(0, sampleLength).toWellFormed();
  const foreign = sample.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  return (foreign * 10 > sample.length ? scriptOf(sample) : undefined) ?? latinOf(sample);
}

function scriptOf(sample: string): string | undefined {
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  for (const { language, letters: pattern, share = 0.3, neighbours = [] } of scripts) {
    if ((sample.match(pattern)?.length ?? 0) / Math.max(letters, 1) <= share) continue;
    return neighbours.find(([own]) => own.test(sample))?.[1] ?? language;
  }
  return undefined;
}

const languagesOfWord = new Map<string, string[]>();
for (const [language, words] of stopWordsOf) {
  for (const word of words) {
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
  }
}

/** Letters and signs that few languages have; each counts for all that do. */
const letters: [sign: RegExp, languages: string[]][] = [
  [/ß/, ['de']],
  [/[äöü]/, ['de', 'sv', 'tr', 'fi', 'hu']],
  [/[łśźćńęąż]/, ['pl']],
  [/ñ/, ['es']],
  [/[ãõ]/, ['pt']],
  [/[íóú]/, ['es', 'pt', 'cs', 'hu']],
  [/á/, ['es', 'pt', 'cs', 'hu']],
  [/ç/, ['fr', 'pt', 'tr']],
  [/[èù]/, ['fr', 'it']],
  [/[ìò]/, ['it']],
  [/[œêâîûë]/, ['fr']],
  [/à/, ['fr', 'it', 'pt']],
  [/é/, ['fr', 'es', 'pt', 'hu']],
  [/[æø]/, ['da']],
  [/å/, ['sv', 'da']],
  [/[ěřů]/, ['cs']],
  [/[čšž]/, ['cs']],
  [/[ğşı]/, ['tr']],
  [/[őű]/, ['hu']],
  [/[ășț]/, ['ro']],
  [/ij/, ['nl']],
];

const endings: [ending: RegExp, language: string][] = [
  [/(?:ung|ungen|heit|keit|schaft|lich|isch|ieren)$/, 'de'],
  [/(?:tés?|eux|euse|eurs?|aux|ements?|ières?|ique|iques)$/, 'fr'],
  [/(?:ción|ciones|dad|dades|mente|ando|iendo|ería)$/, 'es'],
  [/(?:zione|zioni|ità|aggio|iamo|ezza)$/, 'it'],
  [/(?:ção|ções|dade|dades|agem|mento)$/, 'pt'],
  [/(?:heid|lijk|lijke|ingen|tje|ij)$/, 'nl'],
  [/(?:ość|ości|owy|owa|owe|nych|nego|ujemy|amy|ego|nia|nie|cja|cji)$/, 'pl'],
  [/(?:ing|tion|ness|ship|ly|ed|ment|ments)$/, 'en'],
];

// A common word is the surest sign, an ending the weakest.
const letterWeight = 0.6;
const endingWeight = 0.35;
/** So much of a hundred words must speak for a language. */
const certainty = 0.05;

function latinOf(sample: string): string {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return 'und';
  const scores = new Map<string, number>();
  // Most texts have few of them: looked for in the whole, not again in each word.
  const small = words.join(' ');
  const signs = letters.filter(([sign]) => sign.test(small));
  const add = (language: string, weight: number) =>
    scores.set(language, (scores.get(language) ?? 0) + weight);
  if (/[¿¡]/.test(sample)) add('es', 1);
  for (const word of words) {
    const known = languagesOfWord.get(word) ?? [];
    for (const language of known) add(language, 1 / Math.sqrt(known.length));
    if (known.length > 0) continue;
    const ending = word.length > 4 ? endings.find(([pattern]) => pattern.test(word)) : undefined;
    if (ending !== undefined) add(ending[1], endingWeight);
    for (const [sign, languages] of signs) {
      if (!sign.test(word)) continue;
      for (const language of languages) add(language, letterWeight / Math.sqrt(languages.length));
    }
  }
  const [best] = [...scores].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (best && best[1] > words.length * certainty) return best[0];
  // Too little to tell: a few plain words are English unless their letters say otherwise.
  return words.every((word) => /^[a-z]+$/.test(word)) ? 'en' : 'und';
}
