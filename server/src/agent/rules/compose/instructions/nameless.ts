// The customers that the sources name: who is quoted, and who stands in a list of references.
import { wordsOf } from '../../../../platform/text/words.ts';
import type { Section } from '../../context/reading.ts';
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
    ...labelled([...context, ...topics]),
    ...quotedCompanies(quotes),
    ...quotes.flatMap(({ attribution }) => (attribution === undefined ? [] : [attribution])),
    ...listed,
  ].filter((name) => name.length >= minName && wordsOf(name).length <= maxNameWords);
  return (text) => names.some((name) => text.includes(name));
}
const minName = 4;

/** `References: Alder Court (12 flats), Brook & Sons`, as an entry or in a paragraph. */
const labelled = (sections: readonly Section[]): string[] =>
  sections
    .flatMap(({ items, paragraphs }) => [
      ...items.map(({ title, text = '' }) => `${title}: ${text}`),
      ...paragraphs.map(({ text }) => text),
    ])
    .flatMap((text) => {
      const [label = '', listed = ''] = text.split(/[:：]\s?/u, 2);
      if (label.length > maxLabel || !ofCustomers.test(label)) return [];
      return listed.split(/[,;、]\s?|\.$/u).map((name) => name.replace(/\s?[(（].*$/u, '').trim());
    });
const maxLabel = 40;
