// Facts that texts state without naming them: `12 rue des Carmes` is an address, `Mon to Fri, 8 to 5`
// are opening hours. A request asks for them by their name.

import { figuresIn } from '../../../../claims/figures.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold } from '../../../../platform/text/words.ts';
import { concepts } from '../../grammar/languages/concepts.ts';
import { hoursName, street, weekdayNames } from '../../grammar/languages/edit_words.ts';

interface Fact {
  names: RegExp;
  isIn(sentence: string): boolean;
}

const time =
  /\d{1,2}(?:[:.h]\s?\d{2}|\s?(?:am|pm|uhr|h|uur|時))|\d{1,2}\s?(?:bis|to|-|–|～|〜|à|a|a las|hasta las|às|até às|tot|alle|do)\s?\d{1,2}/iu;
const phone = /(?:\+|\b0)\d[\d\s/().-]{5,20}\d/;

const facts: readonly Fact[] = [
  {
    names:
      /^(?:the |our )?(?:pric|cost|fee|preis|kosten|prix|tarif|precio|coste|prezz|cost[oi]|preco|custo|prijs|kost|tarief|cen[ay]|料金|価格|費用)/,
    isIn: hasAmount,
  },
  {
    names:
      /address|location|where (?:we|you) are|directions|\bmap\b|adresse|anfahrt|standort|\bkarte\b|stadtplan|lage\b|\bplan d.acces|ou nous trouver|direccion|ubicacion|mapa|donde estamos|indirizzo|\bsede\b|mappa|dove siamo|morada|endereco|localizacao|onde estamos|\badres\b|locatie|kaart|住所|所在地|地図|アクセス|場所/,
    isIn: (sentence) => street.test(sentence),
  },
  { names: hoursName, isIn: (sentence) => weekdayNames.test(sentence) && time.test(sentence) },
  {
    names: /phone|telephone|telefon|telefoon|telefono|numero de tel|rufnummer|電話|連絡先/,
    isIn: (sentence) => phone.test(sentence),
  },
  {
    names: /e-?mail|mail address|courriel|correo|posta elettronica|メール/,
    isIn: (sentence) => /\S@\S/.test(sentence),
  },
  {
    names:
      /^(?:the |our )?(?:dates?|datum|termine?|fechas?|data|date|date e ora)$|日付|日にち|開催日/,
    isIn: (sentence) => figuresIn(sentence).some(({ kind }) => kind === 'date'),
  },
];

const dayNames = concepts.filter((names) =>
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(names[0] ?? ''),
);

/** The name of a day, or its beginning. */
export const isDay = (term: string): boolean =>
  dayNames.some((names) =>
    names.some((name) => name === term || (term.length >= 4 && name.startsWith(term.slice(0, 5)))),
  );

/** Said of any hours, and naming none. */
export const isOfAnyHours = (term: string): boolean => anyHours.test(fold(term));
const anyHours =
  /^(?:fix|open|available|reach|hour|day|time|also|offen|geoffnet|erreichbar|ouvert|joignable|disponib|abiert|apert|abert|atend|atien|bereikbaar|czynn|dostepn|営業|受付|対応)/u;

/** Days or a label, and times. */
export const isHours = (sentence: string): boolean =>
  time.test(sentence) && (weekdayNames.test(sentence) || hoursName.test(fold(sentence)));

/** What kind of fact is asked for, and the rest of the topic: `the address in Porto`. */
export function factIn(
  topic: string,
): { isIn(sentence: string): boolean; rest: string } | undefined {
  const folded = fold(topic);
  for (const { names, isIn } of facts) {
    const match = names.exec(folded);
    if (!match) continue;
    const rest = `${folded.slice(0, match.index)} ${folded.slice(match.index + match[0].length)}`;
    return { isIn, rest: rest.trim() };
  }
  return undefined;
}
