// Adds where it was wanted what should move and is not on the page.
import { termsOf } from '../../../../platform/text/words.ts';
import type { Editing, Outcome } from '../editing.ts';
import { pieceAbout } from '../ground/about.ts';
import { bareTarget } from '../ground/scope.ts';
import { inSourceWords, search, sectionAbout } from '../ground/search.ts';
import type { Place, RequestOf } from '../requests.ts';
import { addAbout } from './add.ts';

/** What the page left out and the sources tell in these very words comes in where it was wanted. */
export function addInPlace(
  editing: Editing,
  { section, place }: RequestOf<'move'>,
): Outcome | undefined {
  const { brief } = editing;
  const [head = ''] = bareTarget(section.replace(/ section$/, '')).split(/,\s/);
  const topic = inSourceWords(brief, head);
  const isTold = sectionAbout(brief, topic, allOf) || search(brief, topic, allOf).length > 0;
  const { one, several: others } = pieceAbout(editing, head);
  const isShown = one !== undefined || others.some(({ block }) => block.type !== 'heard');
  if (termsOf(head, brief.language).length === 0 || isShown || !isTold) return undefined;
  const end = place.where === 'up' ? 'top' : place.where === 'down' ? 'bottom' : undefined;
  const at: Place = end ? { where: end } : place;
  const outcome = addAbout(editing, { kind: 'addAbout', topic, place: at });
  return outcome.did === undefined ? undefined : { ...outcome, deed: 'added' };
}
const allOf = 0.95;
