// Sessions: what one visitor did on one audience's page, as far as they let us see it. This room
// owns them and what they add to the totals; who may be counted is decided in `measure.ts`.
import type { VisitContext } from '../site/visit_context.ts';

/** What a visitor did that the server sees by itself, whatever the tracker says. */
export interface SessionNote {
  visit: VisitContext;
  /**
   * The hidden field `facet.session`, which the tracker fills in. Undefined or not a key: the
   * visitor is not measured, and nothing is noted.
   */
  sessionKey: string | undefined;
  /** Unix milliseconds. */
  at: number;
  /** An accepted form, a question asked of the page, the answer to it. */
  kind: 'form' | 'question' | 'answer';
  /** Noted twice under the same id, it counts once: the submission's own id, for one. */
  noteId?: string;
  componentId?: string;
  componentContext?: string;
  /** What was asked, or the name of the form. */
  label?: string;
  /** The answer. */
  responseText?: string;
  groundingChunkIds?: string[];
  /** What there was to choose from. */
  options?: string[];
}

export interface Sessions {
  /** Joins the open transaction, if there is one. Gives the id of the session it belongs to now. */
  note(note: SessionNote): Promise<string | undefined>;
}
