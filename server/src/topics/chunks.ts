// Cuts the text of an entry into passages, and gives each an id that outlives edits around it: a passage
// is cut by what it is itself, never by how much text stands before it.
import { contentHash } from '../platform/formats/canonical.ts';
import type { MakeId } from '../platform/ids.ts';
import { type Block, blocksOf, type EntryContent } from './plain.ts';

export interface Passage {
  question: string | null;
  text: string;
}

export interface Chunk extends Passage {
  chunkId: string;
}

export interface RetiredChunk {
  chunkId: string;
  passageHash: string;
}

/** In UTF-16 units: about two hundred words. */
const longest = 1_200;
const shortLine = 80;

export function passagesOf(content: EntryContent): Passage[] {
  const question = content.question ?? null;
  return groupsOf(blocksOf(content))
    .flatMap((group) => cut(group.map((block) => block.text).join('\n')))
    .map((text) => ({ question, text }));
}

/** Blocks that only lead to another, with that other. */
function groupsOf(blocks: Block[]): Block[][] {
  const groups: Block[][] = [];
  let group: Block[] = [];
  const close = () => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (const block of blocks) {
    const afterText = group.some((earlier) => !earlier.heading);
    if (block.heading && afterText) close();
    group.push(block);
    if (!leadsOn(block)) close();
  }
  close();
  return groups;
}

/**
 * A heading, a title or a label says little alone. A sentence does not lead on however short it is: an
 * edit of one must not change the passage that follows it.
 */
const leadsOn = ({ heading, text }: Block): boolean =>
  heading ||
  /[:：]$/.test(text) ||
  (text.length < shortLine && !/\n|[.!?…。！？]\P{L}*$/u.test(text));

const sentenceEnd = /[.!?…]["'”’»)\]]*\s|[。！？]["'”’»）」』]*|\n/g;

/** At the last sentence that fits, else between words, else wherever it must be. */
function cut(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const head = rest.slice(0, longest + 1);
    const end =
      [...head.matchAll(sentenceEnd)].at(-1) ?? [...head.matchAll(/\s/g)].at(-1) ?? undefined;
    const found = end === undefined ? 0 : end.index + end[0].length;
    const at = found > 0 ? Math.min(found, longest) : beforePair(rest, longest);
    pieces.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...pieces, rest].filter((piece) => piece !== '');
}

/** The two halves of one character stay together. */
const beforePair = (text: string, at: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(at - 1)) ? at - 1 : at;

export const passageHash = ({ question, text }: Passage): string => contentHash([question, text]);

export interface Settled {
  chunks: Chunk[];
  /** Passages that stood and no longer stand. */
  retired: Chunk[];
  /** The ids of retired passages that stand again. */
  revived: string[];
}

/** A passage that stood before keeps its id, wherever it stands now; one that comes back gets it back. */
export function settleChunks(
  before: Chunk[],
  passages: Passage[],
  { retiredBefore, makeId }: { retiredBefore: RetiredChunk[]; makeId: MakeId },
): Settled {
  const standing = Map.groupBy(before, passageHash);
  const gone = Map.groupBy(retiredBefore, (chunk) => chunk.passageHash);
  const revived: string[] = [];
  const chunks = passages.map((passage) => {
    const hash = passageHash(passage);
    const kept = standing.get(hash)?.shift();
    if (kept) return kept;
    const back = gone.get(hash)?.shift();
    if (back) revived.push(back.chunkId);
    return { ...passage, chunkId: back?.chunkId ?? makeId('chunk') };
  });
  return { chunks, retired: [...standing.values()].flat(), revived };
}
