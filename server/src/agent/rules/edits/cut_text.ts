// Cuts one sentence at a mark, and leaves a whole one.
import type { Block } from '../../../content/content.ts';
import { ensureEnd, sentencesOf } from '../../../platform/text/sentences.ts';
import { termsOf } from '../../../platform/text/words.ts';
import { headingOf, mapTexts, textsOf } from '../compose/texts.ts';
import {
  done,
  type Editing,
  isWithinLimits,
  not,
  type Outcome,
  openBlocks,
  recite,
  replaceBlock,
} from './editing.ts';
import { entriesOf } from './ground/entry.ts';
import { inPageWords } from './ground/page_words.ts';
import type { RequestOf } from './requests.ts';
import { nameOf } from './section_name.ts';
import { isAkin, pieceWords } from './target.ts';

export function cut(editing: Editing, { side, mark, about }: RequestOf<'cut'>): Outcome {
  const { desk } = editing;
  const { language } = desk;
  const named = inPageWords(about, editing.blocks.flatMap(textsOf), language);
  const asked = termsOf(named, language).filter((term) => !pieceWords.has(term));
  const scoreOf = (text: string): number => {
    const terms = termsOf(text, language);
    return asked.filter((term) => terms.some((other) => isAkin(term, other))).length;
  };
  const found = openBlocks(editing)
    .filter(({ type }) => type !== 'quote')
    .flatMap((block) =>
      cutsIn(block, mark, side, language).map((one) => {
        const entry = entriesOf(block).find(({ whole }) => whole.includes(one.text));
        const around = `${headingOf(block) ?? ''} ${entry?.whole ?? one.text}`;
        return { ...one, block, score: scoreOf(around) };
      }),
    )
    .sort((a, b) => b.score - a.score);
  const [best, next] = found;
  if (!best) {
    return not(`I found no text with “${mark}” that could be cut.`, 'missing', mark);
  }
  if (next && next.score === best.score && mark.length < 3) {
    return not(`“${mark}” stands in several texts; say in which one.`, 'unclear', mark);
  }
  const changed = mapTexts(best.block, (text) => (text === best.text ? best.left : text));
  if (!isWithinLimits(changed)) return not('Nothing would be left of it.', 'impossible');
  const blocks = replaceBlock(editing.blocks, recite(changed, desk));
  const said = `I cut “${best.gone}” from ${nameOf(best.block)}.`;
  return { ...done(blocks, changed, said, [best.gone]), deed: 'removed' };
}

interface Cut {
  text: string;
  left: string;
  gone: string;
}

function cutsIn(block: Block, mark: string, side: 'after' | 'before', language: string): Cut[] {
  const cuts: Cut[] = [];
  mapTexts(block, (text, member) => {
    if (member === 'said' || member === 'heading') return text;
    const cut = cutAt(text, mark, side, language);
    if (cut) cuts.push({ text, ...cut });
    return text;
  });
  return cuts;
}

const word = /[\p{L}\p{N}]/u;
/** A sentence does not end in one of these, nor in a mark. */
const dangling =
  /[\s,;:–—(-]{1,4}(?:(?:because|since|as|so|and|or|but|which|that|weil|denn|da|und|oder|aber|parce que|car|et|ou|mais|porque|ya que|y|o|pero|perché|poiché|e|ma|pois|mas|omdat|want|en|of|maar|bo|ponieważ|i)[\s,]{0,2})?$/iu;

function cutAt(
  text: string,
  mark: string,
  side: 'after' | 'before',
  language: string,
): { left: string; gone: string } | undefined {
  const at = indexOfWord(text, mark);
  if (at === -1) return undefined;
  const end = at + mark.length;
  const sentence = sentencesOf(text, language).find((one) => {
    const start = text.indexOf(one);
    return start <= at && at < start + one.length;
  });
  if (sentence === undefined) return undefined;
  const start = text.indexOf(sentence);
  const stop = start + sentence.length;
  // Where the sentence ends with the mark, what follows is the rest of the text.
  const rest = text.slice(end, stop).replace(/[.!?。]$/, '');
  const to = rest.trim() === '' ? text.length : stop;
  if (side === 'before') {
    const left = `${text.slice(0, start)}${capital(text.slice(word.test(mark) ? at : end).trim())}`;
    return { left: left.trim(), gone: text.slice(start, at).trim() };
  }
  const kept = text.slice(0, end).replace(dangling, '');
  const bare = kept.endsWith(mark) && !word.test(mark) ? kept.slice(0, -mark.length) : kept;
  const ended = member(ensureEnd(bare.trim(), language), text);
  const left = `${ended}${to === text.length ? '' : text.slice(to)}`.trim();
  const gone = text.slice(bare.length, to).replace(/^[\s,;:–-]{1,4}/, '');
  return left === '' || gone.trim() === '' ? undefined : { left, gone };
}

/** A title had no stop before. */
const member = (ended: string, before: string): string =>
  /[.!?。]$/.test(before) ? ended : ended.replace(/[.。]$/, '');

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function indexOfWord(text: string, mark: string): number {
  const [where, what] = [text.toLowerCase(), mark.toLowerCase()];
  if (!word.test(mark)) return where.indexOf(what);
  for (let at = where.indexOf(what); at !== -1; at = where.indexOf(what, at + 1)) {
    const latin = /[\p{sc=Latin}\p{N}]/u;
    const [before, after] = [text.charAt(at - 1), text.charAt(at + what.length)];
    if (!latin.test(before) && !latin.test(after)) return at;
  }
  return -1;
}
