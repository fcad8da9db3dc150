// What of the sources could answer a reader, and all that is known of it.
import type { Item, Section } from '../../context/reading.ts';

export interface Answer {
  /** What is shown. */
  text: string;
  /** What it is looked up by: a question, a heading, and the text. */
  about: string;
  chunkId?: string;
  answers: boolean;
  /** Where it stands. */
  section?: Section;
  /** What the team calls it, and the question it was written for. */
  topic?: string;
  question?: string;
  /** What is said right before and after it. */
  before?: string;
  after?: string;
  /** One of several that belong together: it stands among them as well. */
  step?: boolean;
  /** A sentence of its own, no entry of a list. */
  whole: boolean;
  /** An entry of a programme or a plan. */
  session?: boolean;
  /** A step with its week or day. */
  dated?: boolean;
  /** Somebody else's result. */
  owned?: boolean;
  /** Tells what was reached elsewhere. */
  proof?: boolean;
  /** A line of a price list, what its figures are per, and which list. */
  priced?: boolean;
  per?: string;
  listed?: Section;
  /** An entry with a price: the list it stands in. */
  list?: readonly Item[];
  /** The row it is, in which table. */
  row?: readonly string[];
  table?: {
    rows: readonly (readonly string[])[];
    columns: readonly string[];
    around: string;
    /** Its figures are prices, also where the currency stands in its heading alone. */
    priced: boolean;
  };
}
