// Somebody's words on the page, and which of them a request means: by who said them, by what they are, or by what they said.
import type { Block } from '../../../../content/content.ts';
import { fold, keyOf, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { honorific } from '../../grammar/languages/edit_words.ts';
import { around, isSame, saying } from './speaker.ts';
import { isAkin, quoteTerms } from './target.ts';

/** In a block of their own, or marked inside a text with who said them. */
export interface Voice {
  block: Block;
  said: string;
  speaker: string;
  /** Inside a text: the words with their speaker. */
  inside?: string;
}

const spoken =
  /["“„«「]([^"“”„«»「」\n]{8,600})["”“»」][\s,–—-]{1,4}(\p{Lu}[^"“„«「\n.;]{2,90})\.?/gu;
const maxText = 100_000;

const voicesIn = (text: string) =>
  [...text.slice(0, maxText).matchAll(spoken)].map(([inside, said = '', speaker = '']) => ({
    inside,
    said,
    speaker,
  }));

export const voicesOn = (blocks: readonly Block[]): Voice[] =>
  blocks.flatMap((block): Voice[] => {
    if (block.type === 'quote') {
      const { text, attribution = '', role = '' } = block;
      return [{ block, said: text, speaker: `${attribution} ${role}`.trim() }];
    }
    const texts = block.type === 'heard' ? [] : textsOf(block);
    return texts.flatMap((text) => voicesIn(text).map((voice) => ({ block, ...voice })));
  });

/** What the sources quote and the page does not. */
export function unquoted({ input }: Brief, voices: readonly Voice[]): string[] {
  const here = new Set(voices.map(({ said }) => keyOf(said)));
  return [input.page.pageContext, ...input.chunks.map(({ text }) => text)]
    .flatMap(voicesIn)
    .filter(({ said }) => !here.has(keyOf(said)))
    .map(({ speaker }) => speaker);
}

/** What stands beside the word for a quotation, which begins or ends what is named: `the quote from Ely`, `the Ely quote`. */
export function quotationNamed(named: string, language: string): string | undefined {
  const words = named.trim().split(/\s+/);
  const isQuote = (word: string | undefined): boolean =>
    termsOf((word ?? '').replace(/^\p{L}{1,2}['’]/u, ''), language).some((term) =>
      quoteTerms.has(term),
    );
  const first = words.findIndex((word) => !around.has(fold(word)));
  const at = [first, words.length - 1].find((one) => isQuote(words[one]));
  if (at === undefined) return undefined;
  const rest = words.toSpliced(at, 1);
  const lead = rest.findIndex((word) => !around.has(fold(word)));
  return lead === -1
    ? ''
    : rest
        .slice(lead)
        .join(' ')
        .replace(/^(?:d|l|dell|dall|de l)['’]|['’]s$/iu, '');
}

/** How many words of a name a text has, in whatever form. */
export function makeNaming(named: string) {
  const plain = fold(named)
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(honorific, '');
  const names = wordsOf(plain).filter(
    (word) => word.length > 1 && !around.has(word) && !saying.has(word),
  );
  const isIn = (text: string): ((name: string) => boolean) => {
    const words = wordsOf(fold(text));
    return (name) => words.some((word) => isSame(word, name) || isAkin(word, name));
  };
  return { count: names.length, has: (text: string): number => names.filter(isIn(text)).length };
}
