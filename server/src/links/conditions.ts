// The conditions of a routing rule: what each looks at, and when it holds. No I/O.
import { normalizeDomain } from '../platform/formats/domain.ts';

const utmParameters = {
  utmSource: 'utm_source',
  utmMedium: 'utm_medium',
  utmCampaign: 'utm_campaign',
  utmTerm: 'utm_term',
  utmContent: 'utm_content',
} as const;

export const conditionFields = [
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
export type ConditionField = (typeof conditionFields)[number];

interface Subject {
  field: ConditionField;
  /** The name of the query parameter, for the field `query` alone. */
  parameter?: string;
}
export type Condition = Subject &
  (
    | { operator: 'equals' | 'contains' | 'startsWith'; value: string }
    | { operator: 'oneOf'; values: string[] }
    | { operator: 'exists' }
  );

/** What is known of a visit. Empty where nothing is. */
export interface Facts {
  /** Parameters of the address, utm_* among them; one may be there several times. */
  query: readonly (readonly [name: string, value: string])[];
  /** The referring address or host. */
  referrer?: string | undefined;
  country?: string | undefined;
  accountDomain?: string | undefined;
}

/** A condition with its texts folded: comparing ignores case and the spelling of accents. */
export type Test = { subject: string; single: boolean } & (
  | { operator: 'equals' | 'contains' | 'startsWith'; value: string }
  | { operator: 'oneOf'; values: ReadonlySet<string> }
  | { operator: 'exists' }
);

const hostFields: ReadonlySet<ConditionField> = new Set(['referrerHost', 'accountDomain']);

export function testOf(condition: Condition): Test {
  const { field } = condition;
  const parameter = parameterOf(condition);
  const subject = parameter === undefined ? field : `query ${parameter}`;
  const about = { subject, single: parameter === undefined };
  // A whole host may be written as an address; a part of one is compared as it is.
  const whole = hostFields.has(field) ? foldHost : foldText;
  switch (condition.operator) {
    case 'exists':
      return { ...about, operator: 'exists' };
    case 'oneOf':
      return { ...about, operator: 'oneOf', values: new Set(condition.values.map(whole)) };
    case 'equals':
      return { ...about, operator: 'equals', value: whole(condition.value) };
    default:
      return { ...about, operator: condition.operator, value: foldText(condition.value) };
  }
}

/** Every value the condition's subject has in this visit, folded. */
export function actualValues(condition: Condition, facts: Facts): string[] {
  const parameter = parameterOf(condition);
  if (parameter !== undefined) {
    return facts.query.filter(([name]) => name === parameter).map(([, value]) => foldText(value));
  }
  if (condition.field === 'country') return given(facts.country).map(foldText);
  const host = condition.field === 'referrerHost' ? facts.referrer : facts.accountDomain;
  return given(host).flatMap((text) => normalizeDomain(text) ?? []);
}

/** One value that passes is enough. */
export const holds = (test: Test, values: readonly string[]): boolean =>
  values.some((value) => passes(test, value));

export function passes(test: Test, value: string): boolean {
  switch (test.operator) {
    case 'exists':
      return true;
    case 'equals':
      return value === test.value;
    case 'oneOf':
      return test.values.has(value);
    case 'contains':
      return value.includes(test.value);
    case 'startsWith':
      return value.startsWith(test.value);
  }
}

/** The utm fields are query parameters under another name, and mean the same ones. */
const parameterOf = ({ field, parameter }: Subject): string | undefined => {
  if (field === 'query') return parameter ?? '';
  return field in utmParameters ? utmParameters[field as keyof typeof utmParameters] : undefined;
};

const given = (text: string | undefined): string[] =>
  text === undefined || text.trim() === '' ? [] : [text];
const foldText = (text: string): string => text.normalize('NFC').toLowerCase();
const foldHost = (text: string): string => normalizeDomain(text) ?? foldText(text);

/** The facts of the utm fields, as the query parameters they are. */
export const utmQuery = (
  utm: Partial<Record<keyof typeof utmParameters, string | undefined>>,
): [string, string][] =>
  Object.entries(utmParameters).flatMap(([field, name]) => {
    const value = utm[field as keyof typeof utmParameters];
    return value === undefined ? [] : [[name, value] as [string, string]];
  });
