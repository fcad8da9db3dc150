// What can be asked of the agent, once a message has been read.

import type { Form } from '../grammar/languages/form_words.ts';
import type { Refusal } from '../grammar/languages/request_words.ts';

export type Place =
  | { where: 'top' | 'bottom' }
  | { where: 'up' | 'down'; steps: number }
  /** Counted from 1, below the hero or in its list. */
  | { where: 'nth'; number: number }
  /** `next`: with nothing between. */
  | { where: 'before' | 'after'; section: string; next?: true };

/** Sections are named as the message names them; `find.ts` knows which are meant. */
export type Request = Asked & {
  /** Of the request, where it is not English: the reply is in it too. */
  language?: string;
  /** The clause that it was read from, where that may be news of a value. */
  said?: string;
  /** The target was told in a sentence of its own; only its beginning may name it. */
  told?: true;
};

type Asked =
  | { kind: 'setHero'; member: 'headline' | 'subheadline' | 'eyebrow'; value: string }
  | { kind: 'setHeading'; section: string; value: string }
  | { kind: 'setText'; section: string; value: string }
  /** Another figure in the piece that is named: a price, a date, a number. */
  | { kind: 'setValue'; section: string; value: string }
  /** Another number for one that is wrong; which of the two is wrong, the page knows. */
  | {
      kind: 'correct';
      wanted: string;
      old: string;
      about: string;
      /** What the old one and the new one count, where that was said. */
      units?: [old: string, wanted: string];
      /** Where the two may also be the ends of one span: `de 13 a 15 semanas`. */
      span?: string;
    }
  /** One end of the opening hours. */
  | { kind: 'setHours'; end: 'open' | 'close'; value: string; about: string }
  /** A span of days, Monday 0, with the times that were given. */
  | { kind: 'setDays'; from: number; to: number; about: string; times?: string[] }
  /** What `one` says goes into `other`. */
  | { kind: 'merge'; one: string; other: string }
  /** `whole`: with its place, as it was said. */
  | { kind: 'addAbout'; topic: string; heading?: string; place?: Place; whole?: string }
  | { kind: 'addText'; title?: string; text: string; place?: Place }
  /** `keep`: what must not go with it. `each`: the things it may join: `prices and the quote`.
   *  `aside`: behind a last comma, where a reason stands more often than a name. `too`: what went, wherever else it is. */
  | { kind: 'remove'; section: string; keep?: string; each?: Removal[]; aside?: true; too?: true }
  /** `piece`: what kind of piece it is called. */
  | { kind: 'removeText'; text: string; section?: string; piece?: string }
  /** Of the entries of a list, only these. */
  | { kind: 'keepOnly'; text: string }
  | { kind: 'move'; section: string; place: Place }
  /** The same words in another form; `names`: the parts or columns that were listed; `more`: what it should have beside. */
  | {
      kind: 'reshape';
      section: string;
      form: Form | 'beside';
      names?: string[];
      more?: string;
      beside?: true;
      only?: true;
      yearly?: true;
    }
  /** Without `other`, the two of a kind that `one` names. */
  | { kind: 'swap'; one: string; other?: string }
  /** A sentence or an entry becomes a section of its own. */
  | { kind: 'splitOut'; text: string; heading?: string; place?: Place }
  /** `to`, `sentences`, `entries`: how short. */
  | {
      kind: 'shorten';
      section: string;
      to?: 'half' | 'least';
      sentences?: number;
      entries?: number;
    }
  | { kind: 'expand'; section: string }
  /** `sourced`: in the words of a source or not at all; `retold`: a statement in the words of the team, which stand on the page only for what it arranges. `below`: of a list, under it. */
  | ({ kind: 'mention'; text: string; section?: string } & {
      place?: Place;
      sourced?: true;
      retold?: true;
      /** A clause that could not be made a sentence. */
      asTold?: true;
      below?: true;
    })
  /** `inFaq`: there, even where the page says it elsewhere. `text`: the answer as it was dictated. */
  | { kind: 'answer'; question: string; inFaq?: true; text?: string }
  /** Whether the page or the sources speak of it; changes nothing. */
  | { kind: 'check'; question: string; topic?: string }
  | { kind: 'replace'; from: string; to: string; section?: string }
  /** `shorter`: than the one that is there. `without`: a word that it must not have; alone, any other will do. */
  | { kind: 'headlineAbout'; topic: string; shorter?: true; without?: string; most?: number }
  | { kind: 'otherHeadline' }
  | { kind: 'renameButton'; from?: string; to: string }
  | { kind: 'showButton'; title: string; section?: string }
  | { kind: 'hideButton'; title: string; section?: string }
  /** How many of what, whose prices the page has. */
  | { kind: 'reckon'; text: string; parts: { count: number; name: string }[] }
  | { kind: 'focus'; topic: string }
  | { kind: 'rewrite' }
  /** Said beside a request, and none itself. */
  | { kind: 'remark'; text: string }
  | { kind: 'refuse'; because: Refusal; text: string }
  /** `content`: whatever was asked, the page should say something. */
  | { kind: 'unknown'; text: string; content?: true };

export type Removal = RequestOf<'remove' | 'removeText' | 'hideButton'>;

export type RequestOf<K extends Request['kind']> = Extract<Request, { kind: K }>;
