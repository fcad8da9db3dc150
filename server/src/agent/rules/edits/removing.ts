// Takes away what a request names: a section called so, a quotation, all prices, or the smallest
// pieces that speak of it; and keeps only what it names, where it asks for that.
import type { Block } from '../../../content/content.ts';
import { hasAmount } from '../../../platform/text/money.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { isPriced } from '../compose/fitting.ts';
import { headingOf } from '../compose/texts.ts';
import {
  done,
  type Editing,
  isOutcome,
  isWithinLimits,
  not,
  type Outcome,
  recite,
  replaceBlock,
  targetsOf,
} from './editing.ts';
import { nameOf } from './find.ts';
import { listed, sectionIn } from './order.ts';
import { withoutPieces } from './pieces.ts';
import type { RequestOf } from './requests.ts';
import { type Target, targetIn } from './target.ts';

export function remove(editing: Editing, request: RequestOf<'remove'>): Outcome {
  const { section } = request;
  if (priceName.test(section)) {
    const outcome = removePrices(editing, section);
    if (outcome) return outcome;
  }
  // Whoever says `section` means all of it; else only what is called so goes whole.
  const whole = /\b(?:sections?|blocks?|parts?)\b/i.test(section);
  const found = targetsOf(editing, section, { byNameOnly: !whole });
  if (isOutcome(found))
    return found.why === 'missing' ? removeAbout(editing, section, found) : found;
  const gone = new Set(found.flatMap((block) => sectionIn(editing, block)));
  const blocks = editing.blocks.filter((block) => !gone.has(block));
  if (blocks.length === 0) return not('A page needs at least one section, so I removed nothing.');
  const names = found.map((block) => headingOf(block) ?? section);
  return done(blocks, undefined, `I removed ${listed(found.map(nameOf))}.`, names);
}

const priceName =
  /^(?:(?:the|all|any|our|die|alle|les|tous les|los|las|todos los|i|tutti i|os|todos os|de|alle|wszystkie)\s+)?(?:pric(?:es?|ing)|costs|fees|rates|preise?|preisangaben|kosten|prix|precio|prezzo|preço|prijs|cena|cenę|cost|costo|coste|coût|custo|koszt|tarifs?|coûts|precios|tarifas|costes|prezzi|costi|tariffe|preços|valores|custos|prijzen|tarieven|ceny|cennik|opłaty|料金|価格|費用|料金表|価格表|価格の表|料金の表|الأسعار)(?:\s+(?:table|list|information|section|tabelle|angaben|liste|abschnitt))?$/iu;

/** Price lists whole, and elsewhere the sentences and entries that offer something at a price. */
function removePrices(editing: Editing, section: string): Outcome | undefined {
  const { desk, selected } = editing;
  const gone: string[] = [];
  const blocks = editing.blocks.flatMap((block) => {
    if (selected && block.componentId !== selected.componentId) return [block];
    if (isPriceList(block)) {
      gone.push(headingOf(block) ?? section);
      return [];
    }
    const without = withoutPieces(
      block,
      (piece) => isPriced(piece) || asksPrice.test(piece),
      desk.language,
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

function isPriceList(block: Block): boolean {
  if (block.type === 'pricing') return true;
  if (block.type !== 'table') return false;
  const priced = block.rows.filter(({ cells }) => cells.some((cell) => hasAmount(cell)));
  return priced.length * 2 >= block.rows.length;
}

const quoted = (text: string): string => `“${text}”`;

/** So many pieces are no longer a detail. */
const maxPieces = 8;

/** The pieces that speak of all that was named, and nothing beside them. */
function removeAbout(editing: Editing, section: string, missing: Outcome): Outcome {
  const { desk, selected } = editing;
  const open = editing.blocks.filter(
    (block) => !selected || block.componentId === selected.componentId,
  );
  const target = targetIn(open, section, desk.language);
  if (!target) return missing;
  const gone: string[] = [];
  const where: Block[] = [];
  const blocks = editing.blocks.flatMap((block) => {
    const changed = open.includes(block) ? withoutTarget(editing, block, target) : undefined;
    if (!changed) return [block];
    gone.push(...changed.gone);
    where.push(block);
    return changed.block ? [recite(changed.block, desk)] : [];
  });
  const [first] = where;
  if (!first || blocks.length === 0) return missing;
  if (gone.length > maxPieces) {
    const many = `“${section}” is spoken of in ${gone.length} places, so I removed nothing; name a section or a sentence.`;
    return not(many, 'unclear');
  }
  const said = `I removed what speaks of “${section}”: ${gone.map(quoted).join(', ')}, from ${listed(where.map(nameOf))}.`;
  const kept = blocks.find(({ componentId }) => componentId === first.componentId);
  return done(blocks, kept, said, gone);
}

function withoutTarget({ desk }: Editing, block: Block, target: Target) {
  // A quotation goes as a whole, and only where the request speaks of one.
  if (block.type === 'quote') {
    return target.isQuote &&
      target.holds(block, `${block.text} ${block.attribution ?? ''} ${block.role ?? ''}`)
      ? { gone: [block.text] }
      : undefined;
  }
  const without = withoutPieces(block, (piece) => target.holds(block, piece), desk.language);
  return without && !(without.block && !isWithinLimits(without.block)) ? without : undefined;
}

/** Takes away a sentence, or an entry of a list, that holds the words. */
export function removeText(editing: Editing, { text }: RequestOf<'removeText'>): Outcome {
  const bare = text.replace(/^(?:about|with|that says|saying)\s+/i, '');
  const wanted = keyOf(bare);
  if (wanted === '') return not('I was not told which text to remove.');
  const { desk, selected } = editing;
  // In quotes or not, the name of a section means the section.
  const named = editing.blocks.some((block) => keyOf(headingOf(block) ?? '') === wanted);
  if (named) return remove(editing, { kind: 'remove', section: text });
  for (const block of editing.blocks) {
    if (selected && block.componentId !== selected.componentId) continue;
    const without = withoutPieces(block, (piece) => holds(piece, wanted), desk.language);
    if (!without?.block || !isWithinLimits(without.block)) continue;
    return done(
      replaceBlock(editing.blocks, recite(without.block, desk)),
      without.block,
      `I removed the text with “${text}” from ${nameOf(without.block)}.`,
      without.gone,
    );
  }
  const missing = not(
    `I found no text “${text}” that could be removed${selected ? ' from the selected element' : ''}.`,
    'missing',
    text,
  );
  return removeAbout(editing, bare, missing);
}

/** Whole words; where a script has no spaces, letters must do. */
const holds = (text: string, wanted: string): boolean =>
  /^[\x20-\x7e]*$/.test(wanted)
    ? ` ${keyOf(text)} `.includes(` ${wanted} `)
    : keyOf(text).includes(wanted);

/** Of the list or table that has it, only the entries that are named stay. */
export function keepOnly(editing: Editing, { text }: RequestOf<'keepOnly'>): Outcome {
  const { desk, selected } = editing;
  const open = editing.blocks.filter(
    (block) => isList(block) && (!selected || block.componentId === selected.componentId),
  );
  const target = targetIn(open, text, desk.language);
  for (const block of target ? open : []) {
    const kept = withEntries(block, (entry) => target?.holds(block, entry) ?? false);
    if (!kept || entriesOf(kept) === entriesOf(block) || !isWithinLimits(kept)) continue;
    return done(
      replaceBlock(editing.blocks, recite(kept, desk)),
      kept,
      `I kept only “${text}” in ${nameOf(kept)}.`,
    );
  }
  return not(`I found no list with “${text}” on the page, so I changed nothing.`, 'missing', text);
}

/** Nothing when none of its entries is named. */
function withEntries(block: Block, isNamed: (entry: string) => boolean): Block | undefined {
  if (block.type === 'table') {
    const rows = block.rows.filter(({ cells }) => isNamed(cells[0] ?? ''));
    return rows.length === 0 ? undefined : { ...block, rows };
  }
  if (block.type === 'pricing') {
    const options = block.options.filter(({ title }) => isNamed(title));
    return options.length === 0 ? undefined : { ...block, options };
  }
  if (block.type !== 'benefits' && block.type !== 'cards') return undefined;
  const items = block.items.filter(({ title, text }) => isNamed(`${title} ${text ?? ''}`));
  return items.length === 0 ? undefined : ({ ...block, items } as Block);
}

const entriesOf = (block: Block): number =>
  block.type === 'table'
    ? block.rows.length
    : block.type === 'pricing'
      ? block.options.length
      : 'items' in block
        ? block.items.length
        : 0;
const isList = (block: Block): boolean => entriesOf(block) > 1 && block.type !== 'heard';
