// What differs between two contents, block by block.
import type { AudienceVersion } from '@facet/sdk';
import { t } from '../../lib/texts.ts';
import { labelOf } from './blocks.ts';
import { type Block, type Content, equal } from './content.ts';

export interface Change {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  before?: Block;
  now?: Block;
}

/** In the order of the newer; what is gone stands where it was. */
export function changesBetween(before: Content, now: Content): Change[] {
  const old = new Map(before.blocks.map((block, index) => [block.componentId, { block, index }]));
  const stayed = inOrder(
    now.blocks.flatMap(({ componentId }) => old.get(componentId)?.index ?? []),
  );
  const changes: (Change & { at: number })[] = [];
  for (const [at, block] of now.blocks.entries()) {
    const was = old.get(block.componentId);
    if (!was) changes.push({ kind: 'added', now: block, at });
    else if (!equal(was.block, block))
      changes.push({ kind: 'changed', before: was.block, now: block, at });
    else if (!stayed.has(was.index))
      changes.push({ kind: 'moved', before: was.block, now: block, at });
  }
  const present = new Set(now.blocks.map((block) => block.componentId));
  for (const [at, block] of before.blocks.entries()) {
    if (!present.has(block.componentId)) changes.push({ kind: 'removed', before: block, at });
  }
  return changes.sort((a, b) => a.at - b.at);
}

/** The most of them that follow each other upwards: the others are those that moved. */
function inOrder(places: readonly number[]): Set<number> {
  const longest: number[][] = [];
  for (const [index, place] of places.entries()) {
    let best: number[] = [];
    for (const [at, run] of longest.entries()) {
      if (at < index && (run.at(-1) ?? 0) < place && run.length > best.length) best = run;
    }
    longest.push([...best, place]);
  }
  return new Set(longest.reduce((most, run) => (run.length > most.length ? run : most), []));
}

/** The version another was made from: what its maker did is what lies between the two. */
export function madeFrom(
  versions: readonly AudienceVersion[],
  versionId: string,
): string | undefined {
  const at = versions.findIndex((version) => version.versionId === versionId);
  return versions.slice(at + 1).find((version) => version.becameDraftAt !== undefined)?.versionId;
}

/** In a few words, for what undo takes back. */
export function summaryOf(before: Content, now: Content): string {
  const changes = changesBetween(before, now);
  const [first] = changes;
  const block = first?.now ?? first?.before;
  if (!first || !block) return '';
  if (changes.length > 1) return t.editor.changes.several(changes.length);
  return t.editor.changes[first.kind](labelOf(block.type));
}
