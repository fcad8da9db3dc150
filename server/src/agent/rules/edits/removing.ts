// Takes away what a request names: a section called so, a quotation, all prices, or the smallest
// pieces that speak of it.
import type { Block } from '../../../content/content.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { keyOf } from '../../../platform/text/words.ts';
import { headingOf, textsOf } from '../compose/texts.ts';
import { hideButton } from './buttons.ts';
import {
  done,
  type Editing,
  isOutcome,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  recite,
  replaceBlock,
  targetsOf,
} from './editing.ts';
import { bareTarget, stays } from './ground/called.ts';
import { entriesOf, entryIn, withoutKindOf } from './ground/entry.ts';
import { nthIn, typesNamed } from './ground/nth.ts';
import { withoutPart, withoutWords } from './ground/parts.ts';
import { placeCalled, type Scoped, scopeOf, stripArticles } from './ground/scope.ts';
import { headlineWithout } from './headline.ts';
import { keepOnly } from './keep_only.ts';
import { listed, sectionIn } from './order.ts';
import { withoutPieces } from './pieces.ts';
import { removeFromCell } from './remove_cell.ts';
import {
  removeBeside,
  removeCalled,
  removeEntry,
  removeFrom,
  removeLikest,
  removeNth,
} from './remove_entry.ts';
import { priceName, removeAmounts, removePrices } from './remove_prices.ts';
import { removeBrackets, removeMember, withoutInHeadline } from './remove_words.ts';
import type { Removal, RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';
import { type Target, targetIn } from './target.ts';

const anyOf =
  /^(?:(?:any|every)(?:thing)?|all|tout|toute|alles|todo|tutto|tudo|wszystko)?\s*(?:(?:the )?(?:mentions?|references?|talk|info|text|bits?)\s+)?(?:of|to|about|on|regarding|concerning|related to|ce qui concerne|qui concerne|concernant|was mit|was|zu|lo relacionado con|lo que tenga que ver con|lo de|ciò che riguarda|quello che riguarda|o que diz respeito a|o que fala de|over|co dotyczy|o)\s+/iu;

/** What is named, and nothing that must stay. */
export function remove(editing: Editing, request: RequestOf<'remove'>): Outcome {
  const { keep, each } = request;
  if (each && keep === undefined) return removeJoined(editing, request, each);
  const priced = keep !== undefined && priceName.test(request.section);
  const entries =
    keep === undefined
      ? undefined
      : ((priced ? removeAmounts(editing) : undefined) ??
        keepEntries(editing, request.section, keep));
  if (entries) return entries;
  const open = keep === undefined ? bySentence(editing, request.section) : editing;
  const outcome = removeOne(open, { ...request, section: bareTarget(request.section) });
  if (keep === undefined || outcome.blocks === undefined) return outcome;
  if (stays(editing.blocks, outcome.blocks, keep, editing.desk.language)) return outcome;
  const named = bareTarget(request.section).replace(anyOf, '');
  const beside = removeBeside(editing, named, keep);
  return (
    beside ??
    not(
      `“${request.section}” cannot go without “${keep}”, so I changed nothing.`,
      'impossible',
      request.section,
    )
  );
}

/** A name that has `and` in it goes whole; else each goes, if each is there; else what is there of them. */
function removeJoined(
  editing: Editing,
  { each: _, ...whole }: RequestOf<'remove'>,
  each: readonly Removal[],
): Outcome {
  const key = keyOf(stripArticles(whole.section));
  const isName = editing.blocks.some(
    (block) =>
      keyOf(headingOf(block) ?? '') === key ||
      entriesOf(block).some(({ name }) => keyOf(name) === key),
  );
  const outcomes: Outcome[] = [];
  let { blocks } = editing;
  for (const one of isName ? [] : each) {
    const outcome = removeAny({ ...editing, blocks }, one);
    blocks = outcome.blocks ?? blocks;
    outcomes.push(outcome);
  }
  const went = outcomes.filter(({ did }) => did !== undefined);
  if (went.length === 0) return remove(editing, whole);
  const missing = outcomes.find((outcome) => outcome.not !== undefined);
  return {
    ...done(
      blocks,
      undefined,
      went.map(({ did }) => did ?? '').join(' '),
      went.flatMap(({ about }) => about ?? []),
    ),
    ...(missing?.not === undefined
      ? {}
      : { not: missing.not, why: missing.why ?? 'missing', reasons: missing.about ?? [] }),
  };
}

function removeAny(editing: Editing, request: Removal): Outcome {
  if (request.kind === 'hideButton') return hideButton(editing, request);
  return request.kind === 'remove' ? remove(editing, request) : removeText(editing, request);
}

/** `Remove the numbers except the last one`: entries of the list that is named stay. */
function keepEntries(editing: Editing, section: string, keep: string): Outcome | undefined {
  const within = targetsOf(editing, bareTarget(section), { byNameOnly: true });
  if (isOutcome(within) || within.length !== 1) return undefined;
  const text = keep.replace(/\s(?:one|ones)$/i, '');
  const outcome = keepOnly({ ...editing, within }, { kind: 'keepOnly', text });
  return outcome.did === undefined ? undefined : { ...outcome, deed: 'shortened' };
}

const sentenceWord = /(?:^|\s)(?:sentence|satz|phrase|frase|oración|zin|zdanie)\s/iu;

const bySentence = (editing: Editing, named: string): Editing =>
  sentenceWord.test(named) && !joined.test(named) ? { ...editing, sentences: true } : editing;

/** What is named, and where a comma follows, what stands before it: the rest may be a reason. */
function removeOne(editing: Editing, request: RequestOf<'remove'>): Outcome {
  const [bracketed] = /[(（][^()（）]{1,80}[)）]/u.exec(request.section) ?? [];
  const inBrackets = bracketed === undefined ? undefined : removeBrackets(editing, bracketed);
  if (inBrackets) return inBrackets;
  const several = joined.test(request.section)
    ? removeNumbered(editing, request.section)
    : undefined;
  if (several) return several;
  const outcome = removeNamed(editing, request);
  if (outcome.why !== 'missing') return outcome;
  const bare = request.section.replace(anyOf, '').trim();
  const [head = ''] = bare.split(/,\s|\s[-–—]\s/);
  for (const section of new Set([bare, head.trim()])) {
    if (section === request.section || section === '') continue;
    const other = removeNamed(editing, { kind: 'remove', section });
    if (other.did !== undefined) return other;
  }
  return removeEach(editing, head.trim()) ?? outcome;
}

const joined = /\s(?:and|und|et|y|e|en|i|oraz)\s|と/iu;

/** `the last question and the sentence about parking`: one has a number, so there are two. */
const removeNumbered = (editing: Editing, named: string): Outcome | undefined =>
  named.split(joined).some((part) => nthIn(bareTarget(part)) !== undefined)
    ? removeEach(editing, named)
    : undefined;

/** `Infor and proAlpha`: each on its own, if each is there. */
function removeEach(editing: Editing, whole: string): Outcome | undefined {
  const named = withoutKindOf(openBlocks(editing), stripArticles(whole), editing.desk.language);
  const names = named.split(/\s*,\s*|\s(?:and|und|et|y|e|en|i|oraz)\s|と/iu);
  if (names.length > 4 || (names.length < 2 && named === stripArticles(whole))) return undefined;
  let { blocks } = editing;
  const outcomes: Outcome[] = [];
  for (const section of names) {
    const name = stripArticles(bareTarget(stripArticles(section.trim())));
    const listed = named === stripArticles(whole) || entryIn(blocks, name, editing.desk.language);
    const request: RequestOf<'remove'> = { kind: 'remove', section: name };
    const there = bySentence({ ...editing, blocks }, section);
    const plain = listed ? removeNamed(there, request) : {};
    const outcome = plain.did === undefined ? (removeLikest(there, name, name) ?? plain) : plain;
    if (outcome.did === undefined) return undefined;
    blocks = outcome.blocks ?? blocks;
    outcomes.push(outcome);
  }
  const said = outcomes.map(({ did }) => did ?? '').join(' ');
  return done(
    blocks,
    undefined,
    said,
    outcomes.flatMap(({ about }) => about ?? []),
  );
}

function removeNamed(editing: Editing, { section }: RequestOf<'remove'>): Outcome {
  // Whoever says `section` means all of it; else only what is called so goes whole.
  const whole = /\b(?:sections?|blocks?|parts?)\b/i.test(section);
  if (priceName.test(section)) {
    const outcome = removePrices(editing, section);
    if (outcome) return outcome;
  }
  const member = removeMember(editing, section);
  if (member) return member;
  const nth = removeNth(editing, section);
  if (nth) return nth;
  const entry = removeEntry(editing, section);
  if (entry) return entry;
  const named = targetsOf(editing, section, { byNameOnly: true });
  if (!isOutcome(named)) {
    const entry = whole ? undefined : removeFrom(editing, section, named);
    return entry ?? removeSections(editing, section, named);
  }
  const found = whole ? targetsOf(editing, section) : named;
  if (!isOutcome(found)) {
    const part = removeFewer(editing, section, found);
    return part ?? removeSections(editing, section, found);
  }
  if (found.why !== 'missing') return found;
  const about = removePart(editing, section) ?? removeAbout(editing, section, found);
  if (about.did !== undefined) return about;
  return removeFromCell(editing, section) ?? removeCalled(editing, section) ?? about;
}

/** Where the request names the place too; nothing when it is not there. */
function removePart(editing: Editing, named: string): Outcome | undefined {
  const scoped = scopeOf(editing.blocks, named);
  return scoped && removeWithin({ ...editing, within: scoped.within }, scoped);
}

/** A section that only mentions it is not the part about it: then the pieces go that speak of it. */
function removeFewer(
  editing: Editing,
  section: string,
  found: readonly Block[],
): Outcome | undefined {
  const { desk } = editing;
  const bare = section
    .replace(/\s*\b(?:sections?|blocks?|parts?)\b\s*/gi, ' ')
    .replace(/^\s*(?:the|that|this)?\s*(?:about|on|with)?\s*/i, '');
  const target = targetIn(found, bare.trim(), desk.language);
  const pieces = found.flatMap((block) =>
    textsOf(block).flatMap((text) => sentencesOf(text, desk.language)),
  );
  const held = found.flatMap(
    (block) => (target && withoutTarget(editing, block, target)?.gone) ?? [],
  );
  if (held.length === 0 || held.length * 2 >= pieces.length) return undefined;
  const outcome = removeAbout({ ...editing, within: found }, bare.trim(), not('', 'missing', bare));
  return outcome.did === undefined ? undefined : outcome;
}

function removeSections(editing: Editing, section: string, found: readonly Block[]): Outcome {
  const gone = new Set(found.flatMap((block) => sectionIn(editing, block)));
  const blocks = editing.blocks.filter((block) => !gone.has(block));
  if (blocks.length === 0) return not('A page needs at least one section, so I removed nothing.');
  const names = found.map((block) => headingOf(block) ?? section);
  return done(blocks, undefined, `I removed ${listed(found.map(nameOf))}.`, names);
}

/** `the price from the table`, `the second bullet under Why it matters`; nothing when it is not there. */
function removeWithin(editing: Editing, { rest, member }: Scoped): Outcome | undefined {
  if (member === 'headline') return removeFromHeadline(editing, rest);
  const nth = removeNth(editing, rest);
  if (nth) return nth;
  if (priceName.test(rest)) return removePrices(editing, rest);
  const outcome = removeAbout(editing, rest, not('', 'missing', rest));
  return outcome.did === undefined ? undefined : outcome;
}

function removeFromHeadline(editing: Editing, rest: string): Outcome | undefined {
  const [hero] = openBlocks(editing);
  const target = hero && targetIn([hero], rest, editing.desk.language);
  return target && headlineWithout(editing, (line) => target.holds(hero, line));
}

const quoted = (text: string): string => `“${text}”`;

/** So many pieces are no longer a detail. */
const maxPieces = 8;

/** The pieces that speak of all that was named, and nothing beside them. */
function removeAbout(editing: Editing, section: string, missing: Outcome): Outcome {
  const { desk } = editing;
  const open = openBlocks(editing);
  const target = targetIn(open, section, desk.language);
  if (!target) return missing;
  const gone: string[] = [];
  const where: Block[] = [];
  const others = open.filter((block) => block.type !== 'hero');
  // What opens a page names many things: it stays while something else goes.
  const named = others.some((block) => withoutTarget(editing, block, target)) ? others : open;
  const blocks = editing.blocks.flatMap((block) => {
    const changed = named.includes(block) ? withoutTarget(editing, block, target) : undefined;
    if (!changed) return [block];
    gone.push(...changed.gone);
    where.push(block);
    return changed.block ? [recite(changed.block, desk)] : [];
  });
  const [first] = where;
  if (!first || blocks.length === 0) return missing;
  if (gone.length > maxPieces) {
    const many = `“${section}” is spoken of in ${gone.length} places, so I removed nothing; name a section or a sentence.`;
    return not(many, 'unclear');
  }
  const said = `I removed what speaks of “${section}”: ${gone.map(quoted).join(', ')}, from ${listed(where.map(nameOf))}.`;
  const kept = blocks.find(({ componentId }) => componentId === first.componentId);
  const spared = open.filter((block) => !named.includes(block));
  const still = spared.flatMap((block) => withoutTarget(editing, block, target)?.gone ?? []);
  const outcome = done(blocks, kept, said, gone);
  if (still.length === 0) return outcome;
  const opens = `The introduction still names it: ${still.map(quoted).join(', ')}.`;
  return { ...outcome, not: opens, why: 'kept', reasons: still };
}

function withoutTarget({ desk, sentences }: Editing, block: Block, target: Target) {
  // A quotation goes as a whole, and only where the request speaks of one.
  if (block.type === 'quote') {
    return target.isQuote &&
      target.holds(block, `${block.text} ${block.attribution ?? ''} ${block.role ?? ''}`)
      ? { gone: [block.text] }
      : undefined;
  }
  const without = withoutPieces(
    block,
    (piece, around) => target.holds(block, piece, around),
    desk.language,
    sentences ? undefined : target.without,
  );
  return without && !(without.block && !isWithinLimits(without.block)) ? without : undefined;
}

/** `the question about leaving` stands among the questions, or in what the reader asked. */
function pieceBlocks({ blocks }: Editing, piece: string | undefined): Block[] | undefined {
  const types = piece === undefined ? undefined : typesNamed(piece);
  if (!types?.includes('faq')) return undefined;
  const asked = blocks.filter(({ type }) => type === 'faq' || type === 'heard');
  return asked.length === 0 ? undefined : asked;
}

/** Takes away a sentence, or an entry of a list, that holds the words. */
export function removeText(whole: Editing, request: RequestOf<'removeText'>): Outcome {
  const { text, section } = request;
  const within =
    section === undefined
      ? pieceBlocks(whole, request.piece)
      : placeCalled(whole.blocks, section)?.within;
  const editing = within ? { ...whole, within } : whole;
  const bare = text.replace(/^(?:about|with|that says|saying)\s+/i, '');
  const wanted = keyOf(bare);
  if (wanted === '') return not('I was not told which text to remove.');
  const { desk, selected } = editing;
  const open = openBlocks(editing);
  const line =
    withoutInHeadline(editing, text) ??
    (request.piece === undefined ? undefined : removeEntry(editing, text));
  if (line) return line;
  // In quotes or not, the name of a section means the section.
  const named = editing.blocks.some((block) => keyOf(headingOf(block) ?? '') === wanted);
  if (named) return remove(editing, { kind: 'remove', section: text });
  for (const block of editing.blocks) {
    if (!open.includes(block)) continue;
    const without = withoutPieces(
      block,
      (piece) => holds(piece, wanted),
      desk.language,
      (sentence) =>
        withoutWords(sentence, text, desk.language) ??
        withoutPart(sentence, () => 0, {
          price: false,
          name: bare,
          language: desk.language,
        }),
    );
    if (!without?.block || !isWithinLimits(without.block)) continue;
    return done(
      replaceBlock(editing.blocks, recite(without.block, desk)),
      without.block,
      `I removed the text with “${text}” from ${nameOf(without.block)}.`,
      without.gone,
    );
  }
  const missing = not(
    `I found no text “${text}” that could be removed${selected ? ' from the selected element' : ''}.`,
    'missing',
    text,
  );
  const outcome = removePart(editing, bare) ?? removeAbout(editing, bare, missing);
  if (outcome.why !== 'missing' || request.piece === undefined) return outcome;
  return removeLikest(editing, bare, request.piece) ?? outcome;
}

/** Whole words; where a script has no spaces, letters must do. */
const holds = (text: string, wanted: string): boolean =>
  /^[\x20-\x7e]*$/.test(wanted)
    ? ` ${keyOf(text)} `.includes(` ${wanted} `)
    : keyOf(text).includes(wanted);
