// What somebody is to find at once (`the Xero answer has to be easy to find`) stands near the top under its own name:
// a paragraph that is labelled so becomes a section, an answer or an entry is brought up as what leads is.
import type { Block } from '../../../../content/content.ts';
import { type Brief, withId } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';
import { nearTop } from './placing.ts';

const label = /^([^.:：!?]{2,40})\s?[:：]\s+(\S.*)$/su;
const leastTold = 30;
/** A list of one is none. */
const leastLeft = 2;

/** The labelled paragraph as a section near the top; nothing where no paragraph bears the name. */
export function labelledUp(
  { language }: Brief,
  blocks: readonly Block[],
  about: string,
): Block[] | undefined {
  const { isIn } = meantBy(about, language);
  for (const block of blocks) {
    const entry = block.type === 'benefits' ? entryUp(block, isIn) : undefined;
    if (entry) {
      const top = withId({ type: 'prose', chunkIds: [], ...entry.told }, blocks);
      return blocks.map((one) => (one === block ? entry.rest : one)).toSpliced(nearTop, 0, top);
    }
    if (block.type !== 'prose' || block.paragraphs.length < 2) continue;
    const found = block.paragraphs.find((one) => isIn(label.exec(one)?.[1] ?? ''));
    const [, heading = '', text = ''] = label.exec(found ?? '') ?? [];
    if (found === undefined || text.length < leastTold) continue;
    const told = `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}`;
    const { chunkIds } = block;
    const made = withId({ type: 'prose', chunkIds, heading, paragraphs: [told] }, blocks);
    const paragraphs = block.paragraphs.filter((one) => one !== found);
    return blocks
      .map((one) => (one === block ? { ...block, paragraphs } : one))
      .toSpliced(nearTop, 0, made);
  }
  return undefined;
}

/** The entry of that name, and its list without it. */
function entryUp(block: Block & { type: 'benefits' }, isIn: (text: string) => boolean) {
  const found = block.items.find(({ title }) => isIn(title));
  const { title: heading, text = '' } = found ?? { title: '' };
  const items = block.items.filter((one) => one !== found);
  if (text.length < leastTold || items.length < leastLeft) return undefined;
  return { told: { heading, paragraphs: [text] }, rest: { ...block, items } };
}
