// Whether a page begins with what the team wants first, by its words: in the headline, or in what stands right below.
// A word in the second line of the top is no beginning.
import type { Block } from '../../../../content/content.ts';
import { termsOf } from '../../../../platform/text/words.ts';
import type { Brief } from '../brief/brief.ts';
import { isAkin } from '../brief/led.ts';
import { apart } from '../brief/wish_words.ts';
import { type Hit, hitsOf } from '../brief/words_fit.ts';
import { piecesIn } from '../selection/placing.ts';
import { headingOf } from '../texts/texts.ts';

/** Half of it in one place is no chance. */
const enough = 0.5;

/** Every word of it counts: what no source speaks of is not said either. */
const shareIn = (hits: readonly Hit[], text: string): number =>
  hits.length === 0 ? 0 : hits.reduce((sum, hit) => sum + hit(text), 0) / hits.length;

export function beginsSurely(brief: Brief, about: string, blocks: readonly Block[]): boolean {
  const hits = hitsOf(apart(brief, about), brief.language, true);
  const least = /\p{Lo}/u.test(about) ? enough + 0.01 : enough;
  const tells = (text: string): boolean => shareIn(hits, text) >= least;
  const [hero, ...rest] = blocks;
  const first = rest.find(({ type }) => type !== 'heard');
  if (hero?.type !== 'hero') return false;
  if (tells(hero.headline)) return true;
  const heard = rest[0]?.type === 'heard' ? rest[0] : undefined;
  const said = heard?.items[0];
  if (tells(heard?.introduction ?? '') || (said && tells(`${said.said} ${said.proposed}`)))
    return true;
  if (first === undefined) return false;
  // `The trial` heads what is said of the trial with two barrels.
  const terms = termsOf(headingOf(first) ?? '', brief.language);
  const wanted = termsOf(about, brief.language);
  const isNamed = terms.length > 0 && terms.every((one) => wanted.some((two) => isAkin(one, two)));
  return isNamed || textsIn(first).slice(0, ofBeginning).some(tells);
}
/** Its heading, and what it says first. */
const ofBeginning = 5;

const textsIn = (block: Block): string[] => {
  const heading = headingOf(block) ?? '';
  return [heading, ...piecesIn(block).map((piece) => `${heading} ${piece}`)];
};
