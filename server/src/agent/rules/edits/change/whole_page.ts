// What a request does to the page as a whole: write it anew, or bring back the one before.
import type { PageContent } from '../../../../content/content.ts';
import { compose } from '../../compose/compose.ts';
import { makeClaims } from '../../compose/texts/claims.ts';
import { done, type Editing, type Outcome, onlySelected } from '../editing.ts';

/** The page as it was before the last change: every word of it stood there already. */
export function undo(editing: Editing, { blocks, buttonTitles = [] }: PageContent): Outcome {
  const refused = onlySelected(editing, 'did not go back');
  if (refused) return refused;
  const did = 'I put the page back as it was before the last change.';
  return { ...done(blocks, undefined, did, []), buttonTitles, deed: 'undone' };
}

/** The one section that differs, if one does. */
export function changedIn(
  before: PageContent | undefined,
  { blocks }: PageContent,
): string | undefined {
  const known = new Set(before?.blocks.map((block) => JSON.stringify(block)));
  const [one, more] = blocks.filter((block) => !known.has(JSON.stringify(block)));
  return before === undefined || more ? undefined : one?.componentId;
}

export function rewrite(editing: Editing): Outcome {
  const refused = onlySelected(editing, 'did not write the page anew');
  if (refused) return refused;
  const { brief } = editing;
  const { content } = compose({ ...brief, claims: makeClaims(brief.language) });
  const did = 'I wrote the page anew from the page context and the topics.';
  return { ...done(content.blocks, undefined, did), deed: 'rewritten' };
}
