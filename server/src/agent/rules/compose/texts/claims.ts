// What a page already says. Nothing is said twice: not in the same words, and
// not in nearly the same words, as contexts and topics like to do.
import type { Block } from '../../../../content/content.ts';
import { sentencesOf } from '../../../../platform/text/sentences.ts';
import { keyOf, termsOf } from '../../../../platform/text/words.ts';
import { textsOf } from './texts.ts';

export interface Claims {
  isFresh(text: string): boolean;
  /** Takes the text for the page; false when the page has it already. */
  claim(text: string): boolean;
  /** Whether some of it is new. */
  hasNews(text: string): boolean;
  freshSentences(text: string): string[];
  /** The sentences of a text the page does not have yet, taken. */
  claimSentences(text: string): string[];
  /** Said in other words: a figure and its label are one sentence elsewhere. */
  mark(text: string): void;
  /** Said in the headline: a list that it was taken from keeps it. */
  lift(text: string): void;
  isLifted(text: string): boolean;
  /** What is on the page already. */
  claimBlocks(blocks: readonly Block[]): void;
}

const nearlySame = 0.75;
const minTerms = 5;

export const yesOrNo: ReadonlySet<string> = new Set(
  'yes no ja nein oui non si sim não はい いいえ да нет 是 不是 네 아니요 نعم لا'.split(' '),
);

export function makeClaims(language: string): Claims {
  const keys = new Set<string>();
  const said: ReadonlySet<string>[] = [];
  const lifted = new Set<string>();

  const isNear = (terms: ReadonlySet<string>): boolean =>
    said.some((other) => {
      const smaller = Math.min(terms.size, other.size);
      // Sizes too different cannot overlap enough.
      if (smaller < nearlySame * Math.max(terms.size, other.size)) return false;
      let both = 0;
      for (const term of terms) if (other.has(term)) both++;
      return both / (terms.size + other.size - both) >= nearlySame;
    });

  // A text is looked at several times on its way to the page.
  const read = new Map<string, Sentence[]>();
  const sentencesIn = (text: string): Sentence[] => {
    const known = read.get(text);
    if (known) return known;
    const sentences = sentencesOf(text, language).map((sentence) => ({
      text: sentence,
      key: keyOf(sentence),
      terms: new Set(termsOf(sentence, language)),
    }));
    read.set(text, sentences);
    return sentences;
  };

  const isNew = ({ key, terms }: Sentence): boolean => {
    // Two answers may both begin with a yes.
    if (yesOrNo.has(key)) return true;
    return key !== '' && !keys.has(key) && (terms.size < minTerms || !isNear(terms));
  };

  function take({ key, terms }: Sentence): void {
    keys.add(key);
    if (terms.size >= minTerms) said.push(terms);
  }

  const claims: Claims = {
    isFresh: (text) => sentencesIn(text).every(isNew),
    hasNews: (text) =>
      sentencesIn(text).some((sentence) => isNew(sentence) && !yesOrNo.has(sentence.key)),
    freshSentences: (text) =>
      sentencesIn(text)
        .filter(isNew)
        .map((sentence) => sentence.text),
    claim(text) {
      if (!claims.isFresh(text)) return false;
      sentencesIn(text).forEach(take);
      return true;
    },
    claimSentences: (text) =>
      sentencesIn(text)
        .filter((sentence) => {
          const fresh = isNew(sentence);
          if (fresh) take(sentence);
          return fresh;
        })
        .map((sentence) => sentence.text),
    mark: (text) => sentencesIn(text).forEach(take),
    lift(text) {
      lifted.add(keyOf(text));
      claims.mark(text);
    },
    isLifted: (text) => lifted.has(keyOf(text)),
    claimBlocks(blocks) {
      for (const text of blocks.flatMap(textsOf)) claims.mark(text);
      for (const block of blocks) {
        if (block.type !== 'stats') continue;
        for (const { value, label } of block.items) claims.mark(`${value} ${label}`);
      }
    },
  };
  return claims;
}

interface Sentence {
  text: string;
  key: string;
  terms: ReadonlySet<string>;
}
