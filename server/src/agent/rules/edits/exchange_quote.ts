// One person's words in the place of another's.
import { citing } from '../compose/desk.ts';
import { addable } from './add_quote.ts';
import { done, type Editing, not, type Outcome, replaceBlock } from './editing.ts';
import { findSections } from './find.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

export function exchangeQuote(editing: Editing, request: RequestOf<'exchangeQuote'>): Outcome {
  const { blocks, selected } = editing;
  const quotes = blocks.filter((block) => block.type === 'quote');
  const [named] = findSections(blocks, request.other, {}).filter(({ type }) => type === 'quote');
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
