// Makes sections shorter by leaving out, never by rewording: what stays is what
// fits the reader best, in the order it was.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { fold, termsOf } from '../../../../platform/text/words.ts';
import { headingOf, textsOf } from '../../compose/texts/texts.ts';
import { isObjectionsHeading } from '../../context/objections.ts';
import { ofUs } from '../../grammar/languages/edit_words.ts';
import { tableOf } from '../../grammar/languages/tables.ts';
import { typeOf } from '../../grammar/section_kinds.ts';
import {
  allQuoted,
  atStart,
  done,
  type Editing,
  isOutcome,
  not,
  type Outcome,
  openBlocks,
  perhaps,
  replaceBlock,
  targetsOf,
  withBlock,
} from '../editing.ts';
import { nameOfPiece, pieceAbout } from '../ground/about.ts';
import { entriesOf } from '../ground/entry.ts';
import { sectionOfKind } from '../ground/kind_named.ts';
import { partsAbout } from '../ground/parts.ts';
import { bareTarget } from '../ground/scope.ts';
import { nameOf } from '../ground/sections.ts';
import { isAkin } from '../ground/target.ts';
import type { RequestOf } from '../requests.ts';
import { tellingGone } from './gone.ts';
import { shorterHeadline } from './headline.ts';
import { listed } from './order.ts';
import { fewestOf, lessOf } from './shorten_named.ts';
import { type Degree, withLess } from './shorten_page.ts';
import { shortenTo } from './shorten_to.ts';

export const shorten = (editing: Editing, request: RequestOf<'shorten'>): Outcome =>
  tellingGone(editing, shortened(editing, request));

function shortened(editing: Editing, request: RequestOf<'shorten'>): Outcome {
  const section = bareTarget(request.section);
  const { selected, last, brief } = editing;
  const page = section === 'page' || (/^(?:|it|this)$/i.test(section) && !selected && !last);
  const few = request.entries && keepFew(editing, page ? 'this' : section, request.entries);
  if (few) return few;
  if (request.sentences) return shortenTo(editing, page ? 'this' : section, request.sentences);
  if (page && !selected) return shortenPage(editing, request);
  const named = targetsOf(editing, page ? 'this' : section);
  const below = page ? undefined : shortenSubheadline(editing, section, isOutcome(named));
  if (below) return below;
  // What is said in the hero opens the page, and is no section about it.
  const opens = !isOutcome(named) && named.every(({ type }) => type === 'hero');
  const isLine =
    page || typeOf(fold(section)) === 'hero' || /\b(?:headline|title)\b/i.test(section);
  const missing = (isOutcome(named) ? named.why === 'missing' : opens && !isLine) && !selected;
  const called =
    page ||
    sectionOfKind(editing.blocks, section, brief.language) !== undefined ||
    !isOutcome(targetsOf(editing, section, { byNameOnly: true }));
  // A section that has the words somewhere is not what is meant while a part of one has them all.
  const loose = !called && !selected && !isLine;
  const like = missing || loose ? pieceAbout(editing, section.replace(/ section$/, '')) : undefined;
  if (missing && like?.perhaps) return perhaps(nameOfPiece(like.perhaps));
  const about = like?.one;
  // What the reader said stays as it was said.
  const meant = about?.block.type === 'heard' ? undefined : about;
  const known = meant ? [meant.block] : named;
  if (isOutcome(known)) return known;
  const found = known;
  const [block, ...others] = found;
  const alone = !called && !selected && block && others.length === 0;
  const part = alone ? shortenPart(editing, section, block, meant?.at, request.to) : undefined;
  if (part) return part;
  const line = /\b(?:headline|title)\b/i.test(section);
  const shorter = line ? shorterHeadline(editing) : undefined;
  if (shorter) return shorter;
  // What no heading names must still be spoken of: else others went for it, or it went itself.
  const asked = termsOf(section.replace(/ section$/, ''), brief.language);
  const aboutIt = (block: Block): number =>
    textsOf(block)
      .flatMap((text) => termsOf(text, brief.language))
      .filter((term) => asked.some((one) => isAkin(one, term))).length;
  const isHeaded = (block: Block): boolean => {
    const heading = termsOf(headingOf(block) ?? '', brief.language);
    return asked.every((one) => heading.some((term) => isAkin(one, term)));
  };
  // Of a text with one sentence about it, nothing else is meant.
  const isKept = (cut: Block, block: Block): boolean =>
    called || isHeaded(block) || (aboutIt(block) > asked.length && aboutIt(cut) === aboutIt(block));
  const changes = (line ? [] : found).flatMap((block) => {
    const cut = lessOf(editing, block, request.to);
    return cut && isKept(cut, block) ? [cut] : [];
  });
  const [first] = changes;
  const names = line ? 'the headline' : listed(found.map(nameOf));
  if (!first) {
    const quote = found.some((block) => block.type === 'quote');
    return not(
      quote
        ? 'A quotation stays as it was said, so I did not shorten it.'
        : `${atStart(names)} cannot get any shorter without losing what it says.`,
      quote ? 'impossible' : 'shortest',
      ...found.map((block) => headingOf(block) ?? section),
    );
  }
  const blocks = changes.reduce<readonly Block[]>(replaceBlock, editing.blocks);
  return done(
    blocks,
    first,
    `I shortened ${names} from ${countWords(found)} to ${countWords(changes)} words.`,
  );
}

/** `Cut the questions to three`: the best of them; of what is no list, so many sentences. */
function keepFew(editing: Editing, section: string, count: number): Outcome {
  const found = targetsOf(editing, section);
  const [block] = isOutcome(found) ? [] : found;
  const entries = block ? entriesOf(block) : [];
  if (!block || entries.length === 0)
    return isOutcome(found) ? found : shortenTo(editing, section, count);
  const names = entries.map(({ name }) => name);
  // Whoever names the objections means the questions of the text, and not what its topics add.
  const own = isObjectionsHeading(section.replace(/ section$/, ''));
  const fewer = fewestOf(editing, block, count, own);
  if (entries.length <= count)
    return not(
      `${atStart(nameOf(block))} has ${allQuoted(names)}: no more than that.`,
      'says',
      ...names,
    );
  return fewer
    ? withBlock(editing, fewer, `I shortened ${nameOf(block)}.`, [headingOf(block) ?? section])
    : not(`${atStart(nameOf(block))} stays whole: name the entries that should go.`);
}

/** By what matters least to the reader; nothing but whole pieces goes. */
function shortenPage(editing: Editing, { to, language }: RequestOf<'shorten'>): Outcome {
  const shorter = withLess(editing, openBlocks(editing), to ?? 'some');
  const [before, after] = [countWords(editing.blocks), countWords(shorter)];
  if (shorter === editing.blocks)
    return not(
      'The page cannot get any shorter by leaving out; remove a section instead.',
      'shortest',
      tableOf(language ?? 'en')
        ?.page.split('|')
        .sort((a, b) => b.length - a.length)[0] ?? 'the page',
    );
  return done(shorter, undefined, `I shortened the page from ${before} to ${after} words.`);
}

/** The line below the headline keeps its first sentence; without a part about us, it is that. */
function shortenSubheadline(editing: Editing, section: string, isHouse: boolean) {
  const hero = openBlocks(editing).find((block) => block.type === 'hero');
  const isIt = /^(?:the\s)?sub-?(?:headline|title|heading)$/i.test(section);
  const tellsUs = hero?.subheadline !== undefined && ofUs.test(hero.subheadline);
  if (!hero || !(isIt || (isHouse && section === 'about us' && tellsUs))) return undefined;
  if (hero.subheadline === undefined)
    return not('The page has no subheadline.', 'missing', section);
  const [subheadline = '', ...rest] = sentencesOf(hero.subheadline, editing.brief.language);
  return rest.length === 0
    ? not('The subheadline cannot get any shorter.', 'shortest', hero.subheadline)
    : withBlock(editing, { ...hero, subheadline }, 'I shortened the subheadline.', [subheadline]);
}

/** Of a list or a text that no heading names so, only what speaks of it, with what it says of it. */
function shortenPart(
  editing: Editing,
  section: string,
  block: Block,
  at?: number,
  degree?: Degree,
) {
  const { brief } = editing;
  const parts = partsAbout(block, section, brief.language, at);
  if (!parts) return undefined;
  const shorter = parts.map((part) => {
    const cut = lessOf(editing, part.block, degree);
    return { ...part, cut: cut && part.still(cut) };
  });
  const less = shorter.filter(({ cut }) => cut !== undefined);
  const names = (less.length === 0 ? parts : less).map(({ name }) => name);
  if (less.length === 0) {
    const said = `${allQuoted(names)} cannot get any shorter without losing what it says.`;
    return not(said, 'shortest', ...names);
  }
  const changed = less.reduce((now, { put, cut }) => (cut ? put(now, cut) : now), block);
  return withBlock(editing, changed, `I shortened ${allQuoted(names)}.`, names);
}

const countWords = (blocks: readonly Block[]): number =>
  blocks.flatMap(textsOf).reduce((count, text) => count + (text.match(/\S+/g)?.length ?? 0), 0);
