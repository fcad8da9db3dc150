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
  openBlocks,
  recite,
  replaceBlock,
  targetsOf,
} from './editing.ts';
import { isPriceList, nameOf } from './find.ts';
import { isNumbered, nthIn, nthOfHeading, withoutNth } from './ground/nth.ts';
import { withoutPart, withoutPrice } from './ground/parts.ts';
import { placeCalled, type Scoped, scopeOf, stripArticles } from './ground/scope.ts';
import { headlineWithout } from './headline.ts';
import { listed, sectionIn } from './order.ts';
import { withoutPieces } from './pieces.ts';
import type { RequestOf } from './requests.ts';
import { type Target, targetIn } from './target.ts';

const anyOf =
  /^(?:(?:any|every)(?:thing)?|all|tout|toute|alles|todo|tutto|tudo|wszystko)?\s*(?:(?:the )?(?:mentions?|references?|talk|info|text|bits?)\s+)?(?:of|to|about|on|regarding|concerning|related to|ce qui concerne|qui concerne|concernant|was mit|was|zu|lo relacionado con|lo que tenga que ver con|lo de|ciò che riguarda|quello che riguarda|o que diz respeito a|o que fala de|over|co dotyczy|o)\s+/iu;

/** What is named, and where a comma follows, what stands before it: the rest may be a reason. */
export function remove(editing: Editing, request: RequestOf<'remove'>): Outcome {
  const outcome = removeNamed(editing, request);
  if (outcome.why !== 'missing') return outcome;
  const bare = request.section.replace(anyOf, '').trim();
  const [head = ''] = bare.split(/,\s|\s[-–—]\s/);
  for (const section of new Set([bare, head.trim()])) {
    if (section === request.section || section === '') continue;
    const other = removeNamed(editing, { kind: 'remove', section });
    if (other.did !== undefined) return other;
  }
  return outcome;
}

function removeNamed(editing: Editing, { section }: RequestOf<'remove'>): Outcome {
  // Whoever says `section` means all of it; else only what is called so goes whole.
  const whole = /\b(?:sections?|blocks?|parts?)\b/i.test(section);
  if (priceName.test(section)) {
    const outcome = removePrices(editing, section);
    if (outcome) return outcome;
  }
  const nth = removeNth(editing, section);
  if (nth) return nth;
  const entry = removeEntry(editing, section);
  if (entry) return entry;
  const found = targetsOf(editing, section, { byNameOnly: !whole });
  if (!isOutcome(found)) return removeSections(editing, section, found);
  if (found.why !== 'missing') return found;
  return removePart(editing, section) ?? removeAbout(editing, section, found);
}

/** Where the request names the place too; nothing when it is not there. */
function removePart(editing: Editing, named: string): Outcome | undefined {
  const scoped = scopeOf(editing.blocks, named);
  return scoped && removeWithin({ ...editing, within: scoped.within }, scoped);
}

function removeSections(editing: Editing, section: string, found: readonly Block[]): Outcome {
  const gone = new Set(found.flatMap((block) => sectionIn(editing, block)));
  const blocks = editing.blocks.filter((block) => !gone.has(block));
  if (blocks.length === 0) return not('A page needs at least one section, so I removed nothing.');
  const names = found.map((block) => headingOf(block) ?? section);
  return done(blocks, undefined, `I removed ${listed(found.map(nameOf))}.`, names);
}

/** `the price from the table`, `the second bullet under Why it matters`; nothing when it is not there. */
function removeWithin(editing: Editing, { rest, member }: Scoped): Outcome | undefined {
  if (member === 'headline') return removeFromHeadline(editing, rest);
  const nth = removeNth(editing, rest);
  if (nth) return nth;
  if (priceName.test(rest)) return removePrices(editing, rest);
  const outcome = removeAbout(editing, rest, not('', 'missing', rest));
  return outcome.did === undefined ? undefined : outcome;
}

function removeFromHeadline(editing: Editing, rest: string): Outcome | undefined {
  const [hero] = openBlocks(editing);
  const target = hero && targetIn([hero], rest, editing.desk.language);
  return target && headlineWithout(editing, (line) => target.holds(hero, line));
}

/** An entry by its very title, where no section is called so. */
function removeEntry(editing: Editing, named: string): Outcome | undefined {
  const wanted = keyOf(stripArticles(named));
  if (wanted === '' || editing.blocks.some((block) => keyOf(headingOf(block) ?? '') === wanted)) {
    return undefined;
  }
  const isNamed = (title: string): boolean => keyOf(title) === wanted;
  for (const block of openBlocks(editing)) {
    if (
      !('items' in block) ||
      !block.items.some((item) => 'title' in item && isNamed(item.title))
    ) {
      continue;
    }
    const items = block.items.filter((item) => !('title' in item && isNamed(item.title)));
    const left =
      items.length === 0 ? undefined : recite({ ...block, items } as Block, editing.desk);
    const blocks = left
      ? replaceBlock(editing.blocks, left)
      : editing.blocks.filter((one) => one !== block);
    if (blocks.length === 0) return undefined;
    return done(blocks, left, `I removed ${quoted(named)} from ${nameOf(block)}.`, [named]);
  }
  return undefined;
}

const inList =
  /\s+(?:in|of|from|on|aus|von|de|da|na|z|dell['’]|dall['’]|dalla|del)\s?(?:the|der|dem|la|l['’]|de)?\s?(?:list|liste|lista|elenco|lijst|listy|liście)$/iu;

/** An entry by its number, where one list can be meant. */
function removeNth(editing: Editing, named: string): Outcome | undefined {
  const phrase = named.replace(inList, '');
  const nth = nthIn(phrase) ?? nthOfHeading(openBlocks(editing), phrase);
  if (!nth) return undefined;
  const { desk, within, selected } = editing;
  const lists = openBlocks(editing).filter(
    (block) => isNumbered(block, nth) && (!nth.of || nth.of === block),
  );
  const [block] = lists;
  if (!block) return undefined;
  if (lists.length > 1 && !within && !selected) {
    return not(
      `There are several lists on the page: ${listed(lists.map(nameOf))}. Say which one you mean.`,
      'unclear',
    );
  }
  const without = withoutNth(block, nth, desk.language);
  if (!without) {
    return not(`I found no such entry in ${nameOf(block)}.`, 'missing', phrase);
  }
  const { gone, block: left } = without;
  const blocks = left
    ? replaceBlock(editing.blocks, recite(left, desk))
    : editing.blocks.filter((one) => one !== block);
  if (blocks.length === 0) return not('A page needs at least one section, so I removed nothing.');
  return done(blocks, left, `I removed ${quoted(gone)} from ${nameOf(block)}.`, [gone]);
}

const priceName =
  /^(?:(?:the|all|any|our|die|alle|les|tous les|los|las|todos los|i|tutti i|os|todos os|de|alle|wszystkie)\s+)?(?:pric(?:es?|ing)|costs|fees|rates|preise?|preisangaben|kosten|prix|precio|prezzo|preço|prijs|cena|cenę|cost|costo|coste|coût|custo|koszt|tarifs?|coûts|precios|tarifas|costes|prezzi|costi|tariffe|preços|valores|custos|prijzen|tarieven|ceny|cennik|opłaty|料金|価格|費用|料金表|価格表|価格の表|料金の表|الأسعار)(?:\s+(?:table|list|information|section|tabelle|angaben|liste|abschnitt))?$/iu;

/** Price lists whole, and elsewhere the sentences and entries that offer something at a price. */
function removePrices(editing: Editing, section: string): Outcome | undefined {
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

/** So many pieces are no longer a detail. */
const maxPieces = 8;

/** The pieces that speak of all that was named, and nothing beside them. */
function removeAbout(editing: Editing, section: string, missing: Outcome): Outcome {
  const { desk } = editing;
  const open = openBlocks(editing);
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
  const without = withoutPieces(
    block,
    (piece, around) => target.holds(block, piece, around),
    desk.language,
    target.without,
  );
  return without && !(without.block && !isWithinLimits(without.block)) ? without : undefined;
}

/** Takes away a sentence, or an entry of a list, that holds the words. */
export function removeText(whole: Editing, request: RequestOf<'removeText'>): Outcome {
  const { text, section } = request;
  const within = section === undefined ? undefined : placeCalled(whole.blocks, section)?.within;
  const editing = within ? { ...whole, within } : whole;
  const bare = text.replace(/^(?:about|with|that says|saying)\s+/i, '');
  const wanted = keyOf(bare);
  if (wanted === '') return not('I was not told which text to remove.');
  const { desk, selected } = editing;
  const open = openBlocks(editing);
  // In quotes or not, the name of a section means the section.
  const named = editing.blocks.some((block) => keyOf(headingOf(block) ?? '') === wanted);
  if (named) return remove(editing, { kind: 'remove', section: text });
  for (const block of editing.blocks) {
    if (!open.includes(block)) continue;
    const without = withoutPieces(
      block,
      (piece) => holds(piece, wanted),
      desk.language,
      (sentence) => withoutPart(sentence, () => 0, { price: false, name: bare }),
    );
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
  return removePart(editing, bare) ?? removeAbout(editing, bare, missing);
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
