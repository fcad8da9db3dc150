// Finds the rules of a routing that no visit can ever reach. A rule is taken apart into cases, one
// for each choice among its lists of values; it is out of reach when every case that can occur is
// taken by an earlier rule. What is reported is certain; prefixes and substrings that only several
// earlier rules together cover may go unnoticed. No I/O.
import { passes, type Test, testOf } from './conditions.ts';
import type { Rule } from './routing.ts';

export interface RoutingWarning {
  ruleIndex: number;
  code: 'unreachable' | 'never_matches';
  detail: string;
}

/** One way for a rule to match: all of these hold. */
type Case = readonly Test[];

/** Beyond this many, lists of values are compared as wholes: saving must stay quick. */
const maxCases = 100;

export function findUnreachable(rules: readonly Rule[]): RoutingWarning[] {
  const tests = rules.map((rule) => rule.conditions.map(testOf));
  return tests.flatMap((own, ruleIndex): RoutingWarning[] => {
    const possible = casesOf(own).filter(canOccur);
    if (possible.length === 0) {
      const detail = 'Its conditions contradict each other: no visit meets them all.';
      return [{ ruleIndex, code: 'never_matches', detail }];
    }
    const earlier = tests.slice(0, ruleIndex);
    const takers = possible.map((one) => earlier.findIndex((rule) => takes(rule, one)));
    if (takers.includes(-1)) return [];
    const names = [...new Set(takers)].sort((a, b) => a - b);
    const detail =
      names.length === 1
        ? `Whatever it matches, rule ${names[0]} matches first.`
        : `Whatever it matches, one of the rules ${names.join(', ')} matches first.`;
    return [{ ruleIndex, code: 'unreachable', detail }];
  });
}

function casesOf(tests: readonly Test[]): Case[] {
  let cases: Case[] = [[]];
  for (const test of tests) {
    const choices = choicesOf(test);
    const split = cases.length * choices.length <= maxCases ? choices : [test];
    cases = cases.flatMap((one) => split.map((choice) => [...one, choice]));
  }
  return cases;
}

function choicesOf(test: Test): Test[] {
  if (test.operator !== 'oneOf') return [test];
  const { subject, single } = test;
  return [...test.values].map((value) => ({ subject, single, operator: 'equals', value }));
}

/** False when one thing would have to have two values at once. A query parameter may have. */
function canOccur(tests: Case): boolean {
  return tests.every((test) => {
    if (!test.single || test.operator !== 'equals') return true;
    return tests.every((other) => other.subject !== test.subject || passes(other, test.value));
  });
}

/** Whether the rule matches whenever the case does. */
const takes = (rule: readonly Test[], one: Case): boolean =>
  rule.every((wanted) => one.some((known) => implies(known, wanted)));

function implies(known: Test, wanted: Test): boolean {
  if (known.subject !== wanted.subject) return false;
  if (wanted.operator === 'exists') return true;
  switch (known.operator) {
    case 'exists':
      return false;
    case 'equals':
      return passes(wanted, known.value);
    case 'oneOf':
      return [...known.values].every((value) => passes(wanted, value));
    case 'startsWith':
      // Every text that begins so passes only if this beginning alone settles it.
      return isPartial(wanted) && passes(wanted, known.value);
    case 'contains':
      return wanted.operator === 'contains' && passes(wanted, known.value);
  }
}

const isPartial = ({ operator }: Test): boolean =>
  operator === 'startsWith' || operator === 'contains';
