// A page context often speaks to its writer too: tone, target group, things not
// to say. Such notes steer a writer and must never reach a visitor.

const noteHeading = new RegExp(
  `^(?:${[
    'tone(?: of voice)?',
    'voice(?: and tone)?',
    '(?:writing |page |brand )?(?:style|guidelines?|voice|instructions?|structure|layout|goals?)',
    'notes?(?: (?:to|for|about|on) .{1,60})?',
    'internal\\b.{0,60}',
    'confidential\\b.{0,60}',
    "do(?:s|'s)?(?: and| &|\\/) ?don[’']?t[’']?s?",
    "don[’']?ts?",
    '(?:target )?(?:audience|personas?)',
    'about this page',
    '(?:goals?|objectives?|purpose)(?: of (?:the|this) page)?',
    '(?:seo )?keywords',
    'battle ?cards?\\b.{0,60}',
    'objection handling',
    'competitors?(?: .{0,40})?',
    'prompt',
    'todos?',
    'format',
    'length',
    'language',
    'cta',
    'call to action',
    'avoid',
    'never (?:say|mention)',
    'do not (?:say|mention)',
    'tonalität',
    'zielgruppe',
    'stil',
    'hinweise',
    'intern',
  ].join('|')})$`,
  'i',
);

export const isNotesHeading = (heading: string): boolean =>
  heading.length <= 80 && noteHeading.test(heading.trim());

const instruction =
  /^(?:please\s+)?(?:write|draft|create|generate|use|keep|make|do not|don[’']t|avoid|never|always|mention|emphasi[sz]e|highlight|focus|remember|address|include|exclude|end with|start with|begin with|be\b)/i;
/** Words of someone speaking about the page itself. */
const aboutWriting =
  /\b(?:page|copy|tone|headline|headings?|sections?|readers?|visitors?|wording|jargon|buzzwords?|cta|call to action|emojis?|bullet points?|paragraphs?|competitors?|competition|formal|informal|friendly|concise|discount|sentences?)\b/i;
const spokenToWriter =
  /^(?:you are (?:a|an|the) (?:\w+ ){0,4}(?:writer|copywriter|assistant|agent|ai|marketer|expert)|your (?:task|goal|job) is|the (?:goal|purpose|aim|tone|audience) of (?:this|the) page|this page (?:is|should|must|needs)|the (?:page|copy|tone|headline) (?:should|must|needs)|(?:ignore|disregard|forget) (?:all |any )?(?:the )?(?:previous|prior|above|earlier)|internal(?: only| use)?\b|note to (?:self|the)|todo\b|tbd\b|fixme\b|lorem ipsum)/i;

/** A sentence meant for the writer, not for the reader. */
export const isNote = (sentence: string): boolean =>
  spokenToWriter.test(sentence) ||
  (instruction.test(sentence) && aboutWriting.test(sentence.slice(0, 300)));

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
  return value !== '' && isNotesHeading(name) ? { kind: 'note' } : undefined;
}
