// Moves what was named where it was asked for: a section that is called so, an entry inside its list,
// one sentence, a fact, or a quotation that the page left out.
import type { Block } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { headingOf, textsOf } from '../../compose/texts.ts';
import { conceptsIn } from '../../fit/concepts.ts';
import { type Editing, not, type Outcome, withBlock } from '../editing.ts';
import { entriesOf } from '../ground/entry.ts';
import { findSections } from '../ground/find.ts';
import { meantOnPage } from '../ground/meant.ts';
import { typesNamed } from '../ground/nth.ts';
import { kindOfSection } from '../ground/sections.ts';
import { priceTerms } from '../ground/target.ts';
import type { Place, RequestOf } from '../requests.ts';
import { moveOrAddQuote } from './add_named.ts';
import { moveEntry } from './entries.ts';
import { move } from './order.ts';
import { moveSentence, stateFirst } from './sentence.ts';

export function moveNamed(editing: Editing, asking: RequestOf<'move'>): Outcome {
  const { blocks, last, selected } = editing;
  const request = { ...asking, place: beforeAll(asking.place) };
  const asked = typesNamed(request.section)?.includes('faq');
  if (asked && !blocks.some(({ type }) => type === 'faq' || type === 'heard')) {
    return not(`I found no question “${request.section}” on the page.`, 'missing', request.section);
  }
  const exact = blocks.some((block) => keyOf(headingOf(block) ?? '') === keyOf(request.section));
  const titled = blocks
    .flatMap(entriesOf)
    .some(({ name }) => keyOf(name) === keyOf(request.section));
  const entry = titled && !exact ? moveEntry(editing, request) : undefined;
  if (entry) return entry;
  const named = findSections(blocks, request.section, { byNameOnly: true, last });
  const pointed = /^(?:|it|this|that)$/.test(request.section);
  if (named.length > 0 || pointed) return move(editing, request);
  // Whoever says the price means the list of them, and no sentence that speaks of what something costs.
  const prices = priceList(editing, request.section);
  const heading = prices && headingOf(prices);
  if (heading !== undefined) return move(editing, { ...request, section: heading });
  // A kind of section that the page does not have is no word in a sentence.
  if (kindOfSection(request.section) === 'stats') {
    return not(`I found no section “${request.section}” on the page.`, 'missing', request.section);
  }
  const smaller =
    moveEntry(editing, request) ?? (selected ? undefined : moveSentence(editing, request));
  if (smaller) return smaller;
  const outcome = move(editing, request);
  if (outcome.why !== 'missing' || selected) return outcome;
  // `The telephone number at the top`: a fact goes there as a sentence.
  const stated = request.place.where === 'top' ? stateFirst(editing, request.section) : undefined;
  return stated ?? moveOrAddQuote(editing, request) ?? moveMeant(editing, request) ?? outcome;
}

/** What is called otherwise: an answer to the reader among their questions, an entry in its list, a section. */
function moveMeant(editing: Editing, request: RequestOf<'move'>): Outcome | undefined {
  const { blocks, desk } = editing;
  const named = blocks.flatMap(
    (block): { block: Block; at: number; name: string; whole: string }[] => {
      const heading = headingOf(block) ?? '';
      if (block.type === 'heard')
        return block.items.map(({ said, proposed }, at) => ({
          ...{ block, at, name: said, whole: `${said} ${proposed}` },
        }));
      const whole = { block, at: -1, name: heading, whole: textsOf(block).join(' ') };
      return [...(block.type === 'hero' ? [] : [whole]), ...entriesOf(block)];
    },
  );
  const found = meantOnPage(desk, request.section, named);
  if (!found) return undefined;
  const { block, at, name } = found;
  if (block.type !== 'heard') {
    const meant = { ...request, section: name };
    return at === -1 ? move(editing, meant) : moveEntry({ ...editing, within: [block] }, meant);
  }
  const pair = block.items[at];
  if (request.place.where !== 'top' || !pair) return undefined;
  if (at === 0) return not(`“${name}” is there already.`, 'there', name);
  const items = [pair, ...block.items.toSpliced(at, 1)];
  return withBlock(editing, { ...block, items }, `I moved the answer to ${name} up.`, [name]);
}

const everything =
  /^(?:everything(?: else)?|all(?: else| the rest)?|else|the rest|alle[ms](?: ander\p{L}+)?|tout(?: le reste)?|le reste|todo(?: lo demás)?|lo demás|tutto(?: il resto)?|il resto|tudo(?: o resto)?|o resto|de rest|wszyst\p{L}+)$/iu;
/** `Before everything else` is the top. */
const beforeAll = (place: Place): Place =>
  place.where === 'before' && everything.test(place.section.trim()) ? { where: 'top' } : place;

function priceList({ blocks, desk }: Editing, named: string): Block | undefined {
  const terms = termsOf(named, desk.language);
  if (terms.length === 0 || !terms.every((term) => priceTerms.has(term))) return undefined;
  const isList = (block: Block): boolean =>
    block.type === 'table' &&
    (block.rows.some(({ cells }) => cells.some(hasAmount)) ||
      conceptsIn(block.heading ?? '', desk.language).has('price'));
  return blocks.find(({ type }) => type === 'pricing') ?? blocks.find(isList);
}
