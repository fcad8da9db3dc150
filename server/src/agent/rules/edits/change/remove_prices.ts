// Takes off prices, remarks in brackets, and lines of the hero.
import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { isPriced } from '../../compose/fitting.ts';
import { withoutPrice } from '../../compose/sentence_parts.ts';
import { headingOf } from '../../compose/texts.ts';
import { capitalised } from '../../context/items.ts';
import {
  allQuoted,
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  withBlock,
} from '../editing.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { isPriceList } from '../ground/sections.ts';
import { withoutColumns } from './columns.ts';

export const priceName =
  /^(?:(?:the|all|any|our|die|alle|les|tous les|los|las|todos los|i|tutti i|os|todos os|de|alle|wszystkie)\s+)?(?:pric(?:es?|ing)|amounts|beträge|montants|importes|importi|montantes|bedragen|kwoty|金額|costs|fees|rates|preise?|preisangaben|kosten|prix|precio|prezzo|preço|prijs|cena|cenę|cost|costo|coste|coût|custo|koszt|tarifs?|coûts|precios|tarifas|costes|prezzi|costi|tariffe|preços|valores|custos|prijzen|tarieven|ceny|cennik|opłaty|料金|価格|費用|料金表|価格表|価格の表|料金の表|الأسعار)(?:\s+(?:table|list|information|section|tabelle|angaben|liste|abschnitt))?$/iu;

/** Price lists whole, and elsewhere the sentences and entries that offer something at a price. */
export function removePrices(editing: Editing, section: string): Outcome | undefined {
  const { desk } = editing;
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
      desk.language,
      block.type === 'heard' ? withoutPrice : undefined,
    );
    if (!without || (without.block && !isWithinLimits(without.block))) return [block];
    gone.push(...without.gone);
    return without.block ?? [];
  });
  if (gone.length === 0 || blocks.length === 0) return undefined;
  return done(blocks, undefined, `I removed the prices: ${allQuoted(gone)}.`, gone);
}

/** Money that comes to the reader, is saved, lost or insured, or is a limit: no price of ours. */
const isOtherMoney = (text: string): boolean =>
  paidBack.test(text) || limit.test(text) || fallen.test(text);
/** `spend down from £412,000 to £151,000` is what somebody reached. */
const fallen =
  /(?<!\p{L})(?:from|von|de|du|desde|da|van|z|ze)\s(?:£|€|\$)?\s?\d[\d.,\s]{0,12}(?:[km€£$]|euros?|zł|EUR)?\s(?:to|auf|à|a|naar|do|na)\s(?:£|€|\$)?\s?\d|\d[\d,.]{0,9}万?円から\d/iu;
const paidBack =
  /refund|rebate|subsid|grant|zuschuss|zuschüsse|förder|übernehm|erstatt|subvention|rembours|subvenci|reembols|ayuda|contribut|rimbors|apoio|vergoed|dotacj|refundacj|補助|助成|(?<!\p{L})(?:sav(?:e|es|ed|ing|ings)|lost|lose|loses|losses|turnover|revenue|liability|insur\p{L}{1,4}|covered)(?!\p{L})|gespart|spart|ersparnis|einspar|verlust|verliert|umsatz|versicher|haft(?:pflicht|ung|et|en)|économi[es]|épargn|perdu|perte|assur(?:é|ance|és)|sinistre|ahorr|pérdida|pierde|asegurad|(?<!\p{L})seguros?(?!\p{L})|risparmi|perdit|assicurat|poupa|perda|bespaar|besparing|verlies|verzeker|aansprakelijk|oszczędn|strat[ay]|ubezpiecz|節約|削減|損失|保険|下が(?:り|っ)|減(?:り|っ|らせ)/iu;
/** `up to 40 000 €` limits something; `from 40 €` is a price. */
const limit =
  /(?<!\p{L})(?:up to|until|below|under|less than|a maximum of|bis(?: zu)?|maximal|höchstens|unter|jusqu['’]à|à hauteur de|moins de|hasta|menos de|fino a|meno di|até|menos de|tot|maximaal|onder|minder dan|do|poniżej)\s(?:£|€|\$)?\s?\d[\d.,\s]*(?:(?:million|millions|millionen|millones|milioni|milhões|miljoen|mln|Mio\.?)\s(?:de\s|d['’]|di\s)?)?(?:[km€£$]|euros?|zł|EUR|HT)?(?!\p{L})/iu;

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

/** A question about a price. */
export const asksPrice =
  /^.{0,20}(?:how much|what (?:do(?:es)?|would|will|is|are) .{0,60}(?:costs?|price|come to|add up to)|was kostet|was kosten|was würde.{0,60}kosten|wie ?viel (?:kost|mach)|was mach(?:t|en) \d|was zahl|wie teuer|combien (?:coût|ça|vaut|font)|quel est le (?:prix|tarif)|que coûte|cuánto (?:cuest|costar|vale|es\b|ser[íi]a|suma|sale)|quanto (?:cost|vengono|fanno|viene)|quanto (?:cust|fica|dão|somam)|wat (?:kost|zou.{0,60}kosten)|hoeveel kost|ile (?:kosztuj|kosztowa|będzie kosztowa)|いくら|何円|كم (?:ال)?(?:سعر|تكلف|ثمن|يكلف)|بكم)|(?:いくら|何円)/iu;

/** A line of the hero that it can do without. */
export function removeMember(editing: Editing, section: string): Outcome | undefined {
  const hero = openBlocks(editing).find((block) => block.type === 'hero');
  const [, word = ''] =
    /^(?:the\s)?(sub-?(?:headline|title|heading)|eyebrow)$/i.exec(section) ?? [];
  if (!hero || word === '') return undefined;
  const { [/^e/i.test(word) ? 'eyebrow' : 'subheadline']: gone, ...rest } = hero;
  return gone === undefined
    ? not(`The page has no ${word}.`, 'missing', word)
    : withBlock(editing, rest as Block, `I removed “${gone}”.`, [gone]);
}

/** `remove “Acme:” from the headline`: the words themselves, where the headline has them. */
export function withoutInHeadline(editing: Editing, text: string): Outcome | undefined {
  const hero = editing.within?.find((block) => block.type === 'hero');
  if (!hero?.headline.includes(text)) return undefined;
  const left = hero.headline.replace(text, '').replace(/\s+/g, ' ');
  const bare = left.replace(/^[\s:：,;–—-]{1,4}|[\s:：,;–—-]{1,4}$/g, '');
  if (bare.split(' ').length < 2) return undefined;
  const changed = { ...hero, headline: capitalised(bare) };
  return withBlock(editing, changed, `I removed “${text}” from the headline.`, [text]);
}
