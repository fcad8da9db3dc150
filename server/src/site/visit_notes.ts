// What forms and questions tell the visitor's session. The tracker puts the key of the session into the hidden
// field `facet.session`; without a script there is none, and nothing to note.
import type { VisitContext } from './visit_context.ts';

export const sessionName = 'facet.session';

export interface VisitNote {
  visit: VisitContext;
  sessionKey: string | undefined;
  /** Unix milliseconds. */
  at: number;
  /** An accepted form, which converts the session; a question, and the answer to it. */
  kind: 'form' | 'question' | 'answer';
  /** Noted twice under the same id, it counts once. */
  noteId?: string | undefined;
  componentId?: string | undefined;
  /** What was asked, or the name of the form. */
  label?: string | undefined;
  responseText?: string | undefined;
  groundingChunkIds?: string[] | undefined;
  /** What could have been pressed in place of typing. */
  options?: string[] | undefined;
}

/** Joins the open transaction, if there is one. */
export type NoteVisit = (note: VisitNote) => Promise<unknown>;
