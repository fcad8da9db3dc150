// Less of a section or an entry that somebody named: who asks for less wants clearly less. What matters least to this reader goes
// first, a sentence or an entry at a time and each of them whole, until a third to a half of it is gone.
import type { Block } from '../../../../content/content.ts';
import { isQuestion } from '../../../../platform/text/questions.ts';
import { joinSentences, sentencesOf } from '../../../../platform/text/sentences.ts';
import { leansOnOther } from '../../compose/texts/claim_lines.ts';
import { opensWithYesOrNo } from '../../context/questions.ts';
import type { Editing } from '../editing.ts';
import { entriesOf, listOf, withList, withoutEntry } from '../ground/entry.ts';
import { isTelling } from '../ground/pieces.ts';
import { isBinding } from './binding.ts';
import { asked, type Degree, openingOf, shares, sizeOf, worthOf } from './shorten_page.ts';

interface Less {
  /** What goes. */
  texts: readonly string[];
  left: Block;
  cost: number;
}

/** As much of it may stay. */
const stays = { ...shares, some: 0.62 };
/** Where only what the reader asked about, or a price, is left to go: so much may stay. */
const mostKept = 0.72;
/** What would leave less than this goes only where nothing smaller can. */
const leastKept = { some: 0.45, half: 0.35, least: 0.25 };
const costs = { sentence: 0, text: 1, entry: 2, step: 30, price: 12, aside: -100 };

/** Nothing where it has one sentence left. */
export function lessOf(
  { blocks, brief }: Editing,
  block: Block,
  degree: Degree = 'some',
): Block | undefined {
  const worth = worthOf(brief, blocks);
  const size = sizeOf([block]);
  const isWay = inOrder.has(block.type);
  let now = block;
  while (sizeOf([now]) > size * stays[degree]) {
    const room = sizeOf([now]) > size * mostKept;
    const all = lessIn(now, brief.language)
      .map((less) => {
        const { texts } = less;
        const price = texts.some((text) => isBinding(text, brief.language)) ? costs.price : 0;
        const reason = texts.every((text) => aside.test(text)) ? costs.aside : 0;
        // A step that the page tells elsewhere is still a step.
        const own = Math.max(isWay ? 0 : -asked, ...texts.map(worth));
        return { ...less, cost: own + less.cost + price + reason };
      })
      .filter(({ cost }) => room || cost < (isWay ? costs.step : asked))
      .sort((a, b) => a.cost - b.cost);
    const modest = all.find(({ left }) => sizeOf([left]) >= size * leastKept[degree]);
    const [most] = all.sort((a, b) => sizeOf([b.left]) - sizeOf([a.left]));
    const next = modest ?? (now === block ? most : undefined);
    if (!next) break;
    now = next.left;
  }
  return now === block ? undefined : now;
}

/** The best so many of a list, in their order; of a way, with where it begins and ends. */
export function fewestOf(
  { blocks, brief }: Editing,
  block: Block,
  count: number,
  ofText = false,
): Block | undefined {
  const worth = worthOf(brief, blocks);
  const entries = entriesOf(block);
  const [first] = entries;
  if (!first || entries.length <= count || !shrinking.has(block.type)) return undefined;
  const isEnd = ({ at }: { at: number }): number =>
    Number(
      (inOrder.has(block.type) && (at === 0 || at === entries.length - 1)) ||
        (ofText && block.type === 'faq' && (block.items[at]?.chunkIds ?? []).length === 0),
    );
  const best = [...entries]
    .sort((a, b) => isEnd(b) - isEnd(a) || worth(b.whole) - worth(a.whole))
    .slice(0, count);
  const list = listOf(first).filter((_, at) => best.some((entry) => entry.at === at));
  return withList(first, list);
}

/** A reason or an example. */
const aside =
  /^(?:because|for example|for instance|e\.g\.|weil|denn|zum beispiel|z\. ?b\.|parce que|car|par exemple|porque|por ejemplo|perché|ad esempio|per esempio|por exemplo|omdat|want|bijvoorbeeld|ponieważ|na przykład|例えば|たとえば)(?!\p{L})/iu;

/** Lists that may lose entries; a price list stays whole, and what the reader said. */
const shrinking: ReadonlySet<string> = new Set(
  'benefits cards faq steps timeline plan stats'.split(' '),
);
const inOrder: ReadonlySet<string> = new Set('steps timeline plan'.split(' '));
const members = ['subheadline', 'text', 'answer', 'introduction', 'caption', 'note'] as const;
type Texts = Record<string, unknown>;

function lessIn(block: Block, language: string): Less[] {
  if (block.type === 'quote' || block.type === 'statement') return [];
  if (block.type === 'prose') return lessOfProse(block, language);
  const own = lessOfTexts(block as unknown as Texts, language).map(({ texts, left, cost }) => ({
    ...{ texts, cost },
    left: left as unknown as Block,
  }));
  const entries = shrinking.has(block.type) ? entriesOf(block) : [];
  return [
    ...own,
    ...entries.flatMap((entry) => {
      const list = listOf(entry);
      const put = (item: Texts): Block => withList(entry, list.toSpliced(entry.at, 1, item));
      return lessOfTexts(list[entry.at] ?? {}, language, inOrder.has(block.type)).map(
        ({ left, ...less }) => ({
          ...less,
          left: put(left),
        }),
      );
    }),
    ...entries.flatMap((entry) => {
      const left = withoutEntry(entry);
      // The first and the last step say where the way begins and ends.
      const isEnd = entry.at === 0 || entry.at === entries.length - 1;
      const step = inOrder.has(block.type) ? costs.step + (isEnd ? asked : 0) : 0;
      return left ? [{ texts: [entry.whole], left, cost: costs.entry + step }] : [];
    }),
  ];
}

/** Sentences of what one entry, or the block itself, says; and all that is said beside a title that tells enough. */
function lessOfTexts(
  item: Texts,
  language: string,
  isStep = false,
): { texts: readonly string[]; left: Texts; cost: number }[] {
  return members.flatMap((member) => {
    const text = item[member];
    if (typeof text !== 'string') return [];
    const cuts = cutsOf(text, language).map(({ gone, left }) => ({
      ...{ texts: gone, cost: costs.sentence },
      left: { ...item, [member]: left },
    }));
    const { [member]: _, ...bare } = item;
    const isAside = member === 'caption' || member === 'note' || member === 'introduction';
    const { title } = item;
    const isSpare =
      isAside ||
      (typeof title === 'string' && (isStep ? /\p{L}{6}/u.test(title) : isTelling(title)));
    return isSpare && member !== 'answer'
      ? [...cuts, { texts: [text], left: bare, cost: costs.text }]
      : cuts;
  });
}

function lessOfProse(block: Extract<Block, { type: 'prose' }>, language: string): Less[] {
  const { paragraphs } = block;
  return paragraphs.flatMap((text, at) => {
    const put = (...texts: string[]): Block => ({
      ...block,
      paragraphs: paragraphs.toSpliced(at, 1, ...texts),
    });
    const cuts = cutsOf(text, language).map(({ gone, left }) => ({
      ...{ texts: gone, left: put(left), cost: costs.sentence },
    }));
    const whole = { texts: [text], left: put(), cost: costs.entry };
    return paragraphs.length > 1 ? [...cuts, whole] : cuts;
  });
}

/** What may go of a text: a sentence, with those behind it that lean on it. The first stays, and an answer with its question. */
function cutsOf(text: string, language: string): { gone: string[]; left: string }[] {
  const all = sentencesOf(text, language);
  const [first = ''] = all;
  const opening = opensWithYesOrNo(first)
    ? Math.min(openingOf(all), all.length - 1)
    : openingOf(all);
  return all.flatMap((sentence, at) => {
    if (at < opening || isQuestion(all[at - 1] ?? '')) return [];
    let until = at + (isQuestion(sentence) ? 2 : 1);
    while (until < all.length && leansOnOther(all[until] ?? '', language)) until++;
    const left = all.toSpliced(at, until - at);
    return left.length === 0
      ? []
      : [{ gone: all.slice(at, until), left: joinSentences(left, language) }];
  });
}
