// Moves what was named where it was asked for: a section that is called so, an entry inside its list,
// one sentence of a section, a fact, or a quotation that the page left out.
import { keyOf } from '../../../platform/text/words.ts';
import { headingOf } from '../compose/texts.ts';
import { moveOrAddQuote } from './add_named.ts';
import { type Editing, not, type Outcome } from './editing.ts';
import { stateFirst } from './emphasise.ts';
import { moveEntry } from './entries.ts';
import { findSections } from './find.ts';
import { entriesOf } from './ground/entry.ts';
import { typesNamed } from './ground/nth.ts';
import { mention } from './mention.ts';
import { move } from './order.ts';
import { relocate } from './relocate.ts';
import type { RequestOf } from './requests.ts';
import { moveSentence } from './split_out.ts';

export function moveNamed(editing: Editing, request: RequestOf<'move'>): Outcome {
  const { blocks, last, selected } = editing;
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
  const smaller =
    moveEntry(editing, request) ?? (selected ? undefined : moveSentence(editing, request));
  if (smaller) return smaller;
  const outcome = move(editing, request);
  if (outcome.why !== 'missing' || selected) return outcome;
  const elsewhere = relocate(editing, request.section) ?? belowTitle(editing, request);
  if (elsewhere) return elsewhere;
  // `The telephone number at the top`: a fact goes there as a sentence.
  const stated = request.place.where === 'top' ? stateFirst(editing, request.section) : undefined;
  return stated ?? moveOrAddQuote(editing, request) ?? outcome;
}

/** `… under the headline`: what the page does not say there yet is told there, from the sources. */
function belowTitle(editing: Editing, { section, place }: RequestOf<'move'>): Outcome | undefined {
  if (place.where !== 'after' || place.section !== 'headline') return undefined;
  const moved = relocate(editing, section, place);
  if (moved) return moved;
  const hero = editing.blocks.find(({ type }) => type === 'hero');
  if (!hero) return undefined;
  const there = { ...editing, last: hero.componentId };
  const told = mention(there, { kind: 'mention', text: section, section: 'it', sourced: true });
  return told.did === undefined ? undefined : { ...told, deed: 'added' };
}
