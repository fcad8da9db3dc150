// What it costs them, where the sources have worked it out: the total of their offer, a sum in a line or below a heading that
// names their company, or the price of what is recommended to them. A list of prices says less to whoever asks for all of it.
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import type { Brief } from '../brief/brief.ts';
import type { Answer } from '../texts/answer.ts';

/** `What does it cost us a month?` names nothing else; `What does a change of the house cost?` does. */
const mostNamed = 1;
const mostShown = 2;
const minName = 4;

export function workedOut(brief: Brief, sentence: string, answers: readonly Answer[]): Answer[] {
  const named = termsOf(sentence, brief.language).filter((term) => !ofCost.test(term));
  if (named.length > mostNamed) return [];
  const ours = answers.filter(({ proof, owned, question }) => !proof && !owned && !question);
  const totals = ours.filter(({ text }) => isTotal(text));
  if (totals.length === 1) return totals;
  const theirs = namesReader(brief);
  const sums = ours.filter(
    ({ text, section }) => (theirs(section?.heading ?? '') || theirs(text)) && isSum(text),
  );
  const [first] = sums;
  if (first) {
    const at = answers.indexOf(first);
    const next = answers[at + 1];
    // `With Basis it would be …`: the other way, right behind it.
    const beside = next !== undefined && next.section === first.section && hasSum(next.text);
    return [first, ...(beside ? [next] : [])].slice(0, mostShown);
  }
  const advised = ours.filter(({ text }) => recommended.test(text) && hasAmount(text));
  return advised.length === 1 ? advised : [];
}

const ofCost =
  /^(?:cost|price|pay|charge|kost|preis|zahl|koste|coût|cout|prix|pay|cuesta|cuest|cost|preci|prezz|spes|cust|preç|prec|prij|kosz|cen|month|year|total|complet|altogether|all|monat|jahr|komplett|insgesamt|gesamt|mois|an|ensemble|mes|año|ano|tod|mese|anno|tutt|mês|maand|jaar|totaal|alles|miesi|rok|razem)/iu;
const total =
  /^(?:(?:grand |first[- ]year )?totals?|summe|gesamt\p{L}*|endsumme|insgesamt|zusammen|(?:montant |prix )?total|totale|total\p{L}*|somma|suma|soma|totaal|razem|łącznie|合計|総額)(?!\p{L})/iu;
const recommended =
  /^(?:recommended|our (?:recommendation|advice)|empfohlen|(?:unsere )?empfehlung|recommandé|notre conseil|recomendad[oa]|recomendación|consigliat[oa]|consiglio|recomendação|aanbevolen|ons advies|polecan[ey]|おすすめ)(?!\p{L})/iu;

/** `Total 14,654`: what it comes to. */
export const isTotal = (text: string): boolean => total.test(text) && hasSum(text);

const hasSum = (text: string): boolean =>
  hasAmount(text) || /\d{1,3}[., {2}]\d{3}(?!\d)/u.test(text);
/** `25 x 14,90 = 372,50`, `31,800 (28,500 + 2 x 1,650)`: somebody has reckoned it. */
const isSum = (text: string): boolean =>
  (hasSum(text) || /\d,\d\d/u.test(text)) &&
  (/=\s?(?:[€£$]\s?)?\d/u.test(text) || /\d\s?[x×*]\s?(?:[€£$]\s?)?\d/u.test(text));

/** By a word of its name that is no word of the trade. */
function namesReader({ input, source }: Brief): (text: string) => boolean {
  const words = (input.account?.name ?? '')
    .split(/[\s,/&-]+/u)
    .filter((word) => word.length >= minName && /^[\p{Lu}\p{sc=Han}\p{sc=Katakana}]/u.test(word))
    .filter((word) => !(source.product ?? '').includes(word))
    .map(fold);
  return (text) => {
    const told = wordsOf(fold(text));
    return words.some((word) => told.includes(word));
  };
}
