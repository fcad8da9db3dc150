// Makes one text so many sentences long: those that it begins with.
import type { Block } from '../../../../content/content.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { opensWithYesOrNo } from '../../context/questions.ts';
import { ofUs } from '../../grammar/languages/edit_words.ts';
import {
  atStart,
  clipped,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  openBlocks,
  several,
  targetsOf,
  withBlock,
} from '../editing.ts';
import { nameOfPiece, pieceAbout } from '../ground/about.ts';
import { entriesOf, entryIn } from '../ground/entry.ts';
import { nameOf } from '../ground/sections.ts';
import { fewestOf } from './shorten_named.ts';

export function shortenTo(editing: Editing, asked: string, count: number): Outcome {
  const { brief, selected } = editing;
  const section = asked.replace(/ section$/, '');
  const entry = selected ? undefined : entryIn(openBlocks(editing), section, brief.language);
  const named = targetsOf(editing, asked, { byNameOnly: true });
  const about = isOutcome(named) && !entry && !selected ? pieceAbout(editing, section) : undefined;
  const found = entry ?? about?.one;
  // Two of a list are not the list.
  const parts = about?.parts ?? [];
  if (found?.at === -1 && parts.length < entriesOf(found.block).length && parts.length > 0)
    return several(parts.map(nameOfPiece));
  const hero =
    section === 'about us'
      ? editing.blocks.find((block) => block.type === 'hero' && ofUs.test(block.subheadline ?? ''))
      : undefined;
  const block = found?.block ?? (isOutcome(named) ? hero : named[0]);
  if (!block) return not(`I found no text about “${section}” on the page.`, 'missing', section);
  const isWhole = (found?.at ?? -1) === -1;
  const changed =
    (isWhole ? linesOf(editing, block, count) : undefined) ??
    withTexts(block, found?.at ?? -1, (text) => begun(text, count, brief.language));
  const name = found && found.at !== -1 ? `“${bare(found.name)}”` : nameOf(block);
  const line = block.type === 'hero' ? block.subheadline : headingOf(block);
  const told = bare(found?.name ?? line ?? '') || section;
  return changed === block
    ? not(`${atStart(name)} has no more sentences than that.`, 'shortest', told)
    : withBlock(editing, changed, `I shortened ${name}.`, [told]);
}

/** `Two lines` of a list: so many of its entries, each with what it says first. */
function linesOf(editing: Editing, block: Block, count: number): Block | undefined {
  const fewer = fewestOf(editing, block, count);
  return fewer && withTexts(fewer, -1, (text) => begun(text, 1, editing.brief.language));
}

/** Of what the reader said, without its quotation marks. */
const bare = (name: string): string => clipped(name.replace(/^["“„«]\s?|\s?["”“»]$/gu, ''));

/** `Yes.` alone says nothing. */
function begun(text: string, count: number, language: string): string {
  const all = sentencesOf(text, language);
  const [first = ''] = all;
  const bare = opensWithYesOrNo(first) && first.split(/\s+/).length === 1 ? 1 : 0;
  return all.length > count + bare ? joinSentences(all.slice(0, count + bare), language) : text;
}

type Items = Record<string, unknown>[];
const told = ['text', 'answer', 'proposed', 'subheadline', 'note'];

/** One entry of a list, or all that a section says. */
function withTexts(block: Block, at: number, cut: (text: string) => string): Block {
  if (block.type === 'prose' && at !== -1) {
    const paragraphs = block.paragraphs.map((text, index) => (at === index ? cut(text) : text));
    return paragraphs[at] === block.paragraphs[at] ? block : { ...block, paragraphs };
  }
  if (block.type === 'prose') {
    const whole = block.paragraphs.join(' ');
    return cut(whole) === whole ? block : { ...block, paragraphs: [cut(whole)] };
  }
  const cutIn = (one: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(one).map(([member, value]) => [
        member,
        told.includes(member) && typeof value === 'string' ? cut(value) : value,
      ]),
    );
  const list: Items | undefined = 'items' in block ? (block.items as unknown as Items) : undefined;
  const items = list?.map((item, index) => (at === -1 || at === index ? cutIn(item) : item));
  const next = items ? { ...block, items } : cutIn(block as unknown as Record<string, unknown>);
  return JSON.stringify(next) === JSON.stringify(block) ? block : (next as unknown as Block);
}
