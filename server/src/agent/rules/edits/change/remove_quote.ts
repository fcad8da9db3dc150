// Whose words a quotation is, the sources may tell beside it and the page not at all: it goes with the customer, or by their name.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf } from '../../../../platform/text/words.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { mapTexts, textsOf } from '../../compose/texts/texts.ts';
import {
  allQuoted,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  perhaps,
  quotedEnd,
  several,
  withLeft,
} from '../editing.ts';
import { everyText } from '../ground/find.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { nameOf } from '../ground/sections.ts';
import { makeNaming, quotationNamed, unquoted, type Voice, voicesOn } from '../ground/voices.ts';

type Quote = Extract<Block, { type: 'quote' }>;

/** The line of the sources that a quotation stands in, or the sentence in the line above it. */
function besideQuote({ input }: Brief, { text }: Quote): string {
  const key = keyOf(text).slice(0, maxKey);
  const lines = [input.page.pageContext, ...input.chunks.map((chunk) => chunk.text)].flatMap(
    (one) => one.split('\n'),
  );
  const at = lines.findIndex((line) => line.length < maxLine && keyOf(line).includes(key));
  const [above = '', line = ''] = [lines[at - 1], lines[at]];
  const isSentence = /[.!。]\s*$/u.test(above) && !/["“„«「]/u.test(above);
  return at === -1 ? '' : isSentence && /^\W{0,3}["“„«「]/u.test(line) ? `${above} ${line}` : line;
}
const maxKey = 60;
const maxLine = 4000;

/** `The St Anne's quote`: a wish about a quotation concerns quotations only, and never a logo or a text of that name. */
export function removeQuoteOf(editing: Editing, section: string): Outcome | undefined {
  const { brief } = editing;
  const asked = quotationNamed(section, brief.language);
  const { count, has } = makeNaming(asked ?? '');
  const open = openBlocks(editing);
  const key = keyOf(section);
  // `The free quote within two days` is a price.
  const isText = open.some((block) => textsOf(block).some((text) => keyOf(text).includes(key)));
  if (asked === undefined || count === 0 || isText || brief.language === 'ja') return undefined;
  const voices = voicesOn(open);
  const [best, next] = voices
    .map((voice) => ({ voice, speaks: has(voice.speaker), says: has(voice.said) }))
    .sort((a, b) => b.speaks - a.speaks || b.says - a.says);
  const said = `The page has no quotation of “${asked}”, so I changed nothing.`;
  const none = not(said, 'noQuote', asked);
  const most = (texts: readonly string[]): number => Math.max(0, ...texts.map(has));
  if (!best || most(unquoted(brief, voices)) > best.speaks) return none;
  if (best.speaks === 0) {
    const [one, more] = voices.filter(
      ({ block }) => block.type === 'quote' && has(besideQuote(brief, block)) === count,
    );
    if (one && !more) return stillNaming(editing, quoteGoes(editing, one), has, count);
    if (most(open.filter(({ type }) => type === 'logos').flatMap(everyText)) > best.says)
      return none;
  }
  if (best.speaks === next?.speaks && best.says === next.says)
    return best.speaks + best.says === 0 && isName(asked)
      ? none
      : several(voices.map(({ speaker }) => speaker));
  // What the only speaker is may be said in other words; a name that nobody has is another's.
  if (best.speaks + best.says === 0 && isName(asked))
    return brief.language === 'de' && !honored.test(asked) ? perhaps(best.voice.said) : none;
  return quoteGoes(editing, best.voice);
}

const isName = (asked: string): boolean => /(?:^|\s)\p{Lu}/u.test(asked);
const honored = /^(?:frau|herrn?|familie|dr\.?)\s/iu;

/** `The sentence of the building society's man`: a quotation where its speaker is that, and no other text has it. */
export function removeSaying(editing: Editing, named: string): Outcome | undefined {
  const { count, has } = makeNaming(named);
  const open = openBlocks(editing);
  const voices = voicesOn(open);
  const [one, more] = voices.filter(({ speaker }) => has(speaker) > 0);
  const isTold = open
    .filter(({ type }) => type !== 'quote' && type !== 'logos')
    .flatMap(textsOf)
    .some(
      (text) =>
        has(voices.reduce((left, { inside = '' }) => left.replace(inside, ''), text)) === count,
    );
  return one && !more && !isTold ? quoteGoes(editing, one) : undefined;
}

function quoteGoes(editing: Editing, { block, said, inside }: Voice): Outcome {
  const did = `I removed the quotation ${quotedEnd(said)}`;
  if (inside === undefined) {
    const named = block.type === 'quote' && block.attribution ? `I removed ${nameOf(block)}.` : did;
    return withLeft(editing, block, undefined, named, [said]);
  }
  const left = mapTexts(block, (text) => text.replace(inside, '').trim());
  const smaller = isWithinLimits(left)
    ? left
    : withoutPieces(block, (piece) => inside.includes(piece), editing.brief.language)?.block;
  return withLeft(editing, block, smaller, did, [said]);
}

/** Where only the sources tell whose it is, the page may name them elsewhere. */
function stillNaming(
  { brief }: Editing,
  outcome: Outcome,
  has: (text: string) => number,
  count: number,
): Outcome {
  const texts = (outcome.blocks ?? []).flatMap(textsOf);
  const still = texts.flatMap((text) =>
    sentencesOf(text, brief.language).filter((one) => has(one) === count),
  );
  const said = `The page still names them: ${allQuoted(still)}.`;
  return still.length === 0 ? outcome : { ...outcome, not: said, why: 'kept', reasons: still };
}

/** With the sentence on a customer goes what they said: nobody would know whose words it is. */
export function withItsQuote({ blocks, brief }: Editing, outcome: Outcome): Outcome {
  const { blocks: after, about = [] } = outcome;
  const gone = about.filter((text) => text.split(/\s+/).length > 4).map(keyOf);
  if (!after || gone.length === 0) return outcome;
  const said: string[] = [];
  const left = after.flatMap((block) => {
    if (block.type === 'quote') {
      const beside = keyOf(besideQuote(brief, block));
      const isTheirs = gone.some((text) => beside.includes(text));
      if (isTheirs) said.push(block.text);
      return isTheirs ? [] : [block];
    }
    const old = blocks.find(({ componentId }) => componentId === block.componentId);
    const behind = old === undefined || old === block ? '' : quotedBehind(old, about);
    const without =
      behind === ''
        ? undefined
        : withoutPieces(block, (piece) => behind.includes(piece), brief.language);
    if (!without) return [block];
    said.push(behind);
    return without.block ?? [];
  });
  if (said.length === 0) return outcome;
  const did = `${outcome.did} I removed what they said too: ${allQuoted(said)}.`;
  return { ...outcome, blocks: left, did, about: [...about, ...said] };
}

/** Of the text that lost a sentence, the quotation that followed it, with its speaker. */
function quotedBehind(block: Block, gone: readonly string[]): string {
  for (const text of textsOf(block)) {
    const one = gone.find((sentence) => text.includes(sentence));
    const rest = one === undefined ? '' : text.slice(text.indexOf(one) + one.length).trim();
    const [, speaker] = /^["“„«「][^"“”»」]{8,600}["“”»」](.{0,60})$/su.exec(rest) ?? [];
    if (speaker !== undefined) return rest;
  }
  return '';
}
