// A period as lists take it: from startDate on, up to but without endDate.

import { Failure } from '../errors.ts';
import { Type } from '../json_type.ts';

export const Moment = (description: string) =>
  Type.Optional(Type.String({ format: 'date-time', maxLength: 100, description }));

/** In milliseconds. Things happen at whole ones: a finer bound lies behind the one it is written in. */
export function readMoment(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const finer = /\.\d{3}\d*[1-9]/.test(text) ? 1 : 0;
  return Date.parse(text) + finer;
}

/** In milliseconds; refuses a period that ends before it starts. */
export function readPeriod(query: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): { from: number | undefined; to: number | undefined } {
  const from = readMoment(query.startDate);
  const to = readMoment(query.endDate);
  if (from !== undefined && to !== undefined && from >= to) {
    const detail = 'must be later than startDate';
    throw new Failure('validation_failed', {
      errors: [{ in: 'query', pointer: '/endDate', code: 'out_of_range', detail }],
    });
  }
  return { from, to };
}
