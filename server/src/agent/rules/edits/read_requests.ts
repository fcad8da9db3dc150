// Plain English edit requests, read by pattern. Each rule reads one way of
// asking; the first that understands a clause decides, so the special come before the general.

import { type Clause, maxClause, readClauses } from './message.ts';
import type { Request } from './requests.ts';
import type { Rule } from './rule.ts';
import { addAnything, addRules } from './rules_add.ts';
import { buttonRules } from './rules_buttons.ts';
import { orderRules } from './rules_order.ts';
import { refuseRules } from './rules_refuse.ts';
import { setRules } from './rules_set.ts';

const rules: Rule[] = [
  ...buttonRules,
  ...setRules,
  ...addRules,
  ...orderRules,
  ...refuseRules,
  addAnything,
];

export function readRequests(message: string): Request[] {
  return readClauses(message).map((clause) => readRequest(clause));
}

function readRequest(clause: Clause): Request {
  const readable = clause.masked.length <= maxClause ? rules : [];
  for (const [pattern, read] of readable) {
    const match = pattern.exec(clause.masked);
    const request =
      match &&
      read(
        [...match].map((group) => group ?? ''),
        clause,
      );
    if (request) return request;
  }
  return { kind: 'unknown', text: clause.restore(clause.masked) };
}
