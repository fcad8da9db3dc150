// What is to get another form: a section, some of its paragraphs or entries, or what stands under a label inside a text.
import type { Block } from '../../../../content/content.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { kindOfSection } from '../../grammar/section_kinds.ts';
import { type Editing, not, type Outcome, several } from '../editing.ts';
import { closing, nameOfPiece, pieceAbout } from '../ground/about.ts';
import { entriesOf, listOf, withList } from '../ground/entry.ts';
import { findSections } from '../ground/find.ts';
import { sectionOfKind } from '../ground/kind_named.ts';
import { bareTarget, scopeOf } from '../ground/scope.ts';
import { ofType } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';
import { type Matter, matterIn, matterOf } from './parts.ts';

interface Spot {
  block: Block;
  matter: Matter | undefined;
  name: string;
  /** What is left of its block before and behind it. */
  head: Block[];
  tail: Block[];
}

const maxRivals = 4;

export function spotOf(editing: Editing, request: RequestOf<'reshape'>): Spot | Outcome {
  const { blocks, brief, last, earlier, selected } = editing;
  const { section, names = [] } = request;
  const { language } = brief;
  const open = blocks.filter(({ type }) => !closing.has(type) && type !== 'sender');
  const whole = (block: Block): Spot => {
    const matter = matterOf(block, language);
    return { block, matter, name: headingOf(block) ?? section, head: [], tail: [] };
  };
  const id = selected?.componentId ?? (section === 'it' ? (last ?? earlier) : undefined);
  const pointed = open.find(({ componentId }) => componentId === id);
  if (pointed) return whole(pointed);
  if (section === 'it')
    return not('I could not tell which section you mean; name it by its heading.', 'unclear');
  const topic = bareTarget(section.replace(/ section$/, ''));
  const [called] = findSections(open, section, { byNameOnly: true });
  if (called) return whole(called);
  const [kind, more] = ofType(
    open,
    kindOfSection(topic) ?? kindOfSection(topic.split(' ').at(-1) ?? ''),
  );
  const block =
    sectionOfKind(open, topic, language) ??
    (more ? undefined : kind) ??
    scopeOf(open, topic)?.within[0];
  if (block) return whole(block);
  const asked = names.length > 1 ? names.join(' ') : topic;
  const { one, several: rivals, parts } = pieceAbout({ ...editing, blocks: open }, asked);
  if (rivals.length > 0) return several(rivals.slice(0, maxRivals).map(nameOfPiece));
  if (!one || one.block.type === 'heard')
    return not(`I found no section “${topic}” on the page.`, 'missing', topic);
  const at = (parts ?? [one]).map((piece) => piece.at).sort((a, b) => a - b);
  if (at.length > 1 && at[0] !== -1) return some(one.block, at, language, topic);
  return one.at === -1 ? whole(one.block) : some(one.block, [one.at], language, nameOfPiece(one));
}

/** What stands before them keeps the heading; what stands behind goes on below. */
export function some(block: Block, at: readonly number[], language: string, name: string): Spot {
  const { heading: _, ...bare } = block as Block & { heading?: string };
  const heading = headingOf(block);
  const from = at[0] ?? 0;
  const parted = <T>(all: readonly T[]): [T[], T[]] => [
    all.slice(0, from),
    all.filter((_one, index) => index > from && !at.includes(index)),
  ];
  const [entry] = entriesOf(block);
  const list = block.type === 'prose' ? block.paragraphs : entry ? listOf(entry) : [];
  const put = (left: readonly unknown[], own: object): Block[] =>
    left.length === 0
      ? []
      : block.type === 'prose'
        ? [{ ...own, paragraphs: left } as Block]
        : entry
          ? [withList({ ...entry, block: own as Block }, left)]
          : [];
  const [before, behind] = parted<unknown>(list);
  const head = put(before, block);
  const tail = put(
    behind,
    head.length > 0 ? { ...bare, componentId: `${block.componentId}-rest` } : bare,
  );
  const named = head.length === 0 && heading !== undefined ? { heading } : {};
  const all = block.type === 'prose' ? undefined : matterOf(block, language);
  const own =
    block.type === 'prose'
      ? matterIn(
          block.paragraphs.filter((_one, index) => at.includes(index)),
          language,
        )
      : all && {
          ...all,
          before: [],
          after: [],
          parts: all.parts.filter((_one, index) => at.includes(index)),
        };
  return { block, matter: own && { ...named, ...own }, name, head, tail };
}
