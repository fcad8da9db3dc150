// Names of people, companies and products in a sentence: words whose capitals are
// not those of the sentence's beginning, or of the language's own nouns.
import { stopWords } from '../platform/text/stop_words.ts';

const part = String.raw`\p{Lu}[\p{L}\p{N}’'&.+-]*[\p{L}\p{N}]|\p{Lu}\p{N}*`;
const camel = String.raw`\p{Ll}+\p{Lu}[\p{L}\p{N}]*`;
const sequence = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${part}|${camel})(?:(?: |-)(?:(?:of|de|van|von|di|da|du|del|and|&|und|y|et) )?(?:${part}|${camel}))*`,
  'gu',
);
/** Katakana runs are as often plain words; a company says what it is. */
const japaneseCompany =
  /(?:株式会社|有限会社|合同会社)[\p{L}\p{N}ー・]{1,20}|[\p{L}\p{N}ー・]{1,20}(?:株式会社|有限会社|合同会社)/gu;

/** Days, months, nationalities, and words that English writes large. */
const common = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december english german french spanish italian portuguese dutch polish japanese arabic
  european american british europe ok faq pdf app it hr ceo cfo coo cto cio vp it's q&a vs am pm tv usb api url crm erp roi eur usd gbp chf jpy pln sar aed nb ps
  sie ihr ihre ihnen ihrem ihren ihrer dein deine deinem deinen deiner über about sobre su tu seu sua votre vos ton ta tes
  para pour per voor für dla met with sur à propos over jouw uw państwa twój il la le`.split(/\s+/),
);

/** In German every noun is large: there only a row of them, or odd capitals, is a name. */
const largeNouns = new Set(['de']);

export function namesIn(sentence: string, language: string): string[] {
  const names: string[] = [...sentence.matchAll(japaneseCompany)].map(([name]) => name);
  for (const match of sentence.matchAll(sequence)) {
    const name = nameOf(
      match[0],
      match.index === 0 || startsSentence(sentence, match.index),
      language,
    );
    if (name !== undefined) names.push(name);
  }
  return names;
}

const startsSentence = (sentence: string, at: number): boolean =>
  /(?:^|[.!?:;…–—•]\s*)["“„«'(]*$/u.test(sentence.slice(Math.max(0, at - 6), at));

function nameOf(found: string, first: boolean, language: string): string | undefined {
  const words = found.split(' ');
  const stops = stopWords(language);
  const english = stopWords('en');
  const isPlain = (word: string): boolean => {
    const lower = word.toLowerCase();
    return common.has(lower) || stops.has(lower) || english.has(lower);
  };
  while (words.length > 0 && isPlain(words[0] ?? '')) {
    words.shift();
    first = false;
  }
  const odd = words.filter(
    (word) => /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{N}*$|\p{N}/u.test(word) && !isPlain(word),
  );
  // The first word of a sentence is large anyway; with others behind it, it may be a name's.
  if (first && words.length === 1 && odd.length === 0) return undefined;
  if (largeNouns.has(language) && words.length === 1 && odd.length === 0) return undefined;
  // The `G` of `Model 120 G`.
  if (words.length === 1 && words[0]?.length === 1) return undefined;
  return words.length === 0 ? undefined : words.join(' ');
}
