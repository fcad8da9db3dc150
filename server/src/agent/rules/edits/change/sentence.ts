// One sentence or entry that is to stand out: right below the hero, or in a section of its own.
import type { Block } from '../../../../content/content.ts';
import { maxBlocks } from '../../../../platform/text/length.ts';
import { hasAmount } from '../../../../platform/text/money.ts';
import { ensureEnd, sentencesOf, withoutStop } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { type Draft, withId } from '../../compose/brief/brief.ts';
import { conditional, leansOnOther } from '../../compose/texts/claim_lines.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { capitalised } from '../../context/items.ts';
import { factIn } from '../../grammar/facts.ts';
import {
  clipped,
  done,
  type Editing,
  isWithinLimits,
  type Outcome,
  onlySelected,
  replaceBlock,
} from '../editing.ts';
import { entryIn, listOf, withoutEntry } from '../ground/entry.ts';
import { findSections } from '../ground/find.ts';
import { inPageWords } from '../ground/page_words.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { nameOf } from '../ground/sections.ts';
import { pieceWords, priceTerms } from '../ground/target.ts';
import type { Place, RequestOf } from '../requests.ts';
import { addAbout } from './add.ts';
import { endOf, insertAt, move } from './order.ts';

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
  const about = named(false);
  return about
    ? toTop(about.componentId)
    : addAbout(editing, { kind: 'addAbout', topic, place: { where: 'top' } });
}

/** `the telephone number`: the sentence that gives one. */
function factOn({ blocks, brief }: Editing, topic: string) {
  const fact = factIn(topic);
  const wanted = new Set(fact ? termsOf(fact.rest, brief.language) : []);
  const figures = topic.match(/\d+/g) ?? [];
  // `The price per trailer at 15 a month` is no other price.
  const isOf = (text: string): boolean =>
    wanted.intersection(new Set(termsOf(text, brief.language))).size * 3 >= wanted.size * 2 &&
    figures.every((figure) => text.match(/\d+/g)?.includes(figure) === true);
  return blocks
    .flatMap((block) => (block.type === 'prose' ? [block] : []))
    .flatMap((block) =>
      block.paragraphs.flatMap((text) =>
        sentencesOf(text, brief.language).map((sentence) => ({ block, sentence })),
      ),
    )
    .find(({ sentence }) => fact?.isIn(sentence) && isOf(sentence));
}

/** One sentence among others stands out on its own; said twice, it stands out nowhere. */
export function stateFirst(editing: Editing, topic: string): Outcome | undefined {
  const { blocks } = editing;
  const piece = sentenceOf(editing, topic);
  if (!piece?.left || !isWithinLimits(piece.left)) return undefined;
  const { block, text } = piece;
  const statement = withId({ type: 'statement', chunkIds: block.chunkIds, text }, blocks);
  const left = replaceBlock(blocks, piece.left);
  const at = insertAt({ ...editing, blocks: left }, { where: 'top' });
  const said = `I moved “${text}” right below the hero, on its own.`;
  return done(left.toSpliced(at as number, 0, statement), statement, said, [text]);
}

/** The sentence of a text that says most of it, with every figure that was named. */
function sentenceAbout({ brief, blocks }: Editing, topic: string) {
  const figures = topic.match(/\d+/g) ?? [];
  const candidates = blocks.flatMap((block) => {
    const texts =
      block.type === 'prose'
        ? block.paragraphs
        : block.type === 'benefits'
          ? block.items.map(({ text }) => text ?? '')
          : block.type === 'hero'
            ? [block.subheadline ?? '']
            : 'note' in block && block.note !== undefined
              ? [block.note]
              : [];
    return texts.flatMap((text) =>
      sentencesOf(text, brief.language).map((sentence) => ({ block, sentence })),
    );
  });
  const asked = inPageWords(
    topic,
    candidates.map(({ sentence }) => sentence),
    brief.language,
  );
  const all = termsOf(asked, brief.language);
  const telling = all.filter((term) => !pieceWords.has(term));
  const wanted = new Set(telling.length > 0 ? telling : all);
  const share = (text: string): number =>
    wanted.intersection(new Set(termsOf(text, brief.language))).size / Math.max(1, wanted.size);
  return candidates
    .filter(
      ({ sentence }) =>
        sentence.length <= maxStatement &&
        share(sentence) >= 0.6 &&
        figures.every((figure) => sentence.match(/\d+/g)?.includes(figure) === true),
    )
    .sort((a, b) => share(b.sentence) - share(a.sentence))[0];
}

interface Piece {
  block: Block;
  /** Of its section, without the piece; absent when nothing else stood there. */
  left?: Block;
  heading: string;
  text: string;
}

/** What no piece of the page says gets a section from the sources. */
export function splitOut(
  editing: Editing,
  { text, heading, place }: RequestOf<'splitOut'>,
): Outcome {
  const refused = onlySelected(editing, 'gave it no section of its own');
  if (refused) return refused;
  const piece = entryAbout(editing, text) ?? sentenceOf(editing, text);
  if (!piece) {
    const asked = { ...(heading === undefined ? {} : { heading }), ...(place ? { place } : {}) };
    return addAbout(editing, { kind: 'addAbout', topic: text, ...asked });
  }
  const { blocks } = editing;
  const draft: Draft = {
    type: 'prose',
    chunkIds: piece.block.chunkIds,
    heading: heading ?? piece.heading,
    paragraphs: [piece.text],
  };
  const own = withId(draft, blocks);
  const left = piece.left ? [piece.left, own] : [own];
  const there = blocks.flatMap((block) => (block === piece.block ? left : [block]));
  const others = there.filter((block) => block !== own);
  const to = place ? insertAt({ ...editing, blocks: others }, place) : undefined;
  const after = typeof to === 'number' ? others.toSpliced(to, 0, own) : there;
  return done(after, own, `I gave “${piece.text}” a section of its own: ${nameOf(own)}.`);
}

const headingFor = (topic: string): string => withoutStop(capitalised(topic));

/** A question is named by its topic, any other entry by its title. */
function entryAbout({ blocks, brief }: Editing, topic: string): Piece | undefined {
  const entry = entryIn(blocks, topic, brief.language);
  if (!entry) return undefined;
  const { block, at, name } = entry;
  const { answer, text } = listOf(entry)[at] ?? {};
  const said = typeof answer === 'string' ? answer : text;
  if (typeof said !== 'string') return undefined;
  const heading = typeof answer === 'string' ? headingFor(topic) : name;
  const left = withoutEntry(entry);
  return { block, heading, text: said, ...(left ? { left } : {}) };
}

function sentenceOf(editing: Editing, topic: string): Piece | undefined {
  const { language } = editing.brief;
  const found = sentenceAbout(editing, topic) ?? factOn(editing, topic);
  if (!found) return undefined;
  const { block, sentence } = found;
  // `The price` is no sentence without an amount, whatever is free in it.
  const isPrice = termsOf(topic, language).every((term) => priceTerms.has(term));
  if (isPrice && !hasAmount(sentence)) return undefined;
  const without = withoutPieces(block, (piece) => piece === sentence, language);
  if (!without || sentencesOf(sentence, language).length === 0) return undefined;
  return {
    block,
    heading: headingFor(topic),
    text: ensureEnd(sentence, language),
    ...(without.block ? { left: without.block } : {}),
  };
}

/** One sentence of a section goes where the whole of it was not meant to; nothing when it is all of it. */
export function moveSentence(
  editing: Editing,
  { section, place }: RequestOf<'move'>,
): Outcome | undefined {
  const piece = / section$/.test(section) ? undefined : sentenceOf(editing, section);
  if (!piece?.left || !mayLeave(editing, piece)) return undefined;
  return place.where === 'top'
    ? stateFirst(editing, section)
    : movedOut(editing, { ...piece, left: piece.left }, place);
}

interface Out {
  block: Block;
  left: Block;
  text: string;
  heading?: string;
  name?: string;
}

/** What is taken out of a section, as a text of its own. */
export function movedOut(editing: Editing, out: Out, place: Place): Outcome | undefined {
  const { block, left, text, heading, name = heading ?? clipped(text) } = out;
  const blocks = replaceBlock(editing.blocks, left);
  const isStep = out.name === undefined && (place.where === 'up' || place.where === 'down');
  const at = place.where === 'bottom' ? endOf(blocks) : insertAt({ ...editing, blocks }, place);
  if (isStep || typeof at !== 'number' || blocks.length >= maxBlocks) return undefined;
  const headed = heading === undefined ? {} : { heading };
  const draft = { type: 'prose' as const, chunkIds: block.chunkIds, ...headed, paragraphs: [text] };
  const own = withId(draft, blocks);
  const said = `I moved “${name}” there, out of ${nameOf(block)}.`;
  return done(blocks.toSpliced(at, 0, own), own, said, [name]);
}

/** It can stand alone, and what is left of its text can stand without it. */
function mayLeave({ brief: { language } }: Editing, { block, text }: Piece): boolean {
  const around = textsOf(block)
    .map((one) => sentencesOf(one, language))
    .find((sentences) => sentences.some((one) => keyOf(one) === keyOf(text)));
  const at = around?.findIndex((one) => keyOf(one) === keyOf(text)) ?? -1;
  const next = around?.[at + 1];
  return (
    // An entry of a list is the piece itself.
    block.type !== 'benefits' &&
    (around?.length ?? 0) >= 3 &&
    !leansOnOther(text, language) &&
    // `Si pasa del 4 %`: what passes it, the sentence before says.
    (next === undefined || !(leansOnOther(next, language) || conditional.exec(next)?.index === 0))
  );
}
