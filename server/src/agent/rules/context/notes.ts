// A page context often speaks to its writer too: tone, target group, things not
// to say. Such notes steer a writer and must never reach a visitor.
import { isSectionMark } from '../../../claims/screen/marks.ts';
import { isTeamHeading } from '../../../claims/screen/patterns/team_headings.ts';
import { isWritingHeading } from '../../../claims/screen/patterns/writing_headings.ts';
import { isTeamLabelled } from '../../../claims/screen/sections.ts';

export const isNotesHeading = (heading: string): boolean =>
  isSectionMark(heading) !== undefined || isTeamHeading(heading);

/** Ways of speaking to the writer. A sentence for the reader may begin with `Use` or `Make` too. */
const notes: RegExp[] = [
  /^(?:please\s+)?(?:write|draft|generate)\s+(?:a|an|the|this|me)\b.{0,60}\b(?:page|copy|headline|section)\b/i,
  /^(?:please\s+)?(?:do not|don[’']t|never|always)\s+(?:mention|say|promise|name|write|refer to|quote|use the word)\b/i,
  /^(?:please\s+)?(?:use|avoid|keep|include|add|end|start|begin|focus|make sure|remember|address|mention|emphasi[sz]e|highlight)\b.{0,120}\b(?:tone|jargon|buzzwords?|emojis?|bullet points?|wording|cta|call to action|competitors?|the copy|(?:the|this) page|the headline)\b/i,
  /^(?:keep (?:it|the (?:page|copy|text|tone))|be|sound)\s.{0,30}\b(?:formal|informal|friendly|concise|short|brief|professional|casual|confident|warm|plain)\b/i,
  /^you are (?:a|an|the) (?:\w+ ){0,4}(?:writer|copywriter|assistant|agent|ai|marketer)\b/i,
  /^(?:your (?:task|goal|job) is|the (?:goal|purpose|aim|tone|audience) of (?:this|the) page|this page (?:is (?:for|about|meant)|should|must|needs)|the (?:page|copy|tone|headline) (?:should|must|needs))\b/i,
  /^(?:ignore|disregard|forget) (?:all |any )?(?:the )?(?:previous|prior|above|earlier)\b/i,
  /^(?:here(?:[’']s| is| are)|below is|attached is)\b.{0,40}\b(?:copy|text|content|notes|draft|page)\b/i,
  // A letter's beginning and end.
  /^(?:hi|hello|hey|dear)\b(?!-)[^.!?]{0,40}[,!]?$/i,
  /^(?:all the best|best|(?:best|kind|warm) regards|regards|cheers|thanks|many thanks|thank you|sincerely|yours|viele grüße|mit freundlichen grüßen|cordialement|saludos)[,!.]?(?:\s\p{Lu}[\p{L}’'-]*){0,3}\.?$/iu,
  /^(?:internal(?: only| use)?|note to (?:self|the)|todo|tbd|fixme|lorem ipsum)\b/i,
];

/** A sentence meant for the writer, not for the reader. */
export const isNote = (sentence: string): boolean => {
  const start = sentence.slice(0, 300);
  return notes.some((pattern) => pattern.test(start));
};

export type LabelName = 'headline' | 'subheadline' | 'product';
const labels: [LabelName, RegExp][] = [
  [
    'product',
    /^(?:product|company|brand|product name|company name|our company|our product|vendor|produkt|firma|unternehmen)$/i,
  ],
  ['headline', /^(?:headline|tagline|slogan)$/i],
  ['subheadline', /^(?:sub-?headline|subtitle)$/i],
];

/** `Product: Ledgerline` names what the text is about; `Tone: warm` is a note. */
export function labelOf(
  line: string,
): { kind: 'label'; name: LabelName; value: string } | { kind: 'note' } | undefined {
  const colon = line.search(/[:：]/);
  if (colon < 2 || colon > 40) return undefined;
  const name = line.slice(0, colon).replace(/[*_]/g, '').trim();
  const value = line
    .slice(colon + 1)
    .replace(/^[*_\s]+/, '')
    .trim();
  const label = labels.find(([, pattern]) => pattern.test(name))?.[0];
  if (label && value !== '') {
    const tooLong =
      label === 'product' ? value.length > 50 || /[.!?] /.test(value) : value.length > 200;
    return tooLong ? undefined : { kind: 'label', name: label, value };
  }
  return value !== '' && (isWritingHeading(name) || isTeamLabelled(line))
    ? { kind: 'note' }
    : undefined;
}
