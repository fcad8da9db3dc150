// Takes off prices, remarks in brackets, and lines of the hero.

import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold, wordsOf } from '../../../../platform/text/words.ts';
import { isPriced } from '../../compose/selection/fitting.ts';
import { withoutPrice } from '../../compose/texts/sentence_parts.ts';
import { isStatement } from '../../compose/texts/statements.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { articles, connectors } from '../../grammar/languages/common.ts';
import {
  asksPrice,
  fallen,
  paidBack,
  priceName,
  upToLimit,
} from '../../grammar/languages/edit_words.ts';
import {
  allQuoted,
  done,
  type Editing,
  isWithinLimits,
  type Outcome,
  openBlocks,
  withBlock,
} from '../editing.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { isPriceList } from '../ground/sections.ts';
import { withoutColumns } from './columns.ts';
import { anotherHeadline } from './headline.ts';

/** Price lists whole, and elsewhere the sentences and entries that offer something at a price. */
export function removePrices(editing: Editing, section: string): Outcome | undefined {
  const { brief } = editing;
  const open = openBlocks(editing);
  const gone: string[] = [];
  const isList = (block: Block): boolean =>
    isPriceList(block) || (block.type !== 'hero' && priceName.test(headingOf(block) ?? ''));
  const blocks = editing.blocks.flatMap((block) => {
    if (!open.includes(block)) return [block];
    if (isList(block)) {
      gone.push(headingOf(block) ?? section);
      return [];
    }
    // What we propose at a price is an offer too.
    const offered = block.type === 'heard' ? hasAmount : isPriced;
    const without = withoutPieces(
      block,
      (piece) => (offered(piece) && !isOtherMoney(piece)) || asksPrice.test(piece),
      brief.language,
      block.type === 'heard' ? withoutPrice : undefined,
    );
    if (!without || (without.block && !isWithinLimits(without.block))) return [block];
    gone.push(...without.gone);
    return without.block ?? [];
  });
  if (gone.length === 0 || blocks.length === 0) return undefined;
  return done(blocks, undefined, `I removed the prices: ${allQuoted(gone)}.`, gone);
}

/** `Rates`, where the page has a section of rates beside one of prices: only what is called so is meant. */
export const ratesCalled = (editing: Editing, section: string): Block[] =>
  openBlocks(editing).filter((block) => {
    const [first = ''] = wordsOf(fold(block.type === 'hero' ? '' : (headingOf(block) ?? '')));
    const isRate = priceName.test(first) && !ofAnyPrice.test(first);
    return isRate && wordsOf(fold(section)).includes(first);
  });
const ofAnyPrice = /^(?:pri[cxz]|prec|prez|preis|prij|cen|kost|cost|cust|cout|tari)/;

/** Money that comes to the reader, is saved, lost or insured, or is a upToLimit: no price of ours. */
const isOtherMoney = (text: string): boolean =>
  paidBack.test(text) || upToLimit.test(text) || fallen.test(text);

/** The amounts of price lists alone: what is on offer stays, by its name and what belongs to it. */
export function removeAmounts(editing: Editing): Outcome | undefined {
  const gone: string[] = [];
  const open = openBlocks(editing);
  const blocks = editing.blocks.map((block) => {
    if (!open.includes(block) || !isPriceList(block)) return block;
    gone.push(headingOf(block) ?? '');
    if (block.type === 'pricing') {
      const options = block.options.map(({ price: _, unit: __, ...option }) => option);
      return { ...block, options };
    }
    return block.type === 'table' ? withoutAmounts(block) : block;
  });
  return gone.length === 0
    ? undefined
    : done(blocks, undefined, 'I removed the amounts and kept the names.', gone);
}

/** Columns of amounts go; where only the names are left, they are a list. */
function withoutAmounts(table: Extract<Block, { type: 'table' }>): Block {
  const { rows, heading, componentId, chunkIds } = table;
  const isPriced = (at: number): boolean =>
    at > 0 && rows.some(({ cells }) => hasAmount(cells[at] ?? ''));
  const left = withoutColumns(table, isPriced);
  if (left.columns.length > 1) return left;
  const items = rows.map(({ cells }) => ({ title: cells[0] ?? '' }));
  // A list of names is no price list any more.
  const named = heading === undefined || priceName.test(heading) ? {} : { heading };
  return { type: 'benefits', componentId, chunkIds, ...named, items };
}

/** `remove “Acme:” from the headline`: the words themselves, where the headline has them; without its subject it is none. */
export function withoutInHeadline(editing: Editing, text: string): Outcome | undefined {
  const hero = editing.within?.find((block) => block.type === 'hero');
  if (!hero?.headline.includes(text)) return undefined;
  const left = hero.headline.replace(text, '').replace(/\s+/g, ' ');
  const bare = left.replace(/^[\s:：,;–—-]{1,4}|[\s:：,;–—-]{1,4}$/g, '');
  if (bare.split(' ').length < 2) return undefined;
  if (isHeadless(hero.headline, text, bare, editing.brief.language))
    return anotherHeadline(editing, (line) => line.includes(text));
  const changed = { ...hero, headline: capitalised(bare) };
  return withBlock(editing, changed, `I removed “${text}” from the headline.`, [text]);
}

/** `Il lino regge` without its noun: an article is left of it, or a verb without a subject. */
function isHeadless(whole: string, gone: string, left: string, language: string): boolean {
  const at = whole.indexOf(gone);
  const isNoun =
    nounFirst.has(language) ||
    (language === 'de' && /(?:^|\s)\p{Lu}\S*$/u.test(gone)) ||
    beforeOther.test(whole.slice(at + gone.length));
  return (
    (isNoun && endsInArticle.test(whole.slice(0, at))) ||
    (isStatement(whole, language) && !isStatement(left, language))
  );
}
const endsInArticle = new RegExp(`(?:^|\\s)(?:${articles})\\s?$`, 'iu');
const beforeOther = new RegExp(`^\\s?(?:$|\\p{P}|(?:${connectors})\\s)`, 'iu');
/** In these, what tells the kind of a thing mostly stands behind its name. */
const nounFirst: ReadonlySet<string> = new Set(['fr', 'es', 'it', 'pt']);
