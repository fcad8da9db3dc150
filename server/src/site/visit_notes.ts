// What forms and questions tell the visitor's session. The tracker puts the key of the session into the hidden
// field `facet.session`; without a script there is none, and nothing to note.
import type { VisitContext } from './visit_context.ts';

export const sessionName = 'facet.session';

export interface SubmittedNote {
  sessionKey: string | undefined;
  componentId: string;
  label: string;
}

export interface AskedNote {
  sessionKey: string | undefined;
  componentId: string;
  question: string;
  /** What could have been pressed in place of typing. */
  suggestions: string[];
  answer: string;
  groundingChunkIds: string[];
}

export interface VisitNotes {
  /** Inside the transaction that stores the submission: the session has converted. */
  submitted(visit: VisitContext, note: SubmittedNote): Promise<void>;
  asked(visit: VisitContext, note: AskedNote): Promise<void>;
}

export const noNotes: VisitNotes = {
  submitted: async () => {},
  asked: async () => {},
};
