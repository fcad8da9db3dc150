// The figures of a page that follow from those a message changed: redone where they are sure, named in the reply where they are not.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { termBefore, totalName } from '../../grammar/languages/sum_words.ts';
import { withTextAt, writtenIn } from '../change/spots.ts';
import { isWithinLimits, replaceBlock } from '../editing.ts';
import { isQuotedAt } from '../ground/quoted_at.ts';
import { countsDays, daysBetween } from './days.ts';
import { type Entry, type Figure, figuresOfText, type Piece, readEntries } from './figures.ts';
import { relationsIn } from './relations.ts';
import { settle } from './settle.ts';
import { figuresIn, isMoney, isSameCurrency } from './terms.ts';
import { isTotal } from './totals.ts';
import { writtenLike } from './written.ts';

export interface Followed {
  blocks: readonly Block[];
  /** `£13,680 → £11,400`. */
  did: string[];
  /** What hangs on a figure that changed and was not reckoned. */
  not: string[];
  /** The texts that have the new figures. */
  told: string[];
  /** The sentences that the message changed, as they were before and as they are now. */
  became: [was: string, is: string][];
}

/** `mayChange`: only these sections. */
export function follow(
  brief: Brief,
  before: readonly Block[],
  after: readonly Block[],
  mayChange: (block: Block) => boolean = () => true,
): Followed {
  const { language } = brief;
  const none: Followed = { blocks: after, did: [], not: [], told: [], became: [] };
  const texts = textsOn(brief, before);
  const now = textsOn(brief, after);
  const became = texts.map((text) => placeIn(now, text));
  const isSame = texts.every(({ text }, at) => became[at]?.text === text);
  if (isSame) return none;
  const entries = readEntries([...pagePieces(texts), ...sourcePieces(brief)], language);
  const { changed, days } = changesIn(entries, texts, became, language);
  if (changed.size + days.size === 0) return none;
  const relations = relationsIn(entries);
  const settled = settle(entries, relations, new Map([...changed, ...days]));
  const followed = new Map([...days, ...settled.followed]);
  const parts = new Set(relations.flatMap((one) => [one.result, ...figuresIn(one)]));
  const sample = texts.map(({ text }) => text).join('\n');
  const blocked = new Set<Figure>();
  const edits = [...followed].flatMap(([figure, value]): Change[] => {
    const place = figure.piece === undefined ? undefined : became[figure.piece];
    const isApart = figure.kind === 'count' && !parts.has(figure) && isOther(figure);
    const spot = place && figuresOfText(place.text, language)[figure.nth];
    if (!place || isApart || (spot && isQuotedAt(place.text, spot.start))) return [];
    const text = writtenLike(figure.text, value, language, sample);
    if (spot?.text === figure.text && text !== undefined && mayChange(place.block))
      return [{ ...place, spot, now: text }];
    blocked.add(figure);
    return [];
  });
  const { blocks, made } = carriedOut(after, edits);
  const left = [...settled.open, ...blocked, ...hanging(entries, changed, followed)].filter(
    (figure) => figure.piece !== undefined && isMoney(figure),
  );
  return {
    blocks,
    did: [...new Set(made.map(({ spot, now }) => `${spot.text} → ${now}`))],
    not: [...new Set(left.map(({ entry, text }) => sentenceOf(entry, text)))],
    ...retold(made, textsOn(brief, blocks), texts, language),
  };
}

interface Change extends Text {
  spot: { text: string; start: number; end: number };
  now: string;
}

/** From the end of a text to its beginning: what stands before keeps its place. */
function carriedOut(
  after: readonly Block[],
  edits: readonly Change[],
): { blocks: readonly Block[]; made: Change[] } {
  let blocks = after;
  const made = new Set<Change>();
  for (const edit of edits.toSorted((a, b) => b.spot.start - a.spot.start)) {
    const { block, path, spot, now } = edit;
    const own = blocks.find(({ componentId }) => componentId === block.componentId);
    const changed =
      own &&
      withTextAt(own, path, (was) => `${was.slice(0, spot.start)}${now}${was.slice(spot.end)}`);
    if (!changed || !isWithinLimits(changed)) continue;
    blocks = replaceBlock(blocks, changed);
    made.add(edit);
  }
  return { blocks, made: edits.filter((edit) => made.has(edit)) };
}

/** The texts with the new figures, and the sentences of them that the message had changed itself. */
function retold(
  made: readonly Change[],
  now: readonly Text[],
  before: readonly Text[],
  language: string,
): Pick<Followed, 'told' | 'became'> {
  const stood = new Set(before.flatMap(({ text }) => sentencesOf(text, language)));
  const both = made.map(({ text, ...place }) => [text, placeIn(now, place)?.text ?? text] as const);
  return {
    told: both.flatMap(([, is]) => [is, ...sentencesOf(is, language)]),
    became: both.flatMap(([was, is]) => {
      const [old, fresh] = [sentencesOf(was, language), sentencesOf(is, language)];
      return old.flatMap((one, at): [string, string][] => {
        const other = fresh[at];
        return other === undefined || one === other || stood.has(one) ? [] : [[one, other]];
      });
    }),
  };
}

const placeIn = (texts: readonly Text[], { block, path }: Pick<Text, 'block' | 'path'>) =>
  texts.find(
    (other) => other.block.componentId === block.componentId && other.path.join() === path.join(),
  );

const sentenceOf = ({ text }: Entry, figure: string): string =>
  text.length <= 90 ? text.replaceAll(' ¦ ', ': ') : figure;

const textsOn = (brief: Brief, blocks: readonly Block[]) =>
  writtenIn({ brief, blocks, buttonTitles: [] });

type Text = ReturnType<typeof textsOn>[number];

const pagePieces = (texts: readonly Text[]): Piece[] =>
  texts.map(({ block, path, text }, at) => ({
    text,
    entry: `${block.componentId} ${path.slice(0, 2).join()}`,
    group: block.componentId,
    at,
  }));

/** What readers may see of the sources, line by line; what is kept from them is reckoned with nowhere. */
function sourcePieces({ corpus, input }: Brief): Piece[] {
  const ids = [
    input.page.pageId,
    input.audience.audienceId,
    ...input.chunks.map(({ chunkId }) => chunkId),
  ];
  return [...new Set(ids)].flatMap((id) =>
    (corpus.shownOf(id) ?? '')
      .split('\n')
      .map((text, at) => ({ text: text.trim(), entry: `${id} ${at}`, group: id })),
  );
}

/** The figures that the message changed: of a text that has as many as before, those that are others; and the days between two dates. */
function changesIn(
  entries: readonly Entry[],
  texts: readonly Text[],
  became: readonly (Text | undefined)[],
  language: string,
): Record<'changed' | 'days', Map<Figure, number>> {
  const [changed, days] = [new Map<Figure, number>(), new Map<Figure, number>()];
  const byPiece = Map.groupBy(
    entries.flatMap(({ figures }) => figures.filter(({ piece }) => piece !== undefined)),
    ({ piece }) => piece ?? -1,
  );
  for (const [at, { text }] of texts.entries()) {
    const is = became[at]?.text;
    if (is === undefined || is === text) continue;
    const old = (byPiece.get(at) ?? []).toSorted((a, b) => a.nth - b.nth);
    const fresh = readEntries([{ text: is, entry: '', group: '' }], language).flatMap(
      ({ figures }) => figures,
    );
    if (old.length !== fresh.length) continue;
    for (const [nth, figure] of old.entries()) {
      const value = fresh[nth]?.value;
      if (value !== undefined && value !== figure.value) changed.set(figure, value);
    }
    const count = old.find((figure) => countsDays(figure) && !changed.has(figure));
    const [was, now] = [text, is].map((one) => daysBetween(one, language));
    if (count && was && now && was !== now && Math.abs(was - count.value) <= 1)
      days.set(count, count.value + now - was);
  }
  return { changed, days };
}

/** `Within ten days` is a term, and `12 desks in 2024` were others. */
const isOther = ({ entry, start }: Figure): boolean =>
  termBefore.test(entry.text.slice(Math.max(0, start - 20), start)) ||
  /(?<!\d)(?:19|20)\d\d(?!\d)/.test(entry.text);

/** A total below what changed, and an amount told of just so many: `up to £4,200 for 12`. */
function hanging(
  entries: readonly Entry[],
  changed: ReadonlyMap<Figure, number>,
  followed: ReadonlyMap<Figure, number>,
): Figure[] {
  const moved = [...changed.keys()];
  const isMoved = (figure: Figure): boolean => changed.has(figure) || followed.has(figure);
  const money = [...moved, ...followed.keys()].filter(isMoney);
  return entries.flatMap((entry) =>
    entry.figures.filter((figure) => {
      if (isMoved(figure) || !isMoney(figure) || figure.isRate || figure.piece === undefined)
        return false;
      const isBelow = money.some(
        (one) =>
          one.entry.group === entry.group &&
          one.entry.index < entry.index &&
          one.value < figure.value &&
          isSameCurrency(one, figure),
      );
      if (isBelow && isTotal(figure) && totalName.test(entry.text)) return true;
      return moved.some((count) => count.kind === 'count' && isToldOf(figure, count));
    }),
  );
}

/** `16 mensen: 31.800`, `£4,200 for 12`. */
function isToldOf(figure: Figure, count: Figure): boolean {
  if (count.entry !== figure.entry) return false;
  const { text } = figure.entry;
  const between =
    count.end <= figure.start
      ? text.slice(count.end, figure.start)
      : text.slice(figure.end, count.start);
  if (/\d/.test(between) || between.length > 40) return false;
  return count.end <= figure.start
    ? /(?:[:=¦]|->|→)\s?\p{Sc}?\s?$/u.test(between)
    : /^\s?(?:for|für|pour|para|per|voor|por|dla)\s$/iu.test(between);
}
