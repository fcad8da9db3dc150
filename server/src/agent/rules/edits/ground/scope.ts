// What a request names, and within what: `the hall from the table`, `the second bullet under Why it
// matters`, `tax from the headline`. Only names that the page really has part a request in two.

import type { Block } from '../../../../content/content.ts';
import { fold } from '../../../../platform/text/words.ts';
import { articles, connectors } from '../../grammar/languages/common.ts';
import { loosely } from '../../grammar/languages/edit_words.ts';
import { aboutPieces } from '../../grammar/languages/shape_words.ts';
import { tables } from '../../grammar/languages/tables.ts';
import { allOf, firstOf, phrasesOf, stripAround } from '../../grammar/phrases.ts';
import { byBeginning, findSections } from './find.ts';

export interface Scoped {
  /** What is left of the request without the place. */
  rest: string;
  within: readonly Block[];
  /** One line of the hero. */
  member?: 'headline' | 'subheadline';
}

export const stripArticles = (text: string): string => stripAround(text, articles);

const maxPhrase = 300;
const around = phrasesOf(`${articles}|${connectors}`);
const between = phrasesOf(connectors);

export function scopeOf(blocks: readonly Block[], phrase: string): Scoped | undefined {
  if (phrase.length > maxPhrase) return undefined;
  for (const [rest, place] of splitsOf(phrase)) {
    const within = placeCalled(blocks, place);
    if (within && rest !== '') return { rest, ...within };
  }
  return undefined;
}

/** Every way to part a phrase into what and where, the longest place first. */
function splitsOf(phrase: string): [rest: string, place: string][] {
  const behind = allOf(phrase, between)
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .map(({ start, end }): [string, string] => [
      stripAround(phrase.slice(0, start), around),
      phrase.slice(end).trim(),
    ]);
  // A language that puts the place first: `価格表のブリの行`.
  const before = [...phrase.matchAll(/の中の|の中から|にある|から|の/gu)].map(
    (match): [string, string] => [
      phrase.slice(match.index + match[0].length).trim(),
      phrase.slice(0, match.index).trim(),
    ],
  );
  return [...behind, ...before].filter(([rest, place]) => rest !== '' && place !== '');
}

const memberNames = (member: 'headline' | 'subheadline'): ReadonlySet<string> =>
  new Set(
    [...tables.map((table) => table.members[member]), english[member]]
      .flatMap((names) => names.split('|'))
      .map(fold),
  );
const english = {
  headline: 'headline|title|main title|hero headline|heading|main heading|h1',
  subheadline: 'subheadline|subtitle|subheading|tagline',
};
const headlines = memberNames('headline');
const subheadlines = memberNames('subheadline');

/** The sections that a text calls by their name, all of them if it names several. */
export function placeCalled(
  blocks: readonly Block[],
  text: string,
): Omit<Scoped, 'rest'> | undefined {
  const name = stripAround(text.replace(/["“”«»„「」‘’]|(?<!\p{L})'|'(?!\p{L})/gu, ' '), around);
  if (name === '') return undefined;
  const hero = blocks.find((block) => block.type === 'hero');
  const folded = fold(name);
  if (hero && subheadlines.has(folded)) return { within: [hero], member: 'subheadline' };
  if (hero && headlines.has(folded)) return { within: [hero], member: 'headline' };
  const whole = named(blocks, name);
  if (whole.length > 0) return { within: whole };
  const parts = name.split(/\s*(?:,|&|\s(?:and|und|et|y|e|en|i|oraz)\s|と)\s*/u);
  if (parts.length < 2 || parts.length > 5) return undefined;
  const each = parts.map((part) => named(blocks, stripAround(part, around)));
  return each.every((some) => some.length > 0) ? { within: [...new Set(each.flat())] } : undefined;
}

const pointing = /^(?:|it|this|that|them|one|selected|selection|element|component)$/i;

const listName =
  /^(?:bullet )?(?:lists?|listen?|lista|listas|elenco|lijst|lijstje|aufzählung|リスト|一覧)$/iu;

/** `the list` is each that is one. */
const named = (blocks: readonly Block[], name: string): Block[] => {
  if (pointing.test(name)) return [];
  const found = findSections(blocks, name, { byNameOnly: true });
  const begun = found.length === 0 ? byBeginning(blocks, name) : undefined;
  if (begun) return [begun];
  return found.length === 0 && listName.test(name)
    ? blocks.filter(({ type }) => type === 'benefits' || type === 'cards' || type === 'steps')
    : found;
};

const pieceAbout = phrasesOf(aboutPieces);
const besides =
  /^(?:also|auch|aussi|también|anche|também|ook|też)\s|\s(?:also|too|as well|auch|aussi|también|anche|também|ook|też)$/giu;

/** `the bit about parking` is called `parking`. */
export function bareTarget(section: string): string {
  const about = firstOf(section, pieceAbout);
  const bare = about?.start === 0 && about.rest.trim() !== '' ? about.rest.trim() : section;
  return bare.replace(besides, '').replace(loosely, '').trim() || section;
}
