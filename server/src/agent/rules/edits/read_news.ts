// Several figures told in one clause: `A costs 115 now, B 99`, each a clause of its own.
import type { Clause } from './message.ts';
import { firstOf, phrasesOf } from './phrases.ts';
import { denied } from './shapes/words.ts';

const contrast = phrasesOf(denied);

const costing =
  /(?<!\p{L})(?:now costs?|is now|are now|costs?|kostet|kosten|coûtent?|cuestan?|costano?|custam?|kosten|kost|kosztuje|now|jetzt|maintenant|ahora|adesso|ora|agora|nu|voortaan|teraz)(?!\p{L})/iu;
const copula = /(?<!\p{L})(?:is|are|ist|sind|est|sont|es|son|è|sono|é|são|zijn|jest|są)(?!\p{L})/iu;
const figure = /(?:[$€£¥]\s?)?\d[\d.,:]{0,12}(?:\s?(?:[$€£¥%]|\p{L}{1,20}))?\s*$/u;

/** `70 harbours` is called by what is counted. */
const told = (part: string, word: string): string =>
  part.replace(figure, (found) => {
    const [, unit = ''] = /^\d[\d.,:]*\s?(\p{L}{4,20})/u.exec(part.trim()) ?? [];
    return `${unit} ${word} ${found}`.trimStart();
  });

const sumToo =
  /^(.{0,200}\d.{0,40}?)(?:[,;،]\s|、|\s(?:and|und|et|y|e|en|i)\s)([^,;،\d]{0,40}(?:sum|total|summe|gesamt|somme|suma|totaal|合計|المجموع)[^,;،\d]{0,40})$/iu;

/** `A costs 115 now, B 99`: each has its own; `adjust the total too` is a wish of its own. */
export function eachNews(clause: Clause): Clause[] {
  const [, news, sum] = clause.masked.length > 300 ? [] : (sumToo.exec(clause.masked) ?? []);
  if (news !== undefined && sum !== undefined && !clause.asks) {
    return [...eachNews({ ...clause, masked: news }), { ...clause, masked: sum, corrects: false }];
  }
  if (clause.asks) return [clause];
  const parts = clause.masked.split(/,\s(?!\d)|\s(?:and|und|et|y|e|en|i)\s/iu);
  const each = parts.every((part) => copula.test(part));
  const word = costing.exec(clause.masked)?.[0] ?? (each ? '' : undefined);
  const bare = (part: string): string => part.replace(costing, ' ');
  const single = parts
    .map(bare)
    .every(
      (part) =>
        figure.test(part) &&
        /\p{L}{3}/u.test(part) &&
        (part.match(/\d[\d.,:]*/g) ?? []).length === 1,
    );
  const denies = parts.slice(1).some((part) => firstOf(part, contrast)?.start === 0);
  if (word === undefined || parts.length < 2 || parts.length > 5 || !single || denies)
    return [clause];
  return parts.map((part) => ({
    ...clause,
    masked: each || costing.test(part) ? part : told(part, word),
  }));
}
