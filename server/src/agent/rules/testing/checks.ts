// What must hold for every page the agent writes, whatever it was given.
import { type Block, type PageContent, PageContentSchema } from '../../../content/content.ts';
import { formats } from '../../../platform/formats/formats.ts';
import { makeValidator } from '../../../platform/http/validate.ts';
import { isEnded, sentencesOf } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import type { AgentInput } from '../../agent.ts';
import { yesOrNo } from '../compose/texts/claims.ts';
import { headingOf, textsOf } from '../compose/texts/texts.ts';

const validate = makeValidator(formats)(PageContentSchema, 'body');

/** Every fault found, in words; none for a page one could send. */
export function faultsOf(content: PageContent, input: AgentInput): string[] {
  return [
    ...validate(structuredClone(content)).map(({ pointer, detail }) => `${pointer} ${detail}`),
    ...repeatedIds(content),
    ...repeatedSentences(content),
    ...markup(content),
    ...emptySections(content),
    ...unknownNumbers(content, input),
    ...unknownCitations(content, input),
    ...unfinishedSentences(content),
  ];
}

/** All texts of a page, ids and addresses apart. */
export function allTexts(content: PageContent): string[] {
  const names = new Set([
    ...['type', 'componentId', 'chunkIds', 'actionIds', 'imageAssetId', 'assetId'],
    ...['url', 'formId', 'kind', 'name', 'fieldType'],
  ]);
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) {
        if (Array.isArray(value) || !names.has(name)) collect(inner);
      }
    }
  };
  collect(content.blocks);
  return texts;
}

function repeatedIds({ blocks }: PageContent): string[] {
  const ids = blocks.map((block) => block.componentId);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two components are ${id}`);
}

const lists = new Set<string>(['benefits', 'steps', 'stats', 'cards']);

/**
 * The headline may be an entry of a list, and the list keeps it; whose figure it is, which the
 * heading of the list says, then stands below the headline too.
 */
function repeatedSentences({ blocks }: PageContent): string[] {
  // A section is shown whole, with what the top or an answer has said of it.
  const isAbove = ({ type }: Block): boolean => type === 'hero' || type === 'heard';
  const [hero] = blocks;
  return [blocks.filter(isAbove), blocks.filter((block) => !isAbove(block))].flatMap((some) =>
    repeatedIn(some, hero),
  );
}

function repeatedIn(blocks: readonly Block[], hero: Block | undefined): string[] {
  const seen = new Set<string>();
  const headline = hero?.type === 'hero' ? keyOf(hero.headline) : '';
  const below = hero?.type === 'hero' ? keyOf(hero.subheadline ?? '') : '';
  return blocks
    .flatMap((block) =>
      textsOf(block).filter(
        (text) =>
          !(lists.has(block.type) && keyOf(text) === headline) &&
          !(text === headingOf(block) && /\d/.test(text) && below.endsWith(keyOf(text))),
      ),
    )
    .flatMap((text) => sentencesOf(text, 'en'))
    .filter((sentence) => {
      const key = keyOf(sentence);
      if (key === '' || yesOrNo.has(key)) return false;
      return seen.has(key) || seen.add(key) === undefined;
    })
    .map((sentence) => `said twice: ${sentence}`);
}

const raw = /<[a-z/!?]|&(?:#\d+|#x[\da-f]+|[a-z]{2,31});|\*\*|__|`|\]\(|^#{1,6}\s/i;

const markup = (content: PageContent): string[] =>
  allTexts(content)
    .filter((text) => raw.test(text) || text !== text.trim() || /\p{Cc}/u.test(text))
    .map((text) => `markup: ${text.slice(0, 200)}`);

function emptySections({ blocks }: PageContent): string[] {
  return blocks
    .filter((block) => !hasSubstance(block))
    .map((block) => `nothing in ${block.componentId}`);
}

function hasSubstance(block: Block): boolean {
  const says = (text: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
  switch (block.type) {
    case 'hero':
      return says(block.headline);
    case 'callToAction':
      return says(block.heading) && (block.actionIds.length > 0 || block.text !== undefined);
    case 'prose':
      return block.paragraphs.every(says);
    case 'quote':
      return says(block.text);
    case 'media':
      return block.assetId !== undefined || block.url !== undefined;
    case 'form':
      return block.fields.length > 0;
    case 'ask':
      return true;
    case 'faq':
      return block.items.every(({ question, answer }) => says(question) && says(answer));
    case 'stats':
      return block.items.every(({ value, label }) => says(value) && says(label));
    case 'logos':
      return block.items.every(({ altText }) => says(altText));
    case 'statement':
      return says(block.text);
    case 'table':
      return block.rows.every(({ cells }) => cells.some(says));
    case 'heard':
      return block.items.every(({ said, proposed }) => says(said) && says(proposed));
    case 'gallery':
      return block.items.every(({ assetId, url }) => (assetId ?? url) !== undefined);
    case 'pricing':
      return block.options.every(({ title }) => says(title));
    case 'sender':
      return says(block.name);
    case 'place':
      return says(block.address);
    default:
      return block.items.every(({ title }) => says(title));
  }
}

function unknownNumbers(content: PageContent, input: AgentInput): string[] {
  const given = everyString(input).join('\n');
  // Digits with markup between them are one number to a reader.
  const read = given
    .replace(/<[^<>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code) % 0x10ffff))
    .replace(/[*_~`\\\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '');
  return allTexts(content)
    .flatMap((text) => text.match(/\d+/g) ?? [])
    .filter((number) => !given.includes(number) && !read.includes(number))
    .map((number) => `the number ${number} is not in the input`);
}

export function everyString(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyString);
}

function unknownCitations({ blocks }: PageContent, { chunks }: AgentInput): string[] {
  const given = new Set(chunks.map((chunk) => chunk.chunkId));
  return blocks
    .flatMap((block) => [
      ...block.chunkIds,
      ...(block.type === 'faq' ? block.items.flatMap((item) => item.chunkIds ?? []) : []),
    ])
    .filter((id) => !given.has(id))
    .map((id) => `cites ${id}, which was not given`);
}

/** Running text ends as sentences do. */
function unfinishedSentences({ blocks }: PageContent): string[] {
  return blocks
    .flatMap((block) => {
      switch (block.type) {
        case 'prose':
          return block.paragraphs;
        case 'hero':
          return block.subheadline ?? [];
        case 'quote':
          return block.text;
        case 'faq':
          return block.items.map((item) => item.answer);
        case 'benefits':
        case 'steps':
        case 'cards':
          return block.items.flatMap((item) => item.text ?? []);
        case 'callToAction':
          return block.text ?? [];
        default:
          return [];
      }
    })
    .filter((text) => !isEnded(text))
    .map((text) => `breaks off: ${text.slice(-80)}`);
}
