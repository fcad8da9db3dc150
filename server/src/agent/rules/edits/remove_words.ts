// Takes away less than a sentence: a remark in brackets, a line of the hero, words of its headline.
import type { Block } from '../../../content/content.ts';
import { mapTexts } from '../compose/texts.ts';
import { capitalised } from '../context/items.ts';
import {
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  withBlock,
} from './editing.ts';

/** A remark in brackets goes alone, wherever it stands just so. */
export function removeBrackets(editing: Editing, bracketed: string): Outcome | undefined {
  const open = openBlocks(editing).filter(({ type }) => type !== 'quote');
  const blocks = editing.blocks.map((block) => {
    if (!open.includes(block) || !JSON.stringify(block).includes(bracketed)) return block;
    const without = mapTexts(block, (text) =>
      text.replaceAll(` ${bracketed}`, '').replaceAll(bracketed, '').trim(),
    );
    return isWithinLimits(without) ? without : block;
  });
  const changed = blocks.find((block, at) => block !== editing.blocks[at]);
  return changed && done(blocks, changed, `I removed “${bracketed}”.`, [bracketed]);
}

/** A line of the hero that it can do without. */
export function removeMember(editing: Editing, section: string): Outcome | undefined {
  const hero = openBlocks(editing).find((block) => block.type === 'hero');
  const [, word = ''] =
    /^(?:the\s)?(sub-?(?:headline|title|heading)|eyebrow)$/i.exec(section) ?? [];
  if (!hero || word === '') return undefined;
  const { [/^e/i.test(word) ? 'eyebrow' : 'subheadline']: gone, ...rest } = hero;
  return gone === undefined
    ? not(`The page has no ${word}.`, 'missing', word)
    : withBlock(editing, rest as Block, `I removed “${gone}”.`, [gone]);
}

/** `remove “Acme:” from the headline`: the words themselves, where the headline has them. */
export function withoutInHeadline(editing: Editing, text: string): Outcome | undefined {
  const hero = editing.within?.find((block) => block.type === 'hero');
  if (!hero?.headline.includes(text)) return undefined;
  const left = hero.headline.replace(text, '').replace(/\s+/g, ' ');
  const bare = left.replace(/^[\s:：,;–—-]{1,4}|[\s:：,;–—-]{1,4}$/g, '');
  if (bare.split(' ').length < 2) return undefined;
  const changed = { ...hero, headline: capitalised(bare) };
  return withBlock(editing, changed, `I removed “${text}” from the headline.`, [text]);
}
