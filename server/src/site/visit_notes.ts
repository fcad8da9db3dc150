// What forms and questions tell the visitor's session. The tracker puts the key of the session into the hidden
// field `facet.session`; without a script there is none, and nothing to note.
import type { SessionNote } from '../sessions/sessions.service.ts';

export const sessionName = 'facet.session';

export type VisitNote = SessionNote;

/** Joins the open transaction, if there is one. */
export type NoteVisit = (note: VisitNote) => Promise<unknown>;
