// Gives texts: the hero's lines, headings, wording, and replacements everywhere.
import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { maxParagraphs } from '../../../../platform/text/length.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import { headingOf, mapTexts } from '../../compose/texts/texts.ts';
import {
  atStart,
  type Editing,
  givenText,
  isOutcome,
  not,
  type Outcome,
  openBlocks,
  quotedEnd,
  targetOf,
  withBlock,
} from '../editing.ts';
import { entryIn } from '../ground/entry.ts';
import { isNumbered, nthIn, withNth } from '../ground/nth.ts';
import { scopeOf } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';
import { renameColumn } from './columns.ts';
import { answerGiven } from './given_answer.ts';

export function setHero(editing: Editing, { member, value }: RequestOf<'setHero'>): Outcome {
  const { blocks, selected } = editing;
  const given = givenText(value, member);
  if (!('text' in given)) return given;
  const chosen = blocks.find((block) => block.componentId === selected?.componentId);
  // With a section selected, `the title` is that section's.
  if (chosen && chosen.type !== 'hero' && member === 'headline') {
    return setHeading(editing, { kind: 'setHeading', section: 'this', value });
  }
  const hero = chosen ?? blocks.find((block) => block.type === 'hero');
  if (hero?.type !== 'hero') {
    const said = chosen
      ? `You selected ${nameOf(chosen)}, which has`
      : 'This page has no hero, so it has';
    return not(`${said} no ${member}.`);
  }
  const { text } = given;
  if (hero[member] === text) return not(`The ${member} is “${text}” already.`, 'already', text);
  const changed = { ...hero, [member]: text };
  const said = `I set the ${member} to ${quotedEnd(text)}`;
  return withBlock(editing, changed, said, [text], { dictated: [] });
}

export function setHeading(editing: Editing, request: RequestOf<'setHeading'>): Outcome {
  const called = editing.blocks.some(
    (one) => keyOf(headingOf(one) ?? '') === keyOf(request.section),
  );
  const column = called ? undefined : renameColumn(editing, request.section, request.value);
  if (column) return column;
  const block = targetOf(editing, request.section);
  if (isOutcome(block)) return renameEntry(editing, request) ?? block;
  const given = givenText(request.value, 'heading');
  if (!('text' in given)) return given;
  if (block.type === 'quote') return not('A quotation has no heading, so I left it as it is.');
  const before = headingOf(block);
  const changed =
    block.type === 'hero' ? { ...block, headline: given.text } : withHeading(block, given.text);
  const was = before === undefined ? nameOf(block) : `“${before}”`;
  const said =
    before === undefined ? `I gave ${was} the heading` : `I changed the heading ${was} to`;
  return withBlock(editing, changed, `${said} ${quotedEnd(given.text)}`);
}

/** An entry of a list by its title: what is said of it stays. */
function renameEntry(
  editing: Editing,
  { section, value }: RequestOf<'setHeading'>,
): Outcome | undefined {
  const entry = entryIn(openBlocks(editing), section, editing.brief.language);
  const given = givenText(value, 'title');
  if (!entry || !('text' in given)) return undefined;
  const { block, name } = entry;
  const changed = mapTexts(block, (text) => (text === name ? given.text : text));
  if (changed === block) return undefined;
  return withBlock(editing, changed, `I renamed “${name}” to ${quotedEnd(given.text)}`, [
    given.text,
  ]);
}

/** In front of the other members, as every block has it. */
function withHeading(block: Block, heading: string): Block {
  const { type, componentId, chunkIds, ...members } = block;
  return Object.assign({ type, componentId, chunkIds, heading }, members, { heading }) as Block;
}

/** `the second bullet under Why it matters` gets the text as its own. */
function setNth(editing: Editing, { section, value }: RequestOf<'setText'>): Outcome | undefined {
  const named = section.replace(/["“”«»„「」]/g, ' ').replace(/\s+/g, ' ');
  const scoped = nthIn(named) ? { rest: named, within: undefined } : scopeOf(editing.blocks, named);
  const nth = scoped && nthIn(scoped.rest);
  if (!nth) return undefined;
  const open = openBlocks({ ...editing, ...(scoped.within ? { within: scoped.within } : {}) });
  const lists = open.filter((block) => isNumbered(block, nth));
  const [block] = lists;
  if (!block || (lists.length > 1 && !scoped.within))
    return not('Say which list you mean.', 'unclear');
  const given = givenText(value, 'title');
  if (!('text' in given)) return given;
  const changed = withNth(block, nth, given.text);
  if (!changed) return not(`I found no such entry in ${nameOf(block)}.`, 'missing', named);
  const said = `I changed the entry in ${nameOf(block)} to ${quotedEnd(given.text)}`;
  return withBlock(editing, changed, said, [given.text]);
}

export function setText(editing: Editing, request: RequestOf<'setText'>): Outcome {
  const nth = setNth(editing, request);
  if (nth) return nth;
  const asked = answerAbout.exec(request.section)?.[1];
  const answered = asked === undefined ? undefined : answerGiven(editing, asked, request.value);
  if (answered) return answered;
  const block = targetOf(editing, request.section);
  if (isOutcome(block)) return block;
  const given = givenText(request.value, 'text');
  if (!('text' in given)) return given;
  const clicked = editing.selected?.text;
  const inPlace = clicked === undefined ? undefined : replaceClicked(block, clicked, given.text);
  const changed = inPlace ?? replaceMain(block, request.value);
  const many = `${atStart(nameOf(block))} holds several texts; say which one to change, for example: replace “…” with “…”.`;
  return changed
    ? withBlock(editing, changed, `I changed the text of ${nameOf(changed)}.`)
    : not(many);
}

const answerAbout =
  /^(?:\p{L}{1,4}['’]?\s?)?(?:answer|antwort|réponse|respuesta|risposta|resposta|antwoord|odpowied[źz]i?)\s(.{2,120})$/iu;

/** The one text of the block that was clicked on. */
function replaceClicked(block: Block, clicked: string, text: string): Block | undefined {
  const key = keyOf(clicked);
  let hits = 0;
  const changed = mapTexts(block, (old) => {
    if (keyOf(old) !== key || hits > 0) return old;
    hits++;
    return text;
  });
  return hits === 1 && key !== '' ? changed : undefined;
}

function replaceMain(block: Block, raw: string): Block | undefined {
  const text = plainText(raw);
  switch (block.type) {
    case 'hero':
      return { ...block, subheadline: text };
    case 'prose': {
      const paragraphs = raw
        .split(/\n\s*\n/)
        .map(plainText)
        .filter((paragraph) => paragraph !== '')
        .slice(0, maxParagraphs);
      return { ...block, paragraphs };
    }
    case 'quote':
    case 'callToAction':
      return { ...block, text };
    case 'form':
      return { ...block, introduction: text };
    case 'media':
      return { ...block, caption: text };
    default:
      return undefined;
  }
}
