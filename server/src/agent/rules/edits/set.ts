// Gives texts: the hero's lines, headings, wording, and replacements everywhere.
import type { Block } from '../../../content/content.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { maxParagraphs } from '../../../platform/text/length.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { headingOf, mapTexts } from '../compose/texts.ts';
import { capitalised } from '../context/items.ts';
import {
  atStart,
  dictatedIn,
  done,
  type Editing,
  givenText,
  isOutcome,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  quotedEnd,
  recite,
  replaceBlock,
  targetOf,
} from './editing.ts';
import { entryIn } from './ground/entry.ts';
import { isNumbered, nthIn, withNth } from './ground/nth.ts';
import { placeCalled, scopeOf } from './ground/scope.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';

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
    return not(
      chosen
        ? `You selected ${nameOf(chosen)}, which has no ${member}.`
        : `This page has no hero, so there is no ${member} to set.`,
    );
  }
  const { text } = given;
  if (hero[member] === text) return not(`The ${member} is “${text}” already.`, 'already', text);
  const changed = { ...hero, [member]: text };
  return done(replaceBlock(blocks, changed), changed, `I set the ${member} to ${quotedEnd(text)}`, [
    text,
  ]);
}

export function setHeading(editing: Editing, request: RequestOf<'setHeading'>): Outcome {
  const block = targetOf(editing, request.section);
  if (isOutcome(block)) return renameEntry(editing, request) ?? block;
  const given = givenText(request.value, 'heading');
  if (!('text' in given)) return given;
  if (block.type === 'quote') return not('A quotation has no heading, so I left it as it is.');
  const before = headingOf(block);
  const changed =
    block.type === 'hero' ? { ...block, headline: given.text } : withHeading(block, given.text);
  const was = before === undefined ? nameOf(block) : `“${before}”`;
  return done(
    replaceBlock(editing.blocks, changed),
    changed,
    before === undefined
      ? `I gave ${was} the heading ${quotedEnd(given.text)}`
      : `I changed the heading ${was} to ${quotedEnd(given.text)}`,
  );
}

/** An entry of a list by its title: what is said of it stays. */
function renameEntry(
  editing: Editing,
  { section, value }: RequestOf<'setHeading'>,
): Outcome | undefined {
  const entry = entryIn(openBlocks(editing), section, editing.desk.language);
  const given = givenText(value, 'title');
  if (!entry || !('text' in given)) return undefined;
  const { block, name } = entry;
  const changed = mapTexts(block, (text) => (text === name ? given.text : text));
  if (changed === block || !isWithinLimits(changed)) return undefined;
  const said = `I renamed “${name}” to ${quotedEnd(given.text)}`;
  return done(replaceBlock(editing.blocks, recite(changed, editing.desk)), changed, said, [
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
  if (!isWithinLimits(changed)) return not('That text is too long for its place.', 'tooLong');
  const said = `I changed the entry in ${nameOf(block)} to ${quotedEnd(given.text)}`;
  return done(replaceBlock(editing.blocks, recite(changed, editing.desk)), changed, said, [
    given.text,
  ]);
}

export function setText(editing: Editing, request: RequestOf<'setText'>): Outcome {
  const nth = setNth(editing, request);
  if (nth) return nth;
  const block = targetOf(editing, request.section);
  if (isOutcome(block)) return block;
  const given = givenText(request.value, 'text');
  if (!('text' in given)) return given;
  const clicked = editing.selected?.text;
  const inPlace = clicked === undefined ? undefined : replaceClicked(block, clicked, given.text);
  const changed = inPlace ?? replaceMain(block, request.value);
  if (!changed) {
    return not(
      `${atStart(nameOf(block))} holds several texts; say which one to change, for example: replace “…” with “…”.`,
    );
  }
  if (!isWithinLimits(changed))
    return not('That text is too long for its place, so I left it out.', 'tooLong');
  return done(
    replaceBlock(editing.blocks, recite(changed, editing.desk)),
    changed,
    `I changed the text of ${nameOf(changed)}.`,
  );
}

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

export function replaceText(editing: Editing, request: RequestOf<'replace'>): Outcome {
  const { from, to, section } = request;
  const { blocks, selected } = editing;
  const replacement = plainText(to);
  const change = { from, to: replacement };
  if (from === '') return not('I was not told which text to replace.');
  const within = section === undefined ? undefined : placeCalled(blocks, section)?.within;
  const all = openBlocks({ ...editing, ...(within ? { within } : {}) });
  // What somebody said stays as it was said, unless it stands there alone.
  const written = all.filter(({ type }) => type !== 'quote' && type !== 'heard');
  const open = written.some((block) => countIn(block, change, true) > 0) ? written : all;
  const exact = open.some((block) => countIn(block, change, false) > 0);
  const where = selected ? 'in the selected element' : 'on the page';
  let count = 0;
  let tooLong = 0;
  const changed = blocks.map((block) => {
    const hits = open.includes(block) ? countIn(block, change, !exact) : 0;
    if (hits === 0) return block;
    const next = mapTexts(block, (text) => replaceIn(text, change, !exact));
    if (!isWithinLimits(next)) {
      tooLong++;
      return block;
    }
    count += hits;
    return recite(next, editing.desk);
  });
  if (count === 0 && tooLong > 0) {
    return not(`Replacing “${from}” would leave a text empty or too long, so I changed nothing.`);
  }
  const dated = count === 0 && section === undefined ? replaceDate(editing, change) : undefined;
  if (dated) return dated;
  if (count === 0)
    return not(
      `I found “${from}” nowhere ${where}, so there was nothing to replace.`,
      'missing',
      from,
    );
  const times = count === 1 ? 'once' : `${count} times`;
  const dictated = dictatedIn(blocks, changed, editing.desk.language);
  const replaced = done(
    changed,
    undefined,
    `I replaced “${from}” with “${replacement}” ${times} ${where}.`,
    [replacement],
  );
  const outcome = { ...replaced, dictated };
  return tooLong === 0
    ? outcome
    : {
        ...outcome,
        not: `In ${tooLong} sections the new text did not fit, and I left the old one.`,
      };
}

/** The date of an entry is no text of its own, and changes all the same. */
function replaceDate(editing: Editing, { from, to }: Replacement): Outcome | undefined {
  for (const block of openBlocks(editing)) {
    if (block.type !== 'timeline' && block.type !== 'plan') continue;
    const at = block.items.findIndex(({ date }) => date?.includes(from));
    const item = block.items[at];
    if (item?.date === undefined) continue;
    const date = item.date.replace(from, () => to);
    const changed = { ...block, items: block.items.with(at, { ...item, date }) } as Block;
    const said = `I changed the date “${item.date}” to “${date}” in ${nameOf(block)}.`;
    const outcome = done(replaceBlock(editing.blocks, changed), changed, said, [date]);
    return { ...outcome, dictated: [date] };
  }
  return undefined;
}

function countIn(block: Block, { from, to }: Replacement, anyCase: boolean): number {
  let count = 0;
  mapTexts(block, (text) => {
    for (const part of openParts(text, from, to))
      count += piecesAround(part, from, anyCase).length - 1;
    return text;
  });
  return count;
}

interface Replacement {
  from: string;
  to: string;
}

/** Where `Helio` becomes `Helio Grid`, a `Helio Grid` that is there already stays. */
const openParts = (text: string, from: string, to: string): string[] =>
  to.includes(from) ? text.split(to) : [text];

function replaceIn(text: string, { from, to }: Replacement, anyCase: boolean): string {
  const first = text.charAt(0);
  const parts = openParts(text, from, to).map((part) => {
    const [head = '', ...others] = piecesAround(part, from, anyCase);
    // What opened a sentence with a capital goes on doing so.
    const opens =
      others.length > 0 && head === '' && part === text && first !== first.toLowerCase();
    const begun = opens && from.charAt(0) !== first ? capitalised(to) : to;
    return others.length === 0
      ? head
      : [head + begun + asPlural(others[0] ?? ''), ...others.slice(1).map(asPlural)].join(to);
  });
  const replaced = parts.join(to);
  if (replaced === text) return text;
  const plain = plainText(replaced);
  // Marks alone say nothing, and count as an empty text.
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain) ? plain : '';
}

/** `berceaux` becomes `places`: the plural of one word is none of another. */
const asPlural = (behind: string): string => behind.replace(/^x(?!\p{L})/u, 's');

/** `day` is not in `Monday`, but its plural is meant too. */
function piecesAround(text: string, from: string, anyCase: boolean): string[] {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const spaced = /^[\p{sc=Latin}\d]/u.test(from) ? '(?<![\\p{L}\\p{N}])' : '';
  return text.split(new RegExp(`${spaced}${escaped}`, anyCase ? 'giu' : 'gu'));
}
