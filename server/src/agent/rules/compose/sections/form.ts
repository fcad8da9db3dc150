// The form that the team asks for, given to the finished page: its words, its marks and its length. What others said
// stays as they said it.
import type { Block } from '../../../../content/content.ts';
import { wordsOf as wordsIn } from '../../../../platform/text/words.ts';
import type { Command } from '../../commands/command.ts';
import type { Brief } from '../brief/brief.ts';
import { mapTexts } from '../texts/texts.ts';
import { leastOfShort, shortenedBy, wordsOf } from './finish.ts';

type Wording = Extract<Command, { kind: 'wording' }>;
type Marks = Extract<Command, { kind: 'unmarked' }>['marks'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** With an ending of one or two letters, such as that of a plural. */
const spelled = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${escaped(word)}\\p{L}{0,2}(?!\\p{L})`, 'iu');

export const hasWord = (text: string, word: string): boolean =>
  unspaced.test(word)
    ? text.includes(word)
    : formsOf(word, word).some(([form]) => spelled(form).test(text));
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const asWritten = (found: string, word: string): string =>
  /^\p{Lu}/u.test(found) ? `${word.charAt(0).toUpperCase()}${word.slice(1)}` : word;

const plural = (word: string): string => {
  if (/[^aeiou]y$/iu.test(word)) return word.replace(/y$/iu, 'ies');
  return /(?:s|x|z|ch|sh)$/iu.test(word) ? `${word}es` : `${word}s`;
};
const singular = (word: string): string | undefined =>
  [
    word.replace(/ies$/iu, 'y'),
    word.replace(/(?<=s|x|z|ch|sh)es$/iu, ''),
    word.replace(/s$/iu, ''),
  ].find((one) => one !== word && plural(one) === word.toLowerCase());

/** Both words in the singular and the plural, as far as an `s` makes one. */
function formsOf(avoid: string, use: string): [avoid: string, use: string][] {
  const [one, other] = [singular(avoid), singular(use)];
  if (one !== undefined && other !== undefined)
    return [
      [avoid, use],
      [one, other],
    ];
  return one === undefined && other === undefined
    ? [
        [plural(avoid), plural(use)],
        [avoid, use],
      ]
    : [[avoid, use]];
}

/** `a truck`, `an articulated lorry`. */
const vowel = /^[aeio]/iu;
const article = (written: string, word: string, language: string): string =>
  language !== 'en' || written === ''
    ? written
    : `${written.charAt(0)}${vowel.test(word) ? 'n' : ''}${written.slice(-1)}`;

function reworded(text: string, { use, avoid }: Wording, language: string): string {
  if (use === undefined || avoid === undefined) return text;
  if (unspaced.test(avoid)) return text.replaceAll(avoid, use);
  // Only English makes its plurals alike: elsewhere the form that is named is the one that is known.
  const forms: [string, string][] = language === 'en' ? formsOf(avoid, use) : [[avoid, use]];
  return forms.reduce(
    (left, [from, to]) =>
      left.replace(
        new RegExp(`((?<!\\p{L})an?\\s)?(?<!\\p{L})(${escaped(from)})(?!\\p{L})`, 'giu'),
        (_, before: string | undefined, found: string) =>
          `${article(before ?? '', to, language)}${asWritten(found, to)}`,
      ),
    text,
  );
}

const marked: Record<Marks, RegExp> = {
  exclamation: /[!！¡]/u,
  emoji: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{FE0F}/u,
};

export const hasMarks = (text: string, marks: Marks): boolean => marked[marks].test(text);

const without: Record<Marks, (text: string) => string> = {
  exclamation: (text) => text.replace(/¡/gu, '').replace(/！+/gu, '。').replace(/\s?!+/gu, '.'),
  emoji: (text) =>
    text
      .replace(/\s?(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\u{FE0F}|\u{200D})+/gu, '')
      .trim(),
};

const ofOthers: ReadonlySet<Block['type']> = new Set(['quote', 'logos']);

export function formed(brief: Brief, blocks: readonly Block[]): Block[] {
  const { list } = brief.commands;
  const changes = list.flatMap((command): ((text: string) => string)[] => {
    if (command.kind === 'wording') return [(text) => reworded(text, command, brief.language)];
    return command.kind === 'unmarked' ? [without[command.marks]] : [];
  });
  if (changes.length === 0) return [...blocks];
  return blocks.map((block) =>
    ofOthers.has(block.type)
      ? block
      : mapTexts(block, (text, member) =>
          member === 'said' ? text : changes.reduce((left, change) => change(left), text),
        ),
  );
}

/** Words, and letters where a script has no spaces. */
export const lengthOf = (brief: Brief, blocks: readonly Block[]): number => {
  const texts = blocks.map((block) => wordsOf(brief, block));
  return brief.language === 'ja'
    ? texts.join('').replace(/\s/gu, '').length
    : texts.reduce((sum, text) => sum + wordsIn(text).length, 0);
};

/** So much is read in a minute; a page that is to be short has no more. */
export const shortLength = ({ language }: Brief): number => (language === 'ja' ? 650 : 260);

export function withinLength(brief: Brief, blocks: readonly Block[]): Block[] {
  const { list } = brief.commands;
  const words = list.flatMap((one) => (one.kind === 'words' ? [one.most] : []));
  const isShort = list.some((one) => one.kind === 'short' && one.most === undefined);
  return shortenedBy(brief, blocks, (kept) => {
    const length = lengthOf(brief, kept);
    return (
      words.some((most) => length > most) ||
      (isShort && kept.length > leastOfShort && length > shortLength(brief))
    );
  });
}
