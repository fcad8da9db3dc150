// What the page is to end with may stand inside a list, with its beginning on top of the page: it becomes a section of its
// own, whole, above the last button.
import type { Block } from '../../../../content/content.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { type Brief, withId } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';

const closing: ReadonlySet<Block['type']> = new Set(['callToAction', 'form', 'ask', 'sender']);

/** The last that tells something: what to do next comes behind it. */
export const lastTold = (blocks: readonly Block[]): Block | undefined =>
  blocks.findLast(({ type }) => !closing.has(type));

/** Undefined where no entry bears the name. */
export function entryLast(
  brief: Brief,
  blocks: readonly Block[],
  about: string,
): Block[] | undefined {
  const { language, source } = brief;
  const meant = meantBy(about, language);
  for (const list of blocks) {
    if (list.type !== 'benefits') continue;
    const entry = list.items.find(({ title, text }) => text !== undefined && meant.isIn(title));
    if (!entry) continue;
    const own = new Set(
      source.context
        .filter(({ heading = '' }) => meant.isIn(heading))
        .flatMap(({ paragraphs }) => paragraphs.flatMap(({ text }) => sentencesOf(text, language))),
    );
    const [hero, ...rest] = blocks;
    const top = hero?.type === 'hero' ? sentencesOf(hero.subheadline ?? '', language) : [];
    const above = top.filter((sentence) => own.has(sentence));
    const left = top.filter((sentence) => !own.has(sentence));
    const told = above.length > 0 && left.length > 0 ? above : [];
    const paragraph = joinSentences([...told, entry.text ?? ''], language);
    const section = withId(
      { type: 'prose', chunkIds: list.chunkIds, heading: entry.title, paragraphs: [paragraph] },
      blocks,
    );
    const items = list.items.filter((one) => one !== entry);
    const others = rest.flatMap((block) =>
      block === list ? (items.length === 0 ? [] : [{ ...list, items }]) : [block],
    );
    const end = others.findLastIndex(({ type }) => !closing.has(type)) + 1;
    const opening =
      hero?.type === 'hero' && told.length > 0
        ? { ...hero, subheadline: joinSentences(left, language) }
        : hero;
    return [...(opening ? [opening] : []), ...others.toSpliced(end, 0, section)];
  }
  return undefined;
}
