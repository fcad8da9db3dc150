// What a tracker sends. Each beacon says all there is to say of its view so far, and numbers what
// the visitor did in it: sent twice, late or in another order, it says nothing new.

import { Exact, OneOf } from '../platform/http/schemas.ts';
import { type Static, Type } from '../platform/json_type.ts';

const hourMs = 3_600_000;
/** A session ends a day after it began; the hour beside it is for slow lines. */
export const longestSessionMs = 25 * hourMs;

/** As many as a view may number; what a visitor does beyond that is not followed. */
export const interactionsPerView = 500;

const Key = (minLength: number) =>
  Type.String({ minLength, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' });
const Duration = Type.Integer({ minimum: 0, maximum: longestSessionMs });
/** Counted up to there: more says nothing more. */
const Inputs = Type.Integer({ minimum: 0, maximum: 99 });
const Name = Type.String({ minLength: 1, maxLength: 100 });
const Words = Type.String({ minLength: 1, maxLength: 200 });

const TrackedInteraction = Exact({
  sequence: Type.Integer({ minimum: 1, maximum: interactionsPerView }),
  /** Since the view began. */
  atMs: Duration,
  kind: OneOf(['click', 'action']),
  componentId: Type.Optional(Name),
  actionId: Type.Optional(Name),
  componentContext: Type.Optional(Words),
  label: Type.Optional(Words),
  /**
   * What the visitor used: the last trusted event before it, or an assistive technology, which has none.
   * Absent for a script's click.
   */
  input: Type.Optional(OneOf(['pointer', 'touch', 'key', 'assist'])),
  /** Trusted events in the view before the press. */
  inputsBefore: Type.Optional(Inputs),
});

const sessionKeyLength = 16;

export const Beacon = Exact(
  {
    /** The page's own, as it was rendered: see site/visit_context.ts. */
    context: Type.String({ minLength: 1, maxLength: 500 }),
    session: Key(sessionKeyLength),
    view: Key(8),
    /** Since the view began, when this was sent. The client's clock is never asked for more. */
    elapsedMs: Duration,
    visibleMs: Duration,
    scrollPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    /** The visitor has left the document, or turned to another. */
    closed: Type.Optional(Type.Boolean()),
    /** The browser says that it is driven by a program. */
    automated: Type.Optional(Type.Boolean()),
    /** Trusted presses of pointer, touch or key so far, and moves of pointer or wheel. */
    presses: Type.Optional(Inputs),
    moves: Type.Optional(Inputs),
    interactions: Type.Optional(Type.Array(TrackedInteraction, { maxItems: 100 })),
  },
  { title: 'Beacon' },
);

export type Beacon = Static<typeof Beacon>;

export const isSessionKey = (text: string): boolean =>
  text.length >= sessionKeyLength && text.length <= 64 && /^[A-Za-z0-9_-]+$/.test(text);
