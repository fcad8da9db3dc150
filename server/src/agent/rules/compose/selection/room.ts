// How many blocks a page has: those that fit least are left out, and what they say finds its place among others.
import type { Block } from '../../../../content/content.ts';
import { ensureEnd, joinSentences } from '../../../../platform/text/sentences.ts';
import { colonOf } from '../../text/phrases.ts';
import { type Brief, bestInOrder, type Draft, fitOf } from '../brief/brief.ts';
import { isBelowFigures } from '../brief/proof.ts';
import { smallFirst } from '../brief/small_first.ts';
import { isProven, wishedIn } from '../sections/finish.ts';
import { ofProblem } from '../texts/claim_lines.ts';
import { isStatement } from '../texts/statements.ts';
import { textsOf } from '../texts/texts.ts';
import {
  asEntry,
  type Entry,
  isOwn,
  isProof,
  minTogether,
  namedAfter,
  paragraphsOf,
  titleOf,
} from './gather.ts';
import { isPrice } from './labels.ts';

/** More are no list that anybody reads. */
const mostEntries = 9;

const keptTypes: ReadonlySet<string> = new Set(['pricing', 'timeline', 'steps', 'table']);

/** No more than `most` blocks: those that fit least are left out; what leads, lists and prices stay. */
export function withinRoom(brief: Brief, blocks: readonly Draft[], most: number): Draft[] {
  const wanted = wishedIn(brief);
  const stays = (block: Draft, at: number): boolean =>
    at === 0 ||
    isBelowFigures(blocks, at) ||
    keptTypes.has(block.type) ||
    isProven(block) ||
    isPrice(titleOf([block])) ||
    isGathered(block) ||
    wanted(block);
  const others = blocks.filter((block, at) => !stays(block, at));
  const room = Math.max(0, most - (blocks.length - others.length));
  const rank = (block: Draft): number =>
    // Without what others have seen, a page only promises.
    block.type === 'statement' || block.type === 'stats' || isProof(brief, [block])
      ? 1
      : isOwn(brief, [block]) || ofProblem.test(titleOf([block]))
        ? -1
        : 0;
  const fit = (block: Draft): number => fitOf(brief, textsOf(block as Block).join(' '));
  const ranked = [...others].sort(
    (a, b) => rank(b) - rank(a) || fit(b) - fit(a) || others.indexOf(a) - others.indexOf(b),
  );
  // Of hundreds of sections only the best can come into a list.
  const near = new Set(ranked.slice(0, room + 3 * mostEntries));
  const entriesOf = (kept: readonly Draft[]): Entry[] =>
    others
      .filter((one) => near.has(one) && !kept.includes(one))
      .flatMap((one) => foldedInto(brief, one));
  // A list of what has no room needs a place itself, where none is there to take it.
  const first = ranked.slice(0, room);
  // A list of two that stays anyway takes the others too.
  const host =
    blocks.find(isGathered) ??
    blocks.find((block, at) => (stays(block, at) || first.includes(block)) && isLoose(block));
  const given = first.findLast((one) => foldedInto(brief, one).length > 0);
  const needsHost =
    host === undefined && given !== undefined && entriesOf(first).length >= minTogether;
  const best = needsHost ? first.filter((one) => one !== given) : first;
  const taken = host?.type === 'benefits' ? host.items.length : 0;
  const entries = bestInOrder(
    brief,
    entriesOf(best),
    Math.max(0, mostEntries - taken),
    ({ title = '', text }) => `${title} ${text}`,
  );
  const made: Draft = { type: 'benefits', chunkIds: [], items: [] };
  const kept = blocks
    .filter((block, at) => stays(block, at) || best.includes(block))
    .map((block) => (block === host ? withEntries(host, entries) : block));
  return needsHost ? [...kept, withEntries(made, entries)] : kept;
}

/** What has no room of its own finds it among others of its kind. */
const withEntries = (host: Draft, entries: readonly Entry[]): Draft => {
  if (host.type !== 'benefits' || entries.length === 0) return host;
  // What it was headed by are some of its entries now.
  const { heading: _, ...rest } = host;
  return {
    ...rest,
    items: [
      ...host.items,
      ...entries.flatMap(({ title, text }) => (title === undefined ? [] : [{ title, text }])),
    ],
    chunkIds: [...new Set([...host.chunkIds, ...entries.flatMap(({ chunkIds }) => chunkIds)])],
  };
};

/** Several sections in one: left out, it would cost more than any other. */
const isGathered = (block: Draft): boolean =>
  block.type === 'benefits' && block.heading === undefined && told(block.items) > minTogether;
/** Without a heading, or headed by the names of its first entries: more may stand beside them. */
const isLoose = (block: Draft): boolean => {
  if (block.type !== 'benefits' || told(block.items) < minTogether) return false;
  const { heading, items } = block;
  return (
    heading === undefined ||
    items.filter(({ title }) => heading.includes(title)).length >= minTogether
  );
};
const told = (items: readonly { text?: string | undefined }[]): number =>
  items.filter(({ text }) => text !== undefined).length;

/** As entries of a list: `Lead times`, each with its own, in one line. */
function foldedInto(brief: Brief, block: Draft): Entry[] {
  const { language, phrases, source } = brief;
  const { chunkIds } = block;
  if (isOwn(brief, [block])) {
    // Under the heading of the list itself it would be headed twice.
    const title = source.product && phrases.about?.(source.product);
    const text = paragraphsOf(block).join(' ');
    return title && isStatement(text, language) ? [{ title, text, chunkIds }] : [];
  }
  const entry = asEntry([block]);
  if (entry || block.type !== 'benefits' || block.heading === undefined)
    return entry ? [entry] : [];
  const titles = block.items.map(({ title }) => title);
  if (namedAfter(brief, titles) === block.heading)
    return block.items.flatMap(({ title, text }) =>
      text === undefined ? [] : [{ title, text, chunkIds }],
    );
  const lines = block.items.map(({ title, text }) =>
    text === undefined
      ? ensureEnd(title, language)
      : `${title}${colonOf(language)}${smallFirst(text, brief)}`,
  );
  const text = joinSentences(lines, language);
  return text.length > longList ? [] : [{ title: block.heading, text, chunkIds }];
}
const longList = 600;
