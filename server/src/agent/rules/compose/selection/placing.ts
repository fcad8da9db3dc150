// Where the team wants things on the finished page: one section before another, something near the top, something at
// the end.

import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { ensureEnd, sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold } from '../../../../platform/text/words.ts';
import { pricing } from '../../commands/patterns.ts';
import { emptySection } from '../../context/reading.ts';
import { en, tableOf } from '../../grammar/languages/tables.ts';
import { kindOfSection, kindOf as typeOf } from '../../grammar/section_kinds.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { type Brief, withId } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';
import { sharing } from '../brief/wishes.ts';
import { wordsOf } from '../sections/finish.ts';
import { textWithout } from '../sections/struck.ts';
import { kindOf } from '../texts/kinds.ts';
import { headingOf, mapTexts } from '../texts/texts.ts';
import { moveOf } from './first_move.ts';
import { entryLast } from './last_entry.ts';

export function inPlace(brief: Brief, blocks: readonly Block[]): Block[] {
  let placed = [...blocks];
  for (const command of brief.commands.list) {
    if (command.kind === 'order') {
      placed = ordered(brief, placed, command.first, command.second);
      if (opens.test(command.text)) placed = early(brief, placed, command.first, 1);
    }
    if (command.kind === 'early') placed = early(brief, placed, command.about);
  }
  for (const command of brief.commands.list)
    if (command.kind === 'last') placed = ended(brief, placed, command.about);
  return placed;
}

/** How to go on is the end of a page, whatever else is to be moved. */
const closing: ReadonlySet<Block['type']> = new Set(['callToAction', 'form', 'ask', 'sender']);
const money =
  /^(?:the )?(?:money|geld|argent|dinero|soldi|dinheiro|pieniądz\p{L}*|charges|canon[ei]|listino(?: prezzi)?|tariffario|preisliste|konditionen|prijslijst|abonnementen|cuotas?|cennik\p{L}*|grille tarifaire|お金|料金表)$/iu;
const enough = 0.5;
/** The first two below the hero are near the top. */
export const nearTop = 2;

/** Every text of a block by itself; the cells of a row together. */
export function piecesIn(block: Block): string[] {
  const pieces: string[] =
    block.type === 'table' ? block.rows.map(({ cells }) => cells.join(' ')) : [];
  mapTexts(block, (text, member) => {
    if (member !== 'cells') pieces.push(text);
    return text;
  });
  if ('items' in block) for (const item of block.items) pieces.push(textOfEntry(item));
  return pieces;
}

const textOfEntry = (entry: object): string =>
  Object.values(entry)
    .filter((value) => typeof value === 'string')
    .join(' ');

export const isPriceWord = (about: string): boolean =>
  money.test(about) || about.replace(pricing, '').trim().length < 3;

export const tellsPrices = (block: Block): boolean =>
  block.type === 'pricing' ||
  (kindOf(emptySection(headingOf(block) ?? '')) === 'price' && piecesIn(block).some(hasAmount));

/** The kind of section that it names, if it names one. */
export const typeNamed = ({ language }: Brief, about: string): Block['type'] | undefined =>
  [language, 'en']
    .map((one) => {
      const bare = uncounted(about, one);
      return ofSteps.test(bare) ? 'steps' : typeOf(bare, tableOf(one) ?? en);
    })
    .find((type) => type !== undefined);
const ofSteps = /^(?:steps|schritten?|étapes|pasos|passi|passos|stappen|krok(?:i|ów|ach))$/iu;

/** `The four steps` are the steps. */
const uncounted = (about: string, language: string): string => {
  const [first = '', ...rest] = about.split(' ');
  const counts = /^\d{1,2}$/u.test(first) || wordNumbersIn(first, language).length > 0;
  return counts && rest.length > 0 ? rest.join(' ') : about;
};

/** How much a section is the one that is named, from 0 to a little over 1. */
function scoring(brief: Brief, about: string): (block: Block) => number {
  const meant = meantBy(about, brief.language);
  const named = (block: Block): number => meant.share(headingOf(block) ?? '') * 1.2;
  if (isPriceWord(about))
    return (block) => {
      if (closing.has(block.type)) return 0;
      return Math.max(
        named(block),
        tellsPrices(block) ? 1 : piecesIn(block).some(hasAmount) ? 0.6 : 0,
      );
    };
  const type = typeNamed(brief, about);
  const shareOf = sharing(brief, about);
  return (block) => {
    if (closing.has(block.type)) return 0;
    return Math.max(
      named(block),
      block.type === type ? 1.1 : 0,
      ...piecesIn(block).map((piece) => shareOf(piece)),
    );
  };
}

/** The section that is named; what the reader said and the hero stay where they are. */
export function placeOf(brief: Brief, blocks: readonly Block[], about: string): number {
  const score = scoring(brief, about);
  const scores = blocks.map((block, at) => (at === 0 || block.type === 'heard' ? 0 : score(block)));
  const best = Math.max(...scores);
  return best < enough ? -1 : scores.indexOf(best);
}

function ordered(brief: Brief, blocks: readonly Block[], first: string, second: string): Block[] {
  const [from, to] = [placeOf(brief, blocks, first), placeOf(brief, blocks, second)];
  const [moved, before] = [blocks[from], blocks[to]];
  if (!moved || !before || from < to) return [...blocks];
  if (from === to)
    return blocks.map((block) =>
      block === moved ? entryFirst(brief, block, first, second) : block,
    );
  const rest = blocks.filter((block) => block !== moved);
  rest.splice(rest.indexOf(before), 0, moved);
  return rest;
}

/** Of a list that holds both, with the one entry before the other. */
export function entryFirst<T extends Block>(
  brief: Brief,
  block: T,
  first: string,
  second?: string,
): T {
  if (!('items' in block)) return block;
  const items = [...block.items] as object[];
  const at = entryOf(brief, block, first);
  const to = second === undefined ? 0 : entryOf(brief, block, second);
  if (at < 0 || to < 0 || at <= to || block.type === 'steps' || block.type === 'timeline')
    return block;
  const [moved] = items.splice(at, 1);
  if (moved) items.splice(to, 0, moved);
  return { ...block, items } as T;
}

export function entryOf(brief: Brief, block: Block, about: string): number {
  if (!('items' in block)) return -1;
  const meant = meantBy(about, brief.language);
  const shares = (block.items as object[]).map((entry) => {
    const text = textOfEntry(entry);
    return meant.share(text) + (fold(text).includes(fold(about)) ? 1 : 0);
  });
  const best = Math.max(...shares);
  return best < enough ? -1 : shares.indexOf(best);
}

/** Whether a section tells it, in one of its texts. */
export const tellsOf = (brief: Brief, block: Block, about: string): boolean => {
  const shareOf = sharing(brief, about);
  return piecesIn(block).some(
    (piece) => shareOf(piece) > enough || meantBy(about, brief.language).isIn(piece),
  );
};

/** `First the kitchen, then the rooms`: the page begins with it. */
const opens =
  /^(?:first|zuerst|erst|zunächst|d[’']abord|en premier|primero|prima|per prima cosa|primeiro|eerst|najpierw|まず|最初に)[\s、]/iu;

/** What was asked is answered above what is near the top. */
export const topOf = (blocks: readonly Block[]): number =>
  blocks[1]?.type === 'heard' ? nearTop + 1 : nearTop;

function early(
  brief: Brief,
  blocks: readonly Block[],
  about: string,
  top = topOf(blocks),
): Block[] {
  const { isIn } = meantBy(about, brief.language);
  if (blocks.slice(1, 1 + top).some((block) => isIn(headingOf(block) ?? ''))) return [...blocks];
  const at = blocks.slice(1, 1 + top).findIndex((block) => tellsOf(brief, block, about)) + 1;
  if (at > 0)
    return blocks.map((block, place) => (place === at ? entryFirst(brief, block, about) : block));
  const from = placeOf(brief, blocks, about);
  const found = blocks[from];
  if (!found) return [...blocks];
  // What leads stays first, unless several things are to come early.
  const several = brief.commands.list.filter(({ kind }) => kind === 'early').length > 1;
  const to = several && blocks[1]?.type !== 'heard' ? 1 : top;
  const [moved, ...left] =
    found.type === 'faq' ? answerApart(brief, blocks, found, about) : [found];
  const rest = blocks.flatMap((block) => (block === found ? left : [block]));
  if (!moved) return [...blocks];
  rest.splice(to, 0, moved);
  return rest;
}

/** One question of several as a section of its own, and the questions without it. */
export function answerApart(
  brief: Brief,
  blocks: readonly Block[],
  faq: Extract<Block, { type: 'faq' }>,
  about: string,
): Block[] {
  const entry = faq.items[entryOf(brief, faq, about)];
  if (!entry) return [faq];
  const items = faq.items.filter((item) => item !== entry);
  const { question, answer, chunkIds = [] } = entry;
  const section = withId(
    { type: 'prose', chunkIds, heading: question, paragraphs: [answer] },
    blocks,
  );
  return items.length === 0 ? [section] : [section, { ...faq, items }];
}

/** `お客様の声`: a quotation has no heading that says so. */
export const isOfKind = (block: Block, about: string): boolean =>
  block.type === 'quote' && kindOfSection(about) === 'quote';

/**
 * What the page is to end with stands last, button and all: a way to go on, or the section of that name. One entry
 * of a list is a reason to move the list only where nothing else is meant, and no other place is asked for.
 */
function ended(brief: Brief, blocks: readonly Block[], about: string): Block[] {
  const meant = meantBy(about, brief.language);
  const shown = closedBy(brief, blocks, about);
  const placed = new Set(
    brief.commands.list.flatMap((command) => {
      if (command.kind === 'order') return shown[placeOf(brief, shown, command.first)] ?? [];
      return command.kind === 'early' ? (shown[placeOf(brief, shown, command.about)] ?? []) : [];
    }),
  );
  const scores = shown.map((block, at) => {
    if (isOfKind(block, about) && !placed.has(block)) return 2;
    const share = at === 0 || placed.has(block) ? 0 : meant.share(wordsOf(brief, block));
    if (share < enough) return 0;
    const named = closing.has(block.type) || meant.isIn(headingOf(block) ?? '');
    // A word in common is no reason to move a section.
    return named ? share + 1 : share === 1 ? 1 : 0;
  });
  const best = Math.max(...scores);
  const found = shown[scores.lastIndexOf(best)];
  const apart = best <= 1 ? entryLast(brief, shown, about) : undefined;
  if (apart) return apart;
  if (best === 0 || !found) return closedWith(brief, shown, about);
  return [...shown.filter((block) => block !== found), found];
}

/** What only the sources tell is said above the last button. */
function closedWith(brief: Brief, blocks: readonly Block[], about: string): Block[] {
  const { language, source } = brief;
  const meant = meantBy(about, language);
  const [best] = [...source.context, ...source.topics]
    .flatMap(({ heading = '', paragraphs, items }) =>
      [
        ...paragraphs.flatMap(({ text }) => sentencesOf(text, language)),
        ...items.map(({ title, text }) => ensureEnd(text ?? title, language)),
      ].map((text) => ({ text, share: meant.share(`${heading} ${text}`), own: meant.share(text) })),
    )
    .filter(({ share, own }) => share > enough && own > 0)
    .sort((a, b) => b.share - a.share || b.own - a.own);
  const last = blocks.findLast(({ type }) => type === 'callToAction' || type === 'form');
  if (!best || !last) return [...blocks];
  const said = (text: string): boolean => text === best.text;
  return blocks.map((block) => {
    if (block === last)
      return last.type === 'form'
        ? { ...last, introduction: best.text }
        : ({ ...last, text: best.text } as Block);
    if (block.type !== 'hero' || block.subheadline === undefined) return block;
    const { subheadline, ...hero } = block;
    const left = textWithout(subheadline, said, language);
    return left === '' ? hero : { ...hero, subheadline: left };
  });
}

/** With the button that is named as the first of its closing, under a heading of its own. */
function closedBy(brief: Brief, blocks: readonly Block[], about: string): Block[] {
  const meant = meantBy(about, brief.language);
  const [action] = brief.input.page.actions
    .map((one) => ({ one, share: meant.share(plainText(one.buttonTitle)) }))
    .filter(({ one, share }) => share >= enough && one.actionType !== 'form')
    .sort((a, b) => b.share - a.share);
  if (!action) return [...blocks];
  const { actionId, buttonTitle } = action.one;
  const move = moveOf(brief, action.one);
  const isClosing = (block: Block): boolean =>
    block.type === 'callToAction' && block.actionIds.includes(actionId);
  if (!blocks.some(isClosing)) {
    const used = new Set(blocks.map(headingOf));
    const heading = [move?.heading, plainText(buttonTitle)].find(
      (one) => one !== undefined && !used.has(one),
    );
    if (heading === undefined) return [...blocks];
    const text = move?.text === undefined ? {} : { text: move.text };
    const made = { type: 'callToAction' as const, chunkIds: [], heading, ...text };
    return [...blocks, withId({ ...made, actionIds: [actionId] }, blocks)];
  }
  return blocks.map((block) => {
    if (block.type !== 'callToAction' || !isClosing(block)) return block;
    if (block.actionIds[0] === actionId) return block;
    const { text: _, ...rest } = block;
    return {
      ...rest,
      heading: move?.heading ?? brief.phrases.nextStep ?? block.heading,
      ...(move?.text === undefined ? {} : { text: move.text }),
      actionIds: [actionId, ...block.actionIds.filter((id) => id !== actionId)],
    };
  });
}
