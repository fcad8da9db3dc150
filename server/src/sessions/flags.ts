// What a session counts for. This one table makes the flags that sessions show and can be filtered by, the
// sums of analytics, and the words that explain them. The flags are stored with the session, and the sums in
// the database rest on them: whoever changes a rule must recount both in a migration.
import type { SessionRow } from '../platform/db/tables.ts';

export const flagNames = [
  'human',
  'engaged',
  'bounceEligible',
  'bounced',
  'measuredTime',
  'measuredScroll',
  'ctaClicked',
  'formSubmitted',
  'converted',
] as const;
export type FlagName = (typeof flagNames)[number];
export type SessionFlags = Record<FlagName, boolean>;

/** What the flags follow from. */
export type Flaggable = Pick<
  SessionRow,
  | 'traffic'
  | 'visible_ms'
  | 'scroll_percent'
  | 'closed'
  | 'interactions'
  | 'action_clicks'
  | 'forms'
>;

interface Rule {
  /** After "human sessions that". */
  means: string;
  /** Asked of human sessions only, with the flags before it decided. */
  holds(session: Flaggable, decided: SessionFlags): boolean;
}

/** Who has looked this long has read something. */
const engagedMs = 10_000;
const engagedWords = `had the page in view for ${engagedMs / 1_000} seconds or more, or did something on it`;

const rules: Record<FlagName, Rule> = {
  human: { means: 'were made by a person', holds: () => true },
  engaged: {
    means: engagedWords,
    holds: (s) =>
      (s.visible_ms ?? 0) >= engagedMs || s.interactions > 0 || s.action_clicks > 0 || s.forms > 0,
  },
  bounceEligible: {
    // A short visit that nobody saw end may go on: whether it bounced is not known yet.
    means: `${engagedWords}, or were seen to end with a measured time`,
    holds: (s, is) => is.engaged || (s.closed === 1 && s.visible_ms !== null),
  },
  bounced: {
    means: `were seen to end with a measured time, before ${engagedMs / 1_000} seconds in view and with nothing done`,
    holds: (_, is) => is.bounceEligible && !is.engaged,
  },
  measuredTime: {
    means: 'have a measured visible time',
    holds: (s) => s.visible_ms !== null,
  },
  measuredScroll: {
    means: 'have a measured scroll depth',
    holds: (s) => s.scroll_percent !== null,
  },
  ctaClicked: {
    means: 'have a click on an action',
    holds: (s) => s.action_clicks > 0,
  },
  formSubmitted: {
    means: 'have an accepted form',
    holds: (s) => s.forms > 0,
  },
  converted: {
    means: 'have a click on an action or an accepted form',
    holds: (_, is) => is.ctaClicked || is.formSubmitted,
  },
};

/** What a flag says of a session, to be read after "human sessions that". */
export const meaningOf = (name: FlagName): string => rules[name].means;

export const noFlags = (): SessionFlags => ({
  human: false,
  engaged: false,
  bounceEligible: false,
  bounced: false,
  measuredTime: false,
  measuredScroll: false,
  ctaClicked: false,
  formSubmitted: false,
  converted: false,
});

/** A session that is not human counts for nothing: none of its flags is true. */
export function flagsOf(session: Flaggable): SessionFlags {
  const flags = noFlags();
  if (session.traffic !== 'human') return flags;
  for (const name of flagNames) flags[name] = rules[name].holds(session, flags);
  return flags;
}

/** Its place in the stored number; never another for the same flag. */
const bitOf = Object.fromEntries(flagNames.map((name, place) => [name, 1 << place])) as Record<
  FlagName,
  number
>;

export const packFlags = (flags: Partial<SessionFlags>): number =>
  flagNames.reduce((packed, name) => packed | (flags[name] === true ? bitOf[name] : 0), 0);

export const hasFlag = (packed: number, name: FlagName): boolean => (packed & bitOf[name]) !== 0;

export const unpackFlags = (packed: number): SessionFlags =>
  Object.fromEntries(flagNames.map((name) => [name, hasFlag(packed, name)])) as SessionFlags;

/** What the stored number must be like: under the mask, equal to the bits. */
export function flagsLike(wanted: Partial<SessionFlags>): { mask: number; bits: number } {
  const named = flagNames.filter((name) => wanted[name] !== undefined);
  const mask = named.reduce((packed, name) => packed | bitOf[name], 0);
  return { mask, bits: packFlags(wanted) };
}
