// A message as wishes: what the two learnt models make of each word, put together.
import { type RequestModel, readModel } from './model.ts';
import { labelsBeside, labelsOf, sureness } from './tagger.ts';
import { type PageWords, partSigns, wishSigns } from './token_signs.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What a part of a message asks for; the table is in server/training/requests/README.md. */
export interface Wish {
  kind: string;
  /** The words of each part, by its name: `what`, `to`, `text`. */
  parts: Readonly<Record<string, readonly string[]>>;
  said: string;
  /** How sure the model is that this is the wish, from 0 to 1. */
  sure: number;
}

const idle: ReadonlySet<string> = new Set(['why', 'if', 'keep']);
/** A longer message is left to the rules: read in part, the rest of it would be lost without a word. */
const [maxTokens, maxChars] = [400, 4_000];

export const readWishes = (message: string, page: PageWords): Wish[] =>
  wishesIn(message, page, readModel());

export function wishesIn(message: string, page: PageWords, model: RequestModel): Wish[] {
  const tokens = message.length > maxChars ? [] : tokensOf(message);
  if (tokens.length === 0 || tokens.length > maxTokens) return [];
  const signs = wishSigns(tokens, page);
  const begun = labelsBeside(signs, model.wishes, (label) => idle.has(bare(label)));
  const sure = sureness(signs, model.wishes, begun);
  const kinds = begun.map(bare);
  const parts = labelsOf(partSigns(tokens, page, kinds), model.parts);
  const wishes: Wish[] = [];
  for (let start = 0; start < tokens.length; ) {
    const kind = kinds[start] ?? '';
    let end = start + 1;
    while (end < tokens.length && kinds[end] === kind) end++;
    const own = sure.slice(start, end);
    if (!idle.has(kind))
      wishes.push({
        kind,
        parts: partsOf(message, tokens, parts, start, end),
        said: message.slice(tokens[start]?.start, tokens[end - 1]?.end),
        sure: own.reduce((sum, one) => sum + one, 0) / own.length,
      });
    start = end;
  }
  return wishes;
}

const bare = (label: string): string => label.replace(/^\+/u, '');

function partsOf(
  message: string,
  tokens: readonly Token[],
  labels: readonly string[],
  from: number,
  until: number,
): Record<string, string[]> {
  const parts: Record<string, string[]> = {};
  for (let start = from; start < until; ) {
    const label = labels[start] ?? '-';
    let end = start + 1;
    while (end < until && labels[end] === label) end++;
    const text = message
      .slice(tokens[start]?.start, tokens[end - 1]?.end)
      .replace(/^[\s"“”„«»「」,:;–-]+|[\s"“”„«»「」,:;–-]+$/gu, '');
    if (label !== '-' && /[\p{L}\p{N}]/u.test(text)) {
      const known = parts[label];
      if (known) known.push(text);
      else parts[label] = [text];
    }
    start = end;
  }
  return parts;
}
