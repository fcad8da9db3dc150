// What gives a note away though it is written as well as the page around it: what it speaks of. Of the
// house's own money, its people and their moods, of what others said, of what one might do. Each language
// has its own words for these; the classes are the same for all. What each
// weighs is learnt (`learned/`).
import { quickened } from '../../../platform/text/quickened.ts';

/** What notes speak of. */
const subjects = [
  /** What the house earns, pays and loses. */
  'money',
  /** What is better not said aloud. */
  'hush',
  /** Somebody has not paid. */
  'debt',
  /** What one would give if pressed. */
  'concession',
  /** Who is away, new, short of hands. */
  'staff',
  /** What others said or think. */
  'hearsay',
  /** What colleagues tell each other to do. */
  'advice',
  /** What the house hopes, fears and plans. */
  'minds',
  /** Who else is in the market. */
  'rival',
  /** Who in the house or beside it decides: the boss, the board, head office. */
  'house',
  /** Something is going badly. */
  'trouble',
  /** Readers as people one talks about: `those from Prato`, `they never ask`. */
  'others',
  /** Who has the say, and whose relation is who. */
  'power',
  /** The text speaks of itself: `the sentence stays`, `nothing about it here`. */
  'copy',
  /** How it really is: `on paper`, `in practice`, `if all goes well`. */
  'truth',
  /** Said in passing: `still`, `again`, `anyway`. */
  'passing',
  /** What somebody is like. */
  'temper',
  /** What it is like to work there. */
  'place',
  /** Families, pets and pastimes. */
  'kin',
  /** Whose tools, and where they are. */
  'kit',
] as const;

/** How notes go about it. None of these gives one away, but they tell where nothing else speaks for it. */
const manners = [
  /** What is not so. */
  'negation',
  /** What happened, once. */
  'past',
  /** What people usually do. */
  'habit',
  /** Reasons and reserves: `because`, `though`, `so`. */
  'cause',
  /** What might be. */
  'mood',
  /** For the time being. */
  'lately',
  /** Saying, asking, knowing. */
  'speech',
  /** Good and bad in somebody's eyes, right and wrong. */
  'taste',
  /** Who one meets at a customer's, by what they are there. */
  'role',
  /** Something waits for somebody. */
  'awaiting',
  /** What a text is made of: pictures, words, stories. */
  'material',
] as const;

type Subject = (typeof subjects)[number];
export type Sign = Subject | (typeof manners)[number];
export const allSigns: readonly Sign[] = [...subjects, ...manners];
const subjectSet: ReadonlySet<string> = new Set(subjects);
export const isSubject = (sign: string): sign is Subject => subjectSet.has(sign);

/** `*` stands for any ending, `~` for a few words between. */
export interface Vocabulary extends Partial<Record<Sign, string>> {
  /** Somebody speaks of themselves. */
  me?: string;
  /** Somebody speaks to the reader. */
  you?: string;
  /** The house speaks of itself. */
  we?: string;
  /** What is had, and on what terms: words of an offer. */
  offer?: string;
  /** What holds for all. */
  each?: string;
  /** Yours, or theirs: some languages have one word for both. */
  theirs?: string;
}

/** How a script parts its words. */
export type Spacing = 'words' | 'clitics' | 'none';
const edges: Record<Spacing, [before: string, behind: string]> = {
  words: ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'],
  // Arabic writes `and`, `to` and the article before a word, and whose it is behind it.
  clitics: ['(?<![\\p{L}\\p{N}])[وف]?[بلكس]?(?:ال|لل)?', '\\p{L}{0,3}(?![\\p{L}\\p{N}])'],
  none: ['', ''],
};

/** Whole words, on as many lines as they need. All that repeats is bounded: no text can make it slow. */
export function compiled(words: string, spaced: Spacing = 'words', flags = 'iu'): RegExp {
  const any = words
    .replace(/\s*\n\s*/g, '')
    .replace(/(?<=\p{L})\*/gu, '\\p{L}{0,12}')
    .replaceAll('~', '[^.!?:]{0,40}')
    .replaceAll('\\p{L}+', '\\p{L}{1,20}')
    .replaceAll('\\p{L}*', '\\p{L}{0,20}')
    .replaceAll("'", "[’']");
  const [before, behind] = edges[spaced];
  return new RegExp(quickened(`${before}(?:${any})${behind}`), flags);
}

/** For texts in small letters: looking away from case would make each look several times as long. */
export const compiledSmall = (words: string, spaced: Spacing = 'words'): RegExp =>
  compiled(
    words.replace(/\\p\{[^}]*\}|\\.|[^\\]/gu, (part) =>
      part.startsWith('\\') ? part : part.toLowerCase(),
    ),
    spaced,
    'u',
  );
