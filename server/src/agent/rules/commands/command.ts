// What a team may ask of a page, one wish at a time.
import type { BlockType } from '../../../content/content.ts';
import type { Address } from './address.ts';

export type Wish =
  /** `headline`: just there. `concern`: it matters to the reader; nobody asked to begin with it. */
  | { kind: 'lead'; about: string; headline?: true; concern?: true }
  | { kind: 'last'; about: string }
  /** `forward`: near the top. */
  | { kind: 'mention'; about: string; forward?: true }
  /** Within the first two sections; `sought`: somebody is to find it at once. */
  | { kind: 'early'; about: string; sought?: true }
  /** Right below the headline. */
  | { kind: 'first'; about: string }
  /** No more entries in sections of this kind. */
  | { kind: 'atMost'; type: BlockType; most: number }
  | { kind: 'order'; first: string; second: string }
  | { kind: 'skip'; about: string }
  /** Neither the headline nor the first section. */
  | { kind: 'modest'; about: string }
  /** Of several, these; `prices`: their prices alone are meant; `within`: nothing but this list;
   * `steps`: of steps such as `13 to 20` alone, whatever else is listed stays. */
  | { kind: 'only'; about: string; prices: boolean; within?: string; steps?: true }
  /** Of all that is called so, this one. */
  | { kind: 'enough'; of: string; about: string }
  /** May be spoken of, but not badly. */
  | { kind: 'fair'; about: string }
  /** May be spoken of, but nothing of it is promised. */
  | { kind: 'unpromised'; about: string }
  /** May be spoken of, but by no name. */
  | { kind: 'unnamed'; about: string }
  /** No customer is named. */
  | { kind: 'nameless' }
  | { kind: 'quote'; by: string }
  | { kind: 'without'; type: BlockType }
  | { kind: 'address'; form: Address }
  | { kind: 'named'; name?: string }
  | { kind: 'noPricing' }
  /** `most`: no more sections than these. */
  | { kind: 'short'; most?: number }
  /** No more words on the page; letters, in a script without spaces. */
  | { kind: 'words'; most: number }
  /** What the reader asks is answered before anything else. */
  | { kind: 'answered' }
  /** Shown as a table. */
  | { kind: 'tabled'; about: string }
  /** `headline`: only there. */
  | { kind: 'wording'; use?: string; avoid?: string; headline?: true }
  | { kind: 'unmarked'; marks: 'exclamation' | 'emoji' }
  | { kind: 'language'; code: string }
  /** Asks for a figure that no source states. */
  | { kind: 'sum' }
  /** Asks for something, and nobody knows what. */
  | { kind: 'unread' }
  /** Asks for other words than the sources have: nobody can without a model. */
  | { kind: 'tone' };

/** With the words it was given in. */
export type Command = Wish & { text: string };

export interface Commands {
  /** What the page begins with. */
  lead: string[];
  /** What the page leaves out. */
  skip: string[];
  noPricing: boolean;
  address?: Address;
  /** Every one, in the order they were given. */
  list: Command[];
}
