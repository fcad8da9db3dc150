// A row of a price list in words: `Team: £27 per head (employees: 21 to 60)`. What the price is per, and what the
// other figures count, stands in the heads of the columns: without them a reader does not know what they read.
import { hasAmount, isOnRequest } from '../../../../platform/text/money.ts';
import { wordsOf } from '../../../../platform/text/words.ts';
import { conceptsIn } from '../../fit/concepts.ts';

interface Prices {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  priced: boolean;
}

const isWide = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** `Rent per month (net)`, `Miete/Monat`, `1文字あたり`. */
const perIn =
  /(?<!\p{L})(?:per|pro|je|par|por|al|alla|all[’']|za|na|op)(?!\p{L})[^()（）]*|\s?[/／]\s?\p{L}[^()（）]*|[^()（）]*(?:あたり|当たり|につき)/iu;
const bracketed = /[(（]([^()（）]+)[)）]/u;

const maxPlain = 4;

/** Undefined where several prices stand side by side, or the columns have no names. */
export function pricedRow(
  row: readonly string[],
  { columns, rows, priced }: Prices,
  language: string,
): string | undefined {
  const [name = '', ...cells] = row;
  const at = row.findIndex((cell, place) => place > 0 && hasAmount(cell));
  const head = columns[at] ?? '';
  if (
    !priced ||
    at < 0 ||
    name === '' ||
    cells.filter((cell) => hasAmount(cell) || isOnRequest(cell)).length > 1
  )
    return undefined;
  if (columns.slice(1).every((one) => one === '')) return undefined;
  const price = row[at] ?? '';
  const per = perOf(head, price);
  const others = row.flatMap((cell, place) => {
    if (place === 0 || place === at || cell === '' || cell === '-' || cell === price) return [];
    // In a wide table `included` does not say what.
    const counted = columns.length > maxPlain || rows.some((one) => /\d/.test(one[place] ?? ''));
    const label = columns[place] ?? '';
    return [counted && label !== '' ? labelled(label, cell, language) : cell];
  });
  const held = [
    ...(per === undefined ? termsOf(head, language) : termsBeside(head, per)),
    ...others,
  ];
  const wide = isWide.test(row.join(''));
  if (wide) {
    const all = per === undefined ? held : [per.trim(), ...held];
    return `${name}：${price}${all.length === 0 ? '' : `（${all.join('、')}）`}`;
  }
  const amount = per === undefined ? price : joined(price, per);
  // `Monthly` and `once a year` are said of the price itself.
  const plain = held.every((one) => !/[:\d]/.test(one)) && others.length === held.length;
  const label = language === 'fr' ? `${name} :` : `${name}:`;
  if (held.length === 0) return `${label} ${amount}`;
  return plain
    ? `${label} ${amount}, ${held.join(', ')}`
    : `${label} ${amount} (${held.join(', ')})`;
}

const joined = (price: string, per: string): string =>
  /^[/／]/.test(per) ? `${price}${per}` : `${price} ${small(per)}`;

/** What holds for the one row that is told stands with its price: `da 680 € (IVA esclusa).` */
export function withTerms(text: string, terms: string): string {
  const wide = isWide.test(text);
  const [, told = text, held, stop = ''] =
    /^(.*?)(?:[(（]([^()（）]*)[)）])?([.。]?)$/su.exec(text) ?? [];
  const per = perIn.exec(terms);
  // `Price per hectare`: what a price is per goes with it, in the words alone that say so.
  if (per && !wide && amountLast.test(told.trimEnd()) && oneWord.test(terms.slice(0, per.index)))
    return `${told.trimEnd()} ${small(per[0].trim())}${held === undefined ? '' : ` (${held})`}${stop}`;
  const said = small(terms);
  if (wide) return `${told}（${held === undefined ? said : `${said}、${held}`}）${stop}`;
  return `${told.trimEnd()} (${held === undefined ? said : `${said}; ${held}`})${stop}`;
}

const amountLast = /(?:\d|[€£$¥%]|zł|EUR|CHF|PLN)$/u;
const oneWord = /^(?:\p{L}+\s)?$/u;

/** Not where the cell says it itself: `£168 per child`. */
const perOf = (head: string, cell: string): string | undefined => {
  // `Regulars (10+ bookings/yr)` counts whom it is for.
  const own =
    perIn.exec(head.replace(bracketed, '')) ??
    perIn.exec(bracketed.exec(head)?.[1]?.replace(/^\d.*/u, '') ?? '');
  const per = own?.[0]?.trim();
  return per === undefined || per === '' || perIn.test(cell) ? undefined : per;
};

/** `per month (net)`; a head of several words says what kind of price it is: `Monthly fee`. */
export function unitUnder(head: string, cell: string): string | undefined {
  const per = perOf(head, cell);
  if (per !== undefined) {
    const [terms] = termsBeside(head, per);
    return terms === undefined ? small(per) : `${small(per)} (${terms})`;
  }
  const words = head
    .replace(bracketed, '')
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  return words.length > 1 && !perIn.test(cell) ? head.replace(ofPrice, '') : undefined;
}

/** `Preis im Monat`, above a price. */
const ofPrice = /^(?:price|preis|prix|precio|prezzo|preço|prijs|cena)\s(?=\p{L})/iu;

/** What stands in the brackets of a head and is no part of what it is per: `Rent per month (net)`. */
function termsBeside(head: string, per: string): string[] {
  const inner = bracketed.exec(head)?.[1]?.trim();
  return inner === undefined || per.includes(inner) ? [] : [inner];
}

/** `Price` says nothing beside a price; `Monthly fee` does. */
function termsOf(head: string, language: string): string[] {
  const inner = bracketed.exec(head)?.[1]?.trim();
  const bare = head.replace(bracketed, '').trim();
  const words = wordsOf(bare).filter((word) => /\p{L}/u.test(word));
  const named = words.length > 1 || !conceptsIn(bare, language).has('price');
  return [...(named && bare !== '' ? [small(bare)] : []), ...(inner === undefined ? [] : [inner])];
}

function labelled(label: string, cell: string, language: string): string {
  const name = label.replace(bracketed, '').trim();
  if (isWide.test(name)) return `${name}：${cell}`;
  const colon = language === 'fr' ? ' :' : ':';
  return `${language === 'de' ? name : small(name)}${colon} ${cell}`;
}

/** `SLA` and `VAT` stay as they are. */
const small = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
