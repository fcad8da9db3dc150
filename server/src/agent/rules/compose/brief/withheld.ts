// Names that a note keeps from the page: `Legal has not approved the Hull logo`, `Fenwright have not agreed, take them off`.
// A customer of whom a note says no in whatever words is shown nowhere as one: not by logo, quotation or in a list of names.
import type { LeftOut } from '../../../../claims/claims.ts';
import { isUnsaid } from '../../../../claims/screen/patterns/unsaid.ts';
import { namesKept } from '../../../../claims/screen/unnamed.ts';
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { negated } from '../texts/claim_lines.ts';
import { withoutListed } from '../texts/names.ts';
import { mapTexts } from '../texts/texts.ts';
import type { Brief } from './brief.ts';

const notes: ReadonlySet<LeftOut['reason']> = new Set([
  'unsure',
  'internal',
  'instruction',
  'chat',
]);
const maxNote = 400;
const maxNotes = 50;
const minName = 4;

const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<!\p{L})\p{Lu}[\p{L}’'-]+/gu)]
    .map(([name]) => name)
    .filter((name) => name.length >= minName);

export function withoutWithheld(brief: Brief, blocks: readonly Block[]): Block[] {
  const { source, language } = brief;
  const names = new Set(
    source.leftOut
      .filter(({ reason, text }) => notes.has(reason) && text.length <= maxNote)
      .slice(0, maxNotes)
      // `Hull yes, Leeds NO until they announce it`.
      .flatMap(({ text }) => sentencesOf(text, language).flatMap((one) => one.split(/[,;]\s/u)))
      .filter((text) => negated.test(text) || isUnsaid(text))
      .flatMap(namesIn),
  );
  const refused = brief.source.leftOut
    .filter(({ text }) => text.length <= maxNote)
    .flatMap(({ text }) => namesKept(text));
  if (names.size + refused.length === 0) return [...blocks];
  const isHeld = (part: string): boolean =>
    namesIn(part).some((name) => names.has(name)) || refused.some((name) => part.includes(name));
  return blocks.flatMap((block): Block[] => {
    if (block.type === 'logos') {
      const items = block.items.filter(({ altText }) => !isHeld(altText));
      return items.length < Math.min(2, block.items.length) ? [] : [{ ...block, items }];
    }
    // Who says it is known by their house: a first name may be anybody's.
    if (block.type === 'quote' && isHeld(block.company ?? block.role?.split(/,\s/u).at(-1) ?? ''))
      return [];
    const mayList = block.type === 'prose' || block.type === 'benefits' || block.type === 'faq';
    return [mayList ? mapTexts(block, (text) => withoutListed(text, isHeld)) : block];
  });
}
