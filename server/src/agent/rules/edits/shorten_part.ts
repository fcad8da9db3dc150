// Shortens less than a section: the line below the headline, or one paragraph.
import { figuresIn } from '../../../claims/figures.ts';
import { joinSentences, sentencesOf } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import {
  done,
  type Editing,
  not,
  type Outcome,
  openBlocks,
  recite,
  replaceBlock,
} from './editing.ts';
import { findSections } from './find.ts';
import type { RequestOf } from './requests.ts';

/** Figures, prices, dates and what somebody said stay: the prose around them goes first. */
export const isProof = (text: string): boolean =>
  /["“”«»„「」]/.test(text) || figuresIn(text).length > 0;

/** The line below the headline keeps its first sentence. */
export function shortenSubheadline(
  editing: Editing,
  { section, sentences = 1 }: RequestOf<'shorten'>,
): Outcome | undefined {
  const hero = openBlocks(editing).find((block) => block.type === 'hero');
  if (!/^(?:the\s)?sub-?(?:headline|title|heading)$/i.test(section) || !hero) return undefined;
  if (hero.subheadline === undefined) {
    return not('The page has no subheadline.', 'missing', section);
  }
  const said = sentencesOf(hero.subheadline, editing.desk.language);
  if (said.length <= sentences) {
    return not('The subheadline cannot get any shorter.', 'shortest', hero.subheadline);
  }
  const subheadline = joinSentences(said.slice(0, sentences), editing.desk.language);
  const changed = recite({ ...hero, subheadline }, editing.desk);
  return done(replaceBlock(editing.blocks, changed), changed, 'I shortened the subheadline.', [
    subheadline,
  ]);
}

/** One paragraph, where only that one speaks of what is named and no section is called so. */
export function shortenParagraph(
  editing: Editing,
  { section, sentences }: RequestOf<'shorten'>,
): Outcome | undefined {
  const { desk, blocks } = editing;
  const name = keyOf(section.replace(/\s+section$/i, ''));
  const called = findSections(blocks, section, { byNameOnly: true }).length > 0;
  const spots = openBlocks(editing).flatMap((block) =>
    block.type === 'prose'
      ? block.paragraphs.flatMap((text, at) => (keyOf(text).includes(name) ? [{ block, at }] : []))
      : [],
  );
  const [spot, other] = spots;
  if (name === '' || called || !spot || other || spot.block.paragraphs.length < 2) return undefined;
  const said = sentencesOf(spot.block.paragraphs[spot.at] ?? '', desk.language);
  const kept = said.filter((one, at) => at < (sentences ?? 1) || (!sentences && isProof(one)));
  if (kept.length === said.length) {
    return not('That text cannot get any shorter.', 'shortest', said.join(' '));
  }
  const text = joinSentences(kept, desk.language);
  const changed = recite(
    { ...spot.block, paragraphs: spot.block.paragraphs.with(spot.at, text) },
    desk,
  );
  return done(replaceBlock(blocks, changed), changed, `I shortened it to “${text}”`, [text]);
}
