// Brings forward what a page says somewhere: the section that is called so, else the one sentence,
// which becomes a statement right below the hero; else what the sources say of it.

import type { Block } from '../../../content/content.ts';
import { ensureEnd, sentencesOf } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { withId } from '../compose/desk.ts';
import { addAbout } from './add.ts';
import {
  done,
  type Editing,
  isWithinLimits,
  type Outcome,
  onlySelected,
  recite,
  replaceBlock,
} from './editing.ts';
import { findSections } from './find.ts';
import { factIn } from './ground/facts.ts';
import { inPageWords } from './ground/page_words.ts';
import { headlineAbout } from './headline.ts';
import { insertAt, move } from './order.ts';
import { withoutPieces } from './pieces.ts';
import type { RequestOf } from './requests.ts';
import { pieceWords, targetIn } from './target.ts';

const maxStatement = 240;

export function focus(editing: Editing, request: RequestOf<'focus'>): Outcome {
  const topic = request.topic.replace(
    /\s+(?:instead of|rather than|statt|au lieu de|en lugar de|invece di|em vez de|in plaats van|zamiast)\s.{1,120}$/iu,
    '',
  );
  const refused = onlySelected(editing, 'moved nothing else');
  if (refused) return refused;
  const named = (byNameOnly: boolean) =>
    findSections(editing.blocks, topic, { byNameOnly }).find((block) => block.type !== 'hero');
  const toTop = (componentId: string): Outcome =>
    move(
      { ...editing, last: componentId },
      { kind: 'move', section: 'it', place: { where: 'top' } },
    );
  const called = named(true);
  if (called) return toTop(called.componentId);
  const stated = stateFirst(editing, topic);
  if (stated) return stated;
  const about = named(false) ?? blockAbout(editing, topic);
  if (about) return toTop(about.componentId);
  const added = addAbout(editing, { kind: 'addAbout', topic, place: { where: 'top' } });
  if (added.did !== undefined) return added;
  // What stands in an answer already can still open the page.
  const headline = headlineAbout(editing, topic);
  if (headline.did !== undefined) return headline;
  // What follows a comma may be the rest of the wish: `more on prices, less on steps`.
  const [head = '', tail] = topic.split(/,\s/);
  return tail === undefined || head === '' ? added : focus(editing, { kind: 'focus', topic: head });
}

/** The block with the entry that is named. */
function blockAbout({ blocks, desk }: Editing, topic: string): Block | undefined {
  const open = blocks.filter(({ type }) => type !== 'hero' && type !== 'heard');
  const target = targetIn(open, topic, desk.language);
  return open.find(
    (block) =>
      target &&
      withoutPieces(block, (piece, around) => target.holds(block, piece, around), desk.language),
  );
}

/** `the telephone number`: the sentence that gives one. */
export function factOn({ blocks, desk }: Editing, topic: string) {
  const fact = factIn(topic);
  return blocks
    .flatMap((block) => (block.type === 'prose' ? [block] : []))
    .flatMap((block) =>
      block.paragraphs.flatMap((text) =>
        sentencesOf(text, desk.language).map((sentence) => ({ block, sentence })),
      ),
    )
    .find(({ sentence }) => fact?.isIn(sentence));
}

/** One sentence among others stands out on its own; said twice, it stands out nowhere. */
export function stateFirst(editing: Editing, topic: string): Outcome | undefined {
  const { desk, blocks } = editing;
  const found = sentenceAbout(editing, topic) ?? factOn(editing, topic);
  if (!found) return undefined;
  const { block, sentence } = found;
  const without = withoutPieces(block, (piece) => piece === sentence, desk.language);
  if (!without?.block || !isWithinLimits(without.block)) return undefined;
  const text = ensureEnd(sentence, desk.language);
  const statement = recite(
    withId({ type: 'statement', chunkIds: block.chunkIds, text }, blocks),
    desk,
  );
  const left = replaceBlock(blocks, recite(without.block, desk));
  const at = insertAt({ ...editing, blocks: left }, { where: 'top' });
  if (typeof at !== 'number') return undefined;
  const after = [...left.slice(0, at), statement, ...left.slice(at)];
  return done(after, statement, `I moved “${text}” right below the hero, on its own.`, [text]);
}

/** The sentence of a text that says most of it, with every figure that was named. */
export function sentenceAbout({ desk, blocks }: Editing, topic: string) {
  const figures = topic.match(/\d+/g) ?? [];
  const candidates = blocks.flatMap((block) => {
    const texts =
      block.type === 'prose'
        ? block.paragraphs
        : block.type === 'benefits'
          ? block.items.map(({ text }) => text ?? '')
          : 'note' in block && block.note !== undefined
            ? [block.note]
            : [];
    return texts.flatMap((text) =>
      sentencesOf(text, desk.language).map((sentence) => ({ block, sentence })),
    );
  });
  const asked = inPageWords(
    topic,
    candidates.map(({ sentence }) => sentence),
    desk.language,
  );
  const all = termsOf(asked, desk.language);
  const telling = all.filter((term) => !pieceWords.has(term));
  const wanted = new Set(telling.length > 0 ? telling : all);
  const share = (text: string): number =>
    wanted.intersection(new Set(termsOf(text, desk.language))).size / Math.max(1, wanted.size);
  return candidates
    .filter(
      ({ sentence }) =>
        sentence.length <= maxStatement &&
        share(sentence) >= 0.6 &&
        figures.every((figure) => sentence.includes(figure)),
    )
    .sort((a, b) => share(b.sentence) - share(a.sentence))[0];
}
