// What a shorter page left out, by name: nobody should have to look for the price that went.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { allQuoted, clipped, type Editing, type Outcome } from '../editing.ts';
import { entriesOf } from '../ground/entry.ts';
import { isBinding } from './binding.ts';

const maxNamed = 8;
/** What is quoted on the page is quoted once in the reply. */
const marks = /^["“„«「]|["”“»」]$/gu;

/** Another headline is named as it is now. */
export function tellingGone({ blocks, brief }: Editing, outcome: Outcome): Outcome {
  if (outcome.did === undefined || outcome.dictated !== undefined) return outcome;
  const { language } = brief;
  const all = [
    ...new Set(blocks.flatMap((block) => goneOf(block, outcome.blocks ?? [], language))),
  ];
  const [first] = all;
  if (first === undefined) return outcome;
  const weighs = (text: string): number => Number(isBinding(text, language));
  const named = all.sort((a, b) => weighs(b) - weighs(a)).slice(0, maxNamed);
  const more = all.length > maxNamed ? [`+ ${all.length - maxNamed}`] : [];
  const about = [...named.map((text) => clipped(text.replace(marks, ''))), ...more];
  const did = `${outcome.did} I left out ${allQuoted(about)}.`;
  return { ...outcome, did, also: { deed: 'removed', about } };
}

/** A section by its heading, an entry by its name, a sentence as it stood; what stands elsewhere too is not gone. */
function goneOf(block: Block, after: readonly Block[], language: string): string[] {
  const left = after.find(({ componentId }) => componentId === block.componentId);
  if (left === block) return [];
  if (!left) return [headingOf(block) ?? textsOf(block)[0] ?? block.type];
  const said = (one: Block): string[] =>
    textsOf(one).flatMap((text) => sentencesOf(text, language));
  const [names, kept] = [entriesOf(left).map(({ name }) => name), new Set(after.flatMap(said))];
  const entries = entriesOf(block).filter(({ name }) => !names.includes(name));
  const isIn = (sentence: string): boolean => entries.some(({ whole }) => whole.includes(sentence));
  const sentences = said(block).filter((sentence) => !kept.has(sentence) && !isIn(sentence));
  return [...entries.map(({ name }) => name), ...sentences];
}
