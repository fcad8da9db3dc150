// What stands on a page in other words than a list has, or not whole: a row of a table, a sentence that was cut.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import { type Brief, citing } from '../../compose/brief/brief.ts';
import type { Answer } from '../../compose/texts/answer.ts';
import { rowCalled } from '../../compose/texts/row_called.ts';
import { type Change, changeFirst } from '../../compose/texts/texts.ts';
import { isShortened } from '../../text/shortened.ts';
import { cite, type Editing, type Outcome, quotedEnd, withBlock } from '../editing.ts';
import { everyText } from '../ground/find.ts';
import { sourceOf } from '../ground/search.ts';
import { nameOf } from '../ground/sections.ts';
import { pieceWords } from '../ground/target.ts';
import type { Sentence } from './sentence_place.ts';

/** The row that goes by a name, whatever is said of its kind: `the plan M`. */
export const rowFor = (brief: Brief, given: string): Answer | undefined =>
  rowCalled(answersIn(brief), given, (word) => termsOf(word).every((one) => pieceWords.has(one)));

export function rowSentence(brief: Brief, row: Answer): Sentence {
  const chunkIds = citing([row]);
  return { sentence: row.text, chunkIds, origin: `, from ${sourceOf(brief, chunkIds)}` };
}

/** Where the page says it with something left out, the whole sentence takes its place. */
export function completed(editing: Editing, added: Sentence, within: readonly Block[]) {
  const { sentence } = added;
  const said = (name: string): string =>
    `I put the whole sentence of the source in ${name}: ${quotedEnd(sentence)}`;
  return changedIn(editing, within, added, said, (text, member) => {
    const all = running.has(member) ? sentencesOf(text, editing.brief.language) : [];
    const short = all.find((one) => isShortened(one, sentence));
    return short === undefined ? undefined : text.replace(short, () => sentence);
  });
}
const running: ReadonlySet<string> = new Set('paragraphs text subheadline note answer'.split(' '));

/** In the first text that can take it. */
function changedIn(
  editing: Editing,
  within: readonly Block[],
  { sentence, chunkIds }: Sentence,
  said: (name: string) => string,
  change: Change,
): Outcome | undefined {
  for (const block of within) {
    const changed = changeFirst(block, change);
    if (!changed) continue;
    const cited = { ...changed, chunkIds: cite(block, chunkIds) };
    return withBlock(editing, cited, said(nameOf(block)), [sentence]);
  }
  return undefined;
}

/** The section that shows all of its cells. */
export const hasRow = (
  blocks: readonly Block[],
  { row, text }: Pick<Answer, 'row' | 'text'>,
): Block | undefined =>
  blocks.find((block) => {
    const shown = keyOf(everyText(block).join(' '));
    return (row ?? text.split(/[:：,、]\s?/u)).every((cell) => shown.includes(keyOf(cell)));
  });
