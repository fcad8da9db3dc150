// Makes a whole page longer: the sections of its sources that it left out.
import type { Block } from '../../../content/content.ts';
import { maxBlocks } from '../../../platform/text/length.ts';
import { sectionFit, withId } from '../compose/desk.ts';
import { roomy } from '../compose/lists.ts';
import { sectionBlocks } from '../compose/sections.ts';
import { deskFor, done, type Editing, not, type Outcome } from './editing.ts';
import { insertAt, listed } from './order.ts';
import { nameOf } from './section_name.ts';

const maxSections = 2;

export function draftUnused(editing: Editing): Outcome {
  const { blocks } = editing;
  const desk = deskFor(editing);
  const { context, topics } = desk.source;
  const sections = [...context, ...topics]
    .filter((section) => !section.backMatter)
    .map((section) => ({ section, fit: sectionFit(desk, section) }))
    .sort((a, b) => b.fit - a.fit);
  const added: Block[] = [];
  const names: string[] = [];
  for (const { section } of sections) {
    if (names.length === maxSections) break;
    const drafts = sectionBlocks(desk, section, roomy);
    for (const draft of drafts) added.push(withId(draft, [...blocks, ...added]));
    const first = added.at(-drafts.length);
    if (drafts.length > 0 && first) names.push(nameOf(first));
  }
  const at = insertAt(editing, undefined);
  if (added.length === 0 || blocks.length + added.length > maxBlocks || typeof at !== 'number') {
    return not('The page already says everything the page context and the topics hold.');
  }
  const longer = [...blocks.slice(0, at), ...added, ...blocks.slice(at)];
  return done(longer, added[0], `I made the page longer: I added ${listed(names)}.`);
}
