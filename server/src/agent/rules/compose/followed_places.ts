// Whether what an instruction names stands where the instruction wants it: first, early, not at the top, or before
// something else.
import type { Block } from '../../../content/content.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { fold } from '../../../platform/text/words.ts';
import type { Command } from '../commands/command.ts';
import type { Brief } from './brief/brief.ts';
import { meantBy } from './brief/meant.ts';
import { askable } from './brief/wish_words.ts';
import { sharing } from './brief/wishes.ts';
import { tellsPrice } from './brief/without_prices.ts';
import { beginsSurely } from './headlines/lead_fit.ts';
import { meaningsShared } from './headlines/lead_line.ts';
import { beginsWith, ofAgreed } from './headlines/leading.ts';
import { wordsOf } from './sections/finish.ts';
import { lastTold } from './selection/last_entry.ts';
import { tellersOf } from './selection/lead_place.ts';
import {
  entryOf,
  isOfKind,
  isPriceWord,
  piecesIn,
  placeOf,
  tellsOf,
  tellsPrices,
  topOf,
  typeNamed,
} from './selection/placing.ts';
import { opensOf, tellerOf, tellsFirst } from './selection/told_lead.ts';
import { headingOf, mapTexts } from './texts/texts.ts';

export type Verdict = 'followed' | 'partly' | 'not' | 'sum' | 'tone';

export function piecesOf(blocks: readonly Block[]): string[] {
  const pieces: string[] = [];
  for (const block of blocks) {
    if (block.type === 'table') pieces.push(...block.rows.map((row) => row.cells.join(' ')));
    if (block.type === 'pricing')
      pieces.push(
        ...block.options.map(({ title, price, unit = '' }) => `${title} ${price} ${unit}`),
      );
    mapTexts(block, (text, member) => {
      if (member !== 'cells' && block.type !== 'pricing') pieces.push(text);
      return text;
    });
  }
  return pieces;
}

/** As the words of the page have it: what is not told by the headline or right below it was not followed. */
export function leadVerdict(
  brief: Brief,
  command: Extract<Command, { kind: 'lead' }>,
  blocks: readonly Block[],
): Verdict {
  const { about, headline, concern } = command;
  const verdict = looseVerdict(brief, command, blocks);
  if (headline === true || concern === true) return verdict;
  const [first] = blocks.slice(1);
  if ((first?.type === 'plan' && ofAgreed.test(about)) || isPriceWord(about)) return verdict;
  if (first !== undefined && first.type === typeNamed(brief, about)) return verdict;
  const tellers = tellersOf(brief, about);
  if (tellers.every(({ bar }) => !Number.isFinite(bar))) {
    // In no word that the sources have: by a figure for results, by hours for how long.
    const shareOf = sharing(brief, about);
    const [hero] = blocks;
    const texts = [
      ...(hero?.type === 'hero' ? [hero.headline] : []),
      ...(first ? opensOf(first) : []),
    ];
    return verdict === 'followed' && !texts.some((text) => shareOf(text) > 0.5)
      ? 'partly'
      : verdict;
  }
  const top = blocks.slice(0, 1 + tellers.length);
  const told = tellers.filter((one) =>
    top.slice(1).some((below) => top[0] !== undefined && tellsFirst(one, [top[0], below])),
  );
  if (told.length === tellers.length)
    return tellers.some(({ isVague }) => isVague) ? 'partly' : 'followed';
  return told.length > 0 || verdict !== 'not' ? 'partly' : 'not';
}

function looseVerdict(
  brief: Brief,
  { about, headline, concern }: Extract<Command, { kind: 'lead' }>,
  blocks: readonly Block[],
): Verdict {
  const shareOf = sharing(brief, about);
  const tells = (text: string): boolean => shareOf(text) > 0.5;
  const [hero, first, second] = blocks;
  const surely = (): boolean => beginsSurely(brief, about, blocks);
  if (hero?.type !== 'hero') return 'not';
  if (first?.type === 'plan' && ofAgreed.test(about)) return 'followed';
  if (headline === true ? tells(hero.headline) : beginsWith(brief, about, blocks))
    // Below a headline about something else it stands second.
    return headline === true || (isLedBy(brief, about, blocks) && surely()) ? 'followed' : 'partly';
  // Half of it in the headline, and the rest in the first section.
  const section = blocks.find(({ type }) => type !== 'hero' && type !== 'heard');
  const top = `${hero.headline} ${hero.subheadline ?? ''}`;
  if (headline !== true && shareOf(top) > 0 && section)
    if (shareOf(`${top} ${wordsOf(brief, section)}`) >= 1) return surely() ? 'followed' : 'partly';
  // What troubles them may be met in no word of theirs.
  if (concern === true && meaningsShared(brief, about, top) > 0) return 'partly';
  const below = [first, second].filter((block) => block !== undefined);
  return below.some((block) => tells(wordsOf(brief, block))) ? 'partly' : 'not';
}

/** The top has a word of it, or its line comes from where the sources tell of it, or from what stands below it. */
function isLedBy(brief: Brief, wish: string, blocks: readonly Block[]): boolean {
  const [hero, ...rest] = blocks;
  if (hero?.type !== 'hero') return false;
  const below = rest.find(({ type }) => type !== 'heard');
  const heading = below && headingOf(below);
  const about = askable(brief, wish);
  const shareOf = sharing(brief, about);
  if (piecesIn(hero).some((piece) => shareOf(piece) > 0 || meaningsShared(brief, about, piece) > 0))
    return true;
  const line = fold(hero.headline);
  return [...brief.source.context, ...brief.source.topics].some((section) => {
    const said = [
      section.heading ?? '',
      ...section.paragraphs.map(({ text }) => text),
      ...section.items.flatMap(({ title, text = '' }) => [title, text]),
      ...section.tables.flatMap(({ rows }) => rows.map((row) => row.join(' '))),
    ].join(' ');
    const isBelow = heading !== undefined && section.heading === heading;
    return fold(said).includes(line) && (isBelow || shareOf(said) > 0.5);
  });
}

/** What ends the page, or the last that tells something before what to do next. */
export function standsLast(brief: Brief, about: string, blocks: readonly Block[]): boolean {
  const [last, told] = [blocks.at(-1), lastTold(blocks)];
  const { share, isIn } = meantBy(about, brief.language);
  return (
    (last !== undefined && (isOfKind(last, about) || share(wordsOf(brief, last)) >= 0.5)) ||
    (told !== undefined && isIn(headingOf(told) ?? ''))
  );
}

export function earlyVerdict(
  brief: Brief,
  { about: wish, sought }: Extract<Command, { kind: 'early' }>,
  blocks: readonly Block[],
): Verdict {
  const { bar, score } = tellerOf(brief, wish);
  const top = blocks.slice(1, 1 + topOf(blocks)).flatMap(opensOf);
  if (sought === true && top.some((text) => score(text) >= bar)) return 'followed';
  const about = askable(brief, wish);
  if (blocks.slice(0, 1 + topOf(blocks)).some((block) => tellsOf(brief, block, about)))
    return 'followed';
  return blocks.some((block) => tellsOf(brief, block, about)) ? 'partly' : 'not';
}

/** It neither opens the page nor is its first section. */
export function modestVerdict(brief: Brief, about: string, blocks: readonly Block[]): Verdict {
  const [hero, first] = blocks;
  const opens = (block: Block | undefined): boolean =>
    block !== undefined &&
    (isPriceWord(about)
      ? tellsPrices(block) || (block === hero && piecesOf([block]).some(hasAmount))
      : piecesOf([block]).some(meantBy(about, brief.language).isIn));
  return opens(hero) || opens(first) ? 'not' : 'followed';
}

/** Whether the top speaks of the second: what the reader asked is answered there. */
const isToldAbove = (brief: Brief, about: string, above: readonly Block[]): boolean =>
  above
    .filter(({ type }) => type === 'hero' || type === 'heard')
    .some((block) =>
      piecesOf([block]).some(isPriceWord(about) ? tellsPrice : meantBy(about, brief.language).isIn),
    );

/** Where the second is not on the page at all, the first stands before it. */
export function orderVerdict(
  brief: Brief,
  { first, second }: Extract<Command, { kind: 'order' }>,
  blocks: readonly Block[],
): Verdict {
  const [hero] = blocks;
  const [one, two] = [placeOf(brief, blocks, first), placeOf(brief, blocks, second)];
  const opens = hero !== undefined && tellsOf(brief, hero, first) && !tellsOf(brief, hero, second);
  // `Not with our history`: nothing of it is there.
  const absent = two < 0 && (hero === undefined || !tellsOf(brief, hero, second));
  if (one < 0 && !opens) return absent ? 'followed' : 'not';
  if (opens) return 'followed';
  if (two < 0 || one < two)
    return isToldAbove(brief, second, blocks.slice(0, one)) ? 'partly' : 'followed';
  const both = blocks[one];
  if (one !== two || !both) return 'not';
  const [earlier, later] = [entryOf(brief, both, first), entryOf(brief, both, second)];
  return earlier >= 0 && earlier < later ? 'followed' : 'not';
}
