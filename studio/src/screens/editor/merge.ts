// Two drafts that went on from one version, made into one: block by block, by what each changed. Only
// a block that both changed differently is a choice for the member.
import { type Block, type Content, equal } from './content.ts';

export interface Clash {
  componentId: string;
  /** Undefined: taken away. */
  mine: Block | undefined;
  theirs: Block | undefined;
}

export interface Merged {
  /** With mine wherever the two clash. */
  content: Content;
  clashes: Clash[];
}

const byId = (content: Content): Map<string, Block> =>
  new Map(content.blocks.map((block) => [block.componentId, block]));

export function merge(base: Content, mine: Content, theirs: Content): Merged {
  const [was, own, other] = [byId(base), byId(mine), byId(theirs)];
  const clashes: Clash[] = [];

  /** The block as it should be; undefined where it should not be. */
  function settle(componentId: string): Block | undefined {
    const [before, a, b] = [was, own, other].map((side) => side.get(componentId));
    if (equal(a, b) || equal(b, before)) return a;
    if (equal(a, before)) return b;
    clashes.push({ componentId, mine: a, theirs: b });
    return a ?? b;
  }

  const blocks = orderOf(base, mine, theirs)
    .map(settle)
    .filter((block) => block !== undefined);
  const { blocks: _mine, ...rest } = equal(around(mine), around(base)) ? theirs : mine;
  return { content: { ...rest, blocks } as Content, clashes };
}

const around = ({ blocks: _blocks, ...rest }: Content): unknown => rest;
const idsOf = (content: Content): string[] => content.blocks.map((block) => block.componentId);

/** Mine, unless only they put the blocks in another order; what the other side added keeps its place. */
function orderOf(base: Content, mine: Content, theirs: Content): string[] {
  const [was, own, other] = [idsOf(base), idsOf(mine), idsOf(theirs)];
  const common = (ids: string[]) =>
    ids.filter((id) => was.includes(id) && own.includes(id) && other.includes(id));
  const mineMoved = !equal(common(own), common(was));
  const [lead, follow] = mineMoved ? [own, other] : [other, own];
  const order = [...lead];
  for (const [index, id] of follow.entries()) {
    if (order.includes(id)) continue;
    const neighbour = follow.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  }
  return order;
}

/** The choices made, in the content that was merged. */
export function decided(merged: Merged, choices: ReadonlyMap<string, 'mine' | 'theirs'>): Content {
  const wanted = new Map(
    merged.clashes.map((clash) => [
      clash.componentId,
      choices.get(clash.componentId) === 'theirs' ? clash.theirs : clash.mine,
    ]),
  );
  const blocks = merged.content.blocks
    .map((block) => (wanted.has(block.componentId) ? wanted.get(block.componentId) : block))
    .filter((block) => block !== undefined);
  return { ...merged.content, blocks };
}
