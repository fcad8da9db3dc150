// Whose words a page has already, and which of several are asked for by the names in what is asked.
import type { Block } from '../../../../content/content.ts';
import { fold, termsOf, wordsOf } from '../../../../platform/text/words.ts';
import { textsOf } from '../../compose/texts/texts.ts';
import { entriesOf } from './entry.ts';
import { numberOf } from './nth.ts';
import { bySpeaker, quoting, saying } from './speaker.ts';
import { quoteTerms } from './target.ts';

const marks = /["“”„«»「」『』]/u;

/** `The voice from Ulm`: of several texts, the one that alone has most of the names in what is asked for. */
export function namedAlone<T>(
  topic: string,
  texts: readonly T[],
  textOf: (one: T) => string,
): T | undefined {
  const names = wordsOf(topic)
    .filter((word) => /^\p{Lu}\p{L}{2}/u.test(word) && !quoting.has(fold(word)))
    .map(fold);
  const [best, next] = texts
    .map((one) => {
      const words = new Set(wordsOf(fold(textOf(one))));
      return { one, has: names.filter((name) => words.has(name)).length };
    })
    .filter(({ has }) => has > 0)
    .sort((a, b) => b.has - a.has);
  return best && best.has !== next?.has ? best.one : undefined;
}

/** Somebody's words on the page, in a section of their own or inside a text. */
export function quotedOn(
  blocks: readonly Block[],
  topic: string,
  language: string,
): string | undefined {
  const [own] = bySpeaker(blocks, fold(topic)) ?? [];
  if (own?.type === 'quote') return own.text;
  const said = blocks.flatMap((block) => {
    if (block.type === 'quote')
      return [{ told: block.text, whole: `${block.text} ${block.attribution} ${block.role}` }];
    if (block.type === 'heard') return [];
    const texts = [...entriesOf(block).map(({ whole }) => whole), ...textsOf(block)];
    return texts.filter((text) => marks.test(text)).map((text) => ({ told: text, whole: text }));
  });
  const once = [...new Map(said.map((one) => [one.told, one])).values()].filter(
    ({ told }, at, all) => !all.some((other, index) => index < at && other.told.includes(told)),
  );
  const wanted = new Set(
    termsOf(topic, language).filter(
      (term) => !quoteTerms.has(term) && numberOf(term) === undefined,
    ),
  );
  const [best, next] = once
    .map((one) => ({
      ...one,
      share: wanted.intersection(new Set(termsOf(one.whole, language))).size / wanted.size,
    }))
    .sort((a, b) => b.share - a.share);
  const clear = best && best.share >= mostOf && best.share > (next?.share ?? 0) ? best : undefined;
  return (clear ?? namedAlone(topic, once, ({ whole }) => whole))?.told;
}
const mostOf = 0.6;

/** Whether somebody's words are asked for. */
export const asksQuote = (topic: string, language: string): boolean =>
  termsOf(topic, language).some((term) => quoteTerms.has(term)) ||
  wordsOf(fold(topic)).some(
    (word) => quoting.has(word) || saying.has(word) || experience.test(word),
  ) ||
  /(?:の声|のコメント|の言葉|の感想)/u.test(topic);
const experience =
  /^(?:experiences?|erfahrung|experiencias?|esperienz[ae]|experiencias?|ervaring|doswiadczeni[ea])$/u;
