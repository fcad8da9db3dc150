// The source as the team's instructions leave it, before anything is chosen from it: without
// prices, without what is to be left out, narrowed to what alone is wanted.
import { hasAmount } from '../../../platform/text/money.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { wordsOf } from '../../../platform/text/words.ts';
import type { Item, Section, Table } from '../context/reading.ts';
import type { Source } from '../context/source.ts';
import { wordNumbersIn } from '../edits/ground/number_words.ts';
import { withoutPart } from '../edits/ground/parts.ts';
import { pricing } from '../reader/command_patterns.ts';
import type { Commands } from '../reader/commands.ts';
import { type Meant, meantBy } from './meant.ts';
import { narrowed } from './narrowed.ts';
import { questionsWithoutPrices, sectionsWithoutPrices } from './without_prices.ts';

/** The entries that went beside what alone is wanted, by what is wanted. */
export type Gone = Map<string, Set<string>>;

export function obeying(source: Source, commands: Commands, gone: Gone = new Map()): Source {
  let left = source;
  for (const command of commands.list) {
    if (command.kind === 'only') left = narrowed(left, command, gone);
    else if (command.kind === 'skip') left = skipping(left, command.about);
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
    return wanted.every((word) => words.includes(word)) || `${attribution} ${role}`.includes(by);
  });
  return quotes.length === 0 ? source : { ...source, quotes };
}

function withoutKind(source: Source, type: string): Source {
  if (type === 'faq') return { ...source, questions: [] };
  return type === 'quote' ? { ...source, quotes: [] } : source;
}

/** Whether a text is about what is to be left out. A price is told by its amount too. */
export function skippedBy(about: string, language: string): Meant {
  const name = about.replace(pricing, '').trim();
  const whole = meantBy(about, language);
  if (name === about || name.length < 3) return whole;
  const named = meantBy(name, language);
  return {
    isIn: (text) => named.isIn(text) && (hasAmount(text) || whole.isIn(text)),
    share: named.share,
  };
}

const quotationOf =
  /^(?:(?:the|il|la|das|die|der|den|le|el|o|a|het|de)\s)?(?:quot(?:e|ation)s?|testimonials?|zitate?|kundenstimmen?|citations?|témoignages?|citas?|testimonios?|citazion[ei]|testimonianz[ae]|citaç(?:ão|ões)|depoimentos?|citaat|citaten|cytat\p{L}*|opini[ae])\s(?:(?:of|from|by|von|vom|der|des|aus|de|du|del|della|di|da|do|van|uit|z|od)\s(?:(?:the|der|dem|la|le|el)\s)?)?(?=\S)/iu;

/** `No quotation from the school in Biella`: whose words are to be left out. */
export function unquotedOf(about: string): string | undefined {
  const whose = about.replace(quotationOf, '');
  return whose === about ? undefined : whose;
}

function skipping(source: Source, about: string): Source {
  const { language } = source;
  const whose = unquotedOf(about);
  if (whose !== undefined) {
    const theirs = meantBy(whose, language);
    return {
      ...source,
      quotes: source.quotes.filter(
        ({ text, attribution = '', role = '' }) => !theirs.isIn(`${text} ${attribution} ${role}`),
      ),
    };
  }
  const meant = skippedBy(about, language);
  const sections = (list: readonly Section[]): Section[] =>
    list
      .filter(({ heading }) => heading === undefined || !meant.isIn(heading))
      .map((section) => ({
        ...section,
        paragraphs: section.paragraphs.flatMap((passage) => {
          const sentences = sentencesOf(passage.text, language);
          const kept = sentences.flatMap((one) => sentenceWithout(one, about, meant, language));
          if (kept.join() === sentences.join()) return [passage];
          const gap = /[。！？]/.test(passage.text) ? '' : ' ';
          return kept.length === 0 ? [] : [{ ...passage, text: kept.join(gap) }];
        }),
        items: section.items.filter(
          ({ title, text }: Item) => !meant.isIn(`${title} ${text ?? ''}`),
        ),
        tables: section.tables.flatMap((table) => tableWithout(table, meant)),
      }));
  return {
    ...source,
    context: sections(source.context),
    topics: sections(source.topics),
    quotes: source.quotes.filter(
      ({ text, attribution = '', role = '' }) =>
        !meant.isIn(text) && !meant.isIn(`${attribution} ${role}`),
    ),
    questions: source.questions.flatMap((entry) => {
      const { question, answer } = entry;
      const kept = sentencesOf(answer, language).filter((one) => !meant.isIn(one));
      if (kept.length === 0 || meant.isIn(`${question} ${answer}`)) return [];
      return [{ ...entry, answer: kept.join(/[。！？]/.test(answer) ? '' : ' ') }];
    }),
  };
}

/** The sentence without the one name among several; the whole goes where it counts them. */
function sentenceWithout(
  sentence: string,
  about: string,
  meant: Meant,
  language: string,
): string[] {
  if (!meant.isIn(sentence)) return [sentence];
  const counts = /\d/.test(sentence) || wordNumbersIn(sentence, language).length > 0;
  if (counts || meant.share('') > 0) return [];
  const left = withoutPart(sentence, meant.share, { price: false, name: about, language })?.left;
  return left === undefined || meant.share(left) > 0 || left.split(/\s+/).length < minLeft
    ? []
    : [left];
}
const minLeft = 4;

function tableWithout(table: Table, meant: Meant): Table[] {
  const kept = table.columns.map((name, at) => at === 0 || name === '' || !meant.isIn(name));
  const pick = (row: readonly string[]): string[] => row.filter((_, at) => kept[at] ?? true);
  const rows = table.rows.map(pick).flatMap((row) => rowWithout(row, meant));
  return rows.length === 0 ? [] : [{ ...table, columns: pick(table.columns), rows }];
}

/** Of what one cell lists, the rest stays; a row that is named goes. */
function rowWithout(row: readonly string[], meant: Meant): string[][] {
  if (!meant.isIn(row.join(' '))) return [[...row]];
  const at = row.findIndex((cell, place) => place > 0 && meant.isIn(cell));
  const listed = row[at]?.split(/,\s|、/u) ?? [];
  const left = listed.filter((entry) => !meant.isIn(entry));
  if (at < 1 || meant.isIn(row[0] ?? '') || left.length === 0 || left.length === listed.length)
    return [];
  const cell = left.join(row[at]?.includes('、') ? '、' : ', ');
  return [row.map((one, place) => (place === at ? cell : one))];
}
