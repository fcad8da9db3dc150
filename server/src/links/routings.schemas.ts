// The contract of a routing: its rules, the warnings on saving it, and the trace of a decision.

import { Exact, Nullable, notBlank, OneOf, ReadOnly, Timestamp } from '../platform/http/schemas.ts';
import { type TSchema, Type } from '../platform/json_type.ts';
import { type Condition, conditionFields } from './conditions.ts';
import { RuleTargetSchema } from './targets.ts';

const Value = Type.String({ minLength: 1, maxLength: 500, example: 'newsletter' });

// A query condition without its parameter is refused by the service: here it would be a fault of every kind at once.
const condition = (operator: Condition['operator'], members: Record<string, TSchema> = {}) =>
  Exact(
    {
      field: OneOf([...conditionFields], { example: 'utmSource' }),
      parameter: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 200,
          description: 'The name of the query parameter; with the field `query`, and only there',
        }),
      ),
      operator: Type.Literal(operator),
      ...members,
    },
    { title: `Condition${operator[0]?.toUpperCase()}${operator.slice(1)}` },
  );

export const ConditionSchema = Type.Unsafe<Condition>({
  title: 'Condition',
  description:
    'Case is ignored. referrerHost and accountDomain are host names without `www.`. ' +
    'A query parameter that occurs several times matches when one of its values matches.',
  type: 'object',
  required: ['operator'],
  discriminator: { propertyName: 'operator' },
  oneOf: [
    condition('equals', { value: Value }),
    condition('contains', { value: Value }),
    condition('startsWith', { value: Value }),
    condition('oneOf', { values: Type.Array(Value, { minItems: 1, maxItems: 50 }) }),
    condition('exists'),
  ],
});

const Name = Type.String({ minLength: 1, maxLength: 255, pattern: notBlank });
const RuleSchema = Exact(
  {
    name: Type.Optional(Name),
    conditions: Type.Array(ConditionSchema, {
      maxItems: 10,
      description: 'All conditions must match; an empty list always matches',
    }),
    target: RuleTargetSchema,
  },
  { title: 'RoutingRule' },
);

const rules = Type.Array(RuleSchema, {
  maxItems: 50,
  description: 'Evaluated in order; the first match wins',
});
const fields = {
  pageRoutingId: Type.String(),
  name: Name,
  rules,
  defaultTarget: RuleTargetSchema,
  targets: Type.Array(
    Type.Object({ id: Type.String(), name: Type.String(), pageId: Type.String() }),
    {
      description:
        'What the targets are called, and the page of each; those that were deleted are left out',
    },
  ),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};
const Warning = Type.Object(
  {
    ruleIndex: Type.Integer({ minimum: 0 }),
    code: OneOf(['unreachable', 'never_matches']),
    detail: Type.String(),
  },
  { title: 'RoutingWarning' },
);

export const PageRouting = Type.Object(fields, { title: 'PageRouting' });
export const PageRoutingWithWarnings = Type.Object(
  {
    ...fields,
    warnings: Type.Array(Warning, { description: 'Rules that can never match' }),
  },
  { title: 'PageRoutingWithWarnings' },
);

const readOnly = {
  pageRoutingId: ReadOnly,
  targets: ReadOnly,
  warnings: ReadOnly,
  createdAt: ReadOnly,
  updatedAt: ReadOnly,
};
export const NewPageRouting = Exact(
  { name: Name, rules, defaultTarget: RuleTargetSchema, ...readOnly },
  { title: 'NewPageRouting' },
);
export const PageRoutingChange = Exact(
  {
    name: Type.Optional(Name),
    rules: Type.Optional(rules),
    defaultTarget: Type.Optional(RuleTargetSchema),
    ...readOnly,
  },
  { title: 'PageRoutingChange' },
);

const Fact = (description: string, maxLength = 500) =>
  Type.Optional(Type.String({ minLength: 1, maxLength, description }));

export const VisitQuery = Exact({
  utmSource: Fact('The query parameter utm_source'),
  utmMedium: Fact('The query parameter utm_medium'),
  utmCampaign: Fact('The query parameter utm_campaign'),
  utmTerm: Fact('The query parameter utm_term'),
  utmContent: Fact('The query parameter utm_content'),
  referrer: Fact('The referring URL or host; only the host is compared', 1000),
  query: Fact('Further query parameters as in an address: `plan=pro&ref=a%20b`', 1000),
  country: Fact('The country as the proxy’s header gives it, such as DE', 100),
  accountDomain: Fact('The domain of the visitor’s account', 1000),
  personRouteKey: Fact(
    'The last segment of the path. If this person has an audience on a page of the routing (the default target’s page first, then those of the rules), it wins over every rule',
    100,
  ),
});

export const RoutingDecision = Type.Object(
  {
    target: RuleTargetSchema,
    decidedBy: OneOf(['person', 'rule', 'default']),
    ruleIndex: Nullable(Type.Integer({ minimum: 0, description: 'The rule that matched' })),
    why: Type.Array(
      Type.Object(
        {
          ruleIndex: Type.Integer({ minimum: 0 }),
          name: Type.Optional(Name),
          outcome: OneOf(['matched', 'failed', 'not_reached']),
          conditions: Type.Array(
            Type.Object(
              {
                condition: ConditionSchema,
                actual: Type.Array(Type.String(), {
                  description: 'The visit’s value, as it was compared',
                }),
                matched: Type.Boolean(),
              },
              { title: 'CheckedCondition' },
            ),
            { description: 'Every condition that was evaluated' },
          ),
        },
        { title: 'RuleTrace' },
      ),
    ),
  },
  { title: 'RoutingDecision' },
);
