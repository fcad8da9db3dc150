import type { Clause } from './message.ts';
import type { Request } from './requests.ts';

/** A pattern over the masked clause, and what its groups mean. */
export type Rule = [
  pattern: RegExp,
  read: (groups: readonly string[], clause: Clause) => Request | undefined,
];
