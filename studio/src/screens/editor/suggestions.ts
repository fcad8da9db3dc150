// What one might ask for next, on this page and of this block: only what its sources can answer.
import type { Page } from '@facet/sdk';
import { t } from '../../lib/texts.ts';
import type { Content } from './content.ts';
import type { Selection } from './conversation.tsx';

export interface Suggestion {
  label: string;
  text: string;
  /** Can be sent as it is; otherwise it is the beginning of a sentence. */
  complete: boolean;
}

const wordsIn = (text: string): number => text.split(/\s+/).length;
const ready = (text: string): Suggestion => ({ label: text, text, complete: true });

export function suggestionsFor(
  content: Content,
  page: Page,
  selection: Selection | undefined,
): Suggestion[] {
  return selection ? forBlock(content, selection) : forPage(content, page);
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

function forPage(content: Content, page: Page): Suggestion[] {
  const s = t.editor.suggestions;
  const types = new Set<string>(content.blocks.map((block) => block.type));
  const knows = (pattern: RegExp) => pattern.test(page.pageContext);
  const hero = content.blocks.find((block) => block.type === 'hero');
  const long = hero?.type === 'hero' && wordsIn(hero.headline) > 12;
  return [
    long ? ready(s.shortenHeadline) : { label: s.headline, text: s.headlineStart, complete: false },
    ...(!types.has('quote') && knows(/[“„«][^”“»]{15,}/) ? [ready(s.addQuote)] : []),
    ...(!types.has('stats') && knows(/\d\s?(%|percent|Prozent|hours|Stunden|×)/)
      ? [ready(s.addStats)]
      : []),
    ...(!types.has('faq') && knows(/\?\s/) ? [ready(s.addFaq)] : []),
    ...(types.has('form') ? [] : [ready(s.addForm)]),
    ...(content.blocks.length > 7 ? [ready(s.shorter)] : []),
  ].slice(0, 3);
}
