// Plain text as the visitor reads it. Every text finds its own direction
// (dir="auto"), so Arabic in an English page, or the reverse, is set right.
import { attributes, type Html, html, trusted } from './html.ts';

export type HeadingLevel = 1 | 2 | 3;

export function heading(level: HeadingLevel, text: string | Html, className = 'head'): Html {
  const tag = trusted(`h${level}`);
  // Titles of items are small already, whatever their level is.
  const isLarge = level < 3 && className !== 'item-title';
  const shape = typeof text === 'string' && isLarge ? stoutness(text) : '';
  return html`<${tag}${attributes({ class: `${className}${shape}` })} dir="auto">${text}</${tag}>`;
}

/** Words in scripts that part them by spaces; the others break anywhere. */
const spacedWord = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Arabic}\p{sc=Hebrew}’']+/gu;

/** By the longest word of a heading: what a line of large type does not hold is set smaller before it is broken. */
function stoutness(text: string): string {
  const words = text.replaceAll('\u00ad', '').match(spacedWord) ?? [];
  const longest = Math.max(0, ...words.map(({ length }) => length));
  if (longest < 11) return '';
  return longest < 13 ? ' stout' : ' stout stoutest';
}

/** An empty line parts paragraphs, a single line end is kept as a line break. */
export function paragraphs(text: string, className?: string): Html[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(
      (paragraph) =>
        html`<p${attributes({ class: className })} dir="auto">${brokenLines(paragraph)}</p>\n`,
    );
}

function brokenLines(text: string): Html[] {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>\n${line}`));
}

/** One line of at most `length` characters, cut between words. */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  // By code points: half a surrogate pair is no character.
  const cut = [...line.slice(0, length * 2)].slice(0, length - 1).join('');
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : undefined).trimEnd()}…`;
}

/** Characters of private use: nothing is seen of them, whoever put them there. */
const unseen = /[\u{f0000}-\u{10fffd}]/gu;

/** What is seen of a text. */
export const seenText = (text: string): string => text.replace(unseen, '');

/** In letters that are seen, however many units they are stored in; those of the East count twice, as wide as they are. */
export function seenLength(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    const startsUnseen = unit >= 0xdb80 && unit <= 0xdbff;
    const endsPair = unit >= 0xdc00 && unit <= 0xdfff;
    if (startsUnseen || endsPair) continue;
    length += isWide(unit) ? 2 : 1;
  }
  return length;
}

/** What no line break helps. */
export const longestWord = (text: string): string =>
  text.split(/[\s\u00ad-]+/).reduce((long, word) => (word.length > long.length ? word : long), '');

const isWide = (unit: number): boolean =>
  unit >= 0x3000 &&
  (unit <= 0x9fff || (unit >= 0xac00 && unit <= 0xd7a3) || (unit >= 0xff01 && unit <= 0xff60));

/** Before a name, and no part of it: `Prof. Dr. Ruth Adeyemi`, `Dipl.-Ing. Roth`, `Frau Köhler`. */
const titles =
  /^(?:(?:Prof|Dr|Mr|Mrs|Ms|Mag|Ing|Dott|Dottoressa|Avv|Sr|Sra|Mme|Mlle|M|Dra|Dipl|Drs|Ir|Herr|Frau|Sir|Dame)(?:\.[-\s]*|\s+|-))+/iu;

/** The first letters of the first and the last name stand in for a photograph. */
export function initials(name: string): string {
  const words = seenText(name)
    .toWellFormed()
    .replace(titles, '')
    .split(/,|\s(?:aus|bei|from|at|chez|de chez|uit|z)\s/u, 1)
    .join('')
    .split(/\s+/)
    .filter((word) => /^\p{Lu}|^\p{Lo}/u.test(word));
  const first = words[0] ?? '';
  // Letters without capitals may join, or be whole words: one of them stands for a name.
  const last = words.length > 1 && /^\p{Lu}/u.test(first) ? words.at(-1) : undefined;
  return [first, last].map((word) => [...(word ?? '')][0] ?? '').join('');
}
