// What somebody is to find at once (`the Xero answer has to be easy to find`) stands near the top under its own name:
// a paragraph that is labelled so becomes a section, an answer or an entry is brought up as what leads is.
import type { Block } from '../../../../content/content.ts';
import { type Brief, withId } from '../brief/brief.ts';
import { meantBy } from '../brief/meant.ts';
import { nearTop } from './placing.ts';

const label = /^([^.:：!?]{2,40})\s?[:：]\s+(\S.*)$/su;
const leastTold = 30;

/** The labelled paragraph as a section near the top; nothing where no paragraph bears the name. */
export function labelledUp(
  { language }: Brief,
  blocks: readonly Block[],
  about: string,
): Block[] | undefined {
  const { isIn } = meantBy(about, language);
  for (const block of blocks) {
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
