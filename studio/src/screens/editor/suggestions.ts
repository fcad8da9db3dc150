// What one might ask for next, on this page and of this block: only what its sources can answer.
import { t } from '../../lib/texts.ts';
import { type Content, type Selection, textsOf } from './content.ts';

export interface Suggestion {
  label: string;
  text: string;
  /** Can be sent as it is; otherwise it is the beginning of a sentence. */
  complete: boolean;
  /** Needs nobody to write: the block is put in as it is. */
  block?: 'form';
}

const wordsIn = (text: string): number => text.split(/\s+/).length;
const ready = (text: string): Suggestion => ({ label: text, text, complete: true });

export function suggestionsFor(content: Content, selection: Selection | undefined): Suggestion[] {
  return selection ? forBlock(content, selection) : forPage(content);
}

function forBlock(content: Content, { block }: Selection): Suggestion[] {
  const s = t.editor.suggestions;
  const index = content.blocks.findIndex((one) => one.componentId === block.componentId);
  const size = JSON.stringify(block).length;
  const start = { label: s.headline, text: s.headlineStart, complete: false };
  return [
    ...(block.type === 'hero' ? [start] : []),
    ...(size > 500 ? [ready(s.shortenThis)] : []),
    ...('actionIds' in block && block.actionIds.length > 0
      ? [{ label: s.button, text: s.buttonStart, complete: false }]
      : []),
    ...(index > 1 ? [ready(s.moveUp)] : []),
    ...(index > 0 && index < content.blocks.length - 1 ? [ready(s.moveDown)] : []),
    ...(block.type === 'hero' ? [] : [ready(s.removeThis)]),
  ].slice(0, 3);
}

/** Only what comes true: each of these is a request that the built-in agent carries out. */
function forPage(content: Content): Suggestion[] {
  const s = t.editor.suggestions;
  const { blocks } = content;
  const hero = blocks.find((block) => block.type === 'hero');
  const long = hero?.type === 'hero' && wordsIn(hero.headline) > 12;
  const words = blocks
    .flatMap((block) => textsOf(block))
    .reduce((sum, text) => sum + wordsIn(text), 0);
  return [
    long ? ready(s.shortenHeadline) : { label: s.headline, text: s.headlineStart, complete: false },
    ...(blocks.findIndex((block) => block.type === 'quote') > 1 ? [ready(s.moveQuote)] : []),
    ...(blocks.some((block) => block.type === 'form')
      ? []
      : [{ label: s.addForm, text: s.addForm, complete: true, block: 'form' as const }]),
    ...(words > 150 ? [ready(s.shorter)] : []),
  ].slice(0, 3);
}
