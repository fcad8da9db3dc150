// The period that figures are asked for: open at either end unless it is said.

import { Failure, type Fault } from '../platform/errors.ts';
import { Moment, readMoment } from '../platform/http/period.ts';
import { Exact } from '../platform/http/schemas.ts';
import type { Static } from '../platform/json_type.ts';
import { always, type Period } from './spans.ts';

export const periodFields = {
  startDate: Moment('Only sessions that started at this time or later'),
  endDate: Moment('Only sessions that started before this time'),
};
export const PeriodQuery = Exact(periodFields);
type PeriodQuery = Static<typeof PeriodQuery>;

export function readPeriod({ startDate, endDate }: PeriodQuery, open: Period): Period {
  const from = readMoment(startDate) ?? open.from;
  const to = readMoment(endDate) ?? open.to;
  if (from >= to) refuse('/endDate', 'must be later than startDate');
  // There are no sessions before 1970; the spans need not know.
  return { from: Math.max(from, always.from), to: Math.max(to, always.from) };
}

export function refuse(pointer: string, detail: string): never {
  const fault: Fault = { in: 'query', pointer, code: 'out_of_range', detail };
  throw new Failure('validation_failed', { errors: [fault] });
}
