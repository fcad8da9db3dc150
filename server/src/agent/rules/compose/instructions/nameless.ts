// The customers that the sources name: who is quoted, and who stands in a list of references.
import { wordsOf } from '../../../../platform/text/words.ts';
import type { Source } from '../../context/source.ts';
import { quotedCompanies } from '../brief/proof.ts';
import type { Forbids } from './forbidden.ts';

const ofCustomers =
  /(?<!\p{L})(?:customers?|clients?|references?|who uses|who buys|trusted by|case stud(?:y|ies)|kunden|referenzen|références|ils nous font confiance|clientes|referencias|casos de éxito|clienti|referenze|referências|klanten|referenties|klienci|referencje)(?!\p{L})|導入実績|導入事例|お客様/iu;
const maxNameWords = 5;

/** Names one of them, or is the heading they stand under. */
export function namesCustomer({ context, topics, quotes }: Source): Forbids {
  const listed = [...context, ...topics]
    .filter(({ heading }) => heading !== undefined && ofCustomers.test(heading))
    .flatMap(({ items, tables }) => [
      ...items.map(({ title }) => title),
      ...tables.flatMap(({ rows }) => rows.map(([name = '']) => name)),
    ])
    .flatMap((name) => [name, name.split(/,\s|\s[–—(]/u)[0] ?? '']);
  const names = [
    ...quotedCompanies(quotes),
    ...quotes.flatMap(({ attribution }) => (attribution === undefined ? [] : [attribution])),
    ...listed,
  ].filter((name) => name.length >= minName && wordsOf(name).length <= maxNameWords);
  return (text) => names.some((name) => text.includes(name));
}
const minName = 4;
