// Quotations that colleagues have doubts about: `(Palette are behind on rent, maybe don't use the quote?)` names the
// house of whoever is quoted and speaks of quoting. Such a quotation stays off the page until somebody has decided.

import type { LeftOut } from '../../../claims/claims.ts';
import { lean } from '../../../platform/text/quickened.ts';
import { fold, wordsOf } from '../../../platform/text/words.ts';
import type { Quote } from './reading.ts';

const ofQuoting = lean(
  /(?<!\p{L})(?:quot(?:e|es|ing|ation|ations)|testimonials?|references?|zitat\p{L}*|zitier\p{L}*|kundenstimmen?|referenz\p{L}*|citations?|citer|témoignages?|références?|citas?|testimonios?|referencias?|citazion[ei]|testimonianz[ae]|referenz[ae]|citaç(?:ão|ões)|testemunhos?|depoimentos?|referências?|citaat|citaten|referentie\p{L}*|cytat\p{L}*|referencj\p{L}*)(?!\p{L})|引用|お客様の声|コメント|事例/iu,
);
const refuses =
  /(?<!\p{L})(?:not|n[’']t|no|never|nicht|kein\p{L}{0,2}|nie|pas|jamais|nunca|non|mai|não|niet|geen)(?!\p{L})|ない|ません|未/iu;
const agreedTo =
  /(?<!\p{L})(?:signed (?:it )?off|said (?:yes|ok)|agreed|approved|is (?:ok|fine)|fine to use|zugestimmt|freigegeben|einverstanden|accepté|d[’']accord|dijo que sí|aceptó|autoriz\p{L}+|ha detto sì|accettato|aceitou|akkoord|goedgekeurd|zgodził\p{L}*)(?!\p{L})|許可/iu;
const minName = 4;

/** The quotations that nobody questions, and those that a note that was left out does. */
export function questionedQuotes(
  quotes: readonly Quote[],
  leftOut: readonly LeftOut[],
): { kept: Quote[]; questioned: LeftOut[] } {
  // `She has signed off her quote` is no doubt; `Fenwright have NOT` is one, of what was spoken of before.
  const spoken = leftOut.some(({ text }) => ofQuoting.test(text));
  const notes = leftOut
    .filter(
      ({ text }) =>
        spoken && (refuses.test(text) || (ofQuoting.test(text) && !agreedTo.test(text))),
    )
    .map(({ text }) => ({ text: fold(text), words: new Set(wordsOf(fold(text))) }));
  const isQuestioned = (quote: Quote): boolean => {
    if (notes.length === 0) return false;
    const names = namesOf(quote);
    return notes.some(({ text, words }) =>
      names.some((name) => (isWide.test(name) ? text.includes(name) : words.has(name))),
    );
  };
  const questioned = new Set(quotes.filter(isQuestioned));
  return {
    kept: quotes.filter((quote) => !questioned.has(quote)),
    questioned: [...questioned].map(({ text }) => ({ text, reason: 'unsure' })),
  };
}

const isWide = /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}]/u;

/** The house stands behind the office, `COO, Palette Games`, or alone. */
function namesOf({ attribution = '', role = '', company = '' }: Quote): string[] {
  const [office = '', ...houses] = role.split(/[,、，]/u);
  const house = houses.length > 0 || /(?:^|\s)\p{Ll}{4}/u.test(office) ? houses.join(' ') : office;
  return namesIn(`${attribution} ${house} ${company}`);
}

/** Written large, and longer than a title. */
const namesIn = (text: string): string[] =>
  (text.match(/\p{Lu}[\p{L}’'-]{2,}|[\p{sc=Han}\p{sc=Katakana}]{2,}/gu) ?? [])
    .map(fold)
    .filter((name) => (isWide.test(name) ? name.length >= 2 : name.length >= minName));
