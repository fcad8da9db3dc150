// The content words of a wish: what the sources or the reader speak of, apart from how and why it is asked for.
import { termsOf } from '../../../../platform/text/words.ts';
import { answersIn } from '../../compose/answers/answers.ts';
import type { Brief } from '../../compose/brief/brief.ts';
import type { Answer } from '../../compose/texts/answer.ts';
import { joining } from '../../grammar/languages/message_words.ts';
import { whoAsked } from '../../grammar/languages/wish_words.ts';
import { sharing } from './ranking.ts';
import { isAkin } from './target.ts';

/** So much of a part a text must have. */
const spoken = 0.2;

const joints = new RegExp(
  `\\s?[,;:.?!]\\s|\\s[–—-]\\s|[、。]|\\s(?:${joining}|but|aber|mais|pero|ma|mas|maar|ale)\\s`,
  'iu',
);

/** What a line is looked up by. */
export const wholeOf = ({ question, section, text }: Answer): string =>
  `${question ?? section?.heading ?? ''} ${text}`;

const toldIn = (brief: Brief): string[] => [
  ...answersIn(brief).map(wholeOf),
  ...brief.said.flatMap(({ sentences }) => sentences),
];

const speaking = (brief: Brief, parts: readonly string[], texts = toldIn(brief)): string[] =>
  parts.filter((part) => {
    const share = sharing(texts, part, brief.language);
    return texts.some((text) => share(text).literal >= spoken);
  });

/** `The fee, honestly but kindly`: the fee. */
export function withoutAsides(brief: Brief, wish: string): string {
  const parts = wish.split(/\s?,\s/);
  const kept = parts.length > 1 ? speaking(brief, parts) : [];
  return (kept.length === 0 ? wish : kept.join(', ')).replace(howLast, '');
}
/** `… properly and kindly`. */
const howLast = new RegExp(
  `(?:\\s(?:\\p{L}{3,12}ly|\\p{L}{3,12}mente|${joining})){1,3}\\s?$`,
  'iu',
);

/** Of its parts, those that speak of something; without the unknown words around that. */
export function contentOf(brief: Brief, wish: string): string {
  const { language } = brief;
  const texts = toldIn(brief);
  const terms = [...new Set(texts.flatMap((text) => termsOf(text, language)))];
  const isKnown = (word: string): boolean => {
    const own = termsOf(word, language);
    return own.length > 0 && own.every((term) => terms.some((other) => isAkin(term, other)));
  };
  const parts = wish.split(joints).map((part) => part.trim().replace(whoAsked, ''));
  const kept = speaking(brief, parts, texts);
  if (language === 'ja') return kept.join('、');
  return kept
    .map((part) => part.split(/\s+/))
    .map((words) => words.slice(words.findIndex(isKnown), words.findLastIndex(isKnown) + 1))
    .map((words) => words.join(' '))
    .join(' ')
    .trim();
}
