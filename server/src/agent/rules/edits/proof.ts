// Holds what a request led to against the sources: what the gate would take off again was not done, and
// what stands on the team's word alone is told so.

import { figuresIn } from '../../../claims/figures.ts';
import { passGate } from '../../../claims/gate.ts';
import type { Block, PageContent } from '../../../content/content.ts';
import { plainText } from '../../../platform/text/inline.ts';
import { maxBlocks } from '../../../platform/text/length.ts';
import { sentencesOf } from '../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../platform/text/words.ts';
import { answersIn } from '../compose/answers/answers.ts';
import { denies } from '../compose/answers/held_against.ts';
import type { Brief } from '../compose/brief/brief.ts';
import { ownWords } from '../compose/brief/own_words.ts';
import type { Answer } from '../compose/texts/answer.ts';
import { textsOf } from '../compose/texts/texts.ts';
import { valuesIn } from '../text/numerals.ts';
import {
  allQuoted,
  type Edited,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  withheld,
} from './editing.ts';
import { everyText } from './ground/find.ts';
import { isAkin } from './ground/target.ts';
import { keptFigure } from './ground/withheld.ts';
import type { Request } from './requests.ts';

/** What came of a request as it may stand on a page: within its limits, and citing only what it still says. */
export function sound({ blocks: before, brief }: Editing, outcome: Outcome): Outcome {
  const isWhole = outcome.deed === 'rewritten' || outcome.deed === 'undone';
  if (outcome.blocks === undefined || isWhole) return outcome;
  const known = new Set(before);
  const blocks = outcome.blocks.map((block) => (known.has(block) ? block : recite(block, brief)));
  if (blocks.length === 0) return not('A page needs at least one section, so I removed nothing.');
  if (blocks.length > maxBlocks) return not('The page is full, so I added nothing.');
  if (!blocks.every((block) => known.has(block) || isWithinLimits(block))) {
    return not('That text is empty or too long for its place, so I left it out.', 'tooLong');
  }
  const { dictated } = outcome;
  const own = dictated && [...dictated, ...dictatedIn(before, blocks, brief.language)];
  return { ...outcome, blocks, ...(own ? { dictated: own } : {}) };
}

/** What the gate would take off again was not done, and the reply must not say so. */
export function proven(
  brief: Brief,
  { content: current, dictated }: Edited,
  kind: Request['kind'],
  outcome: Outcome,
  previous?: PageContent,
): Outcome {
  if (outcome.blocks === undefined) return outcome;
  const after = withOutcome(current, outcome);
  const own = [...ownWords(brief), ...dictated];
  const stood = standing(current, previous);
  const judge = (allowed: readonly string[]) =>
    passGate(after, { corpus: brief.corpus, current: stood, own: allowed }).leftOut;
  const unproven = judge(own);
  const given = outcome.dictated ?? [];
  const leftOut =
    unproven.length === 0 || given.length === 0 ? unproven : judge([...own, ...given]);
  if (leftOut.length === 0 && unproven.length > 0) return onTheirWord(brief, outcome, unproven);
  if (leftOut.length === 0) return toldIn(brief, kind, outcome);
  const texts = leftOut.map(({ text }) => text);
  return not(
    `I changed nothing for this, because no source proves it or it is not for readers: “${texts.join('”, “')}”.`,
    'unproven',
    ...texts,
  );
}

/** Nothing is told as done where the page is as it was. */
export function honest({ content }: Edited, outcome: Outcome): Outcome {
  const { did, blocks: _, buttonTitles: __, ...rest } = outcome;
  const after = withOutcome(content, outcome);
  if (did === undefined || JSON.stringify(after) !== JSON.stringify(content)) return outcome;
  const about = outcome.about ?? [];
  return outcome.not === undefined
    ? { ...rest, ...not('The page is like that already, so I changed nothing.', 'there', ...about) }
    : rest;
}

/** `Three people from 18 to 21`: what has the hours and two people does not say it already. */
export function really({ brief }: Editing, request: Request, outcome: Outcome): Outcome {
  const isSaid =
    outcome.did === undefined && (outcome.why === 'there' || outcome.why === 'already');
  const asked = isSaid ? figuresAsked(request) : undefined;
  if (asked === undefined) return outcome;
  const keysOf = (text: string, language: string): string[] =>
    valuesIn(text, language).map(({ key }) => key);
  const there = new Set(keysOf((outcome.about ?? []).join(' '), brief.language));
  const lacks = keysOf(asked, request.language ?? 'en').some((key) => !there.has(key));
  const none = `I found no single figure for “${asked}” on the page, so I changed nothing; give me both texts: replace “…” with “…”.`;
  return lacks ? not(none, 'missing', asked) : outcome;
}

function figuresAsked(request: Request): string | undefined {
  if (request.kind === 'setValue') return `${request.section} ${request.value}`;
  if (request.kind === 'correct') return `${request.about} ${request.wanted}`;
  return request.kind === 'unknown' || request.kind === 'remark' ? request.text : undefined;
}

/** What stood on the page before its last change may come back. */
export const standing = (current: PageContent, previous?: PageContent): PageContent =>
  previous ? { ...current, blocks: [...current.blocks, ...previous.blocks] } : current;

const news = new Set<Request['kind']>([
  'correct',
  'setHours',
  'setDays',
  'setValue',
  'unknown',
  'refuse',
]);

/** Days, dates and prices in a table are nothing that the gate weighs: whether a source says so is asked here. */
function toldIn(brief: Brief, kind: Request['kind'], outcome: Outcome): Outcome {
  const { corpus } = brief;
  const told = news.has(kind) || (kind === 'mention' && outcome.dictated !== undefined);
  const unsaid = (told || kind === 'mention' ? (outcome.about ?? []) : []).filter(
    (text) =>
      (told && isUnsaid(corpus, text) && !isBacked(brief, text)) ||
      figuresIn(text).some(({ key }) => corpus.withFigure(key).length === 0),
  );
  return unsaid.length === 0
    ? outcome
    : onTheirWord(
        brief,
        outcome,
        unsaid.map((text) => ({ text })),
      );
}

/** `Delivery to Lyme costs £9 a drop`, where a source charges £9 a drop for delivery: the figure is theirs, and what it is for. */
function isBacked(brief: Brief, text: string): boolean {
  const keys = figuresIn(text).map(({ key }) => key);
  const asked = new Set(termsOf(text.replace(/\d[\d.,]*/g, ' '), brief.language));
  const backs = ({ text: said, about, before = '' }: Answer): boolean => {
    const own = new Set(figuresIn(said).map(({ key }) => key));
    const shared = asked.intersection(new Set(termsOf(`${before} ${about}`, brief.language)));
    return keys.every((key) => own.has(key)) && shared.size >= Math.max(2, asked.size / 2);
  };
  return keys.length > 0 && answersIn(brief).some(backs);
}

/** The message that asks for it proves nothing. */
const isUnsaid = (corpus: Brief['corpus'], text: string): boolean =>
  (corpus.findVerbatim(text)?.type ?? 'request') === 'request';

/** The team may correct a figure that its sources have otherwise; the reply says that it did. */
function onTheirWord(
  brief: Brief,
  outcome: Outcome,
  unproven: readonly { text: string }[],
): Outcome {
  const texts = unproven.map(({ text }) => text);
  const kept = texts.flatMap((text) => keptFigure(brief, text) ?? [])[0];
  if (kept !== undefined) return withheld(kept);
  if (outcome.not !== undefined || outcome.known) return outcome;
  const opposed = opposing(brief, [...texts, ...(outcome.about ?? [])]);
  if (opposed.length > 0) {
    const said = `No source says so, and your instructions say otherwise: ${allQuoted(opposed)}. It stands there on your word.`;
    return { ...outcome, not: said, why: 'opposed', reasons: opposed };
  }
  const said = 'No source says so; it stands there on your word. Correct the page context too.';
  return { ...outcome, not: said, why: 'ownWord', reasons: texts };
}

/** `Mention Marek but don't guarantee`: the team's instructions that stand against what it wants now. */
function opposing({ commands, input, language }: Brief, texts: readonly string[]): string[] {
  const names = [input.brand?.name, input.account?.name, input.person?.name].join(' ');
  const common = new Set(termsOf(names, language));
  const said = termsOf(texts.join(' '), language);
  const speaks = (term: string): boolean => said.some((other) => isAkin(term, other));
  return commands.list
    .filter((one) => {
      const isOne = forbidding.has(one.kind) && 'about' in one;
      const terms = termsOf(isOne ? one.about : one.text, language).filter(
        (term) => term.length > 3 && !common.has(term),
      );
      if (isOne) return terms.length > 0 && terms.every(speaks);
      return one.kind === 'unread' && denies(one.text, language) && terms.some(speaks);
    })
    .map(({ text }) => text)
    .slice(0, 2);
}
const forbidding: ReadonlySet<string> = new Set(['skip', 'unpromised', 'unnamed', 'fair']);

export function withOutcome(content: PageContent, { blocks, buttonTitles }: Outcome): PageContent {
  if (blocks === undefined && buttonTitles === undefined) return content;
  const { buttonTitles: titled, ...rest } = content;
  const titles = buttonTitles ?? titled ?? [];
  return {
    ...rest,
    ...(blocks === undefined ? {} : { blocks: [...blocks] }),
    ...(titles.length === 0 ? {} : { buttonTitles: [...titles] }),
  };
}

/** A citation stays only while a sentence of its chunk does. */
function recite(block: Block, { input, language }: Brief): Block {
  const said = textsOf(block)
    .flatMap((text) => sentencesOf(text, language))
    .map(keyOf)
    .filter((key) => key.length >= 8);
  const rests = (chunkId: string): boolean => {
    const chunk = input.chunks.find((known) => known.chunkId === chunkId);
    // A chunk we were not given cannot be judged.
    if (!chunk) return true;
    const source = keyOf(plainText(`${chunk.question ?? ''} ${chunk.text}`));
    return said.some((key) => source.includes(key));
  };
  const chunkIds = block.chunkIds.filter(rests);
  return chunkIds.length === block.chunkIds.length ? block : { ...block, chunkIds };
}

/** The texts of the new blocks that the old ones did not have; a quotation stays as it was said. */
function dictatedIn(before: readonly Block[], after: readonly Block[], language: string): string[] {
  const known = new Set(before.flatMap(everyText));
  return after
    .filter(({ type }) => type !== 'quote' && type !== 'heard')
    .flatMap(everyText)
    .filter((text) => !known.has(text))
    .flatMap((text) => [text, ...sentencesOf(text, language)]);
}
