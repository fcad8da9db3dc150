// Which lists an instruction means by `in the table`, `in the rates`.
import { pricing } from '../../commands/patterns.ts';
import type { Section } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { meantBy } from '../brief/meant.ts';
import { kindOf } from '../texts/kinds.ts';

const ofTables =
  /^(?:table|list|overview|\p{L}*tabelle|tabelle|übersicht|tableau|tabla|lista|tabella|elenco|tabela|quadro|tabel|lijst|\p{L}*tabel|tabeli|表|一覧)$/iu;

/** Which lists a scope means: the tables, those under its name, or all where none is so called. */
export function listsMeant(
  { context, topics, language }: Source,
  within: string | undefined,
): (section: Section) => readonly [items: boolean, tables: boolean] {
  const all = [true, true] as const;
  if (within === undefined) return () => all;
  const sections = [...context, ...topics];
  if (ofTables.test(within) && sections.some(({ tables }) => tables.length > 0))
    return () => [false, true];
  const scope = meantBy(within, language);
  const named = sections.filter(
    (section) =>
      scope.isIn(section.heading ?? '') || (pricing.test(within) && kindOf(section) === 'price'),
  );
  return (section) => (named.length === 0 || named.includes(section) ? all : [false, false]);
}

/** `Prices for the large pot only`, and a list is headed by it: lists of the prices of anything else go. */
export function withoutOtherLists(source: Source, isMeant: (text: string) => boolean): Source {
  const isPriced = ({ tables }: Section): boolean => tables.some(({ kind }) => kind === 'prices');
  const priced = [...source.context, ...source.topics].filter(isPriced);
  const isNamed = ({ heading = '' }: Section): boolean => isMeant(heading);
  if (!priced.some(isNamed)) return source;
  const narrow = (list: readonly Section[]): Section[] =>
    list.filter((section) => !isPriced(section) || isNamed(section));
  return { ...source, context: narrow(source.context), topics: narrow(source.topics) };
}
