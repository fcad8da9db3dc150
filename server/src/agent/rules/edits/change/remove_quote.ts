// Whose words a quotation is, the sources may tell beside it and the page not at all: it goes with the customer, or by their name.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { allQuoted, done, type Editing, type Outcome, openBlocks } from '../editing.ts';
import { everyText } from '../ground/find.ts';
import { withoutPieces } from '../ground/pieces.ts';
import { isAkin, pieceWords, quoteTerms } from '../ground/target.ts';

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

/** `The St Anne's quote`, where only the sources tell that it is theirs. */
export function removeQuoteOf(editing: Editing, section: string): Outcome | undefined {
  const { brief, blocks } = editing;
  const { language } = brief;
  const terms = termsOf(section, language);
  const named = terms.filter((term) => !quoteTerms.has(term) && !pieceWords.has(term));
  const names = (text: string): boolean => {
    const own = termsOf(text, language);
    return named.every((term) => own.some((other) => isAkin(term, other)));
  };
  if (named.length === 0 || !terms.some((term) => quoteTerms.has(term))) return undefined;
  const quotes = openBlocks(editing).filter((block) => block.type === 'quote');
  const [quote, more] = quotes.filter((one) => names(besideQuote(brief, one)));
  if (!quote || more || quotes.some((one) => names(everyText(one).join(' ')))) return undefined;
  const left = blocks.filter((block) => block !== quote);
  const still = left.flatMap((block) =>
    textsOf(block).flatMap((text) => sentencesOf(text, language).filter(names)),
  );
  const outcome = done(left, undefined, `I removed the quotation “${quote.text}”.`, [quote.text]);
  return still.length === 0
    ? outcome
    : {
        ...outcome,
        not: `The page still names them: ${allQuoted(still)}.`,
        why: 'kept',
        reasons: still,
      };
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
