// Takes away what is named, however small: by its place, its name, or its words.

import type { Block } from '../../../../content/content.ts';
import { commonStart, fold, keyOf, termsOf } from '../../../../platform/text/words.ts';
import { headingOf } from '../../compose/texts/texts.ts';
import { anyOf, countOf, priceName, whenever } from '../../grammar/languages/edit_words.ts';
import { everywhereWords } from '../../grammar/languages/shape_words.ts';
import { stripAround } from '../../grammar/phrases.ts';
import { kindOfSection } from '../../grammar/section_kinds.ts';
import { wordNumbersIn } from '../../text/number_words.ts';
import {
  done,
  type Editing,
  isOutcome,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  perhaps,
  targetsOf,
  withBlock,
} from '../editing.ts';
import { stays } from '../ground/called.ts';
import { entriesOf } from '../ground/entry.ts';
import { everyText } from '../ground/find.ts';
import { termsOn } from '../ground/known_terms.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { bareTarget, placeCalled, stripArticles } from '../ground/scope.ts';
import { isPriceList, nameOf } from '../ground/sections.ts';
import { insertedIn, smallestPart } from '../ground/smallest.ts';
import { isAkin } from '../ground/target.ts';
import { isOldDate } from '../read/told.ts';
import type { Removal, RequestOf } from '../requests.ts';
import { hideButton } from './buttons.ts';
import { removeColumn, removeFromCell } from './columns.ts';
import { heroOf } from './headline.ts';
import { keepOnly } from './keep_only.ts';
import { removeAbout, removePart, removeSections } from './remove_about.ts';
import { removeDay } from './remove_day.ts';
import { removeDetail, removePriceOf } from './remove_detail.ts';
import { removeCalled, removeEntry, removeFrom, removeNth, withItsRows } from './remove_entry.ts';
import { removeMeant, tellingOfAll } from './remove_meant.ts';
import { ratesCalled, removeAmounts, removePrices, withoutInHeadline } from './remove_prices.ts';
import { removeQuoteOf, removeSaying, withItsQuote } from './remove_quote.ts';
import { removeWhole } from './remove_whole.ts';

/** What is named, and nothing that must stay. */
export function remove(editing: Editing, asked: RequestOf<'remove'>): Outcome {
  const request = { ...asked, section: stripAround(asked.section, everywhereWords) };
  const { keep, each, section } = request;
  const detail =
    keep === undefined
      ? (removeQuoteOf(editing, section) ??
        removeDay(editing, section) ??
        removeDetail(editing, request.section))
      : undefined;
  if (detail) return detail;
  if (each && keep === undefined) return removeJoined(editing, request, each);
  const priced = keep !== undefined && priceName.test(request.section);
  const entries =
    keep === undefined
      ? undefined
      : ((priced ? removeAmounts(editing) : undefined) ??
        keepEntries(editing, request.section, keep));
  if (entries) return entries;
  const open = keep === undefined ? bySentence(editing, request.section) : editing;
  const whole = removeOne(open, { ...request, section: bareTarget(request.section) });
  // `The fee when they leave`: when it is due, the page may say in other words.
  const bare = request.section.replace(whenever, '');
  const retried = whole.why === 'missing' && bare !== request.section;
  const fewer = retried ? removeOne(open, { ...request, section: bareTarget(bare) }) : whole;
  const found = fewer.did === undefined ? whole : fewer;
  const outcome =
    found.why === 'missing' ? (removeMeant(editing, request.section) ?? found) : found;
  if (keep === undefined)
    return wholeWord.test(section)
      ? outcome
      : withItsQuote(editing, withItsRows(editing, section, outcome));
  if (outcome.blocks === undefined) return outcome;
  if (stays(editing.blocks, outcome.blocks, keep, editing.brief.language)) return outcome;
  const said = `“${request.section}” cannot go without “${keep}”, so I changed nothing.`;
  return not(said, 'impossible', request.section);
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
  const within = isName ? undefined : tellingOfAll(editing, each);
  const together = within && removeOne({ ...editing, within }, whole);
  if (together?.did !== undefined) return together;
  const outcomes: Outcome[] = [];
  let { blocks } = editing;
  for (const one of isName ? [] : each) {
    if (isReason(editing, one)) continue;
    const outcome = removeAny({ ...editing, blocks }, one);
    blocks = outcome.blocks ?? blocks;
    outcomes.push(outcome);
  }
  const went = outcomes.filter(({ did }) => did !== undefined);
  if (went.length === 0) {
    const asked = each.filter((one) => !isReason(editing, one));
    const [only] = asked;
    return only && asked.length === 1 && !isName
      ? removeAny(editing, only)
      : remove(editing, whole);
  }
  // What stood in a piece that went is not missing.
  const gone = goneOf(editing.blocks, blocks, editing.brief.language);
  const isGone = ({ why, about = [] }: Outcome): boolean =>
    why === 'missing' &&
    about.some((name) => termsOf(name, editing.brief.language).every((term) => gone.has(term)));
  const last = each.at(-1);
  const isTwice = last?.kind === 'remove' && isFigureNamed(last.section) && each.length === 2;
  const missing = isTwice
    ? undefined
    : outcomes.find((outcome) => outcome.not !== undefined && !isGone(outcome));
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

function goneOf(
  before: readonly Block[],
  after: readonly Block[],
  language: string,
): ReadonlySet<string> {
  const left = new Set(after.flatMap(everyText));
  const gone = before.flatMap(everyText).filter((text) => !left.has(text));
  return new Set(gone.flatMap((text) => termsOf(text, language)));
}

/** `The bit about dead stock, the 2,100 parts`: the same once more, by its figure. */
const isFigureNamed = (section: string): boolean =>
  /^(?:les |los |las |le |gli |i |os |as |de |die )?\d[\d.,\s]*\s\p{L}+(?:\s\p{L}+)?$/iu.test(
    stripArticles(section),
  );

/** What the page has no section of that name for says why the rest goes. */
const isReason = (editing: Editing, one: Removal): boolean =>
  one.kind === 'remove' &&
  one.aside === true &&
  !isFigureNamed(one.section) &&
  isOutcome(targetsOf(editing, one.section, { byNameOnly: true })) &&
  !editing.blocks.some((block) =>
    entriesOf(block).some(({ name }) => keyOf(name) === keyOf(stripArticles(one.section))),
  );

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

const wholeWord = /\b(?:sections?|blocks?|parts?)\b/i;
const sentenceWord = /(?:^|\s)(?:sentence|satz|phrase|frase|oración|zin|zdanie)(?:\s|$)|文$/iu;

const bySentence = (editing: Editing, named = ''): Editing =>
  sentenceWord.test(named) ? { ...editing, sentences: true } : editing;

/** What is named, and where a comma follows, what stands before it: the rest may be a reason. */
function removeOne(editing: Editing, request: RequestOf<'remove'>): Outcome {
  const detail = removeDetail(editing, request.section) ?? removePriceOf(editing, request.section);
  if (detail) return detail;
  const outcome = removeNamed(editing, request);
  if (outcome.why !== 'missing') return outcome;
  const bare = request.section.replace(anyOf, '').trim();
  const [head = ''] = bare.split(/,\s|\s[-–—]\s/);
  for (const section of new Set([bare, head.trim()])) {
    if (section === request.section || section === '') continue;
    const other = removeNamed(editing, { kind: 'remove', section });
    if (other.did !== undefined) return other;
  }
  return outcome;
}

/** `The breakage of probes`, on a page that speaks of probes and of no breakage: what would go is something else. */
function isHalfKnown({ blocks, brief }: Editing, named: string): boolean {
  const { terms, known } = termsOn(blocks, named, brief.language);
  return terms.length === 2 && known.length === 1;
}

function removeNamed(editing: Editing, { section }: RequestOf<'remove'>): Outcome {
  // Whoever says `section` means all of it; else only what is called so goes whole.
  const whole = wholeWord.test(section);
  // `The three numbers`: how many there are of a kind names no entry.
  const [count = '', ...of] = stripArticles(section).split(/\s+/);
  const isCount = wordNumbersIn(count, editing.brief.language).length > 0 || /^\d$/.test(count);
  const kind = isCount ? kindOfSection(of.join(' ')) : undefined;
  const counted = kind === undefined ? [] : openBlocks(editing).filter(({ type }) => type === kind);
  if (counted.length === 1) return removeSections(editing, section, counted);
  if (priceName.test(section)) {
    const rates = ratesCalled(editing, section);
    const outcome =
      rates.length > 0 ? removeSections(editing, section, rates) : removePrices(editing, section);
    if (outcome) return outcome;
  }
  const piece =
    removeNth(editing, section) ?? removeEntry(editing, section) ?? removeColumn(editing, section);
  if (piece) return piece;
  const named = belowTop(section, targetsOf(editing, section, { byNameOnly: true }));
  if (!isOutcome(named)) {
    const entry = whole ? undefined : removeFrom(editing, section, named);
    return entry ?? removeSections(editing, section, named);
  }
  if (whole && named.why === 'missing' && isHalfKnown(editing, section)) return named;
  // `The part about stumps` may be a card that is called so.
  const card = whole ? removeCard(editing, section.replace(wholeWord, ' ').trim()) : undefined;
  if (card) return card;
  const found = whole ? belowTop(section, targetsOf(editing, section)) : named;
  if (!isOutcome(found)) return removeSections(editing, section, found);
  if (found.why !== 'missing') return found;
  const told = removeWhole(editing, section) ?? removeColumn(editing, section, true);
  if (told) return told;
  const about = removePart(editing, section) ?? removeAbout(editing, section, found);
  if (about.did !== undefined || (about.why === 'several' && isOldDate(section))) return about;
  return removeFromCell(editing, section) ?? removeCalled(editing, section) ?? about;
}

/** A headline that says it is a sentence of the page: the top goes only where it is named. */
function belowTop(section: string, found: Outcome | Block[]): Outcome | Block[] {
  if (isOutcome(found) || kindOfSection(stripArticles(section)) === 'hero') return found;
  const below = found.filter(({ type }) => type !== 'hero');
  return below.length > 0 ? below : not(`I found no section “${section}” on the page.`, 'missing');
}

/** Before a row of a price list that has the same name. */
function removeCard(editing: Editing, name: string): Outcome | undefined {
  const within = openBlocks(editing).filter((block) => !isPriceList(block));
  return removeCalled({ ...editing, within }, name) ?? removeCalled(editing, name);
}

/** Takes away a sentence, or an entry of a list, that holds the words. */
export function removeText(asked: Editing, request: RequestOf<'removeText'>): Outcome {
  const { text, section } = request;
  const whole = bySentence(asked, request.piece);
  const within = section === undefined ? undefined : placeCalled(whole.blocks, section)?.within;
  // Where it should stand is not on the page: elsewhere it may be meant to stay.
  if (section !== undefined && !within && !whole.selected)
    return not(`I found no section “${section}” on the page.`, 'missing', section);
  const headline = section === 'headline' ? heroOf(whole)?.headline : undefined;
  if (headline !== undefined && !fold(headline).includes(fold(text)))
    return not(`The headline has no “${text}”.`, 'missing', text);
  const saying = request.piece && section === undefined ? removeSaying(whole, text) : undefined;
  if (saying) return saying;
  // What is called a sentence is no logo.
  const texts = request.piece && whole.blocks.filter(({ type }) => type !== 'logos');
  const meant = within ?? (texts || undefined);
  const editing = meant ? { ...whole, within: meant } : whole;
  const bare = text.replace(/^(?:about|with|that says|saying)\s+/i, '');
  const wanted = keyOf(bare);
  if (wanted === '') return not('I was not told which text to remove.');
  const { brief, selected } = editing;
  const open = openBlocks(editing);
  const line =
    (section === undefined ? removeDetail(editing, text) : undefined) ??
    // A sentence that only is about it is no word to take out of the headline.
    (editing.sentences ? undefined : withoutInHeadline(editing, text)) ??
    (request.piece === undefined ? undefined : removeEntry(editing, text)) ??
    removeColumn(editing, text);
  if (line) return line;
  // In quotes or not, the name of a section means the section.
  const named = open.filter((block) => keyOf(headingOf(block) ?? '') === wanted);
  if (named.length > 0) return removeSections(editing, text, named.slice(0, 1));
  for (const block of editing.blocks) {
    if (!open.includes(block)) continue;
    const without = withoutPieces(
      block,
      (piece) => holds(piece, wanted),
      brief.language,
      (sentence) =>
        editing.sentences
          ? undefined
          : (insertedIn(sentence, (one) => Number(holds(one, wanted)), brief) ??
            smallestPart(sentence, () => 0, {
              ...{ price: false, name: bare, language: brief.language },
            })),
    );
    if (!without?.block || !isWithinLimits(without.block)) continue;
    const said = `I removed the text with “${text}” from ${nameOf(without.block)}.`;
    return withBlock(editing, without.block, said, without.gone);
  }
  const missing = not(
    `I found no text “${text}” that could be removed${selected ? ' from the selected element' : ''}.`,
    'missing',
    text,
  );
  const outcome = removePart(editing, bare) ?? removeAbout(editing, bare, missing);
  // `The sentence with the clinic`, where the page has clinicians: another word may be another thing.
  const [guess] = outcome.about ?? [];
  if (outcome.did !== undefined && guess !== undefined && !isSaid(editing, bare))
    return perhaps(guess);
  const isMeant = outcome.why === 'missing' && !countOf.test(bare);
  return (isMeant ? removeMeant(editing, bare) : undefined) ?? outcome;
}

/** By a word of its own, or one that begins so. */
function isSaid(editing: Editing, named: string): boolean {
  const { language } = editing.brief;
  const page = openBlocks(editing).flatMap((block) =>
    termsOf(everyText(block).join(' '), language),
  );
  const asked = termsOf(named, language);
  // `o posadzce`: Polish changes the last letters of the stem itself.
  const isForm = (term: string, other: string): boolean =>
    isAkin(term, other) || (language === 'pl' && commonStart(term, other) >= stemLength);
  return asked.length === 0 || asked.some((term) => page.some((other) => isForm(term, other)));
}
const stemLength = 5;

/** Whole words; where a script has no spaces, letters must do. */
const holds = (text: string, wanted: string): boolean =>
  /^[\x20-\x7e]*$/.test(wanted)
    ? ` ${keyOf(text)} `.includes(` ${wanted} `)
    : keyOf(text).includes(wanted);
