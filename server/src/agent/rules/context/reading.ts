// What a text holds for a page, once read: sections in the author's order, and
// apart from them what people said, what they ask, and what the text is about.
// Every part remembers the topic chunk it came from; the page context has none.

export interface Passage {
  text: string;
  /** Labelled as what goes wrong without us. */
  pain?: true;
  chunkId?: string;
}

export interface Item {
  title: string;
  text?: string;
  url?: string;
  chunkId?: string;
}

export type TableKind = 'hours' | 'agenda' | 'prices' | 'plain';

export interface Table {
  /** Empty names where the text gives none. */
  columns: string[];
  rows: string[][];
  kind: TableKind;
  /** The name of its part of a longer list: `Starters`. */
  group?: string;
  chunkId?: string;
}

export interface Section {
  heading?: string;
  level: number;
  paragraphs: Passage[];
  items: Item[];
  tables: Table[];
  /** Its items follow one another. */
  ordered: boolean;
  /** A glossary, release notes, legal text: there to look things up, not to be shown unasked. */
  backMatter?: boolean;
  /** The list or table stands above the text. */
  listFirst?: boolean;
  /** Of a day that the text names above its table. */
  since?: boolean;
  /** What is said to customers, below a heading that only colleagues need. */
  said?: true;
}

export interface Quote {
  text: string;
  attribution?: string;
  role?: string;
  /** Where the speaker is at home, by the line before their words. */
  company?: string;
  chunkId?: string;
}

/** Whom the reader can turn to. */
export interface Contact {
  name: string;
  role?: string;
  phone?: string;
  email?: string;
}

export interface Question {
  question: string;
  answer: string;
  chunkId?: string;
  /** What the team calls it: `Data protection`. */
  topic?: string;
}

export interface Reading {
  /** The heading of the whole. */
  title?: string;
  /** Given by the author under these names. */
  labels: Map<'headline' | 'subheadline' | 'product', string>;
  /** What the author says it is in one line, by sentences. */
  pitch?: string[];
  sections: Section[];
  quotes: Quote[];
  questions: Question[];
  /** The author's own heading above the questions. */
  questionsHeading?: string;
  contact?: Contact;
}

export const emptySection = (heading?: string, level = 2): Section => ({
  ...(heading === undefined ? {} : { heading }),
  level,
  paragraphs: [],
  items: [],
  tables: [],
  ordered: false,
});

export const isEmpty = (section: Section): boolean =>
  section.paragraphs.length === 0 && section.items.length === 0 && section.tables.length === 0;
