// A period as lists take it: from startDate on, up to but without endDate.
import Type from 'typebox';
import { Failure } from '../errors.ts';

export const Moment = (description: string) =>
  Type.Optional(Type.String({ format: 'date-time', maxLength: 100, description }));

/** In milliseconds; refuses a period that ends before it starts. */
export function readPeriod(query: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): { from: number | undefined; to: number | undefined } {
  const from = query.startDate === undefined ? undefined : Date.parse(query.startDate);
  const to = query.endDate === undefined ? undefined : Date.parse(query.endDate);
  if (from !== undefined && to !== undefined && from >= to) {
    const detail = 'must be later than startDate';
    throw new Failure('validation_failed', {
      errors: [{ in: 'query', pointer: '/endDate', code: 'out_of_range', detail }],
    });
  }
  return { from, to };
}
