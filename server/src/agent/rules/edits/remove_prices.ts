// Takes the prices off a page: price lists whole, and elsewhere what offers something at a price.
import { hasAmount } from '../../../platform/text/money.ts';
import { isPriced } from '../compose/fitting.ts';
import { headingOf } from '../compose/texts.ts';
import { done, type Editing, isWithinLimits, type Outcome, openBlocks, recite } from './editing.ts';
import { withoutPrice } from './ground/parts.ts';
import { withoutPieces } from './pieces.ts';
import { isPriceList } from './section_kinds.ts';

export const priceName =
  /^(?:(?:the|all|any|our|die|alle|les|tous les|los|las|todos los|i|tutti i|os|todos os|de|alle|wszystkie)\s+)?(?:pric(?:es?|ing)|costs|fees|rates|preise?|preisangaben|kosten|prix|precio|prezzo|preço|prijs|cena|cenę|cost|costo|coste|coût|custo|koszt|tarifs?|coûts|precios|tarifas|costes|prezzi|costi|tariffe|preços|valores|custos|prijzen|tarieven|ceny|cennik|opłaty|料金|価格|費用|料金表|価格表|価格の表|料金の表|الأسعار)(?:\s+(?:table|list|information|section|tabelle|angaben|liste|abschnitt))?$/iu;

/** Price lists whole, and elsewhere the sentences and entries that offer something at a price. */
export function removePrices(editing: Editing, section: string): Outcome | undefined {
  const { desk } = editing;
  const open = openBlocks(editing);
  const gone: string[] = [];
  const blocks = editing.blocks.flatMap((block) => {
    if (!open.includes(block)) return [block];
    if (isPriceList(block)) {
      gone.push(headingOf(block) ?? section);
      return [];
    }
    // What we propose at a price is an offer too.
    const offered = block.type === 'heard' ? hasAmount : isPriced;
    const without = withoutPieces(
      block,
      (piece) => offered(piece) || asksPrice.test(piece),
      desk.language,
      block.type === 'heard' ? withoutPrice : undefined,
    );
    if (!without || (without.block && !isWithinLimits(without.block))) return [block];
    gone.push(...without.gone);
    return without.block ? [recite(without.block, desk)] : [];
  });
  if (gone.length === 0 || blocks.length === 0) return undefined;
  return done(blocks, undefined, `I removed the prices: ${gone.map(quoted).join(', ')}.`, gone);
}

const asksPrice =
  /^.{0,20}(?:how much|what does it cost|was kostet|wie viel kostet|combien (?:coûte|ça)|quel est le prix|cuánto cuesta|quanto costa|quanto custa|wat kost|ile kosztuje|いくら|كم السعر)/iu;

const quoted = (text: string): string => `“${text}”`;
