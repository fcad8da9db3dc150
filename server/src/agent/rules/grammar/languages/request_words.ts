// What a language calls things in a request, and what it answers: data only.
// Alternatives are divided by `|`; `…` stands for anything between two parts
// of a verb, and a part in brackets must be there but is no part of the verb: `take … [out of]`.
import type { BlockType } from '../../../../content/content.ts';
import type de from './de.json';

/** What can be done; the order is the order of trying: the special before the general. */
export const commands = [
  'rewrite',
  'rename',
  'swap',
  'replace',
  'keep',
  'shorten',
  'expand',
  'lead',
  'remove',
  'move',
  'answer',
  'mention',
  'add',
  'set',
] as const;
/** What the agent knows it cannot do, and says so with the way that can. */
export type Refusal =
  | 'reader'
  | 'style'
  | 'translate'
  | 'undo'
  | 'link'
  | 'publish'
  | 'design'
  | 'picture';

export const refusals = [
  'translate',
  'undo',
  'link',
  'publish',
  'design',
  'picture',
  'style',
] as const satisfies readonly Refusal[];
export const verbs = [...commands, ...refusals] as const;
export type Verb = (typeof verbs)[number];
export type Member = 'subheadline' | 'headline' | 'eyebrow' | 'button';
export type PlaceWord = 'top' | 'bottom' | 'up' | 'down' | 'before' | 'after';

export interface RequestWords {
  language: string;
  /** Letters that its neighbours do not write. */
  letters: string;
  /** Written without spaces, and what a word does stands behind it. */
  unspaced?: boolean;
  verbs: Record<Verb, string>;
  members: Record<Member, string>;
  /** What only a section has; where absent, the page's title is called so too. */
  heading?: string;
  places: Record<PlaceWord, string>;
  section: string;
  /** A sentence, an entry, a question: less than a section. */
  piece: string;
  page: string;
  it: string;
  /** Before a sentence that is dictated: `add that …`. */
  that: string;
  /** Before a new text: `change … to`. */
  into: string;
  and: string;
  manners: string;
  negation: string;
  /** Articles, prepositions and the like around a name. */
  small: string;
  /** Of the verbs that change something, those that may also add it. */
  put: string;
  /** Before or behind a figure that has changed: `lunch is £2.80 now`. */
  now: string;
  /** Before what takes the place of something: `replace … with`. */
  by: string;
  /** Before what has to give way. */
  instead: string;
  /** A section that holds nothing but what is named. */
  own: string;
  /** What a question about the page begins with; it asks for no change. */
  asks: string;
  /** What other questions begin with; with a question mark they ask for no change either. */
  questions: string;
  /** What looks like a question, and suggests something. */
  suggests: string;
  /** Beginnings of first, second, third, fourth, fifth, last. */
  ordinals: string;
  kinds: Partial<Record<BlockType, string>>;
  /** Before what a headline is to be about. */
  about: string;
  replies: ReplyWords;
}

/** What it takes to read a language; English is answered in full sentences elsewhere. */
export type ReadingWords = Omit<RequestWords, 'replies'>;

/** What was done, and why something was not: every table has the same, as German has them. */
export type Deed = keyof typeof de.replies.done;
/** `told`: it is said as it is, in the language of the page. */
export type Why = keyof typeof de.replies.why | 'told';

interface ReplyWords {
  quotes: string;
  /** Which sections there are. */
  sections: string;
  /** Where it is not `: `. */
  colon?: string;
  done: Record<Deed, string>;
  /** `{}` stands for what it was about. */
  why: Record<Exclude<Why, 'told'>, string>;
  understood: string;
}
