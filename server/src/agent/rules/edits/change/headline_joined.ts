// A wish that no line of the sources has whole stands before one that fits: `The March audit: every batch traced in
// minutes`. Of two things that are wished for, the one that a line tells is told, and the other names it.
import { keyOf } from '../../../../platform/text/words.ts';
import { bareOf, shorterOf } from '../../compose/brief/shorter_lines.ts';
import { headlinesOf } from '../../compose/headlines/worth.ts';
import { wordCount } from '../../compose/texts/claim_lines.ts';
import { capitalised } from '../../context/items.ts';
import { type Editing, type Outcome, quotedEnd } from '../editing.ts';
import { type Hero, maxWords, passes, withHeadline } from './headline.ts';
import { isTheirs, labelOf } from './headline_words.ts';

const maxLabel = 8;
/** A name in front may make it a little longer than a line alone. */
const maxJoined = maxWords + 2;
const maxParts = 3;
/** Less is no claim. */
const minBase = 4;

/** `lineFor`: what the sources say of one part of the wish. */
export function joinedHeadline(
  editing: Editing,
  hero: Hero,
  topic: string,
  lineFor: (part: string) => string | undefined,
): Outcome | undefined {
  const { brief } = editing;
  const parts = topic
    .split(jointIn(brief.language))
    .slice(0, maxParts)
    .map(withoutLead)
    .filter((part) => part !== '');
  const lines = parts.length > 1 ? parts.map(lineFor) : [];
  const told = lines.findIndex((line) => line !== undefined);
  const others = parts.filter((part, at) => at !== told && !tells(lines[told], part));
  const names = others.flatMap((part) => labelOf(brief, part) ?? []);
  const unknown = others.filter((part) => labelOf(brief, part) === undefined);
  const label = capitalised(names.join(', '));
  if (wordCount(label) > maxLabel || (told === -1 && label === '')) return undefined;
  const bare = bareOf(brief, hero.headline);
  const bases =
    told === -1 ? [bare, ...shorterOf(bare, brief), ...headlinesOf(brief)] : [lines[told] ?? ''];
  const headline = bases
    .map((base) => withoutReader(editing, bareOf(brief, base)))
    // Two labels before one line are one too many.
    .map((base) => (label === '' ? base : base.replace(/^[^:：]{2,60}[:：]\s/u, '')))
    .filter((base) => wordCount(base) >= minBase && !tells(base, label))
    .filter((base) => wordCount(label) + wordCount(base) <= maxJoined)
    .map((base) => (label === '' ? base : joined(editing, label, base)))
    .find((line) => keyOf(line) !== keyOf(hero.headline) && line.length <= 200);
  if (headline === undefined) return undefined;
  if (!passes(editing, hero, headline) && !isTheirs(brief, label)) return undefined;
  const did =
    label === ''
      ? `I chose another headline from the sources: ${quotedEnd(headline)}`
      : `I put “${label}” in front of the headline: ${quotedEnd(headline)}`;
  const left = unknown.join('”, “');
  const not = `I found no sentence about “${left}” in the sources that is short enough for a headline.`;
  return {
    ...withHeadline(editing, hero, headline),
    ...{ did, dictated: [headline], known: true },
    ...(left === '' ? {} : { not, why: 'noHeadline' as const, reasons: unknown }),
  };
}

const tells = (line: string | undefined, part: string): boolean =>
  line !== undefined && keyOf(line).includes(keyOf(part));

/** `…, for Acme`: the name stands above the headline already. */
function withoutReader({ brief: { addressee } }: Editing, line: string): string {
  const { company } = addressee;
  const at = company !== undefined && line.endsWith(company) ? line.lastIndexOf(', ') : -1;
  return at === -1 ? line : line.slice(0, at);
}

/** Behind a colon most languages go on small; German keeps its capital, and so do names. */
function joined({ brief }: Editing, label: string, base: string): string {
  const { language } = brief;
  if (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(base)) return `${label}：${base}`;
  const [first = ''] = base.split(/\s/);
  const small = first.toLowerCase();
  const isWord = language !== 'de' && ` ${brief.input.page.pageContext} `.includes(` ${small} `);
  const rest = isWord ? `${small}${base.slice(first.length)}` : base;
  return `${label}${language === 'fr' ? ' : ' : ': '}${rest}`;
}

/** French `en` is no Dutch `en`. */
const jointIn = (language: string): RegExp =>
  language === 'nl' ? /,?\s(?:en|and)\s|,\s/iu : /,?\s(?:and|und|et|y|e|ed|i|oraz)\s|,\s/iu;
/** What a verb asked for is still there behind the joint: `… et de l’assemblée`. */
const lead =
  /^(?:that|dass|que|che|dat|że)\s|^(?:de la|de l['’]|de los|de las|dell['’]|della|dello|delle|degli|dei|del|des|du|de|d['’]|dos|das|do|da|van|von|vom|of|about|sur|sobre|sul|sulla|over|über|o|z)\s?(?=\p{L}|\d)(?<=[\s'’])/iu;
const withoutLead = (part: string): string => part.trim().replace(lead, '').trim();
