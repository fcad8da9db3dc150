// Which target a visit goes to, and why. The person named in the path comes first, then the rules
// in their order, the first that matches wins, then the default. Facts in, decision out: no I/O.
import { actualValues, type Condition, type Facts, holds, testOf } from './conditions.ts';
import type { PageOrAudience } from './targets.ts';

export interface Rule {
  name?: string;
  /** All must hold; none at all always holds. */
  conditions: Condition[];
  target: PageOrAudience;
}

export interface Routing {
  rules: readonly Rule[];
  defaultTarget: PageOrAudience;
}

export interface CheckedCondition {
  condition: Condition;
  /** The visit’s value, as it was compared. */
  actual: string[];
  matched: boolean;
}

export interface RuleTrace {
  ruleIndex: number;
  name?: string;
  outcome: 'matched' | 'failed' | 'not_reached';
  /** Every condition that was evaluated, also after the first that failed. */
  conditions: CheckedCondition[];
}

export interface Decision {
  target: PageOrAudience;
  decidedBy: 'person' | 'rule' | 'default';
  /** The rule that matched. */
  ruleIndex: number | undefined;
  why: RuleTrace[];
}

/** `personAudienceId`: the audience of the person the path names, if they have one here. */
export function decide(
  routing: Routing,
  facts: Facts,
  personAudienceId: string | undefined,
): Decision {
  const { rules, defaultTarget } = routing;
  const byPerson = personAudienceId !== undefined;
  let winner: number | undefined;
  const why = rules.map((rule, ruleIndex): RuleTrace => {
    const about = { ruleIndex, ...(rule.name === undefined ? {} : { name: rule.name }) };
    if (byPerson || winner !== undefined) {
      return { ...about, outcome: 'not_reached', conditions: [] };
    }
    const conditions = rule.conditions.map((condition) => check(condition, facts));
    const matched = conditions.every((one) => one.matched);
    if (matched) winner = ruleIndex;
    return { ...about, outcome: matched ? 'matched' : 'failed', conditions };
  });
  if (byPerson) {
    const target = { targetType: 'audience', audienceId: personAudienceId } as const;
    return { target, decidedBy: 'person', ruleIndex: undefined, why };
  }
  const rule = winner === undefined ? undefined : rules[winner];
  return {
    target: rule?.target ?? defaultTarget,
    decidedBy: rule ? 'rule' : 'default',
    ruleIndex: winner,
    why,
  };
}

function check(condition: Condition, facts: Facts): CheckedCondition {
  const actual = actualValues(condition, facts);
  return { condition, actual, matched: holds(testOf(condition), actual) };
}
