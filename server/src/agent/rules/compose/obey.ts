// The source as the team's instructions leave it, before anything is chosen from it: without
// prices, without what is to be left out, narrowed to what alone is wanted.
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { wordsOf } from '../../../platform/text/words.ts';
import type { Item, Section, Table } from '../context/reading.ts';
import type { Source } from '../context/source.ts';
import type { Commands } from '../reader/command.ts';
import { type Forbids, forbiddenIn, sentencesWithout } from './forbidden.ts';
import { meantBy } from './meant.ts';
import { namesCustomer } from './nameless.ts';
import { isSameName, withoutListed } from './names.ts';
import { narrowed } from './narrowed.ts';
import { questionsWithoutPrices, sectionsWithoutPrices } from './without_prices.ts';

/** The entries that went beside what alone is wanted, by what is wanted. */
export type Gone = Map<string, Set<string>>;

/** `written`: what the source was read from. */
export function obeying(
  source: Source,
  commands: Commands,
  gone: Gone = new Map(),
  written = '',
): Source {
  let left = source;
  for (const command of commands.list) {
    if (command.kind === 'only') left = narrowed(left, command, gone);
    else if (command.kind === 'skip') left = skipping(left, source, command.about, written);
    else if (command.kind === 'nameless')
      left = { ...sourceWithout(left, namesCustomer(source)), quotes: [] };
    else if (command.kind === 'quote') left = quoting(left, command.by);
    else if (command.kind === 'without') left = withoutKind(left, command.type);
  }
  if (!commands.noPricing) return left;
  return {
    ...left,
    context: sectionsWithoutPrices(left.context),
    topics: sectionsWithoutPrices(left.topics),
    questions: questionsWithoutPrices(left.questions),
  };
}

/** Where somebody by this name is quoted, nobody else is. */
function quoting(source: Source, by: string): Source {
  const wanted = wordsOf(by.toLowerCase());
  const quotes = source.quotes.filter(({ attribution = '', role = '' }) => {
    const words = wordsOf(`${attribution} ${role}`.toLowerCase());
    return (
      wanted.every((word) => words.some((one) => isSameName(word, one))) ||
      `${attribution} ${role}`.includes(by)
    );
  });
  return quotes.length === 0 ? source : { ...source, quotes };
}

function withoutKind(source: Source, type: string): Source {
  if (type === 'faq') return { ...source, questions: [] };
  return type === 'quote' ? { ...source, quotes: [] } : source;
}

const quotationOf =
  /^(?:(?:the|il|la|das|die|der|den|le|el|o|a|het|de)\s)?(?:quot(?:e|ation)s?|testimonials?|zitate?|kundenstimmen?|citations?|témoignages?|citas?|testimonios?|citazion[ei]|testimonianz[ae]|citaç(?:ão|ões)|depoimentos?|citaat|citaten|cytat\p{L}*|opini[ae])\s(?:(?:of|from|by|von|vom|der|des|aus|de|du|del|della|di|da|do|van|uit|z|od)\s(?:(?:the|der|dem|la|le|el)\s)?)?(?=\S)/iu;

/** `No quotation from the school in Biella`: whose words are to be left out. */
export function unquotedOf(about: string): string | undefined {
  const owner = /^(.{2,40}?)(?:['’]s|s['’])\s(?:quot(?:e|ation)s?|testimonials?|words)$/iu.exec(
    about,
  )?.[1];
  const whose = owner ?? about.replace(quotationOf, '');
  return whose === about ? undefined : whose;
}

function skipping(left: Source, whole: Source, about: string, written: string): Source {
  const whose = unquotedOf(about);
  if (whose === undefined) return sourceWithout(left, forbiddenIn(about, whole, written));
  const theirs = meantBy(whose, left.language);
  const quotes = left.quotes.filter(
    ({ text, attribution = '', role = '' }) => !theirs.isIn(`${text} ${attribution} ${role}`),
  );
  return { ...left, quotes };
}

/** What stands under a forbidden heading goes with it, and an answer with its question. */
function sourceWithout(source: Source, forbids: Forbids): Source {
  const { language } = source;
  const sections = (list: readonly Section[]): Section[] =>
    list
      .filter(({ heading }) => heading === undefined || !forbids(heading))
      .map((section) => ({
        ...section,
        paragraphs: section.paragraphs.flatMap((passage) => {
          const text = textWithout(passage.text, forbids, language);
          return text === '' ? [] : [{ ...passage, text }];
        }),
        items: section.items.flatMap((item) => itemWithout(item, forbids, language)),
        tables: section.tables.flatMap((table) => tableWithout(table, forbids)),
      }));
  return {
    ...source,
    context: sections(source.context),
    topics: sections(source.topics),
    quotes: source.quotes.filter(
      ({ text, attribution = '', role = '' }) =>
        !forbids(text) && !forbids(`${attribution} ${role}`),
    ),
    questions: source.questions.filter(
      ({ question, answer }) =>
        !forbids(`${question} ${answer}`) && !sentencesOf(answer, language).some(forbids),
    ),
  };
}

/** The text without the sentences that speak of it; empty where none is left. */
export function textWithout(text: string, forbids: Forbids, language: string): string {
  const sentences = sentencesOf(text, language).map((sentence) =>
    forbids(sentence) ? withoutListed(sentence, forbids) : sentence,
  );
  const kept = sentencesWithout(sentences, forbids);
  if (kept.length === sentences.length && !forbids(text)) return text;
  return kept.join(/[。！？]/.test(text) ? '' : ' ');
}

function itemWithout(item: Item, forbids: Forbids, language: string): Item[] {
  if (forbids(item.title)) return [];
  if (item.text === undefined) return [item];
  const text = textWithout(item.text, forbids, language);
  return text === '' || forbids(`${item.title} ${text}`) ? [] : [{ ...item, text }];
}

function tableWithout(table: Table, forbids: Forbids): Table[] {
  const kept = table.columns.map((name, at) => at === 0 || name === '' || !forbids(name));
  const pick = (row: readonly string[]): string[] => row.filter((_, at) => kept[at] ?? true);
  const rows = table.rows.map(pick).flatMap((row) => rowWithout(row, forbids));
  return rows.length === 0 ? [] : [{ ...table, columns: pick(table.columns), rows }];
}

/** Of what one cell lists, the rest stays; a row that is named goes. */
export function rowWithout(row: readonly string[], forbids: Forbids): string[][] {
  if (!forbids(row.join(' '))) return [[...row]];
  const at = row.findIndex((cell, place) => place > 0 && forbids(cell));
  const listed = row[at]?.split(/,\s|、/u) ?? [];
  const left = listed.filter((entry) => !forbids(entry));
  if (at < 1 || forbids(row[0] ?? '') || left.length === 0 || left.length === listed.length)
    return [];
  const cell = left.join(row[at]?.includes('、') ? '、' : ', ');
  const kept = row.map((one, place) => (place === at ? cell : one));
  return forbids(kept.join(' ')) ? [] : [kept];
}
