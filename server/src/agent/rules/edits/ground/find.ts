// Which section a request means: by position, by kind, by its heading, by what
// it says, or simply `it`.

import type { Block, BlockType } from '../../../../content/content.ts';
import { fold, keyOf, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { headingOf, mapTexts } from '../../compose/texts/texts.ts';
import { articles } from '../../grammar/languages/common.ts';
import { honorific } from '../../grammar/languages/edit_words.ts';
import { readers } from '../../grammar/languages/tables.ts';
import { stripAround } from '../../grammar/phrases.ts';
import { typeOf } from '../../grammar/section_kinds.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import { ofType, plurals } from './sections.ts';
import { bySpeaker } from './speaker.ts';

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** What the message has to go by: what is selected, or what was spoken of last. */
export interface Pointing {
  selected?: string | undefined;
  last?: string | undefined;
  /** By what a section is called, not by what it says somewhere. */
  byNameOnly?: boolean;
  /** All of the kind that is named, in the singular too. */
  all?: boolean;
}

export function findSections(blocks: readonly Block[], named: string, pointing: Pointing): Block[] {
  const bare = uncounted(bareName(named));
  if (/^(?:|it|this|that|them|one|selected|selection|element|component)$/.test(bare)) {
    const id = pointing.selected ?? pointing.last;
    return blocks.filter((block) => block.componentId === id);
  }
  const exact = blocks.filter(
    (block) =>
      isCalled(block, named) ||
      (keyOf(bare) !== '' && keyOf(headingOf(block) ?? '') === keyOf(bare)),
  );
  if (exact.length > 0) return exact.slice(0, 1);
  const found =
    byPosition(blocks, bare) ??
    byKind(blocks, bare, pointing) ??
    bySpeaker(blocks, bare) ??
    byWords(blocks, bare, pointing);
  return found.length > 0 ? found : bySeveralNames(blocks, named, pointing);
}

/** `The five steps` are the steps. */
function uncounted(bare: string): string {
  const [number = '', ...rest] = bare.split(' ');
  const name = rest.join(' ');
  const isCount = readers.some(({ language }) => wordNumbersIn(number, language).length > 0);
  return isCount && typeOf(name) !== undefined ? name : bare;
}

const between =
  /\s*,\s*(?:(?:and|und|et|y|e|ed|en|i|oraz)\s+)?|\s+(?:and|und|sowie|et|y|e|ed|en|i|oraz|&)\s+|と(?=.{2})|、/iu;

export const severalIn = (named: string): string[] =>
  named
    .split(between)
    .map((name) => stripAround(name, articles))
    .filter((name) => name !== '');

/** `the FAQ, the quotes and the form`: all of them, if all are there. */
function bySeveralNames(blocks: readonly Block[], named: string, pointing: Pointing): Block[] {
  const names = severalIn(named);
  if (names.length < 2 || names.length > 10) return [];
  const found = names.map((name) => findSections(blocks, name, pointing));
  return found.every((some) => some.length > 0) ? [...new Set(found.flat())] : [];
}

const lists = new Set<BlockType>(['benefits', 'cards', 'prose']);

/** A list without a heading of its own goes on from the section above it. */
const goesOn = (block: Block | undefined, above: Block | undefined): boolean =>
  block !== undefined &&
  above !== undefined &&
  lists.has(block.type) &&
  lists.has(above.type) &&
  block.type !== above.type &&
  headingOf(block) === undefined &&
  headingOf(above) !== undefined;

/** What a reader takes for one section: a text and the list below it. */
export function wholeSection(blocks: readonly Block[], block: Block): Block[] {
  const next = blocks[blocks.indexOf(block) + 1];
  return next && goesOn(next, block) ? [block, next] : [block];
}

function bareName(named: string): string {
  return fold(named)
    .replace(/["“”«»„]/g, '')
    .replace(/^sections\s+(?=\d)/, 'section ')
    .replace(
      /^(?:(?:the|this|that|these|those|my|our|your|all|both|every|whole|entire|of)(?:\s+|$))+/,
      '',
    )
    .replace(
      /^(?:section|block|part)\s+(?:(?:titled|called|named|headed|about|on|with|for)\s+)?(?=\D)/,
      '',
    )
    .replace(/\s*\b(?:sections?|blocks?|parts?|area|component|element)$/, '')
    .trim();
}

const isCalled = (block: Block, named: string): boolean => {
  const heading = headingOf(block);
  return heading !== undefined && keyOf(heading) === keyOf(named.replace(/\s+section$/i, ''));
};

/** A reader counts the sections below the hero. */
function byPosition(blocks: readonly Block[], bare: string): Block[] | undefined {
  const match =
    /^(?:(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|final|second[- ]to[- ]last|penultimate|\d{1,2})(?:st|nd|rd|th)?|section (\d{1,2}))(?:\s+(.+))?$/.exec(
      bare,
    );
  if (!match) return undefined;
  const [, word = '', number = '', kind = ''] = match;
  const type = typeOf(kind);
  if (kind !== '' && type === undefined) return undefined;
  const counted = blocks.filter((block, at) =>
    type === undefined
      ? block.type !== 'hero' && !goesOn(block, blocks[at - 1])
      : block.type === type,
  );
  const at = positionOf(word || number, counted.length);
  const block = counted[at];
  return block ? [block] : [];
}

function positionOf(word: string, count: number): number {
  if (/^(?:last|final)$/.test(word)) return count - 1;
  if (/^(?:second[- ]to[- ]last|penultimate)$/.test(word)) return count - 2;
  const ordinal = ordinals.indexOf(word);
  return ordinal === -1 ? Number(word) - 1 : ordinal;
}

/** `quote by Ada Field`, `Zitat von Ada Field`, `Ada Field quote`. */
function kindAndWords(bare: string): readonly string[] {
  if (typeOf(bare) !== undefined) return ['', bare, ''];
  const behind =
    /^(.+?)\s+(?:by|of|from|about|with|on|von|vom|über|zu|zum|zur|de|du|des|sur|del|sobre|di|da|su|sul|sulla|sui|do|van|over|od|o)\s+(.+)$/.exec(
      bare,
    );
  if (behind && typeOf(behind[1] ?? '') !== undefined) return behind;
  const before = /^(.+)\s+(\S+)$/.exec(bare);
  const last = before?.[2] ?? '';
  const named = /^(?:quote|quotation|testimonial)$/.test(last) && typeOf(bare) === undefined;
  return named ? ['', last, before?.[1] ?? ''] : ['', bare, ''];
}

/** Several when asked for in the plural, else the first of its kind. */
function byKind(
  blocks: readonly Block[],
  bare: string,
  { all = false }: Pointing,
): Block[] | undefined {
  const [, kind = '', words = ''] = kindAndWords(bare);
  const type = typeOf(kind);
  const ofKind = ofType(blocks, type);
  if (ofKind.length === 0) return undefined;
  if (words !== '') return byWords(ofKind, words.replace(honorific, ''));
  return all || plurals.has(kind) ? ofKind : ofKind.slice(0, 1);
}

const enough = 0.6;

function byWords(
  blocks: readonly Block[],
  bare: string,
  { byNameOnly = false }: Pointing = {},
): Block[] {
  const wanted = new Set(
    termsOf(bare.replace(/^(?:about|on|titled|called|named|with|for)\s+/, '')),
  );
  if (wanted.size === 0) return [];
  const share = (text: string): number =>
    wanted.intersection(new Set(termsOf(text))).size / wanted.size;
  // `Prices` names `How our prices work`, but only a part of `Prices and results`.
  const nameShare = (heading: string): number => {
    const terms = new Set(termsOf(heading));
    const single = !/[,&+/]|\s(?:and|und|et|y|e|en|ed)\s|と|・/i.test(heading);
    return share(heading) === 1 && (single || terms.size === wanted.size)
      ? wanted.size / Math.max(terms.size, 1) + (1 - enough) / 2
      : 0;
  };
  const scored = blocks.map((block) => ({
    block,
    heading: byNameOnly ? nameShare(headingOf(block) ?? '') : share(headingOf(block) ?? ''),
    text: share(everyText(block).join(' ')),
  }));
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    // The headline is called by its name, and gives way to a heading.
    (top, entry) =>
      entry.heading > (top?.heading ?? 0) ||
      (top?.block.type === 'hero' && entry.heading >= top.heading)
        ? entry
        : top,
    undefined,
  );
  if (best && best.heading >= enough) return [best.block];
  if (byNameOnly) return [];
  // What is said in the hero is said to open the page, not to be a section about it.
  const said = scored.filter(
    ({ block, text }) => block.type !== 'hero' && block.type !== 'heard' && text === 1,
  );
  return said.slice(0, 1).map(({ block }) => block);
}

/** `in About` is in `About Acme`, if no other heading begins so. */
export function byBeginning(blocks: readonly Block[], bare: string): Block | undefined {
  const [one, more] = blocks.filter((block) => {
    const heading = wordsOf(fold(block.type === 'hero' ? '' : (headingOf(block) ?? '')));
    const name = wordsOf(fold(bare));
    return name.length > 0 && name.every((word, at) => heading[at] === word);
  });
  return more || !/\p{L}{4}/u.test(bare) ? undefined : one;
}

/** With the names that repeat on a page: whom a quotation is by, what a picture shows. */
export function everyText(block: Block): string[] {
  const texts: string[] = [];
  mapTexts(block, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
