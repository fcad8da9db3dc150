// Offers side by side: a column for each, a row for each thing that all of them tell of, and one for the rest.

import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import { type Draft, withId } from '../../compose/brief/brief.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { asAbove, firstYear, inDetail, paidOnce } from '../../grammar/languages/form_words.ts';
import { insertAt } from '../change/order.ts';
import { clipped, done, type Editing, isWithinLimits, type Outcome } from '../editing.ts';
import { entriesOf, listOf, withList } from '../ground/entry.ts';
import { everyText } from '../ground/find.ts';
import { isAkin } from '../ground/target.ts';
import type { RequestOf } from '../requests.ts';
import { firstYears, joinedAs, priceOf, type Row, rowsOfPieces } from './offer_pieces.ts';
import { type Offer, type Offers, offersMeant } from './offers.ts';
import { some } from './spot.ts';

/** Nothing where no offers are meant, or nothing sure is said of each. */
export function sideBySide(editing: Editing, request: RequestOf<'reshape'>): Outcome | undefined {
  const { blocks } = editing;
  const found = offersMeant(editing, request.section);
  const rows = found && rowsOf(found, request, editing);
  if (!found || !rows || rows.length === 0) return undefined;
  const names = found.offers.map(({ name }) => name);
  const { block, heading } = found;
  const around = block ? standing(editing, found, block) : { heading, head: [], tail: [] };
  const { head, tail, ...told } = around;
  const draft: Draft = {
    type: 'table',
    chunkIds: [...(block?.chunkIds ?? found.chunkIds)],
    ...withoutEmpty(told),
    columns: ['', ...names],
    rows: rows.map(({ label, cells }) => ({ cells: [label, ...cells] })),
  };
  const left = request.only ? [] : [...head, ...tail];
  const table = withId(draft, [...blocks.filter((one) => one !== block), ...left]);
  const at = insertAt(editing, undefined);
  const put = request.only ? [table] : [...head, table, ...tail];
  const after = block
    ? blocks.flatMap((one) => (one === block ? put : [one]))
    : typeof at === 'number'
      ? blocks.toSpliced(at, 0, table)
      : undefined;
  if (!after || !isWithinLimits(table)) return undefined;
  const said = `I put ${names.map((name) => `“${name}”`).join(', ')} side by side in a table.`;
  const outcome = done(after, table, said, names.map(clipped));
  return { ...outcome, deed: 'changed', known: true, dictated: everyText(table) };
}

interface Standing {
  heading?: string | undefined;
  introduction?: string | undefined;
  note?: string | undefined;
  head: Block[];
  tail: Block[];
}

const withoutEmpty = (told: object): object =>
  Object.fromEntries(Object.entries(told).filter(([, text]) => text));

/** What else stands in their section goes on around the table, what is noted there below it. */
function standing({ brief: { language } }: Editing, found: Offers, block: Block): Standing {
  const at = [...new Set(found.at)];
  const [entry] = entriesOf(block);
  if (!entry) {
    const { head, tail, matter } = some(block, at, language, '');
    return { heading: matter?.heading, head, tail };
  }
  const { heading: _, introduction: __, note: ___, ...bare } = block as Noted;
  const others = listOf(entry).filter((_one, index) => !at.includes(index));
  const rest = withList({ ...entry, block: bare as Block }, others);
  const { introduction, note } = block as Noted;
  // A line about one of them that stood below the list is in the table now.
  const isTold = (sentence: string): boolean =>
    found.offers.some(
      ({ name }) => /^\s?[:：–-]/u.test(sentence.slice(name.length)) && sentence.startsWith(name),
    );
  const noted = note === undefined ? [] : sentencesOf(note, language).filter((one) => !isTold(one));
  return {
    heading: headingOf(block),
    introduction,
    note: joinSentences(noted, language),
    head: [],
    tail: others.length === 0 ? [] : [rest],
  };
}

type Noted = Block & { heading?: string; introduction?: string; note?: string };

function rowsOf(
  { offers, columns, more }: Offers,
  { names: asked = [], yearly }: RequestOf<'reshape'>,
  editing: Editing,
): Row[] | undefined {
  const { language, phrases } = editing.brief;
  const named = columns.filter((name) => name !== '').length;
  if (named > 1 && offers.every(({ cells }) => cells)) return ofColumns(offers, columns, asked);
  const priced = offers.map(({ pieces }) => priceOf(pieces));
  const isPriced = priced.every((price) => price !== undefined);
  const bare = offers.map(({ pieces }, at) =>
    isPriced ? pieces.filter((piece) => piece !== priced[at]) : pieces,
  );
  const { rows, rest } = rowsOfPieces(
    bare,
    offers.map(({ name }) => name),
    language,
  );
  const years =
    yearly && isPriced && !isPaidApart(editing, offers)
      ? firstYears(priced as string[], language)
      : undefined;
  const details = rest.map((pieces, at) => {
    const [[above, as] = []] = asAbove.filter(([start]) => start.test(pieces[0] ?? ''));
    const told = joinedAs(offers[at]?.told ?? '', pieces, language);
    return above ? told.replace(above, `${as} ${offers[at - 1]?.name ?? ''}`) : told;
  });
  const isShare = priced.every((price) => price?.endsWith('%'));
  return [
    ...rows,
    ...more,
    ...(details.some((cell) => cell !== '')
      ? [
          {
            label: inDetail[language] ?? inDetail.en ?? '',
            cells: details.map((cell) => cell || '–'),
          },
        ]
      : []),
    ...(isPriced
      ? [{ label: isShare ? '%' : (phrases.price ?? ''), cells: priced as string[] }]
      : []),
    ...(years ? [{ label: firstYear[language] ?? firstYear.en ?? '', cells: years }] : []),
  ].map(({ label, cells }) => ({ label, cells: cells.map(capitalised) }));
}

/** `Set-up £3,800 once` in a line of its own: whose first year it is in, nobody can tell. */
const isPaidApart = ({ brief }: Editing, offers: readonly Offer[]): boolean =>
  brief.input.page.pageContext
    .split('\n')
    .some(
      (line) =>
        paidOnce.test(line) && hasAmount(line) && !offers.some(({ name }) => line.includes(name)),
    );

/** Their own columns become the rows; of those that are listed, these. */
function ofColumns(
  offers: readonly Offer[],
  columns: readonly string[],
  asked: readonly string[],
): Row[] {
  const all = columns.slice(1).map((label, at) => ({
    label,
    cells: offers.map(({ cells = [] }) => cells[at + 1] || '–'),
  }));
  const told = all.filter(({ cells }) => cells.some((cell) => cell !== '–'));
  const wanted = asked.flatMap(
    (name) =>
      told.find(({ label }) =>
        termsOf(name).some((term) => termsOf(label).some((other) => isAkin(term, other))),
      ) ?? [],
  );
  return wanted.length > 1 && wanted.length === asked.length ? wanted : told;
}
