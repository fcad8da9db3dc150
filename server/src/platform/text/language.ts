// Which language a text is in: by its script, or by its commonest words. What
// cannot be told is `und`, and then the agent adds no words of its own.
import { stopWordsOf } from './stop_words.ts';

const sampleLength = 1500;
const scripts: [language: string, letters: RegExp][] = [
  ['ja', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['ko', /\p{sc=Hangul}/gu],
  ['zh', /\p{sc=Han}/gu],
  ['ar', /\p{sc=Arabic}/gu],
  ['ru', /\p{sc=Cyrillic}/gu],
  [
    'und',
    /[\p{sc=Greek}\p{sc=Hebrew}\p{sc=Thai}\p{sc=Devanagari}\p{sc=Bengali}\p{sc=Tamil}\p{sc=Georgian}\p{sc=Armenian}]/gu,
  ],
];
/** Letters that Arabic and Russian do not have, but their neighbours do. */
const neighbours: Record<string, RegExp> = { ar: /[پچژگکیےٹڈڑں]/u, ru: /[іїєґўјљњџћђ]/iu };

export function languageOf(text: string): string {
  const sample = text.slice(0, sampleLength).toWellFormed();
  const foreign = sample.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  if (foreign * 10 > sample.length) {
    const letters = sample.match(/\p{L}/gu)?.length ?? 0;
    for (const [language, pattern] of scripts) {
      const share = (sample.match(pattern)?.length ?? 0) / Math.max(letters, 1);
      // A few kana mark Japanese among its many Chinese characters.
      if (share > (language === 'ja' ? 0.1 : 0.3)) {
        return neighbours[language]?.test(sample) ? 'und' : language;
      }
    }
  }
  return latinLanguageOf(sample);
}

const spoken = new Set(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl']);
const languagesOf = new Map<string, string[]>();
for (const [language, stops] of stopWordsOf) {
  for (const stop of stops) languagesOf.set(stop, [...(languagesOf.get(stop) ?? []), language]);
}

function latinLanguageOf(sample: string): string {
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0) return 'und';
  const hits = new Map<string, number>();
  for (const word of words) {
    for (const language of languagesOf.get(word) ?? []) {
      hits.set(language, (hits.get(language) ?? 0) + 1);
    }
  }
  const [best] = [...hits].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (best && best[1] > words.length * 0.08) return spoken.has(best[0]) ? best[0] : 'und';
  // Too few words to tell: three plain words are English unless their letters say otherwise.
  return words.every((word) => /^[a-z]+$/.test(word)) ? 'en' : 'und';
}
