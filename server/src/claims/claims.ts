// What a page claims, and what proves it. This room is pure: content and sources
// go in, claims with their proofs come out. It reads no database and knows no agent.

/** What may prove a claim in the eyes of others; an editor's request or a label proves it only for the gate. */
export type ProvingType = 'page_context' | 'topic_entry' | 'asset' | 'reader';

/**
 * - `reader`: what the reader said or sent, their name, public facts about their company;
 * - `page`: names the team gave to buttons, logos, the brand and forms;
 * - `request`: what the team asked the agent for, in its own words;
 * - `private`: notes about the reader. They prove nothing, and nothing of them may show.
 */
export type SourceType = ProvingType | 'page' | 'request' | 'private';

export interface Source {
  /** The page id, a topic entry's or chunk's id, an asset's id, an activity's id. */
  sourceId: string;
  type: SourceType;
  text: string;
}

/** A piece of a source, by UTF-16 positions in its text. */
export interface Span {
  sourceId: string;
  start: number;
  end: number;
}

export const claimKinds = [
  'number',
  'amount',
  'date',
  'percentage',
  'quotation',
  'name',
  'superlative',
  'comparison',
] as const;
export type ClaimKind = (typeof claimKinds)[number];

export interface Claim {
  /** The same claim in the same component has the same id, through edits of anything else. */
  claimId: string;
  componentId: string;
  /** JSON pointer to the text in the content. */
  pointer: string;
  /** The words that claim: `300%`, `Warren Buffett`. */
  text: string;
  kind: ClaimKind;
  /** The sentence it stands in. */
  sentence: string;
  /** What it speaks of: its sentence; of a figure alone, what stands beside it. */
  about: string;
}

export interface Proof extends Span {
  type: SourceType;
  /** Verbatim from the source. */
  quote: string;
}

export type ProvenClaim = Claim &
  ({ status: 'supported'; source: Proof } | { status: 'unsupported' });

export const leftOutReasons = [
  /** Marked as internal, confidential, not approved, or a seller's own business. */
  'internal',
  /** Tells a writer what to do. */
  'instruction',
  /** Speaks to an assistant or a model. */
  'assistant',
  /** Headers, footers, greetings and signatures of mails. */
  'mail',
  /** Chat and calls, apart from what the reader said. */
  'chat',
  /** The title, version or date of a document. */
  'title',
  'placeholder',
  /** From notes about the reader. */
  'private',
  /** A claim that no source proves. */
  'unproven',
  /** No whole sentence. */
  'fragment',
  /** Another form of address, another language, or for other readers. */
  'unfit',
  /** It may be a note: better left out. */
  'unsure',
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** What stayed off the page, and why. */
export interface LeftOut {
  text: string;
  reason: LeftOutReason;
  /** Where it stood in the content that was judged. */
  pointer?: string;
  /** The source it was left in. */
  sourceId?: string;
  claims?: Claim[];
}
