import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Condition, ConditionField, Facts } from './conditions.ts';
import { findUnreachable } from './reachability.ts';
import { decide, type Rule } from './routing.ts';

const page = (pageId: string) => ({ targetType: 'page', pageId }) as const;
const defaultTarget = page('page_default');
const rule = (...conditions: Condition[]): Rule => ({ conditions, target: page('page_rule') });
const facts = (given: Partial<Facts> = {}): Facts => ({ query: [], ...given });
const matches = (condition: Condition, given: Partial<Facts>): boolean =>
  decide({ rules: [rule(condition)], defaultTarget }, facts(given), undefined).ruleIndex === 0;

const query = (search: string): Partial<Facts> => ({ query: [...new URLSearchParams(search)] });

const cases: [Condition, Partial<Facts>, boolean][] = [
  [{ field: 'utmSource', operator: 'equals', value: 'Mail' }, query('utm_source=mAIL'), true],
  [{ field: 'utmSource', operator: 'equals', value: 'mail' }, query('utm_source=mails'), false],
  [{ field: 'utmSource', operator: 'equals', value: 'mail' }, query('UTM_SOURCE=mail'), false],
  [
    { field: 'utmSource', operator: 'equals', value: 'b' },
    query('utm_source=a&utm_source=b'),
    true,
  ],
  [{ field: 'utmMedium', operator: 'contains', value: 'aI' }, query('utm_medium=mail'), true],
  [{ field: 'utmCampaign', operator: 'startsWith', value: 'q3' }, query('utm_campaign=Q3-x'), true],
  [{ field: 'utmTerm', operator: 'oneOf', values: ['a', 'B'] }, query('utm_term=b'), true],
  [{ field: 'utmContent', operator: 'exists' }, query('utm_content='), true],
  [{ field: 'utmContent', operator: 'exists' }, query('utm_source=x'), false],
  [{ field: 'query', parameter: 'é', operator: 'equals', value: 'é' }, query('é=e%CC%81'), true],
  [{ field: 'query', parameter: 'Plan', operator: 'exists' }, query('plan'), false],
  [
    { field: 'referrerHost', operator: 'equals', value: 'https://www.News.example/x' },
    { referrer: 'https://news.example/article?id=1' },
    true,
  ],
  [
    { field: 'referrerHost', operator: 'equals', value: 'example' },
    { referrer: 'https://news.example/example' },
    false,
  ],
  [
    { field: 'referrerHost', operator: 'startsWith', value: 'Google.' },
    { referrer: 'https://www.google.co.uk/' },
    true,
  ],
  [{ field: 'referrerHost', operator: 'exists' }, { referrer: 'not a host' }, false],
  [{ field: 'referrerHost', operator: 'exists' }, {}, false],
  [{ field: 'country', operator: 'oneOf', values: ['de', 'AT'] }, { country: 'DE' }, true],
  [
    { field: 'accountDomain', operator: 'equals', value: 'bücher.example' },
    { accountDomain: 'xn--bcher-kva.example' },
    true,
  ],
];
for (const [condition, given, expected] of cases) {
  const what = `${JSON.stringify(condition)} ${expected ? 'holds' : 'fails'} for`;
  test(`${what} ${JSON.stringify(given)}`, () => assert.equal(matches(condition, given), expected));
}

test('the trace shows every rule: failed with what was there, matched, not reached', () => {
  const routing = {
    rules: [
      { ...rule({ field: 'country', operator: 'equals', value: 'FR' }), name: 'France' },
      rule({ field: 'utmSource', operator: 'exists' }),
      rule(),
    ],
    defaultTarget,
  };
  const { why, ruleIndex, decidedBy } = decide(
    routing,
    facts({ ...query('utm_source=Mail'), country: 'DE' }),
    undefined,
  );
  assert.deepEqual([decidedBy, ruleIndex], ['rule', 1]);
  assert.deepEqual(
    why.map(({ name, outcome, conditions }) => [name, outcome, conditions.map((c) => c.actual)]),
    [
      ['France', 'failed', [['de']]],
      [undefined, 'matched', [['mail']]],
      [undefined, 'not_reached', []],
    ],
  );
});

test('a person’s own audience wins over a rule that would match', () => {
  const decision = decide({ rules: [rule()], defaultTarget }, facts(), 'audience_own');
  assert.deepEqual(decision.target, { targetType: 'audience', audienceId: 'audience_own' });
  assert.equal(decision.decidedBy, 'person');
  assert.deepEqual(decision.why[0]?.outcome, 'not_reached');
});

const warningsOf = (...rules: Rule[]) =>
  findUnreachable(rules).map(({ ruleIndex, code }) => `${ruleIndex} ${code}`);

test('rules behind one without conditions are reported', () => {
  assert.deepEqual(warningsOf(rule({ field: 'country', operator: 'exists' }), rule(), rule()), [
    '2 unreachable',
  ]);
});

test('a rule that asks for more than an earlier one is reported, one that asks for less is not', () => {
  const wide = rule({ field: 'utmSource', operator: 'startsWith', value: 'news' });
  const narrow = rule(
    { field: 'utmSource', operator: 'equals', value: 'Newsletter' },
    { field: 'country', operator: 'equals', value: 'DE' },
  );
  assert.deepEqual(warningsOf(wide, narrow), ['1 unreachable']);
  assert.deepEqual(warningsOf(narrow, wide), []);
});

test('utmSource and the query parameter utm_source are one thing', () => {
  assert.deepEqual(
    warningsOf(
      rule({ field: 'query', parameter: 'utm_source', operator: 'exists' }),
      rule({ field: 'utmSource', operator: 'contains', value: 'x' }),
    ),
    ['1 unreachable'],
  );
});

test('a list of values is reported when several earlier rules together take each of them', () => {
  const country = (value: string) => rule({ field: 'country', operator: 'equals', value });
  const both = rule({ field: 'country', operator: 'oneOf', values: ['DE', 'AT'] });
  assert.deepEqual(warningsOf(country('DE'), country('AT'), both), ['2 unreachable']);
  assert.match(
    findUnreachable([country('DE'), country('AT'), both])[0]?.detail ?? '',
    /rules 0, 1 /,
  );
  assert.deepEqual(warningsOf(country('DE'), both), []);
});

test('a rule at odds with itself never matches; a query parameter may have two values', () => {
  const twice = (field: ConditionField) =>
    rule({ field, operator: 'equals', value: 'a' }, { field, operator: 'equals', value: 'b' });
  assert.deepEqual(warningsOf(twice('country')), ['0 never_matches']);
  assert.deepEqual(warningsOf(twice('utmSource')), []);
});

// A small world, so that rules meet: two things, few texts.
const fields = fc.constantFrom<ConditionField>('country', 'utmSource');
const texts = fc.constantFrom('a', 'ab', 'abc', 'b', 'A');
const exact = fc.oneof(
  fc.record({ field: fields, operator: fc.constant('equals' as const), value: texts }),
  fc.record({
    field: fields,
    operator: fc.constant('oneOf' as const),
    values: fc.array(texts, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ field: fields, operator: fc.constant('exists' as const) }),
);
const partial = fc.record({
  field: fields,
  operator: fc.constantFrom('contains' as const, 'startsWith' as const),
  value: texts,
});
const rulesOf = (conditions: fc.Arbitrary<Condition>): fc.Arbitrary<Rule[]> =>
  fc.array(
    fc.array(conditions, { maxLength: 3 }).map((all) => rule(...all)),
    { maxLength: 5 },
  );

/** Every visit of the small world, one text for each thing that no rule knows. */
const values = ['a', 'ab', 'abc', 'b', 'zzz'];
// A rule has three conditions at most, so three values of one parameter tell any two rules apart.
const sources = [...Array(2 ** values.length).keys()]
  .map((bits) => values.filter((_, n) => bits & (1 << n)))
  .filter((some) => some.length <= 3);
const visits: Facts[] = [undefined, ...values].flatMap((country) =>
  sources.map((all) =>
    facts({ country, query: all.map((source) => ['utm_source', source] as const) }),
  ),
);

/** The rule said again, plainly. */
function holdsPlainly(condition: Condition, visit: Facts): boolean {
  const there =
    condition.field === 'country' ? [visit.country ?? []].flat() : visit.query.map(([, v]) => v);
  if (condition.operator === 'exists') return there.length > 0;
  const wanted = 'values' in condition ? condition.values : [condition.value];
  return there.some((text) =>
    wanted.some((value) => {
      const low = value.toLowerCase();
      if (condition.operator === 'contains') return text.includes(low);
      return condition.operator === 'startsWith' ? text.startsWith(low) : text === low;
    }),
  );
}

test('the first rule whose conditions all hold decides, else the default', () => {
  fc.assert(
    fc.property(rulesOf(fc.oneof(exact, partial)), fc.constantFrom(...visits), (rules, visit) => {
      const first = rules.findIndex((one) => one.conditions.every((c) => holdsPlainly(c, visit)));
      const decision = decide({ rules, defaultTarget }, visit, undefined);
      assert.equal(decision.ruleIndex ?? -1, first);
      assert.deepEqual(decision.target, rules[first]?.target ?? defaultTarget);
      const matched = decision.why.filter(({ outcome }) => outcome === 'matched');
      assert.deepEqual(
        matched.map(({ ruleIndex }) => ruleIndex),
        first < 0 ? [] : [first],
      );
    }),
    { numRuns: 1000 },
  );
});

const reachedBy = (rules: Rule[]): Set<number | undefined> =>
  new Set(visits.map((visit) => decide({ rules, defaultTarget }, visit, undefined).ruleIndex));

test('no visit reaches a rule that was reported', () => {
  fc.assert(
    fc.property(rulesOf(fc.oneof(exact, partial)), (rules) => {
      const reached = reachedBy(rules);
      for (const { ruleIndex } of findUnreachable(rules)) assert.ok(!reached.has(ruleIndex));
    }),
    { numRuns: 500 },
  );
});

test('with equals, oneOf and exists, every rule that no visit reaches is reported', () => {
  fc.assert(
    fc.property(rulesOf(exact), (rules) => {
      const reached = reachedBy(rules);
      const reported = new Set(findUnreachable(rules).map(({ ruleIndex }) => ruleIndex));
      rules.forEach((_, index) => {
        assert.equal(reported.has(index), !reached.has(index), `rule ${index}`);
      });
    }),
    { numRuns: 500 },
  );
});
