// What sections are called, by their kind: `the FAQ`, `Preise`, `よくある質問`.
import type { BlockType } from '../../../content/content.ts';
import { commonStart, fold } from '../../../platform/text/words.ts';
import type { ReadingWords } from './languages/request_words.ts';
import { tables } from './languages/tables.ts';

const kinds: [pattern: RegExp, type: BlockType][] = [
  [
    /^(?:hero|header|banner|top|headline|intro(?:duction)?|top (?:text|part|bit)|text at the top|opening(?: text)?|first paragraph)$/,
    'hero',
  ],
  [/^(?:faqs?|questions?(?: and answers)?|q ?(?:&|and)? ?a|frequently asked questions)$/, 'faq'],
  [/^(?:benefits?|features?|advantages?)(?: list)?$/, 'benefits'],
  [/^(?:steps?|process|how it works)$/, 'steps'],
  [/^(?:quotes?|quotations?|testimonials?|customer (?:quotes?|voices?))$/, 'quote'],
  [/^(?:stats?|statistics|numbers|figures|metrics|key figures|kpis?)$/, 'stats'],
  [
    /^(?:logos?|logo (?:bar|wall|strip)|(?:customer|client) (?:logos|names)|(?:customers?|clients?|references?) list|list of (?:customers|clients))$/,
    'logos',
  ],
  [/^(?:cards?|resources?|links)$/, 'cards'],
  [/^(?:media|images?|pictures?|videos?|photos?|film)$/, 'media'],
  [/^(?:(?:contact )?forms?)$/, 'form'],
  [/^(?:ask|ask box|question box|chat)$/, 'ask'],
  [/^(?:cta|call[- ]to[- ]action|closing|final cta|buttons?)$/, 'callToAction'],
  [/^(?:prose|text|paragraphs?)$/, 'prose'],
  [/^(?:(?:comparison )?tables?|comparison)$/, 'table'],
  [/^(?:sender(?: card)?|contact(?: card| person)?)$/, 'sender'],
  [/^(?:heard|what we heard)$/, 'heard'],
  [/^(?:timeline|agenda|schedule|dates|time ?table|programme|program)$/, 'timeline'],
  [/^(?:(?:action )?plan|mutual action plan|next steps)$/, 'plan'],
  [
    /^(?:pricing|prices?|money|packages|plans|tiers|rates|fees|(?:pric(?:e|ing)|plans?|rates?|fees?|costs?) (?:table|list|options|overview))$/,
    'pricing',
  ],
  [/^(?:gallery|picture gallery)$/, 'gallery'],
  [/^statement$/, 'statement'],
  [/^(?:place|address|location|map)$/, 'place'],
];
/** What other languages call them, by the same names that requests are read with. */
const foreignKinds = new Map<string, BlockType>(
  tables.flatMap(({ kinds: names, members: { button, headline } }) =>
    (
      Object.entries({ ...names, ...named(names, button, headline) }) as [BlockType, string][]
    ).flatMap(([type, words]) =>
      words.split('|').map((name): [string, BlockType] => [fold(name), type]),
    ),
  ),
);
/** The button stands in the closing, the title in the hero. */
function named(names: Partial<Record<BlockType, string>>, button: string, headline: string) {
  return {
    callToAction: `${names.callToAction ?? ''}|${button}`,
    hero: `${names.hero ?? ''}|${headline}`,
  };
}

export const typeOf = (name: string): BlockType | undefined =>
  kinds.find(([pattern]) => pattern.test(name))?.[1] ?? foreignKinds.get(name) ?? inflected(name);

const longNames = [...foreignKinds].filter(([name]) => name.length >= 6 && !/\s/.test(name));

/** `nach den Schritten`: another ending of the same word. */
const inflected = (name: string): BlockType | undefined =>
  name.length < 6
    ? undefined
    : longNames.find(
        ([known]) =>
          Math.abs(known.length - name.length) <= 2 && commonStart(known, name) >= known.length - 1,
      )?.[1];
/** The kind of section that a name stands for, in any language. */
export const kindOfSection = (name: string): BlockType | undefined => typeOf(fold(name).trim());

/** As one language names it, and nothing beside the name. */
export const kindOf = (text: string, { kinds }: ReadingWords): BlockType | undefined =>
  (Object.entries(kinds) as [BlockType, string][]).find(([, names]) =>
    names.split('|').some((name) => fold(name) === fold(text.trim())),
  )?.[0];
