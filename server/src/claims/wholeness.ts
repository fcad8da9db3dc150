// Whole sentences and headings: what breaks off, leans on something that is not
// there, or still carries markup is no text for a page.
import { ensureEnd, isEnded } from '../platform/text/sentences.ts';
import type { TextPlace } from './texts.ts';

const markup =
  /<\/?[a-z][^<>]{0,200}>|\*\*|__|`|\]\(|^#{1,6}\s|^\s*[-*•|]\s|\|\s*\||&(?:#\d+|[a-z]{2,8});/i;
/** Cells of a table or of a file, one behind another; in French a semicolon has its space. */
const cells = /[\t|]|,,/;
const spacedCells = /\s;\s[^;]{1,200}\s;\s/;
export const isRaw = (text: string, language: string): boolean =>
  cells.test(text) || (language !== 'fr' && spacedCells.test(text));

/** A sentence does not end on a word that leads to another. */
const dangling =
  /(?<![\p{L}\p{N}])(?:the|a|an|and|or|of|to|with|for|by|from|in|at|as|than|that|which|your|our|their|is|are|der|die|das|und|oder|mit|für|von|zu|im|am|den|dem|des|ein|eine|dass|le|la|les|des|du|et|ou|avec|pour|par|el|los|las|y|o|con|para|por|del|un|una|il|lo|gli|e|di|da|per|che|os|com|no|na|het|een|en|van|voor|met|i|w|z|na|do|oraz)[.…]?$/iu;
const yesOrNo =
  /^(?:yes|no|ja|nein|oui|non|sí|si|no|sì|sim|não|nee|tak|nie|はい|いいえ|نعم|لا)[.!。]?$/iu;

const tick = /^[-–—✓✔✗✘×○◯●△]\uFE0F?$/u;

/** Set in sentences: everything long but lists of lines. */
const running = new Set([
  'paragraphs',
  'subheadline',
  'text',
  'answer',
  'introduction',
  'proposed',
  'caption',
]);

export function wholeText(text: string, place: TextPlace, language: string): string | undefined {
  const trimmed = text.trim();
  // In a table a yes, a tick or a dash says whether the column has what the row names.
  if (place.member === 'cells' && (yesOrNo.test(trimmed) || tick.test(trimmed))) return trimmed;
  if (markup.test(trimmed) || yesOrNo.test(trimmed) || !isBalanced(trimmed)) return undefined;
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return undefined;
  // What readers said stays as they wrote it.
  if (place.member !== 'said' && isRaw(trimmed, language)) return undefined;
  if (!place.long || !running.has(place.member)) return capitalised(trimmed, place);
  if (!isEnded(trimmed) && dangling.test(trimmed)) return undefined;
  return ensureEnd(capitalised(trimmed, place), language);
}

const free = new Set([
  'value',
  'cells',
  'columns',
  'email',
  'price',
  'unit',
  'label',
  'note',
  'date',
  'attribution',
  'role',
  'company',
  'owner',
  'altText',
  'options',
  'placeholder',
  'times',
  'days',
  'said',
]);

/** Large at its beginning, unless that is how it is written: `iPhone`, `40% less`. */
function capitalised(text: string, { member }: TextPlace): string {
  if (free.has(member)) return text;
  const first = /^\p{Ll}[\p{Ll}’'-]*(?![\p{L}\p{N}])/u.exec(text)?.[0];
  return first === undefined ? text : `${text.charAt(0).toLocaleUpperCase()}${text.slice(1)}`;
}

const pairs = ['()', '[]', '（）', '【】', '「」', '『』', '«»'];

/** Every bracket is closed; `a)` in a list is none. */
function isBalanced(text: string): boolean {
  const bare = text.replace(/\([^()]{0,300}\)/g, ' ').replace(/(?:^|\s)[a-z\d]{1,2}\)/gi, ' ');
  return pairs.every(([open = '', close = '']) => countOf(bare, open) === countOf(bare, close));
}

const countOf = (text: string, char: string): number => text.split(char).length - 1;
