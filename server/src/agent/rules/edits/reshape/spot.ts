// What is to get another form: a section, some of its paragraphs or entries, or what stands under a label inside a text.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { commonStart, fold, termsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { kindOfSection } from '../../grammar/section_kinds.ts';
import { type Editing, not, type Outcome, several } from '../editing.ts';
import { closing, nameOfPiece, pieceAbout } from '../ground/about.ts';
import { entriesOf, listOf, withList } from '../ground/entry.ts';
import { findSections, severalIn } from '../ground/find.ts';
import { sectionOfKind } from '../ground/kind_named.ts';
import { bareTarget, scopeOf } from '../ground/scope.ts';
import { ofType } from '../ground/sections.ts';
import type { RequestOf } from '../requests.ts';
import { labelled, type Matter, matterIn, matterOf } from './parts.ts';

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
  const each = names.length > 1 ? names : severalIn(topic);
  const spot =
    runUnder(open, topic, language) ??
    startingWith(editing, open, [topic], 2) ??
    (each.length > 1 ? startingWith(editing, open, each, each.length) : undefined);
  if (spot) return spot;
  const [kind, more] = ofType(
    open,
    kindOfSection(topic) ?? kindOfSection(topic.split(' ').at(-1) ?? ''),
  );
  const block =
    sectionOfKind(open, topic, language) ??
    (more ? undefined : kind) ??
    scopeOf(open, topic)?.within[0];
  if (block) return whole(block);
  const { one, several: rivals } = pieceAbout({ ...editing, blocks: open }, topic);
  if (rivals.length > 0) return several(rivals.slice(0, maxRivals).map(nameOfPiece));
  if (!one || one.block.type === 'heard')
    return not(`I found no section “${topic}” on the page.`, 'missing', topic);
  return one.at === -1 ? whole(one.block) : some(one.block, [one.at], language, nameOfPiece(one));
}

/** One of its words begins the text, in whatever form: `Formaty` and `Format S`. */
function begins(text: string, named: string): boolean {
  const small = /^(?:the|der|die|das|le|la|el|il|lo|o|a|de|het)\s/iu;
  const [word = ''] = fold(text.replace(small, '')).split(/[^\p{L}\p{N}]+/u);
  const isAlike = (one: string): boolean =>
    commonStart(one, word) >= Math.max(3, Math.min(one.length, word.length) - 1);
  return (
    word.length >= 3 &&
    fold(named)
      .split(/[^\p{L}\p{N}]+/u)
      .some((one) => one === word || isAlike(one))
  );
}

/** Paragraphs or entries of one section that begin with what is named. */
function startingWith(
  { brief: { language } }: Editing,
  blocks: readonly Block[],
  names: readonly string[],
  least: number,
): Spot | undefined {
  for (const block of blocks) {
    const texts =
      block.type === 'prose' ? block.paragraphs : entriesOf(block).map(({ name }) => name);
    const at = texts.flatMap((text, index) =>
      names.some((name) => begins(text, name)) ? [index] : [],
    );
    if (at.length >= least) return some(block, at, language, names.join(', '));
  }
  return undefined;
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

/** `The calculation`, `the weeks`: under that label inside a text, or under several that begin so. */
function runUnder(blocks: readonly Block[], topic: string, language: string): Spot | undefined {
  const terms = termsOf(topic, language).join(' ');
  for (const block of blocks) {
    if (block.type !== 'prose' && block.type !== 'benefits') continue;
    const texts =
      block.type === 'prose' ? block.paragraphs : block.items.map(({ text = '' }) => text);
    for (const [at, text] of texts.entries()) {
      const sentences = sentencesOf(text, language);
      const labels = sentences.map((one) => labelled.exec(one)?.[1] ?? '');
      const series = labels.filter((label) => /\d/.test(label) && begins(label, topic));
      const from = labels.findIndex(
        (label) => terms !== '' && termsOf(label, language).join(' ') === terms,
      );
      if (from === -1 && series.length < 2) continue;
      if (block.type === 'prose')
        return some(block, [at], language, series[0] ?? labels[from] ?? topic);
      const next = labels.findIndex((label, index) => index > from && label !== '');
      const end = next === -1 || series.length > 1 ? sentences.length : next;
      const { after = [], ...matter } = matterIn(
        [sentences.slice(Math.max(0, from), end).join(' ')],
        language,
      );
      const left = [
        ...sentences.slice(0, Math.max(0, from)),
        ...after,
        ...sentences.slice(end),
      ].join(' ');
      const items = block.items.map(({ text: said, ...item }, index) =>
        index !== at
          ? { ...item, ...(said ? { text: said } : {}) }
          : { ...item, ...(left ? { text: left } : {}) },
      );
      return { block, matter, name: labels[from] ?? topic, head: [{ ...block, items }], tail: [] };
    }
  }
  return undefined;
}
