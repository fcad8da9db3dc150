// Figures of a section that tells results: two to four stand large above it, each with what it counts and
// whose it is; all that is no such figure stays below.
import { hasAmount } from '../../../../platform/text/money.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Item, Section } from '../../context/reading.ts';
import { type Brief, bestInOrder, citing, type DraftOf, itemText } from '../brief/brief.ts';
import { doubtedIn } from '../brief/doubts.ts';
import { isSpoken } from '../brief/spoken.ts';
import { isStepsSection } from '../sections/lists.ts';
import { readChange } from '../texts/changes.ts';
import { kindOf } from '../texts/kinds.ts';
import { pointsBack, readResult, readStat, type Stat, shownStat, statOf } from '../texts/stats.ts';

interface Found extends Stat {
  /** The words it was read from. */
  text: string;
  chunkId?: string;
}

const maxFigures = 4;
const maxValue = 24;
const maxLabel = 64;
const maxNote = 100;

export function figuresApart(
  brief: Brief,
  section: Section,
): { stats: DraftOf<'stats'>; rest: Section } | undefined {
  const kind = kindOf(section);
  const results = kind === 'proof' || countsHeading.test(section.heading ?? '');
  if ((!results && kind !== 'offer') || isStepsSection(section)) return undefined;
  const isDoubted = doubtedIn(brief);
  const isTold = tellable(brief, results);
  const found = [
    ...section.items.flatMap((item) => inItem(item, results)),
    ...section.paragraphs.flatMap(({ text, chunkId }) =>
      inSentences(sentencesOf(text, brief.language), results).map((one) => ({
        ...one,
        ...cited(chunkId),
      })),
    ),
    ...section.tables.flatMap((table) => (results ? inRows(table) : [])),
  ];
  const sure = found.filter((one) => isTold(one) && !isDoubted(one.text));
  const chosen = bestInOrder(brief, sure, maxFigures, ({ text }) => text);
  if (chosen.length < 2) return undefined;
  // One entry would be alone below the others.
  const left = section.items.filter((item) => !found.some(({ text }) => text === itemText(item)));
  if (left.length === 1 && section.items.length > 1) return undefined;
  for (const { text, label } of chosen) {
    brief.claims.mark(text);
    brief.claims.mark(label);
  }
  // A figure that a note speaks of is left out as it would be of a list.
  const doubted = found.filter(({ text }) => isDoubted(text));
  const isTaken = (text: string): boolean =>
    [...chosen, ...doubted].some((one) => one.text === text);
  return {
    stats: { type: 'stats', chunkIds: citing(chosen), items: chosen.map(shownStat) },
    rest: {
      ...section,
      items: section.items.filter((item) => !isTaken(itemText(item))),
      tables: section.tables.filter(({ rows }) => !rows.every((row) => isTaken(rowText(row)))),
      paragraphs: section.paragraphs.flatMap((passage) => {
        const left = sentencesOf(passage.text, brief.language).filter((one) => !isTaken(one));
        return left.length === 0 ? [] : [{ ...passage, text: joinSentences(left, brief.language) }];
      }),
    },
  };
}

/** `In figures`, `Chiffres clés`, `数字で見る`. */
export const countsHeading =
  /(?<!\p{L})(?:figures|numbers|measured|metrics|kpis?|stats|statistics|in zahlen|kennzahlen|messwerte|gemessen|chiffres|mesures?|cifras|números|datos clave|en datos|numeri|misurat[oie]|dati|dados|cijfers|gemeten|liczb(?:y|ach)|wyniki|w liczbach)(?!\p{L})|数字|実績|成果|أرقام|نتائج/iu;

const cited = (chunkId: string | undefined): { chunkId?: string } =>
  chunkId === undefined ? {} : { chunkId };

/** Outside results only what changed: `fell by 58 %` is one wherever it stands. */
const readIn = (text: string, results: boolean): Stat | undefined =>
  readChange(text) ?? (results ? (readStat(text) ?? readResult(text)) : undefined);

function inItem(item: Item, results: boolean): Found[] {
  if (item.url !== undefined) return [];
  const whole = item.text === undefined ? item.title : `${item.title}: ${item.text}`;
  const stat = readIn(whole, results) ?? (results ? statOf(item) : undefined);
  return stat ? [{ ...stat, text: itemText(item), ...cited(item.chunkId) }] : [];
}

/** Not a sentence that the next one speaks of. */
const inSentences = (sentences: readonly string[], results: boolean): Found[] =>
  sentences.flatMap((text, at) => {
    if (pointsBack.test(sentences[at + 1] ?? '')) return [];
    const stat = readIn(text, results);
    return stat ? [{ ...stat, text }] : [];
  });

const rowText = (row: readonly string[]): string => row.filter((cell) => cell !== '').join(': ');

const inRows = ({ rows, chunkId }: Section['tables'][number]): Found[] =>
  rows.flatMap((row) => {
    const text = rowText(row);
    const stat = row.filter((cell) => cell !== '').length === 2 ? readIn(text, true) : undefined;
    return stat ? [{ ...stat, text, ...cited(chunkId) }] : [];
  });

/** Fresh, short enough to stand large, and no price. */
function tellable({ claims, source }: Brief, results: boolean): (found: Found) => boolean {
  const spoken = isSpoken(source);
  return ({ value, label, note = '', text }) =>
    value.length <= maxValue &&
    label.length <= maxLabel &&
    note.length <= maxNote &&
    (!hasAmount(value) || (results && /^[−+]|→/u.test(value))) &&
    (claims.isFresh(text) || claims.isLifted(text)) &&
    (claims.isFresh(label) || claims.isLifted(text)) &&
    !source.wary.some((sentence) => text.includes(sentence)) &&
    !spoken(text);
}
