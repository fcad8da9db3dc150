// `The price for her size only`: which step of a price list that is, told by what the reader said of themselves.
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import type { Commands } from '../../commands/command.ts';
import { pricing } from '../../commands/patterns.ts';
import type { Table } from '../../context/reading.ts';
import type { Source } from '../../context/source.ts';
import { rangeIn, stepFor } from '../../fit/ranges.ts';
import { isSameWord } from './word_forms.ts';

/** Names nothing by itself: a size, whose it is, or how many they are. */
const ofReader =
  /\d|(?<!\p{L})(?:sizes?|their|her|his|your|größe|anzahl|ihre[nrms]?|seine[nrms]?|taille|effectif|leurs?|tamaño|su|sus|dimensioni?|misura|loro|tamanho|d?el[ae]s?|grootte|omvang|aantal|hun|haar|rozmiar\p{L}*|wielkoś\p{L}+|liczb\p{L}+|ich|jej|jego)(?!\p{L})|人数|規模|サイズ|先方/iu;
export const isOfReader = (words: string): boolean => ofReader.test(words);

/** `The fees that apply to him`, `los precios que le tocan`: which those are, only their size can tell. */
const concerning =
  /(?<!\p{L})(?:(?:that|which) (?:appl(?:y|ies) to|concerns?|fits?|affects?|matters? (?:to|for)|(?:is|are) (?:relevant|for))|(?:relevant|applicable) (?:to|for) (?:him|her|them|his|their)|d(?:ie|er|en) (?:(?:für|auf|zu) (?:sie|ihn|ihre?\p{L}*|seine?\p{L}*)[^,;]{0,30}(?:gelten|gilt|zutreffen|passen|passt|in frage kommen)|(?:sie|ihn) betreffen|(?:sie|ihn) betrifft)|qui (?:l[ae]s? |lui |leur )?(?:concernent?|correspondent?|conviennent|s[’']appliquent?)|que (?:l[aeo]s? )(?:tocan?|toquen?|afect[ae]n?|correspond[ea]n?|interes[ae]n?|aplican?)|che (?:l[oaie] |gli )(?:riguard\p{L}+|interess\p{L}+|spett\p{L}+|tocc\p{L}+)|que (?:lhes? |[ao]s? )(?:dizem respeito|tocam|interessam|afetam|correspondem)|que se aplicam|die (?:voor|op|bij) (?:hem|haar|hen|zijn|hun)[^,;]{0,20}(?:gelden|geldt|passen|past|van toepassing)|któr\p{L}+ (?:go|ją|ich|jej|mu) dotycz\p{L}+)(?!\p{L})|当てはまる|該当する/iu;
export const concernsReader = (about: string): boolean => concerning.test(about);

/** `told`: what the reader said of themselves, and how large their house is. */
export function ofTheirSize(commands: Commands, source: Source, told: readonly string[]): Commands {
  const list = commands.list.map((command) => {
    if (
      command.kind === 'mention' &&
      pricing.test(command.about) &&
      concernsReader(command.about)
    ) {
      const about = stepOf(source, told);
      // `520 / 135` below `395 € a month / 110 €`: without the row above it says nothing.
      const isWhole = priceRows(source).some((row) => row[0] === about);
      return about === undefined || !isWhole
        ? command
        : { kind: 'only' as const, about, prices: true, steps: true as const, text: command.text };
    }
    if (command.kind !== 'only' || !command.prices || !isOfReader(command.about)) return command;
    const step = stepOf(source, [command.about, ...told]);
    const wanted = termsOf(command.about, source.language);
    const named = priceRows(source).some(([name = '']) => {
      const terms = termsOf(name, source.language);
      return wanted.every((term) => terms.includes(term));
    });
    if (named || isTold(source, command.about)) return command;
    if (step !== undefined) return { ...command, about: step, steps: true as const };
    const spoken = rowsSpokenOf(source, [...told, ...commands.lead]);
    return spoken === '' ? command : { ...command, about: spoken };
  });
  return { ...commands, list };
}

/** `The stands of 18 m² and 36 m²`: each size stands in a list of prices as it is told, and is none of the reader's. */
function isTold(source: Source, about: string): boolean {
  const sizesIn = (text: string): string[] => (text.match(told) ?? []).map(bareSize);
  const sizes = sizesIn(about);
  const cells = [...source.context, ...source.topics].flatMap(({ tables }) =>
    tables
      .filter(({ rows }) => rows.some((row) => row.some(hasAmount)))
      .flatMap(({ columns, rows }) => [
        ...columns,
        ...rows.flat().filter((cell) => !hasAmount(cell)),
      ]),
  );
  const held = new Set(cells.flatMap(sizesIn));
  return sizes.length > 0 && sizes.every((one) => held.has(one));
}
/** A conjunction behind it is no unit. */
const told =
  /\d+(?:[.,]\d+)?(?:\s?[-–]\s?\d+)?(?:\s?(?!(?:and|und|et|y|e|en|i|o|ou|oder|or)(?!\p{L}))\p{L}{1,12}[²³]?)?/giu;
const bareSize = (size: string): string => fold(size).replace(/\s/gu, '').replace('–', '-');

/** `The rates for her languages`: the rows that have a word of what she said, or of what the page leads with. */
function rowsSpokenOf(source: Source, told: readonly string[]): string {
  const { language } = source;
  const telling = (text: string): string[] =>
    wordsOf(text).filter((word) => !/\d/.test(word) && termsOf(word, language).length > 0);
  const said = [...new Set(told.flatMap(telling).map(fold))];
  const rows = priceRows(source).filter(([name = '']) =>
    telling(name).some((word) => said.some((other) => isSameWord(fold(word), other, language))),
  );
  return rows.map(([name = '']) => name).join(', ');
}

interface List {
  around: string;
  rows: readonly (readonly string[])[];
}

/** Every list of prices: rows, entries, and labelled lines. */
const listsOf = ({ context, topics }: Source): List[] =>
  [...context, ...topics].flatMap(({ heading = '', tables, items, paragraphs }) => [
    ...tables.map(({ columns, rows }: Table) => ({
      around: `${heading} ${columns.join(' ')}`,
      rows,
    })),
    { around: heading, rows: items.map(({ title, text = '' }) => [title, text]) },
    { around: heading, rows: paragraphs.map(({ text }) => text.split(/[:：]\s?/u)) },
  ]);

const priceRows = (source: Source): (readonly string[])[] =>
  listsOf(source).flatMap(({ rows }) => rows.filter((row) => hasAmount(row.join(' '))));

/** The name of the one step that fits; lists that fit differently leave it open. */
function stepOf(source: Source, told: readonly string[]): string | undefined {
  const found = listsOf(source)
    .filter(({ rows }) => rows.some((row) => hasAmount(row.join(' '))))
    .flatMap(({ around, rows }) => {
      for (const sentence of told) {
        const row = stepFor(rows, around, sentence);
        const [name] = row ?? [];
        if (name === undefined) continue;
        // `Boxes | from 20` and `Boxes | from 50`: what tells them apart is the step.
        const alike = rows.filter(([other]) => other === name).length > 1;
        const step = row?.find((cell) => !hasAmount(cell) && rangeIn(cell) !== undefined);
        return [alike && step !== undefined ? step : name];
      }
      return [];
    });
  return new Set(found).size === 1 ? found[0] : undefined;
}
