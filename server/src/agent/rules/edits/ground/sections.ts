// What sections are called: by their kind, in every language (`the FAQ`, `Preise`), and in a reply.
import type { Block, BlockType } from '../../../../content/content.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { fold } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts.ts';
import { tables } from '../languages/tables.ts';
import { commonStart } from './page_words.ts';

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
  [/^(?:logos?|logo (?:bar|wall|strip)|customer logos)$/, 'logos'],
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
/** Asked for in the plural, all of a kind are meant. */
export const plurals = new Set(
  `quotes quotations testimonials images pictures videos photos forms paragraphs zitate kundenstimmen
  referenzen bilder citations temoignages citas testimonios imagenes citazioni testimonianze immagini
  citacoes testemunhos depoimentos imagens citaten referenties afbeeldingen`.split(/\s+/),
);

/** What readers call a table may be a list of prices, and the other way round. */
export function ofType(blocks: readonly Block[], type: BlockType | undefined): Block[] {
  const own = blocks.filter((block) => block.type === type);
  if (own.length > 0 || type === undefined) return own;
  if (type === 'pricing') return blocks.filter(isPriceList);
  const others = alike[type]?.map((other) => blocks.filter((block) => block.type === other));
  return others?.find((found) => found.length > 0) ?? [];
}
const alike: Partial<Record<BlockType, BlockType[]>> = {
  callToAction: ['form'],
  table: ['pricing'],
  plan: ['steps', 'timeline'],
  steps: ['plan', 'timeline'],
  timeline: ['steps', 'plan'],
};

export function isPriceList(block: Block): boolean {
  if (block.type === 'pricing') return true;
  if (block.type !== 'table') return false;
  const priced = block.rows.filter(({ cells }) => cells.some((cell) => hasAmount(cell)));
  return priced.length * 2 >= block.rows.length;
}

/** As the reply names it. */
export function nameOf(block: Block): string {
  const heading = headingOf(block);
  if (block.type === 'hero') return 'the hero';
  if (heading !== undefined) return `the section “${heading}”`;
  switch (block.type) {
    case 'quote':
      return block.attribution === undefined ? 'the quote' : `the quote of ${block.attribution}`;
    case 'prose':
      return `the text “${(block.paragraphs[0] ?? '').split(' ').slice(0, 5).join(' ')} …”`;
    case 'media':
      return `the ${block.kind}`;
    case 'faq':
      return 'the FAQ';
    case 'callToAction':
      return 'the call to action';
    default:
      return `the ${block.type} section`;
  }
}
