// One wording for another, wherever the page has it.
import type { Block } from '../../../../content/content.ts';
import { plainText } from '../../../../platform/text/inline.ts';
import { commonStart, fold } from '../../../../platform/text/words.ts';
import { mapTexts } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { valuesIn } from '../../text/numerals.ts';
import {
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  several,
  withBlock,
} from '../editing.ts';
import { placeCalled } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';
import { writtenIn } from './spots.ts';

export function replaceText(editing: Editing, request: RequestOf<'replace'>): Outcome {
  const { from, to, section } = request;
  const { blocks, selected } = editing;
  const replacement = plainText(to);
  const change = countedAs(from, replacement, editing.brief.language) ?? { from, to: replacement };
  if (from === '') return not('I was not told which text to replace.');
  const counted = notOne(editing, request);
  if (counted) return counted;
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
    return next;
  });
  if (count === 0 && tooLong > 0) {
    return not(`Replacing “${from}” would leave a text empty or too long, so I changed nothing.`);
  }
  const parted = count === 0 && section === undefined ? replaceDate(editing, change) : undefined;
  if (parted) return parted;
  const sought = `${from} ${change.noun ?? ''}`.trim();
  const nowhere = `I found “${sought}” nowhere ${where}, so there was nothing to replace.`;
  if (count === 0) return not(nowhere, 'missing', sought);
  const times = count === 1 ? 'once' : `${count} times`;
  const said = `I replaced “${from}” with “${change.to}” ${times} ${where}.`;
  const left = `In ${tooLong} sections the new text did not fit, and I left the old one.`;
  const outcome = { ...done(changed, undefined, said, [replacement]), dictated: [] };
  if (tooLong > 0) return { ...outcome, not: left, why: 'tooLong' };
  const spoken = all.filter((block) => !open.includes(block) && countIn(block, change, true) > 0);
  const kept = `In what somebody said, “${from}” stays as it was said.`;
  return spoken.length === 0 ? outcome : { ...outcome, not: kept, why: 'spoken', reasons: [from] };
}

const one =
  'one|eine?[nmrs]?|une?|un[ao]|uma?|één|een|jed(?:en|n[aąoe]|nego|nej|nym)|واحدة?|واحدًا|واحداً';
const bareOne = new RegExp(`^(?:\\p{L}{1,6}\\s)?(?:${one})$`, 'iu');
const oneOf = new RegExp(`(?<!\\p{L})(?:${one})\\s(\\p{L}{2,24})`, 'giu');

/** `On two roofs, not on one`: the page has `one roof`, and its noun changes with the number. */
function notOne(editing: Editing, { from, to }: RequestOf<'replace'>): Outcome | undefined {
  const [, noun = ''] = /^\S{1,12}\s(\p{L}{2,24})$/u.exec(to) ?? [];
  if (!bareOne.test(from)) return undefined;
  const isNoun = (other: string): boolean =>
    commonStart(fold(noun), fold(other)) >= Math.max(2, Math.min(noun.length, other.length) - 1);
  const found = writtenIn(editing).flatMap(({ text }) =>
    [...text.matchAll(oneOf)].filter(([, other = '']) => noun !== '' && isNoun(other)),
  );
  const [first, ...more] = new Set(found.map(([whole]) => whole));
  if (more.length > 0) return several([first ?? '', ...more]);
  return first === undefined
    ? not(`I found “${from}” nowhere on the page, so I changed nothing.`, 'missing', from)
    : replaceText(editing, { kind: 'replace', from: first, to });
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
    return withBlock(editing, changed, said, [date], { dictated: [date] });
  }
  return undefined;
}

function countIn(block: Block, { from, to, noun }: Replacement, anyCase: boolean): number {
  let count = 0;
  mapTexts(block, (text) => {
    for (const part of openParts(text, from, to))
      count += part.match(patternOf({ from, noun }, anyCase))?.length ?? 0;
    return text;
  });
  return count;
}

interface Replacement {
  from: string;
  to: string;
  /** What is counted by it. */
  noun?: string | undefined;
}

/** `650 boxes instead of 640`: another number, where the old one counts that. */
function countedAs(from: string, to: string, language: string): Replacement | undefined {
  const [, number = '', noun = ''] = /^(\S{1,12})\s(\p{L}{3,24})$/u.exec(to) ?? [];
  const isNumber = (text: string): boolean => valuesIn(text, language)[0]?.text === text;
  return isNumber(from) && isNumber(number) ? { from, to: number, noun } : undefined;
}

/** Where `Helio` becomes `Helio Grid`, a `Helio Grid` that is there already stays. */
const openParts = (text: string, from: string, to: string): string[] =>
  to.includes(from) ? text.split(to) : [text];

function replaceIn(text: string, { from, to, noun }: Replacement, anyCase: boolean): string {
  const replaced = openParts(text, from, to)
    .map((part) =>
      part.replace(patternOf({ from, noun }, anyCase), (found: string, at: number) => {
        // What opened a sentence with a capital goes on doing so.
        const before = part.slice(0, at);
        const opens = before === '' ? part === text : /[.!?]["”’)]?\s$/u.test(before);
        const first = found.charAt(0);
        const begins = opens && (first !== first.toLowerCase() || isNumbered(first, text));
        const whole = /x$/u.test(found) && !/x$/iu.test(from) ? `${to}s` : to;
        return begins && !/\p{Lu}/u.test(to) ? capitalised(whole) : whole;
      }),
    )
    .join(to);
  if (replaced === text) return text;
  const plain = plainText(withoutEcho(replaced, to));
  // Marks alone say nothing, and count as an empty text.
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(plain) ? plain : '';
}

const isNumbered = (first: string, text: string): boolean =>
  /\d/.test(first) && /[.!?]$/.test(text);

/** `our stand (the stand)`: what explained the old word repeats the new one. */
const withoutEcho = (text: string, to: string): string =>
  text.replace(/\s\(([^()]{2,60})\)/gu, (aside, said: string, at: number) => {
    const isEcho =
      fold(said).replace(/^(?:the|der|die|das|le|la|el|il|lo|o|a|de|het)\s/u, '') === fold(to);
    return isEcho && fold(text.slice(0, at)).endsWith(fold(to)) ? '' : aside;
  });

/** `day` is not in `Monday`, but its plural is meant too, and the word at the start of a sentence; `berceaux` becomes `places`. */
function patternOf({ from, noun }: Omit<Replacement, 'to'>, anyCase: boolean): RegExp {
  const escaped = from.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const spaced = /^[\p{sc=Latin}\d]/u.test(from) ? '(?<![\\p{sc=Latin}\\p{N}])' : '';
  const opening = /^\p{Ll}/u.test(from) ? `|(?<=^|[.!?]\\s)${capitalised(escaped)}` : '';
  const counts = noun ? `(?=[\\s-](?:[\\p{L}-]{1,20}\\s){0,2}${noun.slice(0, -1)})` : '';
  const plural = noun ? '' : '(?:x(?!\\p{L}))?';
  const flags = anyCase ? 'giu' : 'gu';
  return new RegExp(`${spaced}(?:${escaped}${opening})${plural}${counts}`, flags);
}
