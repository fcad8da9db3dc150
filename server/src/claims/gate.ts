// The gate: every text of a page passes here before it may be in a version,
// whoever wrote it. It lets through what a reader may see and the sources
// prove, puts right what has one right form, and lists the rest with the reason.
import type { Block, PageContent } from '../content/content.ts';
import { joinSentences, sentencesOf } from '../platform/text/sentences.ts';
import { keyOf, termsOf } from '../platform/text/words.ts';
import type { Claim, LeftOut, LeftOutReason } from './claims.ts';
import { type Corpus, lazily } from './corpus.ts';
import { aboutOf, claimsIn, isQuotation } from './find.ts';
import { proofOf } from './prove.ts';
import { isQuotedWhole, speaksNear } from './quotations.ts';
import { reasonToHide, toMachines } from './screen/judge.ts';
import { eachText, mapBlockTexts, type TextPlace } from './texts.ts';
import { wholeText } from './wholeness.ts';

export interface GateOptions {
  corpus: Corpus;
  /** What is on the page already, and was let through or written by hand. */
  current?: PageContent | undefined;
  /** The house's own words: `What you told us`, `About Acme`. */
  own?: readonly string[];
  /** Also asks that each sentence has its words from the sources: for writers who make them up. */
  grounded?: boolean;
}

export interface GateResult {
  /** What is left; its hero may be gone with its headline. */
  content: PageContent;
  leftOut: LeftOut[];
}

/** Labels of fields and buttons, alternative texts: named by us or by the team. */
const furniture = new Set(['submitLabel', 'placeholder', 'options', 'linkText', 'altText']);

export function passGate(content: PageContent, options: GateOptions): GateResult {
  const leftOut: LeftOut[] = [];
  const untouched = new Set(options.current?.blocks);
  const standingOnce = lazily(() => standingTexts(options));
  const judge = (text: string, place: TextPlace): string | undefined => {
    const standing = standingOnce();
    if (text.trim() === '' || standing.has(text)) return text;
    const kept = judgeText(text, place, options, leftOut, standing);
    return kept === '' ? undefined : kept;
  };
  const blocks = content.blocks.flatMap((block, index) => {
    if (untouched.has(block)) return [block];
    const kept = mapBlockTexts(block, index, judge);
    return kept ? [withoutFalseSpeaker(kept, index, options, leftOut)] : [];
  });
  return {
    content: { ...content, blocks: blocks.filter((block) => block !== undefined) },
    leftOut,
  };
}

/** Also sentence by sentence: a text that lost one sentence keeps the others. */
function standingTexts({ current, corpus, own }: GateOptions): ReadonlySet<string> {
  const texts = new Set<string>(own);
  for (const block of current?.blocks ?? []) {
    for (const text of textsOnce(block, corpus.language)) texts.add(text);
  }
  return texts;
}

/** A page that is changed passes the gate for each request, and once more at the end. */
const read = new WeakMap<Block, { language: string; texts: readonly string[] }>();

function textsOnce(block: Block, language: string): readonly string[] {
  const before = read.get(block);
  if (before?.language === language) return before.texts;
  const texts: string[] = [];
  eachText([block], (text, place) => {
    texts.push(text);
    if (place.long && !isQuotation(place)) texts.push(...sentencesOf(text, language));
  });
  read.set(block, { language, texts });
  return texts;
}

/** Two sentences brought together may look like one: `… from 8 to 18. Parking is free.` */
function isMadeOf(text: string, standing: ReadonlySet<string>): boolean {
  let rest = text;
  for (let part = 0; part < 4 && rest !== ''; part++) {
    const next = standing.values().find((sentence) => sentence !== '' && rest.startsWith(sentence));
    if (next === undefined) return false;
    rest = rest.slice(next.length).trimStart();
  }
  return rest === '';
}

function judgeText(
  text: string,
  place: TextPlace,
  options: GateOptions,
  leftOut: LeftOut[],
  standing: ReadonlySet<string>,
): string | undefined {
  const { language } = options.corpus;
  const refuse = (refused: string, reason: LeftOutReason, claims?: Claim[]) => {
    leftOut.push({ text: refused, reason, pointer: place.pointer, ...(claims ? { claims } : {}) });
  };
  const judgeOne = (sentence: string): string | undefined => {
    if (standing.has(sentence)) return sentence;
    const fault = faultOf(sentence, place, options);
    if (fault && isMadeOf(sentence, standing)) return sentence;
    if (fault) refuse(sentence, fault.reason, fault.claims);
    return fault ? undefined : sentence;
  };
  if (!place.long || isQuotation(place) || isSaid(text, place)) {
    if (judgeOne(text) === undefined) return undefined;
    const whole = wholeText(text, place, language);
    if (whole === undefined) refuse(text, 'fragment');
    return whole;
  }
  const sentences = sentencesOf(text, language);
  const kept = sentences.filter((sentence) => judgeOne(sentence) !== undefined);
  if (kept.length === 0) return undefined;
  const joined = kept.length === sentences.length ? text : joinSentences(kept, language);
  const whole = wholeText(joined, place, language);
  if (whole === undefined) refuse(joined, 'fragment');
  return whole;
}

/** The reader's own words: in a pair, or in marks above the pairs. */
const isSaid = (text: string, { member, blockType }: TextPlace): boolean =>
  member === 'said' ||
  (blockType === 'heard' && member === 'introduction' && /^["“„«「『].*["”“»」』]$/su.test(text));

interface Fault {
  reason: LeftOutReason;
  claims?: Claim[];
}

/** A question may wonder, and a cell say `on request`: neither is a thought of whoever wrote it. */
const isAskedOrCell = ({ member }: TextPlace): boolean =>
  member === 'question' || member === 'cells';

/** `Draft` marks a text, and names a step of a source that was screened line by line. */
const isStepName = (
  sentence: string,
  { blockType, member }: TextPlace,
  { corpus }: GateOptions,
): boolean =>
  blockType === 'steps' &&
  member === 'title' &&
  !/\s\S+\s/u.test(sentence) &&
  corpus.findVerbatim(sentence) !== undefined;

function faultOf(sentence: string, place: TextPlace, options: GateOptions): Fault | undefined {
  const { corpus, grounded } = options;
  // The team's own words, asked for as they stand, are the team's to answer for.
  if (corpus.isRequested(sentence)) return undefined;
  const reason = isStepName(sentence, place, options)
    ? undefined
    : reasonToHide(sentence, isQuotation(place) || isAskedOrCell(place));
  const own = isSaid(sentence, place) && reason !== undefined && !toMachines.has(reason);
  if (reason !== undefined && !own) return { reason };
  if (furniture.has(place.member) || place.blockType === 'form') {
    const leaked = corpus.leak(sentence);
    return leaked ? { reason: leaked } : undefined;
  }
  if (isQuotation(place)) {
    return isQuotedWhole(sentence, corpus) ? undefined : { reason: 'unproven' };
  }
  // What the reader said stands as they said it, though some of it may be left out.
  const parts = isSaid(sentence, place) ? sentencesOf(sentence, corpus.language) : [sentence];
  const proven = parts.every((part) => corpus.findVerbatim(part) !== undefined);
  if (proven) return undefined;
  const leaked = corpus.leak(sentence);
  if (leaked) return { reason: leaked };
  const about = aboutOf(sentence, place);
  const unproven = claimsIn(sentence, corpus.language, place).filter(
    (claim) => proofOf(claim, about, corpus) === undefined,
  );
  if (unproven.length > 0) {
    return {
      reason: 'unproven',
      claims: unproven.map((claim) => ({
        ...claim,
        claimId: '',
        componentId: place.componentId,
        pointer: place.pointer,
        sentence,
        about,
      })),
    };
  }
  return grounded && !isGrounded(sentence, corpus) ? { reason: 'unproven' } : undefined;
}

const groundedShare = 0.4;

/** Its words are those of the sources, most of them. */
function isGrounded(sentence: string, corpus: Corpus): boolean {
  const terms = new Set(termsOf(sentence, corpus.language));
  if (terms.size < 3) return true;
  for (const passage of corpus.passages()) {
    const held = passage.terms();
    let shared = 0;
    for (const term of terms) if (held.has(term)) shared++;
    if (shared >= terms.size * groundedShare) return true;
  }
  return false;
}

/** A quotation by somebody the source does not give it to is nobody's. */
function withoutFalseSpeaker(
  block: Block,
  index: number,
  { corpus, current }: GateOptions,
  leftOut: LeftOut[],
): Block | undefined {
  if (block.type !== 'quote' || block.attribution === undefined) return block;
  const stays = current?.blocks.some(
    (other) =>
      other.type === 'quote' &&
      keyOf(other.text) === keyOf(block.text) &&
      other.attribution === block.attribution,
  );
  if (stays || speaksNear(block.attribution, block.text, corpus)) return block;
  leftOut.push({
    text: `${block.text} – ${block.attribution}`,
    reason: 'unproven',
    pointer: `/blocks/${index}`,
  });
  return undefined;
}
