// What a language says on a page, and to the team about it.

/** By the form of address; to several, where that differs. */
export interface Addressed {
  formal: string;
  informal: string;
  several?: { formal: string; informal: string };
}

export interface Phrases {
  language: string;
  /** Above the headline: `For Ridgeline Freight`. */
  forReader?: (name: string) => string;
  /** The headline of a page that answers what the reader asked, where no line of the sources is fit to lead it. */
  answersFor?: (name: string) => string;
  /** Above what the reader said, beside what is proposed; by form of address. */
  heard?: Addressed;
  /** The same, where all of it are questions. */
  asked?: Addressed;
  questions?: string;
  prices?: string;
  price?: string;
  /** Above what has a price. */
  item?: string;
  steps?: string;
  nextSteps?: string;
  results?: string;
  goodToKnow?: string;
  /** Above a list that the author gave no heading. */
  overview?: string;
  hours?: string;
  agenda?: string;
  about?: (name: string) => string;
  ask?: string;
  askAbout?: (name: string) => string;
  getInTouch?: string;
  nextStep?: string;
  nextStepFor?: (name: string) => string;
  /** What the page's button starts, and what follows it. */
  firstStep?: (step: string) => string;
  afterThat?: (step: string) => string;
  /** Before the day that the reader has to meet. */
  timing?: string;
  /** Above how it is paid and cancelled. */
  terms?: string;
  /** Above a button of this kind. */
  closing?: { calendar?: string; email?: string; phone?: string };
  send?: string;
  quotes: [open: string, close: string];
  fields: { name: string; email: string; company: string; message: string };
  reply?: ReplyPhrases;
}

/** What the agent tells the team about a page. */
export interface ReplyPhrases {
  wrote: (reader: string, sections: number) => string;
  wroteForAll: (sections: number) => string;
  leads: (heading: string) => string;
  leftOut: (list: string) => string;
  more: (count: number) => string;
  little: string;
  reasons: Record<
    | 'internal'
    | 'instruction'
    | 'assistant'
    | 'mail'
    | 'chat'
    | 'title'
    | 'placeholder'
    | 'private'
    | 'unproven'
    | 'fragment'
    | 'unfit'
    | 'unsure',
    string
  >;
}
