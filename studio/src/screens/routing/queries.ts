import type { Condition, PageRouting, RoutingRule, RuleTarget } from '@facet/sdk';
import { queryOptions } from '@tanstack/react-query';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';

export const routingsQuery = queryOptions({
  queryKey: ['routings'],
  queryFn: async () => {
    const [routings, pages, links] = await Promise.all([
      facet.pageRoutings.list({ limit: 200 }),
      facet.pages.list({ limit: 200 }),
      facet.pageLinks.search({ limit: 200, targetType: 'page_routing' }),
    ]);
    return { routings: routings.items, pages: pages.items, links: links.items };
  },
});

export const audiencesQuery = (pageId: string) =>
  queryOptions({
    queryKey: ['page', pageId, 'audiences of routing'],
    queryFn: async () => (await facet.audiences.list(pageId, { limit: 200 })).items,
    enabled: pageId !== '',
  });

export const fields = [
  'utmSource',
  'utmMedium',
  'utmCampaign',
  'utmTerm',
  'utmContent',
  'referrerHost',
  'query',
  'country',
  'accountDomain',
] as const;
export type FieldName = (typeof fields)[number];
export const operators = ['equals', 'contains', 'startsWith', 'oneOf', 'exists'] as const;
export type Operator = (typeof operators)[number];

/** A condition as it is typed: one text for whatever the operator needs. */
export interface Typed {
  field: FieldName;
  parameter: string;
  operator: Operator;
  text: string;
}

export const typedOf = (condition: Condition): Typed => ({
  field: condition.field,
  parameter: condition.parameter ?? '',
  operator: condition.operator,
  text:
    condition.operator === 'oneOf'
      ? condition.values.join(', ')
      : condition.operator === 'exists'
        ? ''
        : condition.value,
});

export function conditionOf({ field, parameter, operator, text }: Typed): Condition {
  const common = { field, ...(field === 'query' ? { parameter: parameter.trim() } : {}) };
  if (operator === 'exists') return { ...common, operator };
  if (operator === 'oneOf')
    return { ...common, operator, values: text.split(',').map((value) => value.trim()) };
  return { ...common, operator, value: text.trim() };
}

/** "utm_source is linkedin and the country is one of DE, AT" */
export const ruleText = ({ conditions }: RoutingRule): string =>
  conditions
    .map((condition) => {
      const { field, parameter, operator, text } = typedOf(condition);
      const name = field === 'query' ? `?${parameter}` : t.routing.fields[field];
      return `${name} ${t.routing.operators[operator]} ${text}`.trim();
    })
    .join(` ${t.routing.and} `);

export type Names = (target: RuleTarget) => string;
/** As the routing itself says: its targets come with their names. */
export const namesOf =
  ({ targets }: Pick<PageRouting, 'targets'>): Names =>
  (target) => {
    const id = target.targetType === 'page' ? target.pageId : target.audienceId;
    return targets.find((one) => one.id === id)?.name ?? t.routing.gone;
  };

export type { PageRouting, RoutingRule, RuleTarget };
