// One person's words in the place of another's.
import type { Block } from '../../../content/content.ts';
import { fold } from '../../../platform/text/words.ts';
import { citing } from '../compose/desk.ts';
import { addable } from './add_quote.ts';
import { atStart, done, type Editing, not, type Outcome, replaceBlock } from './editing.ts';
import { findSections } from './find.ts';
import { bySpeaker } from './ground/speaker.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

/** Where the words are on the page already, the others go, if they are there too. */
function besides(editing: Editing, there: Block, named: Block | undefined): Outcome {
  const { blocks } = editing;
  const name = there.type === 'quote' ? there.text : '';
  if (!named || named === there)
    return not(`${atStart(nameOf(there))} is there already.`, 'already', name);
  const left = blocks.filter((block) => block !== named);
  return done(left, there, `I removed ${nameOf(named)}; ${nameOf(there)} is there already.`, [
    name,
  ]);
}

export function exchangeQuote(editing: Editing, request: RequestOf<'exchangeQuote'>): Outcome {
  const { blocks, selected } = editing;
  const quotes = blocks.filter((block) => block.type === 'quote');
  const [named] = findSections(blocks, request.other, {}).filter(({ type }) => type === 'quote');
  const [there] = bySpeaker(blocks, fold(request.by)) ?? [];
  if (there && !selected && !request.named) return besides(editing, there, named);
  const old =
    quotes.find((block) => block === named) ??
    (quotes.length === 1 && !request.named ? quotes[0] : undefined);
  if (!old || (selected && selected.componentId !== old.componentId)) {
    return not(`I could not tell whose words “${request.other}” are.`, 'missing', request.other);
  }
  const found = addable(editing, request.by, true);
  if (!found) {
    return not(
      `I found no quotation of “${request.by}” in the sources that is not on the page.`,
      'missing',
      request.by,
    );
  }
  const { chunkId: _, ...said } = found;
  const { componentId } = old;
  const block = { type: 'quote' as const, componentId, chunkIds: citing([found]), ...said };
  const told = `I put ${nameOf(block)} in the place of ${nameOf(old)}.`;
  return { ...done(replaceBlock(blocks, block), block, told, [found.text]), deed: 'changed' };
}
