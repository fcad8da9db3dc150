// A request as words and marks, each with its place in the text.
import { fold } from '../../../../platform/text/words.ts';

export interface Token {
  text: string;
  folded: string;
  start: number;
  end: number;
  isQuoted: boolean;
}

const piece = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*|[^\s\p{L}\p{M}\p{N}]/gu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
const words = new Intl.Segmenter('ja', { granularity: 'word' });
const opening = '“„«「『‘';
const closing = '”»」』’';

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let depth: string | undefined;
  for (const { 0: found, index } of text.matchAll(piece)) {
    for (const { segment, start } of parted(found, index)) {
      const isPlain = segment === '"' || segment === "'";
      const opens = depth === undefined && (isPlain || opening.includes(segment));
      const closes =
        !opens &&
        depth !== undefined &&
        (segment === depth || (!isPlain && closing.includes(segment)));
      if (closes) depth = undefined;
      tokens.push({
        text: segment,
        folded: fold(segment.toLowerCase()),
        start,
        end: start + segment.length,
        isQuoted: depth !== undefined,
      });
      if (opens) depth = isPlain ? segment : '';
    }
  }
  return tokens;
}

/** Scripts without spaces are parted where words end. */
function parted(found: string, index: number): { segment: string; start: number }[] {
  if (!unspaced.test(found)) return [{ segment: found, start: index }];
  return [...words.segment(found)].map(({ segment, index: at }) => ({
    segment,
    start: index + at,
  }));
}
